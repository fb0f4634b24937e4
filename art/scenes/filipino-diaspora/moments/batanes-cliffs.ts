import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

interface Headland {
  /** The brow from its tip at the left to beyond the right edge. */
  readonly brow: string
  /** Where the cliff meets the sea, from the tip on. */
  readonly foot: string
  /** Up to which point of the brow there is a cliff. */
  readonly cliffTo: number
  readonly depth: number
  readonly grass: readonly [shade: string, light: string]
}

export const FAR: Headland = {
  brow: '560,352 590,330 640,318 720,312 800,300 900,276 1010,262 1140,250 1300,262 1460,244 1680,250',
  foot: '548,372 610,386 700,398 800,410 900,428',
  cliffTo: 5,
  depth: 0.34,
  grass: ['#4f9668', '#8cc47c'],
}
export const MIDDLE: Headland = {
  brow: '690,470 730,436 800,408 900,384 1010,366 1130,358 1260,338 1400,330 1520,312 1680,306',
  foot: '672,502 740,528 820,548 910,572 1010,590',
  cliffTo: 5,
  depth: 0.17,
  grass: ['#3f8a4c', '#84c25c'],
}
export const NEAR: Headland = {
  brow: '742,760 770,700 830,642 920,594 1020,556 1130,528 1260,506 1400,494 1540,476 1680,470',
  foot: '676,824 700,872 690,930 700,1000 720,1060',
  cliffTo: 5,
  depth: 0.02,
  grass: ['#357f3c', '#8ac84c'],
}

/** One headland: its rock in shade, its pasture in the sun, the surf at its foot. */
export function drawHeadland(s: Stage, h: Headland, bottom: number, detail: () => void): void {
  const [brow, foot] = [outline(h.brow), outline(h.foot)]
  drawSurf(s, foot, h.depth)
  drawCliff(s, brow.slice(0, h.cliffTo + 1), foot, h)
  const end = foot.at(-1) as Point
  const edge = [[1720, bottom], [end[0], bottom], end, ...lip(brow, foot, h.cliffTo)] as const
  const land = `${smooth(brow, false, 0.8)}L${edge.map((p) => p.map(Math.round).join(' ')).join('L')}Z`
  s.path(land, s.shade(h.grass[1], 0.95, h.depth))
  s.clipped(land, detail)
  s.line(smooth(brow, false, 0.8), s.shade('#eef4b0', 1, h.depth), 2.4, 'opacity=".7"')
}

/** The grass rolls over the brow a little before the rock begins. */
const lip = (brow: readonly Point[], foot: readonly Point[], to: number): Point[] =>
  range(to + 1).map((i) => {
    const k = to - i
    const [b, f] = [brow[k] as Point, foot[Math.min(foot.length - 1, k)] as Point]
    const t = 0.05 + 0.05 * Math.sin(k * 2.4) + 0.36 * (k / to) ** 2
    return [lerp(b[0], f[0], t), lerp(b[1], f[1], t)]
  })

/** Basalt in upright facets: three hard tones. */
function drawCliff(s: Stage, brow: readonly Point[], foot: readonly Point[], h: Headland): void {
  s.path(polygon([...brow, ...foot.toReversed()]), s.shade('#5a6a78', 0.26, h.depth))
  const random = s.random(brow[0]?.[0] ?? 1)
  const n = 22
  const on = (line: readonly Point[], t: number): Point => {
    const at = Math.min(line.length - 1.001, t * (line.length - 1))
    const i = Math.floor(at)
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    return [lerp(a[0], b[0], at - i), lerp(a[1], b[1], at - i)]
  }
  const facets: [string[], string[]] = [[], []]
  for (const i of range(n)) {
    const [a, b] = [i / n, (i + 0.4 + random() * 0.5) / n]
    const [p, q, r, t] = [on(brow, a), on(brow, b), on(foot, Math.min(1, b + 0.012)), on(foot, a)]
    const cut = 0.4 + random() * 0.6
    const down = (from: Point, to: Point): Point => [lerp(from[0], to[0], cut), lerp(from[1], to[1], cut)]
    facets[i % 3 === 0 ? 1 : 0].push(polygon([p, q, down(q, r), down(p, t)]))
  }
  s.path(facets[0].join(''), s.shade('#7f8f94', 0.5, h.depth))
  s.path(facets[1].join(''), s.shade('#2f4458', 0.1, h.depth))
}

function drawSurf(s: Stage, foot: readonly Point[], depth: number): void {
  const random = s.random((foot[0]?.[1] ?? 1) + 3)
  const reach = lerp(46, 9, depth / 0.34)
  const edge = (far: number): Point[] =>
    range(25).map((i) => {
      const at = (i / 24) * (foot.length - 1.001)
      const k = Math.floor(at)
      const [a, b] = [foot[k] as Point, foot[k + 1] as Point]
      const wave = far * (0.5 + random())
      return [lerp(a[0], b[0], at - k) - wave, lerp(a[1], b[1], at - k) + wave * 0.55]
    })
  const veil = (far: number, fill: string, attributes = '') =>
    s.path(
      `${smooth([...edge(far), ...foot.map(([x, y]): Point => [x + 40, y]).reverse()], true, 0.7)}`,
      fill,
      attributes,
    )
  veil(reach * 1.9, s.shade('#6fc4bc', 0.9, depth), 'opacity=".7"')
  veil(reach, s.shade('#ffffff', 1, depth * 0.5))
}

/** Fields between hedges of reed, and the shadows of clouds driving over them. */
export function drawPasture(
  s: Stage,
  h: Headland,
  hedges: readonly string[],
  shadows: readonly string[],
  fields: readonly string[] = [],
): void {
  for (const field of fields) s.path(smooth(outline(field), true, 0.7), s.shade('#b8d86a', 1, h.depth))
  for (const hedge of hedges) {
    const line = outline(hedge)
    s.line(smooth(line, false, 0.8), s.shade('#2f6a3c', 0.3, h.depth), lerp(9, 3, h.depth / 0.34))
    s.line(
      smooth(
        line.map(([x, y]) => [x + 1, y - 3] as const),
        false,
        0.8,
      ),
      s.shade('#6fb04c', 0.9, h.depth),
      lerp(3.4, 1.2, h.depth / 0.34),
    )
  }
  for (const cloud of shadows)
    s.path(smooth(outline(cloud), true, 0.8), s.shade(h.grass[0], 0.2, h.depth), 'opacity=".62"')
}
