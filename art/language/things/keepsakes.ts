import { type Point, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** `turn` in degrees, `size` is the width. */
interface KeepsakeOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
}

/** A sprig of mimosa: feathery leaves and yellow down. */
export function drawMimosa(s: Stage, o: KeepsakeOptions): void {
  const random = s.random(o.x)
  s.group(
    `transform="translate(${round1(o.x)} ${round1(o.y)}) rotate(${o.turn ?? 0}) scale(${o.size / 100})"`,
    () => {
      for (const b of range(7)) {
        const a = -Math.PI / 2 + (b - 3) * 0.3
        const stem: Point[] = range(6).map((i) => [
          Math.cos(a + i * 0.05 * (b - 3)) * i * 18,
          Math.sin(a) * i * 18,
        ])
        s.path(
          ribbon(stem, (t) => 1.6 - t),
          s.shade('#6a7a4a', 0.5),
        )
        for (const [i, [x, y]] of stem.slice(1).entries()) {
          const needles = range(10).map(
            (n) =>
              `M${round1(x)} ${round1(y)}l${round1(Math.cos(a + (n - 4.5) * 0.3) * 13)} ${round1(Math.sin(a + (n - 4.5) * 0.3) * 13)}`,
          )
          s.line(needles.join(''), s.shade('#7f9a5c', 0.35 + i * 0.1), 0.9)
          for (const _ of range(6)) {
            const [px, py] = [x + (random() - 0.5) * 22, y + (random() - 0.5) * 20]
            s.circle(
              px,
              py,
              4 + random() * 2.4,
              s.rad(
                [s.shade('#fff2a0', 1.1), s.shade('#f3c83a', 0.95), s.shade('#c98a2a', 0.4)],
                0.6,
                0.3,
                0.7,
              ),
            )
          }
        }
      }
    },
  )
}
