import { type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

interface BridgeOptions {
  /** The two towers, their tops and the deck. */
  readonly towers: readonly [number, number]
  readonly top: number
  readonly deck: number
  readonly depth: number
}

const PANELS = 14

/** The cantilever over the Hooghly: two towers, arms that thin towards the middle, a span hung between them. */
export function drawHowrahBridge(s: Stage, o: BridgeOptions): void {
  const [a, b] = o.towers
  const steel = s.shade('#4a6c80', 0.35, o.depth)
  const light = s.shade('#8aa0a8', 0.8, o.depth)
  const rise = o.deck - o.top
  const inner = (t: number) => {
    const out = Math.abs(2 * t - 1)
    const share =
      out > 0.38 ? 0.34 + 0.66 * ((out - 0.38) / 0.62) ** 1.35 : 0.34 + 0.05 * (1 - (out / 0.38) ** 2)
    return o.deck - rise * share
  }
  const main: Point[] = range(PANELS * 2 + 1).map((i) => {
    const t = i / (PANELS * 2)
    return [lerp(a, b, t), inner(t)]
  })
  const anchor = (tower: number, way: -1 | 1): Point[] =>
    range(9).map((i) => [tower + way * i * 46, o.top + rise * (i / 8) ** 0.8])
  for (const chord of [main, anchor(a, -1), anchor(b, 1)]) {
    const lower = chord.map(([x, y], i): Point => [x, Math.min(o.deck - 8, y + 20 + (i % 2))])
    s.line(polygon(chord, false), steel, 10)
    s.line(polygon(lower, false), light, 3)
    s.line(chord.map(([x, y]) => `M${x} ${y}V${o.deck}`).join(''), steel, 3.4)
    s.line(
      chord
        .slice(1)
        .map(([x, y], i) => {
          const [px, py] = chord[i] as Point
          return i % 2 ? `M${px} ${py}L${x} ${o.deck}` : `M${px} ${o.deck}L${x} ${y}`
        })
        .join(''),
      steel,
      2.4,
    )
  }
  for (const x of [a, b]) {
    s.rect(x - 9, o.top - 12, 18, o.deck - o.top + 12, steel)
    s.rect(x + 4, o.top - 12, 5, o.deck - o.top + 12, light)
    s.rect(x - 15, o.top - 16, 30, 8, steel)
    s.rect(x - 24, o.deck + 8, 48, 130, s.shade('#8a9aa0', 0.5, o.depth))
  }
  s.rect(s.left, o.deck - 4, s.right - s.left, 13, steel)
  s.rect(s.left, o.deck - 6, s.right - s.left, 3, light)
}
