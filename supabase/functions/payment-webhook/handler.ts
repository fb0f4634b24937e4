import type Stripe from 'stripe'
import type { FunctionAnswer } from '../../../contract/functions.ts'
import type { CardFunding } from '../../../contract/payment.ts'
import { answer } from '../answers.ts'
import { call } from '../call.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { settleRefunds } from '../refund/settle.ts'
import { signedEvent, stripeFor, takesPayments } from '../stripe.ts'

type Answered = FunctionAnswer<'payment-webhook'>

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
  return answer(200, { outcome } satisfies Answered)
}

export default paymentWebhook

async function hear(event: Stripe.Event, context: FunctionContext): Promise<Answered['outcome']> {
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
  event_ref: string,
  session: Stripe.Checkout.Session,
  context: FunctionContext,
): Promise<Answered['outcome']> {
  const order_id = session.client_reference_id
  if (!isOrderId(order_id)) return 'ignored'
  // Slow ways to pay complete the page first and the payment days later.
  if (session.payment_status !== 'paid') return 'not_paid_yet'
  // One that is paid says how much, in what and by which payment.
  const provider_ref = String(session.payment_intent)
  return call(context, 'take_payment', {
    event_ref,
    order_id,
    provider_ref,
    amount_pence: session.amount_total as number,
    currency: session.currency as string,
    card_funding: await cardFunding(provider_ref, context),
  })
}

async function expireOrder(
  event_ref: string,
  { client_reference_id: order_id }: Stripe.Checkout.Session,
  context: FunctionContext,
): Promise<Answered['outcome']> {
  return isOrderId(order_id) ? call(context, 'expire_order', { event_ref, order_id }) : 'ignored'
}

/** Whether it was a credit card, which the event itself does not say. */
async function cardFunding(paymentIntent: string, context: FunctionContext): Promise<CardFunding> {
  const expand = ['latest_charge']
  const intent = await stripeFor(context.env).paymentIntents.retrieve(paymentIntent, { expand })
  const charge = intent.latest_charge as Stripe.Charge | null
  const funding = charge?.payment_method_details?.card?.funding
  return cards.find((known) => known === funding) ?? 'unknown'
}

const cards: readonly CardFunding[] = ['credit', 'debit', 'prepaid']

function isOrderId(text: string | null): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
