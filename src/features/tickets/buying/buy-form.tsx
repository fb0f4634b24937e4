import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { buyWords as words } from '../../../content/tickets/buying.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import type { ShownTrip } from '../shown.ts'
import { limitMet, limitSentence } from './limit-sentence.ts'
import { NotOnSale } from './not-on-sale.tsx'
import { QuantityField } from './quantity-field.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import type { Choice } from './use-choice.ts'
import { usePurchase } from './use-purchase.ts'
import { useQuote } from './use-quote.ts'

interface BuyFormProps {
  choice: Choice
  /** How to hear of the opening of a trip that is not on sale; a form of its own, so it stands outside this one. */
  notice?: ReactNode
  /** What has to be known about the chosen trip before it is bought. */
  remark?: string | undefined
}

export function BuyForm({ choice, notice, remark }: BuyFormProps) {
  const [typed, setTyped] = useState('1')
  const quantity = Number(typed)
  const { draw, offer } = choice
  const { quote, refusal: quoted, isFirst, askAgain } = useQuote(draw, quantity)
  const { buy, busy, refusalOf } = usePurchase(draw, askAgain)

  const isSoldOut = draw !== undefined && (quote ? quote.remaining : draw.remaining) === 0
  const refusal = quoted ?? refusalOf(quantity)
  const sentence = refusal ? limitSentence(refusal, quote) : undefined
  const limit = isSoldOut ? undefined : limitMet(refusal, quote)
  const isOnSale = choice.standing === undefined || choice.standing === 'open'
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    buy(quantity)
  }

  return (
    <>
      {!isOnSale && <NotOnSale choice={choice} notice={notice} />}
      <form onSubmit={submit} className="space-y-6">
        <TripSelect choice={choice} />
        {isOnSale && (
          <>
            {draw && remark && <p className="border-l-2 border-champagne pl-4 text-base">{remark}</p>}
            <QuantityField
              value={typed}
              most={quote?.you_may_buy ?? draw?.max_per_person ?? 1}
              refusal={limit && sentence}
              onChange={setTyped}
            />
            {draw && (
              <div className="bg-paper px-6 py-4 shadow-paper sm:px-8" aria-live="polite">
                <QuoteFacts draw={draw} quote={quote} quantity={quantity} limit={limit} />
              </div>
            )}
            {!offer && <p className="text-slate">{offer === null ? ticketErrors.failed : words.loading}</p>}
            <LastWords
              refusal={isSoldOut ? words.limits.soldOut : limit ? undefined : sentence}
              isSoldOut={isSoldOut}
              isDemo={draw?.payment === 'demo'}
              busy={busy}
              disabled={busy || !draw || isFirst || quoted !== null}
            />
          </>
        )}
      </form>
    </>
  )
}

interface LastWordsProps {
  /** Why nothing can be bought here, whatever the quantity. */
  refusal: string | undefined
  isSoldOut: boolean
  isDemo: boolean
  busy: boolean
  disabled: boolean
}

/** What proceeding means, and the two ways into the draw. */
function LastWords({ refusal, isSoldOut, isDemo, busy, disabled }: LastWordsProps) {
  const told = useId()
  return (
    <>
      <p className="text-base text-slate">
        {words.adultSentence} {words.chance} {words.publication}
      </p>
      {/* Always there, so that whoever listens hears it as it comes. */}
      <p id={told} role="alert" className="font-medium text-rose-error empty:hidden">
        {refusal}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {!isSoldOut && (
          <Button type="submit" disabled={disabled} aria-describedby={told} arrow>
            {busy ? words.busy : words.button}
          </Button>
        )}
        <ButtonLink to={words.freeEntry.to} look={isSoldOut ? 'ink' : 'outline'}>
          {words.freeEntry.label}
        </ButtonLink>
      </div>
      {isDemo && !isSoldOut && <p className="text-sm text-slate">{words.demo}</p>}
      <p className="flex flex-wrap gap-x-8 gap-y-2 text-sm text-slate">
        {[words.terms, words.protection].map(({ label, to }) => (
          <Link key={to} to={to} className="underline">
            {label}
          </Link>
        ))}
      </p>
    </>
  )
}

/** The specified labels, what else is on sale, and beside them the trip by its own name. */
function TripSelect({ choice }: { choice: Choice }) {
  const { trip, trips, choose } = choice
  const specified: Partial<Record<ExperienceSlug, string>> = words.choices
  return (
    <Select
      label={words.experience}
      name="experience"
      value={trip?.slug ?? ''}
      onChange={(event) => choose(event.target.value as ExperienceSlug)}
      {...(trip && { hint: describe(trip.card) })}
    >
      {trips.map(({ slug, card, standing }) => (
        <option key={slug} value={slug}>
          {specified[slug] ?? card.title}
          {standing && standing !== 'open' && ` ${words.marks[standing]}`}
        </option>
      ))}
    </Select>
  )
}

/** 'Nigeria homecoming · Lagos & Abeokuta · 7 days · 2 guests'. */
function describe({ title, location, duration, maxGuests }: ShownTrip['card']): string {
  return fillIn(words.trip, { title, location, duration, guests: maxGuests })
}
