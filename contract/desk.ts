import { z } from 'zod'
import { act } from './act.ts'
import { charitySums } from './charity.ts'
import { drawState, drawStatus } from './draws.ts'
import { draw, payment } from './offer.ts'
import { cancellation, letterFacts, mailLine, refundLine, securityLine, suspension } from './operator.ts'
import { cardFunding, providerLine } from './payment.ts'
import { block, details, profile, session } from './person.ts'
import { claimStatus } from './prizes.ts'
import { protection } from './protection.ts'
import { letterRefusal } from './refusals.ts'
import { orderStatus, ticketSource, ticketStatus } from './tickets.ts'
import { day, moment, pence, text, uuid, whole } from './values.ts'

/** A draw in the operator's book. */
export const bookedDraw = draw.extend({
  status: drawStatus,
  state: drawState,
  off_sale: z.boolean(),
  freezes_at: moment.nullable(),
  drawn_at: moment.nullable(),
  drawn_number: whole.nullable(),
  /** How the newest turn at the prize stands; null before the draw. */
  prize: claimStatus.nullable(),
  paid_tickets: whole,
  postal_entries: whole,
  retired_numbers: whole,
  takings_pence: pence,
  charity_total_pence: pence,
  charity_paid_pence: pence,
})
export type BookedDraw = z.infer<typeof bookedDraw>

/** A worker of a host, when it was last at work, and how it went. */
export const heartbeat = z.strictObject({
  name: z.enum(['mail', 'draws', 'beacon', 'refunds', 'backup', 'books']),
  at: moment,
  is_well: z.boolean(),
  note: text,
})
export type Heartbeat = z.infer<typeof heartbeat>

/** A turn at a prize that somebody has to do something about. */
export const openClaim = z.strictObject({
  draw_id: uuid,
  title: text,
  place: whole,
  number: whole,
  status: claimStatus,
  claim_by: moment.nullable(),
  contact_due_at: moment,
  contacted_at: moment.nullable(),
})
export type OpenClaim = z.infer<typeof openClaim>

export const today = z.strictObject({
  now: moment,
  payment,
  /** Of real money only. */
  charity: charitySums,
  refunds: z.strictObject({
    due: whole,
    due_pence: pence,
    failing: whole,
    held: whole,
    oldest_at: moment.nullable(),
  }),
  mail: z.strictObject({ waiting: whole, failing: whole, oldest_at: moment.nullable() }),
  claims: z.array(openClaim),
  /** Payments whose tickets are suspended. */
  suspensions: whole,
  reviews: whole,
  /** Those under way. */
  cancelling: z.array(cancellation),
  health: z.array(heartbeat),
  database_bytes: whole,
})
export type Today = z.infer<typeof today>

/** What came into a draw and what left it on one British day: bought tickets were retired, letters voided. */
export const salesDay = z.strictObject({
  day,
  tickets: whole,
  pence,
  letters: whole,
  retired: whole,
  voided_letters: whole,
})
export type SalesDay = z.infer<typeof salesDay>

export const entry = z.strictObject({
  number: whole,
  status: ticketStatus,
  source: ticketSource,
  /** Null, as all that names a person, where the account is erased. */
  name: text.nullable(),
  email: text.nullable(),
  phone: text.nullable(),
  address: text.nullable(),
  issued_at: moment,
  retired_at: moment.nullable(),
  user_id: uuid.nullable(),
  order_id: uuid.nullable(),
  letter_id: uuid.nullable(),
})
export type Entry = z.infer<typeof entry>

export const accountLine = z.strictObject({
  user_id: uuid,
  email: text,
  name: text.nullable(),
  postcode: text.nullable(),
  phone: text.nullable(),
  created_at: moment,
  is_blocked: z.boolean(),
})
export type AccountLine = z.infer<typeof accountLine>

export const foundLetter = z.strictObject({
  letter_id: uuid,
  draw_id: uuid,
  title: text,
  number: whole,
  status: ticketStatus,
  full_name: text,
  postcode: text,
  email: text.nullable(),
  user_id: uuid.nullable(),
  received_on: day,
})
export type FoundLetter = z.infer<typeof foundLetter>

export const foundTicket = z.strictObject({
  draw_id: uuid,
  title: text,
  number: whole,
  status: ticketStatus,
  user_id: uuid.nullable(),
  order_id: uuid.nullable(),
  letter_id: uuid.nullable(),
  name: text.nullable(),
  email: text.nullable(),
})
export type FoundTicket = z.infer<typeof foundTicket>

/** Fifty of each at most. */
export const found = z.strictObject({
  accounts: z.array(accountLine),
  letters: z.array(foundLetter),
  tickets: z.array(foundTicket),
})
export type Found = z.infer<typeof found>

/** Numbers of one kind in one draw, as stretches from first to last. */
export const heldStretches = z.strictObject({
  draw_id: uuid,
  title: text,
  draw_status: drawStatus,
  draws_at: moment.nullable(),
  refunds_until: moment.nullable(),
  status: ticketStatus,
  source: ticketSource,
  count: whole,
  stretches: z.array(z.tuple([whole, whole])),
})
export type HeldStretches = z.infer<typeof heldStretches>

export const orderLine = z.strictObject({
  id: uuid,
  created_at: moment,
  draw_id: uuid,
  title: text,
  user_id: uuid,
  email: text,
  name: text.nullable(),
  quantity: whole,
  price_pence: pence,
  total_pence: pence,
  refunded_pence: pence,
  /** Of what is refunded, what has not been sent yet. */
  owed_pence: pence,
  payment,
  status: orderStatus,
  first_number: whole.nullable(),
  paid_at: moment.nullable(),
  provider_ref: text.nullable(),
  card_funding: cardFunding.nullable(),
  contested: z.boolean(),
})
export type OrderLine = z.infer<typeof orderLine>

export const auditLine = z.strictObject({
  id: whole,
  at: moment,
  /** Null for the operator's tool, the provider and the service itself. */
  actor: uuid.nullable(),
  actor_email: text.nullable(),
  actor_name: text.nullable(),
  /** Of the account it was about. */
  account_name: text.nullable(),
  act: text,
  subject: details,
})
export type AuditLine = z.infer<typeof auditLine>

export const person = z.strictObject({
  account: accountLine.extend({
    profile,
    confirmed_at: moment.nullable(),
    last_sign_in_at: moment.nullable(),
    is_erased: z.boolean(),
    is_operator: z.boolean(),
    has_second_step: z.boolean(),
  }),
  /** Other accounts of the same person. */
  others: z.array(accountLine),
  blocks: z.array(block),
  protection,
  tickets: z.array(heldStretches),
  orders: z.array(orderLine),
  refunds: z.array(refundLine),
  suspensions: z.array(suspension),
  letters: z.array(letterFacts.extend({ full_name: text, received_on: day })),
  mails: z.array(mailLine),
  sessions: z.array(session.omit({ id: true, current: true })),
  security: z.array(securityLine),
  audit: z.array(auditLine),
})
export type PersonPage = z.infer<typeof person>

const likeLetter = letterFacts.extend({
  full_name: text,
  postcode: text,
  email: text.nullable(),
  received_on: day,
  same_draw: z.boolean(),
})

/** What is known before a letter is logged. */
export const letterCheck = z.strictObject({
  draw_id: uuid,
  title: text,
  draws_at: moment.nullable(),
  max_per_person: whole,
  refusal: letterRefusal.nullable(),
  accounts: z.array(accountLine.extend({ why: z.enum(['email', 'name_and_postcode']) })),
  letters: z.array(likeLetter),
})
export type LetterCheck = z.infer<typeof letterCheck>

/** A letter as it is printed for the file. */
export const filedLetter = letterFacts.extend({
  full_name: text,
  address: text,
  postcode: text,
  email: text.nullable(),
  born_on: day,
  received_on: day,
  logged_at: moment,
  logged_by: text.nullable(),
})
export type FiledLetter = z.infer<typeof filedLetter>

/** What stands in one of the two books alone, or differs between them. */
export const difference = z.strictObject({
  what: z.enum([
    'payment_not_theirs',
    'charge_not_ours',
    'charge_differs',
    'refund_not_theirs',
    'refund_not_ours',
    'refund_differs',
    'dispute_not_theirs',
    'dispute_not_ours',
  ]),
  since: moment,
  our_ref: text.nullable(),
  their_ref: text.nullable(),
  ours_pence: pence.nullable(),
  theirs_pence: pence.nullable(),
})
export type Difference = z.infer<typeof difference>

const bookSums = { charged_pence: pence, refunded_pence: pence, disputed_pence: pence }

export const reconciliation = z.strictObject({
  /** When the provider's books were last read to their end; null when they never were. */
  read_at: moment.nullable(),
  theirs: z.strictObject({
    lines: whole,
    ...bookSums,
    fee_pence: pence,
    paid_out_pence: pence,
    balance_pence: pence,
  }),
  /** `otherwise_pence`: refunds that came back and were paid in another way. */
  ours: z.strictObject({ payments: whole, ...bookSums, otherwise_pence: pence, due_pence: pence }),
  /** Five hundred at most; what is younger than an hour may still be on its way. */
  differences: z.array(difference),
})
export type Reconciliation = z.infer<typeof reconciliation>

export const bookedLine = providerLine.extend({ order_id: uuid.nullable() })
export type BookedLine = z.infer<typeof bookedLine>

const page = { before: moment.nullish(), before_id: uuid.nullish(), at_most: whole.optional() }

/** What the desk shows. Lists come in pages, five thousand lines at most. */
export const deskActs = {
  operator_today: act({}, today),
  operator_draws: act({}, z.array(bookedDraw)),
  operator_sales: act({ draw_id: uuid }, z.array(salesDay)),
  operator_entries: act(
    { draw_id: uuid, after: whole.optional(), at_most: whole.optional() },
    z.array(entry),
  ),
  /** By address, name, postcode, telephone, ticket number or id. */
  operator_find: act({ words: text }, found),
  operator_person: act({ user_id: uuid }, person),
  operator_letter_check: act(
    { experience: text, received_on: day, full_name: text, postcode: text, email: text.nullish() },
    letterCheck,
  ),
  operator_letters: act({ logged_on: day }, z.array(filedLetter)),
  operator_mails: act({}, z.array(mailLine)),
  operator_audit: act(
    { before: whole.nullish(), at_most: whole.optional(), act: text.nullish(), person: uuid.nullish() },
    z.array(auditLine),
  ),
  operator_orders: act({ draw_id: uuid.nullish(), ...page }, z.array(orderLine)),
  operator_reconciliation: act({}, reconciliation),
  operator_provider_lines: act(
    { before: moment.nullish(), before_id: text.nullish(), at_most: whole.optional() },
    z.array(bookedLine),
  ),
  operator_refunds: act({ only_due: z.boolean().optional(), ...page }, z.array(refundLine)),
}
