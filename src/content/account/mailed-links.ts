import { heroes } from '../heroes.ts'

/** The page our mailed links open; only its button spends them. */
export const linkWords = {
  eyebrow: 'Account',
  picture: heroes.account,
  signup: {
    title: 'One press, and you are in',
    text: 'Thank you for following our link. Press to confirm that this address is yours; your account opens straight after.',
    button: 'Confirm my address',
    again: { label: 'Sign in to ask for a new one', to: '/login' },
  },
  recovery: {
    title: 'A new password, one press away',
    text: 'Thank you for following our link. Press to sign in and choose the new password.',
    button: 'Choose a new password',
    again: { label: 'Send another link', to: '/forgot-password' },
  },
  email_change: {
    title: 'A new address, one press away',
    text: 'Thank you for following our link. Press to agree to the new address of your account.',
    button: 'Agree to the change',
    again: { label: 'Sign in to ask again', to: '/account' },
  },
  busy: 'One moment...',
  /** Pressed, and the other of the two is still to come. */
  halfWay: {
    title: 'One of two',
    text: 'This link is pressed. Your account takes the new address once the link we sent to the other address is pressed too.',
    onward: { label: 'To your account', to: '/account' },
  },
  /** Told on the page the link leads to. */
  changed: 'Your address is changed.',
  spent: { title: 'This link is spent', text: 'This link has been used or has expired.' },
  signedInAs: {
    before: 'You are signed in as',
    after: '. Going on signs you in with the address this link was sent to.',
  },
} as const
