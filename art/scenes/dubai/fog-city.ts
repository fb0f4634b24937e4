import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface Tower {
  readonly x: number
  readonly w: number
  readonly top: number
  /** Where the fog takes it. */
  readonly foot: number
  readonly depth: number
  readonly kind: 'steps' | 'slant' | 'crown' | 'twin' | 'lens'
}

const SILVER = '#a9bac6'

/** One upright body in two planes: the narrow side to the sun is light, the broad one cool. */
function drawShaft(s: Stage, t: Tower, left: number, right: number, top: number, slope = 0): void {
  const edge = left + (right - left) * 0.7
  const at = (x: number) => top + ((right - x) / Math.max(1, right - left)) * slope
  s.path(
    polygon([
      [left, at(left)],
      [edge, at(edge)],
      [edge, t.foot],
      [left, t.foot],
    ]),
    s.shade(SILVER, 0.3, t.depth),
  )
  s.path(
    polygon([
      [edge, at(edge)],
      [right, at(right)],
      [right, t.foot],
      [edge, t.foot],
    ]),
    s.shade('#f0e6d8', 1, t.depth),
  )
  const gap = 9 + (1 - t.depth) * 5
  const floors = range(Math.floor((t.foot - top - slope) / gap) - 1).map(
    (i) => `M${left + 2} ${(top + slope + gap * (i + 1)).toFixed(1)}H${edge - 1}`,
  )
  s.line(floors.join(''), s.shade(SILVER, 0.62, t.depth), 1.6 * (1 - t.depth * 0.6))
  const fin = (left + edge) / 2
  s.line(`M${fin} ${at(fin)}V${t.foot}`, s.shade(SILVER, 0.08, t.depth), Math.max(1.4, t.w * 0.05))
}

const shafts: Record<Tower['kind'], (s: Stage, t: Tower) => void> = {
  steps: (s, t) => {
    const tall = t.foot - t.top
    s.path(
      polygon([
        [t.x - t.w * 0.025, t.top + tall * 0.16],
        [t.x, t.top],
        [t.x + t.w * 0.025, t.top + tall * 0.16],
      ]),
      s.shade(SILVER, 0.5, t.depth),
    )
    for (const [k, from, shift] of [
      [0.16, 0.13, 0],
      [0.34, 0.22, -0.05],
      [0.54, 0.34, 0.04],
      [0.76, 0.5, -0.04],
      [1, 0.68, 0],
    ] as const)
      drawShaft(s, t, t.x + t.w * (shift - k / 2), t.x + t.w * (shift + k / 2), t.top + tall * from)
  },
  slant: (s, t) => drawShaft(s, t, t.x - t.w / 2, t.x + t.w / 2, t.top, t.w * 0.8),
  crown: (s, t) => {
    s.path(
      polygon([
        [t.x - t.w * 0.2, t.top + t.w * 0.5],
        [t.x, t.top - t.w * 0.5],
        [t.x + t.w * 0.2, t.top + t.w * 0.5],
      ]),
      s.shade('#f0e6d8', 0.8, t.depth),
    )
    drawShaft(s, t, t.x - t.w * 0.34, t.x + t.w * 0.34, t.top + t.w * 0.4)
    drawShaft(s, t, t.x - t.w / 2, t.x + t.w / 2, t.top + t.w * 0.9)
  },
  twin: (s, t) => {
    drawShaft(s, t, t.x - t.w * 0.56, t.x - t.w * 0.08, t.top + t.w * 0.5, t.w * 0.4)
    drawShaft(s, t, t.x + t.w * 0.08, t.x + t.w * 0.56, t.top, t.w * 0.4)
    s.rect(t.x - t.w * 0.1, t.top + t.w * 2.2, t.w * 0.2, t.w * 0.24, s.shade(SILVER, 0.2, t.depth))
  },
  lens: (s, t) => {
    const side = (k: number): Point[] =>
      range(21).map((i) => [
        t.x + (t.w / 2) * k * Math.sin(Math.PI * (0.06 + (i / 20) * 0.56)) ** 0.8,
        t.top + ((t.foot - t.top) * i) / 20,
      ])
    const outline = polygon([...side(-1), ...side(1).reverse()])
    s.clipped(outline, () => drawShaft(s, t, t.x - t.w / 2, t.x + t.w / 2, t.top))
  },
}

export const drawTower = (s: Stage, t: Tower): void => shafts[t.kind](s, t)

interface Bank {
  readonly y: number
  readonly rise: number
  readonly length: number
  readonly phase: number
  readonly lit: string
  readonly body: string
  readonly shade: string
}

/** A bank of fog in three flat planes: lit heads, body, the cool hollows before it. */
export function drawFogBank(s: Stage, b: Bank): void {
  const head = (x: number, drop: number, k: number): Point => {
    const [u, v] = [x / b.length + b.phase + k, x / (b.length * 0.37) + b.phase * 2 + k * 3]
    const swell = 0.5 + 0.5 * Math.sin(x / (b.length * 3.3) + b.phase * 5)
    return [
      x,
      b.y + drop - b.rise * (0.62 * Math.abs(Math.sin(u)) + 0.26 * Math.abs(Math.sin(v))) * (0.35 + swell),
    ]
  }
  const plane = (drop: number, k: number, colour: string): void => {
    const xs = range(241).map((i) => s.left + ((s.right - s.left) * i) / 240)
    s.path(polygon([...xs.map((x) => head(x, drop, k)), [s.right, s.bottom], [s.left, s.bottom]]), colour)
  }
  plane(0, 0, b.lit)
  plane(b.rise * 0.34, 0.16, b.body)
  plane(b.rise * 1.05, 1.1, b.shade)
}
