import { seo } from '../content/seo.ts'
import { wishForward } from '../content/wish-forward.ts'
import { CharityLedger } from '../features/tickets/charity-ledger.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { NumberedSteps } from '../ui/numbered-steps.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Prose, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/wish-forward'])

export default function WishForwardPage() {
  return (
    <>
      <PageHero {...wishForward.hero} />
      <Section>
        <h2 className="mb-14 text-heading">{wishForward.steps.title}</h2>
        <NumberedSteps items={wishForward.steps.items} />
      </Section>
      <LegacyTrip />
      <Charities />
      <Ledger />
      <ClosingBand ground="paper" {...wishForward.closing} />
    </>
  )
}

function LegacyTrip() {
  const { title, paragraphs, nominate } = wishForward.legacyTrip
  return (
    <Section ground="ink" className="grid gap-x-20 gap-y-8 lg:grid-cols-[1fr_1.4fr]">
      <h2 className="text-title">{title}</h2>
      <Prose on="ink">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="hairline border-t pt-5 text-champagne">{nominate}</p>
      </Prose>
    </Section>
  )
}

function Charities() {
  const { title, sampleNote, items } = wishForward.charities
  return (
    <Section>
      <div className="mb-14 flex flex-wrap items-end justify-between gap-6">
        <h2 className="text-heading">{title}</h2>
        <p className="max-w-[44ch] text-sm text-slate">{sampleNote}</p>
      </div>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((charity) => (
          <li key={charity.id} className="bg-paper p-8 shadow-paper">
            <img src={charity.logo} alt="" width={96} height={96} loading="lazy" className="size-24" />
            <h3 className="mt-6 text-subheading">{charity.name}</h3>
            <p className="mt-3 text-base text-slate">{charity.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Ledger() {
  const { title, text } = wishForward.ledger
  return (
    <Section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 mb-10 max-w-[56ch] text-slate">{text}</p>
      <CharityLedger words={wishForward.ledger} />
    </Section>
  )
}
