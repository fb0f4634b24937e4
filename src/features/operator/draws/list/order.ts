import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { DrawState } from '../../../../../contract/draws.ts'

const fortnight = 14 * 24 * 3_600_000
/** What asks for attention soonest comes first. */
const order: readonly DrawState[] = ['drawing', 'frozen', 'closed', 'open', 'upcoming', 'drawn']

interface Ordered {
  /** With a date: on sale, coming, about to be drawn, just drawn, or with a prize that is still on its way. */
  readonly running: readonly BookedDraw[]
  /** On sale until somebody gives them a date, the fullest first. */
  readonly waiting: readonly BookedDraw[]
  readonly rest: readonly BookedDraw[]
}

export function inOrder(draws: readonly BookedDraw[], now: string): Ordered {
  const isRunning = (draw: BookedDraw) => runs(draw, Date.parse(now))
  const hasDate = ({ state, closes_at: closesAt }: BookedDraw) => state === 'drawn' || closesAt !== null
  return {
    waiting: draws
      .filter((draw) => isRunning(draw) && !hasDate(draw))
      .sort((a, b) => b.paid_tickets - a.paid_tickets),
    running: draws
      .filter((draw) => isRunning(draw) && hasDate(draw))
      .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state) || closing(a) - closing(b)),
    rest: draws.filter((draw) => !isRunning(draw)).sort((a, b) => latest(b) - latest(a)),
  }
}

function runs({ state, off_sale: isOffSale, prize, drawn_at: drawnAt }: BookedDraw, now: number): boolean {
  if (state === 'drawn') {
    const isOnItsWay = prize === 'untold' || prize === 'told' || prize === 'claimed'
    return isOnItsWay || (drawnAt !== null && now - Date.parse(drawnAt) < fortnight)
  }
  return order.includes(state) && !isOffSale
}

function closing({ closes_at: closesAt }: BookedDraw): number {
  return closesAt ? Date.parse(closesAt) : Number.MAX_SAFE_INTEGER
}

function latest({ drawn_at: drawnAt, draws_at: drawsAt, opens_at: opensAt }: BookedDraw): number {
  return Date.parse(drawnAt ?? drawsAt ?? opensAt)
}
