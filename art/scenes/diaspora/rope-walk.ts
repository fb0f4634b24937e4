import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { arch, lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface RopeWalkOptions {
  readonly from: Point
  readonly to: Point
  /** How far the middle hangs below the straight line. */
  readonly sag: number
  /** Height of the hand ropes at both ends. */
  readonly rail: readonly [number, number]
  readonly depth?: number
}

/** Middle of the planks at t = 0..1. */
export const ropeWalkAt = (o: RopeWalkOptions, t: number): Point => [
  lerp(o.from[0], o.to[0], t),
  lerp(o.from[1], o.to[1], t) + o.sag * arch(t),
]

/** The far side of a hanging walkway: planks and rear rope. Draw people between this and the near side. */
export function drawRopeWalkBehind(s: Stage, o: RopeWalkOptions): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, o.depth ?? 0)
  drawNet(s, o, -0.06, tone('#6a4c3c', 0.3), 0.8)
  for (const i of range(70)) {
    const [x, y] = ropeWalkAt(o, i / 70)
    const [x2] = ropeWalkAt(o, (i + 0.8) / 70)
    const deep = railAt(o, i / 70) * 0.13
    const plank: Point[] = [
      [x, y],
      [x2, y],
      [x2 + deep * 0.5, y - deep],
      [x + deep * 0.5, y - deep],
    ]
    s.path(polygon(plank), tone('#b08a62', 0.55 + (i % 3) * 0.14))
    s.path(
      polygon([
        [x, y],
        [x2, y],
        [x2, y + deep * 0.3],
        [x, y + deep * 0.3],
      ]),
      tone('#6a4636', 0.2),
    )
  }
}

export const drawRopeWalkBefore = (s: Stage, o: RopeWalkOptions): void =>
  drawNet(s, o, 0, s.shade('#8a6648', 0.5, o.depth ?? 0), 1)

const railAt = (o: RopeWalkOptions, t: number) => lerp(o.rail[0], o.rail[1], t)

function drawNet(s: Stage, o: RopeWalkOptions, lift: number, colour: string, weight: number): void {
  const ts = range(41).map((i) => i / 40)
  const shift = (t: number) => railAt(o, t) * lift
  const rope = (share: number) =>
    smooth(
      ts.map((t): Point => {
        const [x, y] = ropeWalkAt(o, t)
        return [x - shift(t), y + shift(t) * 2 - railAt(o, t) * share * (1 + 0.14 * (1 - arch(t)))]
      }),
      false,
    )
  const w = railAt(o, 0.5) * 0.035 * weight
  s.line(rope(1), colour, w)
  s.line(rope(0.5), colour, w * 0.5)
  s.line(rope(0.02), colour, w * 1.2)
  const ties = ts.map((t) => {
    const [x, y] = ropeWalkAt(o, t)
    const [dx, up] = [shift(t), railAt(o, t)]
    return polygon(
      [
        [x - dx, y + dx * 2],
        [x - dx, y + dx * 2 - up * (1 + 0.14 * (1 - arch(t)))],
      ],
      false,
    )
  })
  s.line(ties.join(''), colour, w * 0.45)
}
