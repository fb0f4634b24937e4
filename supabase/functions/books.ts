import type Stripe from 'stripe'
import type { ProviderLine } from '../../contract/payment.ts'
import { call } from './call.ts'
import type { FunctionContext } from './context.ts'
import { stripeFor, takesPayments } from './stripe.ts'

const atOnce = 500

/** How many lines were new, and in how many places the two books part. */
export type BooksRead = { lines: number; differences: number }

/** Copies the lines of the provider's balance that are not in our books yet. */
export async function readBooks(context: FunctionContext): Promise<BooksRead> {
  if (!takesPayments(context.env)) return { lines: 0, differences: 0 }
  const since = await call(context, 'books_read_until', {})
  const created = since ? { created: { gte: Math.floor(Date.parse(since) / 1000) } } : {}
  const list = stripeFor(context.env).balanceTransactions.list({
    limit: 100,
    expand: ['data.source'],
    ...created,
  })
  let noted = 0
  let lines: ProviderLine[] = []
  const note = async () => {
    noted += await call(context, 'note_provider_lines', { lines: JSON.stringify(lines) })
    lines = []
  }
  for await (const line of list) {
    lines.push(lineOf(line))
    if (lines.length === atOnce) await note()
  }
  if (lines.length > 0) await note()
  return { lines: noted, differences: await call(context, 'note_books_read', {}) }
}

function lineOf({ id, amount, fee, currency, created, ...line }: Stripe.BalanceTransaction): ProviderLine {
  const source = line.source as { id?: string; payment_intent?: string | null } | string | null
  return {
    id,
    kind: kinds[line.reporting_category] ?? 'other',
    amount_pence: amount,
    fee_pence: fee,
    currency,
    source_ref: typeof source === 'string' ? source : (source?.id ?? null),
    payment_ref: typeof source === 'string' ? null : (source?.payment_intent ?? null),
    at: new Date(created * 1000).toISOString(),
  }
}

/** In the provider's words; whatever else it books is fees and corrections. */
const kinds: Partial<Record<string, ProviderLine['kind']>> = {
  charge: 'charge',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  payout: 'payout',
  payout_reversal: 'payout',
}
