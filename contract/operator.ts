import { z } from 'zod'
import { act } from './act.ts'
import { charityLine } from './charity.ts'
import { drawStatus } from './draws.ts'
import { draw } from './offer.ts'
import { details, profile } from './person.ts'
import { claimStatus } from './prizes.ts'
import { ticketSource, ticketStatus } from './tickets.ts'
import { day, moment, pence, text, uuid, whole } from './values.ts'

/** A draw in the operator's book. */
export const bookedDraw = draw.extend({
  status: drawStatus,
  off_sale: z.boolean(),
  paid_tickets: whole,
  postal_entries: whole,
  retired_numbers: whole,
  takings_pence: pence,
  charity_total_pence: pence,
})
export type BookedDraw = z.infer<typeof bookedDraw>

export const scheduledDraw = draw.extend({
  /** Tickets sold before the date was set, which came along. */
  carried_over: whole,
  /** Tickets that stay in the undated draw, because the terms differ. */
  left_waiting: whole,
})
export type ScheduledDraw = z.infer<typeof scheduledDraw>

export const cancellation = z.strictObject({
  draw_id: uuid,
  reason: text,
  refunded_tickets: whole,
  refunded_orders: whole,
  refunded_pence: pence,
  voided_letters: whole,
  mails: whole,
})
export type Cancellation = z.infer<typeof cancellation>

export const entry = z.strictObject({
  number: whole,
  status: ticketStatus,
  source: ticketSource,
  /** Null, as the address, where the account is erased. */
  name: text.nullable(),
  email: text.nullable(),
  issued_at: moment,
  retired_at: moment.nullable(),
})
export type Entry = z.infer<typeof entry>

/** A letter that was logged. */
export const letterFacts = z.strictObject({
  letter_id: uuid,
  draw_id: uuid,
  title: text,
  draws_at: moment.nullable(),
  number: whole,
  status: ticketStatus,
  /** As an account's. */
  recognised: z.boolean(),
})
export type LetterFacts = z.infer<typeof letterFacts>

/** The accounts a letter may belong to: the detail of the refusal `maybe_known`, as JSON. */
export const candidates = z.array(z.strictObject({ user_id: uuid, email: text }))
export type Candidates = z.infer<typeof candidates>

export const voiding = z.strictObject({
  draw_id: uuid,
  title: text,
  voided: z.array(whole),
  reason: text,
  refunded_pence: pence,
})
export type Voiding = z.infer<typeof voiding>

/** One holder's turn at a prize, with what is to be done by when. */
export const claim = z.strictObject({
  draw_id: uuid,
  place: whole,
  status: claimStatus,
  opened_at: moment,
  told_at: moment.nullable(),
  claim_by: moment.nullable(),
  contact_due_at: moment,
  contacted_at: moment.nullable(),
  claimed_at: moment.nullable(),
  born_on: day.nullable(),
  first_name: text.nullable(),
  county: text.nullable(),
  number: whole,
  name: text.nullable(),
  email: text.nullable(),
  phone: text.nullable(),
  address: text.nullable(),
})
export type Claim = z.infer<typeof claim>

/** Told by hand, contacted, claimed by hand, refused, delivered. */
export const claimMove = z.enum(['told', 'contacted', 'claimed', 'refused', 'delivered'])
export type ClaimMove = z.infer<typeof claimMove>

export const securityLine = z.strictObject({
  at: moment,
  act: text,
  user_id: uuid.nullable(),
  email: text.nullable(),
  address: text.nullable(),
  detail: details,
})
export type SecurityLine = z.infer<typeof securityLine>

export const personFacts = z.strictObject({
  accounts: z.array(
    z.strictObject({ user_id: uuid, email: text, profile, created_at: moment, is_erased: z.boolean() }),
  ),
  letters: z.array(
    z.strictObject({
      letter_id: uuid,
      full_name: text,
      address: text,
      postcode: text,
      email: text.nullable(),
      received_on: day,
    }),
  ),
})
export type PersonFacts = z.infer<typeof personFacts>

/** Two who may be one person. */
export const personReview = z.strictObject({
  id: uuid,
  why: z.enum(['name_and_postcode', 'phone']),
  status: z.enum(['open', 'same', 'different']),
  opened_at: moment,
  decided_at: moment.nullable(),
  people: z.tuple([personFacts, personFacts]),
})
export type PersonReview = z.infer<typeof personReview>

/** What the operator's tool does too, by the functions of the same names in schema `private`. */
const actsOfBoth = {
  schedule_draw: act(
    {
      experience: text,
      closes_at: moment,
      draws_at: moment,
      opens_at: moment.nullish(),
      postal_closes_at: moment.nullish(),
      title: text.nullish(),
      price_pence: pence.nullish(),
      charity_name: text.nullish(),
      charity_pence: pence.nullish(),
      max_per_person: whole.nullish(),
      cap: whole.nullish(),
    },
    scheduledDraw,
  ),
  cancel_draw: act({ draw_id: uuid, reason: text }, cancellation),
  /** One letter, one entry; the same id twice is one entry. */
  log_postal_entry: act(
    {
      letter_id: uuid,
      draw_id: uuid,
      full_name: text,
      address: text,
      postcode: text,
      born_on: day,
      received_on: day,
      email: text.nullish(),
      same_as: uuid.nullish(),
      stranger: z.boolean().optional(),
    },
    letterFacts,
  ),
  void_letter: act({ letter_id: uuid, reason: text }, letterFacts),
  void_tickets: act(
    { draw_id: uuid, numbers: z.array(whole).readonly(), reason: text, with_refund: z.boolean().optional() },
    voiding,
  ),
  decide_person_review: act({ review_id: uuid, same: z.boolean() }, personReview),
  /** Of the newest turn of a draw; answers with all of them. */
  move_claim: act(
    {
      draw_id: uuid,
      act: claimMove,
      born_on: day.nullish(),
      first_name: text.nullish(),
      county: text.nullish(),
    },
    z.array(claim),
  ),
}

export const operatorActs = {
  ...actsOfBoth,
  operator_draws: act({}, z.array(bookedDraw)),
  operator_entries: act({ draw_id: uuid }, z.array(entry)),
  operator_claims: act({ draw_id: uuid }, z.array(claim)),
  operator_person_reviews: act({}, z.array(personReview)),
  operator_security_log: act({ person: uuid.nullish(), at_most: whole.nullish() }, z.array(securityLine)),
}

/** Functions of schema `private`, which the operator's tool calls as the owner of the database. */
export const toolActs = {
  ...actsOfBoth,
  record_charity_payment: act(
    { draw_id: uuid, amount_pence: pence, paid_on: day, reference: text },
    charityLine,
  ),
  /** Takes a trip off sale or puts it back, where an undated draw waits again. */
  set_on_sale: act(
    { experience: text, on_sale: z.boolean() },
    z.strictObject({ experience: text, title: text, on_sale: z.boolean() }),
  ),
}
