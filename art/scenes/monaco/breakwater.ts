import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

/** Stone mole with a small red-capped light, closing the harbour on the left. */
export function drawBreakwater(s: Stage, x: number, y: number): void {
  s.path(
    polygon([
      [x - 46, y + 4],
      [x - 34, y - 10],
      [x + 60, y - 12],
      [x + 70, y + 6],
    ]),
    s.lin([s.shade('#efdcba', 1), s.shade('#8f8290', 0.3)]),
  )
  s.rect(x - 30, y - 52, 14, 44, s.lin([s.shade('#fff6e4', 0.5), s.shade('#fff6e4', 1)], 0, 0, 1, 0))
  s.path(
    polygon([
      [x - 32, y - 52],
      [x - 23, y - 66],
      [x - 14, y - 52],
    ]),
    s.shade('#c20d1b', 0.8),
  )
}
