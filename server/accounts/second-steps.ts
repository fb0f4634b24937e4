import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { brand } from '../../src/content/brand.ts'
import { json, type Reply } from '../http/http.ts'
import { hashOf, newSecret } from '../secrets.ts'
import { authError, invalid, refused } from './answers.ts'
import { type Act, type Answer, from, requireToken, sessionReply, takeTurn } from './desk.ts'

const periodSeconds = 30
/** A telephone's clock may be half a minute off. */
const window = 1

function authenticator(email: string, secret: Secret): TOTP {
  return new TOTP({ issuer: brand.name, label: email, secret, period: periodSeconds })
}

export const enroll: Act = async (desk, visit) => {
  const caller = await requireToken(desk, visit)
  const { friendly_name: name = '', factor_type: type } = visit.body
  if (type !== 'totp') return invalid('factor_type needs to be totp')
  if (name.length > 120) return invalid('friendly_name is too long')
  const secret = new Secret({ size: 20 })
  const [row] = await desk.sql`
    select accounts.enroll_factor(${caller.sessionId}, ${caller.userId}, ${name}, ${secret.base32}) as answer
    from ${from(desk, visit)}`
  if (row?.answer.outcome !== 'ok') return refused(row?.answer.outcome)
  const uri = authenticator(JSON.parse(caller.claims).email, secret).toString()
  // The client puts this behind "data:image/svg+xml;utf-8,", where a # would end the picture.
  const qr_code = renderSVG(uri, { border: 2, pixelSize: 6 }).replaceAll('#', '%23')
  const totp = { qr_code, secret: secret.base32, uri }
  return json(200, { id: row.answer.id, type: 'totp', friendly_name: name, totp })
}

export const challenge: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const [row] = await desk.sql`
    select accounts.challenge_factor(${sessionId}, ${userId}, ${visit.factorId}) as answer`
  return plain(row?.answer, { type: 'totp' })
}

export const verifyFactor: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const { challenge_id: challengeId = '', code = '' } = visit.body
  if (!isUuid(challengeId)) return invalid('challenge_id must be an id')
  await takeTurn(desk, desk.limits.secondSteps, userId)
  const [known] = await desk.sql`
    select accounts.factor_secret(${userId}, ${visit.factorId}, ${challengeId}) as factor`
  if (!known?.factor) return refused('mfa_factor_not_found')
  if (!known.factor.open) return refused('mfa_challenge_expired')
  const step = stepOf(code.trim(), known.factor.secret)
  if (step === null) {
    await desk.sql`select private.note_security(${userId}, 'failed_second_step') from ${from(desk, visit)}`
    return refused('mfa_verification_failed')
  }
  const refreshToken = newSecret()
  const [row] = await desk.sql`
    select accounts.verify_factor(${sessionId}, ${userId}, ${visit.factorId}, ${challengeId}, ${step},
      ${hashOf(refreshToken)}) as answer from ${from(desk, visit)}`
  if (row?.answer.outcome === 'ok') await desk.throttle.giveBack(desk.limits.secondSteps, userId)
  return sessionReply(desk, row?.answer, refreshToken)
}

/** The half minute a code belongs to, or null for a wrong one. */
function stepOf(code: string, secret: string): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = Date.now()
  const delta = authenticator('', Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta
}

export const unenroll: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const [row] = await desk.sql`
    select accounts.unenroll_factor(${sessionId}, ${userId}, ${visit.factorId}) as answer from ${from(desk, visit)}`
  return plain(row?.answer)
}

const codes = 10
/** Nothing that looks like something else. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const makeRecoveryCodes: Act = (desk, visit) => recoveryCodes(desk, visit, false)
export const renewRecoveryCodes: Act = (desk, visit) => recoveryCodes(desk, visit, true)

async function recoveryCodes(...[desk, visit, anew]: [...Parameters<Act>, boolean]): Promise<Reply> {
  const { userId, sessionId } = await requireToken(desk, visit)
  const made = Array.from({ length: codes }, newRecoveryCode)
  const name = visit.body.friendly_name ?? 'Recovery codes'
  const [row] = await desk.sql`
    select accounts.set_recovery_codes(${sessionId}, ${userId}, ${name}, ${made.map(keptCode)}, ${anew}) as answer
    from ${from(desk, visit)}`
  return plain(row?.answer, { codes: made })
}

/** Like "k7w2m-x9qfa": fifty bits, and easy to copy from paper. */
function newRecoveryCode(): string {
  const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `${half()}-${half()}`
}

const keptCode = (code: string): string => hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''))

export const recoveryCodeStatus: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  const [row] = await desk.sql`select accounts.recovery_code_status(${sessionId}, ${userId}) as answer`
  return plain(row?.answer)
}

export const useRecoveryCode: Act = async (desk, visit) => {
  const { userId, sessionId } = await requireToken(desk, visit)
  await takeTurn(desk, desk.limits.secondSteps, userId)
  const refreshToken = newSecret()
  const [row] = await desk.sql`
    select accounts.use_recovery_code(${sessionId}, ${userId}, ${keptCode(visit.body.code ?? '')},
      ${hashOf(refreshToken)}) as answer from ${from(desk, visit)}`
  if (row?.answer.outcome === 'mfa_verification_failed')
    return authError(422, 'mfa_verification_failed', 'Invalid recovery code entered')
  return sessionReply(desk, row?.answer, refreshToken)
}

function plain({ outcome, ...facts }: Answer, more: object = {}): Reply {
  return outcome === 'ok' ? json(200, { ...facts, ...more }) : refused(outcome)
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
