import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface Boat {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly flip?: boolean
}

/** From the landing stage they drift in one long bend towards us. */
export const FLEET: readonly Boat[] = [
  { x: 836, y: 476, k: 0.19 },
  { x: 742, y: 484, k: 0.21, flip: true },
  { x: 628, y: 497, k: 0.24 },
  { x: 500, y: 516, k: 0.28 },
  { x: 372, y: 544, k: 0.34, flip: true },
  { x: 312, y: 598, k: 0.43 },
  { x: 446, y: 652, k: 0.54, flip: true },
  { x: 990, y: 754, k: 1.08 },
]

/** Two hard rings of light on the water. */
export function drawCandleGlow(s: Stage, { x, y, k }: Boat): void {
  s.ellipse(x, y + 10 * k, 250 * k, 62 * k, s.light.window, 'opacity=".13"')
  s.ellipse(x, y + 8 * k, 172 * k, 38 * k, s.light.window, 'opacity=".24"')
}

/** A folded boat lit from within by one candle. */
export function drawPaperBoat(s: Stage, { x, y, k, flip }: Boat): void {
  const turn = flip ? -1 : 1
  const fold = (points: string, fill: string) => s.path(cornered(points, x, y, k, turn), fill)
  fold('-150,-96 -70,-58 70,-58 150,-96 96,-30 -96,-30', s.shade('#c98a4c', 0.32))
  fold('12,-168 -70,-52 96,-52', '#ffe3a0')
  fold('12,-168 30,-52 96,-52', '#e9a958')
  fold('12,-168 4,-130 -30,-84 -8,-60 30,-52', '#fff4cc')
  drawCandle(s, x - 56 * k * turn, y - 34 * k, k * 0.8)
  fold('-150,-96 -62,-46 0,-34 62,-46 150,-96 92,6 -92,6', '#f7cf8a')
  fold('-150,-96 -62,-46 -30,6 -92,6', '#d99a58')
  fold('150,-96 62,-46 30,6 92,6', s.shade('#c27a44', 0.62))
  fold('-62,-46 0,-34 62,-46 30,6 -30,6', '#ffe2a2')
  fold('-150,-96 -62,-46 0,-34 62,-46 150,-96 62,-39 0,-27 -62,-39', '#fff6d8')
}

function drawCandle(s: Stage, x: number, y: number, k: number): void {
  s.rect(x - 11 * k, y - 34 * k, 22 * k, 44 * k, '#fff2cc')
  s.rect(x - 11 * k, y - 34 * k, 8 * k, 44 * k, '#e8bc78')
  s.path(
    `M${x} ${y - 92 * k}C${x + 16 * k} ${y - 66 * k} ${x + 13 * k} ${y - 42 * k} ${x} ${y - 38 * k}C${x - 13 * k} ${y - 42 * k} ${x - 16 * k} ${y - 66 * k} ${x} ${y - 92 * k}Z`,
    '#ffb93c',
  )
  s.path(
    `M${x} ${y - 76 * k}C${x + 8 * k} ${y - 60 * k} ${x + 7 * k} ${y - 46 * k} ${x} ${y - 42 * k}C${x - 7 * k} ${y - 46 * k} ${x - 8 * k} ${y - 60 * k} ${x} ${y - 76 * k}Z`,
    '#fffbe0',
  )
}
