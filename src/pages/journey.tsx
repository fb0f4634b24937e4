import { experiences } from '../content/experiences/index.ts'
import { journeyMeta, journeyPath, journeys, tripFacts } from '../content/journeys/index.ts'
import { journeyPage } from '../content/pages/journey-page.ts'
import { Chapters } from '../features/itinerary/chapters.tsx'
import { itineraryDays } from '../features/itinerary/itinerary-day.ts'
import { TripFacts, UnfoldingFacts } from '../features/itinerary/trip-facts.tsx'
import { TripTicket } from '../features/itinerary/trip-ticket.tsx'
import { TripOffer, TripOfferBrief } from '../features/offer/trip/trip-offer.tsx'
import { TripBuy, TripWaysIn } from '../features/offer/trip/trip-ways-in.tsx'
import { pageMeta } from '../lib/page-meta.ts'
import { Benefits } from '../ui/benefits.tsx'
import { Link } from '../ui/link.tsx'
import { PosterHero } from '../ui/poster-hero.tsx'
import { Section } from '../ui/section.tsx'
import type { Route } from './+types/journey'

/** Runs when the page is prerendered: a visitor downloads the words of this journey only. */
export function loader({ request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/\/$/, '').replace(/\.data$/, '')
  const experience = experiences.find((trip) => journeyPath(trip) === path)
  if (!experience) throw new Response(null, { status: 404 })
  const { slug, card, accents, days } = experience
  const { chapters, ...journey } = journeys[slug]
  return {
    ...journey,
    card,
    accents,
    stage: experience.path,
    chapters: itineraryDays(days).map(({ label, title, backgroundImage }, index) => ({
      label,
      title,
      picture: backgroundImage,
      text: chapters[index] ?? '',
    })),
    facts: tripFacts(slug),
    meta: journeyMeta(experience),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function JourneyPage({ loaderData }: Route.ComponentProps) {
  const { slug, card, accents, stage, hero, intro, perks, chaptersTitle, chapters, facts } = loaderData
  const { back, factsTitle } = journeyPage
  return (
    <>
      <PosterHero {...hero} picture={card.image} accents={accents}>
        <TripBuy slug={slug} arrow />
        <Link to={back.to} className="caps border-b border-champagne pb-1 max-lg:order-last">
          {back.label}
        </Link>
        <div className="basis-full lg:min-h-14 max-lg:min-h-12">
          <TripOfferBrief slug={slug} byPost className="*:justify-start" />
        </div>
      </PosterHero>
      <Section>
        <div className="max-w-[21.94em] space-y-6 font-display text-[clamp(1.6rem,2.6vw,2.3rem)] leading-snug">
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section ground="paper">
        <Benefits {...perks} />
      </Section>
      <Section>
        <Chapters title={chaptersTitle} chapters={chapters} stage={stage} />
      </Section>
      <Section ground="paper">
        <h2 className="text-heading">{factsTitle}</h2>
        <TripFacts facts={facts} className="mt-10 max-sm:hidden sm:grid-cols-2 lg:grid-cols-3" />
        <UnfoldingFacts facts={facts} className="mt-6 sm:hidden" />
      </Section>
      <TripTicket card={card} accents={accents}>
        <TripOffer slug={slug} className="text-slate" />
        <TripWaysIn slug={slug} look="ink" className="sm:grid sm:w-full" />
      </TripTicket>
    </>
  )
}
