import { publicBackend } from '../../lib/backend.ts'
import { Unreachable } from '../../lib/unreachable.ts'

/** What the clocks are set by, told together with the server's own time. */
export interface NextClosing {
  readonly now: string
  readonly payment: 'demo' | 'stripe'
  /** Null when no draw is scheduled. */
  readonly closes_at: string | null
  /** Of the draw that closes then. */
  readonly title: string | null
  /** Sales are over and the draw is still to come; null when there is none such. */
  readonly drawing_next: DrawingNext | null
}

export interface DrawingNext {
  readonly draw_id: string
  readonly title: string
  readonly draws_at: string
}

/** Null when the pages stand alone without a backend. */
export async function nextClosing(): Promise<NextClosing | null> {
  const { data, error, status } = await (await publicBackend()).rpc('next_closing')
  if (error && (status === 0 || status >= 500)) throw new Unreachable()
  return error ? null : (data as NextClosing | null)
}
