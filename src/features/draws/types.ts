import type { Claim, Pick } from '../../../draw/result.ts'

export type DrawState =
  | 'upcoming'
  | 'open'
  /** Undated, while a dated draw of the same trip is on sale. */
  | 'waiting'
  | 'closed'
  | 'frozen'
  | 'drawing'
  | 'drawn'
  | 'cancelled'

/** Somebody who claimed a prize; the name stands here only with their consent. */
export interface Winner {
  readonly place: number
  readonly number: number
  readonly status: string
  readonly firstName: string | null
  readonly county: string | null
  readonly claimedAt: string | null
}

/** What anybody may know about a draw. Times are ISO strings, money is integer pence. */
export interface PublicDraw {
  readonly id: string
  readonly experience: string
  readonly title: string
  readonly state: DrawState
  readonly pricePence: number
  readonly charityName: string
  readonly charityPence: number
  readonly charityTotalPence: number
  readonly maxPerPerson: number
  readonly cap: number | null
  /** Entries in the pool now: paid and free together. */
  readonly issued: number
  readonly paid: number
  readonly free: number
  readonly opensAt: string
  readonly closesAt: string | null
  readonly postalClosesAt: string | null
  readonly refundsUntil: string | null
  readonly freezesAt: string | null
  readonly drawsAt: string | null
  readonly round: number | null
  readonly payment: string
  readonly drawnAt: string | null
  readonly drawnNumber: number | null
  readonly winner: Winner | null
}

export interface AllDraws {
  readonly now: string
  readonly draws: readonly PublicDraw[]
}

export interface OneDraw {
  readonly now: string
  readonly draw: PublicDraw
  /** The terms as the text that was sealed; none while the draw has no date. */
  readonly manifest?: string | null
  readonly manifestHash: string | null
  readonly publishedAt: string | null
  readonly checkpoint: { readonly at: string; readonly root: string; readonly size: number } | null
  readonly pool: {
    readonly root: string
    readonly n: number
    readonly paid: number
    readonly free: number
    readonly frozenAt: string
    readonly logSize: number
  } | null
  readonly result: {
    readonly round: number
    readonly randomness: string
    readonly signature: string
    readonly seed: string
    readonly drawnAt: string
  } | null
  readonly picks: readonly Pick[]
  readonly claims: readonly Claim[]
}
