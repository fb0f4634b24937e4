import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A frangipani blossom: five overlapping petals, yellow at the heart; `flat` foreshortens it. */
export function drawFrangipani(
  s: Stage,
  x: number,
  y: number,
  r: number,
  o: { turn?: number; flat?: number; lit?: number; heart?: string } = {},
): void {
  const { turn = 0, flat = 1, lit = 1 } = o
  s.add(`<g transform="translate(${x} ${y}) scale(1 ${flat})">`)
  for (const i of range(5)) {
    s.placed({ x: 0, y: 0, turn: turn + i * 72 }, () => {
      const petal = `M0 0C${-r * 0.5} ${-r * 0.3} ${-r * 0.5} ${-r * 0.95} ${-r * 0.06} ${-r}C${r * 0.34} ${-r * 0.96} ${r * 0.4} ${-r * 0.4} 0 0Z`
      s.path(
        petal,
        s.lin(
          [s.shade('#fffaf2', lit), s.shade('#fff0d8', lit * 0.9), s.shade(o.heart ?? '#f2b83c', lit * 0.9)],
          0,
          0,
          0,
          1,
        ),
      )
      s.line(
        `M0 0C${-r * 0.5} ${-r * 0.3} ${-r * 0.5} ${-r * 0.95} ${-r * 0.06} ${-r}`,
        s.shade('#d9a890', lit * 0.5),
        r * 0.04,
        'opacity=".6"',
      )
    })
  }
  s.add('</g>')
}
