import { eventOver, eventOverBrief } from '../../../content/offer/trip.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { useTrip } from './use-trip.ts'

interface TripNoticeProps {
  slug: ExperienceSlug
  brief?: boolean
  /** Whether its place is kept free before that is known. */
  keepsRoom?: boolean
}

/** Of the few trips that are built around a day, what is said once it has passed. */
export function TripNotice({ slug, brief, keepsRoom }: TripNoticeProps) {
  const isOver = useTrip(slug)?.trip.event_over
  const sentence = (brief ? eventOverBrief : eventOver)[slug]
  if (!sentence || !(isOver || keepsRoom)) return null
  return (
    <p data-room={sentence} className="offer-room">
      {isOver && <span className="arrives">{sentence}</span>}
    </p>
  )
}
