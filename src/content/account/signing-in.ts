export const loginWords = {
  fields: { email: 'Email', password: 'Password' },
  button: 'Sign in',
  busy: 'Signing in...',
  forgot: { label: 'Forgot password?', to: '/forgot-password' },
  noAccount: { text: 'New here?', label: 'Create an account', to: '/signup' },
  /** After a sign-up, until the visitor signs in. */
  sent: {
    before: 'We have sent a mail to',
    after: '. Open it, press its link, then sign in here.',
  },
  /** Beneath the service's refusals. */
  wrong: {
    before: 'Please check both and try again, or ',
    reset: { label: 'choose a new password', to: '/forgot-password' },
    between: '. If you have never been here, ',
    create: { label: 'open an account', to: '/signup' },
    after: '.',
  },
  unconfirmed: 'The link in our first mail confirms your address.',
  /** Another mail with the link, for whoever has just signed up or has tried to sign in before pressing it. */
  resend: {
    signedUp: {
      button: 'Send it again',
      busy: 'Sending...',
      done: 'A new mail is on its way, unless the address is confirmed already.',
    },
    unconfirmed: {
      button: 'Send the link again',
      busy: 'Sending...',
      done: 'A new link is on its way.',
    },
  },
} as const
