import { expect, test } from 'vitest'
import { formatBriefMoment, formatMoment } from './time.ts'

test('a closing time is told in British time, summer and winter', () => {
  expect(formatMoment('2026-07-01T19:00:00Z')).toBe('Wed 1 July 2026, 20:00 BST')
  expect(formatMoment('2026-12-01T19:00:00Z')).toBe('Tue 1 December 2026, 19:00 GMT')
})

test('a line with little room leaves out the year and the name of the zone', () => {
  expect(formatBriefMoment('2026-12-06T20:00:00Z')).toBe('Sun 6 December, 20:00')
  expect(formatBriefMoment('2026-07-01T19:00:00Z')).toBe('Wed 1 July, 20:00')
})
