import type { DrawPreview } from '../../../../../contract/operator.ts'
import { previewWords } from '../../../../content/operator/draws.ts'
import { formatCount } from '../../../../lib/count.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatPence } from '../../../../lib/money.ts'
import { formatMoment } from '../../../../lib/time.ts'
import type { FactLine } from '../../parts/facts.tsx'

const { words } = previewWords.facts

/** The terms in the words of the draw's public page. The round is of the beacon. */
export function publicFacts(draw: DrawPreview, round: number | null): FactLine[] {
  // The zone goes with its hour, wherever the line breaks.
  const when = (iso: string | null) =>
    iso ? formatMoment(iso).replace(/ (?=\w+$)/, '\u00a0') : words.undated
  return [
    [words.price, fillIn(words.priceFree, { price: formatPence(draw.price_pence) })],
    [
      words.charity,
      fillIn(words.charityEach, { pence: formatPence(draw.charity_pence), name: draw.charity_name }),
    ],
    [words.maximum, formatCount(draw.max_per_person)],
    [words.cap, draw.cap === null ? words.noCap : formatCount(draw.cap)],
    [words.opens, when(draw.opens_at)],
    [words.closes, when(draw.closes_at)],
    [words.post, when(draw.postal_closes_at)],
    [words.refunds, when(draw.refunds_until)],
    [words.freezes, when(draw.refunds_until)],
    [words.draws, when(draw.draws_at)],
    ...(round === null ? [] : [[words.round, formatCount(round)] as const]),
  ]
}

/** What becomes of the entries of the draw without a date. */
export function whoComesAlong({ carried_over: carried, left_waiting: waiting }: DrawPreview): string {
  const { carried: along, waiting: behind, alone } = previewWords
  if (carried > 0) return carried === 1 ? along.one : fillIn(along.many, { count: formatCount(carried) })
  if (waiting > 0) return waiting === 1 ? behind.one : fillIn(behind.many, { count: formatCount(waiting) })
  return alone
}
