import { brand } from '../../src/content/brand.ts'
import { experiences } from '../../src/content/experiences/index.ts'
import { faq } from '../../src/content/faq/questions.ts'
import { journeyMeta, journeyPath } from '../../src/content/journeys/index.ts'
import { seo, titled } from '../../src/content/seo.ts'
import type { Experience, PageMeta } from '../../src/content/types.ts'
import { previewName } from '../../src/lib/page-meta.ts'
import { siteOrigin } from '../../src/lib/public-origin.ts'

type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

const publisher = { '@id': `${siteOrigin}/#organization` }

/** What a search engine is told of a page, in the words of schema.org; nothing where there is nothing to tell. */
export function structuredData(path: string): { '@context': string; '@graph': Thing[] } | undefined {
  const things = thingsOn(path)
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined
}

function thingsOn(path: string): Thing[] {
  if (path === '/') return [organization, website]
  const trail = trailTo(path)
  if (!trail) return []
  const trip = experiences.find((experience) => path === experience.path || path === journeyPath(experience))
  return [
    breadcrumbs(trail),
    ...(trip ? [touristTrip(trip, path)] : []),
    ...(path === '/faq' ? [faqPage] : []),
  ]
}

const organization: Thing = {
  '@type': 'Organization',
  ...publisher,
  name: brand.name,
  legalName: brand.promoter.name,
  slogan: brand.tagline,
  url: `${siteOrigin}/`,
  logo: `${siteOrigin}/icon-512.png`,
  email: brand.email,
  sameAs: brand.social.map(({ href }) => href),
}

const website: Thing = {
  '@type': 'WebSite',
  name: brand.name,
  url: `${siteOrigin}/`,
  inLanguage: 'en-GB',
  publisher,
}

const faqPage: Thing = {
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
}

/** Both pages of a trip speak of the same one. */
function touristTrip({ path, card, metaDescription, days }: Experience, shownAt: string): Thing {
  return {
    '@type': 'TouristTrip',
    '@id': `${siteOrigin}${path}#trip`,
    name: card.title,
    description: metaDescription,
    url: siteOrigin + path,
    image: `${siteOrigin}/previews/${previewName(shownAt)}.jpg`,
    provider: publisher,
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: days.length,
      itemListElement: days.map(({ title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
      })),
    },
  }
}

type Step = Pick<PageMeta, 'path' | 'title'>

const pages: Record<string, Step | undefined> = seo
const home: Step = { path: '/', title: 'Home' }

/** The pages above this one and itself; undefined where nobody is led by a search engine. */
function trailTo(path: string): Step[] | undefined {
  for (const experience of experiences) {
    const stage = { path: experience.path, title: experience.card.title }
    if (path === stage.path) return [home, seo['/experiences'], stage]
    if (path === journeyPath(experience)) return [home, seo['/experiences'], stage, journeyMeta(experience)]
  }
  const page = pages[path]
  const above = pages[path.slice(0, path.lastIndexOf('/'))]
  return page && [home, ...(above ? [above] : []), page]
}

function breadcrumbs(trail: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: withoutBrand(title),
      item: siteOrigin + path,
    })),
  }
}

function withoutBrand(title: string): string {
  return title.replace(titled(''), '')
}
