import type { RefundDue } from '../../../contract/payment.ts'
import { call, rowsOf } from '../call.ts'
import type { FunctionContext } from '../context.ts'
import { stripeFor, takesPayments } from '../stripe.ts'

/** Sends back what is owed, and says how many left. One that fails stays due and is tried again later, each time later. */
export async function settleRefunds(context: FunctionContext, atMost: number): Promise<number> {
  if (!takesPayments(context.env)) return 0
  const due = await rowsOf(context, 'claim_refunds', { at_most: atMost })
  let settled = 0
  for (const refund of due) if (await settle(context, refund)) settled += 1
  return settled
}

async function settle(context: FunctionContext, refund: RefundDue): Promise<boolean> {
  try {
    const provider_ref = (await sentBefore(context, refund)) ?? (await send(context, refund))
    await call(context, 'settle_refund', { refund_id: refund.id, provider_ref })
    return true
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    console.error(`Refund ${refund.id} was not sent: ${message}`)
    await call(context, 'note_refund_error', { refund_id: refund.id, message })
    return false
  }
}

/** An answer may have been lost, longer ago than the provider remembers what it was told: its books are asked. */
async function sentBefore({ env }: FunctionContext, refund: RefundDue): Promise<string | null> {
  if (refund.attempts === 1) return null
  const { payment_ref: payment_intent } = refund
  for await (const { id, status, metadata } of stripeFor(env).refunds.list({ payment_intent, limit: 100 }))
    if (metadata?.refund_id === refund.id && status !== 'failed' && status !== 'canceled') return id
  return null
}

async function send({ env }: FunctionContext, refund: RefundDue): Promise<string> {
  const { id, payment_ref: payment_intent, amount_pence: amount, bounces } = refund
  const sent = await stripeFor(env).refunds.create(
    { payment_intent, amount, metadata: { refund_id: id } },
    // For whoever was still at it when the refund was let go of; one that came back is sent anew.
    { idempotencyKey: bounces ? `refund-${id}-${bounces}` : `refund-${id}` },
  )
  return sent.id
}
