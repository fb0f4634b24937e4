import type { Experience, ExperienceSlug } from '../../content/types.ts'
import type { Draw, PaymentMode } from '../../lib/on-offer.ts'

/** A trip as the ticket pages tell it. */
export type ShownTrip = Pick<Experience, 'slug' | 'path' | 'accents' | 'card'>

/** Your chance is `yours` in `issued`. */
export interface Odds {
  readonly yours: number
  readonly issued: number
}

export interface Quote {
  readonly drawId: string
  readonly quantity: number
  readonly pricePence: number
  readonly totalPence: number
  readonly charityName: string
  readonly charityPence: number
  readonly charityTotalPence: number
  /** How many more you could hold in this draw now; the smaller of maximum and cap. */
  readonly youMayBuy: number
  /** Paid tickets left in this draw; null when there is no cap. */
  readonly remaining: number | null
  /** What your monthly limit leaves; null without a limit. */
  readonly leftThisMonthPence: number | null
  readonly onBreakUntil: string | null
  /** What your chance would be after this purchase. */
  readonly odds: Odds
  readonly closesAt: string | null
  readonly refundsUntil: string | null
  readonly payment: PaymentMode
  /** Why buying this would be refused now, or null. */
  readonly refusal: TicketErrorCode | null
}

/** One number in the public log: its place there, and the salt that opens its sealed code. */
export interface SealedTicket {
  readonly ticketNo: number
  readonly index: number
  readonly commit: string
  readonly salt: string
}

/** A signed word about the log at a size; `at` is the time exactly as it was signed. */
export interface Checkpoint {
  readonly at: string
  readonly draw: string
  readonly root: string
  readonly size: number
  readonly signature: string
}

export interface Seal {
  readonly holder: string
  readonly tickets: readonly SealedTicket[]
  /** Null for the second or so before the log's next signature. */
  readonly checkpoint: Checkpoint | null
}

export interface Order {
  readonly id: string
  /** `pending`: the provider's word is awaited; `returned`: paid too late, the money goes back. */
  readonly status: 'pending' | 'paid' | 'expired' | 'returned'
  readonly drawId: string
  readonly experience: ExperienceSlug
  readonly title: string
  readonly quantity: number
  readonly pricePence: number
  readonly totalPence: number
  readonly charityName: string
  readonly charityTotalPence: number
  readonly payment: PaymentMode
  readonly numbers: readonly number[]
  readonly boughtAt: string
  readonly refundsUntil: string | null
  readonly drawsAt: string | null
  /** What has gone back since, and how the draw stands; not in the answer to a purchase. */
  readonly refundedPence?: number
  readonly refundedNumbers?: readonly number[]
  readonly drawStatus?: MyDraw['status']
  /** Not in lists of orders, and null before there are tickets. */
  readonly seal?: Seal | null
}

export interface Purchase {
  readonly drawId: string
  readonly quantity: number
  /** One id per wish to buy, kept over every retry: the same id never buys twice. */
  readonly requestId: string
  readonly confirmsAdult: boolean
}

export type PurchaseOutcome =
  | { readonly kind: 'issued'; readonly order: Order }
  | { readonly kind: 'checkout'; readonly orderId: string; readonly url: string }

export interface Ticket {
  readonly number: number
  readonly status: 'live' | 'refunded' | 'void'
  readonly source: 'paid' | 'post'
  /** Null for an entry by post. */
  readonly orderId: string | null
  readonly pricePence: number
  readonly issuedAt: string
  readonly retiredAt: string | null
}

/** A draw the signed-in person is or was in, with their tickets by number. */
export interface MyDraw {
  readonly draw: Draw
  /** `waiting`: a draw with other terms was scheduled, and this one has no date. */
  readonly status: 'open' | 'waiting' | 'closed' | 'frozen' | 'drawn' | 'cancelled'
  /** Whether a paid ticket can still be handed back. */
  readonly refundable: boolean
  /** Null while the draw is waiting for a date. */
  readonly odds: Odds | null
  /** The number drawn first, whoever holds it; null before the draw. */
  readonly drawnNumber: number | null
  readonly tickets: readonly Ticket[]
}

export interface MyTickets {
  readonly now: string
  readonly draws: readonly MyDraw[]
  readonly orders: readonly Order[]
}

export interface RefundOutcome {
  readonly drawId: string
  readonly numbers: readonly number[]
  readonly amountPence: number
  /** `due`: the provider has still to send it back. */
  readonly status: 'done' | 'due'
}

export interface FreeEntryFacts {
  readonly now: string
  readonly draws: readonly Pick<
    Draw,
    'id' | 'experience' | 'title' | 'maxPerPerson' | 'issued' | 'closesAt' | 'postalClosesAt' | 'drawsAt'
  >[]
}

export interface Protection {
  readonly now: string
  /** The most one calendar month (UK time) may cost; null for no limit. */
  readonly monthlyLimitPence: number | null
  /** A higher limit asked for, and when it begins to hold; `pendingFrom` null when none waits. */
  readonly pendingLimitPence: number | null
  readonly pendingFrom: string | null
  readonly spentThisMonthPence: number
  readonly onBreakUntil: string | null
}

/** What a draw has set aside for its charity, and what has been paid over. */
export interface CharitySums {
  readonly accruedPence: number
  readonly paidPence: number
  readonly duePence: number
}

export interface CharityLedgerLine extends CharitySums {
  readonly drawId: string
  readonly experience: ExperienceSlug
  readonly title: string
  /** Null while the draw is not scheduled yet. */
  readonly drawsAt: string | null
  readonly status: 'open' | 'frozen' | 'drawn' | 'cancelled'
  /** Nothing was taken in a demonstration, whatever its sums say. */
  readonly payment: PaymentMode
  readonly charityName: string
  readonly charityPence: number
  readonly paidTickets: number
  readonly receipts: readonly {
    readonly reference: string
    readonly paidOn: string
    readonly amountPence: number
  }[]
}

export interface CharityLedger {
  readonly lines: readonly CharityLedgerLine[]
  /** Of real money only. */
  readonly totals: CharitySums
}

export type TicketErrorCode =
  | 'not_signed_in'
  | 'second_factor_needed'
  | 'email_not_confirmed'
  | 'profile_incomplete'
  | 'adult_confirmation_required'
  | 'bad_quantity'
  | 'bad_request_id'
  | 'request_id_reused'
  | 'unknown_draw'
  | 'unknown_order'
  | 'unknown_ticket'
  | 'not_open_yet'
  | 'closed'
  | 'cancelled'
  | 'superseded'
  | 'off_sale'
  | 'sold_out'
  | 'over_personal_maximum'
  | 'over_spend_limit'
  | 'on_break'
  | 'bad_limit'
  | 'refund_closed'
  | 'frozen'
  | 'not_sealed_yet'
  | 'payment_required'
  | 'payment_unavailable'
  /** The provider's page was left to run out; buying again needs a new request id. */
  | 'checkout_expired'
  /** No answer came, even after retries with the same request id. */
  | 'connection_lost'
  | 'too_many_requests'
  | 'too_many_calls'
  | 'failed'
