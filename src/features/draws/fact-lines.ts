import type { PublicDraw } from '../../../contract/draws.ts'
import { drawFacts as words } from '../../content/draws/facts.ts'
import { formatCount } from '../../lib/count.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatPence } from '../../lib/money.ts'
import { formatMoment } from '../../lib/time.ts'
import { oddsOf } from './draw-state.ts'

export type FactLine = readonly [label: string, value: string]

/** Of a draw that nobody can enter yet there is little to compare. */
export function comingFacts(draw: PublicDraw): FactLine[] {
  return [
    priceOf(draw),
    [words.charity, fillIn(words.charityPence, { pence: formatPence(draw.charity_pence) })],
    [words.opens, formatMoment(draw.opens_at)],
  ]
}

/** What somebody who may still enter decides by. */
export function openFacts(draw: PublicDraw): FactLine[] {
  const [entries, odds, charity] = shortFacts(draw)
  return [
    priceOf(draw),
    charity,
    [words.closes, draw.closes_at ? formatMoment(draw.closes_at) : words.undated],
    ...(draw.draws_at ? [[words.draws, formatMoment(draw.draws_at)] as const] : []),
    entries,
    odds,
  ]
}

/** The four figures a reader compares draws by. */
export function shortFacts(draw: PublicDraw): [FactLine, FactLine, FactLine, FactLine] {
  const split = fillIn(words.entriesSplit, { paid: formatCount(draw.paid), free: formatCount(draw.free) })
  return [
    [words.entries, draw.issued === 0 ? formatCount(0) : `${formatCount(draw.issued)} · ${split}`],
    [words.odds, oddsOf(draw)],
    [words.charity, charityShare(draw)],
    [words.charityTotal, formatPence(draw.charity_total_pence)],
  ]
}

/** Everything that was published, in the order in which it matters. */
export function allFacts(draw: PublicDraw): FactLine[] {
  const when = (iso: string | null) => (iso ? formatMoment(iso) : words.undated)
  return [
    priceOf(draw),
    ...shortFacts(draw),
    [words.maximum, formatCount(draw.max_per_person)],
    [words.cap, draw.cap === null ? words.noCap : formatCount(draw.cap)],
    [words.opens, when(draw.opens_at)],
    [words.closes, when(draw.closes_at)],
    [words.post, when(draw.postal_closes_at)],
    [words.refunds, when(draw.refunds_until)],
    [words.freezes, when(draw.freezes_at)],
    [words.draws, when(draw.draws_at)],
    ...(draw.round === null ? [] : [[words.round, formatCount(draw.round)] as const]),
  ]
}

function priceOf({ price_pence: pricePence }: PublicDraw): FactLine {
  return [words.price, fillIn(words.priceFree, { price: formatPence(pricePence) })]
}

function charityShare({ charity_pence: charityPence, charity_name: charityName }: PublicDraw): string {
  return fillIn(words.charityEach, { pence: formatPence(charityPence), name: charityName })
}
