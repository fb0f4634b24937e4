import { type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A wall of the well by its four corners: top left, top right, bottom right, bottom left. */
interface WellWall {
  readonly corners: readonly [Point, Point, Point, Point]
  readonly levels: number
  /** Double stairs along the top level; one fewer on each level below. */
  readonly stairs: number
  /** Light on the faces, 0..1. */
  readonly lit: number
}

const STONE = '#d8a866'
const STEPS = 7

/** Terraces of double stairs folding down to the water. */
export function drawWellWall(s: Stage, w: WellWall): void {
  const [a, b, c, d] = w.corners
  const at = (u: number, v: number): Point => {
    const fold = v ** 0.92
    return [
      lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), fold),
      lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), fold),
    ]
  }
  for (const level of range(w.levels)) drawLevel(s, w, at, level)
}

type Map = (u: number, v: number) => Point

function drawLevel(s: Stage, w: WellWall, at: Map, level: number): void {
  const [top, foot] = [level / w.levels, (level + 1) / w.levels]
  const ledge = lerp(top, foot, 0.16)
  const deep = level / w.levels
  const lit = w.lit * (1.12 - deep * 0.5)
  const strip = (v1: number, v2: number) =>
    polygon([at(-0.02, v1), at(1.02, v1), at(1.02, v2), at(-0.02, v2)])
  s.path(strip(top, foot), s.shade(STONE, lit * 0.22))
  const n = w.stairs - Math.floor(level * 0.5)
  for (const i of range(n)) drawDoubleStair(s, at, (i + 0.04) / n, (i + 0.96) / n, ledge, foot, lit)
  s.path(strip(top, ledge), s.shade('#e8bc84', lit * 1.15 + 0.08))
  s.path(strip(lerp(top, ledge, 0.72), ledge), s.shade(STONE, lit * 0.4))
}

/** Two flights that lean against one another, the one towards the light brighter. */
function drawDoubleStair(
  s: Stage,
  at: Map,
  left: number,
  right: number,
  top: number,
  foot: number,
  lit: number,
): void {
  const mid = (left + right) / 2
  const flight = (edge: number): Point[] =>
    range(STEPS).flatMap((i) => {
      const [v1, v2] = [lerp(foot, top, i / STEPS), lerp(foot, top, (i + 1) / STEPS)]
      const u = lerp(edge, mid + (edge - mid) * 0.12, i / STEPS)
      return [at(u, v1), at(u, v2)]
    })
  const up = flight(left)
  const down = flight(right)
  const half = (line: Point[]) => polygon([...line, at(mid, top), at(mid, foot)])
  s.path(half(up), s.shade(STONE, lit * 0.62))
  s.path(half(down), s.shade(STONE, lit * 1.2))
  const treads = (line: Point[]) =>
    range(STEPS)
      .map((i) => `M${line[i * 2 + 1]}L${line[i * 2 + 2] ?? at(mid, top)}`.replaceAll(',', ' '))
      .join('')
  s.line(treads(up) + treads(down), s.shade('#ffe2b0', lit * 1.3), 2)
  const risers = range(STEPS)
    .map((i) => `M${up[i * 2]}L${up[i * 2 + 1]}`.replaceAll(',', ' '))
    .join('')
  s.line(risers, s.shade('#5a3458', 0.1), 1.4)
  const h = foot - top
  const niche = [
    at(lerp(mid, left, 0.17), foot),
    at(lerp(mid, left, 0.17), foot - h * 0.3),
    at(mid, foot - h * 0.42),
    at(lerp(mid, right, 0.17), foot - h * 0.3),
    at(lerp(mid, right, 0.17), foot),
  ]
  s.path(polygon(niche), s.shade('#4a2c50', 0.12))
}
