import { experiencesPage } from '../content/experiences-page.ts'
import { newsletterWords } from '../content/newsletter.ts'
import { seo } from '../content/seo.ts'
import { NewsletterAnswer } from '../features/newsletter/newsletter-answer.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => [...pageMeta(seo['/newsletter']), { name: 'robots', content: 'noindex' }]

export default function NewsletterPage() {
  return <NewsletterAnswer words={newsletterWords} letter={experiencesPage.stayInspired} />
}
