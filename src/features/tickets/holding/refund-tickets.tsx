import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { Ticket } from '../../../../contract/tickets.ts'
import { myTicketsWords } from '../../../content/tickets/holding.ts'
import { ticketErrors } from '../../../content/tickets/refusals.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatPence } from '../../../lib/money.ts'
import { told } from '../../../lib/refused.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { FormError } from '../../../ui/field.tsx'
import { refundTickets } from '../api.ts'

const words = myTicketsWords.refund

interface RefundTicketsProps {
  drawId: string
  tickets: readonly Ticket[]
}

type Chosen = ReadonlySet<number>

/** Which tickets go back is chosen in the dialog, and confirmed there. */
export function RefundTickets({ drawId, tickets }: RefundTicketsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const refunding = useMutation({
    mutationFn: () => refundTickets({ draw_id: drawId, numbers: [...chosen] }),
    onSuccess: async ({ status }) => {
      dialog.current?.close()
      toast(status === 'due' ? words.due : words.done)
      await Promise.all(
        [['my-tickets'], ['order']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
    },
  })
  const amount = tickets
    .filter(({ number }) => chosen.has(number))
    .reduce((sum, { price_pence: pricePence }) => sum + pricePence, 0)
  const only = tickets.length === 1

  const open = () => {
    refunding.reset()
    setChosen(only ? all(tickets) : new Set())
    dialog.current?.showModal()
  }

  return (
    <>
      <button
        type="button"
        onClick={open}
        className="min-h-11 text-sm text-slate underline decoration-champagne underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        {words.button}
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`refund-${drawId}`}
        className="m-auto w-[min(36rem,92vw)] bg-ivory p-[min(2rem,6vw)] text-ink shadow-paper backdrop:bg-ink/60"
      >
        <h2 id={`refund-${drawId}`} className="text-heading">
          {only ? words.title.one : words.title.many}
        </h2>
        <p className="mt-4 text-slate">{words.text}</p>
        <Choice tickets={tickets} chosen={chosen} onChoose={setChosen} />
        <FormError>{refunding.error && told(refunding.error, ticketErrors)}</FormError>
        <ButtonRow className="mt-4">
          <Button onClick={() => refunding.mutate()} disabled={refunding.isPending || chosen.size === 0}>
            {refunding.isPending
              ? words.busy
              : [words.confirm, amount && formatPence(amount)].filter(Boolean).join(' ')}
          </Button>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </ButtonRow>
      </dialog>
    </>
  )
}

interface ChoiceProps {
  tickets: readonly Ticket[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Nothing is chosen for somebody who holds several; all of them are one tap. */
function Choice({ tickets, chosen, onChoose }: ChoiceProps) {
  const price = formatPence(tickets[0]?.price_pence ?? 0)
  const everything = chosen.size === tickets.length
  return (
    <fieldset className="my-6">
      <legend className="sr-only">{words.choose}</legend>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-mist pb-1">
        <p className="text-base text-slate">{fillIn(words.each, { price })}</p>
        {tickets.length > 1 && (
          <Tick checked={everything} onChange={() => onChoose(everything ? new Set() : all(tickets))}>
            {fillIn(words.all, { count: tickets.length })}
          </Tick>
        )}
      </div>
      <ul className="-mx-1 grid max-h-[38svh] grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] overflow-y-auto px-1 pt-2">
        {tickets.map(({ number }) => (
          <li key={number}>
            <Tick checked={chosen.has(number)} onChange={() => onChoose(toggled(chosen, number))}>
              <span className="figures text-xl">{ticketNumber(number)}</span>
            </Tick>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface TickProps {
  checked: boolean
  onChange: () => void
  children: ReactNode
}

function Tick({ children, ...box }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0 accent-ink" {...box} />
      {children}
    </label>
  )
}

function all(tickets: readonly Ticket[]): Chosen {
  return new Set(tickets.map(({ number }) => number))
}

function toggled(chosen: Chosen, number: number): Chosen {
  const next = new Set(chosen)
  if (!next.delete(number)) next.add(number)
  return next
}
