import { expect, test } from 'vitest'
import { dateOf, sumOf } from './ledger-line.ts'

const drawsAt = '2026-12-24T20:00:00Z'

test('a draw is called drawn only when it was', () => {
  expect(dateOf({ status: 'open', draws_at: drawsAt })).toBe('To be drawn on 24 December 2026')
  expect(dateOf({ status: 'frozen', draws_at: drawsAt })).toBe('To be drawn on 24 December 2026')
  expect(dateOf({ status: 'drawn', draws_at: drawsAt })).toBe('Drawn on 24 December 2026')
  expect(dateOf({ status: 'cancelled', draws_at: drawsAt })).toBe('Cancelled')
  expect(dateOf({ status: 'open', draws_at: null })).toBe('Date to be announced')
})

test('a phone reads the sum of a draw in one line', () => {
  const line = { paid_tickets: 46, charity_pence: 250, accrued_pence: 11_500, paid_pence: 0 }
  expect(sumOf(line)).toBe('46 × £2.50 = £115 · paid £0')
})
