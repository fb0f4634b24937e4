import { siteOrigin } from '../lib/public-origin.ts'

/** Prerendered to /robots.txt. */
export function loader() {
  return new Response(
    `User-agent: *\nAllow: /\nDisallow: /account\nDisallow: /mailbox\n\nSitemap: ${siteOrigin}/sitemap.xml\n`,
    {
      headers: { 'content-type': 'text/plain' },
    },
  )
}
