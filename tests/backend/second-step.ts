import { Secret, TOTP } from 'otpauth'
import type { newClient } from '../host.ts'

/** Sets an authenticator up and enters its first code; the new access token says that the second step was taken. */
export async function takeSecondStep(client: ReturnType<typeof newClient>): Promise<string> {
  const { data: factor, error } = await client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  const code = new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate()
  const verified = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code })
  if (verified.error) throw verified.error
  return verified.data.access_token
}
