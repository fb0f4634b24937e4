import type { DrawingNext, OnOffer } from '../../../../contract/offer.ts'
import { askOffer, askOfferLater, currentOffer, onOfferChange } from '../../../lib/on-offer.ts'
import { onVisitorsClock, week } from './countdown.ts'

/** The draw a clock counts to; without one it shows the week of the specification. */
export type ScheduledClosing = Pick<NonNullable<OnOffer['closing']>, 'title' | 'closes_at'>

/** What every clock of the page shows. Before the first answer none of them says anything. */
export type Closing = { readonly drawing: DrawingNext | null } & (
  | { readonly kind: 'unknown' | 'unannounced' | 'ended' }
  | { readonly kind: 'counting'; readonly target: number; readonly scheduled: ScheduledClosing | null }
)

/** What of the offer the clocks go by. */
type Told = Pick<OnOffer, 'now' | 'payment' | 'drawing_next'> & { readonly closing: ScheduledClosing | null }

export const pageLoadedAt = Date.now()
export const unknown: Closing = { kind: 'unknown', drawing: null }

const listeners = new Set<() => void>()
let closing: Closing = unknown
let isListening = false

export const currentClosing = (): Closing => closing

export function onClosingChange(listener: () => void): () => void {
  listeners.add(listener)
  if (!isListening) onOfferChange(hear)
  isListening = true
  return () => listeners.delete(listener)
}

/** Said by each clock that reaches zero; the words stand until the next draw takes over. */
export function reachZero(reached: Closing): void {
  if (reached !== closing || closing.kind !== 'counting') return
  // The specified week of a site without a date ends in zeros, and a date may have been set meanwhile.
  if (closing.scheduled) become({ kind: 'ended', drawing: closing.drawing })
  askOffer()
}

function hear(): void {
  const offer = currentOffer() ?? null
  const isOver = offer?.closing && Date.parse(offer.closing.closes_at) <= Date.parse(offer.now)
  // An answer may be a second old, and still speak of the draw that has just closed.
  if (isOver) askOfferLater()
  else become(afterAnswer(closing, offer, Date.now()))
}

export function afterAnswer(before: Closing, told: Told | null, visitorNow: number): Closing {
  const drawing = told?.drawing_next ?? null
  if (told?.closing) {
    const target = onVisitorsClock(told.closing.closes_at, told.now, visitorNow)
    return { kind: 'counting', target, scheduled: told.closing, drawing }
  }
  if (before.kind === 'ended') return { kind: 'ended', drawing }
  // Where money is taken, a clock that starts anew for every visitor would be a lie.
  if (told?.payment === 'stripe') return { kind: 'unannounced', drawing }
  return { kind: 'counting', target: pageLoadedAt + week, scheduled: null, drawing }
}

function become(next: Closing): void {
  closing = next
  for (const listener of listeners) listener()
}
