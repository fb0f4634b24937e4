import { experiences } from '../content/experiences/index.ts'
import { journeyPath, tripFacts } from '../content/journeys/index.ts'
import { eventOverBrief, notAffiliated } from '../content/offer/trip.ts'
import { titled } from '../content/seo.ts'
import { ExperienceStage } from '../features/itinerary/experience-stage.tsx'
import { itineraryDays } from '../features/itinerary/itinerary-day.ts'
import { TripOffer, TripOfferBrief } from '../features/offer/trip/trip-offer.tsx'
import { TripBuy, TripWaysIn } from '../features/offer/trip/trip-ways-in.tsx'
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

export default function ExperiencePage({ loaderData }: Route.ComponentProps) {
  const { slug } = loaderData
  return (
    <ExperienceStage
      {...loaderData}
      autoAdvance={dayShownFor}
      buy={<TripBuy slug={slug} className="stage-buy" />}
      state={
        <div className="stage-state" data-lines={eventOverBrief[slug] ? 2 : 1}>
          <TripOfferBrief slug={slug} />
        </div>
      }
      ending={
        <>
          <TripOffer slug={slug} className="mb-4 text-ivory/92" />
          <TripWaysIn slug={slug} look="ivory" />
        </>
      }
      terms={
        <>
          <TripWaysIn slug={slug} look="ink" />
          {/* The sheet says under 'When' what became of a day that has passed. */}
          <TripOffer slug={slug} withoutNotice className="text-slate" />
          {notAffiliated[slug] && <p className="mt-6 text-sm text-slate">{notAffiliated[slug]}</p>}
        </>
      }
    />
  )
}

/** The stage owns the screen: no bar, no footer. */
export const handle = { bare: true }
