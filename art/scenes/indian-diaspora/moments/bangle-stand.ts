import { ellipsePath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { cornered } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const GOLD = '#e6ab34'

/** Glass between gold, as a bride's sets are sorted. */
const SET = [
  'gold',
  'red',
  'red',
  'red',
  'thin',
  'green',
  'green',
  'green',
  'thin',
  'red',
  'red',
  'red',
  'thin',
]
const GLASS: Record<string, string> = { gold: GOLD, thin: '#f2c65a', red: '#c4163a', green: '#12806a' }

interface StandOptions {
  readonly x: number
  /** Height of the rod and of the shelf it stands upon. */
  readonly y: number
  readonly foot: number
  readonly half: number
}

/** Two turned posts and a rod full of bangles, seen from the front. */
export function drawBangleStand(s: Stage, o: StandOptions): void {
  s.rect(o.x - o.half - 16, o.foot - 16, o.half * 2 + 32, 16, s.shade('#5a2f2a', 0.3))
  s.rect(o.x - o.half - 16, o.foot - 16, o.half * 2 + 32, 5, s.shade('#a8603a', 1))
  for (const k of [-1, 1]) drawPost(s, o.x + k * o.half, o.y, o.foot - 14)
  s.rect(o.x - o.half, o.y - 6, o.half * 2, 12, s.shade('#5a2f2a', 0.35))
  s.rect(o.x - o.half, o.y - 6, o.half * 2, 4, s.shade('#b87044', 1))
  const n = SET.length * 2 + 1
  const step = (o.half * 2 - 56) / (n - 1)
  for (const i of range(n)) {
    const kind = SET[i % SET.length] ?? 'red'
    drawBangle(s, o.x - o.half + 28 + i * step, o.y, kind)
  }
}

function drawPost(s: Stage, x: number, top: number, foot: number): void {
  const h = foot - top
  const profile = (k: number) =>
    cornered(
      `-7,${-26} 7,${-26} 12,-14 7,-4 10,8 6,20 6,${round1(h * 0.45)} 12,${round1(h * 0.55)} 7,${round1(h * 0.66)} 9,${round1(h * 0.85)} 18,${round1(h)} -18,${round1(h)} -9,${round1(h * 0.85)} -7,${round1(h * 0.66)} -12,${round1(h * 0.55)} -6,${round1(h * 0.45)} -6,20 -10,8 -7,-4 -12,-14`,
      x,
      top,
      k,
    )
  s.path(profile(1), s.shade('#6a342c', 0.3))
  s.clipped(profile(1), () => s.rect(x + 1, top - 30, 30, h + 40, s.shade('#a85a36', 0.95)))
}

/** One ring on the rod, nearly edge on; it hangs from its upper inner edge. */
function drawBangle(s: Stage, x: number, rod: number, kind: string): void {
  const colour = GLASS[kind] ?? GOLD
  const [rx, ry, w] = kind === 'gold' ? [12, 98, 12] : kind === 'thin' ? [11, 91, 5.5] : [11, 90, 7]
  const cy = rod + ry - 10
  s.line(ellipsePath(x, cy, rx, ry), s.shade(colour, kind === 'gold' || kind === 'thin' ? 0.42 : 0.2), w)
  s.line(
    `M${round1(x)} ${round1(cy - ry)}A${rx} ${ry} 0 0 1 ${round1(x)} ${round1(cy + ry)}`,
    s.shade(colour, 0.8),
    w,
  )
  const gleam = `M${round1(x + rx * 0.72)} ${round1(cy - ry * 0.7)}A${rx} ${ry} 0 0 1 ${round1(x + rx * 0.98)} ${round1(cy - ry * 0.16)}`
  s.line(gleam, kind === 'gold' || kind === 'thin' ? s.shade('#fff2bc', 1) : s.shade('#ff9a9a', 1), w * 0.4)
  if (kind !== 'gold') return
  const beads = range(15).map((i) => {
    const a = -1.3 + (i / 14) * 2.6
    return ellipsePath(x + Math.cos(a) * rx, cy + Math.sin(a) * ry, 2.2)
  })
  s.path(beads.join(''), s.shade('#fff0b0', 1))
}

/** One heavy bangle standing on edge, turned a little towards the light. */
export function drawGoldBangle(s: Stage, x: number, foot: number, r: number): void {
  const [rx, ry] = [r * 0.84, r]
  const cy = foot - ry
  s.path(cornered('-14,-3 16,-3 -96,-21 -150,-21', x, foot), s.light.shadow, 'opacity=".5"')
  const ring = (dx: number, outer: number, inner: number) =>
    ellipsePath(x + dx, cy, rx * outer, ry * outer) + ellipsePath(x + dx, cy, rx * inner, ry * inner)
  s.path(ring(-9, 1, 0.8), s.shade(GOLD, 0.05), 'fill-rule="evenodd"')
  s.path(ring(-5, 1, 0.8), s.shade('#b4741c', 0.5), 'fill-rule="evenodd"')
  s.path(ring(0, 1, 0.8), s.shade(GOLD, 0.85), 'fill-rule="evenodd"')
  s.line(ellipsePath(x, cy, rx * 0.9, ry * 0.9), s.shade('#8a4a18', 0.3), r * 0.12)
  const beads = range(30).map((i) => {
    const a = (i / 30) * 2 * Math.PI
    return {
      d: ellipsePath(x + Math.cos(a) * rx * 0.9, cy + Math.sin(a) * ry * 0.9, r * 0.052),
      up: Math.cos(a + 0.8),
    }
  })
  s.path(beads.map(({ d }) => d).join(''), s.shade('#f2c65a', 0.85))
  s.path(
    beads
      .filter(({ up }) => up > 0.1)
      .map(({ d }) => d)
      .join(''),
    s.shade('#fff4c8', 1),
  )
  s.line(
    `M${round1(x + rx * 0.2)} ${round1(cy - ry * 0.965)}A${round1(rx * 0.985)} ${round1(ry * 0.985)} 0 0 1 ${round1(x + rx * 0.97)} ${round1(cy - ry * 0.16)}`,
    s.shade('#fffbe6', 1),
    r * 0.035,
  )
}
