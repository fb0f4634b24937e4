import { brand } from '../../src/content/brand.ts'
import { experiences } from '../../src/content/experiences/index.ts'

/** Every page anybody may read. */
export const publicPaths = [
  '/',
  '/experiences',
  ...experiences.map(({ path }) => path),
  '/seychelles/journey',
  '/about',
  '/founders-note',
  '/wish-forward',
  '/ambassadors',
  '/partners',
  '/contact',
  '/faq',
  brand.momentsPath,
  '/privacy',
  '/terms',
  '/free-entry',
  '/player-protection',
]

export const accountPaths = ['/login', '/signup', '/forgot-password', '/thank-you']
