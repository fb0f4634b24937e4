import { z } from 'zod'
import { act } from './act.ts'
import { moment, pence, text, uuid, whole } from './values.ts'

/** `demo` moves no money and issues at once; `stripe` sends the buyer to the provider's page. */
export const payment = z.enum(['demo', 'stripe'])
export type PaymentMode = z.infer<typeof payment>

/** A draw as it is sold. */
export const draw = z.strictObject({
  id: uuid,
  experience: text,
  title: text,
  price_pence: pence,
  /** Fixed with the other terms: a pool is all of one kind. */
  payment,
  charity_name: text,
  charity_pence: pence,
  max_per_person: whole,
  /** The most paid tickets this draw can have, free entries on top; null when there is no cap. */
  cap: whole.nullable(),
  /** Entries in the pool now, paid and free. */
  issued: whole,
  /** Paid tickets left below the cap; null when there is no cap. */
  remaining: whole.nullable(),
  opens_at: moment,
  /** The dates are null while the draw is not scheduled yet. */
  closes_at: moment.nullable(),
  postal_closes_at: moment.nullable(),
  refunds_until: moment.nullable(),
  draws_at: moment.nullable(),
})
export type Draw = z.infer<typeof draw>

/** How one of the ten trips stands: tickets are sold, sales are over, or neither yet. */
export const trip = z.strictObject({
  experience: text,
  title: text,
  state: z.enum(['open', 'next', 'closed']),
  /** The draw on sale, else the one announced, else the last one. */
  draw_id: uuid.nullable(),
  /** Of a draw that has been announced and is not on sale yet. */
  opens_at: moment.nullable(),
  /** The day this trip is built around has passed. */
  event_over: z.boolean(),
})
export type Trip = z.infer<typeof trip>

export const drawingNext = z.strictObject({ draw_id: uuid, title: text, draws_at: moment })
export type DrawingNext = z.infer<typeof drawingNext>

/** What every page tells of the draws, together with the server's own time. */
export const onOffer = z.strictObject({
  now: moment,
  payment,
  draws: z.array(draw),
  trips: z.array(trip),
  /** The draw that closes next; null when none is scheduled. */
  closing: z.strictObject({ closes_at: moment, draw_id: uuid, title: text, experience: text }).nullable(),
  /** Sales are over and the draw is still to come; null when there is none such. */
  drawing_next: drawingNext.nullable(),
})
export type OnOffer = z.infer<typeof onOffer>

/** The draws a letter may enter, which are taken a while longer than money. */
export const freeEntryFacts = z.strictObject({
  now: moment,
  draws: z.array(
    draw.pick({
      id: true,
      experience: true,
      title: true,
      max_per_person: true,
      issued: true,
      closes_at: true,
      postal_closes_at: true,
      draws_at: true,
    }),
  ),
})
export type FreeEntryFacts = z.infer<typeof freeEntryFacts>

export const offerActs = {
  on_offer: act({}, onOffer),
  free_entry_facts: act({}, freeEntryFacts),
}
