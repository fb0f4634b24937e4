import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Rising steam as two soft ribbons. */
export function drawSteam(s: Stage, x: number, y: number, h: number): void {
  for (const [dx, k] of [
    [-0.08, 1],
    [0.1, 0.75],
  ] as const) {
    const line: Point[] = range(7).map((i) => [
      x + dx * h + Math.sin(i * 1.1 + dx * 20) * h * 0.05,
      y - (i / 6) * h * k,
    ])
    s.path(
      ribbon(line, (t) => h * 0.028 * Math.sin(Math.PI * (0.08 + t * 0.9))),
      s.lin([
        [s.light.sun, 0],
        [s.light.sun, 0.45],
        [s.light.sun, 0.1],
      ]),
    )
  }
}
