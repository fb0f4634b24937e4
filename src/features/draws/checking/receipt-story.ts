import type { TicketInResult } from '../../../../draw/receipt.ts'
import { ticketCheckWords as words } from '../../../content/draws/checking.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import type { ReceiptAnswer } from './check-messages.ts'
import type { StepStatus } from './check-story.ts'

export interface ReceiptLine {
  status: StepStatus
  text: string
}

/** What is to be said about a receipt, line by line. */
export function receiptLines(
  answer: ReceiptAnswer | 'busy' | 'unreachable' | null,
  { drawId, entries }: { drawId: string; entries: number },
): ReceiptLine[] {
  if (answer === null) return []
  if (answer === 'busy') return [{ status: 'pending', text: words.busy }]
  if (answer === 'unreachable') return [{ status: 'fails', text: words.unreachable }]
  if (answer.draw === null) return [{ status: 'fails', text: words.unreadable }]
  if (answer.draw !== drawId) return [{ status: 'fails', text: words.otherDraw }]
  return [
    ...answer.steps.map(({ id, ok, tickets }): ReceiptLine => {
      const { holds, fails } = words.steps[id]
      const numbers = tickets.map(ticketNumber).join(', ')
      return ok ? { status: 'holds', text: holds } : { status: 'fails', text: fillIn(fails, { numbers }) }
    }),
    ...placeLines(answer, entries),
  ]
}

function placeLines({ places, numbers }: ReceiptAnswer, entries: number): ReceiptLine[] {
  if (places === 'sought') return [{ status: 'pending', text: words.found.sought }]
  if (places) return places.map((place) => placeLine(place, entries))
  return numbers.map((number) => beforeLine(number))
}

function placeLine({ ticketNo, found, index }: TicketInResult, entries: number): ReceiptLine {
  const text = fillIn(words.found[found], {
    number: ticketNumber(ticketNo),
    place: formatCount((index ?? 0) + 1),
    count: formatCount(entries),
  })
  return { status: found === 'missing' ? 'fails' : 'holds', text }
}

function beforeLine(number: number): ReceiptLine {
  return { status: 'waits', text: fillIn(words.found.before, { number: ticketNumber(number) }) }
}
