import { describe, expect, test } from 'vitest'
import { Random } from './testing/random.ts'
import {
  consistencyProof,
  consistencyRanges,
  emptyRoot,
  inclusionProof,
  inclusionRanges,
  isConsistent,
  isIncluded,
  leafHash,
  nodeHash,
  rootOf,
  TreeBuilder,
} from './tree.ts'

const largest = 2000
const random = new Random(6962)
const hashes = Array.from({ length: largest }, (_, at) => leafHash(Uint8Array.of(at >> 8, at & 255)))

/** Roots of ranges, each computed once: the proofs of all sizes share most of them. */
const rootsOfRanges = new Map<string, Uint8Array>()
function rootOfRange([start, end]: [number, number]): Uint8Array {
  const known = rootsOfRanges.get(`${start}-${end}`)
  if (known) return known
  let middle = 1
  while (2 * middle < end - start) middle *= 2
  const root =
    end - start === 1
      ? (hashes[start] as Uint8Array)
      : nodeHash(rootOfRange([start, start + middle]), rootOfRange([start + middle, end]))
  rootsOfRanges.set(`${start}-${end}`, root)
  return root
}

function bent(hash: Uint8Array): Uint8Array {
  return hash.map((byte, at) => (at === 31 ? byte ^ 1 : byte))
}

/** The same proof with one thing wrong. */
function bentProofs(proof: Uint8Array[]): Uint8Array[][] {
  const place = random.below(Math.max(1, proof.length))
  const bends = [[...proof, emptyRoot]]
  if (proof.length === 0) return bends
  bends.push(proof.slice(1), proof.slice(0, -1))
  bends.push(proof.map((hash, at) => (at === place ? bent(hash) : hash)))
  bends.push(proof.map((hash, at) => (at === place ? hash.slice(1) : hash)))
  if (proof.length > 1) bends.push(proof.toReversed())
  return bends
}

describe('a tree of any size from 1 to 2,000', () => {
  test('has the root that the definition gives', () => {
    const tree = new TreeBuilder()
    for (const [at, hash] of hashes.entries()) {
      tree.append(hash)
      expect(tree.root()).toEqual(rootOfRange([0, at + 1]))
    }
    expect(tree.size).toBe(largest)
  })

  test('proves that a leaf is in it, and nothing else', () => {
    for (let size = 1; size <= largest; size++) {
      const root = rootOfRange([0, size])
      const index = random.of([0, size - 1, random.below(size), random.below(size)])
      const leaf = hashes[index] as Uint8Array
      const proof = inclusionRanges(index, size).map(rootOfRange)
      const holds = isIncluded(leaf, index, size, proof, root)
      const bends = [
        ...bentProofs(proof).map((wrong) => isIncluded(leaf, index, size, wrong, root)),
        isIncluded(bent(leaf), index, size, proof, root),
        isIncluded(leaf, index, size, proof, bent(root)),
        isIncluded(leaf, index + 1, size, proof, root),
        isIncluded(leaf, -1, size, proof, root),
      ]
      expect([size, index, holds, bends.includes(true)]).toEqual([size, index, true, false])
    }
  }, 20_000)

  test('proves that it grew from an earlier one, and from no other', () => {
    for (let second = 1; second <= largest; second++) {
      const first = 1 + random.below(second)
      const [before, after] = [rootOfRange([0, first]), rootOfRange([0, second])]
      const proof = consistencyRanges(first, second).map(rootOfRange)
      const holds = isConsistent(first, second, before, after, proof)
      const bends = [
        ...bentProofs(proof).map((wrong) => isConsistent(first, second, before, after, wrong)),
        isConsistent(first, second, bent(before), after, proof),
        isConsistent(first, second, before, bent(after), proof),
        isConsistent(second + 1, second, before, after, proof),
      ]
      expect([first, second, holds, bends.includes(true)]).toEqual([first, second, true, false])
    }
  }, 20_000)
})

describe('trees', () => {
  test('proofs of arrays are those of their ranges', () => {
    const few = hashes.slice(0, 11)
    expect(inclusionProof(few, 6)).toEqual(inclusionRanges(6, 11).map(rootOfRange))
    expect(consistencyProof(few, 6)).toEqual(consistencyRanges(6, 11).map(rootOfRange))
  })

  test('every tree grew from the empty one, which is known by its root', () => {
    expect(rootOf([])).toEqual(emptyRoot)
    expect(isConsistent(0, 5, emptyRoot, rootOfRange([0, 5]), [])).toBe(true)
    expect(isConsistent(0, 5, rootOfRange([0, 1]), rootOfRange([0, 5]), [])).toBe(false)
    expect(isConsistent(0, 0, emptyRoot, emptyRoot, [])).toBe(true)
    expect(isConsistent(0, 0, emptyRoot, rootOfRange([0, 1]), [])).toBe(false)
  })

  test('a node does not pass for a leaf', () => {
    const [left, right] = [hashes[0] as Uint8Array, hashes[1] as Uint8Array]
    const forged = new Uint8Array([...left, ...right])
    expect(leafHash(forged)).not.toEqual(rootOf([left, right]))
  })

  test('nothing that is given as a proof makes the check throw', () => {
    const root = rootOfRange([0, 3])
    const leaf = hashes[0] as Uint8Array
    for (const nonsense of [null, undefined, 'proof', [null], [[]], {}] as never[]) {
      expect(isIncluded(leaf, 0, 3, nonsense, root)).toBe(false)
      expect(isConsistent(2, 3, root, root, nonsense)).toBe(false)
    }
    expect(isIncluded(leaf, Number.NaN, 3, [], root)).toBe(false)
    expect(isIncluded(leaf, 0, 2 ** 60, [], root)).toBe(false)
  })

  test('a frontier that does not fit its size is refused', () => {
    expect(() => new TreeBuilder({ size: 3, hashes: [emptyRoot] })).toThrow(RangeError)
    expect(() => new TreeBuilder({ size: 1, hashes: [Uint8Array.of(1)] })).toThrow(RangeError)
  })
})
