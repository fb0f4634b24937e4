export const clamp = (v: number, lo = 0, hi = 1): number => Math.min(hi, Math.max(lo, v))
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t

/** Smooth step from a to b; b may lie below a. */
export function smoothstep(a: number, b: number, x: number): number {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

/** One decimal keeps the vector documents short. */
export const round1 = (v: number): number => Math.round(v * 10) / 10

/** A hump over 0..1 that is nought at both ends. */
export const arch = (t: number): number => Math.sin(Math.PI * clamp(t))

/** Numbers 0..n-1. */
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
