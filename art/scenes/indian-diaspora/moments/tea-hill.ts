import { ellipsePath, landUnder, type Point } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface TeaHillOptions {
  /** Height of the crest by x. */
  readonly crest: (x: number) => number
  readonly foot: number
  readonly rows: number
  readonly size: number
  readonly depth?: number
  readonly colour?: string
  readonly seed?: number
  readonly from?: number
  readonly to?: number
}

/** A slope planted with clipped tea in contour rows. */
export function drawTeaHill(s: Stage, o: TeaHillOptions): void {
  const { depth = 0, colour = '#5c9a48', size } = o
  const random = s.random(o.seed ?? o.foot)
  const [from, to] = [o.from ?? s.left, o.to ?? s.right]
  const line = range(Math.ceil((to - from) / 20) + 1).map(
    (i): Point => [from + i * 20, o.crest(from + i * 20)],
  )
  s.path(landUnder(line, o.foot), s.lin([s.shade('#8fae54', 0.8, depth), s.shade('#4a7a44', 0.45, depth)]))
  for (const row of range(o.rows)) {
    const t = (row + 0.6) / o.rows
    const tones: [string[], string[]] = [[], []]
    for (let x = from; x < to; x += size * 1.1) {
      const y = o.crest(x) + (o.foot - o.crest(x)) * t ** 1.15 + Math.sin(x * 0.01 + row) * size * 0.25
      const r = size * (0.7 + 0.5 * t) * (0.85 + random() * 0.3)
      tones[0].push(ellipsePath(x, y, r, r * 0.56))
      tones[1].push(ellipsePath(x + r * 0.2, y - r * 0.16, r * 0.66, r * 0.3))
    }
    s.path(tones[0].join(''), s.shade(colour, 0.12 + 0.1 * (row % 2), depth))
    s.path(tones[1].join(''), s.shade('#9ac45c', 0.72 + 0.2 * (row % 2), depth))
  }
}
