/** One sentence for every kind of silence: the line, the service or something in between. */
export const unreachable = 'No answer from the service. Please check your connection and try again.'

export const passwordTooLong =
  'That password is too long. Ours end at 72 plain letters, and an accent or a symbol takes the room of two or more.'

/** What the eye at the end of a password does. */
export const showPassword = 'Show password'

/** Beneath the service's own message, where it asks for patience. */
export const waits = {
  over_request_rate_limit:
    'Too many tries in a short time. Please wait a few minutes, then try again. Nothing is wrong with your account.',
  over_email_send_rate_limit:
    'The last mail has only just left. Please wait {time}, then ask again; it may be in the spam folder meanwhile.',
  someTime: 'a minute',
}

/** For the acts of the account page; `failed` is for every refusal that has no words of its own. */
export const errors = {
  not_signed_in: 'Please sign in again; your session has ended.',
  second_factor_needed: 'This needs both steps of your sign-in. Please sign out and in again.',
  insufficient_aal: 'This needs both steps of your sign-in. Please sign out and in again.',
  connection_lost: unreachable,
  too_many_requests: waits.over_request_rate_limit,
  too_many_calls: waits.over_request_rate_limit,
  operators_stay: 'An operator’s account cannot be deleted. Ask to be taken off the list first.',
  failed: 'That did not work. Please try again in a moment.',
}

export const codeAdvice = {
  mfa_verification_failed:
    'The digits change every half minute. Use the ones the app shows now, and check that the clock of your phone is right.',
  mfa_challenge_expired: 'That took too long. Use the digits the app shows now.',
}

export const secondStep = {
  title: 'One more step',
  app: {
    text: 'Your account asks for two steps. Open your authenticator app and type the six digits it shows.',
    code: 'Six digits',
    button: 'Go on',
    busy: 'One moment...',
    sixDigits: 'Please type the six digits of the app',
    advice: codeAdvice,
    other: 'Use a recovery code',
    waits,
    unreachable,
  },
  recovery: {
    text: 'Type one of the codes you kept when you set this up. Each lets you in once; then set up your new phone in your account.',
    code: 'Recovery code',
    button: 'Use this code',
    busy: 'One moment...',
    missing: 'Please type one of your recovery codes',
    done: 'You are in. That code is used up; in your account you can set up a new phone and new codes.',
    advice: { mfa_verification_failed: 'That code is not one of yours, or it has been used.' },
    other: 'Use the app instead',
    waits,
    unreachable,
  },
  somebodyElse: 'Sign in as somebody else',
}

export const newPassword = {
  missing: 'Please choose a password',
  differ: 'The two passwords are not the same.',
  tooLong: passwordTooLong,
  showPassword,
}
