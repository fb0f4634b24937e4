import { z } from 'zod'
import { act } from './act.ts'
import { checkpoint } from './draws.ts'
import { draw, payment } from './offer.ts'
import { purchaseRefusal } from './refusals.ts'
import { hex, moment, pence, text, uuid, whole } from './values.ts'

/** Your chance is `yours` in `issued`. */
export const odds = z.strictObject({ yours: whole, issued: whole })
export type Odds = z.infer<typeof odds>

/** How a draw stands for its holders. `waiting`: a draw with other terms was scheduled, and this one has no date. */
export const myDrawStatus = z.enum(['open', 'waiting', 'closed', 'frozen', 'drawn', 'cancelled'])
export type MyDrawStatus = z.infer<typeof myDrawStatus>

export const quote = z.strictObject({
  draw_id: uuid,
  quantity: whole,
  price_pence: pence,
  total_pence: pence,
  charity_name: text,
  charity_pence: pence,
  charity_total_pence: pence,
  /** How many more you could hold in this draw now; the smaller of maximum and cap. */
  you_may_buy: whole,
  /** Paid tickets left in this draw; null when there is no cap. */
  remaining: whole.nullable(),
  /** What your monthly limit leaves; null without a limit. */
  left_this_month_pence: pence.nullable(),
  on_break_until: moment.nullable(),
  /** What your chance would be after this purchase. */
  odds,
  closes_at: moment.nullable(),
  refunds_until: moment.nullable(),
  payment,
  /** Why buying this would be refused now, or null. */
  refusal: purchaseRefusal.nullable(),
})
export type Quote = z.infer<typeof quote>

/** One number in the public log: its place there, and the salt that opens its sealed code. */
export const sealedTicket = z.strictObject({
  ticket_no: whole,
  index: whole,
  commit: hex,
  salt: hex,
})
export type SealedTicket = z.infer<typeof sealedTicket>

/** What a holder needs to prove an entry. */
export const seal = z.strictObject({
  holder: uuid,
  tickets: z.array(sealedTicket),
  /** Null for the second or so before the log's next signature. */
  checkpoint: checkpoint.nullable(),
})
export type Seal = z.infer<typeof seal>

/** `pending`: the provider's word is awaited; `returned`: paid too late, the money goes back. */
export const orderStatus = z.enum(['pending', 'paid', 'expired', 'returned'])
export type OrderStatus = z.infer<typeof orderStatus>

/** An order as it was placed. */
export const order = z.strictObject({
  id: uuid,
  status: orderStatus,
  draw_id: uuid,
  experience: text,
  title: text,
  quantity: whole,
  price_pence: pence,
  total_pence: pence,
  charity_name: text,
  charity_total_pence: pence,
  payment,
  /** None before it is paid. */
  numbers: z.array(whole),
  bought_at: moment,
  refunds_until: moment.nullable(),
  draws_at: moment.nullable(),
})
export type Order = z.infer<typeof order>

/** An order as it stands: what has gone back since, and how its draw stands. */
export const orderSince = order.extend({
  refunded_pence: pence,
  refunded_numbers: z.array(whole),
  /** Live, but their payment is contested. */
  suspended_numbers: z.array(whole),
  draw_status: myDrawStatus,
})
export type OrderSince = z.infer<typeof orderSince>

/** SQL answers without a checkpoint, which does not exist before the commit; the host adds it where it can. */
export const freshSeal = seal.partial({ checkpoint: true })
export type FreshSeal = z.infer<typeof freshSeal>

export const boughtOrder = order.extend({ seal: freshSeal.nullable() })
export type BoughtOrder = z.infer<typeof boughtOrder>

/** The seal is null before there are tickets. */
export const myOrder = orderSince.extend({ seal: seal.nullable() })
export type MyOrder = z.infer<typeof myOrder>

export const ticketStatus = z.enum(['live', 'refunded', 'void'])
export const ticketSource = z.enum(['paid', 'post'])

export const ticket = z.strictObject({
  number: whole,
  status: ticketStatus,
  source: ticketSource,
  /** Null for an entry by post. */
  order_id: uuid.nullable(),
  price_pence: pence,
  issued_at: moment,
  retired_at: moment.nullable(),
})
export type Ticket = z.infer<typeof ticket>

/** A draw the signed-in person is or was in, with their tickets by number. */
export const myDraw = z.strictObject({
  draw,
  status: myDrawStatus,
  /** Whether a paid ticket can still be handed back. */
  refundable: z.boolean(),
  /** Null while the draw is waiting for a date. */
  odds: odds.nullable(),
  /** The number drawn first, whoever holds it; null before the draw. */
  drawn_number: whole.nullable(),
  tickets: z.array(ticket),
})
export type MyDraw = z.infer<typeof myDraw>

export const myTickets = z.strictObject({
  now: moment,
  draws: z.array(myDraw),
  orders: z.array(orderSince),
})
export type MyTickets = z.infer<typeof myTickets>

/** `due`: the provider has still to send it back. */
export const refundStatus = z.enum(['done', 'due'])

export const refundOutcome = z.strictObject({
  draw_id: uuid,
  numbers: z.array(whole),
  amount_pence: pence,
  status: refundStatus,
})
export type RefundOutcome = z.infer<typeof refundOutcome>

/** What somebody wants to buy; `request_id` is one per wish, kept over every retry: the same never buys twice. */
export const purchase = z.strictObject({
  draw_id: uuid,
  quantity: whole,
  request_id: uuid,
  confirms_adult: z.boolean(),
})
export type Purchase = z.infer<typeof purchase>

/** The receipt of an order or a letter as the file keeps it, which draw/receipt.ts checks. */
export const receipt = z.strictObject({
  v: z.literal(1),
  draw: uuid,
  order: uuid.nullable(),
  holder: uuid,
  tickets: z.array(
    z.strictObject({ ticketNo: whole, commit: hex, salt: hex, index: whole, proof: z.array(hex) }),
  ),
  checkpoint,
  checkpointKey: hex,
})
export type Receipt = z.infer<typeof receipt>

/** What the function `receipt` reads; null where the entry is not this person's. */
export const receiptFacts = z.strictObject({
  draw: uuid,
  /** Null for an entry by post. */
  order: uuid.nullable(),
  seal,
  checkpoint_key: hex,
})
export type ReceiptFacts = z.infer<typeof receiptFacts>

export const ticketActs = {
  /** Nothing is reserved; buying checks again. */
  quote: act({ draw_id: uuid, quantity: whole }, quote),
  /** Where tickets are paid for in demonstration: issued at once. */
  buy_tickets: act(purchase.shape, boughtOrder),
  my_order: act({ order_id: uuid }, myOrder),
  my_tickets: act({}, myTickets),
  /** Asking again for the same numbers changes nothing. */
  refund_tickets: act({ draw_id: uuid, numbers: z.array(whole).readonly() }, refundOutcome),
}
