import { z } from 'zod'
import { draw, payment } from './offer.ts'
import { suspensionCause, suspensionStatus } from './payment.ts'
import { paymentRefusal } from './refusals.ts'
import { order, refundOutcome } from './tickets.ts'
import { moment, pence, text, uuid, whole } from './values.ts'

const numbers = z.array(whole)
const link = z.strictObject({ link: z.url() })
const nothing = z.strictObject({})

/** Somebody's turn at a prize. */
const turn = z.strictObject({
  draw_id: uuid,
  title: text,
  name: text,
  number: whole,
  place: whole,
  claim_by: moment,
  /** Whether the entry was bought with an account, or recognised as one's. */
  account: z.boolean(),
  payment,
})

/** A payment contested at the bank, or refunded at the provider. */
const contested = z.strictObject({
  title: text,
  cause: suspensionCause,
  /** Still in the draw. */
  numbers,
  /** Out of it meanwhile. */
  set_aside: numbers,
  amount_pence: pence,
})

/** Each letter of server/mail/templates, and the facts it is written from. */
export const mails = {
  'account-erased': nothing,
  'account-exists': nothing,
  'break-begun': z.strictObject({ until: moment }),
  'claim-lapsed': turn,
  'claim-refused': turn,
  confirmation: link,
  'draw-cancelled': z.strictObject({
    title: text,
    /** Bought and given back. */
    numbers,
    /** Entered free, by post. */
    posted: numbers,
    amount_pence: pence,
    payment,
    reason: text,
  }),
  'draw-open': draw.pick({
    title: true,
    experience: true,
    price_pence: true,
    charity_name: true,
    charity_pence: true,
    closes_at: true,
  }),
  'draw-waiting': z.strictObject({
    title: text,
    numbers,
    /** Whether any of them was paid for. */
    refundable: z.boolean(),
    /** The title of the draw that was scheduled. */
    scheduled: text,
    opens_at: moment,
    price_pence: pence,
  }),
  'email-change-current': link.extend({ new_email: text }),
  'email-change-new': link.extend({ old_email: text }),
  'email-changed': z.strictObject({ new_email: text }),
  'letter-withdrawn': z.strictObject({ title: text, number: whole, full_name: text, reason: text }),
  'newsletter-confirm': z.strictObject({ confirm_token: text, unsubscribe_token: text }),
  'notice-confirm': z.strictObject({ title: text, confirm_token: text, leave_token: text }),
  /** For operators: money that moved without them. */
  'operator-money': z.strictObject({
    title: text,
    cause: z.enum([...suspensionCause.options, 'bounced']),
    status: suspensionStatus,
    amount_pence: pence,
    email: text,
    provider_ref: text,
  }),
  order,
  'password-changed': nothing,
  'payment-taken-back': contested,
  'payment-returned': z.strictObject({ title: text, amount_pence: pence, reason: paymentRefusal }),
  'postal-entry': z.strictObject({
    title: text,
    number: whole,
    full_name: text,
    draws_at: moment.nullable(),
    draw_id: uuid,
    letter_id: uuid,
  }),
  'prize-claimed': turn,
  'prize-won': turn,
  recovery: link,
  'recovery-code-used': nothing,
  refund: refundOutcome.extend({ title: text }),
  /** After the draw, case by case. */
  'refund-by-exception': refundOutcome.extend({ title: text }),
  'second-step-off': nothing,
  'second-step-on': nothing,
  /** What holds now, and what follows after the day to think it over. */
  'spend-limit': z.strictObject({
    monthly_limit_pence: pence.nullable(),
    pending_limit_pence: pence.nullable(),
    pending_from: moment.nullable(),
  }),
  'tickets-restored': contested,
  'tickets-suspended': contested,
  'tickets-void': z.strictObject({ title: text, numbers, reason: text, amount_pence: pence }),
}

export type MailTemplate = keyof typeof mails
export type MailData<Template extends MailTemplate> = z.infer<(typeof mails)[Template]>
