import { formatPence } from '../../src/lib/money.ts'
import { date, pence, readWords, required, subject } from './arguments.ts'
import { act, withDatabase } from './database.ts'
import { findDraw } from './finding.ts'

/** Writes down what was paid over to a draw's charity; the reference is public. */
export async function charityPaid(args: string[]): Promise<string> {
  const words = readWords(args, ['amount', 'reference', 'on'])
  const wanted = subject(words, 'draw')
  const amount = pence(required(words, 'amount'), 'amount')
  const reference = required(words, 'reference')
  const paidOn = date(required(words, 'on'), 'on')
  return withDatabase(async (sql) => {
    const draw = await findDraw(sql, wanted)
    const line = await act(sql, 'record_charity_payment', {
      draw_id: draw,
      amount_pence: amount,
      paid_on: paidOn,
      reference,
    })
    const { title, charity_name, paid_pence, accrued_pence, due_pence } = line
    return `${title}: ${formatPence(paid_pence)} of ${formatPence(accrued_pence)} paid to ${charity_name}, ${formatPence(due_pence)} still due.`
  })
}
