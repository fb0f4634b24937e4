import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { buyWords, ticketErrors } from '../../content/tickets.ts'
import type { Draw, PaymentMode } from '../../lib/on-offer.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormError, Select } from '../../ui/field.tsx'
import { openDraws, purchase, TicketError } from './api.ts'
import { QuoteFacts } from './quote-facts.tsx'
import type { TicketErrorCode } from './types.ts'

type Choice = keyof (typeof buyWords)['choices']

interface BuyFormProps {
  words: typeof buyWords
  errors: typeof ticketErrors
}

const choices = ['seychelles', 'monaco', 'worldcup2026', 'diaspora'] as const satisfies readonly Choice[]

export function BuyForm({ words, errors }: BuyFormProps) {
  const [search] = useSearchParams()
  const wanted = choices.find((choice) => choice === search.get('experience'))
  const [choice, setChoice] = useState<Choice>(wanted ?? 'seychelles')
  const [quantity, setQuantity] = useState('1')
  const offered = useQuery({ queryKey: ['open-draws'], queryFn: openDraws, retry: 1 })
  const draw = offered.data?.draws.find(({ experience }) => experience === choice)
  const { buy, busy, refusal } = usePurchase(draw, offered.data?.payment ?? 'demo')

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    buy(Number(quantity))
  }

  return (
    <form onSubmit={submit} className="space-y-6">
      <div className="grid gap-6 sm:grid-cols-[1fr_8rem]">
        <Select
          label={words.experience}
          name="experience"
          value={choice}
          onChange={(event) => setChoice(event.target.value as Choice)}
        >
          {choices.map((each) => (
            <option key={each} value={each}>
              {words.choices[each]}
            </option>
          ))}
        </Select>
        <Field
          label={words.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={draw?.maxPerPerson}
          step={1}
          required
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
        />
      </div>
      <div
        className="bg-paper px-6 py-4 shadow-paper sm:px-8"
        aria-live="polite"
        aria-busy={offered.isPending}
      >
        {draw ? (
          <QuoteFacts draw={draw} quantity={Number(quantity)} words={words} />
        ) : (
          <p className="py-2 text-slate">{withoutDraw(offered, words, errors)}</p>
        )}
      </div>
      <p className="text-base text-slate">
        {words.adultSentence} {words.chance} {words.publication}
      </p>
      <FormError>{refusal && (errors[refusal] ?? errors.failed)}</FormError>
      <div className="grid gap-4 sm:grid-cols-2">
        <Button type="submit" disabled={busy || !draw} arrow>
          {busy ? words.busy : words.button}
        </Button>
        <Link
          to={words.freeEntry.to}
          className="caps inline-flex min-h-13 items-center justify-center border border-ink/50 px-8 hover:border-ink"
        >
          {words.freeEntry.label}
        </Link>
      </div>
      {offered.data?.payment !== 'stripe' && <p className="text-sm text-slate">{words.demo}</p>}
      <p className="flex gap-8 text-sm text-slate">
        <Link to={words.terms.to} className="underline">
          {words.terms.label}
        </Link>
        <Link to={words.protection.to} className="underline">
          {words.protection.label}
        </Link>
      </p>
    </form>
  )
}

/** What stands in the place of the facts. */
function withoutDraw(
  { isPending, isError }: { isPending: boolean; isError: boolean },
  words: BuyFormProps['words'],
  errors: BuyFormProps['errors'],
): string {
  if (isPending) return words.loading
  return isError ? errors.failed : words.offSale
}

/** One wish to buy keeps one request id, however often it is clicked or retried. */
function usePurchase(draw: Draw | undefined, payment: PaymentMode) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<TicketErrorCode | null>(null)
  const wish = useRef<{ key: string; requestId: string } | null>(null)
  const underway = useRef(false)

  const requestIdFor = (key: string): string => {
    if (wish.current?.key !== key) wish.current = { key, requestId: crypto.randomUUID() }
    return wish.current.requestId
  }

  const buy = async (quantity: number) => {
    if (!draw || underway.current) return
    if (!Number.isInteger(quantity) || quantity < 1) return setRefusal('bad_quantity')
    underway.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const requestId = requestIdFor(`${draw.id}:${quantity}`)
      const outcome = await purchase({ drawId: draw.id, quantity, requestId, confirmsAdult: true }, payment)
      wish.current = null
      if (outcome.kind === 'checkout') window.location.assign(outcome.url)
      else navigate(`/thank-you?order=${outcome.order.id}`)
    } catch (error) {
      setRefusal(error instanceof TicketError ? error.code : 'failed')
      // Only an unanswered request may have been carried out: any refusal ends this wish.
      if (!(error instanceof TicketError) || error.code !== 'connection_lost') wish.current = null
    } finally {
      underway.current = false
      setBusy(false)
    }
  }
  return { buy, busy, refusal }
}
