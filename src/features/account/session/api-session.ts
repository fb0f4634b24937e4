import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { backend, sessionStorageKey } from '../../../lib/backend.ts'
import { Unreachable } from '../../../lib/unreachable.ts'
import { isPassingTrouble } from '../forms/refusal.ts'

export type { AuthChangeEvent, Session, User }

export async function currentSession(): Promise<Session | null> {
  const { data, error } = await (await backend()).auth.getSession()
  // A session that could not be refreshed just now is not over.
  if (isPassingTrouble(error)) throw new Unreachable()
  return data.session
}

export async function watchSession(
  listener: (event: AuthChangeEvent, session: Session | null) => void,
): Promise<() => void> {
  const { data } = (await backend()).auth.onAuthStateChange(listener)
  return () => data.subscription.unsubscribe()
}

/** Brings the session up to what the service knows by now: factors, levels, a changed address. */
export async function renewSession(): Promise<void> {
  const { auth } = await backend()
  const { error } = await auth.refreshSession()
  // The client keeps a refused session until its token has run out; told by the service that it is over, it lets go.
  if (error && !isPassingTrouble(error)) await auth.getUser()
}

/** Without one nobody can be signed in, and the client library need not be loaded to find out. */
export function mayHaveSession(): boolean {
  return localStorage.getItem(sessionStorageKey) !== null
}
