import { describe, expect, test } from 'vitest'
import { verifyRound } from './beacon.ts'
import { fromHex, toHex, utf8 } from './bytes.ts'
import { canonicalJson } from './canonical.ts'
import { checkpointBytes, isSignedBy } from './checkpoint.ts'
import { commitOf, type Leaf, leafBytes, leafLine, type Tombstone, tombstoneBytes } from './entries.ts'
import { manifestFaults, manifestHash } from './manifest.ts'
import { pickAt, picksOf, seedOf } from './picks.ts'
import {
  consistencyProof,
  inclusionProof,
  isConsistent,
  isIncluded,
  leafHash,
  rootOf,
  TreeBuilder,
} from './tree.ts'
import vectors from './vectors.json' with { type: 'json' }

// The vectors were computed with node:crypto from the published description alone, not with the functions tested here.
describe('anyone who follows the published vectors gets the same', () => {
  test.each(vectors.canonical)('canonical JSON: $json', ({ value, json }) => {
    expect(canonicalJson(value)).toBe(json)
  })

  test('commit', () => {
    const { salt, holder, ticketNo, commit } = vectors.commit
    expect(toHex(commitOf({ salt: fromHex(salt), holder, ticketNo }))).toBe(commit)
  })

  test('leaf and tombstone', () => {
    const { leaf, bytes, hash } = vectors.leaf
    expect(leafLine(leaf as Leaf)).toBe(bytes)
    expect(toHex(leafHash(leafBytes(leaf as Leaf)))).toBe(hash)
    const { tombstone, ...grave } = vectors.tombstone
    expect(tombstoneBytes(tombstone as Tombstone)).toEqual(utf8(grave.bytes))
    expect(toHex(leafHash(tombstoneBytes(tombstone as Tombstone)))).toBe(grave.hash)
  })

  test('the roots of trees of none to nine leaves', () => {
    const hashes = vectors.tree.leaves.map((leaf) => leafHash(fromHex(leaf)))
    const roots = vectors.tree.roots.map((_, size) => toHex(rootOf(hashes.slice(0, size))))
    expect(roots).toEqual(vectors.tree.roots)
  })

  test('a proof of inclusion and one of consistency', () => {
    const hashes = vectors.tree.leaves.map((leaf) => leafHash(fromHex(leaf)))
    const root = (size: number) => fromHex(vectors.tree.roots[size] as string)
    const { index, size, leafHash: leaf, proof } = vectors.tree.inclusion
    expect(inclusionProof(hashes, index).map(toHex)).toEqual(proof)
    expect(isIncluded(fromHex(leaf), index, size, proof.map(fromHex), root(size))).toBe(true)
    const { first, second, proof: joins } = vectors.tree.consistency
    expect(consistencyProof(hashes, first).map(toHex)).toEqual(joins)
    expect(isConsistent(first, second, root(first), root(second), joins.map(fromHex))).toBe(true)
  })

  test('a builder that is put down and taken up again goes on as if nothing had happened', () => {
    let tree = new TreeBuilder()
    for (const leaf of vectors.tree.leaves) {
      tree = new TreeBuilder(tree.frontier())
      tree.append(leafHash(fromHex(leaf)))
      expect(toHex(tree.root())).toBe(vectors.tree.roots[tree.size])
    }
  })

  test('a signed checkpoint', () => {
    const { signed, bytes, key } = vectors.checkpoint
    expect(checkpointBytes(signed)).toEqual(utf8(bytes))
    expect(isSignedBy(signed, key)).toBe(true)
    expect(isSignedBy({ ...signed, size: 10 }, key)).toBe(false)
  })

  test('manifest', () => {
    const { manifest, bytes, hash } = vectors.manifest
    expect(manifestFaults(manifest)).toEqual([])
    expect(canonicalJson(manifest)).toBe(bytes)
    expect(toHex(manifestHash(manifest))).toBe(hash)
  })

  test('seed', () => {
    const { manifestHash, root, n, round, randomness, seed } = vectors.seed
    const [hash, pool, chance] = [manifestHash, root, randomness].map(fromHex) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ]
    expect(toHex(seedOf({ manifestHash: hash, root: pool, n, round, randomness: chance }))).toBe(seed)
  })

  test.each(vectors.picks)('picks among $n', ({ seed, n, count, picks, rejected }) => {
    expect(picksOf(fromHex(seed), n, count)).toEqual(picks)
    expect(rejected.map((i) => pickAt(fromHex(seed), n, i))).toEqual(rejected.map(() => null))
  })

  test('one of the vectors does drop a number that would favour the first places', () => {
    expect(vectors.picks.some(({ rejected }) => rejected.length > 0)).toBe(true)
  })

  test.each(vectors.rounds)('round $round of the public beacon', (round) => {
    expect(verifyRound(round)).toBe(true)
  })
})
