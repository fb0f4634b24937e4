import { publicBackend } from '../../lib/backend.ts'
import { Unreachable } from '../../lib/unreachable.ts'

/** The next closing of sales, told together with the server's own time. */
export interface NextClosing {
  readonly closes_at: string
  readonly now: string
}

/** Null when no draw is scheduled, or when the pages stand alone without a backend. */
export async function nextClosing(): Promise<NextClosing | null> {
  const { data, error, status } = await (await publicBackend()).rpc('next_closing')
  if (error && (status === 0 || status >= 500)) throw new Unreachable()
  return error ? null : (data as NextClosing | null)
}
