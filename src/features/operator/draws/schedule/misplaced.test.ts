import { expect, test } from 'vitest'
import { misplaced } from './misplaced.ts'

const dates = {
  opens_at: '2026-09-01T10:00:00Z',
  closes_at: '2026-09-20T20:00:00Z',
  postal_closes_at: '2026-09-22T20:00:00Z',
  draws_at: '2026-09-23T20:00:00Z',
}
const told = (changes: Partial<typeof dates>) => misplaced({ ...dates, ...changes })

test('dates that follow each other are left alone', () => {
  expect(told({})).toEqual([])
  expect(misplaced({ ...dates, opens_at: null, postal_closes_at: null })).toEqual([])
  expect(told({ postal_closes_at: dates.closes_at, draws_at: '2026-09-21T20:00:00Z' })).toEqual([])
})

test('whoever has a draw drawn before it is closed is told so at the draw', () => {
  expect(told({ draws_at: '2026-09-20T19:00:00Z' })).toEqual([{ field: 'draws', why: 'draws' }])
  expect(told({ draws_at: '2026-09-21T19:59:00Z' })).toEqual([{ field: 'draws', why: 'draws' }])
})

test('a closing before the opening, and letters outside of their time, are told where they stand', () => {
  expect(told({ closes_at: dates.opens_at })).toEqual([{ field: 'closes', why: 'closes' }])
  expect(told({ postal_closes_at: '2026-09-20T19:00:00Z' })).toEqual([
    { field: 'letters', why: 'lettersEarly' },
  ])
  expect(told({ postal_closes_at: '2026-09-22T20:01:00Z' })).toEqual([
    { field: 'letters', why: 'lettersLate' },
  ])
})

test('all that is wrong is told at once, and nothing of a field that is empty', () => {
  expect(told({ closes_at: '2026-08-31T20:00:00Z', postal_closes_at: '2026-08-30T20:00:00Z' })).toEqual([
    { field: 'closes', why: 'closes' },
    { field: 'letters', why: 'lettersEarly' },
  ])
  expect(told({ closes_at: '', draws_at: '' })).toEqual([])
})
