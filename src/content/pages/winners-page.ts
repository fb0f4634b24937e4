import { heroes } from '../heroes.ts'

/** `/winners`: every finished draw. */
export const winnersPage = {
  hero: {
    eyebrow: 'Winners',
    title: 'Every number, in the open.',
    lead: 'Every finished draw, its number and, where they agreed to it, the first name and county of whoever travels.',
    picture: heroes.winners,
  },
  closing: {
    title: 'Would you like yours among them?',
    text: 'Choose a journey, buy a ticket or send a postcard. Prizes are awarded by chance.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: 'All draws', to: '/draws' },
    ],
  },
} as const
