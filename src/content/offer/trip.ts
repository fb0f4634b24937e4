import type { ExperienceSlug } from '../types.ts'

/** Said of a trip whose day has passed. */
export const eventOver: Partial<Record<ExperienceSlug, string>> = {
  worldcup2026:
    'The tournament ended on 19 July 2026: the prize is now four days of the same kind and value at another great match.',
}

/** The same on a card. */
export const eventOverBrief: typeof eventOver = {
  worldcup2026: 'The tournament is over: you win another great match',
}

/** How a trip stands, on its own pages. */
export const tripWords = {
  /** In few words, while nobody knows the day. */
  undated: 'date to be announced',
  buy: 'Buy Ticket',
  freeEntry: { label: 'Enter free by post', to: '/free-entry' },
  /** Before the moment of a draw to come, or the name of one that has been. */
  theDraw: 'The draw:',
} as const
