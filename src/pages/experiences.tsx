import { experiences } from '../content/experiences/index.ts'
import { experiencesPage } from '../content/pages/experiences-page.ts'
import { seo } from '../content/seo.ts'
import { ExperienceCard } from '../features/experience-cards/experience-card.tsx'
import { StayInspired } from '../features/newsletter/stay-inspired.tsx'
import { TripState } from '../features/offer/line/trip-state.tsx'
import { TripNotice } from '../features/offer/trip/trip-notice.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { PageHero } from '../ui/page-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/experiences'

export const meta = () => pageMeta(seo['/experiences'])

export function loader() {
  return { cards: experiences.map(({ slug, card }) => ({ slug, card })) }
}

export default function ExperiencesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...experiencesPage.hero} />
      <Section>
        <h2 className="sr-only">{experiencesPage.hero.eyebrow}</h2>
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-12">
          {loaderData.cards.map(({ slug, card }, index) => (
            <li
              key={slug}
              className={`${inRowOfFour(index) ? 'xl:col-span-3' : 'xl:col-span-4'} ${awaited(index)}`}
            >
              <ExperienceCard card={card} sizes={cardSizes} withDescription>
                <TripState slug={slug} />
                <TripNotice slug={slug} brief keepsRoom />
              </ExperienceCard>
            </li>
          ))}
        </ul>
      </Section>
      <StayInspired />
    </>
  )
}

const cardSizes =
  '(min-width: 84rem) 390px, (min-width: 80rem) 30vw, (min-width: 40rem) 45vw, calc(100vw - 4.5rem)'

/** Ten cards hang in rows of three, four and three, so that none hangs alone. */
function inRowOfFour(index: number): boolean {
  return index >= 3 && index < 7
}

/** Whoever rests on the first screen has the next row ready: two cards on a phone, three where there is room. */
function awaited(index: number): string {
  if (index < 2) return ''
  return index < 3 ? 'max-sm:far' : 'far'
}
