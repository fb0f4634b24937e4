import { moneyWords } from '../../../content/operator/money.ts'
import { formatCount } from '../../../lib/count.ts'
import { fillIn } from '../../../lib/fill-in.ts'

const words = moneyWords.refunds.tries

/** How often a refund was sent in vain. */
export function triesTold(attempts: number): string {
  return attempts === 1 ? words.one : fillIn(words.many, { count: formatCount(attempts) })
}
