import { brand } from '../brand.ts'

export const signUpWords = {
  button: 'Create account',
  busy: 'Creating...',
  /** Specification 7 and 8. */
  success: 'Check your email for the confirmation link.',
  agreement: {
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
