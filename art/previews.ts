import { brand } from '../src/content/brand.ts'
import { experiences } from '../src/content/experiences/index.ts'
import { journeyMeta } from '../src/content/journeys/index.ts'
import { notFoundMeta, seo } from '../src/content/seo.ts'
import type { ExperienceSlug } from '../src/content/types.ts'
import { previewName } from '../src/lib/page-meta.ts'

/** One link-preview card: the file's name, the picture behind and the words upon it. */
export interface PreviewCard {
  readonly file: string
  readonly picture: string
  readonly title: string
}

type PagePath = keyof typeof seo | typeof notFoundMeta.path

const PICTURES: Record<PagePath, string> = {
  '/': 'heroes/home',
  '/experiences': 'heroes/experiences',
  [brand.momentsPath]: 'heroes/moments',
  '/about': 'heroes/about',
  '/founders-note': 'heroes/founders-note',
  '/wish-forward': 'heroes/wish-forward',
  '/ambassadors': 'heroes/ambassadors',
  '/partners': 'heroes/partners',
  '/contact': 'heroes/contact',
  '/faq': 'heroes/faq',
  '/privacy': 'monaco/day-2',
  '/terms': 'seychelles/day-4',
  '/free-entry': 'heroes/free-entry',
  '/player-protection': 'heroes/player-protection',
  '/draws': 'heroes/film',
  '/draws/example': 'seychelles/day-5',
  '/winners': 'heroes/winners',
  '/login': 'indian-diaspora/day-6',
  '/signup': 'monaco/day-4',
  '/account': 'heroes/account',
  '/forgot-password': 'japan/day-1',
  '/confirm': 'moments/india-16',
  '/account/new-password': 'dubai/day-2',
  '/newsletter': 'moments/lagos-4',
  '/buy-ticket': 'heroes/tickets',
  '/receipt': 'bali/day-4',
  '/thank-you': 'worldcup2026/day-1',
  '/not-found': 'heroes/not-found',
}

/** The day of each trip that says most at a glance. */
const TELLING_DAY: Record<ExperienceSlug, number> = {
  seychelles: 1,
  worldcup2026: 3,
  'filipino-diaspora': 5,
  'indian-diaspora': 3,
  diaspora: 2,
  japan: 6,
  dubai: 1,
  bali: 3,
  monaco: 1,
  disney: 2,
}

/** The picture of each long page: another one than its trip's. */
const JOURNEY_PICTURES: Record<ExperienceSlug, string> = {
  seychelles: 'heroes/seychelles-journey',
  worldcup2026: 'worldcup2026/day-2',
  'filipino-diaspora': 'filipino-diaspora/day-3',
  'indian-diaspora': 'indian-diaspora/day-5',
  diaspora: 'diaspora/day-7',
  japan: 'japan/day-7',
  dubai: 'dubai/day-4',
  bali: 'bali/day-5',
  monaco: 'monaco/day-5',
  disney: 'disney/day-6',
}

/** The page's own words, without the house's name that the card shows anyway. */
function wordsOf(title: string): string {
  const [first = '', second = ''] = title.split(' · ')
  return first === brand.name ? second : first
}

export const previewCards: readonly PreviewCard[] = [
  ...[...Object.values(seo), notFoundMeta].map(({ path, title }) => ({
    file: previewName(path),
    picture: PICTURES[path],
    title: wordsOf(title),
  })),
  ...experiences.map(({ path, slug, card }) => ({
    file: previewName(path),
    picture: `${slug}/day-${TELLING_DAY[slug]}`,
    title: card.title,
  })),
  ...experiences.map((experience) => {
    const { path, title } = journeyMeta(experience)
    return { file: previewName(path), picture: JOURNEY_PICTURES[experience.slug], title: wordsOf(title) }
  }),
]
