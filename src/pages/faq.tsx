import { faq } from '../content/faq/questions.ts'
import { faqPage } from '../content/pages/faq-page.ts'
import { seo } from '../content/seo.ts'
import { Accordion } from '../features/faq/accordion.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/faq'])

export default function FaqPage() {
  const { hero, help } = faqPage
  return (
    <>
      <PageHero {...hero} />
      <Section className="max-w-4xl">
        <h2 className="sr-only">{hero.eyebrow}</h2>
        <Accordion items={faq} />
      </Section>
      <Section ground="ink" className="grid items-end gap-10 lg:grid-cols-2">
        <div>
          <h2 className="text-title">{help.title}</h2>
          <p className="mt-4 text-ivory/80">{help.text}</p>
        </div>
        <div className="flex flex-wrap gap-4 lg:justify-end">
          <ButtonLink to={help.support.to} look="ivory" arrow>
            {help.support.label}
          </ButtonLink>
          <ButtonAnchor href={help.community.href} target="_blank" rel="noopener noreferrer" look="outline">
            {help.community.label}
          </ButtonAnchor>
        </div>
      </Section>
    </>
  )
}
