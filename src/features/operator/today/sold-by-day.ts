import type { BookedDraw, SalesDay } from '../../../../contract/desk.ts'
import { londonDay } from '../parts/london-day.ts'

export interface SoldAt {
  readonly at: Date
  /** In the draw by then: bought, and not given back. */
  readonly tickets: number
}

/** Tickets in a draw, day by day from its opening, with the figure of this moment at the end: it is that of today. */
export function soldByDay(
  draw: Pick<BookedDraw, 'opens_at' | 'paid_tickets'>,
  days: readonly SalesDay[],
  now: Date,
): SoldAt[] {
  const opened = new Date(draw.opens_at)
  const today = londonDay(now)
  let tickets = 0
  const sold = days.map(({ day, tickets: more, retired }) => {
    tickets = Math.max(tickets + more - retired, 0)
    const noon = new Date(`${day}T12:00:00Z`)
    // Of a draw that opens in the evening, noon of its first day lies before it.
    return { day, at: noon < opened ? opened : noon, tickets }
  })
  return [
    { at: opened, tickets: 0 },
    ...sold.filter(({ day }) => day !== today).map(({ at, tickets }) => ({ at, tickets })),
    { at: now, tickets: draw.paid_tickets },
  ]
}
