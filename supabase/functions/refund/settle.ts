import type { FunctionContext } from '../context.ts'
import { stripeFor, takesPayments } from '../stripe.ts'

type RefundDue = { id: string; amount_pence: number; payment_ref: string }

/** Sends back what is owed. One that fails stays due and is tried again after the others. */
export async function settleRefunds(context: FunctionContext, atMost: number): Promise<number> {
  if (!takesPayments(context.env)) return 0
  const due = (await context.sql('select * from api.refunds_due($1::int)', [atMost])) as RefundDue[]
  let settled = 0
  for (const refund of due) if (await settle(context, refund)) settled += 1
  return settled
}

async function settle(context: FunctionContext, refund: RefundDue): Promise<boolean> {
  try {
    const sent = await stripeFor(context.env).refunds.create(
      { payment_intent: refund.payment_ref, amount: refund.amount_pence },
      // Two workers may pick up the same refund; the provider sees one.
      { idempotencyKey: `refund-${refund.id}` },
    )
    await context.sql('select api.settle_refund($1::uuid, $2::text)', [refund.id, sent.id])
    return true
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    await context.sql('select api.note_refund_error($1::uuid, $2::text)', [refund.id, reason])
    return false
  }
}
