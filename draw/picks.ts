import { concat, u64, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

export type SeedFacts = {
  manifestHash: Uint8Array
  /** The pool's root, and its number of live leaves. */
  root: Uint8Array
  n: number
  round: number
  randomness: Uint8Array
}

const seedLabel = utf8('draw-seed/v1\0')
const pickLabel = utf8('draw-pick/v1\0')

export function seedOf({ manifestHash, root, n, round, randomness }: SeedFacts): Uint8Array {
  if ([manifestHash, root, randomness].some((hash) => hash.length !== 32)) {
    throw new RangeError('a hash has 32 bytes')
  }
  return sha256(concat(seedLabel, manifestHash, root, u64(n), u64(round), randomness))
}

/** Places in the pool, the winner's first, then the reserves in their order; fewer only if the pool is smaller. */
export function picksOf(seed: Uint8Array, n: number, count: number): number[] {
  const picks = new Set<number>()
  const wanted = Math.min(count, n)
  for (let i = 0; picks.size < wanted; i++) {
    const index = pickAt(seed, n, i)
    if (index !== null) picks.add(index)
  }
  return [...picks]
}

/** The i-th number of the seed's stream as a place, or null where it would favour the first places. */
export function pickAt(seed: Uint8Array, n: number, i: number): number | null {
  const digest = sha256(concat(pickLabel, seed, u64(i)))
  const x = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0)
  const places = BigInt(n)
  const limit = ((1n << 64n) / places) * places
  return x < limit ? Number(x % places) : null
}
