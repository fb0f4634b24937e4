import { about } from '../content/about.ts'
import { seo } from '../content/seo.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { ClosingBand } from '../ui/closing-band.tsx'
import { PageHero } from '../ui/page-hero.tsx'
import { Prose, Section } from '../ui/section.tsx'

export const meta = () => pageMeta(seo['/about'])

export default function AboutPage() {
  const { hero, story, promises, pictures, closing } = about
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
      <Section className="grid gap-x-20 gap-y-6 lg:grid-cols-[1fr_1.5fr]">
        <h2 className="text-heading">{pictures.title}</h2>
        <Prose>
          <p>{pictures.text}</p>
        </Prose>
      </Section>
      <ClosingBand {...closing} />
    </>
  )
}
