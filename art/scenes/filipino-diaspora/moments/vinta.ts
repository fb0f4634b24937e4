import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'

const STRIPES = [
  '#d9483a',
  '#f0b93c',
  '#2f8f6a',
  '#f6ead2',
  '#6a4f9a',
  '#e87a34',
  '#2f6fa8',
  '#f6ead2',
  '#d9483a',
  '#f0b93c',
]

/** A Sulu vinta under its striped sail; x, y is the hull's middle at the waterline, scale 1 is about 640 wide. */
export function drawVinta(s: Stage, o: { x: number; y: number; scale: number }): void {
  const part = (draw: () => void) => s.placed({ x: o.x, y: o.y, scale: o.scale }, draw)
  part(() => {
    drawOutrigger(s, -26, 0.7)
    drawSpars(s)
    drawStripedSail(s)
  })
  drawCrew(s, o)
  part(() => {
    drawHull(s)
    drawOutrigger(s, 34, 1)
  })
}

/** The helmsman with his steering paddle, and a hand at the sheet; the hull hides their feet. */
function drawCrew(s: Stage, o: { x: number; y: number; scale: number }): void {
  const aboard = (x: number, y: number) => ({ x: o.x + x * o.scale, y: o.y + y * o.scale })
  drawFigure(s, {
    ...aboard(-238, -40),
    h: 136,
    pose: 'paddling',
    dress: 'shirt',
    colours: ['#f4efdc', '#2f4f6a'],
    skin: 'umber',
    hat: 'turban',
    hatColours: ['#d8402f', '#f2c648'],
    carries: 'paddle',
    propColours: ['#8a5a34', '#d9b070'],
    shadow: false,
  })
  drawFigure(s, {
    ...aboard(-112, -8),
    h: 132,
    pose: 'hauling',
    flip: true,
    dress: 'sarong',
    colours: ['#3f8f9a', '#7a2f4e', '#f0c050'],
    skin: 'chestnut',
    shadow: false,
  })
}

/** The sail between its two bamboo yards; u along them, v across. */
function sailPoint(u: number, v: number): Point {
  const foot: Point = [lerp(-150, 236, u), lerp(-92, -176, u) + Math.sin(u * Math.PI) * 16]
  const head: Point = [
    lerp(-120, 296, u) + Math.sin(u * Math.PI) * -10,
    lerp(-420, -560, u) - Math.sin(u * Math.PI) * 20,
  ]
  const belly = Math.sin(v * Math.PI) ** 0.8 * (34 + 44 * u)
  return [lerp(foot[0], head[0], v) + belly, lerp(foot[1], head[1], v)]
}

function drawStripedSail(s: Stage): void {
  const n = STRIPES.length
  STRIPES.forEach((colour, i) => {
    const edge = (u: number) => range(9).map((j) => sailPoint(u, j / 8))
    const points = [...edge(i / n), ...edge((i + 1) / n).reverse()]
    const lit = 0.45 + 0.55 * Math.sin(((i + 0.5) / n) * Math.PI * 0.9 + 0.3)
    s.path(polygon(points), s.shade(colour, Math.min(1, lit + 0.12)))
  })
  drawSailShade(s)
  const seams = range(n + 1).map(
    (i) =>
      `M${range(9)
        .map((j) =>
          sailPoint(i / n, j / 8)
            .map((v) => v.toFixed(1))
            .join(' '),
        )
        .join('L')}`,
  )
  s.line(seams.join(''), s.shade('#6a3a3a', 0.25), 1.2, 'opacity=".5"')
  for (const v of [0, 1]) {
    const yard = range(12).map((i) => sailPoint(-0.03 + (i / 11) * 1.06, v))
    s.path(
      ribbon(yard, (t) => 4.6 - t * 2),
      s.shade('#d9b070', 0.9),
    )
  }
}

/** The lower half of the sail turns from the sun: one hard edge across all stripes. */
function drawSailShade(s: Stage): void {
  const line = (v: (u: number) => number) => range(13).map((i) => sailPoint(i / 12, v(i / 12)))
  const under = polygon([...line(() => 0), ...line((u) => 0.3 + 0.14 * Math.sin(u * 5 + 0.4)).reverse()])
  s.path(under, s.light.shadow, 'opacity=".26"')
}

function drawSpars(s: Stage): void {
  const bamboo = s.shade('#c89a5c', 0.8)
  s.path(
    ribbon(
      [
        [-20, -30],
        [0, -240],
        [30, -470],
      ],
      (t) => 7 - t * 2.6,
    ),
    bamboo,
  )
  s.line('M30 -470L300 -60M30 -470L-290 -52M-150 -92L-250 -50', s.shade('#4a3440', 0.3), 1.6)
}

function drawHull(s: Stage): void {
  const wood = '#6b4434'
  s.path(
    'M-350 -74C-300 -40 -180 -34 0 -34C180 -34 290 -44 356 -84C344 -36 300 -2 262 0L-270 0C-306 -4 -340 -36 -350 -74Z',
    s.shade(wood, 0.4),
  )
  s.path(
    'M-346 -66C-300 -32 -180 -26 0 -26C180 -26 290 -36 350 -74L344 -58C290 -22 180 -14 0 -14C-180 -14 -300 -20 -340 -52Z',
    s.shade('#f0b93c', 0.85),
  )
  const carving = range(22).map((i) => `M${-290 + i * 27} -19q7 -9 14 0q7 7 13 -1`)
  s.line(carving.join(''), s.shade('#b0302f', 0.6), 3)
  s.line('M-350 -74C-300 -40 -180 -34 0 -34C180 -34 290 -44 356 -84', s.shade('#f0cf98', 1), 4)
  s.path(
    ribbon(
      [
        [350, -80],
        [372, -108],
        [364, -128],
      ],
      (t) => 7 - t * 4,
    ),
    s.shade(wood, 0.6),
  )
}

function drawOutrigger(s: Stage, y: number, lit: number): void {
  for (const x of [-170, 120]) {
    const arm: Point[] = [
      [x, -42],
      [x + 8, y - 30],
      [x + 2, y],
    ]
    s.path(
      ribbon(arm, (t) => 4.4 - t),
      s.shade('#d9b272', 0.8 * lit),
    )
  }
  const float: Point[] = [
    [-310, y - 10],
    [-220, y],
    [100, y + 1],
    [300, y - 14],
  ]
  s.path(
    ribbon(float, (t) => 6.4 - Math.abs(t - 0.5) * 5),
    s.shade('#e8c888', 0.85 * lit),
  )
}
