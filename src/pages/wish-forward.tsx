import { wishForwardPage } from '../content/pages/wish-forward-page.ts'
import { seo } from '../content/seo.ts'
import { CharityLedger } from '../features/tickets/charity/charity-ledger.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { ClosingBand } from '../ui/closing-band.tsx'
import { NumberedSteps } from '../ui/numbered-steps.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Prose, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/wish-forward'])

export default function WishForwardPage() {
  return (
    <>
      <PageHero {...wishForwardPage.hero} />
      <Section>
        <h2 className="mb-14 text-heading">{wishForwardPage.steps.title}</h2>
        <NumberedSteps items={wishForwardPage.steps.items} />
      </Section>
      <LegacyTrip />
      <Charities />
      <Ledger />
      <ClosingBand ground="paper" {...wishForwardPage.closing} />
    </>
  )
}

function LegacyTrip() {
  const { title, paragraphs, nominate, poster } = wishForwardPage.legacyTrip
  return (
    <Section ground="ink" className="grid items-center gap-x-[6vw] gap-y-12 md:grid-cols-[1.6fr_1fr]">
      <div>
        <h2 className="mb-8 text-title">{title}</h2>
        <Prose on="ink">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="hairline border-t pt-5 text-ivory">{nominate}</p>
        </Prose>
      </div>
      <div className="mx-auto aspect-4/5 w-full max-w-sm bg-paper p-2.5 shadow-paper max-md:max-w-64">
        <Picture picture={poster} sizes="(min-width: 48rem) 24rem, 16rem" className="size-full" />
      </div>
    </Section>
  )
}

function Charities() {
  const { title, fund, sampleNote, items } = wishForwardPage.charities
  return (
    <Section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 mb-10 max-w-[33.6em] text-slate">{fund}</p>
      <ul className="grid gap-5 sm:grid-cols-2 sm:gap-8 lg:grid-cols-4">
        {items.map((charity) => (
          <li
            key={charity.id}
            className="bg-paper p-6 shadow-paper max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-5 sm:p-8"
          >
            <img
              src={charity.logo}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="size-16 max-sm:row-span-2 sm:size-24"
            />
            <h3 className="text-subheading sm:mt-6">{charity.name}</h3>
            <p className="mt-2 text-base text-slate sm:mt-3">{charity.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-slate">{sampleNote}</p>
    </Section>
  )
}

function Ledger() {
  const { title, text } = wishForwardPage.ledger
  return (
    <Section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-4 mb-10 max-w-[33.6em] text-slate">{text}</p>
      <CharityLedger />
    </Section>
  )
}
