import { foundersNote } from '../content/pages/founders-page.ts'
import { seo } from '../content/seo.ts'
import { OfferLine } from '../features/offer/line/offer-line.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { WaysOnward } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/founders-note'])

export default function FoundersNotePage() {
  return (
    <>
      <PageHero {...foundersNote.hero} />
      <Section className="grid gap-x-20 gap-y-16 lg:grid-cols-[1.7fr_1fr]">
        <Letter />
        <Founders />
      </Section>
    </>
  )
}

function Letter() {
  return (
    <article className="bg-paper px-6 py-12 shadow-paper sm:px-14 sm:py-16">
      <p className="font-display text-3xl italic">{foundersNote.salutation}</p>
      <div className="mt-7 max-w-[37.2em] space-y-5 text-slate first-letter:font-display">
        {foundersNote.letter.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-8 font-display text-2xl italic">{foundersNote.signOff}</p>
      <p className="mt-2 font-display text-3xl">
        {foundersNote.founders.map(({ name }) => name).join(' & ')}
      </p>
      <WaysOnward links={foundersNote.links} look="ink" className="mt-10" />
      <OfferLine className="mt-6 max-w-[37.2em] text-slate" />
    </article>
  )
}

function Founders() {
  return (
    <aside className="space-y-12">
      {foundersNote.founders.map((founder) => (
        <figure key={founder.name}>
          <div className="aspect-4/5 overflow-hidden">
            <Picture picture={founder.image} sizes="(min-width: 64rem) 26rem, 92vw" className="size-full" />
          </div>
          <figcaption className="mt-4">
            <span className="block font-display text-2xl">{founder.name}</span>
            <span className="caps text-[0.7rem] text-gold-deep">{founder.role}</span>
          </figcaption>
        </figure>
      ))}
      <p className="text-sm text-slate">{foundersNote.sampleNote}</p>
    </aside>
  )
}
