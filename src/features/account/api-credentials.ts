import type { UserAttributes } from '@supabase/supabase-js'
import { backend } from '../../lib/backend.ts'
import { siteAddress } from './api.ts'
import { type Refusal, refusalOf } from './forms/refusal.ts'
import type { Profile } from './signing-up/sign-up-rules.ts'

/** By whoever followed a recovery link, or knows the password there is. All other devices are signed out. */
export function changePassword(password: string, currentPassword?: string): Promise<Refusal | null> {
  return update(
    currentPassword === undefined ? { password } : { password, current_password: currentPassword },
  )
}

/** Two links are mailed, one to each address; the change happens once both are pressed. */
export function changeEmail(email: string): Promise<Refusal | null> {
  return update({ email }, { emailRedirectTo: siteAddress('/account') })
}

export function changeDetails(profile: Profile): Promise<Refusal | null> {
  // The service keeps what it is not told about, so an emptied line is told as null.
  return update({ data: { ...profile, address2: profile.address2 ?? null } })
}

async function update(
  attributes: UserAttributes,
  options: { emailRedirectTo?: string } = {},
): Promise<Refusal | null> {
  return refusalOf((await (await backend()).auth.updateUser(attributes, options)).error)
}
