import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** The black-and-white chequered cloth of Balinese temples, inside an outline. */
export function drawPoleng(s: Stage, outline: string, lit = 0.8, square = 7, box = 80): void {
  s.path(outline, s.shade('#f2ead8', lit))
  s.clipped(outline, () => {
    const n = Math.ceil((2 * box) / square)
    const dark = range(n).flatMap((i) =>
      range(n)
        .filter((j) => (i + j) % 2 === 0)
        .map((j) => `M${-box + i * square} ${-box + j * square}h${square}v${square}h${-square}Z`),
    )
    s.path(dark.join(''), s.shade('#2a2438', lit * 0.5))
  })
}
