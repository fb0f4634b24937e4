import { ledgerWords as words } from '../../../content/tickets/charity.ts'
import { formatCount } from '../../../lib/count.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatDay } from '../../../lib/time.ts'
import type { CharityLedgerLine } from '../types.ts'

/** When the draw of a line was or will be. */
export function dateOf({ status, drawsAt }: Pick<CharityLedgerLine, 'status' | 'drawsAt'>): string {
  if (status === 'cancelled') return words.cancelled
  if (!drawsAt) return words.undated
  return `${status === 'drawn' ? words.drawn : words.toBeDrawn} ${formatDay(drawsAt)}`
}

type Sums = Pick<CharityLedgerLine, 'paidTickets' | 'charityPence' | 'accruedPence' | 'paidPence'>

/** The whole sum in one line: '46 × £2.50 = £115 · paid £0'. */
export function sumOf({ paidTickets, charityPence, accruedPence, paidPence }: Sums): string {
  const product = `${formatCount(paidTickets)} × ${formatPence(charityPence)}`
  return `${product} = ${formatPence(accruedPence)} · ${words.paid} ${formatPence(paidPence)}`
}
