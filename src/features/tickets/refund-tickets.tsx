import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { myTicketsWords, ticketErrors } from '../../content/tickets.ts'
import { formatPence } from '../../lib/money.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/field.tsx'
import { refundTickets } from './api.ts'
import { ticketNumber } from './ticket-numbers.tsx'
import { told } from './told.ts'
import type { Ticket } from './types.ts'

interface RefundTicketsProps {
  drawId: string
  tickets: readonly Ticket[]
  words: (typeof myTicketsWords)['refund']
  errors: typeof ticketErrors
}

/** Which tickets go back is chosen in the dialog, and confirmed there. */
export function RefundTickets({ drawId, tickets, words, errors }: RefundTicketsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const refunding = useMutation({
    mutationFn: () => refundTickets(drawId, [...chosen]),
    onSuccess: async ({ status }) => {
      dialog.current?.close()
      toast(status === 'due' ? words.due : words.done)
      await queries.invalidateQueries({ queryKey: ['my-tickets'] })
    },
  })
  const amount = tickets
    .filter(({ number }) => chosen.has(number))
    .reduce((sum, { pricePence }) => sum + pricePence, 0)

  const open = () => {
    refunding.reset()
    setChosen(new Set(tickets.map(({ number }) => number)))
    dialog.current?.showModal()
  }
  const toggle = (number: number) =>
    setChosen((current) => {
      const next = new Set(current)
      if (!next.delete(number)) next.add(number)
      return next
    })

  return (
    <>
      <Button look="outline" onClick={open} className="min-h-11 px-6">
        {words.button}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={`refund-${drawId}`}
        className="m-auto w-[min(32rem,92vw)] bg-ivory p-8 text-ink shadow-paper backdrop:bg-ink/60"
      >
        <h2 id={`refund-${drawId}`} className="text-heading">
          {tickets.length === 1 ? words.title.one : words.title.many}
        </h2>
        <p className="mt-4 text-slate">{words.text}</p>
        <ul className="my-6 max-h-[40svh] overflow-y-auto">
          {tickets.map(({ number, pricePence }) => (
            <li key={number} className="border-t border-mist">
              <label className="flex min-h-11 items-center gap-4 py-1.5">
                <input
                  type="checkbox"
                  checked={chosen.has(number)}
                  onChange={() => toggle(number)}
                  className="size-5 accent-ink"
                />
                <span className="figures text-xl">{ticketNumber(number)}</span>
                <span className="ml-auto text-slate">{formatPence(pricePence)}</span>
              </label>
            </li>
          ))}
        </ul>
        <FormError>{refunding.error && told(refunding.error, errors)}</FormError>
        <div className="mt-4 flex flex-wrap gap-4">
          <Button onClick={() => refunding.mutate()} disabled={refunding.isPending || chosen.size === 0}>
            {refunding.isPending ? words.busy : `${words.confirm} ${formatPence(amount)}`}
          </Button>
          <Button look="outline" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </Button>
        </div>
      </dialog>
    </>
  )
}
