import { z } from 'zod'
import { act, nothing } from './act.ts'
import { order, orderStatus, purchase, receiptFacts } from './tickets.ts'
import { pence, text, uuid, whole } from './values.ts'

/** Whether it was a credit card: those are capped for gambling. */
export const cardFunding = z.enum(['credit', 'debit', 'prepaid', 'unknown'])
export type CardFunding = z.infer<typeof cardFunding>

export const refundReason = z.enum(['buyer', 'draw_cancelled', 'payment_returned', 'voided'])

/** An order whose money is awaited. */
export const placedOrder = order.extend({
  status: orderStatus.exclude(['expired']),
  /** Null before the provider's page was made. */
  checkout_url: text.nullable(),
  email: text,
})
export type PlacedOrder = z.infer<typeof placedOrder>

export const refundDue = z.strictObject({ id: uuid, amount_pence: pence, payment_ref: text })
export type RefundDue = z.infer<typeof refundDue>

/** What became of money that arrived; `known` for words of the provider that were heard before. */
export const paymentOutcome = z.enum(['issued', 'returned', 'known', 'unknown_order'])
export type PaymentOutcome = z.infer<typeof paymentOutcome>

export const expiryOutcome = z.enum(['expired', 'known'])
export type ExpiryOutcome = z.infer<typeof expiryOutcome>

/** A checkout session that is paid; of all that the provider says of it, what we read. */
export const paidSession = z.object({
  payment_status: z.literal('paid'),
  payment_intent: text,
  amount_total: whole,
  currency: text,
})

const unpaidSession = z.object({
  payment_status: text.optional(),
  payment_intent: text.nullish(),
  amount_total: whole.nullish(),
  currency: text.nullish(),
})

const ofOrder = { client_reference_id: text.nullish() }

/** The provider speaks of other things too, which have no order. */
export const paymentEvent = z.object({
  id: text,
  type: text,
  data: z.object({ object: z.union([paidSession.extend(ofOrder), unpaidSession.extend(ofOrder)]) }),
})

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
  refunds_due: act({ at_most: whole }, z.array(refundDue)),
  settle_refund: act({ refund_id: uuid, provider_ref: text }, nothing),
  note_refund_error: act({ refund_id: uuid, message: text }, nothing),
  receipt_facts: act({ person: uuid, entry: uuid }, receiptFacts.nullable()),
}
