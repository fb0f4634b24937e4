import type { BookedDraw } from '../../../../../contract/desk.ts'
import type { Trip } from '../../../../../contract/offer.ts'
import { tripWords as words } from '../../../../content/operator/draws.ts'
import { fillIn } from '../../../../lib/fill-in.ts'
import { formatListMoment } from '../../../../lib/time.ts'

interface TripStanding {
  /** Whether its draw without a date takes entries; one that has its dates does so anyway. */
  readonly isOnSale: boolean
  readonly sentence: string
  /** The draw the sentence is about. */
  readonly drawId: string | null
}

export function tripStanding(trip: Trip, draws: readonly BookedDraw[], now = new Date()): TripStanding {
  const isOnSale = draws.some(
    ({ experience, closes_at: closesAt, status, off_sale: isOffSale }) =>
      experience === trip.experience && closesAt === null && status === 'open' && !isOffSale,
  )
  const draw = trip.state === 'closed' ? undefined : draws.find(({ id }) => id === trip.draw_id)
  const state = draw ? dateOf(trip, draw, now) : words.standings.off
  const endsThere = draw?.closes_at && !isOnSale && words.endsThere
  const eventOver = trip.event_over && words.eventOver
  const sentence = [state, endsThere, eventOver].filter(Boolean).join(', ')
  return { isOnSale, sentence, drawId: draw?.id ?? null }
}

function dateOf(trip: Trip, { closes_at: closesAt, opens_at: opensAt }: BookedDraw, now: Date): string {
  const { coming, dated, undated } = words.standings
  if (trip.state === 'next') return fillIn(coming, { moment: formatListMoment(opensAt, now) })
  return closesAt ? fillIn(dated, { moment: formatListMoment(closesAt, now) }) : undated
}
