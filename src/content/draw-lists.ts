import { brand } from './brand.ts'
import { heroes } from './heroes.ts'

/** `/draws`: every draw, in the order of what a visitor can still do. */
export const drawsPage = {
  /** What search engines are told of a draw to come. */
  events: {
    organizer: brand.name,
    nameOf: (trip: string) => `${brand.name} draw: ${trip}`,
    descriptionOf: (trip: string) =>
      `The draw for the trip “${trip}”. Anybody can check its result in their own browser.`,
  },
  hero: {
    eyebrow: 'Draws',
    title: 'Everything in the open.',
    lead: 'Every draw we hold, with its entries, its odds and its share for charity. Each has a page on which you can check it yourself.',
    picture: heroes.film,
  },
  groups: {
    open: 'Open for entries',
    next: 'Opening next',
    waiting: 'Waiting for the draw',
    drawn: 'Drawn',
    cancelled: 'Cancelled',
  },
  empty: {
    title: 'No draw has taken place yet.',
    text: 'The first one appears here when it opens. Until then the example above shows what you will be able to check.',
  },
  unreachable: 'The list of draws cannot be fetched just now. The example above works without it.',
  follow: 'See this draw',
  check: 'Check this draw',
  example: {
    label: 'Example',
    title: 'Try it now: check a finished example',
    text: 'This draw never took place. Its thousand entries are invented; the beacon’s round is real, and so is the sum.',
    follow: 'Check the example',
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

export const exampleWords = {
  picture: {
    name: 'seychelles/day-1',
    alt: 'A small propeller plane banks over the green granite peaks of Mahé and its ring of pale reef.',
  },
  path: '/draws/example',
  eyebrow: 'This is an example',
  sentence:
    'No such draw took place and its people are invented. The round of the beacon is real: check the sum yourself.',
  receipt: '/draw-files/example-receipt.json',
  cheat: {
    title: 'Now try to cheat.',
    text: 'Download the file, change one letter anywhere in it and check it again. The step that you broke is named.',
  },
} as const

/** `/winners`: every finished draw. */
export const winnersPage = {
  hero: {
    eyebrow: 'Winners',
    title: 'Every number, in the open.',
    lead: 'Every finished draw, its number and, where they agreed to it, the first name and county of whoever travels.',
    picture: heroes.winners,
  },
  title: 'Finished draws',
  check: 'Check this draw',
  nobody: { label: 'No winner', text: 'Nobody had entered' },
  pending: 'The holder is being told',
  reserve: 'passed on from {number} to reserve {place}',
  demonstration: 'Demonstration, no prize was given',
  allDemonstrations: 'Demonstrations only, no prize was given',
  drawnOn: 'Drawn {date}',
  empty: {
    title: 'The first number is still to be drawn.',
    text: 'When it is, it stands here for good, with a way to check it. The example shows how that will look.',
    link: { label: 'See the example', to: '/draws/example' },
  },
  unreachable: 'The list of winners cannot be fetched just now. Please try again in a moment.',
  closing: {
    title: 'Would you like yours among them?',
    text: 'Choose a journey, buy a ticket or send a postcard. Prizes are awarded by chance.',
    links: [
      { label: 'Explore Experiences', to: '/experiences' },
      { label: 'All draws', to: '/draws' },
    ],
  },
} as const
