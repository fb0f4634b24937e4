import type { AuthChangeEvent, Session, User } from '@supabase/supabase-js'
import { backend, sessionStorageKey } from '../../lib/backend.ts'
import type { Profile } from './sign-up-rules.ts'

export type { AuthChangeEvent, Session, User }

/** What the service answered, in its own words, or null when all went well. */
export type Refusal = string | null

export async function currentSession(): Promise<Session | null> {
  const { data } = await (await backend()).auth.getSession()
  return data.session
}

export async function watchSession(
  listener: (event: AuthChangeEvent, session: Session | null) => void,
): Promise<() => void> {
  const { data } = (await backend()).auth.onAuthStateChange(listener)
  return () => data.subscription.unsubscribe()
}

export async function signIn(email: string, password: string): Promise<Refusal> {
  const { error } = await (await backend()).auth.signInWithPassword({ email, password })
  return error?.message ?? null
}

export async function signUp(email: string, password: string, profile: Profile): Promise<Refusal> {
  const { error } = await (await backend()).auth.signUp({
    email,
    password,
    options: { emailRedirectTo: siteAddress('/account'), data: profile },
  })
  return error?.message ?? null
}

export async function signOut(): Promise<void> {
  const { error } = await (await backend()).auth.signOut()
  // A session the server has already ended must not keep the visitor signed in here.
  if (error) await (await backend()).auth.signOut({ scope: 'local' })
}

export async function sendRecoveryMail(email: string): Promise<Refusal> {
  const { error } = await (await backend()).auth.resetPasswordForEmail(email, {
    redirectTo: siteAddress('/account/new-password'),
  })
  return error?.message ?? null
}

export async function resendConfirmation(email: string): Promise<Refusal> {
  const { error } = await (await backend()).auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: siteAddress('/account') },
  })
  return error?.message ?? null
}

export async function changePassword(password: string): Promise<Refusal> {
  const { error } = await (await backend()).auth.updateUser({ password })
  return error?.message ?? null
}

/** Without one of these nobody can be signed in, and the client library need not be loaded to find out. */
export function mayHaveSession(): boolean {
  return (
    localStorage.getItem(sessionStorageKey) !== null || /[#&](access_token|error_code)=/.test(location.hash)
  )
}

function siteAddress(path: string): string {
  return new URL(path, window.location.origin).href
}
