import type { CharityLine } from '../../../../contract/charity.ts'
import { ledgerWords as words } from '../../../content/tickets/charity.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/time.ts'

/** When the draw of a line was or will be. */
export function dateOf({ status, draws_at: drawsAt }: Pick<CharityLine, 'status' | 'draws_at'>): string {
  if (status === 'cancelled') return words.cancelled
  if (!drawsAt) return words.undated
  return `${status === 'drawn' ? words.drawn : words.toBeDrawn} ${formatDay(drawsAt)}`
}

type Sums = Pick<CharityLine, 'paid_tickets' | 'charity_pence' | 'accrued_pence' | 'paid_pence'>

/** The whole sum in one line: '46 × £2.50 = £115 · paid £0'. */
export function sumOf({ paid_tickets, charity_pence, accrued_pence, paid_pence }: Sums): string {
  const product = `${formatCount(paid_tickets)} × ${formatPence(charity_pence)}`
  return `${product} = ${formatPence(accrued_pence)} · ${words.paid} ${formatPence(paid_pence)}`
}
