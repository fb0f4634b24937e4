import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const hours = 60 * 60 * 1000

test('two days are forty-eight hours', () => {
  expect(timeLeft(48 * hours, 0)).toEqual({ hours: 48, minutes: 0, seconds: 0 })
})

test('a second later it is 47:59:59', () => {
  expect(timeLeft(48 * hours, 1000)).toEqual({ hours: 47, minutes: 59, seconds: 59 })
})

test('after the end nothing is left, and never less', () => {
  expect(timeLeft(0, hours)).toEqual({ hours: 0, minutes: 0, seconds: 0 })
})
