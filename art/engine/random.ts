export type Random = () => number

/** Mulberry32: small, fast, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let a = Math.floor(seed) | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
