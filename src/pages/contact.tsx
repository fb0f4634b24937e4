import { brand } from '../content/brand.ts'
import { contactPage } from '../content/pages/contact-page.ts'
import { seo } from '../content/seo.ts'
import { ContactForm } from '../features/contact/contact-form.tsx'
import { mailto } from '../features/contact/letter.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/contact'])

export default function ContactPage() {
  const { hero, intro, sponsor, partner } = contactPage
  return (
    <>
      <PageHero {...hero} />
      <Section className="grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 className="text-heading">{intro.title}</h2>
          <div className="mt-6 max-w-[31.2em] space-y-4 text-slate">
            {intro.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="caps mt-10 text-[0.7rem] text-gold-deep">{intro.emailLabel}</p>
          <a
            href={`mailto:${brand.email}`}
            className="mt-1 inline-block font-display text-2xl underline decoration-champagne underline-offset-6"
          >
            {brand.email}
          </a>
        </div>
        <div className="bg-paper px-6 py-10 shadow-paper sm:px-10">
          <h2 className="mb-8 text-subheading">{intro.formTitle}</h2>
          <ContactForm />
        </div>
      </Section>
      <Section ground="ink" className="grid gap-x-14 gap-y-14 md:grid-cols-2">
        {[sponsor, partner].map((way) => (
          <div key={way.id} id={way.id} className="hairline border-t pt-7">
            <h2 className="text-heading">{way.title}</h2>
            <p className="mt-4 mb-8 max-w-[26.4em] text-ivory/80">{way.text}</p>
            <ButtonAnchor href={mailto(brand.email, way.subject)} look="ivory">
              {way.button}
            </ButtonAnchor>
          </div>
        ))}
      </Section>
    </>
  )
}
