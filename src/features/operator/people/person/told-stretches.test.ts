import { expect, test } from 'vitest'
import { toldStretches } from './told-stretches.ts'

test('numbers in a row are told as one stretch', () => {
  expect(
    toldStretches([
      [1, 3],
      [7, 7],
    ]),
  ).toBe('1 to 3, 7')
  expect(toldStretches([])).toBe('None')
})
