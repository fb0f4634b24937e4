import { experiences } from '../content/experiences/index.ts'
import { stageWords } from '../content/experiences-page.ts'
import { journeyPath, tripFacts } from '../content/journeys/index.ts'
import { titled } from '../content/seo.ts'
import { tripOfferWords } from '../content/trip-offer.ts'
import { ExperienceStage } from '../features/itinerary/experience-stage.tsx'
import { itineraryDays } from '../features/itinerary/itinerary-day.ts'
import { TripOffer, TripOfferBrief } from '../features/offer/trip-offer.tsx'
import { TripBuy, TripWaysIn } from '../features/offer/trip-ways-in.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/experience'

/** Runs when the page is prerendered: a visitor downloads the words of this experience only. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '').replace(/\.data$/, '')
  const experience = experiences.find(({ path: own, slug }) => path === own || path === `/experience/${slug}`)
  if (!experience) throw new Response(null, { status: 404 })
  const { slug, accents, card, metaDescription, days } = experience
  return {
    slug,
    name: card.title,
    accents,
    path: experience.path,
    title: titled(card.title),
    description: metaDescription,
    days: itineraryDays(days),
    facts: tripFacts(slug),
    journey: journeyPath(experience),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData) : [])

const dayShownFor = 4000

/** The sheet of facts says under 'When' what became of a day that has passed. */
const withoutNotice = { ...tripOfferWords, eventOver: {} }

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const trip = { slug: loaderData.slug, words: tripOfferWords }
  return (
    <ExperienceStage
      {...loaderData}
      words={stageWords}
      autoAdvance={dayShownFor}
      buy={<TripBuy {...trip} className="stage-buy" />}
      state={
        <div className="stage-state" data-lines={tripOfferWords.eventOverBrief[loaderData.slug] ? 2 : 1}>
          <TripOfferBrief {...trip} />
        </div>
      }
      ending={
        <>
          <TripOffer {...trip} className="mb-4 text-ivory/92" />
          <TripWaysIn {...trip} look="ivory" />
        </>
      }
      terms={
        <>
          <TripWaysIn {...trip} look="ink" />
          <TripOffer slug={loaderData.slug} words={withoutNotice} className="text-slate" />
        </>
      }
    />
  )
}

/** The stage owns the screen: no bar, no footer. */
export const handle = { bare: true }
