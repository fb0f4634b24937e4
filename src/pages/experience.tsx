import { experiences } from '../content/experiences/index.ts'
import { stageWords } from '../content/experiences-page.ts'
import { titled } from '../content/seo.ts'
import { ExperienceStage } from '../features/itinerary/experience-stage.tsx'
import { itineraryDays } from '../features/itinerary/itinerary-day.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/experience'

/** Runs when the page is prerendered: a visitor downloads the words of this experience only. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '').replace(/\.data$/, '')
  const experience = experiences.find(({ path: own, slug }) => path === own || path === `/experience/${slug}`)
  if (!experience) throw new Response(null, { status: 404 })
  const { slug, accents, card, metaDescription, days } = experience
  return {
    name: card.title,
    accents,
    path: experience.path,
    title: titled(card.title),
    description: metaDescription,
    days: itineraryDays(days),
    hasJourney: slug === 'seychelles',
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

const dayShownFor = 4000

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const { name, days, accents, hasJourney } = loaderData
  return (
    <ExperienceStage
      name={name}
      days={days}
      accents={accents}
      words={stageWords}
      more={hasJourney ? stageWords.journey : undefined}
      autoAdvance={dayShownFor}
    />
  )
}

/** The stage owns the screen: no bar, no footer. */
export const handle = { bare: true }
