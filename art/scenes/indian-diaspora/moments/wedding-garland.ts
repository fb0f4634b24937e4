import { type Point, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

export interface Blossom {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour: string
}

const frill = (x: number, y: number, r: number, turn: number, lobes: number, depth: number): string =>
  smooth(
    range(lobes * 2).map((i): Point => {
      const a = turn + (i / lobes) * Math.PI
      const k = r * (i % 2 ? 1 - depth : 1)
      return [x + Math.cos(a) * k, y + Math.sin(a) * k]
    }),
    true,
    0.9,
  )

/** A marigold as a ball of frilled petals in flat tones, lit from the upper right. */
export function drawBlossom(s: Stage, { x, y, r, colour }: Blossom, turn: number): void {
  const outer = frill(x, y, r, turn, 19, 0.08)
  s.path(outer, s.shade(colour, 0.22))
  s.clipped(outer, () => {
    for (const [k, lobes, lit] of LAYERS) {
      const [dx, dy] = [r * 0.34 * (1 - k), -r * 0.38 * (1 - k)]
      s.path(frill(x + dx, y + dy, r * k, turn + k * 9, lobes, 0.11), s.shade(colour, lit - 0.3))
      s.path(
        frill(x + dx + r * 0.04, y + dy - r * 0.045, r * k * 0.95, turn + k * 9, lobes, 0.11),
        s.shade(colour, lit),
      )
    }
  })
}

/** Rings of petals from the outside inwards: size, lobes, light. */
const LAYERS = [
  [0.96, 18, 0.62],
  [0.76, 15, 0.78],
  [0.56, 12, 0.92],
  [0.37, 9, 1.04],
  [0.19, 6, 0.86],
] as const

/** The garland's shadow on a wall, as one flat shape. */
export function drawGarlandShadow(s: Stage, blossoms: readonly Blossom[], dx: number, dy: number): void {
  s.path(
    blossoms.map(({ x, y, r }) => frill(x + dx, y + dy, r, x, 19, 0.08)).join(''),
    s.light.shadow,
    'opacity=".5"',
  )
}

/** Flowers threaded side by side along a line. */
export function threaded(line: readonly Point[], r: number, colours: readonly string[]): Blossom[] {
  const found: Blossom[] = []
  let left = 0
  for (const [i, [x, y]] of line.entries()) {
    const [px, py] = line[Math.max(0, i - 1)] as Point
    left -= Math.hypot(x - px, y - py)
    if (left > 0) continue
    const n = found.length
    const size = r * (0.95 + 0.09 * Math.sin(n * 2.3))
    found.push({ x, y, r: size, colour: colours[n % colours.length] ?? '#f29a1c' })
    left = size * 1.5
  }
  return found
}

/** A pointed mango leaf hanging from x, y. */
export function drawMangoLeaf(s: Stage, x: number, y: number, length: number, turn: number): void {
  const leaf = smooth(
    [
      [0, 0],
      [9, 20],
      [12, 52],
      [7, 84],
      [0, 106],
      [-7, 84],
      [-12, 52],
      [-9, 20],
    ],
    true,
    0.8,
  )
  s.placed({ x, y, turn, scale: length / 106 }, () => {
    s.path(leaf, s.shade('#2f7a48', 0.3))
    s.clipped(leaf, () => s.path('M0 0H20V110H0Z', s.shade('#4f9a4e', 0.9)))
    s.line('M0 4V100', s.shade('#bcd98a', 0.95), 1.8)
  })
}
