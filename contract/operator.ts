import { z } from 'zod'
import { act } from './act.ts'
import { charityLine } from './charity.ts'
import { drawStatus } from './draws.ts'
import { draw, payment } from './offer.ts'
import { refundReason, suspensionCause, suspensionStatus } from './payment.ts'
import { block, details, profile } from './person.ts'
import { claimStatus } from './prizes.ts'
import { refundOutcome, refundStatus, ticketStatus } from './tickets.ts'
import { day, hex, moment, pence, text, uuid, whole } from './values.ts'

export const scheduledDraw = draw.extend({
  /** Tickets sold before the date was set, which came along. */
  carried_over: whole,
  /** Tickets that stay in the undated draw, because the terms differ. */
  left_waiting: whole,
})
export type ScheduledDraw = z.infer<typeof scheduledDraw>

/** A draw as it would be, and the key its manifest would name: null before the host's first start. */
export const drawPreview = scheduledDraw.extend({ checkpoint_key: hex.nullable() })
export type DrawPreview = z.infer<typeof drawPreview>

/** A cancelled draw on its way to being empty; a large one takes a while. */
export const cancellation = z.strictObject({
  draw_id: uuid,
  payment,
  reason: text,
  started_at: moment,
  done_at: moment.nullable(),
  last_number: whole,
  /** Numbers up to this one are given back or voided. */
  done_number: whole,
  refunded_tickets: whole,
  refunded_orders: whole,
  owed_pence: pence,
  /** Of what is owed, what has left. */
  sent_pence: pence,
  voided_letters: whole,
  /** Their payment is contested: the money is owed should it stay with us. */
  set_aside_tickets: whole,
  mails: whole,
})
export type Cancellation = z.infer<typeof cancellation>

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

/** Money owed back, as operators see it. */
export const refundLine = z.strictObject({
  id: uuid,
  order_id: uuid,
  draw_id: uuid,
  title: text,
  email: text,
  name: text.nullable(),
  numbers: z.array(whole),
  amount_pence: pence,
  reason: refundReason,
  status: refundStatus,
  created_at: moment,
  settled_at: moment.nullable(),
  /** It came back from the buyer's bank and waits for the operator. */
  held_at: moment.nullable(),
  attempts: whole,
  last_error: text.nullable(),
  provider_ref: text.nullable(),
})
export type RefundLine = z.infer<typeof refundLine>

export const mailLine = z.strictObject({
  id: whole,
  recipient: text,
  template: text,
  queued_at: moment,
  /** Sent, or kept in the mailbox of a host without a mail server. */
  sent_at: moment.nullable(),
  attempts: whole,
  last_error: text.nullable(),
  /** A letter with a key in it is asked for anew by whoever wants one. */
  repeatable: z.boolean(),
})
export type MailLine = z.infer<typeof mailLine>

/** A payment contested at the bank, or refunded at the provider by hand. */
export const suspension = z.strictObject({
  id: uuid,
  order_id: uuid,
  draw_id: uuid,
  title: text,
  draw_status: drawStatus,
  user_id: uuid,
  email: text,
  name: text.nullable(),
  cause: suspensionCause,
  provider_ref: text,
  /** In the bank's words. */
  why: text.nullable(),
  amount_pence: pence,
  status: suspensionStatus,
  /** Still in the draw. */
  numbers: z.array(whole),
  /** Out of the pool meanwhile. */
  set_aside: z.array(whole),
  opened_at: moment,
  decided_at: moment.nullable(),
  reason: text.nullable(),
})
export type Suspension = z.infer<typeof suspension>

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

const wishedDraw = {
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
  /** Of the draw that was previewed; the same twice is one draw. */
  draw_id: uuid.nullish(),
}

/** What the operator's tool does too, as the database's owner: functions of the same names in schema `private`. */
export const toolActs = {
  schedule_draw: act(wishedDraw, scheduledDraw),
  /** Writes nothing. */
  preview_draw: act(wishedDraw, drawPreview),
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
  /** Of a dispute only that it is not defended: whether it is won, the bank says. */
  decide_suspension: act({ suspension_id: uuid, restore: z.boolean(), reason: text }, suspension),
  /** One that came back is tried again, or was paid in the way that `paid_by` names. */
  release_refund: act({ refund_id: uuid, paid_by: text.nullish() }, refundLine),
  /** Answers with all blocks of the account's person, the newest first. */
  set_block: act({ user_id: uuid, blocked: z.boolean(), reason: text }, z.array(block)),
  /** Answers with the copy that was queued. */
  send_again: act({ mail_id: whole }, mailLine),
  /** Before the refunds close as the holder could; after the draw by exception. */
  refund_for: act({ draw_id: uuid, numbers: z.array(whole).readonly(), reason: text }, refundOutcome),
  record_charity_payment: act(
    { draw_id: uuid, amount_pence: pence, paid_on: day, reference: text },
    charityLine,
  ),
  /** Takes a trip off sale or puts it back, where an undated draw waits again. */
  set_on_sale: act(
    { experience: text, on_sale: z.boolean() },
    z.strictObject({ experience: text, title: text, on_sale: z.boolean() }),
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
      /** The turn that was looked at: a later one is not moved in its place. */
      place: whole.nullish(),
    },
    z.array(claim),
  ),
}

export const operatorActs = {
  ...toolActs,
  operator_claims: act({ draw_id: uuid }, z.array(claim)),
  /** The newest fifty. */
  operator_cancellations: act({}, z.array(cancellation)),
  /** Those to be decided first, then the newest, two hundred in all. */
  operator_suspensions: act({}, z.array(suspension)),
  operator_person_reviews: act({}, z.array(personReview)),
  operator_security_log: act({ person: uuid.nullish(), at_most: whole.nullish() }, z.array(securityLine)),
}
