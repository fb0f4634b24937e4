import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { fbm1, fbm2 } from '../../engine/noise.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Random } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

/** How far right a depth line runs at height y: the shore climbs from lower right to upper middle. */
const depthLine = (y: number, base: number, sway: number, seed: number): number =>
  base - 150 + y * 0.2 + sway * (fbm1(y / 200 + seed, seed, 5, 0.55) - 0.5) + 34 * Math.sin(y / 170 + 0.6)

const toTheRight = (s: Stage, base: number, sway: number, seed: number): string => {
  const ys = range(61).map((i) => s.top + (i / 60) * (s.bottom - s.top))
  return polygon([
    ...ys.map((y): Point => [depthLine(y, base, sway, seed), y]),
    [Math.max(s.right, 1700), s.bottom],
    [Math.max(s.right, 1700), s.top],
  ])
}

const DEPTHS = [
  [560, '#0f4c96', 150],
  [740, '#125ea8', 150],
  [900, '#1674b6', 140],
  [1050, '#1f8fc0', 130],
  [1190, '#34abc4', 110],
  [1330, '#5cc6c4', 90],
] as const

/** From the blue over the drop to the pale shallows: flat planes with hard edges. */
export function drawDepths(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, '#0c3d84')
  for (const [base, colour, sway] of DEPTHS) s.path(toTheRight(s, base, sway, base / 100), colour)
}

const torn = (x: number, y: number, r: number, random: Random, flat = 0.8): Point[] =>
  range(8).map((i) => {
    const a = (i / 8) * Math.PI * 2
    const k = r * (0.7 + random() * 0.5)
    return [x + Math.cos(a) * k, y + Math.sin(a) * k * flat]
  })

/** Coral heads, dark on the side away from the light, thick towards the shore. */
export function drawReef(s: Stage): void {
  const random = s.random(17)
  const heads = range(900)
    .map(() => ({ x: 700 + random() * 900, y: -80 + random() * 1080, r: 5 + random() ** 2.4 * 30 }))
    .filter(({ x, y }) => {
      const shore = x - depthLine(y, 960, 120, 9)
      const clump = fbm2(x * 0.006, y * 0.008, 5, 3)
      return shore > -90 && x < depthLine(y, 1400, 70, 14) && clump > 0.56 - Math.min(0.1, shore / 4000)
    })
    .sort((a, b) => a.y - b.y)
  for (const { x, y, r } of heads) {
    const near = Math.min(1, Math.max(0, (x - depthLine(y, 900, 120, 9)) / 460))
    const tone = (deep: string, shallow: string) => (near > 0.55 ? shallow : deep)
    s.path(smooth(torn(x + r * 0.24, y + r * 0.22, r * 1.08, random)), tone('#0f558e', '#17779a'))
    s.path(smooth(torn(x, y, r, random)), tone('#1a6f9c', '#2f94a0'))
    s.path(smooth(torn(x - r * 0.2, y - r * 0.22, r * 0.58, random)), tone('#2a86a8', '#68b8a6'))
    if (near > 0.5 && r > 12) s.circle(x - r * 0.25, y - r * 0.3, r * 0.2, '#e8b48c')
  }
}

/** Bands of light that the swell throws on the bottom. */
export function drawCaustics(s: Stage): void {
  const random = s.random(33)
  const bands = range(110).map(() => {
    const y = s.top + random() * (s.bottom - s.top)
    const x = depthLine(y, 1010 + random() * 330, 120, 9)
    const w = 16 + random() * 30
    return `M${round1(x)} ${round1(y)}q${round1(w * 0.5)} ${round1(-w * 0.34)} ${round1(w)} 0t${round1(w)} ${round1(-w * 0.1)}`
  })
  s.line(bands.join(''), '#e6fbf0', 1.6, 'opacity=".22" stroke-linecap="round"')
}

/** Surf at the foot of the cliff, and the cliff's edge from above. */
export function drawCliffFoot(s: Stage): void {
  for (const [base, colour, sway] of [
    [1392, '#a6e2d4', 90],
    [1424, '#f4fbf2', 76],
    [1462, '#8fd2cc', 60],
    [1478, '#ffffff', 56],
    [1500, '#a48a68', 40],
    [1520, '#e6d2a4', 44],
    [1572, '#7f9c52', 60],
    [1596, '#5f8446', 66],
  ] as const)
    s.path(toTheRight(s, base, sway, base / 40), colour)
  const random = s.random(8)
  const along = (n: number, base: number, spread: number, draw: (x: number, y: number) => string) =>
    range(n)
      .map(() => {
        const y = s.top + random() * (s.bottom - s.top)
        return draw(depthLine(y, base + (random() - 0.5) * spread, 60, base / 40), y)
      })
      .join('')
  const streak = (x: number, y: number) => {
    const l = 16 + random() * 40
    return `M${round1(x)} ${round1(y)}q${round1(4 + l * 0.16)} ${round1(l * 0.5)} ${round1(l * 0.2)} ${round1(l)}q-7 ${round1(-l * 0.5)} ${round1(-l * 0.2)} ${round1(-l)}Z`
  }
  s.path(along(120, 1404, 34, streak), '#f4fbf2')
  const stone = (r: number) => (x: number, y: number) =>
    smooth(torn(x, y, r * (0.5 + random()), random), true, 0.3)
  s.path(along(46, 1502, 14, stone(11)), '#8a6f52')
  s.path(along(70, 1514, 16, stone(8)), '#f3e4bc')
  const crack = (x: number, y: number) =>
    `M${round1(x - 10)} ${round1(y)}l${round1(8 + random() * 8)} ${round1(6 - random() * 12)}l14 ${round1(4 - random() * 8)}`
  s.line(along(60, 1548, 44, crack), '#b49a70', 1.6)
  for (const _ of range(90)) {
    const y = s.top + random() * (s.bottom - s.top)
    const x = depthLine(y, 1578 + random() * 110, 60, 39)
    const r = 8 + random() * 10
    s.path(smooth(torn(x + r * 0.4, y + r * 0.4, r, random)), '#2f5a3c')
    s.path(smooth(torn(x, y, r, random)), random() < 0.5 ? '#7fa653' : '#5f9150')
    s.path(smooth(torn(x - r * 0.25, y - r * 0.25, r * 0.5, random)), '#a4c266')
  }
}

/** Facets of the swell, longer out in the blue. */
export function drawSwell(s: Stage): void {
  const random = s.random(2)
  const facets = (n: number) =>
    range(n).map(() => {
      const [x, y] = [s.left + random() * (s.right - s.left), s.top + random() * (s.bottom - s.top)]
      if (x > depthLine(y, 1360, 90, 9)) return ''
      const w = 18 + random() * 58
      return `M${round1(x)} ${round1(y)}q${round1(w / 2)} ${round1(-4 - random() * 5)} ${round1(w)} ${round1(-w * 0.1)}q${round1(-w / 2)} 4 ${round1(-w)} ${round1(w * 0.1)}Z`
    })
  s.path(facets(110).join(''), '#4fa8d4', 'opacity=".34"')
  s.path(facets(90).join(''), '#0a2f6c', 'opacity=".3"')
}

/** Seen from above: floating face down, mask and snorkel, long fins, a ring of ripples. */
export function drawSnorkeller(s: Stage, o: FigureOptions & { readonly fins: string }): void {
  const { fins, ...figure } = o
  const k = o.h / 100
  const inFrame = (draw: () => void) => s.placed({ x: o.x, y: o.y, turn: o.turn ?? 0, scale: k }, draw)
  s.placed({ x: o.x + 74, y: o.y + 84, turn: o.turn ?? 0, scale: k * 0.9 }, () =>
    s.path(
      smooth(
        [
          [-4, 20],
          [-8, -40],
          [-13, -78],
          [-5, -98],
          [5, -98],
          [13, -78],
          [8, -40],
          [4, 20],
        ],
        true,
        0.7,
      ),
      s.light.shadow,
      'opacity=".3"',
    ),
  )
  inFrame(() => {
    for (const r of [40, 56])
      s.add(
        `<ellipse cx="0" cy="-52" rx="${r * 0.8}" ry="${r * 1.25}" fill="none" stroke="#eafaf6" stroke-width="1.300" stroke-dasharray="26 18 9 22" opacity="${r < 50 ? 0.6 : 0.35}"/>`,
      )
    for (const x of [-5, 5])
      s.path(
        `M${x - 2} -5L${x + 2} -5L${x * 1.5 + 4.6} 20L${x * 1.5 - 4.6} 20Z`,
        s.shade(fins, x < 0 ? 1 : 0.6),
      )
  })
  drawFigure(s, { ...figure, shadow: false })
  inFrame(() => {
    s.line('M-5.600 -95H5.600', s.shade('#20304a', 0.2), 1.8)
    s.line('M5.400 -94Q9 -99 8.400 -106', s.shade('#f2c83c', 1), 2, 'stroke-linecap="round"')
  })
}
