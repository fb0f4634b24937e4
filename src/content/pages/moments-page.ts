import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'

export const momentsPage = {
  hero: {
    eyebrow: 'Moments',
    title: 'The album so far.',
    lead: `Seventy-four pictures from the journeys of ${brand.name}, drawn as we would wish to remember them.`,
    picture: heroes.moments,
  },
  groupsLabel: 'Jump to a chapter',
  closing: {
    title: 'The next page is blank',
    text: 'It could be yours: two seats, one suitcase each, and a camera you will forget to use.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: 'Buy Ticket', to: '/buy-ticket' },
    ],
  },
  illustrationNote: 'These pictures are illustrations. They show places, not particular guests.',
} as const
