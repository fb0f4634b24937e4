import { expect, test } from 'vitest'
import { bookedDraw as onSale } from '../testing/booked-draw.ts'
import { inOrder } from './order.ts'

const now = '2026-12-20T10:00:00Z'
const titlesOf = (draws: readonly { title: string }[]) => draws.map(({ title }) => title)

test('whoever opens the book sees first what is about to happen, then what is on sale, coming and just drawn', () => {
  const drawn = { ...onSale, status: 'drawn', state: 'drawn' } as const
  const { running, waiting, rest } = inOrder(
    [
      { ...drawn, title: 'just drawn', drawn_at: '2026-12-10T20:00:00Z', prize: 'delivered' },
      { ...drawn, title: 'long delivered', drawn_at: '2026-10-01T20:00:00Z', prize: 'delivered' },
      { ...drawn, title: 'long drawn, not delivered', drawn_at: '2026-11-01T20:00:00Z', prize: 'claimed' },
      { ...onSale, title: 'coming', state: 'upcoming' },
      { ...onSale, title: 'no date', closes_at: null, draws_at: null, paid_tickets: 3 },
      { ...onSale, title: 'no date, fuller', closes_at: null, draws_at: null, paid_tickets: 7 },
      { ...onSale, title: 'off sale', closes_at: null, draws_at: null, off_sale: true },
      { ...onSale, title: 'on sale' },
      { ...onSale, title: 'frozen', status: 'frozen', state: 'frozen' },
      { ...onSale, title: 'cancelled', status: 'cancelled', state: 'cancelled' },
    ],
    now,
  )
  expect(titlesOf(running)).toEqual([
    'frozen',
    'on sale',
    'coming',
    'just drawn',
    'long drawn, not delivered',
  ])
  expect(titlesOf(waiting)).toEqual(['no date, fuller', 'no date'])
  expect(titlesOf(rest)).toEqual(['cancelled', 'off sale', 'long delivered'])
})
