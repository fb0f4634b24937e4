import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Egrets at the water's edge. */
export function drawEgrets(s: Stage, places: readonly (readonly [number, number, number])[]): void {
  const white = s.shade('#fffdf4', 1)
  for (const [x, y, h] of places) {
    const at = (text: string) => outline(text).map(([px, py]): Point => [x + px * h, y - py * h])
    s.line(
      range(2)
        .map((i) => `M${x + i * h * 0.1} ${y}v${-h * 0.4}`)
        .join(''),
      s.shade('#4a4a3c', 0.3),
      h * 0.035,
    )
    s.path(
      smooth(
        at('-.3,.42 0,.34 .22,.42 .3,.56 .26,.78 .34,.92 .46,.94 .44,1 .3,1 .18,.86 .16,.66 -.04,.62'),
        true,
        0.5,
      ),
      white,
    )
    s.path(polygon(at('.44,1 .64,.94 .44,.93')), s.shade('#f0b23c', 0.9))
  }
}
