import type { ExperienceSlug } from '../types.ts'

/** The ten trips in the order of the light on their posters, each with its hour. */
export const procession = {
  /** Under a trip's title. */
  facts: '{duration} · {guests} guests',
  hours: [
    ['indian-diaspora', 'First light'],
    ['japan', 'Early morning'],
    ['bali', 'Morning'],
    ['monaco', 'Noon'],
    ['seychelles', 'Afternoon'],
    ['filipino-diaspora', 'Late afternoon'],
    ['dubai', 'Golden hour'],
    ['diaspora', 'Dusk'],
    ['worldcup2026', 'Nightfall'],
    ['disney', 'Night'],
  ] satisfies readonly (readonly [ExperienceSlug, string])[],
} as const
