import { brand } from './brand.ts'
import { homeMeta } from './seo-home.ts'
import type { PageMeta } from './types.ts'

/** A page's title as a tab shows it. */
export const titled = (title: string) => `${title} · ${brand.name}`

/** Title and description by path. Experiences and their journeys carry their own, so that no page loads all ten. */
export const seo = {
  '/': homeMeta,
  '/experiences': {
    path: '/experiences',
    title: titled('Experiences'),
    description:
      'Ten all-inclusive journeys to win, from the Seychelles to Kyoto. Read every day of each, then enter the prize draw or send a postcard.',
  },
  [brand.momentsPath]: {
    path: brand.momentsPath,
    title: titled('Moments'),
    description: `Seventy-four drawn pictures from the journeys of ${brand.name}: reefs, race days, kitchens, festivals and first flights.`,
  },
  '/about': {
    path: '/about',
    title: titled(brand.whyLabel),
    description:
      'Everything paid, chance decides, the odds are printed and a share of every ticket goes forward.',
  },
  '/founders-note': {
    path: '/founders-note',
    title: titled("Founder's Note"),
    description:
      'A letter from the CEO and the COO: a biscuit tin of photographs, a kitchen table and three rules.',
  },
  '/wish-forward': {
    path: '/wish-forward',
    title: titled('Wish Forward'),
    description:
      'How a stated share of each ticket reaches our charity partners and sends children on a legacy trip every year.',
  },
  '/ambassadors': {
    path: '/ambassadors',
    title: titled('Ambassadors'),
    description:
      'Meet the skipper, the chef, the tea teacher and others who test our journeys, and apply to join them.',
  },
  '/partners': {
    path: '/partners',
    title: titled('Partners'),
    description:
      'The hotels, airlines, kitchens and makers behind the journeys, and what we look for in a new partner.',
  },
  '/contact': {
    path: '/contact',
    title: titled('Contact'),
    description:
      'Ask a question, sponsor a legacy trip, propose a partnership or nominate a child who should travel.',
  },
  '/faq': {
    path: '/faq',
    title: titled('FAQ'),
    description:
      'Who may enter, how the draw is checked, refunds, free postal entry and what happens if you win.',
  },
  '/privacy': {
    path: '/privacy',
    title: titled('Privacy'),
    description: `What ${brand.name} keeps about you, why and for how long, and how to see, correct or erase it.`,
  },
  '/terms': {
    path: '/terms',
    title: titled('Terms'),
    description:
      'The terms of every prize draw: entry, odds, closing, refunds, the verifiable draw, claims and charity share.',
  },
  '/free-entry': {
    path: '/free-entry',
    title: titled('Free entry'),
    description:
      'Enter every prize draw free by ordinary post, in the same pool and with the same chance as a paid ticket.',
  },
  '/player-protection': {
    path: '/player-protection',
    title: titled('Player protection'),
    description: 'Set a monthly limit, take a six-month break, and find free and confidential help.',
  },
  '/draws': {
    path: '/draws',
    title: titled('Draws'),
    description:
      'Every prize draw with its entries, odds and charity share, from open to drawn, and a page to check each of them.',
  },
  '/draws/example': {
    path: '/draws/example',
    title: titled('An example draw to check'),
    description:
      'A finished example of a prize draw. Your own browser repeats every step, from the sealed list to the winning number.',
  },
  '/winners': {
    path: '/winners',
    title: titled('Winners'),
    description:
      'The winning number of every finished prize draw, and a way to check each of them in your own browser.',
  },
  '/login': {
    path: '/login',
    title: titled('Login'),
    description: `Sign in to see your tickets and your ${brand.name} account.`,
  },
  '/signup': {
    path: '/signup',
    title: titled('Create your account'),
    description:
      'Open an account in a minute. You need a UK address and to be 18 or over to enter a prize draw.',
  },
  '/account': {
    path: '/account',
    title: titled('Your account'),
    description: 'Your details, your tickets and your refunds.',
  },
  '/forgot-password': {
    path: '/forgot-password',
    title: titled('Forgot password'),
    description: 'Ask for a link to choose a new password.',
  },
  '/confirm': {
    path: '/confirm',
    title: titled('Confirm'),
    description: 'Where the links of our account mails lead: one press, and you are in.',
  },
  '/newsletter': {
    path: '/newsletter',
    title: titled('The monthly letter'),
    description: 'Confirm or end your subscription to the monthly letter.',
  },
  '/account/new-password': {
    path: '/account/new-password',
    title: titled('Choose a new password'),
    description: 'Set a new password for your account.',
  },
  '/buy-ticket': {
    path: '/buy-ticket',
    title: titled('Buy Ticket'),
    description: 'Choose an experience and see price, odds, charity share and closing time before you pay.',
  },
  '/receipt': {
    path: '/receipt',
    title: titled('Receipt'),
    description: 'The receipt of one order, to print or to keep.',
  },
  '/thank-you': {
    path: '/thank-you',
    title: titled('Thank you'),
    description: 'Your ticket is in the draw, and a share of it is on its way to Wish Forward.',
  },
} as const satisfies Record<string, PageMeta>

export const notFoundMeta = {
  path: '/not-found',
  title: titled('Page not found'),
  description: 'There is no page at this address.',
} as const satisfies PageMeta
