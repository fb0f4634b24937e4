import { heroes } from '../heroes.ts'

export const signUpPage = {
  eyebrow: 'Join',
  title: 'Create your account',
  lead: 'It takes a minute, and it is where your tickets live.',
  picture: heroes.account,
} as const
