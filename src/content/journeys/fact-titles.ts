import type { TripFact } from '../types.ts'

/** The headings of the nine facts, in the order they are answered in. */
export const factTitles = {
  included: 'What is included',
  value: 'Value',
  airports: 'Where you fly from',
  when: 'When',
  guests: 'Who may come',
  papers: 'Papers and health',
  access: 'Access',
  planet: 'The planet',
  cash: 'Instead of the trip',
} as const satisfies Record<TripFact, string>
