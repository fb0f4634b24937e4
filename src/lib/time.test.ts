import { expect, test } from 'vitest'
import { formatMoment } from './time.ts'

test('a closing time is told in British time, summer and winter', () => {
  expect(formatMoment('2026-07-01T19:00:00Z')).toBe('Wed 1 July 2026, 20:00 BST')
  expect(formatMoment('2026-12-01T19:00:00Z')).toBe('Tue 1 December 2026, 19:00 GMT')
})
