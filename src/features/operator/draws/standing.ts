import type { BookedDraw } from '../../../../contract/desk.ts'
import { standingWords as words } from '../../../content/operator/draws.ts'

/** How a draw stands, in two or three words. */
export function standingOf(draw: Pick<BookedDraw, 'status' | 'state' | 'off_sale' | 'prize'>): string {
  const { status, state, off_sale: isOffSale, prize } = draw
  if (isOffSale && status === 'open') return words.offSale
  return state === 'drawn' ? words.drawn[prize ?? 'nobody'] : words.states[state]
}
