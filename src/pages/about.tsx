import type { ReactNode } from 'react'
import { brand } from '../content/brand.ts'
import { aboutPage } from '../content/pages/about-page.ts'
import { seo } from '../content/seo.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/about'])

export default function AboutPage() {
  const { hero, story, promises, pictures, closing } = aboutPage
  return (
    <>
      <PageHero {...hero} />
      <Section className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
        <h2 className="text-title">{story.title}</h2>
        <Prose>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
      <Section ground="paper">
        <Benefits {...promises} />
      </Section>
      <Section
        ground="ink"
        className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-[1fr_1.5fr] max-lg:text-center"
      >
        <div className="max-lg:justify-items-center max-lg:grid">
          <h2 className="text-heading">{pictures.title}</h2>
          <p className="mt-5 max-w-[26.4em] text-ivory/85">{pictures.text}</p>
        </div>
        <ul className="grid grid-cols-3 gap-3 max-sm:soon sm:gap-6">
          {pictures.posters.map((poster) => (
            <li key={poster.name} className="aspect-4/5 bg-paper p-1.5 shadow-paper sm:p-2.5">
              <Picture picture={poster} sizes="(min-width: 64rem) 270px, 30vw" className="size-full" />
            </li>
          ))}
        </ul>
      </Section>
      <WhoIsBehindIt />
      <ClosingBand {...closing} />
    </>
  )
}

function WhoIsBehindIt() {
  const { promoter } = brand
  const { who } = aboutPage
  return (
    <Section ground="paper" id="who" className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.5fr]">
      <div>
        <h2 className="text-heading">{who.title}</h2>
        <p className="mt-5 max-w-[24em] text-slate">{who.lead}</p>
        {promoter.isSample && <p className="mt-4 max-w-[24em] text-sm text-slate">{who.sampleNote}</p>}
      </div>
      <dl className="self-start bg-ivory px-6 py-4 text-slate shadow-paper sm:px-10 sm:py-7">
        <Fact name={who.promoter}>
          <span className="font-display text-2xl text-ink">{promoter.name}</span>
        </Fact>
        <Fact name={who.companyNumber}>{promoter.companyNumber}</Fact>
        <Fact name={who.registeredAddress}>{promoter.registeredAddress.join(', ')}</Fact>
        <Fact name={who.complaints}>
          <TextAnchor href={`mailto:${promoter.complaints.email}`}>{promoter.complaints.email}</TextAnchor>
          <br />
          {who.answered} {promoter.complaints.answeredWithin}.
        </Fact>
        {promoter.code && (
          <Fact name={who.code}>
            <TextAnchor href={promoter.code.href}>{promoter.code.name}</TextAnchor>
          </Fact>
        )}
      </dl>
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="hairline grid gap-x-8 gap-y-1 border-t py-4 first:border-t-0 sm:grid-cols-[13rem_1fr]">
      <dt className="caps pt-1 text-[0.7rem] text-gold-deep">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function TextAnchor({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="underline decoration-champagne underline-offset-4 hover:decoration-ink">
      {children}
    </a>
  )
}
