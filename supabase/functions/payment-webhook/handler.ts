import type Stripe from 'stripe'
import { answer } from '../answers.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { settleRefunds } from '../refund/settle.ts'
import { signedEvent, stripeFor, takesPayments } from '../stripe.ts'

/** The only issuer of paid tickets. Anything but a 200 makes the provider send the event again. */
const paymentWebhook: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  const body = await request.text()
  const secret = context.env.STRIPE_WEBHOOK_SECRET ?? ''
  const event = await signedEvent(body, request.headers.get('stripe-signature'), secret)
  if (!event) return answer(400, { message: 'bad_signature' })
  const outcome = await hear(event, context)
  await settleRefunds(context, 5)
  return answer(200, { outcome })
}

export default paymentWebhook

async function hear(event: Stripe.Event, context: FunctionContext): Promise<unknown> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return takePayment(event.id, event.data.object, context)
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return expireOrder(event.id, event.data.object, context)
    default:
      return 'ignored'
  }
}

async function takePayment(
  eventId: string,
  session: Stripe.Checkout.Session,
  context: FunctionContext,
): Promise<unknown> {
  if (!isOrderId(session.client_reference_id)) return 'ignored'
  // Slow ways to pay complete the page first and the payment days later.
  if (session.payment_status !== 'paid') return 'not_paid_yet'
  const funding = await cardFunding(String(session.payment_intent), context)
  return outcomeOf(
    await context.sql(
      `select api.take_payment($1::text, $2::text::uuid, $3::text, $4::int, $5::text, $6::text) as outcome`,
      [
        eventId,
        session.client_reference_id,
        session.payment_intent,
        session.amount_total,
        session.currency,
        funding,
      ],
    ),
  )
}

async function expireOrder(
  eventId: string,
  session: Stripe.Checkout.Session,
  context: FunctionContext,
): Promise<unknown> {
  if (!isOrderId(session.client_reference_id)) return 'ignored'
  return outcomeOf(
    await context.sql('select api.expire_order($1::text, $2::text::uuid) as outcome', [
      eventId,
      session.client_reference_id,
    ]),
  )
}

/** Whether it was a credit card, which the event itself does not say. */
async function cardFunding(paymentIntent: string, context: FunctionContext): Promise<string> {
  const expand = ['latest_charge']
  const intent = await stripeFor(context.env).paymentIntents.retrieve(paymentIntent, { expand })
  const charge = intent.latest_charge as Stripe.Charge | null
  const funding = charge?.payment_method_details?.card?.funding ?? 'unknown'
  return ['credit', 'debit', 'prepaid'].includes(funding) ? funding : 'unknown'
}

function outcomeOf(rows: Record<string, unknown>[]): unknown {
  return rows[0]?.outcome
}

function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
