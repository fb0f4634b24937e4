import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPlanes, tonesOf } from '../portrait-planes.ts'

interface PortraitHandOptions {
  readonly x: number
  readonly y: number
  /** Width across the knuckles in hundreds. */
  readonly scale: number
  readonly turn?: number
  readonly flip?: boolean
  readonly skin: string
}

/** A hand seen from its back, the fingers closed over an edge that lies below them; the wrist is above. */
export function drawHoldingHand(s: Stage, o: PortraitHandOptions): void {
  const skin = tonesOf(s, o.skin)
  s.placed({ x: o.x, y: o.y, scale: o.scale, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    drawPlanes(s, curved('-34,-120 -42,-60 -56,-20 -50,22 0,30 50,22 54,-20 42,-60 32,-120'), skin, {
      rim: 4,
      lit: 34,
      half: 62,
      slope: 0,
    })
    for (const i of range(4)) {
      const x = -39 + i * 26
      const drop = [58, 74, 78, 66][i] ?? 70
      const finger: Point[] = [
        [x, 0],
        [x - 1, drop * 0.4],
        [x - 1, drop * 0.75],
        [x, drop],
      ]
      drawPlanes(
        s,
        ribbon(finger, (t) => 14.5 - 4 * t * t),
        skin,
        { rim: 3, lit: 12, half: 20, slope: 0 },
      )
      s.line(`M${x - 7} ${drop * 0.42}q6 4 13 0`, skin.deep, 2, 'opacity=".5"')
    }
    drawPlanes(
      s,
      ribbon(
        [
          [44, -40],
          [66, -14],
          [72, 18],
          [64, 40],
        ],
        (t) => 16 - 5 * t,
      ),
      skin,
      { rim: 3, lit: 14, half: 24, slope: 0 },
    )
  })
}
