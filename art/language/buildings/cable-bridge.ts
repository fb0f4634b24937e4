import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CableBridgeOptions {
  /** Ends of the deck and its thickness there: left, right. */
  readonly from: readonly [x: number, y: number, thick: number]
  readonly to: readonly [x: number, y: number, thick: number]
  /** Foot of the pylon, its waterline and its height. */
  readonly pylon: { readonly x: number; readonly water: number; readonly h: number }
  /** Waterline under the deck at both ends. */
  readonly water: readonly [number, number]
  readonly colour?: string
  readonly depth?: number
}

/** A cable-stayed bridge with one slender A-shaped pylon, seen along the water. */
export function drawCableBridge(s: Stage, o: CableBridgeOptions): void {
  const colour = o.colour ?? '#4a3a6a'
  const depth = o.depth ?? 0.05
  const tone = (lit: number) => s.shade(colour, lit, depth)
  const deckAt = (x: number): Point => {
    const t = (x - o.from[0]) / (o.to[0] - o.from[0])
    return [x, lerp(o.from[1], o.to[1], t) - 18 * Math.sin(Math.PI * Math.min(1, Math.max(0, t)))]
  }
  const thickAt = (x: number) => lerp(o.from[2], o.to[2], (x - o.from[0]) / (o.to[0] - o.from[0]))
  const waterAt = (x: number) => lerp(o.water[0], o.water[1], (x - o.from[0]) / (o.to[0] - o.from[0]))
  const { x: px, h } = o.pylon
  const top: Point = [px, o.pylon.water - h]
  const half = h * 0.1
  drawPiers(s, o, deckAt, thickAt, waterAt, tone)
  drawLeg(s, [px + half, o.pylon.water], top, h * 0.022, [tone(0.5), tone(1)])
  drawCables(s, px, top, h, deckAt, tone)
  drawDeck(s, o, deckAt, thickAt, tone)
  drawLeg(s, [px - half, o.pylon.water], top, h * 0.024, [tone(0.05), tone(0.55)])
  s.path(
    polygon([
      [px - half * 0.62, o.pylon.water - h * 0.42],
      [px + half * 0.62, o.pylon.water - h * 0.42],
      [px + half * 0.58, o.pylon.water - h * 0.445],
      [px - half * 0.58, o.pylon.water - h * 0.445],
    ]),
    tone(0.35),
  )
  s.path(
    polygon([
      [px - h * 0.016, top[1] + h * 0.2],
      [px - h * 0.009, top[1] - h * 0.05],
      [px + h * 0.009, top[1] - h * 0.05],
      [px + h * 0.016, top[1] + h * 0.2],
    ]),
    s.lin([tone(0.1), tone(0.95)], 0, 0, 1, 0),
  )
}

function drawLeg(s: Stage, foot: Point, top: Point, w: number, tones: readonly string[]): void {
  s.path(
    polygon([
      [foot[0] - w, foot[1]],
      [top[0] - w * 0.45, top[1]],
      [top[0] + w * 0.45, top[1]],
      [foot[0] + w, foot[1]],
    ]),
    s.lin(tones, 0, 0, 1, 0),
  )
}

function drawCables(
  s: Stage,
  px: number,
  top: Point,
  h: number,
  deckAt: (x: number) => Point,
  tone: (lit: number) => string,
): void {
  const behind: string[] = []
  const before: string[] = []
  for (const side of [-1, 1]) {
    for (const i of range(15)) {
      const reach = h * (0.16 + i * 0.075)
      const from: Point = [top[0], top[1] + h * (0.2 - i * 0.0135)]
      const to = deckAt(px + side * reach)
      ;(i % 2 ? behind : before).push(polygon([from, to], false))
    }
  }
  s.line(behind.join(''), tone(0.35), 0.9, 'opacity=".75"')
  s.line(before.join(''), tone(1), 1.2, 'opacity=".9"')
}

function drawDeck(
  s: Stage,
  o: CableBridgeOptions,
  deckAt: (x: number) => Point,
  thickAt: (x: number) => number,
  tone: (lit: number) => string,
): void {
  const xs = range(31).map((i) => lerp(o.from[0], o.to[0], i / 30))
  const upper = xs.map(deckAt)
  const lower = xs.map((x): Point => [x, deckAt(x)[1] + thickAt(x)]).reverse()
  s.path(polygon([...upper, ...lower]), s.lin([tone(0.55), tone(0.02)]))
  s.line(polygon(upper, false), tone(1.1), 1.6)
  const lamps = range(34).map((i) => lerp(o.from[0], o.to[0], ((i + 0.5) / 34) ** 0.9))
  for (const x of lamps) {
    const [, y] = deckAt(x)
    const k = thickAt(x)
    s.line(`M${x} ${y}V${y - k * 1.5}`, tone(0.2), Math.max(0.6, k * 0.07))
    s.circle(x, y - k * 1.55, Math.max(1, k * 0.16), s.light.window)
    s.circle(x, y - k * 1.55, k * 0.7, s.light.window, 'opacity=".2"')
  }
}

function drawPiers(
  s: Stage,
  o: CableBridgeOptions,
  deckAt: (x: number) => Point,
  thickAt: (x: number) => number,
  waterAt: (x: number) => number,
  tone: (lit: number) => string,
): void {
  for (const i of range(11)) {
    const x = lerp(o.from[0], o.to[0], (i + 0.4) / 11)
    if (Math.abs(x - o.pylon.x) < o.pylon.h * 0.28) continue
    const k = thickAt(x)
    s.rect(
      x - k * 0.35,
      deckAt(x)[1] + k * 0.8,
      k * 0.7,
      waterAt(x) - deckAt(x)[1] - k * 0.8,
      s.lin([tone(0.05), tone(0.4)], 0, 0, 1, 0),
    )
  }
}
