import { describe, expect, test } from 'vitest'
import { toHex } from './bytes.ts'
import { picksOf, seedOf } from './picks.ts'
import { Random } from './testing/random.ts'

/** The sum of squared deviations from an even spread, in units of what chance alone brings. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('picks', () => {
  test('fall evenly on all places, for the winner and for the first reserve', () => {
    const random = new Random(20_261_117)
    const places = 50
    const counts = [new Array<number>(places).fill(0), new Array<number>(places).fill(0)]
    for (let draws = 0; draws < 100_000; draws++) {
      picksOf(random.bytes(32), places, 2).forEach((index, place) => {
        const count = counts[place] as number[]
        count[index] = (count[index] as number) + 1
      })
    }
    // Chance stays below this bound in 999 of 1,000 trials (49 degrees of freedom); this trial is always the same.
    for (const count of counts) expect(chiSquare(count)).toBeLessThan(85.35)
  })

  test('are distinct and in the pool, as many as asked for or as there are', () => {
    const random = new Random(2)
    for (let draws = 0; draws < 1000; draws++) {
      const n = 1 + random.below(40)
      const picks = picksOf(random.bytes(32), n, 11)
      expect(picks).toHaveLength(Math.min(11, n))
      expect(new Set(picks).size).toBe(picks.length)
      expect(picks.every((index) => Number.isInteger(index) && index >= 0 && index < n)).toBe(true)
    }
  })

  test('of fewer are the first of more: asking for reserves does not change the winner', () => {
    const seed = new Random(3).bytes(32)
    const all = picksOf(seed, 1_000_000, 11)
    for (let count = 0; count <= 11; count++) {
      expect(picksOf(seed, 1_000_000, count)).toEqual(all.slice(0, count))
    }
  })

  test('of an empty pool are none', () => {
    expect(picksOf(new Uint8Array(32), 0, 11)).toEqual([])
  })
})

describe('the seed', () => {
  const facts = {
    manifestHash: new Uint8Array(32).fill(1),
    root: new Uint8Array(32).fill(2),
    n: 3,
    round: 4,
    randomness: new Uint8Array(32).fill(5),
  }

  test('changes with every fact it is made of', () => {
    const seeds = [
      facts,
      { ...facts, manifestHash: facts.manifestHash.with(0, 0) },
      { ...facts, root: facts.root.with(31, 0) },
      { ...facts, n: 4 },
      { ...facts, round: 5 },
      { ...facts, randomness: facts.randomness.with(0, 0) },
      { ...facts, n: 4, round: 3 },
    ].map((each) => toHex(seedOf(each)))
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test('is not made of half a hash', () => {
    expect(() => seedOf({ ...facts, root: facts.root.slice(16) })).toThrow(RangeError)
  })
})
