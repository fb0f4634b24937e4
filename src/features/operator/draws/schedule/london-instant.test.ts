import { expect, test } from 'vitest'
import { londonInstant } from './london-instant.ts'

test('an operator means the clock on a British wall, in winter and in summer', () => {
  expect(londonInstant('2026-12-06T20:00')).toBe('2026-12-06T20:00:00.000Z')
  expect(londonInstant('2027-07-01T20:00')).toBe('2027-07-01T19:00:00.000Z')
})

test('an hour that the clocks skip in spring is no time', () => {
  expect(londonInstant('2027-03-28T00:59')).toBe('2027-03-28T00:59:00.000Z')
  expect(londonInstant('2027-03-28T01:30')).toBeNull()
  expect(londonInstant('2027-03-28T02:00')).toBe('2027-03-28T01:00:00.000Z')
})

test('of the hour that comes twice in autumn the second is meant', () => {
  expect(londonInstant('2027-10-31T01:30')).toBe('2027-10-31T01:30:00.000Z')
  expect(londonInstant('2027-10-31T00:30')).toBe('2027-10-30T23:30:00.000Z')
})

test('what is not a time is none', () => {
  expect(londonInstant('')).toBeNull()
  expect(londonInstant('tomorrow')).toBeNull()
})
