import { json, type Reply } from '../http.ts'

/** An error in the words and shape of the hosted auth service. */
export function authError(status: number, code: string, message: string): Reply {
  return json(status, { code: status, error_code: code, msg: message }, { 'x-sb-error-code': code })
}

export const invalidCredentials = () => authError(400, 'invalid_credentials', 'Invalid login credentials')
export const tooManyRequests = () => authError(429, 'over_request_rate_limit', 'Request rate limit reached')
export const tooLongPassword = () =>
  authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
export const credentialsMissing = () =>
  authError(400, 'validation_failed', 'You must provide either an email or phone number and a password')
export const badAddress = () =>
  authError(400, 'validation_failed', 'Unable to validate email address: invalid format')

export function mailedTooRecently(seconds: number): Reply {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`
  return authError(429, 'over_email_send_rate_limit', message)
}
