import { functionContext } from '../../server/calls/functions.ts'
import { formatPence } from '../../src/lib/money.ts'
import { readWords, subject, UsageError } from './arguments.ts'
import { withDatabase } from './database.ts'

export async function choosePayment(args: string[]): Promise<string> {
  const provider = subject(readWords(args, []), 'way to pay (demo or stripe)')
  if (!['demo', 'stripe'].includes(provider)) throw new UsageError('Tickets are paid for by demo or stripe.')
  await withDatabase((sql) => sql`select private.use_payment(${provider})`)
  return provider === 'demo'
    ? 'From now on tickets are issued at once and no money moves. Draws that have a date keep their way of payment.'
    : 'From now on tickets are issued by the signed word of Stripe alone. Draws that have a date keep their way of payment.'
}

export async function refundsDue(args: string[]): Promise<string> {
  readWords(args, [])
  const rows = await withDatabase(
    (sql) => sql`
      select r.id, r.amount_pence, r.reason, r.attempts, r.last_error, r.created_at, u.email
      from private.refunds r join private.orders o on o.id = r.order_id join auth.users u on u.id = o.user_id
      where r.status = 'due' order by r.created_at`,
  )
  const line = (row: (typeof rows)[number]) =>
    `${row.id}  ${formatPence(row.amount_pence)} to ${row.email}, since ${row.created_at.toISOString()} (${row.reason})${row.last_error ? `, ${row.attempts} attempts: ${row.last_error}` : ''}`
  return rows.length ? rows.map(line).join('\n') : 'No refund is waiting.'
}

export async function sendRefunds(args: string[]): Promise<string> {
  readWords(args, [])
  return withDatabase(async (sql) => {
    // Loaded only when needed: it brings the payment provider's library along.
    const { settleRefunds } = await import('../../supabase/functions/refund/settle.ts')
    const settled = await settleRefunds(functionContext(sql, ''), 1000)
    const [row] = await sql`select count(*)::int as waiting from private.refunds where status = 'due'`
    return `${settled} refunds sent, ${row?.waiting} still waiting.`
  })
}
