import { json, type Reply } from '../http/http.ts'

/** An error in the words and shape of the hosted auth service. */
export function authError(status: number, code: string, message: string, more: object = {}): Reply {
  return json(status, { code: status, error_code: code, msg: message, ...more }, { 'x-sb-error-code': code })
}

/** What a SQL function's outcome is called in the hosted service's protocol. */
const refusals: Record<string, [status: number, message: string]> = {
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  otp_expired: [403, 'Email link is invalid or has expired'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  insufficient_aal: [401, 'AAL2 session is required to update account details'],
  profile_too_long: [422, 'The profile is too long'],
  same_password: [422, 'New password should be different from the old password.'],
  current_password_required: [400, 'Current password is required to set a new one'],
  current_password_invalid: [400, 'Current password is not correct'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of verified factors reached, unenroll to continue'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name for this user already exists'],
  mfa_factor_not_found: [422, 'MFA factor with the provided factor ID was not found'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  mfa_verified_factor_exists: [422, 'Recovery codes have already been generated for this user'],
}

export function refused(outcome: string): Reply {
  const [status, message] = refusals[outcome] ?? [500, 'Unexpected failure']
  return authError(status, refusals[outcome] ? outcome : 'unexpected_failure', message)
}

export const notFound = () => authError(404, 'not_found', 'There is nothing at this address')
export const invalid = (message: string) => authError(400, 'validation_failed', message)
export const badProfile = (field: string) =>
  authError(422, 'validation_failed', `The profile cannot be stored: check ${field}`, { field })
export const credentialsMissing = () =>
  invalid('You must provide either an email or phone number and a password')
export const badAddress = () => invalid('Unable to validate email address: invalid format')

export function tooManyRequests(seconds: number): Reply {
  return later(authError(429, 'over_request_rate_limit', 'Request rate limit reached'), seconds)
}

export function mailedTooRecently(seconds: number): Reply {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return later(authError(429, 'over_email_send_rate_limit', message), seconds)
}

/** The client tries again by itself after a 503, and keeps its session meanwhile. It hands on the sentence alone. */
export function busy(reference?: string): Reply {
  const message = reference ? `The service is busy. ${reference}` : 'The service is busy'
  return later(authError(503, 'unexpected_failure', message), 1)
}

function later(reply: Reply, seconds: number): Reply {
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(seconds) } }
}
