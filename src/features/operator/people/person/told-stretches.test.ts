import { expect, test } from 'vitest'
import { toldStretches } from './told-stretches.ts'

test('numbers in a row are told as one stretch', () => {
  expect(
    toldStretches([
      [1, 3],
      [7, 7],
    ]),
  ).toBe('1\u00a0to\u00a03, 7')
  expect(toldStretches([])).toBe('None')
})
