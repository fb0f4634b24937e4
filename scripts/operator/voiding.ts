import { formatPence } from '../../src/lib/money.ts'
import { readWords, required, subject, UsageError } from './arguments.ts'
import { act, withDatabase } from './database.ts'
import { findDraw } from './finding.ts'

/** Takes paid tickets that broke the terms out of the pool; letters have void-letter. */
export async function voidTickets(args: string[]): Promise<string> {
  const words = readWords(args, ['reason'], ['refund'])
  const wanted = subject(words, 'draw', Number.POSITIVE_INFINITY)
  const numbers = words.positionals.slice(1).map(Number)
  if (numbers.length === 0 || !numbers.every((number) => Number.isSafeInteger(number) && number > 0)) {
    throw new UsageError('Say which ticket numbers.')
  }
  const reason = required(words, 'reason')
  const refund = Boolean(words.options.refund)
  return withDatabase(async (sql) => {
    const { title, voided, refunded_pence } = await act(sql, 'void_tickets', {
      draw_id: await findDraw(sql, wanted),
      numbers: [...new Set(numbers)],
      reason,
      with_refund: refund,
    })
    return `${voided.length} tickets of ${title} are out of the pool, ${formatPence(refunded_pence)} refunded.`
  })
}
