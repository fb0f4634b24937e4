import { Link } from 'react-router'
import { seo } from '../content/seo.ts'
import { seychellesJourney } from '../content/seychelles-journey.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/seychelles/journey'])

export default function SeychellesJourneyPage() {
  const { hero, back, buy, intro, perks, notes } = seychellesJourney
  return (
    <>
      <PageHero {...hero}>
        <ButtonLink to={buy.to} look="ivory" arrow>
          {buy.label}
        </ButtonLink>
        <Link to={back.to} className="caps border-b border-champagne pb-1">
          {back.label}
        </Link>
      </PageHero>
      <Section>
        <div className="max-w-[38ch] space-y-6 font-display text-[clamp(1.6rem,2.6vw,2.3rem)] leading-snug md:max-w-[46ch]">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section ground="paper">
        <Benefits {...perks} />
      </Section>
      <Chapters />
      <Section ground="ink">
        <h2 className="text-heading">{notes.title}</h2>
        <dl className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {notes.items.map((note) => (
            <div key={note.title} className="hairline border-t pt-5">
              <dt className="font-display text-2xl">{note.title}</dt>
              <dd className="mt-2 text-ivory/80">{note.text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}

function Chapters() {
  const { chaptersTitle, chapters } = seychellesJourney
  return (
    <Section>
      <h2 className="mb-16 text-title">{chaptersTitle}</h2>
      <ol className="space-y-20 md:space-y-28">
        {chapters.map((chapter, index) => (
          <li key={chapter.title} className="group grid items-center gap-x-16 gap-y-8 md:grid-cols-2">
            <div className="aspect-video overflow-hidden group-even:md:order-2">
              <Picture
                picture={chapter.picture}
                sizes="(min-width: 48rem) 600px, 92vw"
                className="size-full"
              />
            </div>
            <div>
              <p className="caps text-gold-deep">Day {index + 1}</p>
              <h3 className="mt-2 text-heading">{chapter.title}</h3>
              <p className="mt-5 max-w-[60ch] text-slate">{chapter.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
