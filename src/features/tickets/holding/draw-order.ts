import type { MyDraw } from '../../../../contract/tickets.ts'

/** What somebody may still win comes first, the soonest draw before the others; then what is over or handed back. */
export function inOrder(draws: readonly MyDraw[]): readonly MyDraw[] {
  return draws.toSorted((a, b) => rank(a) - rank(b) || timeOf(a) - timeOf(b))
}

function rank({ status, tickets }: MyDraw): number {
  if (tickets.every((ticket) => ticket.status !== 'live')) return 2
  return status === 'drawn' || status === 'cancelled' ? 1 : 0
}

/** Two draws without a date stay as they came. */
function timeOf({ draw }: MyDraw): number {
  return draw.draws_at ? Date.parse(draw.draws_at) : Number.MAX_SAFE_INTEGER
}
