/** One sentence for every kind of silence: the line, the service or something in between. */
export const unreachable = 'No answer from the service. Please check your connection and try again.'

/** Beneath the service's own message, where it asks for patience. */
export const waits = {
  over_request_rate_limit:
    'Too many tries in a short time. Please wait a few minutes, then try again. Nothing is wrong with your account.',
  over_email_send_rate_limit:
    'The last mail has only just left. Please wait {time}, then ask again; it may be in the spam folder meanwhile.',
  someTime: 'a minute',
} as const

/** For the acts of the account page; `failed` is for every refusal that has no words of its own. */
export const accountErrors = {
  not_signed_in: 'Please sign in again; your session has ended.',
  second_factor_needed: 'This needs both steps of your sign-in. Please sign out and in again.',
  insufficient_aal: 'This needs both steps of your sign-in. Please sign out and in again.',
  connection_lost: unreachable,
  too_many_requests: waits.over_request_rate_limit,
  too_many_calls: waits.over_request_rate_limit,
  operators_stay: 'An operator’s account cannot be deleted. Ask to be taken off the list first.',
  failed: 'That did not work. Please try again in a moment.',
} as const
