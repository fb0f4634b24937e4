import type { PersonPage } from '../../../../../contract/desk.ts'
import { personWords } from '../../../../content/operator/people.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import type { FactLine } from '../../parts/facts.tsx'

const words = personWords.glance
/** The service tells no more orders of a person. */
export const mostOrders = 200

type Known = Pick<PersonPage, 'tickets' | 'orders' | 'protection'>

/** What somebody holds, what they paid, what came back to them, and what they may still spend. */
export function atAGlance({ tickets, orders, protection }: Known): readonly FactLine[] {
  const { monthly_limit_pence: limit, spent_this_month_pence: spent } = protection
  const inDraws = tickets.filter(
    ({ status, draw_status }) => status === 'live' && (draw_status === 'open' || draw_status === 'frozen'),
  )
  // A demonstration takes no money.
  const paid = orders.filter(({ payment, status }) => payment !== 'demo' && status === 'paid')
  const owed = sum(paid.map(({ owed_pence }) => owed_pence))
  const sent = sum(paid.map(({ refunded_pence }) => refunded_pence)) - owed
  const told = (pence: number) =>
    orders.length < mostOrders ? formatPence(pence) : fillIn(words.over, { pence: formatPence(pence) })
  return [
    [words.tickets, formatCount(sum(inDraws.map(({ count }) => count)))],
    [words.paid, told(sum(paid.map(({ total_pence }) => total_pence)))],
    [words.back, told(sent), owed > 0 ? fillIn(words.owed, { pence: formatPence(owed) }) : undefined],
    [words.left, limit === null ? words.noLimit : formatPence(Math.max(0, limit - spent))],
  ]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
