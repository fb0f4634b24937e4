import type { ExperienceSlug } from '../../../content/types.ts'
import { type Draw, type OnOffer, type Trip, useOnOffer } from '../../../lib/on-offer.ts'

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
