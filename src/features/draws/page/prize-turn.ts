import type { OneDraw } from '../../../../contract/draws.ts'
import { prizeStoryWords as words } from '../../../content/draws/page.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { ticketNumber } from '../../../lib/ticket-number.ts'
import { formatMoment } from '../../../lib/time.ts'

type ComingStep = keyof typeof words.toCome

const claimPeriod = 48 * 3_600_000

/** Whose move it is, as the last line of the prize's log has it. */
export interface PrizeTurn {
  /** What has still to happen, in order. */
  toCome: readonly ComingStep[]
  sentence: string
}

/** Null before a number is drawn and after the story has ended. */
export function prizeTurn({ picks, claims }: OneDraw): PrizeTurn | null {
  const last = claims.at(-1)
  if (picks.length === 0 || last?.act === 'delivered' || last?.act === 'unclaimed') return null
  if (last?.act === 'claimed') return { toCome: ['delivered'], sentence: words.turn.claimed }
  if (last?.act !== 'told') return { toCome: ['told', 'claimed', 'delivered'], sentence: words.turn.untold }
  const until = formatMoment(new Date(Date.parse(last.at) + claimPeriod).toISOString())
  const sentence = fillIn(last.place === 0 ? words.turn.told : words.turn.toldReserve, {
    until,
    number: ticketNumber(last.ticketNo ?? 0),
  })
  return { toCome: ['claimed', 'delivered'], sentence }
}
