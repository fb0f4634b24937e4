import { expect, test } from 'vitest'
import { numbersInShort } from './keepsake-facts.ts'

test('a few numbers are listed on the stub, many are told by the first and the last', () => {
  expect(numbersInShort([42])).toBe('000042')
  expect(numbersInShort([42, 43, 44])).toBe('000042 · 000043 · 000044')
  expect(numbersInShort([42, 43, 44, 45])).toBe('000042 – 000045')
})
