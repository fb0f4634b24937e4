import { brand } from '../../src/content/brand.ts'
import { experiences } from '../../src/content/experiences/index.ts'
import { journeyPath } from '../../src/content/journeys/index.ts'

export const experiencePaths = experiences.map(({ path }) => path)

export const journeyPaths = experiences.map(journeyPath)

export const readingPaths = [
  '/',
  '/experiences',
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
  '/draws',
  '/draws/example',
  '/winners',
]

/** Every page anybody may read. */
export const publicPaths = [...readingPaths, ...experiencePaths, ...journeyPaths]

export const accountPaths = ['/login', '/signup', '/forgot-password', '/thank-you']
