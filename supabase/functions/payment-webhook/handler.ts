import type Stripe from 'stripe'
import type { FunctionAnswer } from '../../../contract/functions.ts'
import {
  type CardFunding,
  type PaymentFact,
  type ProviderRefund,
  paymentEvents,
} from '../../../contract/payment.ts'
import { answer } from '../answers.ts'
import { call } from '../call.ts'
import type { FunctionContext, FunctionHandler } from '../context.ts'
import { settleRefunds } from '../refund/settle.ts'
import { signedEvent, stripeFor, takesPayments } from '../stripe.ts'

type Outcome = FunctionAnswer<'payment-webhook'>['outcome']
type Session = PaymentFact<'checkout.session.completed'>
type Dispute = PaymentFact<'charge.dispute.created'>

/** The only issuer of paid tickets. Anything but a 200 makes the provider send the event again. */
const paymentWebhook: FunctionHandler = async (request, context) => {
  if (request.method !== 'POST') return answer(405, { message: 'method_not_allowed' })
  if (!takesPayments(context.env)) return answer(409, { message: 'payment_unavailable' })
  const body = await request.text()
  const secret = context.env.STRIPE_WEBHOOK_SECRET ?? ''
  const event = await signedEvent(body, request.headers.get('stripe-signature'), secret)
  if (!event) return answer(400, { message: 'bad_signature' })
  const outcome = await hear(event, context)
  if (!outcome) return answer(400, { message: 'bad_request' })
  await settleRefunds(context, 5)
  return answer(200, { outcome } satisfies FunctionAnswer<'payment-webhook'>)
}

export default paymentWebhook

/** Null for what is no event, or lacks what one of its kind always has. */
async function hear({ id, type, data }: Stripe.Event, context: FunctionContext): Promise<Outcome | null> {
  if (typeof type !== 'string') return null
  const hearing = hearings[type as keyof typeof hearings]
  if (!hearing) return 'ignored'
  const read = paymentEvents[type as keyof typeof paymentEvents].safeParse(data?.object)
  return read.success ? hearing(read.data as never, context, id) : null
}

type Hearing<Fact> = (fact: Fact, context: FunctionContext, event_ref: string) => Promise<Outcome>

const hearings: { [Kind in keyof typeof paymentEvents]: Hearing<PaymentFact<Kind>> } = {
  'checkout.session.completed': takePayment,
  'checkout.session.async_payment_succeeded': takePayment,
  'checkout.session.expired': expireOrder,
  'checkout.session.async_payment_failed': expireOrder,
  'charge.dispute.created': hearDispute,
  'charge.dispute.updated': hearDispute,
  'charge.dispute.closed': hearDispute,
  'charge.refunded': hearRefundsOf,
  'refund.created': hearRefund,
  'refund.updated': hearRefund,
  'refund.failed': hearRefund,
}

async function takePayment(session: Session, context: FunctionContext, event_ref: string): Promise<Outcome> {
  const order_id = session.client_reference_id
  if (!isOrderId(order_id)) return 'ignored'
  // Slow ways to pay complete the page first and the payment days later.
  if (session.payment_status !== 'paid') return 'not_paid_yet'
  const { payment_intent, amount_total, currency } = session as Extract<Session, { payment_status: 'paid' }>
  return call(context, 'take_payment', {
    event_ref,
    order_id,
    provider_ref: payment_intent,
    amount_pence: amount_total,
    currency,
    card_funding: await cardFunding(payment_intent, context),
  })
}

async function expireOrder(
  { client_reference_id: order_id }: Session,
  context: FunctionContext,
  event_ref: string,
): Promise<Outcome> {
  return isOrderId(order_id) ? call(context, 'expire_order', { event_ref, order_id }) : 'ignored'
}

async function hearDispute(dispute: Dispute, context: FunctionContext): Promise<Outcome> {
  if (!dispute.payment_intent) return 'ignored'
  return call(context, 'hear_dispute', {
    provider_ref: dispute.id,
    payment_ref: dispute.payment_intent,
    amount_pence: dispute.amount,
    status: verdictOf(dispute.status),
    why: dispute.reason ?? null,
  })
}

/** An inquiry that was closed, or one that never became a dispute, took no money. */
function verdictOf(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open'
}

/** The charge does not say by which refunds: the provider is asked for each. */
async function hearRefundsOf(
  { payment_intent }: PaymentFact<'charge.refunded'>,
  context: FunctionContext,
): Promise<Outcome> {
  if (!payment_intent) return 'ignored'
  const outcomes: Outcome[] = []
  for await (const refund of stripeFor(context.env).refunds.list({ payment_intent, limit: 100 }))
    outcomes.push(await hearRefund(refund as ProviderRefund, context))
  return outcomes.find((outcome) => outcome !== 'known') ?? 'known'
}

async function hearRefund(refund: ProviderRefund, context: FunctionContext): Promise<Outcome> {
  if (!refund.payment_intent) return 'ignored'
  const hasFailed = refund.status === 'failed' || refund.status === 'canceled'
  return call(context, 'hear_refund', {
    provider_ref: refund.id,
    payment_ref: refund.payment_intent,
    refund_id: refund.metadata?.refund_id ?? null,
    amount_pence: refund.amount,
    status: hasFailed ? 'failed' : 'sent',
  })
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

function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
