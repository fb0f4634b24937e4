import { type Point, polygon } from '../../../engine/geometry.ts'
import { clamp, lerp, range } from '../../../engine/numbers.ts'
import { type Eye, seenFrom } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

/** On the steps opposite the gates, a little over the heads. */
export const EYE: Eye = { x: 1010, horizon: 430, focal: 1000, height: 4.2 }
export const see = seenFrom(EYE)

/** A bowl that opens upwards: its middle, and the radius at the foot and at the rim, in metres. */
const BOWL = { right: 36, away: 330, foot: 138, rim: 176, height: 50 }
const FINS = 66
const STEP = 0.042
const LEAN = 0.07

const skin = (angle: number, t: number, out = 0): Point => {
  const r = lerp(BOWL.foot, BOWL.rim, t ** 1.25) + out
  return see([
    BOWL.right + r * Math.sin(angle + LEAN * t),
    t * BOWL.height,
    BOWL.away - r * Math.cos(angle + LEAN * t),
  ])
}

const angleOf = (i: number) => (i - FINS / 2) * STEP

const panel = (a: number, b: number, from: number, to: number, out = 0): string =>
  polygon([
    ...range(7).map((i) => skin(a, lerp(from, to, i / 6), out)),
    ...range(7).map((i) => skin(b, lerp(to, from, i / 6), out)),
  ])

/** Light comes from the right: five flat steps round the bowl. */
const lightAt = (angle: number): number => Math.round(clamp(0.62 + 0.5 * Math.sin(angle + 0.2)) * 5) / 5

function drawWall(s: Stage): void {
  for (const i of range(FINS)) {
    const [a, b] = [angleOf(i), angleOf(i + 1)]
    s.path(panel(a, b + 0.002, 0, 1), s.shade('#4f7f98', lightAt(a) * 0.7, 0.2))
    for (const floor of [0.2, 0.42, 0.64, 0.85])
      s.path(panel(a, b + 0.002, floor, floor + 0.035), s.shade('#cfe0e2', lightAt(a), 0.2))
  }
}

/** White blades that lean a little, each with its own dark side. */
function drawFins(s: Stage): void {
  for (const i of range(FINS)) {
    const a = angleOf(i)
    s.path(panel(a, a + STEP * 0.24, 0.05, 1, 2), s.shade('#a8c3cf', 0.34, 0.16))
    s.path(panel(a + STEP * 0.22, a + STEP * 0.6, 0.05, 1, 2), s.shade('#fbf7ea', lightAt(a), 0.12))
  }
}

function drawRim(s: Stage): void {
  for (const i of range(FINS)) {
    const [a, b] = [angleOf(i), angleOf(i + 1) + 0.002]
    s.path(panel(a, b, 0.94, 1.06, 4), s.shade('#fffaf0', lightAt(a) * 0.5 + 0.5, 0.1))
    s.path(panel(a, b, 0.93, 0.952, 4), s.shade('#3f6f8a', 0.3, 0.2))
  }
  for (const i of range(FINS / 3)) {
    const [x, y] = skin(angleOf(i * 3), 1.06, 4)
    const [, top] = skin(angleOf(i * 3), 1.22, 4)
    const cloth = ['#d8342f', '#f2bf3c', '#2f6fb5', '#2f8f6a', '#e8743c'][i % 5] ?? ''
    s.line(`M${x} ${y}V${top}`, s.shade('#e8eef0', 0.8, 0.1), 1.6)
    const w = (y - top) * 0.62
    s.path(
      `M${x} ${top}q${-w * 0.5} ${w * 0.16} ${-w} ${-w * 0.02}l${w * 0.06} ${w * 0.5}q${-w * 0.1} ${w * 0.1} ${w * 0.94} ${w * 0.04}Z`,
      s.shade(cloth, 0.9, 0.1),
    )
  }
}

/** Doors under red canopies, and the dark behind them. */
function drawGates(s: Stage): void {
  for (const i of range(FINS)) {
    const [a, b] = [angleOf(i), angleOf(i + 1)]
    s.path(panel(a, b + 0.002, 0, 0.13, 1), s.shade('#17394f', 0.2, 0.12))
    if (i % 2) s.path(panel(a + 0.006, b - 0.004, 0, 0.105, 1), s.shade('#ffe9b4', 0.9, 0.1))
    s.path(panel(a, b + 0.002, 0.115, 0.15, 5), s.shade('#d8442f', lightAt(a), 0.12))
  }
}

export function drawStadiumOutside(s: Stage): void {
  drawWall(s)
  drawFins(s)
  drawGates(s)
  drawRim(s)
}

/** Long banners on masts, in a row towards the gate. */
export function drawBanners(s: Stage, right: number, places: readonly (readonly [number, string])[]): void {
  for (const [away, colour] of places) {
    const at = (dx: number, up: number): Point => see([right + dx, up, away])
    const depth = clamp(away / 420)
    const m = EYE.focal / away
    const [x, foot] = at(0, 0)
    const [, top] = at(0, 11.6)
    s.path(polygon([at(0, 0), at(-5, 0), at(-5.4, 0), at(-0.3, 0)]), s.light.shadow, 'opacity=".35"')
    s.rect(x - m * 0.09, top, m * 0.18, foot - top, s.shade('#e6edf0', 0.7, depth))
    s.rect(x + m * 0.02, top, m * 0.07, foot - top, s.shade('#ffffff', 1, depth))
    const cloth: Point[] = [at(-0.12, 11.2), at(-2.2, 11), at(-2.05, 7.6), at(-2.25, 4.9), at(-0.12, 5.2)]
    s.path(polygon(cloth), s.shade(colour, 0.85, depth))
    s.path(
      polygon([at(-0.12, 11.2), at(-0.7, 11.14), at(-0.5, 8), at(-0.75, 5.1), at(-0.12, 5.2)]),
      s.shade(colour, 0.25, depth),
    )
    s.path(
      polygon([at(-0.12, 8.5), at(-2.1, 8.3), at(-2.06, 7.5), at(-0.12, 7.7)]),
      s.shade('#fbf6e6', 0.9, depth),
    )
  }
}
