import type { AuthError } from '@supabase/supabase-js'
import { unreachable } from '../../../content/account/refusals.ts'
import { doubtSession } from '../../../lib/session-doubt.ts'
import { Unreachable } from '../../../lib/unreachable.ts'

/** What the service refused, in its own words; the code is what the site tells refusals apart by. */
export interface Refusal {
  message: string
  code?: string | undefined
  /** What is wrong with which field of the form. */
  marks?: Marks
  /** The field that takes the focus, where it is not the first that is marked. */
  focus?: string
}

/** By the names of a form's fields. */
export type Marks = Readonly<Record<string, string>>

export function refusalOf(error: AuthError | null): Refusal | null {
  if (isPassingTrouble(error)) throw new Unreachable(/Reference [0-9a-f]{8}$/.exec(error?.message ?? '')?.[0])
  if (error?.name === 'AuthSessionMissingError') doubtSession()
  return error && { message: error.message, code: error.code }
}

/** What is told of an act that came to no end, with the name to quote to us where it has one. */
export function toldOf(cause: unknown): string {
  if (!(cause instanceof Unreachable)) return String(cause)
  return cause.reference ? `${unreachable} (${cause.reference})` : unreachable
}

/** Told by its name: the library's own check would load the library. */
export function isPassingTrouble(error: AuthError | null): boolean {
  return error?.name === 'AuthRetryableFetchError'
}

/** What the service refused, marked at the field it is about, which its code tells. */
export function markedRefusal(
  refused: Refusal | null,
  fieldOfCode: Readonly<Record<string, string>>,
): Refusal | null {
  const field = refused && fieldOfCode[refused.code ?? '']
  return field ? { ...refused, marks: { [field]: refused.message } } : refused
}
