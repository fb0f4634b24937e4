import type { Draw, OnOffer } from '../../../../contract/offer.ts'
import { longestLine, offerWords as words } from '../../../content/offer/line.ts'
import { eventOver, tripWords } from '../../../content/offer/trip.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { formatPence } from '../../../lib/money.ts'
import { formatBriefMoment } from '../../../lib/time.ts'
import { Link } from '../../../ui/link.tsx'
import { closing, drawFacts, isSoldOut } from '../line/offer-facts.ts'
import { FactLine, OfferRoom } from '../line/offer-line.tsx'
import { TripNotice } from './trip-notice.tsx'
import { QuietBuy } from './trip-ways-in.tsx'
import { type Told, useTrip } from './use-trip.ts'

interface TripOfferProps {
  slug: ExperienceSlug
  className?: string
  /** Where it is told already what became of a day that has passed. */
  withoutNotice?: boolean
}

/** How a trip stands, beside its ways in: on what terms it can be won now, or from when on, or where its draw can be read. */
export function TripOffer({ slug, withoutNotice, className = '' }: TripOfferProps) {
  const told = useTrip(slug)
  const notice = !withoutNotice && <TripNotice slug={slug} />
  if (told && !told.draw)
    return (
      <div className={`space-y-1.5 text-sm lining-nums ${className}`}>
        <Standing {...told} undated={tripWords.undated} />
        {notice}
      </div>
    )
  return (
    <OfferRoom room={`${longestLine} ${(!withoutNotice && eventOver[slug]) || ''}`} className={className}>
      {told?.draw && (
        <div className="space-y-1.5">
          <Open draw={told.draw} facts={drawFacts(told.draw)} post={false} />
          {notice}
        </div>
      )}
    </OfferRoom>
  )
}

interface TripOfferBriefProps {
  slug: ExperienceSlug
  className?: string
  /** Where it stands alone, it also says what is given and that there is a free way in. */
  byPost?: boolean
}

/** The same in few words; its place has to be free before it is known. */
export function TripOfferBrief({ slug, byPost, className = '' }: TripOfferBriefProps) {
  const told = useTrip(slug)
  if (!told) return null
  const { draw } = told
  return (
    <div className={`arrives text-[0.8rem] leading-snug lining-nums ${className}`}>
      {draw && (
        <Open
          draw={draw}
          facts={[
            words.states.open,
            formatPence(draw.price_pence),
            closing(draw, tripWords.undated),
            ...(byPost ? [`${formatPence(draw.charity_pence)} ${words.toCharity}`] : []),
          ]}
          post={byPost ? words.byPost.label : false}
        />
      )}
      <TripNotice slug={slug} brief />
      {!draw && (
        <div className="flex flex-wrap items-center justify-end gap-x-4">
          <Standing {...told} />
          <QuietBuy slug={slug} />
        </div>
      )}
    </div>
  )
}

interface OpenProps {
  draw: Draw
  facts: readonly string[]
  post: string | false
}

function Open({ draw, facts, post }: OpenProps) {
  if (isSoldOut(draw)) return <FactLine facts={drawFacts(draw)} post={words.byPostOnly} />
  return <FactLine facts={facts} post={post} />
}

interface StandingProps extends Told {
  /** What is said of the day it opens while nobody knows it. */
  undated?: string
}

function Standing({ trip, offer, undated }: StandingProps) {
  const { state, draw_id: drawId, opens_at: opensAt, title } = trip
  const opens = opensAt ? formatBriefMoment(opensAt) : state !== 'closed' && undated
  return (
    <p className="arrives">
      {words.states[state === 'closed' ? 'closed' : 'next']}
      {opens && `\u00a0· ${opens}`}
      {state === 'closed' && drawId && (
        <>
          .{' '}
          <Link to={`/draws/${drawId}`} className="underline underline-offset-4">
            {tripWords.theDraw} {drawMoment(offer, drawId) ?? title}
          </Link>
        </>
      )}
    </p>
  )
}

/** When a draw takes place whose sales are over; unknown once it has. */
function drawMoment({ drawing_next: drawingNext }: OnOffer, drawId: string): string | undefined {
  return drawingNext?.draw_id === drawId ? formatBriefMoment(drawingNext.draws_at) : undefined
}
