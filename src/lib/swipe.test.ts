import { expect, test } from 'vitest'
import { swipeStep } from './swipe.ts'

test('a swipe counts when it is more than 30 px and more sideways than up or down', () => {
  expect(swipeStep(-31, 0)).toBe(1)
  expect(swipeStep(31, 5)).toBe(-1)
  expect(swipeStep(-30, 0)).toBe(0)
  expect(swipeStep(-40, 60)).toBe(0)
  expect(swipeStep(40, -40)).toBe(0)
})
