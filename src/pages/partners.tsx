import { partnerBenefits, partnersPage } from '../content/pages/partners-page.ts'
import { partnerCategories, partners } from '../content/partners/houses.ts'
import { seo } from '../content/seo.ts'
import { PartnerDirectory } from '../features/partners/partner-directory.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/partners'])

export default function PartnersPage() {
  const { hero, becomePartner, benefitsTitle, sampleNote } = partnersPage
  return (
    <>
      <PageHero {...hero}>
        <ButtonLink to={becomePartner.to} look="ivory" arrow>
          {becomePartner.label}
        </ButtonLink>
      </PageHero>
      <Section ground="paper">
        <Benefits title={benefitsTitle} items={partnerBenefits} />
      </Section>
      <Section>
        <h2 className="sr-only">{partnersPage.hero.eyebrow}</h2>
        <PartnerDirectory categories={partnerCategories} partners={partners} />
        <p className="mt-10 text-sm text-slate">{sampleNote}</p>
      </Section>
      <Criteria />
    </>
  )
}

function Criteria() {
  const { title, intro, items, inquiry, guide } = partnersPage.criteria
  return (
    <Section ground="ink" className="grid gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-5 mb-9 max-w-[24em] text-ivory/80">{intro}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink to={inquiry.to} look="ivory" arrow>
            {inquiry.label}
          </ButtonLink>
          <ButtonAnchor href={guide.href} download look="outline">
            {guide.label}
          </ButtonAnchor>
        </div>
      </div>
      <ol>
        {items.map((item) => (
          <li key={item} className="hairline border-t py-4.5 font-display text-[1.55rem] leading-tight">
            {item}
          </li>
        ))}
      </ol>
    </Section>
  )
}
