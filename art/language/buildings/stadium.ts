import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

/** Where the spectator stands in the bowl: metres from the centre spot, z towards the far goal side. */
export interface StadiumCamera {
  readonly eye: readonly [x: number, y: number, z: number]
  /** Downward tilt in radians. */
  readonly pitch: number
  readonly focal: number
  /** Where the line of sight meets the picture. */
  readonly centre: Point
}

type Projected = readonly [x: number, y: number, depth: number]
type Projection = (x: number, y: number, z: number) => Projected

export function projectionOf(camera: StadiumCamera): Projection {
  const [c, s] = [Math.cos(camera.pitch), Math.sin(camera.pitch)]
  return (x, y, z) => {
    const [dx, dy, dz] = [x - camera.eye[0], y - camera.eye[1], z - camera.eye[2]]
    const depth = dz * c - dy * s
    const up = dy * c + dz * s
    return [
      camera.centre[0] + (camera.focal * dx) / depth,
      camera.centre[1] - (camera.focal * up) / depth,
      depth,
    ]
  }
}

/** Rounded rectangle around the pitch, `off` metres outside its edge. */
const bowlPoint = (off: number, angle: number): Point => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const r = (Math.abs(c) ** 3.2 + Math.abs(s) ** 3.2) ** (-1 / 3.2)
  return [c * r * (57 + off), s * r * (39 + off)]
}

const NEAREST = 8

function ring(see: Projection, off: number, height: number, from = -0.5, to = Math.PI + 0.5): Point[] {
  return range(121)
    .map((i) => {
      const [x, z] = bowlPoint(off, lerp(from, to, i / 120))
      return see(x, height, z)
    })
    .filter((p) => p[2] > NEAREST)
    .map((p): Point => [p[0], p[1]])
}

const strip = (a: readonly Point[], b: readonly Point[]): string => polygon([...a, ...[...b].reverse()])

const GRASS = ['#52c488', '#35a873'] as const

/** Mown stripes, markings and goals in true perspective, lit from the middle. */
export const pitch = (camera: StadiumCamera): Layer =>
  svg((s) => {
    const see = projectionOf(camera)
    const flat = (x: number, z: number): Point => {
      const [a, b] = see(x, 0, z)
      return [a, b]
    }
    const quad = (x0: number, z0: number, x1: number, z1: number) =>
      polygon([flat(x0, z0), flat(x1, z0), flat(x1, z1), flat(x0, z1)])
    s.path(strip(ring(see, 9, 3, 0, 2 * Math.PI), ring(see, 8, 0, 0, 2 * Math.PI)), '#0b1a3c')
    s.path(polygon(ring(see, 8, 0, 0, 2 * Math.PI)), s.lin(['#1f6a5a', '#0f4a48']))
    for (const i of range(14)) s.path(quad(-52.5 + i * 7.5, -34, -45 + i * 7.5, 34), GRASS[i % 2] as string)
    const [cx, cy] = flat(0, 2)
    s.path(
      quad(-56, -38, 56, 38),
      s.rad(
        [
          ['#f4ffdf', 0.6, 0],
          ['#cdf7c6', 0.22, 0.45],
          ['#0a2a3a', 0.34, 1],
        ],
        cx,
        cy,
        620,
        true,
      ),
    )
    s.line(markings(flat), '#f4fff0', 1.9, 'opacity=".85" stroke-linejoin="round"')
    for (const side of [-1, 1] as const) drawGoal(s, see, side)
  })

function markings(flat: (x: number, z: number) => Point): string {
  const line = (points: readonly Point[], close = false) =>
    polygon(
      points.map(([x, z]) => flat(x, z)),
      close,
    )
  const arc = (cx: number, r: number, a0: number, a1: number) =>
    line(
      range(41).map(
        (i): Point => [cx + Math.cos(lerp(a0, a1, i / 40)) * r, Math.sin(lerp(a0, a1, i / 40)) * r],
      ),
    )
  const half = (k: -1 | 1) =>
    line([
      [k * 52.5, -20.16],
      [k * 36, -20.16],
      [k * 36, 20.16],
      [k * 52.5, 20.16],
    ]) +
    line([
      [k * 52.5, -9.16],
      [k * 47, -9.16],
      [k * 47, 9.16],
      [k * 52.5, 9.16],
    ]) +
    arc(k * 41.5, 9.15, k > 0 ? Math.PI - 0.93 : -0.93, k > 0 ? Math.PI + 0.93 : 0.93)
  return (
    line(
      [
        [-52.5, -34],
        [52.5, -34],
        [52.5, 34],
        [-52.5, 34],
      ],
      true,
    ) +
    line([
      [0, -34],
      [0, 34],
    ]) +
    arc(0, 9.15, 0, 2 * Math.PI) +
    half(-1) +
    half(1)
  )
}

function drawGoal(s: Stage, see: Projection, side: -1 | 1): void {
  const p = (x: number, y: number, z: number): Point => {
    const [a, b] = see(side * x, y, z)
    return [a, b]
  }
  const [near, far] = [-3.66, 3.66]
  const net =
    polygon([p(52.5, 2.44, near), p(52.5, 2.44, far), p(54.3, 2.1, far), p(54.3, 2.1, near)]) +
    polygon([p(54.5, 0, far), p(54.3, 2.1, far), p(54.3, 2.1, near), p(54.5, 0, near)])
  s.path(net, '#ffffff', 'opacity=".28"')
  s.line(
    polygon([p(52.5, 0, near), p(52.5, 2.44, near), p(52.5, 2.44, far), p(52.5, 0, far)], false),
    '#ffffff',
    2.2,
  )
}
