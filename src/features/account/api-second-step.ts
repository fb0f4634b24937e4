import { backend } from '../../lib/backend.ts'
import { type Refusal, refusalOf } from './forms/refusal.ts'
import { renewSession } from './session/api-session.ts'

/** What an authenticator app is told: the secret, and the same as a picture to scan. */
export interface Enrolment {
  factorId: string
  secret: string
  /** An address an `img` can show. */
  picture: string
}

export async function beginSecondStep(name: string): Promise<Enrolment | Refusal> {
  const { mfa } = (await backend()).auth
  await dropUnfinished()
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: name })
  if (error) return refusalOf(error) ?? { message: error.message }
  return { factorId: data.id, secret: data.totp.secret, picture: shownAsPicture(data.totp.qr_code) }
}

/** Answers a challenge with the app's six digits; the session then counts as fully signed in. */
export async function giveCode(factorId: string, code: string): Promise<Refusal | null> {
  const { mfa } = (await backend()).auth
  return refusalOf((await mfa.challengeAndVerify({ factorId, code })).error)
}

export async function endSecondStep(factorId: string): Promise<Refusal | null> {
  const { mfa } = (await backend()).auth
  const { error } = await mfa.unenroll({ factorId })
  if (!error) await renewSession()
  return refusalOf(error)
}

/** Ten codes for the day the phone is gone; older ones are dead from now on. */
export async function newRecoveryCodes(): Promise<readonly string[]> {
  const { recoveryCodes } = (await backend()).auth.mfa
  const { data: known } = await recoveryCodes.getStatus()
  const { data, error } = await (known ? recoveryCodes.regenerate() : recoveryCodes.generate())
  if (error) throw error
  return data.codes
}

/** A code from the list in place of the app's, once. */
export async function giveRecoveryCode(code: string): Promise<Refusal | null> {
  const { recoveryCodes } = (await backend()).auth.mfa
  return refusalOf((await recoveryCodes.verify({ code })).error)
}

/** Somebody who closed the page halfway begins anew. */
async function dropUnfinished(): Promise<void> {
  const { mfa } = (await backend()).auth
  const { data } = await mfa.listFactors()
  for (const { id, status } of data?.all ?? [])
    if (status !== 'verified') await mfa.unenroll({ factorId: id })
}

/** The drawing comes unescaped, and a '#' in it would end the address. */
function shownAsPicture(drawing: string): string {
  const [kind = '', ...rest] = drawing.split(',')
  const svg = rest.join(',')
  return svg.startsWith('<') ? `${kind},${encodeURIComponent(svg)}` : drawing
}
