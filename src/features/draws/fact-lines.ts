import { drawFacts as words } from '../../content/draws/facts.ts'
import { formatCount } from '../../lib/count.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatPence } from '../../lib/money.ts'
import { formatMoment } from '../../lib/time.ts'
import { oddsOf } from './draw-state.ts'
import type { PublicDraw } from './types.ts'

export type FactLine = readonly [label: string, value: string]

/** Of a draw that nobody can enter yet there is little to compare. */
export function comingFacts(draw: PublicDraw): FactLine[] {
  return [
    priceOf(draw),
    [words.charity, fillIn(words.charityPence, { pence: formatPence(draw.charityPence) })],
    [words.opens, formatMoment(draw.opensAt)],
  ]
}

/** What somebody who may still enter decides by. */
export function openFacts(draw: PublicDraw): FactLine[] {
  const [entries, odds, charity] = shortFacts(draw)
  return [
    priceOf(draw),
    charity,
    [words.closes, draw.closesAt ? formatMoment(draw.closesAt) : words.undated],
    ...(draw.drawsAt ? [[words.draws, formatMoment(draw.drawsAt)] as const] : []),
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
    [words.charityTotal, formatPence(draw.charityTotalPence)],
  ]
}

/** Everything that was published, in the order in which it matters. */
export function allFacts(draw: PublicDraw): FactLine[] {
  const when = (iso: string | null) => (iso ? formatMoment(iso) : words.undated)
  return [
    priceOf(draw),
    ...shortFacts(draw),
    [words.maximum, formatCount(draw.maxPerPerson)],
    [words.cap, draw.cap === null ? words.noCap : formatCount(draw.cap)],
    [words.opens, when(draw.opensAt)],
    [words.closes, when(draw.closesAt)],
    [words.post, when(draw.postalClosesAt)],
    [words.refunds, when(draw.refundsUntil)],
    [words.freezes, when(draw.freezesAt)],
    [words.draws, when(draw.drawsAt)],
    ...(draw.round === null ? [] : [[words.round, formatCount(draw.round)] as const]),
  ]
}

function priceOf({ pricePence }: PublicDraw): FactLine {
  return [words.price, fillIn(words.priceFree, { price: formatPence(pricePence) })]
}

function charityShare({ charityPence, charityName }: PublicDraw): string {
  return fillIn(words.charityEach, { pence: formatPence(charityPence), name: charityName })
}
