import type { FunctionAnswer } from '../../../contract/functions.ts'
import type { CardFunding, PaidSession, PaymentEvent } from '../../../contract/payment.ts'
import { answer } from '../answers.ts'
import { call } from '../call.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { settleRefunds } from '../refund/settle.ts'
import { callStripe, isSigned, takesPayments } from '../stripe.ts'

type Answered = FunctionAnswer<'payment-webhook'>

/** The only issuer of paid tickets. Anything but a 200 makes the provider send the event again. */
const paymentWebhook: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  const body = await request.text()
  const secret = context.env.STRIPE_WEBHOOK_SECRET ?? ''
  if (!(await isSigned(body, request.headers.get('stripe-signature'), secret, Date.now()))) {
    return answer(400, { message: 'bad_signature' })
  }
  const outcome = await hear(JSON.parse(body) as PaymentEvent, context)
  await settleRefunds(context, 5)
  return answer(200, { outcome } satisfies Answered)
}

export default paymentWebhook

async function hear(event: PaymentEvent, context: FunctionContext): Promise<Answered['outcome']> {
  const session = event.data.object
  const order_id = session.client_reference_id
  if (!isOrderId(order_id)) return 'ignored'
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // Slow ways to pay complete the page first and the payment days later.
      return isPaid(session) ? takePayment(event.id, order_id, session, context) : 'not_paid_yet'
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return call(context, 'expire_order', { event_ref: event.id, order_id })
    default:
      return 'ignored'
  }
}

async function takePayment(
  event_ref: string,
  order_id: string,
  { payment_intent, amount_total, currency }: PaidSession,
  context: FunctionContext,
) {
  return call(context, 'take_payment', {
    event_ref,
    order_id,
    provider_ref: payment_intent,
    amount_pence: amount_total,
    currency,
    card_funding: await cardFunding(payment_intent, context),
  })
}

/** Whether it was a credit card, which the event itself does not say. */
async function cardFunding(paymentIntent: string, context: FunctionContext): Promise<CardFunding> {
  const path = `/v1/payment_intents/${encodeURIComponent(paymentIntent)}?expand[]=latest_charge`
  const intent = (await callStripe(context.env, path)) as {
    latest_charge?: { payment_method_details?: { card?: { funding?: string } } }
  }
  const funding = intent.latest_charge?.payment_method_details?.card?.funding
  return cards.find((known) => known === funding) ?? 'unknown'
}

const cards: readonly CardFunding[] = ['credit', 'debit', 'prepaid']

/** One that is paid says how much, in what and by which payment. */
function isPaid(session: PaymentEvent['data']['object']): session is PaidSession {
  return session.payment_status === 'paid'
}

function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
