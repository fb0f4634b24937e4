import { type Point, ribbon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface LeafOptions {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly kind: 'palm' | 'monstera' | 'banana' | 'fern' | 'olive'
  readonly colour: string
  readonly lit: number
  readonly bend: number
}

/** One big leaf along a bent rib. */
export function drawLeaf(s: Stage, o: LeafOptions): void {
  const spine: Point[] = range(13).map((i) => {
    const t = i / 12
    const a = o.angle + o.bend * t
    return [o.x + Math.cos(a) * o.length * t, o.y + Math.sin(a) * o.length * t]
  })
  const light = s.shade(o.colour, o.lit + 0.25)
  const dark = s.shade(o.colour, o.lit * 0.35)
  const half = { palm: 0.3, monstera: 0.34, banana: 0.16, fern: 0.2, olive: 0.2 }[o.kind]
  for (const side of [-1, 1]) {
    const fill = side * Math.cos(o.angle) > 0 ? dark : light
    if (o.kind === 'banana') {
      const edge: Point[] = spine.map((p, i) =>
        offset(spine, i, p, side * o.length * half * Math.sin(Math.PI * (0.06 + (i / 12) * 0.94)) ** 0.6),
      )
      s.path(
        `M${[...spine, ...edge.reverse()].map((p) => `${round1(p[0])} ${round1(p[1])}`).join('L')}Z`,
        fill,
      )
      continue
    }
    s.path(leafBlades(spine, o, side, half), fill)
  }
  s.path(
    ribbon(spine, (t) => o.length * 0.008 * (1.3 - t)),
    s.shade('#a8b06a', o.lit * 0.8),
  )
}

function leafBlades(spine: readonly Point[], o: LeafOptions, side: number, half: number): string {
  const n = { palm: 30, monstera: 8, banana: 1, fern: 26, olive: 11 }[o.kind]
  const broad = { palm: 0.5, monstera: 0.85, banana: 1, fern: 0.62, olive: 0.55 }[o.kind]
  const lean = { palm: 0.75, monstera: 1.1, banana: 1, fern: 1.05, olive: 0.8 }[o.kind]
  return range(n)
    .map((i) => {
      const t = (i + 0.8) / (n + 0.3)
      const at = along(spine, t)
      const next = along(spine, Math.min(1, t + 0.03))
      const heading = Math.atan2(next[1] - at[1], next[0] - at[0])
      const reach = o.length * half * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.75
      const turn = heading + side * lean
      const root = (o.length / n) * broad
      const tip: Point = [
        at[0] + Math.cos(turn) * reach,
        at[1] + Math.sin(turn) * reach + (o.kind === 'palm' ? reach * 0.12 : 0),
      ]
      const [rx, ry] = [Math.cos(heading) * root * 0.5, Math.sin(heading) * root * 0.5]
      const bulge = o.kind === 'monstera' || o.kind === 'olive' ? 0.75 : 0.35
      const mid: Point = [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2]
      return (
        `M${round1(at[0] - rx)} ${round1(at[1] - ry)}Q${round1(mid[0] - rx * bulge * 2)} ${round1(mid[1] - ry * bulge * 2)} ${round1(tip[0])} ${round1(tip[1])}` +
        `Q${round1(mid[0] + rx * bulge * 2.6)} ${round1(mid[1] + ry * bulge * 2.6)} ${round1(at[0] + rx)} ${round1(at[1] + ry)}Z`
      )
    })
    .join('')
}

function along(line: readonly Point[], t: number): Point {
  const at = t * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(at))
  const [a, b] = [line[i] as Point, line[i + 1] as Point]
  return [lerp(a[0], b[0], at - i), lerp(a[1], b[1], at - i)]
}

function offset(line: readonly Point[], i: number, p: Point, by: number): Point {
  const next = line[Math.min(i + 1, line.length - 1)] as Point
  const before = line[Math.max(0, i - 1)] as Point
  const a = Math.atan2(next[1] - before[1], next[0] - before[0]) + Math.PI / 2
  return [p[0] + Math.cos(a) * by, p[1] + Math.sin(a) * by]
}
