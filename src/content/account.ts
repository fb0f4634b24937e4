import {
  newPassword,
  passwordTooLong,
  secondStep,
  showPassword,
  unreachable,
  waits,
} from './account-sentences.ts'
import { brand } from './brand.ts'
import { heroes } from './heroes.ts'

/** Words of the account screens. Messages marked with the specification's numbers are verbatim. */
export const signUpWords = {
  eyebrow: 'Join',
  title: 'Create your account',
  lead: 'It takes a minute, and it is where your tickets live.',
  picture: heroes.account,
  fields: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    address1: 'Address line 1',
    address2: 'Address line 2 (optional)',
    city: 'City',
    postcode: 'UK Postcode',
    country: 'Country',
    phone: 'UK mobile number',
  },
  hints: {
    password: 'At least 8 characters.',
    phone: 'For example 07700 900123.',
    address: 'Where we would send your travel papers.',
  },
  country: 'United Kingdom',
  showPassword,
  button: 'Create account',
  busy: 'Creating...',
  /** Specification 7 and 8. */
  success: 'Check your email for the confirmation link.',
  /** Specification 5, in its order. */
  problems: {
    nameMissing: 'Name is required',
    addressMissing: 'Address line 1, City and UK Postcode are required',
    phoneInvalid: 'Please enter a valid UK mobile number (e.g. +447XXXXXXXXX or 07XXXXXXXXX)',
    postcodeInvalid: 'Please enter a valid UK postcode',
    /** The service's own sentence, told before anything is sent. */
    credentialsMissing: 'You must provide either an email or phone number and a password',
    passwordTooLong,
  },
  /** At the field itself, where the sentence above speaks of several. */
  missing: {
    address1: 'Please give the first line of your address',
    city: 'Please give your town or city',
    postcode: 'Please give your postcode',
    email: 'Please give your email address',
    password: 'Please choose a password',
  },
  waits,
  unreachable,
  terms: {
    before: 'By creating an account you agree to our ',
    terms: { label: 'terms', to: '/terms' },
    between: ' and have read how we keep your ',
    privacy: { label: 'privacy', to: '/privacy' },
    after: '.',
  },
  /** Its own box, unticked. */
  marketing: `Send me the monthly ${brand.name} letter. I can stop it at any time.`,
  haveAccount: { text: 'Have an account already?', label: 'Login', to: '/login' },
} as const

export const loginWords = {
  eyebrow: 'Welcome back',
  title: 'Login',
  lead: 'Your tickets are where you left them.',
  picture: heroes.account,
  fields: { email: 'Email', password: 'Password' },
  showPassword,
  button: 'Sign in',
  busy: 'Signing in...',
  waits,
  unreachable,
  forgot: 'Forgot password?',
  secondStep,
  noAccount: { text: 'New here?', label: 'Create an account', to: '/signup' },
  toBuy: 'Please sign in to buy a ticket. We will bring you straight back.',
  /** After a sign-up, until the visitor signs in. */
  sent: {
    before: 'We have sent a mail to',
    after: '. Open it, press its link, then sign in here.',
    button: 'Send it again',
    busy: 'Sending...',
    done: 'A new mail is on its way, unless the address is confirmed already.',
  },
  /** Beneath the service's refusals. */
  wrong: {
    before: 'Please check both and try again, or ',
    reset: { label: 'choose a new password', to: '/forgot-password' },
    between: '. If you have never been here, ',
    create: { label: 'open an account', to: '/signup' },
    after: '.',
  },
  resend: {
    text: 'The link in our first mail confirms your address.',
    button: 'Send the link again',
    busy: 'Sending...',
    done: 'A new link is on its way.',
  },
} as const

export const recoveryWords = {
  request: {
    title: 'A new password',
    text: 'Tell us your address and we will send a link.',
    email: 'Email',
    button: 'Send the link',
    busy: 'Sending...',
    /** The same for known and unknown addresses. */
    done: 'If that address has an account, a link is on its way.',
    waits,
    unreachable,
    back: { label: 'Back to login', to: '/login' },
  },
  choose: {
    title: 'Choose a new password',
    text: 'At least 8 characters. Your other devices will be signed out.',
    password: 'New password',
    repeat: 'New password again',
    button: 'Save password',
    busy: 'Saving...',
    done: 'Your password is changed.',
    ...newPassword,
    expired: 'This link has been used or has expired. Ask for a new one.',
    secondStep,
    waits,
    unreachable,
    again: { label: 'Send another link', to: '/login' },
  },
} as const

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
  halfWay: {
    title: 'One of two',
    text: 'This link is pressed. Your account takes the new address once the link we sent to the other address is pressed too.',
    onward: { label: 'To your account', to: '/account' },
  },
  changed: 'Your address is changed.',
  spent: { title: 'This link is spent', text: 'This link has been used or has expired.' },
  signedInAs: {
    before: 'You are signed in as',
    after: '. Going on signs you in with the address this link was sent to.',
  },
  waits,
  unreachable,
} as const
