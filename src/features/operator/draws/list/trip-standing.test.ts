import { expect, test } from 'vitest'
import type { Trip } from '../../../../../contract/offer.ts'
import { bookedDraw as dated } from '../testing/booked-draw.ts'
import { tripStanding } from './trip-standing.ts'

const trip: Trip = {
  experience: 'seychelles',
  title: 'Seychelles',
  state: 'open',
  draw_id: dated.id,
  opens_at: null,
  event_over: false,
}
const now = new Date('2026-11-15T12:00:00Z')
const undated = { ...dated, id: 'undated', closes_at: null, draws_at: null, state: 'waiting' } as const

test('a trip with a dated draw is on sale until that closes, and goes on after it', () => {
  expect(tripStanding(trip, [dated, undated], now)).toEqual({
    isOnSale: true,
    sentence: 'On sale until 6\u00a0Dec,\u00a020:00',
    drawId: dated.id,
  })
})

test('taken off sale, its dated draw goes on and nothing follows', () => {
  expect(tripStanding(trip, [dated, { ...undated, off_sale: true }], now)).toMatchObject({
    isOnSale: false,
    sentence: 'On sale until 6\u00a0Dec,\u00a020:00, nothing follows it',
  })
})

test('a trip that waits for its first date, one that is announced and one that never had a draw are told apart', () => {
  const sold = { ...undated, state: 'open' } as const
  expect(tripStanding({ ...trip, draw_id: sold.id }, [sold]).sentence).toBe('On sale, no date yet')
  expect(tripStanding({ ...trip, state: 'next' }, [dated, undated], now).sentence).toBe(
    'On sale from 1\u00a0Nov,\u00a010:00',
  )
  expect(tripStanding({ ...trip, state: 'next', draw_id: null }, [])).toEqual({
    isOnSale: false,
    sentence: 'Off sale',
    drawId: null,
  })
})

test('that the event of a trip has passed is said beside it', () => {
  const past = { ...trip, state: 'closed', event_over: true } as const
  expect(tripStanding(past, [dated]).sentence).toBe('Off sale, its event has passed')
})
