import { brand } from '../brand.ts'
import { heroes } from '../heroes.ts'
import type { ExperienceSlug } from '../types.ts'

export const homePage = {
  hero: {
    eyebrow: brand.drawLabel,
    /** Two lines; the second is set lighter. */
    title: ['Win the journey.', 'Send a wish forward.'],
    lead: 'A journey for two that you will never stop talking about, everything paid. Part of every ticket sends a child on one too.',
    picture: heroes.home,
    explore: { label: 'Explore Experiences', to: '/experiences' },
    watch: 'Watch the film',
    plate: ['Plate I', 'The departure', 'Seaplane, early evening'],
  },
  value: {
    title: 'Every dream here is all-inclusive.',
    items: [
      {
        title: 'Door to door',
        text: 'Flights, transfers, suites, tables, guides. You bring a suitcase and someone you love.',
      },
      {
        title: 'Drawn in the open',
        text: 'Every entry is sealed as it is made, and anyone can check the result afterwards.',
      },
      {
        title: 'Wish Forward',
        text: 'A stated share of every ticket goes to our charity partners, down to the penny.',
      },
    ],
  },
  film: {
    title: 'A little of elsewhere',
    play: 'Play the film',
    notice: 'The film plays from YouTube and loads only when you press play.',
    picture: heroes.film,
  },
  featured: {
    title: 'Three to begin with',
    slugs: ['monaco', 'japan', 'diaspora'] satisfies readonly ExperienceSlug[],
    all: { label: 'All ten experiences', to: '/experiences' },
  },
  draw: {
    eyebrow: 'The current draw',
    title: 'Closes when the clock does. Not a minute later.',
    text: 'Sales end at zero, the list of entries is frozen a day before the draw, and the winner follows from public randomness that nobody can bend.',
    enter: { label: 'Enter Current Draw', to: '/buy-ticket' },
    freeEntry: { label: 'Enter free by post', to: '/free-entry' },
    chance: 'Prizes are awarded by chance. 18+, UK residents.',
    draws: { label: 'See every draw and check it yourself', to: '/draws' },
  },
  closing: {
    eyebrow: 'Wish Forward',
    title: 'Some wishes are not ours to keep.',
    text: 'Each year your tickets sponsor children from our partner charities on a legacy trip of their own.',
    link: { label: 'See how it works', to: '/wish-forward' },
    picture: heroes.wishForward,
  },
} as const
