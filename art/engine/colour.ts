import { clamp, lerp } from './numbers.ts'

type Lab = readonly [number, number, number]
export type Rgb = readonly [number, number, number]

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

export function rgbOf(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16)
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255]
}

const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((v) =>
      Math.round(clamp(v, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const labs = new Map<string, Lab>()

function labOf(hex: string): Lab {
  const known = labs.get(hex)
  if (known) return known
  const [r, g, b] = rgbOf(hex).map((v) => linear(v / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
  labs.set(hex, lab)
  return lab
}

function hexOfLab([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3
  const channel = (v: number) => clamp(gamma(clamp(v))) * 255
  return hexOf([
    channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    channel(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

/** Mixed in OKLab, which keeps gradients luminous instead of muddy. t may exceed 0..1. */
export function mix(a: string, b: string, t: number): string {
  if (t === 0) return a
  const p = labOf(a)
  const q = labOf(b)
  return hexOfLab([lerp(p[0], q[0], t), lerp(p[1], q[1], t), lerp(p[2], q[2], t)])
}

/** A colour sunk into shadow: as dark as a plain mix, but rosier, because tan and navy would meet in grey. */
export function sunkInto(local: string, shadow: string): string {
  const p = labOf(local)
  const q = labOf(shadow)
  const lost = Math.min(0.022, Math.max(0, p[2] - q[2]) * 0.16)
  return hexOfLab([
    lerp(p[0], q[0], 0.68),
    lerp(p[1] * 1.35, q[1], 0.52) + lost,
    lerp(p[2] * 1.35, q[2], 0.52),
  ])
}

/** Perceived lightness, 0..1. */
export const lightness = (hex: string): number => labOf(hex)[0]

export function lighten(hex: string, by: number): string {
  const [l, a, b] = labOf(hex)
  return hexOfLab([clamp(l + by), a, b])
}

/** The colour at t = 0..1 along a list of colours. */
function along(colours: readonly string[], t: number): string {
  const last = colours.length - 1
  if (last <= 0) return colours[0] ?? '#000000'
  const at = clamp(t) * last
  const i = Math.min(last - 1, Math.floor(at))
  return mix(colours[i] as string, colours[i + 1] as string, at - i)
}

/** More stops between the given ones, because SVG interpolates in plain sRGB. */
export function finerStops(colours: readonly string[], between = 4): string[] {
  const n = (colours.length - 1) * between
  return Array.from({ length: n + 1 }, (_, i) => along(colours, i / n))
}

const RAMP_LENGTH = 128

/** A tone ramp from dark to light as RGB triples, for the raster passes. */
export type Ramp = Float32Array

export function toneRamp(colours: readonly string[]): Ramp {
  const ramp = new Float32Array(RAMP_LENGTH * 3)
  for (let i = 0; i < RAMP_LENGTH; i++) ramp.set(rgbOf(along(colours, i / (RAMP_LENGTH - 1))), i * 3)
  return ramp
}

/** Index of the first channel of tone t = 0..1. */
export const toneIndex = (t: number): number =>
  ((t <= 0 ? 0 : t >= 1 ? RAMP_LENGTH - 1 : t * (RAMP_LENGTH - 1) + 0.5) | 0) * 3
