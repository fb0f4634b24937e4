import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawRacerSide } from '../../language/vehicles/race-car.ts'

export const EYE: Eye = { x: 1100, horizon: 250, focal: 1200, height: 0 }
/** Metres right of, above and away from the eye. */
export const see = seenFrom(EYE)

/** From the start, round the first corner below the chapel, and up the hill. */
const LINE: readonly World[] = [
  [64, -20.6, 62],
  [40, -20.4, 70],
  [18, -20, 77],
  [0, -19.6, 81],
  [-13, -19, 86],
  [-20, -18, 95],
  [-20, -16.4, 107],
  [-14, -14, 122],
  [-4, -11, 140],
  [8, -7.4, 160],
  [18, -3.6, 182],
  [26, 0.6, 206],
  [36, 5, 232],
  [52, 9.4, 258],
]

const at = (t: number): World => {
  const k = Math.min(Math.max(t, 0), 0.9999) * (LINE.length - 1)
  const i = Math.floor(k)
  const q = k - i
  const p = [-1, 0, 1, 2].map((d) => LINE[Math.min(Math.max(i + d, 0), LINE.length - 1)] as World)
  const blend = (c: 0 | 1 | 2): number => {
    const [a, b, d, e] = p.map((v) => v[c]) as [number, number, number, number]
    return (
      0.5 * (2 * b + (d - a) * q + (2 * a - 5 * b + 4 * d - e) * q * q + (3 * b - a - 3 * d + e) * q ** 3)
    )
  }
  return [blend(0), blend(1), blend(2)]
}

/** A point beside the middle of the road, measured on the plan; positive lies on the driver's left. */
const beside = (t: number, side: number, up = 0): World => {
  const [x, y, z] = at(t)
  const [ax, , az] = at(t - 0.004)
  const [bx, , bz] = at(t + 0.004)
  const l = Math.hypot(bx - ax, bz - az) || 1
  return [x - ((bz - az) / l) * side, y + up, z + ((bx - ax) / l) * side]
}

const strip = (from: number, to: number, a: World, b: World): string => {
  const n = Math.max(3, Math.ceil((to - from) * 120))
  const edge = ([side, up]: World): Point[] =>
    range(n + 1).map((i) => see(beside(lerp(from, to, i / n), side, up)))
  return polygon([...edge(a), ...edge(b).reverse()])
}

const flat = (from: number, to: number, a: number, b: number) => strip(from, to, [a, 0, 0], [b, 0, 0])
const wall = (side: number, low: number, high: number) => strip(0, 1, [side, low, 0], [side, high, 0])

const HALF = 6

export function drawClimb(s: Stage): void {
  s.path(flat(0, 1, -HALF - 3.4, HALF + 3.4), s.shade('#f0e0c0', 0.95))
  s.path(flat(0, 1, -HALF, HALF), s.shade('#868e9c', 0.8))
  s.path(flat(0, 1, -1.6, 1.4), s.shade('#555f72', 0.5), 'opacity=".6"')
  for (const i of range(24)) {
    const from = 0.2 + i * 0.013
    s.path(flat(from, from + 0.013, -HALF, -HALF + 1.1), s.shade(i % 2 ? '#fffaf0' : '#d0202a', 0.95))
  }
  s.path(flat(0, 1, HALF - 0.5, HALF - 0.15), s.shade('#fffaf0', 1))
  for (const side of [-HALF - 0.6, HALF + 0.6]) {
    s.path(wall(side, 0, 1.3), s.shade('#8e9cb0', 0.45))
    s.path(wall(side, 0.55, 1.3), s.shade('#f2f2ea', 1))
    s.path(wall(side, 0.8, 1.0), s.shade('#d0202a', 0.85))
  }
}

const CARS: readonly (readonly [t: number, side: number, colour: string, stripe: string])[] = [
  [0.86, 0.4, '#f4efe4', '#2f6fb5'],
  [0.74, -1.4, '#2f8f6a', '#f6ead0'],
  [0.63, 1, '#f3c33a', '#27406e'],
  [0.53, -1.2, '#2f6fb5', '#f6ead0'],
  [0.21, 0.6, '#d0202a', '#f6ead0'],
  [0.1, -1, '#f08a2c', '#fff6e4'],
]

/** Cars from farthest to nearest: laid in the plane of the road, low bodies with four dark wheels. */
export function drawCars(s: Stage): void {
  for (const [t, side, colour, stripe] of CARS) {
    const [, , away] = at(t)
    const [x, y] = see(beside(t, side))
    if (t < 0.25)
      drawRacerSide(s, {
        x,
        y,
        length: (EYE.focal / away) * 6.4,
        colour,
        stripe,
        flip: true,
        turn: t < 0.15 ? -3 : -2,
      })
    else drawCarOnPlan(s, t, side, colour, stripe)
  }
}

/** The car's outline on the plan, put through the same perspective as the road. */
function drawCarOnPlan(s: Stage, t: number, side: number, colour: string, stripe: string): void {
  const [x, y, z] = beside(t, side)
  const [ax, ay, az] = at(t - 0.01)
  const [bx, by, bz] = at(t + 0.01)
  const l = Math.hypot(bx - ax, bz - az) || 1
  const [ux, uz, rise] = [(bx - ax) / l, (bz - az) / l, (by - ay) / l]
  const spot = (along: number, across: number, up: number): Point =>
    see([x + ux * along - uz * across, y + rise * along + up, z + uz * along + ux * across])
  const box = (from: number, to: number, a: number, b: number, up: number) =>
    polygon([spot(from, a, up), spot(to, a, up), spot(to, b, up), spot(from, b, up)])
  const ink = s.shade('#1c2434', 0.25)
  s.path(box(-3.3, 3.3, -1.5, 1.1, 0), s.light.shadow, 'opacity=".4"')
  for (const [from, to] of [
    [1.3, 2.3],
    [-2.7, -1.6],
  ] as const)
    for (const k of [-1, 1])
      s.path(box(from, to, k * 1.25, k * 0.7, 0.3) + box(from, to, k * 1.25, k * 0.7, 0.75), ink)
  s.path(box(-2.6, 1.2, -0.75, 0.75, 0.4), s.shade(colour, 0.5))
  s.path(box(-2.4, 3, -0.42, 0.42, 0.7), s.shade(colour, 0.95))
  s.path(box(0.6, 3, -0.14, 0.14, 0.72), s.shade(stripe, 1))
  s.path(box(2.7, 3.3, -1.2, 1.2, 0.4), s.shade(colour, 0.95))
  s.path(box(-3.3, -2.8, -1.1, 1.1, 1.2), s.shade(stripe, 0.95))
  s.path(
    polygon([spot(-3.3, -1.1, 0.5), spot(-3.3, 1.1, 0.5), spot(-3.3, 1.1, 1.2), spot(-3.3, -1.1, 1.2)]),
    s.shade(colour, 0.7),
  )
  const [hx, hy] = spot(0, 0, 1)
  s.circle(hx, hy, (EYE.focal / z) * 0.34, s.shade('#fffaf0', 1))
}
