import { expect, test } from 'vitest'
import { londonDay } from './london-day.ts'

test('an operator abroad writes the day of the British calendar', () => {
  expect(londonDay(new Date('2026-07-01T22:59:00Z'))).toBe('2026-07-01')
  expect(londonDay(new Date('2026-07-01T23:00:00Z'))).toBe('2026-07-02')
  expect(londonDay(new Date('2026-12-01T23:59:00Z'))).toBe('2026-12-01')
})
