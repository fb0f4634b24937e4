import { Link } from 'react-router'
import type { tripOfferWords } from '../../content/trip-offer.ts'
import type { ExperienceSlug } from '../../content/types.ts'
import { type Draw, type OnOffer, type Trip, useOnOffer } from '../../lib/on-offer.ts'
import { formatBriefMoment } from '../../lib/time.ts'
import { closing, drawFacts, isSoldOut, price } from './offer-facts.ts'
import { FactLine, OfferRoom } from './offer-line.tsx'
import { TellMeWhen } from './tell-me-when.tsx'

type Words = typeof tripOfferWords

interface TripOfferProps {
  slug: ExperienceSlug
  words: Words
  /** Left out where a button beside the line says it already. */
  byPost?: boolean
  className?: string
}

/** How a trip stands: on what terms it can be won now, or from when on, or where its draw can be read. */
export function TripOffer({ slug, words, byPost = true, className }: TripOfferProps) {
  const told = useTrip(slug)
  const post = byPost && words.byPost.label
  return (
    <OfferRoom room={`${words.eventOver[slug] ?? ''} ${words.room}`} className={className}>
      {told && (
        <div className="space-y-1.5">
          <EventOver trip={told.trip} words={words} />
          {told.draw && (
            <Open draw={told.draw} facts={drawFacts(told.draw, words)} words={words} post={post} />
          )}
          {!told.draw && <NotOpen {...told} words={words} inline />}
        </div>
      )}
    </OfferRoom>
  )
}

/** The same in few words, for a place that is free of others; it takes no room before it is known. */
export function TripOfferBrief({ slug, words, className = '' }: TripOfferProps) {
  const told = useTrip(slug)
  if (!told) return null
  const { trip, draw } = told
  return (
    <div className={`space-y-1 text-[0.8rem] leading-snug lining-nums ${className}`}>
      {draw && (
        <Open
          draw={draw}
          facts={[words.states.open, price(draw, words), closing(draw, words)]}
          words={words}
          post={false}
        />
      )}
      {!draw && <NotOpen {...told} words={words} />}
      <EventOver trip={trip} words={words} />
    </div>
  )
}

interface Told {
  trip: Trip
  draw: Draw | undefined
  offer: OnOffer
}

function useTrip(slug: ExperienceSlug): Told | null {
  const offer = useOnOffer()
  const trip = offer?.trips.find(({ experience }) => experience === slug)
  if (!offer || !trip) return null
  return { offer, trip, draw: offer.draws.find(({ experience }) => experience === slug) }
}

interface OpenProps {
  draw: Draw
  facts: readonly string[]
  words: Words
  post: string | false
}

function Open({ draw, facts, words, post }: OpenProps) {
  if (isSoldOut(draw))
    return <FactLine facts={drawFacts(draw, words)} words={words} post={words.byPostOnly} />
  return <FactLine facts={facts} words={words} post={post} />
}

function NotOpen({ trip, offer, words, inline }: Told & { words: Words; inline?: boolean }) {
  const { state, drawId, opensAt, title, experience } = trip
  return (
    <div className="arrives flex flex-wrap items-baseline gap-x-5 gap-y-1.5">
      <p>
        {words.states[state === 'closed' ? 'closed' : 'next']}
        {opensAt && `\u00a0· ${formatBriefMoment(opensAt)}`}
        {state === 'closed' && drawId && (
          <>
            .{' '}
            <Link to={`/draws/${drawId}`} className="underline underline-offset-4">
              {words.theDraw} {drawMoment(offer, drawId) ?? title}
            </Link>
          </>
        )}
      </p>
      <TellMeWhen slug={experience} title={title} words={words.notice} inline={inline} />
    </div>
  )
}

function EventOver({ trip, words }: { trip: Trip; words: Words }) {
  const sentence = trip.eventOver && words.eventOver[trip.experience as ExperienceSlug]
  return sentence ? <p className="arrives">{sentence}</p> : null
}

/** When a draw takes place whose sales are over; unknown once it has. */
function drawMoment({ drawingNext }: OnOffer, drawId: string): string | undefined {
  return drawingNext?.drawId === drawId ? formatBriefMoment(drawingNext.drawsAt) : undefined
}
