import type { Draw, OnOffer, Trip } from '../../../../contract/offer.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { useOnOffer } from '../../../lib/on-offer.ts'

export interface Told {
  trip: Trip
  /** The draw tickets are sold for now, if there is one. */
  draw: Draw | undefined
  offer: OnOffer
}

/** How a trip stands; null until it is known. */
export function useTrip(slug: ExperienceSlug): Told | null {
  const offer = useOnOffer()
  const trip = offer?.trips.find(({ experience }) => experience === slug)
  if (!offer || !trip) return null
  return { offer, trip, draw: offer.draws.find(({ experience }) => experience === slug) }
}
