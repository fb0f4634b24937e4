import type { OnOffer } from '../../../../contract/offer.ts'
import { offerWords } from '../../../content/offer/line.ts'
import { formatPence } from '../../../lib/money.ts'
import { useOnOffer } from '../../../lib/on-offer.ts'
import { isSoldOut } from './offer-facts.ts'

/** How a trip stands, in a word or two; silent until it is known. */
export function TripState({ slug }: { slug: string }) {
  const offer = useOnOffer()
  return <span className="block min-h-[1lh]">{offer && stateOf(offer, slug)}</span>
}

function stateOf({ draws, trips }: OnOffer, slug: string): string | undefined {
  const { states } = offerWords
  const draw = draws.find(({ experience }) => experience === slug)
  if (draw) return isSoldOut(draw) ? states.soldOut : `${states.open} · ${formatPence(draw.price_pence)}`
  const trip = trips.find(({ experience }) => experience === slug)
  return trip && states[trip.state]
}
