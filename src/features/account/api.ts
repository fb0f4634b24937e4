import type { EmailOtpType } from '@supabase/supabase-js'
import { backend } from '../../lib/backend.ts'
import { isPassingTrouble, type Refusal, refusalOf } from './forms/refusal.ts'
import type { Profile } from './signing-up/sign-up-rules.ts'

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

/** Here and nowhere else: the client's own default would end every other device too. */
export async function signOut(): Promise<void> {
  await (await backend()).auth.signOut({ scope: 'local' })
}

export async function signOutEverywhereElse(): Promise<Refusal | null> {
  return refusalOf((await (await backend()).auth.signOut({ scope: 'others' })).error)
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

/** Spends the link of a mail. It signs its reader in, unless it is the first of two that belong together. */
export async function followMailedLink(
  tokenHash: string,
  type: EmailOtpType,
): Promise<{ refused: Refusal | null; signedIn: boolean }> {
  const { auth } = await backend()
  const before = (await auth.getSession()).data.session
  const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
  // The link's session takes the place of the one before, which would live on without anybody to use it.
  if (before && data.session) await auth.admin.signOut(before.access_token, 'local')
  return { refused: refusalOf(error), signedIn: Boolean(data.session) }
}

/** '?next=…' for the next page of a journey that leads somewhere, nothing otherwise. */
export function onwardQuery(next: string | null): string {
  return next ? `?next=${encodeURIComponent(next)}` : ''
}

export function siteAddress(path: string): string {
  return new URL(path, window.location.origin).href
}
