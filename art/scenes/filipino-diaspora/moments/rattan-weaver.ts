import { type Point, polygon, rectPath, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'

/** Where the sun stands over the horizon: all light on the floor runs away from here. */
const SUN = { x: 1218, y: 404, horizon: 500 }
const FOOT = 640
const TOP = 300
const DOOR: Pair = [1052, 1276]
const SCREENS: readonly Pair[] = [
  [520, 1030],
  [1298, 1560],
]
const PITCH = 34
const GAP = 15

type Pair = readonly [number, number]

/** A point of the wall's foot carried over the floor by the light. */
const cast = (x: number, y: number): number =>
  SUN.x + ((x - SUN.x) * (y - SUN.horizon)) / (FOOT - SUN.horizon)

const gaps = (): Pair[] =>
  SCREENS.flatMap(([from, to]) =>
    range(Math.floor((to - from) / PITCH)).map(
      (i): Pair => [from + i * PITCH + PITCH - GAP, from + (i + 1) * PITCH],
    ),
  )

/** Mountains and terraces in the low sun. */
export function drawValley(s: Stage): void {
  const { top, left, right } = s
  s.rect(left, top, right - left, FOOT - top, s.fine(s.light.sky, 0, 200, 0, 520, true))
  s.circle(SUN.x, SUN.y, 92, s.light.sun, 'opacity=".45"')
  s.circle(SUN.x, SUN.y, 44, s.light.sun)
  for (const [y, rise, depth, lit] of [
    [470, 46, 0.66, 0.6],
    [510, 40, 0.42, 0.5],
  ] as const) {
    const crest = range(66).map(
      (i): Point => [460 + i * 18, y - rise * Math.abs(Math.sin(i * 0.31 + y)) - 8 * Math.sin(i * 0.83)],
    )
    s.path(polygon([...crest, [1660, FOOT], [460, FOOT]]), s.shade('#5f8f78', lit, depth))
  }
  for (const i of range(9)) {
    const y = 536 + i * i * 1.3 + i * 2
    const edge = range(40).map((k): Point => [460 + k * 31, y + 7 * Math.sin(k * 0.5 + i * 0.9) - k * 0.3])
    s.path(
      polygon([...edge, [1680, FOOT + 20], [460, FOOT + 20]]),
      s.shade(i % 2 ? '#8fb060' : '#4f8458', 0.4 + i * 0.03, 0.26 - i * 0.026),
    )
    s.line(polygon(edge, false), s.shade('#f2f0b0', 1), 2.2)
  }
}

/** Planks, slatted screens and the open doorway between them. */
export function drawWall(s: Stage): void {
  const wood = '#54442f'
  const solid = [
    [s.left, SCREENS[0]?.[0] ?? 0],
    [SCREENS[1]?.[1] ?? 0, s.right],
  ] as const
  for (const [l, r] of solid) {
    s.rect(l, TOP - 20, r - l, FOOT - TOP + 24, s.shade(wood, 0.1))
    for (let x = l; x < r; x += 58) s.rect(x, TOP, 3, FOOT - TOP, s.shade('#1a2420', 0))
  }
  for (const [from, to] of SCREENS)
    for (let x = from; x < to; x += PITCH) {
      s.rect(x, TOP, PITCH - GAP, FOOT - TOP, s.shade(wood, 0.08))
      s.rect(x + PITCH - GAP - 2.4, TOP, 2.4, FOOT - TOP, s.shade('#e0b468', 0.95))
      for (const y of [372, 452, 530, 606])
        s.rect(x - 1, y + ((x / PITCH) % 3) * 9, PITCH - GAP + 2, 3, s.shade('#1a2420', 0))
    }
  for (const [from, to] of SCREENS)
    for (const y of [348, 480, 612]) s.rect(from, y, to - from, 9, s.shade(wood, 0.03))
  for (const x of [SCREENS[0]?.[0] ?? 0, DOOR[0] - 22, DOOR[1], SCREENS[1]?.[1] ?? 0]) {
    s.rect(x, TOP - 30, 24, FOOT - TOP + 34, s.shade('#4a3a2a', 0.04))
    s.rect(x < SUN.x ? x + 20 : x, TOP, 4, FOOT - TOP, s.shade('#ffd58a', 1))
  }
  s.rect(s.left, TOP - 34, s.right - s.left, 40, s.shade('#4a3a2a', 0.1))
  s.rect(s.left, TOP + 2, s.right - s.left, 4, s.shade('#c8924a', 0.5))
}

/** The underside of the thatch and its rafters, running to the eye's vanishing point. */
export function drawRoof(s: Stage): void {
  const at = (x: number, y: number): Point => [
    1130 + (x - 1130) * y,
    SUN.horizon - (SUN.horizon - TOP + 30) * y,
  ]
  s.path(
    polygon([
      [s.left, TOP - 30],
      [s.right, TOP - 30],
      [s.right, s.top],
      [s.left, s.top],
    ]),
    s.shade('#4f4630', 0.02),
  )
  for (const i of range(12)) {
    const [, y] = at(0, 1.06 + i * i * 0.016 + i * 0.09)
    s.rect(s.left, y, s.right - s.left, 3 + i * 0.8, s.shade('#6f6140', 0.16))
  }
  for (const i of range(15)) {
    const x = -500 + i * 230
    const [a, b] = [at(x, 1), at(x, 3.4)]
    s.path(
      polygon([
        [a[0] - 5, a[1]],
        [a[0] + 5, a[1]],
        [b[0] + 18, b[1]],
        [b[0] - 18, b[1]],
      ]),
      s.shade('#3c3226', 0),
    )
    s.line(
      polygon(
        [
          [a[0] + 4, a[1]],
          [b[0] + 15, b[1]],
        ],
        false,
      ),
      s.shade('#a87f44', 0.4),
      2.4,
    )
  }
}

/** Floor boards, and the bars of light that fall across them. */
export function drawFloor(s: Stage): void {
  s.fillBelow(FOOT, s.shade('#4c3c2c', 0.06))
  const bar = ([l, r]: Pair): string =>
    polygon([
      [l, FOOT],
      [r, FOOT],
      [cast(r, s.bottom), s.bottom],
      [cast(l, s.bottom), s.bottom],
    ])
  const light = s.lin(
    [s.shade('#ffdf98', 1), s.shade('#e8b25c', 0.9), s.shade('#b87f42', 0.6)],
    0,
    FOOT,
    0,
    900,
    true,
  )
  s.path([...gaps(), DOOR].map(bar).join(''), light)
  for (const i of range(9))
    s.rect(
      s.left,
      FOOT + 8 + i * i * 3.6 + i * 5,
      s.right - s.left,
      1.2 + i * 0.34,
      s.shade('#1a2420', 0),
      'opacity=".62"',
    )
  s.rect(s.left, FOOT - 2, s.right - s.left, 9, s.shade('#2c261e', 0))
  s.rect(DOOR[0], FOOT - 2, DOOR[1] - DOOR[0], 7, s.shade('#ffdf98', 1))
}

const FOLD = { to: [-0.34, 0.74], opacity: 0.72 } as const

/** On a low stool in the doorway, the unfinished basket between her knees. */
export function drawWeaver(s: Stage): void {
  const [x, y] = [1128, 700]
  s.path(
    polygon([
      [x - 28, y - 50],
      [x + 8, y - 50],
      [x + 11, y + 2],
      [x - 31, y + 2],
    ]),
    s.shade('#3a2c22', 0.02),
  )
  s.path(
    polygon([
      [x + 8, y - 50],
      [x + 11, y + 2],
      [x + 7, y + 2],
      [x + 4, y - 50],
    ]),
    s.shade('#d8a050', 0.9),
  )
  drawFigure(s, {
    x,
    y,
    h: 196,
    pose: 'sitting',
    dress: 'sarong',
    colours: ['#efe2c4', '#a82f34', '#e8b84c'],
    skin: 'umber',
    woman: true,
    age: 'elder',
    hair: 'knot',
    hat: 'headcloth',
    hatColours: ['#b8343a', '#e8b84c'],
    key: 0.4,
    shadow: FOLD,
  })
  s.placed({ x: x + 64, y: y + 4, scale: 0.62 }, () => drawUnfinished(s, 0, 0))
}

/** Stakes still loose above the woven part. */
function drawUnfinished(s: Stage, x: number, y: number): void {
  s.path(
    polygon([
      [x - 26, y],
      [x + 26, y],
      [x - 2, y + 76],
      [x - 66, y + 76],
    ]),
    s.light.shadow,
    'opacity=".72"',
  )
  const wall = `M${x - 40} ${y - 66}C${x - 46} ${y - 30} ${x - 38} ${y - 8} ${x - 26} ${y}H${x + 26}C${x + 38} ${y - 8} ${x + 46} ${y - 30} ${x + 40} ${y - 66}Z`
  for (const i of range(15)) {
    const t = (i - 7) / 7
    const foot: Point = [x + t * 39, y - 64 + Math.abs(t) * 3]
    s.path(
      ribbon([foot, [x + t * 48, y - 92], [x + t * 66, y - 120 + t * t * 12]], (q) => 2 - q * 0.9),
      s.shade('#f0c878', i > 8 ? 1 : 0.45),
    )
  }
  s.path(wall, s.shade('#7a5430', 0.12))
  s.clipped(wall, () => {
    s.path(wall, s.shade('#d8a050', 0.9), 'transform="translate(66 -4)"')
    const weave = range(7).flatMap((j) =>
      range(14).map((i) => `M${x - 44 + i * 6.6 + (j % 2) * 3.3} ${y - 58 + j * 9}q3.300 4 6 0`),
    )
    s.line(weave.join(''), s.shade('#f0c878', 0.7), 1.5, 'opacity=".7"')
  })
  s.line(`M${x - 40} ${y - 66}Q${x} ${y - 57} ${x + 40} ${y - 66}`, s.shade('#ffdc94', 1), 3)
  s.line(
    `M${x + 38} ${y - 62}C${x + 110} ${y - 40} ${x + 70} ${y + 36} ${x + 170} ${y + 40}S${x + 260} ${y + 120} ${x + 400} ${y + 92}`,
    s.shade('#fff0c0', 1),
    3.4,
  )
}

const POT = '-60,-104 -70,-60 -52,-10 -38,0 38,0 52,-10 70,-60 60,-104'

/** Finished work waiting in the dark, each with one bright edge. */
export function drawFinished(s: Stage): void {
  for (const [x, y, k] of [
    [196, 770, 0.94],
    [92, 800, 1.2],
    [292, 812, 1.04],
    [1496, 772, 0.9],
  ] as const) {
    const d = curved(POT, x, y, k, 1, 0.5)
    const to = x < SUN.x ? -1 : 1
    s.path(
      polygon([
        [x - 36 * k, y],
        [x + 36 * k, y],
        [x + (36 + to * 60) * k, y + 34 * k],
        [x + (to * 70 - 36) * k, y + 34 * k],
      ]),
      s.light.shadow,
      'opacity=".6"',
    )
    s.path(d, s.shade('#6a4c2e', 0.1))
    s.clipped(d, () => {
      s.path(d, s.shade('#d8a050', 0.8), `transform="translate(${-to * 112 * k} 0)"`)
      const weave = range(11).flatMap((j) =>
        range(17).map(
          (i) =>
            `M${x - 76 * k + i * 9 * k + (j % 2) * 4.5 * k} ${y - 96 * k + j * 9.4 * k}q${4 * k} ${5 * k} ${8 * k} 0`,
        ),
      )
      s.line(weave.join(''), s.shade('#c8924a', 0.5), 1.6, 'opacity=".55"')
    })
    s.ellipse(x, y - 104 * k, 60 * k, 13 * k, s.shade('#c8924a', 0.45))
    s.ellipse(x, y - 103 * k, 52 * k, 9.6 * k, s.shade('#1a2420', 0))
  }
  for (const [x, y, r] of [
    [300, 430, 62],
    [150, 470, 48],
  ] as const) {
    s.circle(x, y, r, s.shade('#7a5c38', 0.16))
    s.circle(x, y, r * 0.86, s.shade('#6a4f32', 0.1))
    s.line(
      `M${x + r * 0.7} ${y - r * 0.7}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y + r * 0.7}`,
      s.shade('#d8a050', 0.8),
      2.6,
    )
    s.path(rectPath(x - 2, y - r - 26, 4, 28), s.shade('#1a2420', 0))
  }
}
