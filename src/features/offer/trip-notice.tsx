import type { tripOfferWords } from '../../content/trip-offer.ts'
import type { ExperienceSlug } from '../../content/types.ts'
import { useTrip } from './use-trip.ts'

interface TripNoticeProps {
  slug: ExperienceSlug
  /** Of the few trips that are built around a day, what is said once it has passed. */
  sentences: (typeof tripOfferWords)['eventOver']
  /** Whether its place is kept free before that is known. */
  keepsRoom?: boolean
}

export function TripNotice({ slug, sentences, keepsRoom }: TripNoticeProps) {
  const isOver = useTrip(slug)?.trip.eventOver
  const sentence = sentences[slug]
  if (!sentence || !(isOver || keepsRoom)) return null
  return (
    <p data-room={sentence} className="offer-room">
      {isOver && <span className="arrives">{sentence}</span>}
    </p>
  )
}
