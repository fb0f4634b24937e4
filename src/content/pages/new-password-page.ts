import { heroes } from '../heroes.ts'

export const newPasswordPage = {
  eyebrow: 'Account',
  title: 'Choose a new password',
  lead: 'At least 8 characters. Your other devices will be signed out.',
  picture: heroes.account,
} as const
