import { heroes } from '../heroes.ts'

export const loginPage = {
  eyebrow: 'Welcome back',
  title: 'Login',
  lead: 'Your tickets are where you left them.',
  picture: heroes.account,
  toBuy: 'Please sign in to buy a ticket. We will bring you straight back.',
} as const
