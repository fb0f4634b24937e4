import { clamp, round1 } from './numbers.ts'

export type Point = readonly [number, number]

/** A camera: a rectangle in design units; the landscape picture is 1600 × 900. */
export interface View {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const LANDSCAPE: View = { x: 0, y: 0, w: 1600, h: 900 }

export function polygon(points: readonly Point[], close = true): string {
  return `M${points.map((p) => `${round1(p[0])} ${round1(p[1])}`).join('L')}${close ? 'Z' : ''}`
}

/** Catmull-Rom through the points; tension 1 is roundest. */
export function smooth(points: readonly Point[], close = true, tension = 0.5): string {
  const n = points.length
  const at = (i: number) => points[close ? (i + n) % n : clamp(i, 0, n - 1)] as Point
  const k = tension / 3
  const start = at(0)
  let d = `M${round1(start[0])} ${round1(start[1])}`
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k] as const
    const c2 = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k] as const
    d += `C${[...c1, ...c2, p2[0], p2[1]].map(round1).join(' ')}`
  }
  return d + (close ? 'Z' : '')
}

/** A smooth line from left to right, closed along a level below it. */
export function landUnder(points: readonly Point[], base: number, tension = 1): string {
  const first = points[0] as Point
  const last = points[points.length - 1] as Point
  return `${smooth(points, false, tension)}L${round1(last[0])} ${round1(base)}L${round1(first[0])} ${round1(base)}Z`
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${round1(cx - rx)} ${round1(cy)}a${round1(rx)} ${round1(ry)} 0 1 0 ${round1(2 * rx)} 0a${round1(rx)} ${round1(ry)} 0 1 0 ${round1(-2 * rx)} 0Z`

export const rectPath = (x: number, y: number, w: number, h: number): string =>
  `M${round1(x)} ${round1(y)}h${round1(w)}v${round1(h)}h${round1(-w)}Z`

/** A band along a line whose half-width changes from start to end. */
export function ribbon(line: readonly Point[], halfWidth: (t: number) => number, tension = 0.8): string {
  const left: Point[] = []
  const right: Point[] = []
  line.forEach(([x, y], i) => {
    const next = line[Math.min(i + 1, line.length - 1)] as Point
    const before = line[Math.max(0, i - 1)] as Point
    const angle = Math.atan2(next[1] - before[1], next[0] - before[0]) + Math.PI / 2
    const w = halfWidth(i / (line.length - 1))
    left.push([x + Math.cos(angle) * w, y + Math.sin(angle) * w])
    right.unshift([x - Math.cos(angle) * w, y - Math.sin(angle) * w])
  })
  return smooth([...left, ...right], true, tension)
}

/** Point of a quadratic curve. */
export const quadratic = (a: Point, b: Point, c: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1],
]
