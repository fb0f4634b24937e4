import { answer } from '../answers.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { settleRefunds } from '../refund/settle.ts'
import { callStripe, isSigned, takesPayments } from '../stripe.ts'

type Session = {
  client_reference_id?: string | null
  payment_intent?: string | null
  payment_status?: string
  amount_total?: number
  currency?: string
}
type Event = { id: string; type: string; data: { object: Session } }

/** The only issuer of paid tickets. Anything but a 200 makes the provider send the event again. */
const paymentWebhook: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  const body = await request.text()
  const secret = context.env.STRIPE_WEBHOOK_SECRET ?? ''
  if (!(await isSigned(body, request.headers.get('stripe-signature'), secret, Date.now()))) {
    return answer(400, { message: 'bad_signature' })
  }
  const outcome = await hear(JSON.parse(body) as Event, context)
  await settleRefunds(context, 5)
  return answer(200, { outcome })
}

export default paymentWebhook

async function hear(event: Event, context: FunctionContext): Promise<unknown> {
  const session = event.data.object
  if (!isOrderId(session.client_reference_id)) return 'ignored'
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // Slow ways to pay complete the page first and the payment days later.
      return session.payment_status === 'paid' ? takePayment(event, context) : 'not_paid_yet'
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return outcomeOf(
        await context.sql('select api.expire_order($1::text, $2::text::uuid) as outcome', [
          event.id,
          session.client_reference_id,
        ]),
      )
    default:
      return 'ignored'
  }
}

async function takePayment(event: Event, context: FunctionContext): Promise<unknown> {
  const session = event.data.object
  const funding = await cardFunding(String(session.payment_intent), context)
  return outcomeOf(
    await context.sql(
      `select api.take_payment($1::text, $2::text::uuid, $3::text, $4::int, $5::text, $6::text) as outcome`,
      [
        event.id,
        session.client_reference_id,
        session.payment_intent,
        session.amount_total,
        session.currency,
        funding,
      ],
    ),
  )
}

/** Whether it was a credit card, which the event itself does not say. */
async function cardFunding(paymentIntent: string, context: FunctionContext): Promise<string> {
  const path = `/v1/payment_intents/${encodeURIComponent(paymentIntent)}?expand[]=latest_charge`
  const intent = (await callStripe(context.env, path)) as {
    latest_charge?: { payment_method_details?: { card?: { funding?: string } } }
  }
  const funding = intent.latest_charge?.payment_method_details?.card?.funding ?? 'unknown'
  return ['credit', 'debit', 'prepaid'].includes(funding) ? funding : 'unknown'
}

function outcomeOf(rows: Record<string, unknown>[]): unknown {
  return rows[0]?.outcome
}

function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
