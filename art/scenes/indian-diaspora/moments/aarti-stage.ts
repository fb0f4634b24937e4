import { ellipsePath, type Point, polygon, rectPath, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'

/** Five tiers of flames on a brass stem; x, y is the hand. */
function drawTieredLamp(s: Stage, [x, y]: Point, h: number): void {
  s.path(rectPath(x - h * 0.03, y - h, h * 0.06, h), '#e8a83c')
  for (const i of range(5)) {
    const cy = y - h * (0.2 + i * 0.17)
    const r = h * (0.34 - i * 0.058)
    s.path(`M${x - r} ${cy}h${2 * r}l${-r * 0.36} ${h * 0.07}h${-r * 1.28}Z`, i % 2 ? '#c8802a' : '#e8a83c')
    const n = 7 - i
    for (const j of range(n)) drawFlame(s, x - r + (2 * r * j) / (n - 1), cy, h * 0.13)
  }
  drawFlame(s, x, y - h, h * 0.22)
}

export function drawFlame(s: Stage, x: number, y: number, h: number): void {
  const leaf = (k: number) =>
    `M${x} ${y}q${-h * 0.62 * k} ${-h * 0.34 * k} 0 ${-h * k}q${h * 0.62 * k} ${h * 0.66 * k} 0 ${h * k}Z`
  s.path(leaf(1.1), '#ff8a2a')
  s.path(leaf(0.74), '#ffd25a')
  s.path(leaf(0.4), '#fffbe0')
}

interface Swing {
  /** Which lamp, and how many degrees it has come, against the clock. */
  readonly lamp: number
  readonly sweep: number
}

/** What the eye keeps of a swung lamp: three tapering ribbons of flat fire. */
function drawArc(s: Stage, [cx, cy]: Point, [lx, ly]: Point, sweep: number): void {
  const r = Math.hypot(lx - cx, ly - cy)
  const end = Math.atan2(cy - ly, lx - cx)
  for (const [wide, colour, from] of [
    [0.085, '#c8481c', 0],
    [0.055, '#f88a2c', 0.1],
    [0.026, '#ffe08a', 0.24],
  ] as const) {
    const line = range(25).map((i): Point => {
      const t = from + ((1 - from) * i) / 24
      const a = end - (sweep * (1 - t) * Math.PI) / 180
      return [cx + Math.cos(a) * r, cy - Math.sin(a) * r]
    })
    s.path(
      ribbon(line, (t) => 0.4 + r * wide * t ** 1.2),
      colour,
    )
  }
}

export interface Priest
  extends Pick<FigureOptions, 'pose' | 'flip' | 'skin' | 'build' | 'hair' | 'beard' | 'age'> {
  readonly x: number
  readonly y: number
  readonly h: number
  /** The hands with a lamp, in hundredths of the height. */
  readonly lamps: readonly Point[]
  readonly swings: readonly Swing[]
}

/** On his low table at the water's edge, all in the same silk, each at another moment of the rite. */
export function drawPriest(s: Stage, { x, y, h, lamps, swings, ...who }: Priest): void {
  drawTable(s, x, y, h)
  const hands = lamps.map(([lx, ly]): Point => [x + (lx / 100) * h, y - (ly / 100) * h])
  for (const { lamp, sweep } of swings) {
    const [hx, hy] = hands[lamp] as Point
    drawArc(s, [x, y - h * 0.74], [hx, hy - h * 0.24], sweep)
  }
  drawFigure(s, {
    ...who,
    x,
    y,
    h,
    view: 'front',
    dress: 'kurta',
    colours: ['#f0982c', '#fbeecb', '#b8203c'],
    shadow: false,
  })
  for (const hand of hands) drawTieredLamp(s, hand, h * 0.5)
}

function drawTable(s: Stage, x: number, y: number, h: number): void {
  const [half, deep] = [h * 0.46, h * 0.2]
  s.path(rectPath(x - half, y + 4, half * 2, deep), s.shade('#8a1f34', 0.4))
  s.path(rectPath(x - half, y + 4, half * 2, deep * 0.22), '#e8a83c')
  s.path(
    polygon([
      [x - half, y + 4],
      [x - half * 0.84, y - h * 0.07],
      [x + half * 0.84, y - h * 0.07],
      [x + half, y + 4],
    ]),
    s.shade('#e0503c', 0.86),
  )
  const beads = range(9).map((i) =>
    ellipsePath(x - half + ((i + 0.5) * half * 2) / 9, y + deep * 0.72, h * 0.024),
  )
  s.path(beads.join(''), '#f8b83c')
}
