import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'

interface Flying {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly depth?: number
}

/** Half width of the envelope, 0 crown … 1 mouth: a globe that runs straight to its mouth. */
const halfWidth = (t: number): number =>
  t < 0.58 ? 100 * Math.sqrt(Math.max(0, 1 - ((t - 0.42) / 0.42) ** 2)) : 92.5 - 187 * (t - 0.58)

const edge = (k: number, t: number): Point => [Math.sin(k * (Math.PI / 2)) * halfWidth(t), t * 230]

/** A strip of the envelope between two meridians, -1 left … 1 right. */
const gore = (from: number, to: number): string => {
  const side = (k: number) => range(41).map((i) => edge(k, i / 40))
  return polygon([...side(from), ...side(to).reverse()])
}

/** Striped balloon, its crown at x y; size is the envelope's radius. */
export function drawStripedBalloon(
  s: Stage,
  o: Flying & { readonly colours: readonly [string, string] },
): void {
  const { depth = 0 } = o
  const gores = 14
  s.placed({ x: o.x, y: o.y, scale: o.size / 100 }, () => {
    for (const k of range(gores)) {
      const [from, to] = [-1 + (2 * k) / gores, -1 + (2 * (k + 1)) / gores]
      const lit = from > -0.16 ? 1 : from > -0.6 ? 0.6 : 0.3
      s.path(gore(from, to), s.shade(o.colours[k % 2] as string, lit, depth))
    }
    drawBelt(s, o.colours, depth)
  })
}

/** A belt of lozenges round the widest part, and the dark mouth. */
function drawBelt(s: Stage, colours: readonly [string, string], depth: number): void {
  const at = (k: number, t: number): Point => {
    const [x, y] = edge(-1 + k / 6, t)
    return [x, y + 9 * (1 - (x / 100) ** 2)]
  }
  const belt = (t: number, to: number) => range(25).map((i) => at((i * to) / 24, t))
  for (const [to, lit] of [
    [12, 0.8],
    [4.3, 0.3],
  ] as const)
    s.path(polygon([...belt(0.36, to), ...belt(0.5, to).reverse()]), s.shade('#1f4f78', lit, depth))
  const lozenges = range(12).map((i) => {
    return polygon([at(i + 0.5, 0.37), at(i + 0.9, 0.43), at(i + 0.5, 0.49), at(i + 0.1, 0.43)])
  })
  s.path(lozenges.join(''), s.shade(colours[0], 0.95, depth))
  s.path(ellipsePath(0, 230, 14, 4), s.shade('#3a2430', 0.1, depth))
}

/** Wicker basket below the mouth with three people, ropes and the flame of the burner. */
export function drawBasket(s: Stage, x: number, y: number, size: number): void {
  const u = size / 100
  const wicker = '#9a6438'
  const at = (dx: number, dy: number): Point => [x + dx * u, y + dy * u]
  const rope = (a: Point, b: Point) => `M${a.join(' ')}L${b.join(' ')}`
  s.path(polygon([at(-4, 248), at(0, 226), at(4, 248)]), '#ffd76a').path(
    polygon([at(-2, 248), at(0, 236), at(2, 248)]),
    '#fff6d8',
  )
  for (const [i, who] of (
    [
      {
        pose: 'photographing',
        dress: 'shirt',
        colours: ['#e9edf0', '#34506a'],
        skin: 'rose',
        hat: 'cap',
        hatColours: ['#2f6f8c'],
      },
      {
        pose: 'raising',
        dress: 'summerDress',
        colours: ['#e05a3c'],
        skin: 'umber',
        woman: true,
        hair: 'bun',
      },
      {
        pose: 'atEase',
        dress: 'thobe',
        colours: ['#f4f4ec'],
        skin: 'bronze',
        hat: 'ghutra',
        hatColours: ['#f7f7f2'],
      },
    ] as const
  ).entries())
    drawFigure(s, { ...who, x: x + (i - 1) * 12 * u, y: y + 299 * u, h: 27 * u, shadow: false })
  const ropes = [
    rope(at(-13, 230), at(-20, 282)),
    rope(at(13, 230), at(20, 282)),
    rope(at(-5, 230), at(-8, 282)),
    rope(at(5, 230), at(8, 282)),
  ]
  s.line(ropes.join(''), s.shade('#3a2430', 0.2), 1)
  s.line(rope(at(-9, 249), at(9, 249)), s.shade('#3a2430', 0.2), 2.4)
  s.path(polygon([at(-21, 284), at(21, 284), at(18.5, 306), at(-18.5, 306)]), s.shade(wicker, 1))
  s.path(polygon([at(-21, 284), at(-6, 284), at(-6, 306), at(-18.5, 306)]), s.shade(wicker, 0.35))
  s.line(
    range(3)
      .map((i) => rope(at(-20 + i, 289.5 + i * 5), at(20 - i, 289.5 + i * 5)))
      .join(''),
    s.shade(wicker, 0.15),
    1,
  )
  s.line(rope(at(-22, 283.5), at(22, 283.5)), s.shade('#5a3020', 0.5), 3, 'stroke-linecap="round"')
}

const FAR_WING: Point[] = [
  [17, -7],
  [26, -24],
  [25, -44],
  [12, -70],
  [-14, -104],
  [-6, -74],
  [-8, -52],
  [-9, -30],
  [-8, -8],
]
const NEAR_WING: Point[] = FAR_WING.map(([x, y]) => [x, -y])

/** Peregrine in a level glide, seen from above and behind its far wing: sickle wings, barred tail; flies right. */
export function drawGlidingFalcon(s: Stage, o: Flying & { readonly turn?: number }): void {
  const slate = '#5b6b7a'
  s.group(
    `transform="translate(${o.x} ${o.y}) rotate(${o.turn ?? 0}) scale(${o.size / 200}) matrix(1 0 -.16 .74 0 0)"`,
    () => {
      s.path('M-14 -9L-66 -11L-70 0L-66 11L-14 9Z', s.shade(slate, 0.5))
      s.line('M-30 -10V10M-42 -11V11M-54 -11V11', s.shade('#22303c', 0.1), 3.5)
      s.path('M-64 -11L-70 0L-64 11Z', s.shade('#f1efe4', 1))
      s.path(smooth(FAR_WING, true, 0.7), s.shade(slate, 0.2))
      s.path(smooth(NEAR_WING, true, 0.7), s.shade(slate, 0.95))
      for (const [wing, tip] of [
        [FAR_WING, -1],
        [NEAR_WING, 1],
      ] as const)
        s.clipped(smooth(wing, true, 0.7), () =>
          s.path(
            `M-40 ${tip * 120}L-22 ${tip * 60}L2 ${tip * 64}L16 ${tip * 60}L4 ${tip * 120}Z`,
            s.shade('#22303c', tip < 0 ? 0 : 0.35),
          ),
        )
      s.path(
        'M-22 -8C-6 -15 20 -15 34 -9C44 -7 50 -4 54 0C50 5 44 8 34 9C20 15 -6 15 -22 8Z',
        s.shade(slate, 0.6),
      )
      s.path('M-22 0H54C50 5 44 8 34 9C20 15 -6 15 -22 8Z', s.shade('#8f9aa2', 1))
      s.path('M32 -9C42 -8 50 -5 54 0C50 5 42 8 32 9C36 3 36 -3 32 -9Z', s.shade('#22303c', 0.2))
      s.path('M50 -3C57 -3 60 0 58 3C55 2 52 3 50 3Z', s.shade('#e8b83c', 1))
    },
  )
}
