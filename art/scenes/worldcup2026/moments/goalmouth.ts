import { type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { projectionOf } from '../../../language/buildings/stadium.ts'

const FOCAL = 1700
const project = projectionOf({ eye: [-1.2, 13, -13.5], pitch: 0.6, focal: FOCAL, centre: [780, 428] })

/** Metres: across from the middle of the goal, up, into the field from the goal line. */
export const see = (x: number, up: number, z: number): Point => {
  const [a, b] = project(x, up, z)
  return [a, b]
}

/** A metre there, in design units. */
export const metre = (z: number, up = 0): number => FOCAL / project(0, up, z)[2]

const flat = (points: readonly Point[]) => polygon(points.map(([x, z]) => see(x, 0, z)))
const LINE = 0.13

const acrossLine = (from: number, to: number, z: number) =>
  flat([
    [from, z - LINE / 2],
    [to, z - LINE / 2],
    [to, z + LINE / 2],
    [from, z + LINE / 2],
  ])
const alongLine = (x: number, from: number, to: number) =>
  flat([
    [x - LINE / 2, from],
    [x + LINE / 2, from],
    [x + LINE / 2, to],
    [x - LINE / 2, to],
  ])

const box = (half: number, deep: number) =>
  alongLine(-half, 0, deep) + alongLine(half, 0, deep) + acrossLine(-half, half, deep)

const round = (x: number, z: number, r: number, from = 0, to = 2 * Math.PI): Point[] =>
  range(41).map((i) => {
    const a = lerp(from, to, i / 40)
    return [x + Math.cos(a) * r, z + Math.sin(a) * r]
  })

export function drawTurf(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#2f9a62', 0.55))
  for (const i of range(8)) {
    const z = -11 + i * 11
    s.path(
      flat([
        [-40, z],
        [40, z],
        [40, z + 5.5],
        [-40, z + 5.5],
      ]),
      s.shade('#4db974', 0.8),
    )
  }
  const lines =
    acrossLine(-40, 40, 0) +
    box(9.16, 5.5) +
    box(20.16, 16.5) +
    flat(round(0, 11, 0.16)) +
    flat([...round(0, 11, 9.21, 0.644, 2.498), ...round(0, 11, 9.08, 0.644, 2.498).reverse()])
  s.path(lines, s.shade('#f4fbef', 1))
}

const POST = 3.66
const BAR = 2.44

/** From the crossbar back and down to the grass. */
const NET: readonly Point[] = [
  [BAR, 0],
  [BAR, -0.9],
  [0, -2.3],
]

/** A point of the net: u across, v down from the crossbar. */
const knot = (u: number, v: number): Point => {
  const k = v < 0.28 ? 0 : 1
  const t = k ? (v - 0.28) / 0.72 : v / 0.28
  const [a, b] = [NET[k] as Point, NET[k + 1] as Point]
  const sag = 0.16 * Math.sin(Math.PI * u) * Math.sin(Math.PI * v)
  return see(lerp(-POST, POST, u), lerp(a[0], b[0], t) - sag, lerp(a[1], b[1], t) - sag)
}

const side = (x: number, u: number, v: number): Point =>
  see(x, lerp(BAR, 0, v), lerp(0, lerp(-0.9, -2.3, v), u))

export function drawNet(s: Stage): void {
  const threads = [
    ...range(37).map((i) => range(17).map((j) => knot(i / 36, j / 16))),
    ...range(17).map((j) => range(37).map((i) => knot(i / 36, j / 16))),
    ...[-POST, POST].flatMap((x) => [
      ...range(13).map((j) => range(8).map((i) => side(x, i / 7, j / 12))),
      ...range(8).map((i) => range(13).map((j) => side(x, i / 7, j / 12))),
    ]),
  ]
  s.line(threads.map((points) => polygon(points, false)).join(''), s.shade('#f6fbf4', 1), 1.2, 'opacity=".5"')
  const edges = [-POST, POST].map((x) => polygon([see(x, BAR, 0), see(x, BAR, -0.9), see(x, 0, -2.3)], false))
  s.line(
    edges.join('') +
      polygon([see(-POST, BAR, -0.9), see(POST, BAR, -0.9)], false) +
      polygon([see(-POST, 0, -2.3), see(POST, 0, -2.3)], false),
    s.shade('#f6fbf4', 0.9),
    3,
    'opacity=".85"',
  )
}

/** Posts and bar with a lit and a shaded side, and their shadow across the grass. */
export function drawGoalFrame(s: Stage): void {
  const width = metre(0) * 0.13
  const frame = [see(-POST, 0, 0), see(-POST, BAR, 0), see(POST, BAR, 0), see(POST, 0, 0)]
  s.line(polygon(frame, false), s.shade('#8fb0a8', 0.45), width, 'stroke-linejoin="round"')
  s.line(
    polygon(frame, false),
    s.shade('#ffffff', 1),
    width * 0.62,
    `stroke-linejoin="round" transform="translate(${width * 0.18} ${-width * 0.18})"`,
  )
}

/** Where the shadow of a point falls: floodlights stand to the right, beyond. */
export const cast = (x: number, up: number, z: number): Point => see(x - 0.62 * up, 0, z - 0.34 * up)

export function drawGoalShadow(s: Stage): void {
  const frame = [cast(-POST, 0, 0), cast(-POST, BAR, 0), cast(POST, BAR, 0), cast(POST, 0, 0)]
  s.line(polygon(frame, false), s.light.shadow, 9, 'opacity=".4" stroke-linejoin="round"')
}
