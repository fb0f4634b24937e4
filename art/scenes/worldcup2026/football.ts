import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

type Vector = readonly [number, number, number]

const GOLDEN = (1 + Math.sqrt(5)) / 2
const unit = ([x, y, z]: Vector): Vector => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
const between = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const CORNERS: readonly Vector[] = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vector[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

const isNeighbour = (a: Vector, b: Vector) =>
  a !== b && Math.abs(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) - 2) < 0.01

/** The twelve dark pentagons of a ball of thirty-two pieces: one at each corner of an icosahedron. */
const PENTAGONS: readonly (readonly Vector[])[] = CORNERS.map((corner) => {
  const ring = CORNERS.filter((other) => isNeighbour(corner, other)).map((other) =>
    between(corner, other, 1 / 3),
  )
  const axis = unit(corner)
  const first = unit(between(ring[0] as Vector, corner, 0))
  const across = unit([
    first[0] - axis[0] * dot(first, axis),
    first[1] - axis[1] * dot(first, axis),
    first[2] - axis[2] * dot(first, axis),
  ])
  const along: Vector = [
    axis[1] * across[2] - axis[2] * across[1],
    axis[2] * across[0] - axis[0] * across[2],
    axis[0] * across[1] - axis[1] * across[0],
  ]
  return [...ring].sort(
    (p, q) => Math.atan2(dot(p, along), dot(p, across)) - Math.atan2(dot(q, along), dot(q, across)),
  )
})

const SEAMS: readonly (readonly [Vector, Vector])[] = CORNERS.flatMap((a, i) =>
  CORNERS.slice(i + 1)
    .filter((b) => isNeighbour(a, b))
    .map((b): [Vector, Vector] => [between(a, b, 1 / 3), between(a, b, 2 / 3)]),
)

interface BallOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  /** How the ball has rolled: over forwards, round its upright axis, in radians. */
  readonly roll?: number
  readonly spin?: number
  /** Where the light stands, seen from the ball: right, up. */
  readonly light?: Point
  readonly ink?: string
  readonly leather?: string
}

/** A leather ball: true pentagons and seams, and one hard edge between light and shade. */
export function drawFootball(s: Stage, o: BallOptions): void {
  const { x, y, r, roll = 0.35, spin = 0.3, light = [0.5, 0.62], ink = '#20304c', leather = '#f6f4ec' } = o
  const turned = ([a, b, c]: Vector): Vector => {
    const [p, q] = [a * Math.cos(spin) + c * Math.sin(spin), c * Math.cos(spin) - a * Math.sin(spin)]
    return [p, b * Math.cos(roll) - q * Math.sin(roll), q * Math.cos(roll) + b * Math.sin(roll)]
  }
  const place = (v: Vector): Vector => turned(unit(v))
  const paper = ([a, b]: Vector): Point => [x + a * r, y - b * r]
  const arc = (a: Vector, b: Vector) => range(6).map((i) => place(between(a, b, i / 5)))
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  s.path(disc, s.shade(leather, 1))
  s.clipped(disc, () => {
    for (const face of PENTAGONS) {
      const edge = face.flatMap((p, i) => arc(p, face[(i + 1) % 5] as Vector))
      if (edge.some(([, , c]) => c < -0.12)) continue
      s.path(polygon(edge.map(paper)), s.shade(ink, 0.55))
    }
    const seen = SEAMS.map(([a, b]) => arc(a, b)).filter((line) => line.every(([, , c]) => c > -0.3))
    s.line(
      seen.map((line) => polygon(line.map(paper), false)).join(''),
      s.shade('#8f9aa6', 0.4),
      Math.max(0.7, r * 0.02),
    )
    const k = [x + light[0] * r * 0.62, y - light[1] * r * 0.62] as const
    const lune = (dx: number, dy: number, size: number) =>
      `${disc}M${x + dx - size} ${y + dy}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1 ${-2 * size} 0Z`
    s.path(lune(k[0] - x, k[1] - y, r * 1.12), s.light.shadow, 'opacity=".42" fill-rule="evenodd"')
    s.path(
      lune((k[0] - x) * 1.5, (k[1] - y) * 1.5, r * 1.12),
      s.light.shadow,
      'opacity=".3" fill-rule="evenodd"',
    )
    s.path(
      lune((k[0] - x) * -0.12, (k[1] - y) * -0.12, r * 0.985),
      s.shade('#bfe0da', 0.8),
      'opacity=".28" fill-rule="evenodd"',
    )
  })
}
