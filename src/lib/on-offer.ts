import { useSyncExternalStore } from 'react'
import { publicBackend } from './backend.ts'
import { inOurNames } from './our-names.ts'

/** `demo` moves no money and issues at once; `stripe` sends the buyer to the provider's page. */
export type PaymentMode = 'demo' | 'stripe'

/** A draw as it is sold. Times are ISO strings of the database's clock; money is integer pence. */
export interface Draw {
  readonly id: string
  readonly experience: string
  readonly title: string
  readonly pricePence: number
  readonly charityName: string
  readonly charityPence: number
  readonly maxPerPerson: number
  /** The most paid tickets this draw can have, free entries on top; null when there is no cap. */
  readonly cap: number | null
  /** Entries in the pool now, paid and free. */
  readonly issued: number
  /** Paid tickets left below the cap; null when there is no cap. */
  readonly remaining: number | null
  readonly opensAt: string
  /** The dates are null while the draw is not scheduled yet. */
  readonly closesAt: string | null
  readonly postalClosesAt: string | null
  readonly refundsUntil: string | null
  readonly drawsAt: string | null
}

/** How one of the ten trips stands: tickets are sold, sales are over, or neither yet. */
export interface Trip {
  readonly experience: string
  readonly title: string
  readonly state: 'open' | 'next' | 'closed'
  /** The draw on sale, else the one announced, else the last one. */
  readonly drawId: string | null
  /** Of a draw that has been announced and is not on sale yet. */
  readonly opensAt: string | null
  /** The day this trip is built around has passed. */
  readonly eventOver: boolean
}

export interface DrawingNext {
  readonly drawId: string
  readonly title: string
  readonly drawsAt: string
}

/** What every page tells of the draws, together with the server's own time. */
export interface OnOffer {
  readonly now: string
  readonly payment: PaymentMode
  readonly draws: readonly Draw[]
  readonly trips: readonly Trip[]
  /** The draw that closes next; null when none is scheduled. */
  readonly closing: { readonly closesAt: string; readonly title: string } | null
  /** Sales are over and the draw is still to come; null when there is none such. */
  readonly drawingNext: DrawingNext | null
}

const askAgainAfter = 5000
const listeners = new Set<() => void>()
let isAsked = false
/** Undefined before the first answer; null where the pages stand alone without a backend. */
let offer: OnOffer | null | undefined

export const currentOffer = () => offer

/** One question serves every clock and every line of the page. */
export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) askOffer()
  return () => listeners.delete(listener)
}

export function askOfferLater(): void {
  setTimeout(askOffer, askAgainAfter)
}

export async function askOffer(): Promise<void> {
  isAsked = true
  try {
    const { data, error, status } = await (await publicBackend()).rpc('on_offer', {})
    // No answer, or one from something in between: nothing is known.
    if (error && (status === 0 || status >= 500)) return askOfferLater()
    offer = error ? null : (inOurNames(data) as OnOffer)
    for (const listener of listeners) listener()
  } catch {
    askOfferLater()
  }
}

export function useOnOffer(): OnOffer | null | undefined {
  return useSyncExternalStore(onOfferChange, currentOffer, () => undefined)
}
