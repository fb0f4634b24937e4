import { heroes } from '../heroes.ts'

/** `/draws`: every draw, in the order of what a visitor can still do. */
export const drawsPage = {
  hero: {
    eyebrow: 'Draws',
    title: 'Everything in the open.',
    lead: 'Every draw we hold, with its entries, its odds and its share for charity. Each has a page on which you can check it yourself.',
    picture: heroes.film,
  },
  closing: {
    title: 'Ten journeys are waiting',
    text: 'Choose one, buy a ticket or send a postcard. Prizes are awarded by chance.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: 'Enter free by post', to: '/free-entry' },
    ],
  },
} as const
