import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { cabinFaces, type Face, type Metres, partFaces } from './plane-hull.ts'

interface PlaneOptions {
  readonly x: number
  readonly y: number
  /** Design units to the metre; the wings span twenty metres. */
  readonly size: number
}

/** Degrees: the nose points left and towards us, and we look up at it a little. */
const HEADING = (50 * Math.PI) / 180
const BELOW = (9 * Math.PI) / 180
const DISTANCE = 60
const SUN: Metres = [0.52, 0.74, 0.43]

/** Metres forward, up and to port become right, up and towards us. */
function turned([forward, up, port]: Metres): Metres {
  const right = -forward * Math.cos(HEADING) + port * Math.sin(HEADING)
  const near = forward * Math.sin(HEADING) + port * Math.cos(HEADING)
  return [right, up * Math.cos(BELOW) + near * Math.sin(BELOW), near * Math.cos(BELOW) - up * Math.sin(BELOW)]
}

const minus = (a: Metres, b: Metres): Metres => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

function normalOf(points: readonly Metres[]): Metres {
  const [a, b, c] = points as [Metres, Metres, Metres]
  const last = points[points.length - 1] as Metres
  const [u, v] = [minus(c, a), minus(last, b)]
  const n: Metres = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const length = Math.hypot(...n) || 1
  return [n[0] / length, n[1] / length, n[2] / length]
}

/** Four flat tones: ink knows no more. */
function toneOf(face: Face, normal: Metres): number {
  const facing = normal[0] * SUN[0] + normal[1] * SUN[1] + normal[2] * SUN[2]
  const lit = face.open && facing < 0 ? -facing * 0.3 : facing
  if (lit > 0.66) return 1
  if (lit > 0.3) return 0.8
  return lit > 0.02 ? 0.46 : 0.22
}

/** A high-winged island hopper in level flight, built of flat faces and lit by one sun. */
export function drawPropellerPlane(s: Stage, o: PlaneOptions): void {
  const onPaper = ([right, up, near]: Metres): Point => {
    const k = (o.size * DISTANCE) / (DISTANCE - near)
    return [o.x + right * k, o.y - up * k]
  }
  const seen = [...cabinFaces(), ...partFaces()]
    .map((face) => {
      const points = face.points.map(turned)
      const near = points.reduce((sum, p) => sum + p[2], 0) / points.length + (face.before ?? 0)
      return { face, points, near, normal: normalOf(points) }
    })
    .filter(({ face, normal }) => face.open || normal[2] > -0.02)
    .sort((a, b) => a.near - b.near)
  for (const { face, points, normal } of seen) {
    const colour = s.shade(face.colour, toneOf(face, normal))
    const edge = face.glass ? '' : `stroke="${colour}" stroke-width=".7"`
    s.path(polygon(points.map(onPaper)), colour, `${edge} ${face.glass ? `opacity="${face.glass}"` : ''}`)
  }
  for (const side of [-1, 1]) drawBlades(s, side, onPaper)
}

/** Three blades caught by the eye within the whirl. */
function drawBlades(s: Stage, side: number, onPaper: (p: Metres) => Point): void {
  for (const k of range(3)) {
    const angle = (k / 3) * 2 * Math.PI + side * 0.5
    const at = (r: number, turn: number): Point =>
      onPaper(turned([3.02, 1.5 + Math.cos(angle + turn) * r, side * 2.82 + Math.sin(angle + turn) * r]))
    s.path(
      polygon([at(0.16, -0.5), at(1.26, -0.09), at(1.26, 0.09), at(0.16, 0.5)]),
      s.shade('#2a3448', 0.5),
      'opacity=".8"',
    )
  }
}
