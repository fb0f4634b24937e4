import { type Point, polygon, quadratic, ribbon, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Long shadows run from the low sun to the lower left. */
export function drawLongShadow(s: Stage, x: number, y: number, h: number): void {
  const length = h * 1.25
  s.path(
    polygon([
      [x, y - h * 0.01],
      [x, y + h * 0.012],
      [x - length, y + length * 0.27],
      [x - length * 0.98, y + length * 0.235],
    ]),
    s.light.shadow,
    'opacity=".42"',
  )
  const random = s.random(x)
  for (const i of range(16)) {
    const t = 0.36 + (i / 16) * 0.62
    s.ellipse(
      x - length * t + (random() - 0.5) * h * 0.1,
      y + length * t * 0.255 + (random() - 0.5) * h * 0.07,
      h * (0.03 + 0.07 * random()),
      h * 0.02,
      s.light.shadow,
      'opacity=".24"',
    )
  }
}

/** A young ghaf: crooked stem, thin arching twigs that droop, feathery leaflets catching the light. */
export function drawGhaf(s: Stage, x: number, y: number, h: number, depth = 0): void {
  const random = s.random(x * 0.37 + h)
  const lean = (random() - 0.5) * 0.1
  const spine = (t: number): Point => [x + h * (lean * t + 0.022 * Math.sin(t * 7 + x)), y - h * t]
  const twigs = range(h > 150 ? 44 : 20).map((i, _, all) => {
    const t = 0.3 + 0.68 * (i / all.length) + random() * 0.04
    const side = random() > 0.5 ? 1 : -1
    const reach = h * (0.3 - 0.2 * t) * (0.4 + 0.9 * random())
    const root = spine(t)
    const bend: Point = [root[0] + side * reach * 0.55, root[1] - reach * (0.55 + 0.4 * random())]
    const tip: Point = [root[0] + side * reach * 1.1, root[1] - reach * (random() * 0.9 - 0.28)]
    return { root, bend, tip, side }
  })
  s.line(
    twigs
      .map(
        ({ root, bend, tip }) =>
          `M${root.map(round1).join(' ')}Q${bend.map(round1).join(' ')} ${tip.map(round1).join(' ')}`,
      )
      .join(''),
    s.shade('#7a6a4a', 0.4, depth),
    Math.max(0.6, h * 0.006),
    'stroke-linecap="round"',
  )
  s.path(
    ribbon(
      range(9).map((i) => spine(i / 8)),
      (t) => h * (0.014 - 0.011 * t),
    ),
    s.lin([s.shade('#6a4a40', 0.15, depth), s.shade('#b08a62', 0.9, depth)], 0, 0, 1, 0),
  )
  const tones = [0.1, 0.42, 0.72, 1].map((lit) => s.shade('#8aa05c', lit, depth))
  const leaves = tones.map(() => '')
  for (const { root, bend, tip, side } of twigs)
    for (const j of range(h > 150 ? 13 : 7)) {
      const [lx, ly] = quadratic(root, bend, tip, 0.16 + (j / (h > 150 ? 13 : 7)) * 0.86)
      for (const up of [-1, 1]) {
        const long = h * (0.017 + 0.014 * random())
        const [dx, dy] = [side * long * (0.5 + 0.4 * random()), up * long * 0.8]
        const tone = Math.max(0, Math.min(3, Math.floor((up < 0 ? 2.6 : 0.9) + side * 0.5 + random() * 1.2)))
        leaves[tone] +=
          `M${round1(lx)} ${round1(ly)}q${round1(dx * 0.2 - dy * 0.22)} ${round1(dy * 0.3)} ${round1(dx)} ${round1(dy)}q${round1(-dx * 0.1 + dy * 0.26)} ${round1(-dy * 0.7)} ${round1(-dx)} ${round1(-dy)}Z`
      }
    }
  for (const [i, d] of leaves.entries()) s.path(d, tones[i] as string)
}

/** A round that feet and wind have been at. */
const wornRound = (x: number, y: number, rx: number, ry: number): string =>
  smooth(
    range(14).map((i): Point => {
      const a = (i / 14) * 2 * Math.PI
      const worn = 1 + 0.07 * Math.sin(a * 3 + x) + 0.05 * Math.sin(a * 5 + y)
      return [x + Math.cos(a) * rx * worn, y + Math.sin(a) * ry * worn]
    }),
    true,
    0.9,
  )

/** The damp saucer of sand that each tree was given its water in. */
export function drawBasin(s: Stage, x: number, y: number, r: number, depth: number): void {
  s.path(wornRound(x, y, r * 1.14, r * 0.29), s.shade('#f0a870', 1, depth), 'opacity=".75"')
  s.path(wornRound(x - r * 0.03, y + r * 0.03, r * 1.06, r * 0.26), s.shade('#c06a4a', 0.5, depth))
  s.path(wornRound(x, y + r * 0.04, r * 0.86, r * 0.19), s.shade('#8a4440', 0.3, depth))
  s.ellipse(x + r * 0.12, y + r * 0.05, r * 0.52, r * 0.1, s.shade('#6a3038', 0.16, depth), 'opacity=".8"')
}

/** A cream label on string; two ruled lines stand for a name. */
export function drawTag(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k, turn: 8 }, () => {
    s.line('M0 0C6 6 12 8 16 16', s.shade('#e8d0a8', 0.9), 1.6)
    s.path('M8 22L16 13L24 22V58H8Z', s.light.shadow, 'opacity=".3" transform="translate(-3 3)"')
    s.path('M8 22L16 13L24 22V58H8Z', s.lin([s.shade('#fffaf0', 1.05), s.shade('#ead6b8', 0.8)], 1, 0, 0, 1))
    s.circle(16, 20, 1.8, s.shade('#7a4a3c', 0.3))
    s.line('M11.5 32H20.5M11.5 38H18.5', s.shade('#7a4a5c', 0.3), 1.3)
    s.path(
      'M16 54C12 51 11 48 13.4 46.6C15 46 16 47.4 16 48C16 47.4 17 46 18.6 46.6C21 48 20 51 16 54Z',
      s.shade('#c8575a', 0.8),
    )
  })
}
