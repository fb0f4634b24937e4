import { heroes } from '../heroes.ts'

export const forgotPasswordPage = {
  eyebrow: 'Forgot password?',
  title: 'A new password',
  lead: 'Tell us your address and we will send a link.',
  picture: heroes.account,
} as const
