import { expect, test } from 'vitest'
import { onVisitorsClock, timeLeft, week } from './countdown.ts'

test('a visitor who has just arrived has seven days', () => {
  expect(timeLeft(week, 0)).toEqual({ days: 7, hours: 0, minutes: 0, seconds: 0 })
})

test('a second later it is six days, 23 hours, 59 minutes and 59 seconds', () => {
  expect(timeLeft(week, 1000)).toEqual({ days: 6, hours: 23, minutes: 59, seconds: 59 })
})

test('a visitor who comes after the end sees zeros, never less', () => {
  expect(timeLeft(1000, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('a visitor whose clock is an hour slow still sees the true time left', () => {
  const visitorNow = Date.parse('2026-11-15T09:00:00Z')
  const target = onVisitorsClock('2026-11-15T12:00:00Z', '2026-11-15T10:00:00Z', visitorNow)
  expect(timeLeft(target, visitorNow)).toEqual({ days: 0, hours: 2, minutes: 0, seconds: 0 })
})
