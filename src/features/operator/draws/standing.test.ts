import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const draw = { status: 'open', state: 'open', off_sale: false, prize: null } as const

test('a draw without a date of a trip off sale is off sale, and a cancelled one is cancelled', () => {
  expect(standingOf(draw)).toBe('On sale')
  expect(standingOf({ ...draw, off_sale: true })).toBe('Off sale')
  expect(standingOf({ ...draw, off_sale: true, status: 'cancelled', state: 'cancelled' })).toBe('Cancelled')
})

test('a draw that has taken place is told by its prize', () => {
  const drawn = { ...draw, status: 'drawn', state: 'drawn' } as const
  expect(standingOf({ ...drawn, prize: 'claimed' })).toBe('Drawn, prize claimed')
  expect(standingOf(drawn)).toBe('Drawn, nobody had entered')
})
