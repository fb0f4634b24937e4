import { expect, test } from 'vitest'
import { until } from './until.ts'

const now = '2026-09-01T09:20:00Z'

test('a clock is read in minutes, then hours, then days', () => {
  const moments = [
    '2026-09-01T09:20:30Z',
    '2026-09-01T10:00:00Z',
    '2026-09-01T18:45:00Z',
    '2026-09-03T09:19:00Z',
  ]
  expect(moments.map((moment) => until(moment, now).text)).toEqual([
    'in 1 min',
    'in 40 min',
    'in 9 h',
    'in 47 h',
  ])
  expect(until('2026-09-06T09:20:00Z', now).text).toBe('in 5 days')
})

test('what is late says by how much', () => {
  expect(until('2026-09-01T07:00:00Z', now)).toEqual({ text: 'late by 2 h', isPressing: true })
})

test('it presses when half a day is left', () => {
  expect(until('2026-09-01T21:19:00Z', now).isPressing).toBe(true)
  expect(until('2026-09-01T21:20:00Z', now).isPressing).toBe(false)
})
