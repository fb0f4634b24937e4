import { expect, test } from 'vitest'
import { formatCount } from './count.ts'

test('a large count is told in groups of three, as a British reader writes it', () => {
  const british = new Intl.NumberFormat('en-GB')
  for (const count of [0, 7, 999, 1000, 10_000, 999_999, 1_000_000, 1_234_567_890, -1234])
    expect(formatCount(count)).toBe(british.format(count))
})
