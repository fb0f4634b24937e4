import { z } from 'zod'
import { act, nothing } from './act.ts'
import { noticeStatus } from './letters.ts'
import { cardFunding, refundReason, suspensionCause, suspensionStatus } from './payment.ts'
import { prize } from './prizes.ts'
import { protection } from './protection.ts'
import { order, refundStatus, ticketSource, ticketStatus } from './tickets.ts'
import { day, hex, moment, pence, text, uuid, whole } from './values.ts'

/** What the sign-up form asks for; whatever else stands in a profile is the auth service's own. */
export const profile = z.looseObject({
  name: text.optional(),
  address1: text.optional(),
  address2: text.optional(),
  city: text.optional(),
  postcode: text.optional(),
  country: text.optional(),
  phone: text.optional(),
})
export type Profile = z.infer<typeof profile>

/** A place this person is signed in at. */
export const session = z.strictObject({
  id: uuid,
  created_at: moment,
  last_seen_at: moment,
  user_agent: text.nullable(),
  /** Of the network, as the service saw it. */
  address: text.nullable(),
  current: z.boolean(),
})
export type Session = z.infer<typeof session>

/** Facts of an event, each kind with its own. */
export const details = z.record(z.string(), z.unknown())

const ticketSeal = z.strictObject({ place_in_log: whole, holder: uuid, salt: hex, commit: hex })

const accountData = z.strictObject({
  id: uuid,
  email: text,
  profile,
  created_at: moment,
  email_confirmed_at: moment.nullable(),
  last_sign_in_at: moment.nullable(),
  is_operator: z.boolean(),
})

export const newsletterConsent = z.enum(['requested', 'confirmed', 'withdrawn'])
export const secondStepKind = z.enum(['totp', 'webauthn', 'phone', 'recovery_code'])
export const secondStepStatus = z.enum(['unverified', 'verified'])

const newsletterData = z.strictObject({
  subscribed: z.boolean(),
  consents: z.array(z.strictObject({ at: moment, act: newsletterConsent })),
  notices: z.array(z.strictObject({ experience: text, status: noticeStatus, asked_at: moment })),
})

const ownTicket = z.strictObject({
  draw_id: uuid,
  title: text,
  number: whole,
  status: ticketStatus,
  source: ticketSource,
  order_id: uuid.nullable(),
  retired_at: moment.nullable(),
  seal: ticketSeal,
})

const ownLetter = z.strictObject({
  draw_id: uuid,
  title: text,
  number: whole,
  status: ticketStatus,
  full_name: text,
  address: text,
  postcode: text,
  email: text.nullable(),
  born_on: day,
  received_on: day,
  logged_at: moment,
  seal: ticketSeal,
})

const ownPayment = z.strictObject({
  order_id: uuid,
  provider: z.literal('stripe'),
  amount_pence: pence,
  currency: text,
  card_funding: cardFunding,
  accepted: z.boolean(),
  received_at: moment,
})

const ownRefund = z.strictObject({
  order_id: uuid,
  numbers: z.array(whole),
  amount_pence: pence,
  reason: refundReason,
  status: refundStatus,
  created_at: moment,
  settled_at: moment.nullable(),
})

const ownContested = z.strictObject({
  order_id: uuid,
  cause: suspensionCause,
  amount_pence: pence,
  status: suspensionStatus,
  opened_at: moment,
  decided_at: moment.nullable(),
})

/** That somebody may not enter, with all their accounts and letters. */
export const block = z.strictObject({
  reason: text,
  blocked_at: moment,
  /** An operator's address; null for the tool. */
  blocked_by: text.nullable(),
  lifted_at: moment.nullable(),
  lifted_for: text.nullable(),
})
export type Block = z.infer<typeof block>

/** Everything the service holds about the person, as it holds it; a list with nothing in it is null. */
export const myData = z.strictObject({
  now: moment,
  account: accountData,
  sessions: z.array(session.omit({ id: true, current: true })).nullable(),
  second_steps: z
    .array(
      z.strictObject({
        name: text,
        kind: secondStepKind,
        status: secondStepStatus,
        created_at: moment,
      }),
    )
    .nullable(),
  security: z
    .array(z.strictObject({ at: moment, act: text, address: text.nullable(), detail: details }))
    .nullable(),
  acts: z.array(z.strictObject({ at: moment, act: text, subject: details })).nullable(),
  protection,
  newsletter: newsletterData,
  /** That there is a question about a person, and no more: the answer would tell of somebody else. */
  under_review: z.boolean(),
  mails: z
    .array(z.strictObject({ template: text, queued_at: moment, sent_at: moment.nullable() }))
    .nullable(),
  orders: z
    .array(order.extend({ created_at: moment, adult_confirmed_at: moment, refunded_pence: pence }))
    .nullable(),
  tickets: z.array(ownTicket).nullable(),
  prizes: z.array(prize.extend({ contacted_at: moment.nullable(), born_on: day.nullable() })).nullable(),
  letters: z.array(ownLetter).nullable(),
  payments: z.array(ownPayment).nullable(),
  refunds: z.array(ownRefund).nullable(),
  contested: z.array(ownContested).nullable(),
  blocks: z.array(block.pick({ reason: true, blocked_at: true, lifted_at: true })).nullable(),
})
export type MyData = z.infer<typeof myData>

/** What left its pool with the account; tickets of draws that were frozen by then are kept, without a name. */
export const erasure = z.strictObject({
  status: z.literal('erased'),
  draws: z.array(z.strictObject({ draw_id: uuid, refunded: z.array(whole), withdrawn: z.array(whole) })),
  kept_tickets: whole,
})
export type Erasure = z.infer<typeof erasure>

export const personActs = {
  my_sessions: act({}, z.array(session)),
  end_session: act({ session_id: uuid }, nothing),
  my_data: act({}, myData),
  /** Cannot be taken back. The confirmation is the account's own address, typed by the person. */
  erase_my_account: act({ confirmation: text }, erasure),
}
