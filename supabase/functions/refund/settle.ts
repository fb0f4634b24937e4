import type { RefundDue } from '../../../contract/payment.ts'
import { call, rowsOf } from '../call.ts'
import type { FunctionContext } from '../context.ts'
import { stripeFor, takesPayments } from '../stripe.ts'

/** Sends back what is owed. One that fails stays due and is tried again after the others. */
export async function settleRefunds(context: FunctionContext, atMost: number): Promise<number> {
  if (!takesPayments(context.env)) return 0
  const due = await rowsOf(context, 'refunds_due', { at_most: atMost })
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
    await call(context, 'settle_refund', { refund_id: refund.id, provider_ref: sent.id })
    return true
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    await call(context, 'note_refund_error', { refund_id: refund.id, message })
    return false
  }
}
