import { type DrawingNext, type NextClosing, nextClosing } from './api.ts'
import { onVisitorsClock, week } from './countdown.ts'

/** The draw a clock counts to; without one it shows the week of the specification. */
export interface ScheduledClosing {
  readonly title: string | null
  readonly closesAt: string
}

/** What every clock of the page shows. Before the first answer none of them says anything. */
export type Closing = { readonly drawing: DrawingNext | null } & (
  | { readonly kind: 'unknown' | 'unannounced' | 'ended' }
  | { readonly kind: 'counting'; readonly target: number; readonly scheduled: ScheduledClosing | null }
)

export const pageLoadedAt = Date.now()
export const unknown: Closing = { kind: 'unknown', drawing: null }

const askAgainAfter = 5000
const listeners = new Set<() => void>()
let closing: Closing = unknown
let isAsked = false

export const currentClosing = (): Closing => closing

export function onClosingChange(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) ask()
  return () => listeners.delete(listener)
}

/** Said by each clock that reaches zero; the words stand until the next draw takes over. */
export function reachZero(reached: Closing): void {
  if (reached !== closing || closing.kind !== 'counting') return
  // The specified week of a site without a date ends in zeros, and a date may have been set meanwhile.
  if (closing.scheduled) become({ kind: 'ended', drawing: closing.drawing })
  ask()
}

async function ask(): Promise<void> {
  isAsked = true
  try {
    const answer = await nextClosing()
    const isOver = answer?.closes_at && Date.parse(answer.closes_at) <= Date.parse(answer.now)
    // An answer may be a second old, and still speak of the draw that has just closed.
    if (isOver) askLater()
    else become(afterAnswer(closing, answer, Date.now()))
  } catch {
    askLater()
  }
}

function askLater(): void {
  setTimeout(ask, askAgainAfter)
}

export function afterAnswer(before: Closing, answer: NextClosing | null, visitorNow: number): Closing {
  const drawing = answer?.drawing_next ?? null
  if (answer?.closes_at) {
    const target = onVisitorsClock(answer.closes_at, answer.now, visitorNow)
    return {
      kind: 'counting',
      target,
      scheduled: { title: answer.title, closesAt: answer.closes_at },
      drawing,
    }
  }
  if (before.kind === 'ended') return { kind: 'ended', drawing }
  // Where money is taken, a clock that starts anew for every visitor would be a lie.
  if (answer?.payment === 'stripe') return { kind: 'unannounced', drawing }
  return { kind: 'counting', target: pageLoadedAt + week, scheduled: null, drawing }
}

function become(next: Closing): void {
  closing = next
  for (const listener of listeners) listener()
}
