import { brand } from './brand.ts'
import { heroes } from './heroes.ts'

/** One sentence for every kind of silence: the line, the service or something in between. */
const unreachable = 'No answer from the service. Please check your connection and try again.'

const passwordTooLong =
  'That password is too long. Ours end at 72 plain letters, and an accent or a symbol takes the room of two or more.'

/** Beneath the service's own message, where it asks for patience. */
const waits = {
  over_request_rate_limit:
    'Too many tries in a short time. Please wait a few minutes, then try again. Nothing is wrong with your account.',
  over_email_send_rate_limit:
    'The last mail has only just left. Please wait {time}, then ask again; it may be in the spam folder meanwhile.',
  someTime: 'a minute',
}

/** For the acts of the account page; `failed` is for every refusal that has no words of its own. */
const errors = {
  not_signed_in: 'Please sign in again; your session has ended.',
  second_factor_needed: 'This needs both steps of your sign-in. Please sign out and in again.',
  insufficient_aal: 'This needs both steps of your sign-in. Please sign out and in again.',
  connection_lost: unreachable,
  too_many_requests: waits.over_request_rate_limit,
  too_many_calls: waits.over_request_rate_limit,
  operators_stay: 'An operator’s account cannot be deleted. Ask to be taken off the list first.',
  failed: 'That did not work. Please try again in a moment.',
}

const codeAdvice = {
  mfa_verification_failed:
    'The digits change every half minute. Use the ones the app shows now, and check that the clock of your phone is right.',
  mfa_challenge_expired: 'That took too long. Use the digits the app shows now.',
}

const secondStep = {
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

const newPassword = {
  missing: 'Please choose a password',
  differ: 'The two passwords are not the same.',
  tooLong: passwordTooLong,
}

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
  showPassword: 'Show password',
  hidePassword: 'Hide password',
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

const erased = 'Your account is gone. Thank you for travelling this far with us.'

export const accountWords = {
  eyebrow: 'Account',
  title: 'Your account',
  picture: heroes.account,
  /** The list beside the parts, in their order. */
  parts: {
    label: 'Parts of your account',
    links: [
      { label: 'Your tickets', id: 'tickets' },
      { label: 'Your details', id: 'your-details' },
      { label: 'Signing in', id: 'signing-in' },
      { label: 'Letters', id: 'letters' },
      { label: 'Limits and breaks', id: 'means' },
      { label: 'Your data', id: 'data' },
    ],
  },
  tickets: {
    title: 'Your tickets',
    empty: 'No tickets yet. Ten posters are waiting.',
    explore: { label: 'Explore Experiences', to: '/experiences' },
  },
  details: {
    title: 'Your details',
    shown: {
      email: 'Email',
      name: 'Name',
      address1: 'Address line 1',
      address2: 'Address line 2',
      city: 'City',
      postcode: 'Postcode',
      country: 'Country',
      phone: 'Mobile',
    },
    empty: 'Not given',
    change: 'Change details',
    form: {
      fields: signUpWords.fields,
      hints: signUpWords.hints,
      country: signUpWords.country,
      problems: signUpWords.problems,
      missing: signUpWords.missing,
      save: 'Save',
      saving: 'Saving...',
      cancel: 'Cancel',
      saved: 'Your details are saved.',
      waits,
      unreachable,
    },
  },
  email: {
    title: 'Email address',
    text: 'We send a link to both addresses, the one you have and the new one. The change happens after both have been pressed.',
    change: 'Change email address',
    waiting: {
      before: 'Both links are on their way. Once both are pressed, your address is',
      after: '. Until then everything stays as it is.',
    },
    form: {
      field: 'New email',
      button: 'Send both links',
      busy: 'Sending...',
      cancel: 'Cancel',
      sent: 'Both links are sent.',
      missing: 'Please give the new address',
      same: 'That is the address you have',
      advice: {
        email_exists: 'Please give an address that has no account here yet.',
        email_address_invalid: 'Please check the address for a slip of the finger.',
        insufficient_aal: errors.insufficient_aal,
      },
      waits,
      unreachable,
    },
  },
  signingIn: {
    title: 'Signing in',
    password: {
      title: 'Password',
      text: 'At least 8 characters. Your other devices will be signed out.',
      change: 'Change password',
      form: {
        current: 'Current password',
        password: 'New password',
        repeat: 'New password again',
        button: 'Save password',
        busy: 'Saving...',
        cancel: 'Cancel',
        done: 'Your password is changed. Your other devices are signed out.',
        currentMissing: 'Please give the password you have',
        ...newPassword,
        /** Beneath the service's own message, which stands at the field. */
        advice: {
          current_password_invalid:
            'Please type the password you signed in with. If it is lost, sign out and choose a new one from the login page.',
          current_password_required: 'Please type the password you signed in with.',
          same_password: 'It is the one you have. Please choose another.',
          weak_password: 'Four or five words in a row are easy to keep and hard to guess.',
        },
        waits,
        unreachable,
      },
    },
    twoSteps: {
      title: 'Two steps',
      off: {
        text: 'After your password we would ask for six digits from an app on your phone, so that somebody who learns the password still cannot get in.',
        name: brand.name,
        begin: 'Set up two steps',
        beginning: 'One moment...',
        scan: 'Scan the picture with an authenticator app, or type the key into it. Then type the six digits the app shows.',
        pictureAlt: 'The key as a square code for an authenticator app to scan',
        key: 'Key',
        code: 'Six digits',
        confirm: 'Switch on',
        confirming: 'One moment...',
        cancel: 'Cancel',
        sixDigits: secondStep.app.sixDigits,
        advice: codeAdvice,
        waits,
        unreachable,
      },
      on: {
        text: 'Two steps are on. After your password we ask for six digits from your app.',
        newCodes: 'New recovery codes',
        making: 'One moment...',
        end: 'Switch off',
        ending: 'One moment...',
        ended: 'Two steps are switched off.',
        errors,
      },
      codes: {
        title: 'Your recovery codes',
        text: `Each of these lets you in to ${brand.name} once, should the phone be lost. Keep them where you would keep a spare key: they are shown this once, and older ones no longer work.`,
        copy: 'Copy',
        copied: 'The codes are copied.',
        copyFailed: 'Your browser does not let us copy. Please download or print them.',
        download: 'Download',
        fileName: `${brand.slug}-recovery-codes.txt`,
        print: 'Print',
        kept: 'I have kept them',
      },
    },
    places: {
      title: 'Where you are signed in',
      text: 'If you do not recognise one of these, sign it out and change your password.',
      on: 'on',
      unknown: { browser: 'A browser', system: 'a device we do not recognise' },
      current: 'This device',
      seen: 'Last seen',
      signOut: 'Sign out',
      signOutOf: 'Sign out of',
      others: 'Sign out everywhere else',
      busy: 'Signing out...',
      ended: 'That device is signed out.',
      othersEnded: 'Every other device is signed out.',
      errors,
    },
  },
  letters: {
    title: 'Letters',
    newsletter: `The monthly ${brand.name} letter`,
    hint: 'To the address of this account. You can stop it here or from the foot of any letter.',
    on: 'The next letter comes to you.',
    off: 'No more letters will come.',
    errors,
  },
  protection: {
    title: 'Staying within your means',
    link: { label: 'Limits and breaks', to: '/player-protection' },
  },
  data: {
    title: 'Your data',
    export: {
      title: 'Everything we hold',
      text: 'Your account, tickets, orders, letters and the record of what was done: as a page to read and print, or as a file for a machine.',
      page: 'Download as a page',
      file: 'Download as a file',
      gathering: 'Gathering...',
      fileName: `${brand.slug}-my-data`,
      document: {
        brand: brand.name,
        title: 'Everything we hold about you',
        text: 'Made in your browser at the moment you asked for it. Times are those of the United Kingdom.',
        nothing: 'Nothing.',
        yes: 'Yes',
        no: 'No',
      },
      errors,
    },
    erase: {
      title: 'Delete my account',
      consequences: [
        'Your name, address, telephone number and email address are erased, and you are signed out everywhere.',
        'Tickets that can still be handed back are refunded.',
        'Tickets in a draw that has closed stay in it as numbers without a name, because taking one out would change the chances of everybody else.',
        'We keep the record of your orders for six years, without your name, because tax law asks for it.',
        'It cannot be taken back.',
      ],
      open: 'Delete my account',
      question: 'Delete your account?',
      last: 'To be sure that it is you who wants this, type the email address of this account.',
      field: 'Email address of this account',
      differs: 'That is not the address of this account',
      confirm: 'Delete for good',
      busy: 'Deleting...',
      cancel: 'Keep my account',
      done: erased,
      errors,
      waits,
      unreachable,
    },
    erased,
  },
  signOut: 'Sign out',
  signingOut: 'Signing out...',
} as const
