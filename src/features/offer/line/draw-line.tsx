import type { Draw } from '../../../../contract/offer.ts'
import { longestDrawLine } from '../../../content/offer/line.ts'
import { drawFacts } from './offer-facts.ts'
import { FactLine, OfferRoom } from './offer-line.tsx'

interface DrawLineProps {
  /** Its room is kept free until it is known. */
  draw: Draw | undefined
}

/** The terms of one draw where somebody is about to enter it: their own chance is told below, so none is told here. */
export function DrawLine({ draw }: DrawLineProps) {
  return (
    <OfferRoom room={longestDrawLine} className="[&_p]:text-balance">
      {draw && <FactLine facts={drawFacts(draw, 'chanceless')} post={false} />}
    </OfferRoom>
  )
}
