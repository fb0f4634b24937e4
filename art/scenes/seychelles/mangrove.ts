import { type Point, quadratic, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

interface Mangrove {
  readonly x: number
  /** Waterline of the roots. */
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly seed: number
}

/** A red mangrove: an arched basket of stilt roots, a short trunk, a dense dark head. */
export function drawMangrove(s: Stage, o: Mangrove): void {
  const { x, y, h, depth = 0 } = o
  drawStilts(s, o)
  for (const [dx, up, rx, ry, lit] of [
    [-0.3, 0.62, 0.34, 0.2, '#2f6a4a'],
    [0.32, 0.6, 0.34, 0.2, '#2f6a4a'],
    [0, 0.8, 0.42, 0.24, '#3a7a50'],
    [0.04, 0.6, 0.36, 0.16, '#2a6046'],
  ] as const)
    drawLeaves(s, {
      x: x + dx * h,
      y: y - up * h,
      rx: rx * h,
      ry: ry * h,
      colour: lit,
      leaf: Math.max(7, h * 0.055),
      density: 15000 / h,
      depth,
      hang: 0.1,
      seed: o.seed + Math.round(dx * 50),
    })
}

function drawStilts(s: Stage, { x, y, h, depth = 0, seed }: Mangrove): void {
  const random = s.random(seed)
  const [dark, lit] = [s.shade('#5c4a40', 0.08, depth), s.shade('#b59a80', 0.9, depth)]
  const trunk: Point[] = [
    [x - h * 0.02, y - h * 0.2],
    [x + h * 0.02, y - h * 0.4],
    [x, y - h * 0.7],
  ]
  s.path(
    ribbon(trunk, (t) => h * (0.036 - 0.012 * t)),
    dark,
  )
  for (const i of range(13)) {
    const k = (i - 6) / 6
    const reach = k * h * (0.46 + random() * 0.1)
    const top: Point = [x + k * h * 0.03, y - h * (0.26 + random() * 0.2)]
    const foot: Point = [x + reach, y + 3 + (i % 3) * h * 0.014]
    const knee: Point = [x + reach * 0.9, y - h * (0.3 - 0.1 * Math.abs(k)) - random() * h * 0.06]
    const line = range(10).map((j): Point => quadratic(top, knee, foot, j / 9))
    s.path(
      ribbon(line, (t) => h * lerp(0.017, 0.009, t)),
      dark,
    )
    s.line(
      `M${top[0] + 2} ${top[1]}Q${knee[0] + 2} ${knee[1]} ${foot[0] + 2} ${foot[1]}`,
      lit,
      Math.max(0.8, h * 0.006),
      'opacity=".7"',
    )
  }
}
