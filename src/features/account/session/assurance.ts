import type { Session, User } from '@supabase/supabase-js'

/** A factor that was set up and has proved itself once. */
export function verifiedFactor(user: User) {
  return user.factors?.find(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')
}

/** Signed in by password alone, where the account asks for a code as well. */
export function needsSecondStep({ access_token, user }: Session): boolean {
  return verifiedFactor(user) !== undefined && levelOf(access_token) !== 'aal2'
}

/** The level the token was given at. Read, not verified: the service judges every call by itself. */
function levelOf(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal
  } catch {
    return undefined
  }
}
