import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'

interface MangroveOptions {
  readonly from: number
  readonly to: number
  /** Waterline of the roots. */
  readonly y: number
  readonly h: number
  readonly depth: number
  readonly n: number
  readonly seed: number
}

/** A line of mangroves on stilt roots. */
export function drawMangroves(s: Stage, o: MangroveOptions): void {
  const random = s.random(o.seed)
  for (const i of range(o.n)) {
    const x = o.from + ((i + random() * 0.7) / o.n) * (o.to - o.from)
    const h = o.h * (0.75 + random() * 0.5)
    drawStilts(s, x, o.y, h, o.depth, random)
    drawCrown(s, {
      x,
      y: o.y - h * 0.28,
      w: h * 1.2,
      h: h * 0.72,
      colour: '#3f6a4a',
      depth: o.depth,
      lit: 0.7,
      dab: h * 0.05,
      density: 110,
      seed: o.seed + i * 3,
    })
  }
}

function drawStilts(s: Stage, x: number, y: number, h: number, depth: number, random: () => number): void {
  const bark = s.shade('#5a4650', 0.2, depth)
  for (const i of range(7)) {
    const reach = ((i - 3) / 3) * h * 0.4 + (random() - 0.5) * h * 0.1
    const root: Point[] = [
      [x + reach * 0.1, y - h * 0.45],
      [x + reach * 0.7, y - h * 0.3],
      [x + reach, y - h * 0.1],
      [x + reach * 1.05, y + 3],
    ]
    s.path(
      ribbon(root, (t) => h * 0.014 * (1.3 - t * 0.5)),
      bark,
    )
  }
}
