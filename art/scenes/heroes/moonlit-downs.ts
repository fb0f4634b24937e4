import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** Metres; we stand on a rise and look down on the crossing, 17 metres off. */
export const EYE = { x: 1120, horizon: 312, focal: 900, height: 8.4 }
export const see = seenFrom(EYE)
const CROSSING = 17

interface Down {
  readonly from: number
  readonly to: number
  /** How far its far edge rises. */
  readonly rise: number
  readonly colour: string
  readonly sway: number
}

const DOWNS: readonly Down[] = [
  { from: 260, to: 900, rise: 6, colour: '#4f7f90', sway: 0.4 },
  { from: 120, to: 260, rise: 5.2, colour: '#2f6274', sway: 2.2 },
  { from: 58, to: 120, rise: 3.4, colour: '#417484', sway: 4.4 },
  { from: 30, to: 58, rise: 1.9, colour: '#285868', sway: 0.9 },
  { from: 3, to: 30, rise: 0.9, colour: '#376a78', sway: 3.2 },
]

/** Height of the ground: each down climbs to its crest and falls away unseen behind it. */
const ground = ({ from, to, rise, sway }: Down, right: number, away: number): number => {
  const t = Math.max(0, (away - Math.max(from, CROSSING)) / (to - Math.max(from, CROSSING)))
  return rise * t ** 2 * (0.62 + 0.38 * Math.sin((right / to) * 4.6 + sway))
}

/** Where each way ends on the paper, and how it winds. */
const WAYS = [
  { end: 40, sway: 5, beat: 1.1 },
  { end: 590, sway: -3, beat: 1.9 },
  { end: 960, sway: 2.4, beat: 2.6 },
  { end: 1330, sway: -2.2, beat: 2.2 },
  { end: 1740, sway: 3, beat: 1.3 },
] as const

const wayAt = ({ end, sway, beat }: (typeof WAYS)[number], away: number): number => {
  const t = 1 - CROSSING / away
  return (
    ((end - EYE.x) * t ** 0.5 * away) / EYE.focal +
    sway * Math.sin(Math.log(away / CROSSING) * beat * 2) * Math.min(1, t * 3) * (away / 60) ** 0.6
  )
}

function wayThrough(down: Down, way: (typeof WAYS)[number]): string {
  const [from, to] = [Math.max(down.from * 0.96, CROSSING), down.to]
  const middle = range(40).map((i): Point => {
    const away = from * (to / from) ** (i / 39)
    return [wayAt(way, away), away]
  })
  const side = (k: number): Point[] =>
    middle.map(([x, z], i) => {
      const [nx, nz] = middle[Math.min(i + 1, 39)] as Point
      const [bx, bz] = middle[Math.max(i - 1, 0)] as Point
      const length = Math.hypot(nx - bx, nz - bz) || 1
      const half = k * 0.8
      const [px, pz] = [x + ((nz - bz) / length) * half, z - ((nx - bx) / length) * half]
      return see([px, ground(down, px, pz) + 0.01, pz])
    })
  return polygon([...side(1), ...side(-1).reverse()])
}

/** Flat planes of night, the farthest first, each way drawn on each plane. */
export function drawDowns(s: Stage): void {
  for (const [i, down] of DOWNS.entries()) {
    const depth = [0.62, 0.4, 0.24, 0.1, 0][i] ?? 0
    const crest = range(90).map((k): Point => {
      const x = s.left + ((s.right - s.left) * k) / 89
      const right = ((x - EYE.x) * down.to) / EYE.focal
      return see([right, ground(down, right, down.to), down.to])
    })
    const plane = polygon([...crest, [s.right, s.bottom], [s.left, s.bottom]])
    s.path(plane, s.shade(down.colour, 0.62, depth))
    s.clipped(plane, () => {
      drawRim(s, crest, depth)
      for (const way of WAYS) s.path(wayThrough(down, way), s.shade('#f2f4e4', 1, depth * 0.7))
    })
    if (i < 4) drawHedge(s, down, depth)
  }
  drawApproach(s)
}

/** The crest catches the moon. */
function drawRim(s: Stage, crest: readonly Point[], depth: number): void {
  const under = crest.map(
    ([x, y], i): Point => [x, y + 4 + 42 * Math.abs(Math.sin(i * 0.07 + depth * 9)) * (1 - depth)],
  )
  s.path(polygon([...crest, ...under.reverse()]), s.shade('#6fa8a4', 0.66, depth))
}

/** A few thorn trees on a crest, never on a way. */
function drawHedge(s: Stage, down: Down, depth: number): void {
  const random = s.random(down.to)
  for (const _ of range(16)) {
    const x = s.left + random() * (s.right - s.left)
    const right = ((x - EYE.x) * down.to) / EYE.focal
    if (WAYS.some((way) => Math.abs(wayAt(way, down.to) - right) < 0.05 * down.to)) continue
    const [px, py] = see([right, ground(down, right, down.to), down.to])
    const r = ((0.7 + random() ** 2 * 1.3) * EYE.focal) / down.to
    s.path(
      `M${px - r} ${py + 2}Q${px - r * 1.1} ${py - r * 1.3} ${px} ${py - r * 1.5}Q${px + r * 1.2} ${py - r * 1.2} ${px + r} ${py + 2}Z`,
      s.shade('#123c46', 0.4, depth),
    )
    s.path(
      `M${px} ${py - r * 1.5}Q${px + r * 1.2} ${py - r * 1.2} ${px + r} ${py + 2}Q${px + r * 0.5} ${py - r * 0.8} ${px} ${py - r * 1.5}Z`,
      s.shade('#4f8f8c', 0.9, depth),
    )
  }
}

/** The way one came, and the trodden round where all meet. */
function drawApproach(s: Stage): void {
  const edge = (k: number): Point[] =>
    range(20).map((i) => {
      const away = 5.4 + (CROSSING - 5.4) * (i / 19)
      return see([k * 0.9 - 2.2 * Math.sin(((CROSSING - away) / CROSSING) * 2.6), 0, away])
    })
  s.path(polygon([...edge(1), ...edge(-1).reverse()]), s.shade('#f2f4e4', 1))
  const round = range(30).map((i): Point => {
    const a = (i / 30) * 2 * Math.PI
    return see([Math.cos(a) * 2.1, 0, CROSSING + Math.sin(a) * 1.9])
  })
  s.path(polygon(round), s.shade('#f2f4e4', 1))
}

const BOARDS = [
  [3.35, -1.5, 0.1],
  [3.0, 1.25, -0.06],
  [2.62, -1.05, -0.1],
  [2.26, 1.5, 0.08],
  [1.9, -0.8, 0.04],
] as const

/** A slim post, five blank arms, each towards its way. */
export function drawBlankSignpost(s: Stage, right: number, away: number): void {
  const at = (x: number, up: number): Point => see([right + x, up, away] as World)
  const [x, y] = at(0, 0)
  const [sx, sy] = [x - 190, y + 104]
  s.path(
    polygon([
      [x - 5, y],
      [x + 6, y],
      [sx + 5, sy],
      [sx - 6, sy],
    ]),
    s.light.shadow,
    'opacity=".45"',
  )
  s.path(polygon([at(-0.085, 0), at(-0.085, 3.7), at(0.02, 3.7), at(0.02, 0)]), s.shade('#5a5048', 0.3))
  s.path(polygon([at(0.02, 0), at(0.02, 3.7), at(0.085, 3.7), at(0.085, 0)]), s.shade('#a8845c', 1))
  s.path(polygon([at(-0.13, 3.7), at(0, 3.92), at(0.13, 3.7)]), s.shade('#a8845c', 0.9))
  for (const [up, reach, tilt] of BOARDS) {
    const k = Math.sign(reach)
    const arm = polygon([
      at(-k * 0.24, up),
      at(reach, up + tilt),
      at(reach + k * 0.24, up + tilt - 0.13),
      at(reach, up + tilt - 0.26),
      at(-k * 0.24, up - 0.26),
    ])
    s.path(arm, s.shade('#7a4a30', k > 0 ? 0.75 : 0.3))
    s.path(
      polygon([
        at(-k * 0.24, up - 0.2),
        at(reach, up + tilt - 0.2),
        at(reach, up + tilt - 0.26),
        at(-k * 0.24, up - 0.26),
      ]),
      s.shade('#2c1c1c', 0.2),
    )
  }
}
