import { seo } from '../content/seo.ts'
import { NewsletterAnswer } from '../features/newsletter/newsletter-answer.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => [...pageMeta(seo['/newsletter']), { name: 'robots', content: 'noindex' }]

export default function NewsletterPage() {
  return <NewsletterAnswer />
}
