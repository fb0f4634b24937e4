import { keepsakeWords as words } from '../../../content/tickets/keepsake.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatDay } from '../../../lib/time.ts'
import type { ShownOrder, ShownTrip } from '../shown.ts'
import type { KeepsakeFacts } from './keepsake-picture.ts'

const listedAtMost = 3

/** '000042 · 000043', or '000042 – 000091' for a hand too large to be listed; an order's numbers follow each other. */
export function numbersInShort(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)]
  if (numbers.length > listedAtMost) return `${ticketNumber(first)} – ${ticketNumber(last)}`
  return numbers.map(ticketNumber).join(' · ')
}

export function keepsakeFacts(
  order: Pick<ShownOrder, 'numbers' | 'draws_at' | 'bought_at'>,
  { card, accents }: ShownTrip,
  holder: string,
): Omit<KeepsakeFacts, 'poster'> {
  return {
    ...accents,
    title: card.title,
    location: card.location,
    kind: words.kind,
    numbers: numbersInShort(order.numbers),
    lines: [
      [words.holder, holder],
      [words.draws, order.draws_at ? formatDay(order.draws_at) : words.undated],
      [words.bought, formatDay(order.bought_at)],
    ],
  }
}
