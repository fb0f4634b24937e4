import { ellipsePath } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface DotRow {
  readonly from: number
  readonly to: number
  /** Where the shoulders end. */
  readonly y: number
  /** Height of head and shoulders. */
  readonly h: number
  readonly depth?: number
}

const HEADS = ['#3a2a2c', '#6a4630', '#c98a64', '#e2b48e', '#8a5a40', '#4a3026', '#f0e6d0']

/** People too far off for faces: a shoulder and a head each, rows from far to near. */
export function crowdDots(
  s: Stage,
  o: { rows: readonly DotRow[]; hues: readonly string[]; lit?: number; seed?: number },
): void {
  const random = s.random(o.seed ?? 5)
  for (const { from, to, y, h, depth = 0 } of o.rows) {
    const strokes = new Map<string, string[]>()
    const put = (colour: string, d: string) => strokes.set(colour, [...(strokes.get(colour) ?? []), d])
    for (let x = from + random() * h; x < to; x += h * lerp(0.6, 1.05, random())) {
      const foot = y + (random() - 0.5) * h * 0.36
      const cloth = o.hues[Math.floor(random() * o.hues.length)] as string
      const head = HEADS[Math.floor(random() * HEADS.length)] as string
      put(
        s.shade(cloth, (o.lit ?? 0.8) * (0.75 + 0.25 * random()), depth),
        ellipsePath(x, foot - h * 0.22, h * 0.4, h * 0.4),
      )
      put(
        s.shade(head, (o.lit ?? 0.8) * 0.9, depth),
        ellipsePath(x + (random() - 0.5) * h * 0.1, foot - h * 0.74, h * 0.18, h * 0.22),
      )
    }
    for (const [colour, d] of strokes) s.path(d.join(''), colour)
  }
}
