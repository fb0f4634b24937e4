import { type Point, polygon, ribbon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Random } from '../../../engine/random.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A trough of half an oil drum, from straight above; local units, its inner upper left corner at 0, 0. */
const BED = { w: 1240, h: 330 }

const RIM = 26

export function drawGrill(s: Stage): void {
  s.rect(-RIM + 26, -RIM + 34, BED.w + 2 * RIM, BED.h + 2 * RIM, s.light.shadow, 'opacity=".6"')
  s.rect(-RIM, -RIM, BED.w + 2 * RIM, BED.h + 2 * RIM, s.shade('#5a6a70', 0.45))
  s.rect(-RIM, -RIM, BED.w + 2 * RIM, 9, s.shade('#b8c8c8', 0.9))
  s.rect(-RIM, -RIM, 9, BED.h + 2 * RIM, s.shade('#b8c8c8', 0.8))
  s.rect(-8, -8, BED.w + 16, BED.h + 16, '#2a1418')
  s.rect(0, 0, BED.w, BED.h, '#d8401a')
  s.rect(0, BED.h - 8, BED.w, 16, '#f28a3c')
  drawCoals(s)
  for (const x of range(28)) s.rect(14 + x * 46, -14, 3, BED.h + 28, s.shade('#2a2a34', 0.4))
  for (const y of [64, 166, 268]) {
    s.rect(-10, y, BED.w + 20, 5, s.shade('#2a2a34', 0.4))
    s.rect(-10, y, BED.w + 20, 1.6, '#f7a050')
  }
}

function lump(random: Random, x: number, y: number, r: number): Point[] {
  const n = 6 + Math.floor(random() * 3)
  const start = random() * 6.3
  return range(n).map((i) => {
    const a = start + (i / n) * 2 * Math.PI + (random() - 0.5) * 0.5
    const k = r * (0.66 + random() * 0.5)
    return [x + Math.cos(a) * k, y + Math.sin(a) * k]
  })
}

/** Lumps of charcoal, each with one face in ash, in embers or alight. */
function drawCoals(s: Stage): void {
  const random = s.random(7)
  const faces = [
    ['#241a20', '#4a4248'],
    ['#3a1a1a', '#8a8484'],
    ['#2a1a1e', '#5a5054'],
    ['#6a1f16', '#e8541c'],
    ['#a8301a', '#ff9a34'],
    ['#e0561c', '#ffd264'],
  ] as const
  s.clipped(`M0 0H${BED.w}V${BED.h}H0Z`, () => {
    for (let y = -6; y < BED.h + 30; y += 34)
      for (let x = -10; x < BED.w + 30; x += 40) {
        const [cx, cy] = [x + (random() - 0.5) * 26, y + (random() - 0.5) * 22]
        const heat = 0.5 + 0.32 * Math.sin(x / 130 + y / 90) + (random() - 0.5) * 0.7
        const [body, face] = faces[Math.max(0, Math.min(5, Math.floor(heat * 6)))] ?? faces[0]
        const outline = lump(random, cx, cy, 20 + random() * 11)
        s.path(polygon(outline), body)
        const half = outline.slice(0, 3 + Math.floor(random() * 2))
        s.path(polygon([...half, [cx + 3, cy + 2]]), face)
      }
  })
}

/** One strip of beef, beaten flat: torn edges, one end wider than the other. */
function strip(random: Random, x: number, from: number, to: number, half: number): Point[] {
  const n = 6
  const lean = (random() - 0.5) * 9
  const taper = (random() - 0.5) * 0.3
  const edge = (k: -1 | 1): Point[] =>
    range(n + 1).map((i) => {
      const t = i / n
      const wide = half * (1 + taper * (t - 0.5)) * (0.78 + random() * 0.34)
      return [x + lean * (t - 0.5) + k * wide, from + (to - from) * t + (random() - 0.5) * 9]
    })
  return [...edge(-1), ...edge(1).reverse()]
}

/** A stick with flat strips threaded on it, overlapping like tiles; its handle over the near rim. */
export function drawSuya(
  s: Stage,
  o: { x: number; from: number; to: number; handle: number; seed: number },
): void {
  const random = s.random(o.seed)
  const cuts = [0, 0.3 + random() * 0.08, 0.62 + random() * 0.1, 1].map((t) => o.from + (o.to - o.from) * t)
  const parts = range(3).map((i) =>
    strip(random, o.x + (random() - 0.5) * 6, (cuts[i] ?? 0) - 8, (cuts[i + 1] ?? 0) + 6, 25 + random() * 7),
  )
  s.path(
    parts.map((p) => smooth(p, true, 0.35)).join(''),
    '#150c14',
    'transform="translate(12 14)" opacity=".6"',
  )
  s.line(`M${o.x + 9} ${o.to}V${o.handle + 10}`, s.light.shadow, 5, 'opacity=".5"')
  for (const part of parts) drawStrip(s, part, random)
  for (const [from, to] of [
    [o.from - 30, o.from + 8],
    [(cuts[1] ?? 0) - 14, (cuts[1] ?? 0) + 2],
    [(cuts[2] ?? 0) - 12, (cuts[2] ?? 0) + 4],
    [o.to - 4, o.handle],
  ] as const) {
    s.line(`M${o.x} ${from}V${to}`, s.shade('#e0b678', 0.95), 6)
    s.line(`M${o.x + 2} ${from}V${to}`, s.shade('#8a5c34', 0.5), 2)
  }
}

/** Charred edge, browned flesh, a paler plane, grains of groundnut and pepper. */
function drawStrip(s: Stage, part: readonly Point[], random: Random): void {
  const d = smooth(part, true, 0.35)
  const [x, y] = part[0] as Point
  const [, low] = part[6] as Point
  s.path(d, '#3a1512')
  s.clipped(d, () => {
    const brown = ['#a3502a', '#8f4224', '#b5622f', '#984a2a'][Math.floor(random() * 4)] ?? '#a3502a'
    s.path(d, brown, 'transform="translate(-4 -5)"')
    const seam = x + 16 + random() * 14
    const plane: Point[] = [
      [x - 12, y + 10],
      [seam + 4, y + 6],
      [seam - 7, (y + low) / 2],
      [seam + 2, low - 16],
      [x - 12, low - 10],
    ]
    s.path(polygon(plane), '#c47840', 'opacity=".85"')
    const bars = range(3).map((i) => {
      const at = y + ((low - y) * (i + 0.6)) / 3.2
      return `M${x - 8} ${at}l70 -16l0 5l-70 17Z`
    })
    s.path(bars.join(''), '#4f1d14', 'opacity=".7"')
    for (const _ of range(9)) {
      const [gx, gy] = [x - 2 + random() * 48, y + random() * (low - y)]
      s.path(`M${gx} ${gy}l4 -2l3 3l-4 3Z`, random() < 0.66 ? '#f2c06a' : '#d8361c')
    }
  })
  s.line(d, '#ff8a34', 1.3, 'opacity=".5"')
}

/** Flat, drawn smoke: three veils that cross. */
export function drawSmoke(s: Stage): void {
  for (const [x, y, sway, wide, opacity] of [
    [900, 380, 90, 46, 0.2],
    [1130, 330, 120, 62, 0.16],
    [760, 480, 70, 34, 0.18],
  ] as const) {
    const line = range(9).map(
      (i): Point => [x - i * 26 + Math.sin(i * 1.15 + x) * sway * (i / 8), y - i * 62],
    )
    s.path(
      ribbon(line, (t) => 5 + wide * Math.sin(Math.PI * (0.04 + t * 0.86)) ** 1.2),
      s.shade('#dfeef0', 0.95),
      `opacity="${opacity}"`,
    )
  }
}
