import { experiences } from '../content/experiences/index.ts'
import { journeyPath } from '../content/journeys/index.ts'
import { seo } from '../content/seo.ts'
import { siteOrigin } from '../lib/public-origin.ts'

/** Pages that are somebody's own, or only a step on the way. */
const personal = new Set([
  '/login',
  '/signup',
  '/account',
  '/account/new-password',
  '/forgot-password',
  '/buy-ticket',
  '/thank-you',
  '/receipt',
  '/confirm',
  '/newsletter',
])

/** Prerendered to /sitemap.xml. */
export function loader() {
  const pages = Object.keys(seo).filter((path) => !personal.has(path))
  const addresses = [...pages, ...experiences.flatMap((trip) => [trip.path, journeyPath(trip)])].map(
    (path) => `<url><loc>${siteOrigin}${path}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
  return new Response(xml, { headers: { 'content-type': 'application/xml' } })
}
