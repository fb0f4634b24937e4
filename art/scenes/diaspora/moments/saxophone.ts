import { cornered, curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A tenor saxophone for a player in the pose `playing`: x, y are his feet, h his height, turn how far he leans. */
export function drawSaxophone(s: Stage, o: { x: number; y: number; h: number; turn?: number }): void {
  const brass = (lit: number) => s.shade('#eba92c', lit)
  s.placed({ x: o.x, y: o.y, scale: o.h / 190, turn: o.turn ?? 0 }, () => {
    s.line(strand('10,-172 17,-177 23,-174 26,-164', 0, 0), brass(0.75), 3, 'stroke-linecap="round"')
    const body = curved(
      '24.500,-166 28.500,-166 36,-112 38,-100 43,-95 48,-100 47,-114 41,-134 45,-136 62,-131 63,-127 57,-118 58,-100 52,-87 40,-84 31,-91 29,-104',
      0,
      0,
      1,
      1,
      0.5,
    )
    s.path(body, brass(0.3))
    s.clipped(body, () => {
      s.path(body, brass(1), 'transform="translate(-3.500 -1)"')
      s.path(cornered('48,-100 47,-114 41,-134 47,-136 54,-118 55,-98', 0, 0), '#fff0b0', 'opacity=".7"')
    })
    s.path(curved('41,-135 50,-138 63,-130 52,-130', 0, 0, 1, 1, 0.8), brass(0.12))
    s.line(strand('31,-154 36,-116', 0, 0), '#fff4cc', 1.2)
    for (const [x, y] of [
      [31, -146],
      [33, -134],
      [35, -122],
      [37, -108],
    ] as const)
      s.circle(x, y, 2.1, brass(0.1))
  })
}
