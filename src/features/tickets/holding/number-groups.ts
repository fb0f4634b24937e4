import type { MyDraw, Ticket } from '../../../../contract/tickets.ts'

/** How a ticket stands, in the order it matters to its holder. */
export type Standing = 'drawn' | 'live' | 'suspended' | 'wasIn' | 'refunded' | 'void'

export interface NumberGroup {
  readonly standing: Standing
  readonly source: Ticket['source']
  readonly numbers: readonly number[]
}

const standings: readonly Standing[] = ['drawn', 'live', 'suspended', 'wasIn', 'refunded', 'void']
const sources: readonly Ticket['source'][] = ['paid', 'post']

/** A holder's numbers, those together that stand alike. */
export function numberGroups(
  { tickets, status, drawn_number: drawnNumber }: MyDraw,
  suspended: readonly number[],
): readonly NumberGroup[] {
  const standingOf = (ticket: Ticket): Standing => {
    if (ticket.status !== 'live') return ticket.status
    if (suspended.includes(ticket.number)) return 'suspended'
    if (ticket.number === drawnNumber) return 'drawn'
    return status === 'drawn' ? 'wasIn' : 'live'
  }
  const groups = standings.flatMap((standing) =>
    sources.map((source) => {
      const alike = tickets.filter((ticket) => ticket.source === source && standingOf(ticket) === standing)
      return { standing, source, numbers: alike.map(({ number }) => number) }
    }),
  )
  return groups.filter(({ numbers }) => numbers.length > 0)
}
