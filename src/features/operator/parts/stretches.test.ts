import { expect, test } from 'vitest'
import { inStretches } from './stretches.ts'

test('somebody who holds a hundred tickets in a row is told in one stretch', () => {
  expect(inStretches(Array.from({ length: 100 }, (_, place) => place + 7))).toBe('7–106')
  expect(inStretches([12, 3, 8, 7, 9])).toBe('3, 7–9, 12')
  expect(inStretches([42])).toBe('42')
  expect(inStretches([])).toBe('')
})
