import { publicOrigin } from './public-origin.ts'

export interface PageFacts {
  path: string
  title: string
  description: string
}

/** Title, description, canonical link and link preview of a page. */
export function pageMeta({ path, title, description }: PageFacts) {
  const address = publicOrigin + path
  const preview = `${publicOrigin}/previews/${previewName(path)}.jpg`
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: preview },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** '/seychelles/journey' → 'seychelles-journey', '/' → 'home'. */
export function previewName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home'
}
