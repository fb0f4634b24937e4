import { useEffect, useState } from 'react'
import type { Draw, OnOffer } from '../../../../contract/offer.ts'
import { buyWords } from '../../../content/tickets/buying.ts'
import type { ExperienceSlug } from '../../../content/types.ts'
import { askOffer, currentOffer, useOnOffer } from '../../../lib/on-offer.ts'
import { useVisitorSearch } from '../../../lib/use-visitor-search.ts'
import type { ShownTrip } from '../shown.ts'
import { choicesOf, closingNext, type Standing, standingOf } from './choices.ts'

const specified = Object.keys(buyWords.choices) as ExperienceSlug[]

export interface Choice {
  /** Undefined until it is known what is on sale, unless the visitor came for a trip. */
  readonly trip: ShownTrip | undefined
  readonly standing: Standing | undefined
  readonly draw: Draw | undefined
  readonly trips: readonly (ShownTrip & { readonly standing: Standing | undefined })[]
  readonly offer: OnOffer | null | undefined
  readonly choose: (slug: ExperienceSlug) => void
}

/** The trip a ticket is wanted for: the one of the address, or the draw that closes next, until another is chosen. */
export function useChoice(trips: readonly ShownTrip[]): Choice {
  const wanted = useVisitorSearch().get('experience')
  const offer = useFreshOffer()
  const [choosing, setChoosing] = useState<{ slug: ExperienceSlug; under: string | null }>()
  const choose = (slug: ExperienceSlug) => setChoosing({ slug, under: wanted })
  // What was chosen under another address is over: somebody has followed a link since.
  const chosen = choosing?.under === wanted ? choosing.slug : undefined
  const wished = trips.find(({ slug }) => slug === wanted)?.slug
  const slug = chosen ?? wished ?? (offer === undefined ? undefined : firstOf(offer))
  // Kept from here on: a later answer must not change what somebody is about to buy.
  if (slug && !chosen && offer !== undefined) choose(slug)

  const shown = choicesOf(specified, offer, wished).flatMap(
    (each) => trips.find((trip) => trip.slug === each) ?? [],
  )
  return {
    trip: trips.find((trip) => trip.slug === slug),
    standing: slug && standingOf(slug, offer),
    draw: offer?.draws.find(({ experience }) => experience === slug),
    trips: shown.map((trip) => ({ ...trip, standing: standingOf(trip.slug, offer) })),
    offer,
    choose,
  }
}

function firstOf(offer: OnOffer | null): ExperienceSlug {
  return (offer && closingNext(offer)) || 'seychelles'
}

/** What the visit has heard so far may be an hour old. */
function useFreshOffer() {
  useEffect(() => {
    if (currentOffer() !== undefined) askOffer()
  }, [])
  return useOnOffer()
}
