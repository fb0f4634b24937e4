import { landUnder, type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { fbm1 } from '../../engine/noise.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

interface AcaciaOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly seed: number
}

/** Middle, height and half the width of the tiers of a crown, in heights of the tree. */
const TIERS = [
  [-0.36, 0.7, 0.15],
  [0.34, 0.72, 0.17],
  [-0.06, 0.74, 0.2],
  [-0.25, 0.79, 0.25],
  [0.2, 0.8, 0.3],
  [-0.02, 0.83, 0.4],
  [-0.16, 0.89, 0.28],
  [0.16, 0.9, 0.3],
  [0.01, 0.94, 0.24],
] as const

/** An umbrella thorn: forked trunk, flat tiers of small leaves. */
export function drawUmbrellaThorn(s: Stage, o: AcaciaOptions): void {
  const { x, y, h, depth = 0 } = o
  const limb = (text: string, w: number) =>
    ribbon(
      outline(text).map(([px, py]): Point => [x + px * h, y - py * h]),
      (t) => h * w * (1 - t * 0.62),
      0.6,
    )
  const limbs = [
    ['.005,.02 0,.2 -.03,.36 -.14,.54 -.3,.7', 0.022],
    ['0,.18 .02,.36 .12,.52 .28,.7', 0.017],
    ['-.01,.34 .03,.5 .02,.64 .06,.84', 0.012],
    ['-.1,.48 -.1,.6 -.2,.76', 0.009],
    ['.12,.52 .2,.58 .38,.68', 0.008],
  ] as const
  s.path(
    polygon(
      outline('-.05,-.006 -.02,.008 -.016,.06 .022,.06 .028,.008 .056,-.006').map(
        ([px, py]): Point => [x + px * h, y - py * h],
      ),
    ),
    s.shade('#5a4436', 0.3, depth),
  )
  for (const [text, w] of limbs) s.path(limb(text, w), s.shade('#5a4436', 0.3, depth))
  for (const [dx, up, rx] of TIERS)
    drawLeaves(s, {
      x: x + dx * h,
      y: y - up * h,
      rx: rx * h,
      ry: h * 0.047,
      colour: '#6f9a3c',
      depth,
      leaf: Math.max(2.4, h * 0.024),
      density: Math.min(9000, 5e7 / (h * h)),
      hang: 0.06,
      seed: o.seed + dx * 10 + up,
    })
}

/** Bands of grass, each a flat green with a hard edge, farther ones paler. */
export function drawPlain(s: Stage, horizon: number): void {
  const bands: readonly (readonly [number, string, number, number])[] = [
    [horizon - 4, '#a8c878', 0.95, 0.5],
    [horizon + 14, '#b4cc6a', 1, 0.3],
    [horizon + 40, '#9cc25c', 0.95, 0.18],
    [horizon + 82, '#a9c95a', 1, 0.08],
    [horizon + 138, '#8db552', 0.9, 0],
  ]
  for (const [i, [y, colour, lit, depth]] of bands.entries()) {
    const points = range(41).map((k): Point => {
      const x = lerp(s.left, s.right, k / 40)
      return [x, y + (fbm1(x * 0.004 + i * 7, s.seed + i, 3) - 0.5) * (6 + i * 9)]
    })
    s.path(landUnder(points, s.bottom), s.shade(colour, lit, depth))
  }
}

/** The track the truck came by: two ruts of sand. */
export function drawTrack(s: Stage): void {
  const ruts = [
    '700,512 640,524 700,548 840,586 980,622 1120,634 1400,626 1640,632',
    '704,512 650,524 716,546 860,580 1000,612 1120,620 1400,612 1640,618',
  ]
  for (const [i, text] of ruts.entries())
    s.path(
      ribbon(outline(text), (t) => lerp(0.8, 4.6, Math.min(1, t * 1.8)), 0.5),
      s.shade(i ? '#e8d49a' : '#f2e2b0', 0.95, 0.1),
    )
}

/** Tall grass before the water, bent by one wind. */
export function drawReeds(s: Stage, from: number, to: number, foot: number, h: number, seed: number): void {
  const random = s.random(seed)
  for (const lit of [0.05, 0.4, 0.85]) {
    const blades = range(Math.round((to - from) / 7)).map(() => {
      const x = lerp(from, to, random())
      const l = h * (0.3 + random() * 0.5) * (0.45 + 1.1 * fbm1(x * 0.008, seed, 2))
      const lean = l * (0.16 + random() * 0.3)
      return `M${round1(x - 3)} ${foot}Q${round1(x)} ${round1(foot - l * 0.6)} ${round1(x + lean)} ${round1(foot - l)}Q${round1(x + 5)} ${round1(foot - l * 0.5)} ${round1(x + 4)} ${foot}Z`
    })
    s.path(blades.join(''), s.shade('#5f9440', lit))
  }
}

/** Shade of a crown at noon: a flat pool under the tree. */
export const drawPoolOfShade = (s: Stage, x: number, y: number, w: number): void => {
  const edge = range(25).map((i): Point => {
    const a = (i / 24) * 2 * Math.PI
    const r = 0.86 + 0.2 * fbm1(i * 0.9, s.seed + x, 2)
    return [x + Math.cos(a) * w * r, y + Math.sin(a) * w * 0.085 * r]
  })
  s.path(polygon(edge), s.light.shadow, 'opacity=".42"')
}
