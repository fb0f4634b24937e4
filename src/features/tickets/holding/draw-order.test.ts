import { expect, test } from 'vitest'
import type { MyDraw } from '../../../../contract/tickets.ts'
import { inOrder } from './draw-order.ts'

const mine = (id: string, drawsAt: string | null, status: MyDraw['status'] = 'open', standing = 'live') =>
  ({ draw: { id, draws_at: drawsAt }, status, tickets: [{ status: standing }] }) as unknown as MyDraw

test('what may still win comes first, by its date; what is over or handed back comes last', () => {
  const draws = [
    mine('handed back', null, 'open', 'refunded'),
    mine('undated', null),
    mine('drawn', '2026-01-01T00:00:00Z', 'drawn'),
    mine('later', '2027-02-01T00:00:00Z'),
    mine('sooner', '2027-01-01T00:00:00Z', 'frozen'),
    mine('also undated', null),
  ]
  expect(inOrder(draws).map(({ draw }) => draw.id)).toEqual([
    'sooner',
    'later',
    'undated',
    'also undated',
    'drawn',
    'handed back',
  ])
})

test('whoever kept one ticket of two may still win; a cancelled draw is over', () => {
  const half = mine('half', '2027-03-01T00:00:00Z')
  const kept = { ...half, tickets: [{ status: 'refunded' }, { status: 'live' }] } as unknown as MyDraw
  const draws = [mine('cancelled', '2026-12-01T00:00:00Z', 'cancelled'), mine('undated', null), kept]
  expect(inOrder(draws).map(({ draw }) => draw.id)).toEqual(['half', 'undated', 'cancelled'])
})
