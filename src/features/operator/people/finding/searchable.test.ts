import { expect, test } from 'vitest'
import { isSearchable } from './searchable.ts'

test('nobody is looked for by one letter, but ticket 7 is found', () => {
  expect(isSearchable('')).toBe(false)
  expect(isSearchable('A')).toBe(false)
  expect(isSearchable('Al')).toBe(true)
  expect(isSearchable('7')).toBe(true)
  expect(isSearchable('a'.repeat(121))).toBe(false)
})
