import { z } from 'zod'

/** Why a purchase is refused while its draw's row is locked; a quote tells the same beforehand. */
export const purchaseRefusal = z.enum([
  'cancelled',
  'not_open_yet',
  'closed',
  'off_sale',
  'superseded',
  'email_not_confirmed',
  'profile_incomplete',
  /** By the operators, for a reason they wrote down. */
  'blocked',
  'on_break',
  'over_personal_maximum',
  'sold_out',
  'over_spend_limit',
])
export type PurchaseRefusal = z.infer<typeof purchaseRefusal>

/** Why money that arrived buys nothing and goes back; these are told by mail alone. */
export const paymentRefusal = z.enum([
  ...purchaseRefusal.options,
  'paid_twice',
  'wrong_amount',
  'over_credit_card_limit',
])
export type PaymentRefusal = z.infer<typeof paymentRefusal>

/** Why a letter cannot enter the draw it was sent for. */
export const letterRefusal = z.enum([
  'cancelled',
  'not_open_yet',
  'closed',
  'frozen',
  'off_sale',
  'superseded',
])
export type LetterRefusal = z.infer<typeof letterRefusal>

/** Every word the SQL of schemas `api` and `private` refuses with. */
export const refusal = z.enum([
  ...purchaseRefusal.options,
  // Who is calling.
  'not_signed_in',
  'second_factor_needed',
  'not_an_operator',
  // Things that are not there.
  'unknown_account',
  'unknown_draw',
  'unknown_experience',
  'unknown_letter',
  'unknown_mail',
  'unknown_order',
  'unknown_prize',
  'unknown_refund',
  'unknown_review',
  'unknown_session',
  'unknown_suspension',
  'unknown_ticket',
  'bad_token',
  // Buying and handing back.
  'adult_confirmation_required',
  'bad_quantity',
  'bad_request_id',
  'request_id_reused',
  'payment_required',
  'payment_unavailable',
  /** The provider's page was left to run out; buying again needs a new request id. */
  'checkout_expired',
  'refund_closed',
  /** The payment is contested: nothing is handed back or claimed until that is decided. */
  'suspended',
  // A person's own settings.
  'bad_address',
  'bad_limit',
  'bad_profile',
  'bad_wish',
  'wrong_confirmation',
  'operators_stay',
  // Prizes.
  'bad_claim',
  'not_adult',
  'claim_lapsed',
  'claim_does_not_move',
  // Draws.
  'bad_dates',
  'bad_terms',
  'cap_below_issued',
  'event_passed',
  'overlaps_another_draw',
  /** What was looked at before is not what would be scheduled now. */
  'plan_changed',
  'already_drawn',
  'frozen',
  'no_manifest',
  'not_drawn',
  'not_frozen',
  'too_early',
  'wrong_round',
  // The operator's desk.
  'already_decided',
  'bad_decision',
  /** Whether a dispute is won is not ours to say. */
  'bank_decides',
  'bad_letter',
  'bad_payment',
  'maybe_known',
  'mail_not_repeatable',
  'more_than_accrued',
  'reason_required',
  'reference_used',
  'refund_not_held',
  'has_prize',
  'refunded_before',
])
export type Refusal = z.infer<typeof refusal>

/** What the functions over HTTP refuse with besides. */
export const functionRefusal = z.enum([
  'bad_proof',
  'bad_request',
  'bad_signature',
  'failed',
  'method_not_allowed',
  /** The host signs once a second: whoever asks in the very moment of buying comes again. */
  'not_sealed_yet',
  /** The host itself, of any act: too many from one place. */
  'too_many_calls',
])
export type FunctionRefusal = z.infer<typeof functionRefusal>
