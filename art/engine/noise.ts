import { randomFrom } from './random.ts'

const MASK = 65535
const ROW = 25639
const STIPPLE_SIZE = 512
/** One run of random numbers fills both, in this order. */
const [TABLE, STIPPLE] = filledTables(randomFrom(20261115))

function filledTables(random: () => number): [Float32Array, Float32Array] {
  const table = new Float32Array(MASK + 1)
  const stipple = new Float32Array(STIPPLE_SIZE * STIPPLE_SIZE)
  for (let i = 0; i < table.length; i++) table[i] = random()
  for (let i = 0; i < stipple.length; i++) stipple[i] = random() + random() - 1
  return [table, stipple]
}

/** Value noise along a line, 0..1. */
export function noise1(x: number, seed = 0): number {
  const i = Math.floor(x)
  const f = x - i
  const u = f * f * f * (f * (f * 6 - 15) + 10)
  const base = i + Math.imul(seed, 40503)
  const a = TABLE[base & MASK] as number
  return a + ((TABLE[(base + 1) & MASK] as number) - a) * u
}

/** Value noise in the plane, 0..1. */
export function noise2(x: number, y: number, seed = 0): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const f = x - i
  const g = y - j
  const u = f * f * (3 - 2 * f)
  const v = g * g * (3 - 2 * g)
  const base = i + Math.imul(j, ROW) + Math.imul(seed, 40503)
  const a = TABLE[base & MASK] as number
  const b = TABLE[(base + 1) & MASK] as number
  const c = TABLE[(base + ROW) & MASK] as number
  const d = TABLE[(base + ROW + 1) & MASK] as number
  const top = a + (b - a) * u
  return top + (c + (d - c) * u - top) * v
}

export function fbm1(x: number, seed = 0, octaves = 5, gain = 0.5): number {
  let sum = 0
  let weight = 1
  let total = 0
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise1(x, seed + k * 17)
    total += weight
    weight *= gain
    x *= 2.03
  }
  return sum / total
}

/** Fractal noise; each octave is turned, so that no grid shows. */
export function fbm2(x: number, y: number, seed = 0, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let k = 0; k < octaves; k++) {
    sum += weight * noise2(x, y, seed + k * 31)
    total += weight
    weight *= 0.5
    const turned = x * 1.6 - y * 1.2
    y = x * 1.2 + y * 1.6
    x = turned
  }
  return sum / total
}

/** Mountain noise: sharp crests, soft valleys. */
export function ridged2(x: number, y: number, seed = 0, octaves = 6): number {
  let sum = 0
  let weight = 0.55
  for (let k = 0; k < octaves; k++) {
    const crest = 1 - Math.abs(2 * noise2(x, y, seed + k) - 1)
    sum += weight * crest * Math.sqrt(crest)
    x *= 2.05
    y *= 2.05
    weight *= 0.47
  }
  return sum
}

/** Triangular noise of one pixel, -1..1: the crayon grain of the lithograph. */
export const stippleAt = (x: number, y: number): number => STIPPLE[((y & 511) << 9) | (x & 511)] as number
