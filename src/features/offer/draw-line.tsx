import type { tripOfferWords } from '../../content/trip-offer.ts'
import type { Draw } from '../../lib/on-offer.ts'
import { drawFacts } from './offer-facts.ts'
import { FactLine, OfferRoom } from './offer-line.tsx'

interface DrawLineProps {
  /** Its room is kept free until it is known. */
  draw: Draw | undefined
  words: typeof tripOfferWords
}

/** The terms of one draw where somebody is about to enter it: their own chance is told below, so none is told here. */
export function DrawLine({ draw, words }: DrawLineProps) {
  return (
    <OfferRoom room={words.drawRoom} className="[&_p]:text-balance">
      {draw && <FactLine facts={drawFacts(draw, words, 'chanceless')} words={words} post={false} />}
    </OfferRoom>
  )
}
