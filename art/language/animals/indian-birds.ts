import { smooth } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

interface BirdOptions {
  readonly x: number
  readonly y: number
  readonly span: number
  readonly colour: string
  /** -1 wings down .. 1 wings up. */
  readonly beat?: number
  readonly turn?: number
  readonly tail?: number
  readonly flip?: boolean
}

/** Bird in flight seen from the side: body, tail, two wings, the near one lit. */
export function drawBird(s: Stage, o: BirdOptions): void {
  const beat = o.beat ?? 0.6
  const tail = o.tail ?? 1
  s.placed({ x: o.x, y: o.y, scale: o.span / 100, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    const wing = (k: number, lit: number) =>
      s.path(
        smooth(
          [
            [13, -4],
            [9, -24 * beat * k],
            [-8, -50 * beat * k],
            [-24, -66 * beat * k],
            [-24, -54 * beat * k],
            [-20, -44 * beat * k],
            [-23, -34 * beat * k],
            [-16, -24 * beat * k],
            [-18, -2],
          ],
          true,
          0.75,
        ),
        s.shade(o.colour, lit),
      )
    wing(0.8, 0.25)
    s.path(
      smooth(
        [
          [34, -3],
          [27, -8],
          [12, -7],
          [-14, -2],
          [-24 - 26 * tail, 3],
          [-20, 4],
          [8, 6],
          [26, 2],
        ],
        true,
        0.8,
      ),
      s.shade(o.colour, 0.6),
    )
    wing(1, 0.95)
  })
}
