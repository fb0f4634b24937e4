import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { laid, see } from './villa-veranda.ts'

const TABLE = { x: 0, z: 3, r: 0.53, h: 0.75 }
const SHADE_OPACITY = 0.62

export function drawBreakfastForTwo(s: Stage): void {
  const shade = s.shade('#a8a49c', 0.12)
  s.group(`opacity="${SHADE_OPACITY}"`, () => {
    s.path(tableShadow(), shade)
    for (const chair of CHAIRS) s.line(chairLines(chair, laid), shade, 15)
  })
  for (const chair of CHAIRS) drawChair(s, chair)
  drawCloth(s)
  drawSpread(s)
}

const disc = (h: number, r: number): World[] =>
  range(28).map((i) => {
    const a = (i / 28) * 2 * Math.PI
    return [TABLE.x + Math.cos(a) * r, h, TABLE.z + Math.sin(a) * r]
  })

const tableShadow = (): string =>
  [0, 0.15, 0.3, 0.45, 0.6, TABLE.h].map((h) => polygon(disc(h, TABLE.r * 0.98).map(laid))).join('')

interface Chair {
  readonly x: number
  readonly z: number
  /** Which way it looks, in radians from straight out to the bay. */
  readonly turn: number
}

const CHAIRS: readonly Chair[] = [
  { x: -0.71, z: 3.45, turn: 0.9 },
  { x: 0.73, z: 3.45, turn: -0.9 },
]

const SEAT = 0.45
const BACK = 0.96
const HALF = 0.21

const corner = (c: Chair, u: number, v: number, h: number): World => {
  const [cos, sin] = [Math.cos(c.turn), Math.sin(c.turn)]
  return [c.x + (u * cos + v * sin) * HALF, h, c.z + (-u * sin + v * cos) * HALF]
}

/** Its frame as lines: four legs, two posts, three slats. */
const chairLines = (c: Chair, to: (p: World) => Point): string => {
  const bar = (a: World, b: World) => polygon([to(a), to(b)], false)
  const legs = [-1, 1].flatMap((u) => [
    bar(corner(c, u, -1, 0), corner(c, u, -1.25, BACK)),
    bar(corner(c, u, 1, 0), corner(c, u, 1, SEAT)),
  ])
  const slats = [0.62, 0.78, 0.94].map((h) => bar(corner(c, -1, -1.2, h), corner(c, 1, -1.2, h)))
  const seat = polygon(
    [corner(c, -1, -1, SEAT), corner(c, 1, -1, SEAT), corner(c, 1, 1, SEAT), corner(c, -1, 1, SEAT)].map(to),
  )
  return [...legs, ...slats, seat].join('')
}

function drawChair(s: Stage, c: Chair): void {
  s.line(chairLines(c, see), s.shade('#2f7f8c', 0.26), 9, 'stroke-linejoin="round" stroke-linecap="round"')
  s.line(chairLines(c, see), s.shade('#7fc4c4', 0.86), 3, 'transform="translate(2.4 -2)"')
  const seat = [
    corner(c, -1, -1, SEAT),
    corner(c, 1, -1, SEAT),
    corner(c, 1, 1, SEAT),
    corner(c, -1, 1, SEAT),
  ]
  s.path(polygon(seat.map(see)), s.shade('#f2b48a', 0.62))
}

const [CX, CY] = see([TABLE.x, TABLE.h, TABLE.z])
const RX = (900 / TABLE.z) * TABLE.r
const RY = RX * 0.285

/** A white cloth in stiff folds, the sun behind it at the right. */
function drawCloth(s: Stage): void {
  const drop = 148
  const folds = 13
  const hem = (i: number): Point => {
    const a = Math.PI * (1 - i / folds)
    const out = 1.05 + (i % 2 ? 0.05 : -0.02)
    return [CX + Math.cos(a) * RX * out, CY + Math.sin(a) * RY * 1.2 + drop + (i % 2 ? 12 : -4)]
  }
  const rim = (i: number): Point => {
    const a = Math.PI * (1 - i / folds)
    return [CX + Math.cos(a) * RX, CY + Math.sin(a) * RY]
  }
  for (const i of range(folds)) {
    const lit = [0.58, 0.42, 0.66, 0.48][i % 4] as number
    s.path(
      polygon([rim(i), rim(i + 1), hem(i + 1), hem(i)]),
      s.shade('#fdf4e6', i > 10 ? 1 : lit + i * 0.012),
    )
  }
  s.path(ellipsePath(CX, CY, RX, RY), s.shade('#fff8ea', 1.08))
}

const on = (x: number, y: number): Point => [CX + x, CY + y]

function drawSpread(s: Stage): void {
  for (const [x, y] of [
    [-104, 6],
    [104, 6],
  ] as const)
    drawPlace(s, ...on(x, y))
  drawCoconut(s, ...on(-46, -16))
  drawTeapot(s, ...on(58, -14))
  drawStarFruit(s, ...on(6, 14))
}

const cast = (s: Stage, x: number, y: number, w: number): void => {
  s.path(
    `M${x - w} ${y}L${x - w * 1.5} ${y + w * 0.62}L${x + w * 0.2} ${y + w * 0.7}L${x + w} ${y}Z`,
    s.shade('#8fa8b0', 0.36),
    'opacity=".6"',
  )
}

/** A plate of coconut pancakes and a cup. */
function drawPlace(s: Stage, x: number, y: number): void {
  cast(s, x, y + 2, 30)
  s.ellipse(x, y + 2, 37, 11.4, s.shade('#2f7f8c', 0.4))
  s.ellipse(x, y, 37, 11, s.shade('#fdf6ea', 0.94))
  for (const i of range(3)) {
    s.ellipse(x, y - 2 - i * 5, 22 - i, 6.6, s.shade('#b9743c', 0.4))
    s.ellipse(x, y - 4 - i * 5, 22 - i, 6.2, s.shade('#f0b868', 0.9))
  }
  s.path(`M${x - 8} ${y - 17}l9 -5l8 5l-8 4Z`, '#fffdf2')
  const cx = x + (x < CX ? 34 : -34)
  const cy = y + 22
  s.ellipse(cx, cy + 1, 17, 5, s.shade('#fdf6ea', 0.7))
  s.path(
    `M${cx - 11} ${cy - 17}Q${cx - 10} ${cy - 1} ${cx} ${cy}Q${cx + 10} ${cy - 1} ${cx + 11} ${cy - 17}Z`,
    s.shade('#f2efe4', 0.4),
  )
  s.path(
    `M${cx + 2} ${cy - 17}Q${cx + 4} ${cy - 4} ${cx} ${cy}Q${cx + 10} ${cy - 1} ${cx + 11} ${cy - 17}Z`,
    s.shade('#fffaee', 1),
  )
  s.ellipse(cx, cy - 17, 11, 3.4, s.shade('#a8582c', 0.6))
}

/** Half a coconut, its white turned to us. */
function drawCoconut(s: Stage, x: number, y: number): void {
  cast(s, x, y + 4, 34)
  s.circle(x, y - 18, 33, s.shade('#6f4630', 0.24))
  s.path(
    `M${x + 6} ${y - 50}A33 33 0 0 1 ${x + 6} ${y + 14}A46 46 0 0 0 ${x + 6} ${y - 50}Z`,
    s.shade('#b97a4c', 0.9),
  )
  s.ellipse(x - 4, y - 16, 26, 27, s.shade('#fffaf0', 1))
  s.ellipse(x - 6, y - 15, 19, 20, s.shade('#e2e6e0', 0.5))
  s.path(
    `M${x - 6} ${y - 35}A19 20 0 0 1 ${x - 6} ${y + 5}A30 30 0 0 0 ${x - 6} ${y - 35}Z`,
    s.shade('#f6f2e6', 0.95),
  )
}

function drawTeapot(s: Stage, x: number, y: number): void {
  cast(s, x, y + 4, 34)
  s.line(`M${x + 26} ${y - 34}q22 2 16 20q-4 12 -18 12`, s.shade('#1f6a84', 0.4), 6, 'stroke-linecap="round"')
  s.path(
    `M${x - 22} ${y - 20}L${x - 46} ${y - 42}L${x - 38} ${y - 44}L${x - 18} ${y - 32}Z`,
    s.shade('#1f6a84', 0.3),
  )
  s.path(
    `M${x - 27} ${y - 22}Q${x - 26} ${y - 46} ${x} ${y - 46}Q${x + 28} ${y - 46} ${x + 28} ${y - 20}Q${x + 24} ${y + 5} ${x} ${y + 6}Q${x - 24} ${y + 5} ${x - 27} ${y - 22}Z`,
    s.shade('#2f86a0', 0.36),
  )
  s.path(
    `M${x + 8} ${y - 45}Q${x + 28} ${y - 42} ${x + 28} ${y - 20}Q${x + 24} ${y + 3} ${x + 6} ${y + 6}Q${x + 22} ${y - 14} ${x + 8} ${y - 45}Z`,
    s.shade('#7fc8d4', 1),
  )
  s.ellipse(x, y - 46, 15, 4.4, s.shade('#1f6a84', 0.3))
  s.circle(x, y - 53, 5.4, s.shade('#f2b43a', 0.8))
  s.path(
    `M${x - 44} ${y - 50}C${x - 56} ${y - 68} ${x - 36} ${y - 80} ${x - 46} ${y - 100}C${x - 32} ${y - 84} ${x - 44} ${y - 70} ${x - 38} ${y - 50}Z`,
    '#fffaf0',
    'opacity=".85"',
  )
}

/** A blue dish of star fruit, cut across so that you see why it is called that. */
function drawStarFruit(s: Stage, x: number, y: number): void {
  cast(s, x, y + 4, 40)
  s.ellipse(x, y + 4, 54, 16, s.shade('#1f6a84', 0.3))
  s.ellipse(x, y, 54, 15.4, s.shade('#4fa8b4', 0.8))
  for (const [dx, dy, r, turn] of [
    [-30, -8, 16, 0.2],
    [2, -16, 18, 0.5],
    [32, -8, 16, 0.9],
    [-12, 2, 17, 0.05],
    [18, 3, 16, 0.7],
  ] as const) {
    s.path(star(x + dx - 2, y + dy + 4, r, turn), s.shade('#a88a1c', 0.5))
    s.path(star(x + dx, y + dy, r, turn), s.shade('#ffd23c', 1))
    s.path(star(x + dx, y + dy, r * 0.56, turn), s.shade('#fff0a0', 1.1))
  }
}

const star = (x: number, y: number, r: number, turn: number): string =>
  polygon(
    range(10).map((k): Point => {
      const a = (k / 10) * 2 * Math.PI - Math.PI / 2 + turn
      const d = k % 2 ? r * 0.52 : r
      return [x + Math.cos(a) * d, y + Math.sin(a) * d * 0.74]
    }),
  )
