import { heroes } from './heroes.ts'

/** What a visitor reads when a page breaks down under way. */
export const failure = {
  eyebrow: 'A moment, please',
  title: 'This page did not open',
  text: 'Something went wrong on our side, or on the way to you. Try again; if that does not help, start from the home page.',
  retry: 'Try again',
  home: { label: 'Return to Home', to: '/' },
  picture: heroes.notFound,
} as const
