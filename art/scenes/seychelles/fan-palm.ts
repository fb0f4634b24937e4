import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { arch, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface FanOptions {
  /** Where the stalk meets the leaf. */
  readonly x: number
  readonly y: number
  readonly r: number
  /** Direction of the middle of the fan, degrees: -90 is up. */
  readonly turn: number
  /** Opening of the fan in degrees. */
  readonly spread?: number
  readonly pleats?: number
  /** 0 in deep shade .. 1 with the sun shining through. */
  readonly lit?: number
  readonly depth?: number
  /** Foreshortening across the fan's axis. */
  readonly squash?: number
  readonly seed?: number
}

/** One giant pleated leaf of the coco de mer. */
export function drawFan(s: Stage, o: FanOptions): void {
  const { r, spread = 190, pleats = 26, lit = 0.5, depth = 0, squash = 1 } = o
  const random = s.random(o.seed ?? o.x + o.y * 3)
  const leaf = mix('#3f8f4f', '#b9d65a', lit * 0.8)
  const turn = (o.turn * Math.PI) / 180
  const at = (angle: number, radius: number): Point => {
    const along = Math.cos(angle) * radius
    const across = Math.sin(angle) * radius * squash
    return [
      o.x + along * Math.cos(turn) - across * Math.sin(turn),
      o.y + along * Math.sin(turn) + across * Math.cos(turn),
    ]
  }
  const step = ((spread / pleats) * Math.PI) / 180
  const start = (-spread / 2) * (Math.PI / 180)
  const bright: string[] = []
  const dim: string[] = []
  const ribs: string[] = []
  for (const i of range(pleats)) {
    const a = start + i * step
    const t = (i + 0.5) / pleats
    const length = r * (0.72 + 0.3 * arch(t)) * (0.94 + random() * 0.1)
    const split = length * (0.7 + random() * 0.16)
    const [valley, ridge, next] = [at(a, split), at(a + step / 2, length), at(a + step, split)]
    const tipA = at(a + step * 0.3, length * (0.95 + random() * 0.04))
    const tipB = at(a + step * 0.7, length * (0.93 + random() * 0.05))
    bright.push(polygon([[o.x, o.y], valley, tipA, ridge]))
    dim.push(polygon([[o.x, o.y], ridge, tipB, next]))
    ribs.push(polygon([[o.x, o.y], ridge], false))
  }
  const fade = (colour: string, inner: string) =>
    s.rad([inner, colour, mix(colour, s.light.lit, 0.18 * lit)], o.x, o.y, r, true)
  const [high, low] = [s.shade(leaf, 0.35 + lit * 0.6, depth), s.shade(leaf, lit * 0.5, depth)]
  s.path(bright.join(''), fade(high, s.shade(leaf, 0.2 + lit * 0.5, depth)))
  s.path(dim.join(''), fade(low, s.shade(leaf, lit * 0.3, depth)))
  s.line(
    ribs.join(''),
    s.shade(mix(leaf, '#f2efb0', 0.4), 0.4 + lit * 0.6, depth),
    Math.max(0.6, r * 0.004),
    'opacity=".7"',
  )
}

/** A leaf on its stalk, which grows from the crown at `from`. */
export function drawFanLeaf(s: Stage, o: FanOptions & { readonly from: Point }): void {
  const bend: Point = [(o.from[0] + o.x) / 2, (o.from[1] + o.y) / 2 - o.r * 0.08]
  const stalk = `M${o.from[0]} ${o.from[1]}Q${bend[0]} ${bend[1]} ${o.x} ${o.y}`
  s.line(
    stalk,
    s.shade('#6f7a3c', 0.1 + (o.lit ?? 0.5) * 0.4, o.depth ?? 0),
    o.r * 0.05,
    'stroke-linecap="round"',
  )
  s.line(stalk, s.shade('#c3c86a', 0.5 + (o.lit ?? 0.5) * 0.5, o.depth ?? 0), o.r * 0.014)
  drawFan(s, o)
}
