import type { Point } from '../../engine/geometry.ts'
import { round1 } from '../../engine/numbers.ts'

interface Knot {
  readonly at: Point
  readonly corner: boolean
}

/** Moves a point of a base outline: what gives one skull many owners. */
export type Warp = (at: Point) => Point

/** Points written as '12,40 30,52! …': round through each, with a hard corner where a point ends in '!'. */
export function cut(text: string, warp: Warp = (at) => at): string {
  const knots = text.split(' ').map((word): Knot => {
    const [x = 0, y = 0] = word.replace('!', '').split(',').map(Number)
    return { at: warp([x, y]), corner: word.endsWith('!') }
  })
  const [first] = knots as [Knot]
  const runs = knots.map((knot, i) => curveTo(knots, i, knot))
  return `M${pair(first.at)}${runs.join('')}Z`
}

/** A cloud of curls: from point to point the edge bulges outwards; points run clockwise. */
export function puffs(text: string, warp: Warp = (at) => at, fullness = 0.56): string {
  const points = text.split(' ').map((word): Point => {
    const [x = 0, y = 0] = word.split(',').map(Number)
    return warp([x, y])
  })
  const arcs = points.map((from, i) => {
    const to = points[(i + 1) % points.length] as Point
    const r = round1(Math.hypot(...minus(to, from)) * fullness)
    return `A${r} ${r} 0 0 1 ${pair(to)}`
  })
  return `M${pair(points[0] as Point)}${arcs.join('')}Z`
}

function curveTo(knots: readonly Knot[], i: number, from: Knot): string {
  const n = knots.length
  const to = knots[(i + 1) % n] as Knot
  const chord = minus(to.at, from.at)
  const length = Math.hypot(...chord) || 1
  const along: Point = [chord[0] / length, chord[1] / length]
  const leaving = from.corner ? null : tangent(knots, i)
  const arriving = to.corner ? null : tangent(knots, (i + 1) % n)
  if (!(leaving || arriving)) return `L${pair(to.at)}`
  const [a, b] = [
    leaving ?? mirrored(arriving as Point, along),
    arriving ?? mirrored(leaving as Point, along),
  ]
  const reach = length * 0.36
  const c1: Point = [from.at[0] + a[0] * reach, from.at[1] + a[1] * reach]
  const c2: Point = [to.at[0] - b[0] * reach, to.at[1] - b[1] * reach]
  return `C${pair(c1)} ${pair(c2)} ${pair(to.at)}`
}

/** Direction of the circle through a point and its two neighbours. */
function tangent(knots: readonly Knot[], i: number): Point {
  const n = knots.length
  const here = (knots[i] as Knot).at
  const before = minus(here, (knots[(i + n - 1) % n] as Knot).at)
  const after = minus((knots[(i + 1) % n] as Knot).at, here)
  const [p, q] = [Math.hypot(...before) || 1, Math.hypot(...after) || 1]
  const x = (before[0] / p) * q + (after[0] / q) * p
  const y = (before[1] / p) * q + (after[1] / q) * p
  const r = Math.hypot(x, y) || 1
  return [x / r, y / r]
}

const mirrored = (t: Point, along: Point): Point => {
  const k = 2 * (t[0] * along[0] + t[1] * along[1])
  return [k * along[0] - t[0], k * along[1] - t[1]]
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]
const pair = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`
