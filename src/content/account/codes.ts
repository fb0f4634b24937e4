/** The six digits of an authenticator app, wherever they are typed. */
export const codeWords = {
  label: 'Six digits',
  mistake: 'Please type the six digits of the app',
  advice: {
    mfa_verification_failed:
      'The digits change every half minute. Use the ones the app shows now, and check that the clock of your phone is right.',
    mfa_challenge_expired: 'That took too long. Use the digits the app shows now.',
  },
} as const

export const secondStepWords = {
  title: 'One more step',
  app: {
    text: 'Your account asks for two steps. Open your authenticator app and type the six digits it shows.',
    button: 'Go on',
    busy: 'One moment...',
    other: 'Use a recovery code',
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
  },
  somebodyElse: 'Sign in as somebody else',
} as const
