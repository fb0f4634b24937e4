import type { DrawState, OneDraw, PublicDraw } from '../../../contract/draws.ts'
import { drawFacts as facts, drawStates as states } from '../../content/draws/facts.ts'
import { formatCount } from '../../lib/count.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatMoment } from '../../lib/time.ts'

/** The state as the clock has it now: the hour of a frozen draw comes between two answers of the service. */
export function stateAt({ state, draws_at: drawsAt }: PublicDraw, now: number): DrawState {
  return state === 'frozen' && drawsAt !== null && now >= Date.parse(drawsAt) ? 'drawing' : state
}

/** Nobody had entered, so there was nothing to draw. */
export const wasEmpty = ({ state, issued }: Pick<PublicDraw, 'state' | 'issued'>) =>
  state === 'drawn' && issued === 0

export function labelOf(draw: PublicDraw, state: DrawState): string {
  return wasEmpty(draw) ? states.drawn.nobody.label : states[state].label
}

/** What is to be said about a draw, in one sentence. */
export function sentenceOf(draw: PublicDraw, state: DrawState): string {
  if (state === 'open' && draw.closes_at === null) return states.open.undated
  if (wasEmpty(draw)) return states.drawn.nobody.sentence
  const when = (iso: string | null) => (iso ? formatMoment(iso) : facts.undated)
  return fillIn(states[state].sentence, {
    opens: when(draw.opens_at),
    closes: when(draw.closes_at),
    freezes: when(draw.freezes_at),
    draws: when(draw.draws_at),
    drawn: when(draw.drawn_at ?? draw.draws_at),
    entries: entryCount(draw.issued),
  })
}

export function entryCount(count: number): string {
  const { none, one, many } = facts.entryCount
  if (count < 2) return count === 1 ? one : none
  return fillIn(many, { count: formatCount(count) })
}

/** While others may still enter, the odds among fewer are no promise worth making. */
const oddsFrom = 10

/** '1 in 1,009'. */
export function oddsOf({ issued, state }: PublicDraw): string {
  const settled = state === 'frozen' || state === 'drawing' || state === 'drawn'
  if (issued < (settled ? 2 : oddsFrom)) return facts.tooFew
  return fillIn(settled ? facts.oddsFinal : facts.oddsNow, { count: formatCount(issued) })
}

const minute = 60_000
export const hasSettled = ({ claims }: OneDraw) =>
  claims.some(({ act }) => act === 'delivered' || act === 'unclaimed')

/**
 * When to ask again, in milliseconds: every two seconds at the hour itself and until the terms are sealed, and at that
 * hour at the latest.
 */
export function nextLook(detail: OneDraw | null | undefined, now: number): number | false {
  if (!detail) return false
  const { draw } = detail
  if (draw.state === 'cancelled' || (draw.state === 'drawn' && hasSettled(detail))) return false
  const isUnsealed = draw.draws_at !== null && detail.manifest_hash === null
  if (isUnsealed || stateAt(draw, now) === 'drawing') return 2000
  const left = draw.state === 'frozen' && draw.draws_at ? Date.parse(draw.draws_at) - now : minute
  return Math.min(minute, Math.max(left, 1000))
}
