import { ellipsePath, type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Seen from straight above; the light comes from the upper right. */
const CAST = 'opacity=".38" transform="translate(-16 20)"'
const BRASS = '#d2a244'

const spoke = (x: number, y: number, angle: number, r: number): Point => [
  x + Math.cos(angle) * r,
  y + Math.sin(angle) * r,
]

export function drawBoxCompass(s: Stage, o: { x: number; y: number; r: number }): void {
  const { x, y, r } = o
  s.circle(x, y, r, s.light.shadow, CAST)
  s.circle(x, y, r, s.shade(BRASS, 0.35))
  s.path(halfRing(x, y, r), s.shade(BRASS, 1.1))
  s.circle(x, y, r * 0.9, s.shade(BRASS, 0.72))
  s.circle(x, y, r * 0.83, s.shade('#5a3f1c', 0.2))
  s.circle(x, y, r * 0.8, s.shade('#fbf4e0', 1))
  s.path(
    `M${x - r * 0.8} ${y}A${r * 0.8} ${r * 0.8} 0 0 0 ${x + r * 0.56} ${y + r * 0.56}L${x - r * 0.56} ${y - r * 0.56}A${r * 0.8} ${r * 0.8} 0 0 0 ${x - r * 0.8} ${y}Z`,
    s.shade('#fbf4e0', 1),
  )
  const marks = range(72).map((i) => {
    const a = (i * Math.PI) / 36
    return polygon([spoke(x, y, a, r * 0.76), spoke(x, y, a, r * (i % 6 ? 0.72 : 0.66))], false)
  })
  s.line(marks.join(''), s.shade('#1f3f58', 0.3), 1.6)
  for (const [n, reach] of [
    [4, 0.46],
    [2, 0.62],
  ] as const)
    for (const i of range(n === 4 ? 8 : 4))
      drawPoint(s, x, y, (i * Math.PI) / n + (n === 4 ? Math.PI / 8 : 0), r * reach)
  const north = -Math.PI / 2 + 0.5
  const across = (side: number): Point => spoke(x, y, north + side * (Math.PI / 2), r * 0.07)
  s.path(polygon([across(1), spoke(x, y, north, r * 0.7), across(-1)]), s.shade('#d0342c', 0.9))
  s.path(polygon([across(1), spoke(x, y, north + Math.PI, r * 0.62), across(-1)]), s.shade('#23405c', 0.4))
  s.circle(x, y, r * 0.07, s.shade(BRASS, 1.1)).circle(x, y, r * 0.03, s.shade(BRASS, 0.2))
}

const halfRing = (x: number, y: number, r: number): string =>
  `M${x - r * 0.7} ${y - r * 0.72}A${r} ${r} 0 0 1 ${x + r * 0.72} ${y + r * 0.7}Z`

/** One point of the rose, folded along its middle. */
function drawPoint(s: Stage, x: number, y: number, angle: number, reach: number): void {
  const tip = spoke(x, y, angle, reach)
  for (const side of [-1, 1])
    s.path(
      polygon([[x, y], spoke(x, y, angle + side * 0.6, reach * 0.24), tip]),
      side < 0 ? s.shade('#2f8a94', 0.9) : s.shade('#1f4a66', 0.4),
    )
}

/** Brass dividers set to a day's run, steel points on the route. */
export function drawDividers(s: Stage, o: { hinge: Point; left: Point; right: Point }): void {
  const legs = [o.left, o.right].map((tip) => legOf(o.hinge, tip))
  const silhouette = legs.map(({ brass, steel }) => brass + steel).join('')
  s.path(silhouette, s.light.shadow, CAST)
  for (const [i, { brass, steel, edge }] of legs.entries()) {
    s.path(steel, s.shade('#c4d0d6', i ? 1 : 0.7))
    s.path(brass, s.shade(BRASS, i ? 1.05 : 0.75))
    s.path(edge, s.shade(BRASS, i ? 0.5 : 1.1))
  }
  const [x, y] = o.hinge
  s.circle(x, y, 25, s.shade(BRASS, 0.4)).circle(x + 2, y - 2, 21, s.shade(BRASS, 1.1))
  s.circle(x, y, 8, s.shade('#5a3f1c', 0.3))
  s.line(`M${x - 5} ${y + 5}L${x + 5} ${y - 5}`, s.shade(BRASS, 1), 2)
}

function legOf(from: Point, tip: Point): { brass: string; steel: string; edge: string } {
  const angle = Math.atan2(tip[1] - from[1], tip[0] - from[0])
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1])
  const at = (along: number, aside: number): Point => [
    from[0] + Math.cos(angle) * along * length - Math.sin(angle) * aside,
    from[1] + Math.sin(angle) * along * length + Math.cos(angle) * aside,
  ]
  return {
    brass: polygon([at(0, -17), at(0, 17), at(0.62, 9), at(0.62, -9)]),
    steel: polygon([at(0.6, -6), at(0.6, 6), at(1, 0)]),
    edge: polygon([at(0, -17), at(0, -9), at(0.62, -4), at(0.62, -9)]),
  }
}

interface BoardingPass {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly colour: string
  readonly band: string
}

/** A pass with its stub: a band of colour, a tiny aeroplane, bars; no letters. */
export function drawBoardingPass(s: Stage, o: BoardingPass): void {
  const sheet = 'M-150 -58H70A8 8 0 0 0 86 -58H150V58H86A8 8 0 0 0 70 58H-150Z'
  const turned = `transform="translate(${o.x} ${o.y}) rotate(${o.turn})"`
  s.group(CAST, () => s.group(turned, () => s.path(sheet, s.light.shadow)))
  s.group(turned, () => {
    s.path(sheet, s.shade(o.colour, 1))
    s.clipped(sheet, () => s.rect(-150, -58, 300, 26, s.shade(o.band, 0.85)))
    s.line('M78 -46V50', s.shade('#1f4a5c', 0.4), 2, 'stroke-dasharray="4 5" opacity=".6"')
    const ink = s.shade('#1f3f58', 0.3)
    s.line('M-132 -12H-60M-132 4H-84M10 -12H54M96 -12H134M96 4H120', ink, 5, 'opacity=".75"')
    s.path(
      'M-44 -4L-34 -8L-26 -20L-20 -20L-23 -8L-12 -8L-7 -13L-3 -13L-6 -4L-3 5L-7 5L-12 0L-23 0L-20 12L-26 12L-34 0Z',
      s.shade(o.band, 0.85),
    )
    const bars = range(26).map((i) => rectPath(-132 + i * 7, 22, (i * 5) % 3 ? 2 : 4.4, 24))
    s.path(
      bars.join('') +
        range(6)
          .map((i) => rectPath(96 + i * 7, 22, (i * 5) % 3 ? 2 : 4.4, 24))
          .join(''),
      ink,
    )
    s.path(ellipsePath(-120, -45, 5) + ellipsePath(-104, -45, 5), s.shade('#fbf4e2', 1))
  })
}
