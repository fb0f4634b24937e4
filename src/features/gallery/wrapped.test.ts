import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

test('a visitor at the last picture goes on to the first, and back', () => {
  expect(wrapped(74, 74)).toBe(0)
  expect(wrapped(-1, 74)).toBe(73)
  expect(wrapped(5, 74)).toBe(5)
})
