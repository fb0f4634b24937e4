import type { AuthChangeEvent, AuthError, EmailOtpType, Session, User } from '@supabase/supabase-js'
import { backend, sessionStorageKey } from '../../lib/backend.ts'
import { Unreachable } from '../../lib/unreachable.ts'
import type { Profile } from './sign-up-rules.ts'

export type { AuthChangeEvent, Session, User }

/** What the service refused, in its own words; the code is what the site tells refusals apart by. */
export interface Refusal {
  message: string
  code?: string | undefined
  /** What is wrong with which field of the form. */
  marks?: Marks
}

/** By the names of a form's fields. */
export type Marks = Readonly<Record<string, string>>

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

const signInPauses = [200, 400, 800, 1600]

/** Tried again after a 502, 503 or 504, as the client itself does when it refreshes a session. */
export async function signIn(email: string, password: string): Promise<Refusal | null> {
  const { auth } = await backend()
  for (const pause of signInPauses) {
    const { error } = await auth.signInWithPassword({ email, password })
    if (!isPassingTrouble(error)) return refusalOf(error)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return refusalOf((await auth.signInWithPassword({ email, password })).error)
}

/** `next` is where the visitor was going; the confirming link leads to the account page, and that on to it. */
export async function signUp(
  email: string,
  password: string,
  profile: Profile,
  next: string | null,
): Promise<Refusal | null> {
  const { error } = await (await backend()).auth.signUp({
    email,
    password,
    options: { emailRedirectTo: siteAddress(`/account${onwardQuery(next)}`), data: profile },
  })
  return refusalOf(error)
}

export async function signOut(): Promise<void> {
  const { error } = await (await backend()).auth.signOut()
  // A session the server has already ended must not keep the visitor signed in here.
  if (error) await (await backend()).auth.signOut({ scope: 'local' })
}

export async function sendRecoveryMail(email: string): Promise<Refusal | null> {
  const { error } = await (await backend()).auth.resetPasswordForEmail(email, {
    redirectTo: siteAddress('/account/new-password'),
  })
  return refusalOf(error)
}

export async function resendConfirmation(email: string, next: string | null): Promise<Refusal | null> {
  const { error } = await (await backend()).auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: siteAddress(`/account${onwardQuery(next)}`) },
  })
  return refusalOf(error)
}

/** Spends the link of a mail and signs its reader in. */
export async function followMailedLink(tokenHash: string, type: EmailOtpType): Promise<Refusal | null> {
  const { error } = await (await backend()).auth.verifyOtp({ token_hash: tokenHash, type })
  return refusalOf(error)
}

export async function changePassword(password: string): Promise<Refusal | null> {
  const { error } = await (await backend()).auth.updateUser({ password })
  return refusalOf(error)
}

/** Without one nobody can be signed in, and the client library need not be loaded to find out. */
export function mayHaveSession(): boolean {
  return localStorage.getItem(sessionStorageKey) !== null
}

/** '?next=…' for the next page of a journey that leads somewhere, nothing otherwise. */
export function onwardQuery(next: string | null): string {
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

function refusalOf(error: AuthError | null): Refusal | null {
  if (isPassingTrouble(error)) throw new Unreachable()
  return error && { message: error.message, code: error.code }
}

/** Told by its name: the library's own check would load the library. */
function isPassingTrouble(error: AuthError | null): boolean {
  return error?.name === 'AuthRetryableFetchError'
}

function siteAddress(path: string): string {
  return new URL(path, window.location.origin).href
}
