import type { Draw } from '../../lib/on-offer.ts'
import { drawFacts, type OfferWords } from './offer-facts.ts'

/** What a line tells of a draw, without one ticket's chance; taken off here, so that the first page carries no more. */
export function plainFacts(draw: Draw, words: OfferWords): string[] {
  return drawFacts(draw, words).map((fact) => fact.split(`, ${words.chance} `, 1).join(''))
}
