import { z } from 'zod'
import { act, nothing } from './act.ts'
import { order, orderStatus, purchase, receiptFacts } from './tickets.ts'
import { moment, pence, text, uuid, whole } from './values.ts'

/** Whether it was a credit card: those are capped for gambling. */
export const cardFunding = z.enum(['credit', 'debit', 'prepaid', 'unknown'])
export type CardFunding = z.infer<typeof cardFunding>

export const refundReason = z.enum(['buyer', 'draw_cancelled', 'payment_returned', 'voided', 'exception'])

export const suspensionCause = z.enum(['dispute', 'refund'])
export const suspensionStatus = z.enum(['open', 'restored', 'taken_back'])

/** An order whose money is awaited. */
export const placedOrder = order.extend({
  status: orderStatus.exclude(['expired']),
  /** Null before the provider's page was made. */
  checkout_url: text.nullable(),
  email: text,
})
export type PlacedOrder = z.infer<typeof placedOrder>

/** A refund in somebody's hands: how often it was tried, this time included, and how often it came back. */
export const refundDue = z.strictObject({
  id: uuid,
  amount_pence: pence,
  payment_ref: text,
  attempts: whole,
  bounces: whole,
})
export type RefundDue = z.infer<typeof refundDue>

/** What became of money that arrived; `known` for words of the provider that were heard before. */
export const paymentOutcome = z.enum(['issued', 'returned', 'known', 'unknown_order'])
export type PaymentOutcome = z.infer<typeof paymentOutcome>

export const expiryOutcome = z.enum(['expired', 'known'])
export type ExpiryOutcome = z.infer<typeof expiryOutcome>

/** What a dispute or a refund made elsewhere does to the tickets of its payment. */
export const disputeOutcome = z.enum(['suspended', 'restored', 'taken_back', 'known', 'unknown_payment'])
export type DisputeOutcome = z.infer<typeof disputeOutcome>

/** `settled` and `bounced` are refunds of ours that left, or came back from the buyer's bank. */
export const refundHeard = z.enum(['settled', 'bounced', 'suspended', 'restored', 'known', 'unknown_payment'])
export type RefundHeard = z.infer<typeof refundHeard>

/** A checkout session that is paid; of all that the provider says of it, what we read. */
export const paidSession = z.object({
  payment_status: z.literal('paid'),
  payment_intent: text,
  amount_total: whole,
  currency: text,
})

const unpaidSession = z.object({
  payment_status: text.refine((status) => status !== 'paid').optional(),
  payment_intent: text.nullish(),
  amount_total: whole.nullish(),
  currency: text.nullish(),
})

const ofOrder = { client_reference_id: text.nullish() }

const session = z.union([paidSession.extend(ofOrder), unpaidSession.extend(ofOrder)])

/** Money of an account without a payment of ours has none of these. */
const ofPayment = { payment_intent: text.nullish() }

const dispute = z.object({ ...ofPayment, id: text, amount: whole, status: text, reason: text.nullish() })

/** As the provider has it; `metadata.refund_id` is the name we gave it. */
export const providerRefund = z.object({
  ...ofPayment,
  id: text,
  amount: whole,
  status: text.nullish(),
  metadata: z.object({ refund_id: uuid.optional() }).nullish(),
})
export type ProviderRefund = z.infer<typeof providerRefund>

/** What the provider tells us of that we act on, by the name of the event. */
export const paymentEvents = {
  'checkout.session.completed': session,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.expired': session,
  'checkout.session.async_payment_failed': session,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.refunded': z.object(ofPayment),
  'refund.created': providerRefund,
  'refund.updated': providerRefund,
  'refund.failed': providerRefund,
}

export type PaymentFact<Kind extends keyof typeof paymentEvents> = z.infer<(typeof paymentEvents)[Kind]>

/** The provider speaks of other things too. */
export const paymentEvent = z.object({
  id: text,
  type: text,
  data: z.object({ object: z.looseObject({}) }),
})

/** A line of the provider's balance: what came in is positive, what left is negative. */
export const providerLine = z.strictObject({
  id: text,
  kind: z.enum(['charge', 'refund', 'dispute', 'payout', 'other']),
  amount_pence: pence,
  fee_pence: pence,
  currency: text,
  /** The charge, refund, dispute or payout it comes from. */
  source_ref: text.nullable(),
  payment_ref: text.nullable(),
  at: moment,
})
export type ProviderLine = z.infer<typeof providerLine>

/** For the functions over HTTP alone, which act as service_role. */
export const paymentActs = {
  place_order: act({ person: uuid, ...purchase.shape }, placedOrder),
  remember_checkout: act({ order_id: uuid, checkout_ref: text, checkout_url: text }, nothing),
  take_payment: act(
    {
      event_ref: text,
      order_id: uuid,
      provider_ref: text,
      amount_pence: pence,
      currency: text,
      card_funding: cardFunding,
    },
    paymentOutcome,
  ),
  /** The buyer left the provider's page without paying. */
  expire_order: act({ event_ref: text, order_id: uuid }, expiryOutcome),
  /** Refunds to be sent now, each in one pair of hands. */
  claim_refunds: act({ at_most: whole }, z.array(refundDue)),
  settle_refund: act({ refund_id: uuid, provider_ref: text }, nothing),
  note_refund_error: act({ refund_id: uuid, message: text }, nothing),
  hear_dispute: act(
    {
      provider_ref: text,
      payment_ref: text,
      amount_pence: pence,
      status: z.enum(['open', 'won', 'lost']),
      why: text.nullable(),
    },
    disputeOutcome,
  ),
  hear_refund: act(
    {
      provider_ref: text,
      payment_ref: text,
      refund_id: uuid.nullable(),
      amount_pence: pence,
      status: z.enum(['sent', 'failed']),
    },
    refundHeard,
  ),
  /** From when on the provider's books are to be read; null when they never were. */
  books_read_until: act({}, moment.nullable()),
  /** Lines as JSON text; how many of them were new. */
  note_provider_lines: act({ lines: text }, whole),
  /** They have been read to their end; in how many places they part from ours. */
  note_books_read: act({}, whole),
  receipt_facts: act({ person: uuid, entry: uuid }, receiptFacts.nullable()),
}
