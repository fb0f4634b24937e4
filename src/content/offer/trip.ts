import { brand } from '../brand.ts'
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

/** Said of a trip that is named after what belongs to others. */
export const notAffiliated: Partial<Record<ExperienceSlug, string>> = {
  worldcup2026: `${brand.name} is not affiliated with FIFA, the owner of the World Cup’s name, nor endorsed by it.`,
  monaco: `${brand.name} is not affiliated with Formula 1, the FIA or the Automobile Club de Monaco, nor endorsed by them.`,
  disney: `${brand.name} is not affiliated with The Walt Disney Company, the owner of the Disney name, nor endorsed by it.`,
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
