import { type Point, polygon } from '../../engine/geometry.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Middle of the gate's foot, and design units to a metre there. */
export const GATE = { x: 1080, y: 648, metre: 43 }
const BRICK = '#b8603c'
const PARAS = '#cdb592'
const GOLD = '#e2b04e'

const at = (right: number, up: number): Point => [GATE.x + right * GATE.metre, GATE.y - up * GATE.metre]

/** Torches stand low: what is high up goes back into the night. */
const glow = (up: number): number => clamp(1.12 - up / 12.5, 0.1, 1)

const slab = (half: number, from: number, to: number, top = half): string =>
  polygon([at(-half, from), at(half, from), at(top, to), at(-top, to)])

interface Storey {
  readonly from: number
  readonly to: number
  readonly half: number
  readonly eave: number
}

const STOREYS: readonly Storey[] = [
  { from: 5.15, to: 6.25, half: 2.15, eave: 2.75 },
  { from: 6.62, to: 7.5, half: 1.72, eave: 2.24 },
  { from: 7.84, to: 8.56, half: 1.34, eave: 1.78 },
  { from: 8.86, to: 9.46, half: 1.0, eave: 1.36 },
  { from: 9.72, to: 10.2, half: 0.7, eave: 0.98 },
]

/** Kori agung, the covered gate of a Balinese palace: brick, grey stone, and gilded doors that stand open. */
export function drawPalaceGate(s: Stage): void {
  drawWall(s)
  for (const side of [-1, 1] as const) drawShoulder(s, side)
  drawBody(s)
  for (const storey of STOREYS) drawStorey(s, storey)
  drawCrown(s)
  drawDoorway(s)
  drawKala(s)
  drawStairs(s)
}

function drawWall(s: Stage): void {
  const far = (x: number) => clamp(1 - Math.abs(x - GATE.x) / 760, 0.04, 1)
  const tones = (colour: string, k: number) =>
    s.lin(
      range(13).map((i) => s.shade(colour, k * far(lerp(s.left, s.right, i / 12)) ** 1.4)),
      s.left,
      0,
      s.right,
      0,
      true,
    )
  const [, top] = at(0, 2.3)
  s.rect(s.left, top, s.right - s.left, GATE.y - top, tones(BRICK, 0.8))
  const courses = range(9).map((i) => `M${s.left} ${top + 14 + i * 11}H${s.right}`)
  s.line(courses.join(''), s.light.shadow, 1.4, 'opacity=".4"')
  for (const [up, h, k] of [
    [2.62, 0.34, 1],
    [2.3, 0.1, 0.55],
    [0.42, 0.42, 0.8],
  ] as const)
    s.rect(s.left, at(0, up)[1], s.right - s.left, h * GATE.metre, tones(PARAS, k))
  for (const i of range(15)) {
    const x = GATE.x + (i - 7) * 148
    if (Math.abs(x - GATE.x) < 250) continue
    s.rect(x - 17, at(0, 2.9)[1], 34, GATE.metre * 2.9, s.shade(PARAS, 0.72 * far(x) ** 1.4))
    s.path(cornered('-22,0 22,0 12,-9 0,-24 -12,-9', x, at(0, 2.9)[1]), s.shade(PARAS, 0.9 * far(x) ** 1.4))
  }
}

/** The wing that steps down from the gate to the wall. */
function drawShoulder(s: Stage, side: -1 | 1): void {
  for (const [from, to, top] of [
    [3.9, 5.1, 3.2],
    [2.6, 3.95, 4.3],
  ] as const) {
    const corners = [at(side * from, 0), at(side * to, 0), at(side * to, top), at(side * from, top)]
    s.path(polygon(corners), s.shade(BRICK, side > 0 ? 0.7 : 0.5))
    drawPanel(s, side * ((from + to) / 2), 1.7, 0.34, side > 0 ? 0.9 : 0.7)
    drawCornice(s, side * ((from + to) / 2), top, (to - from) / 2 + 0.12, 0.36)
    drawHorn(s, side * (to + 0.1), top + 0.3, side, 0.62)
  }
}

function drawBody(s: Stage): void {
  s.path(slab(2.62, 0, 4.9), s.lin([s.shade(BRICK, 0.55), s.shade(BRICK, 0.95)], 0, 0, 0, 1))
  const courses = range(34).map((i) => {
    const [x, y] = at(-2.62, 1.2 + i * 0.108)
    return `M${x} ${y}h${5.24 * GATE.metre}`
  })
  s.line(courses.join(''), s.shade('#5a2630', 0.15), 1.1, 'opacity=".5"')
  s.path(slab(3.1, 0, 0.5) + slab(2.9, 0.62, 1.06), s.shade(PARAS, 0.86))
  s.path(slab(2.96, 0.5, 0.62) + slab(2.8, 1.06, 1.2), s.shade(PARAS, 0.3))
  for (const side of [-1, 1] as const) {
    const lit = side > 0 ? 0.95 : 0.72
    const pilaster = (x: number, w: number) =>
      polygon([
        at(side * (x - w), 1.2),
        at(side * (x + w), 1.2),
        at(side * (x + w), 4.8),
        at(side * (x - w), 4.8),
      ])
    s.path(pilaster(2.36, 0.27) + pilaster(1.16, 0.2), s.shade(PARAS, lit))
    s.path(pilaster(2.56, 0.06) + pilaster(1.3, 0.05), s.shade(PARAS, 0.22))
    for (const up of range(8)) drawBoss(s, side * 2.34, 1.5 + up * 0.44, 0.15)
    for (const up of [1.85, 3, 4.1]) drawPanel(s, side * 1.74, up, 0.34, lit)
  }
  drawCornice(s, 0, 4.8, 3.0, 0.42)
  for (const side of [-1, 1] as const) drawHorn(s, side * 3.0, 5.15, side, 0.95)
}

/** A stone frame with a flower of four leaves in it. */
function drawPanel(s: Stage, right: number, up: number, r: number, lit: number): void {
  const [x, y] = at(right, up)
  const k = (r * GATE.metre) / 10
  s.path(cornered('-10,-13 10,-13 10,13 -10,13', x, y, k), s.shade(PARAS, lit * glow(up)))
  s.path(cornered('-8,-11 8,-11 8,11 -8,11', x, y, k), s.shade('#6a2f30', 0.25))
  const leaf = '0,0 -4.400,-4 -3,-8.600 0,-11 3,-8.600 4.400,-4'
  for (const [turn, h] of [
    [0, 1],
    [90, 0.7],
    [180, 1],
    [270, 0.7],
  ] as const)
    s.placed({ x, y, turn, scale: k * h }, () => s.path(curved(leaf), s.shade(PARAS, lit * glow(up))))
  s.circle(x, y, 2.4 * k, s.shade('#6a2f30', 0.25))
}

function drawBoss(s: Stage, right: number, up: number, r: number): void {
  const [x, y] = at(right, up)
  s.path(cornered('-10,0 0,-12 10,0 0,12', x, y, (r * GATE.metre) / 10), s.shade('#7a4a3c', 0.3))
}

/** Two courses that stand out, lit from below. */
function drawCornice(s: Stage, right: number, up: number, half: number, h: number): void {
  const band = (k: number, from: number, to: number) =>
    polygon([
      at(right - half * k, up + from * h),
      at(right + half * k, up + from * h),
      at(right + half * k, up + to * h),
      at(right - half * k, up + to * h),
    ])
  const lit = glow(up)
  s.path(band(0.9, 0, 0.4), s.shade(PARAS, 0.35 * lit))
  s.path(band(1, 0.3, 0.86), s.shade(PARAS, lit))
  s.path(band(0.94, 0.78, 1.06), s.shade(PARAS, 0.5 * lit))
  const n = Math.max(3, Math.round(half * 7))
  const teeth = range(n).map((i) => {
    const [x, y] = at(right + half * (((i + 0.5) / n) * 2 - 1) * 0.97, up + 0.3 * h)
    return cornered('-2.600,0 2.600,0 0,-7', x, y)
  })
  s.path(teeth.join(''), s.shade('#5a3038', 0.2))
}

/** The flame of stone on every corner. */
function drawHorn(s: Stage, right: number, up: number, side: -1 | 1, size: number): void {
  const [x, y] = at(right, up)
  const k = (size * GATE.metre) / 40
  const lit = glow(up)
  s.path(
    curved(
      '-22,2 -18,-10 -8,-14 0,-22 1,-38 12,-52 11,-38 18,-34 13,-24 18,-16 10,-8 6,2',
      x,
      y,
      k,
      side,
      0.6,
    ),
    s.shade(PARAS, (side > 0 ? 1 : 0.72) * lit),
  )
  s.path(curved('-12,-2 -6,-9 3,-12 6,-24 9,-14 4,-4', x, y, k, side, 0.6), s.shade('#6a4438', 0.2))
}

function drawStorey(s: Stage, { from, to, half, eave }: Storey): void {
  const lit = glow(from)
  s.path(slab(half, from, to, half * 0.96), s.shade(BRICK, 0.85 * lit))
  s.path(
    polygon([at(-half, from), at(-half * 0.62, from), at(-half * 0.6, to), at(-half * 0.96, to)]),
    s.shade(BRICK, 0.5 * lit),
  )
  for (const k of [-0.62, 0.62])
    s.path(
      polygon([
        at(half * (k - 0.08), from),
        at(half * (k + 0.08), from),
        at(half * (k + 0.08), to),
        at(half * (k - 0.08), to),
      ]),
      s.shade(PARAS, 0.9 * lit),
    )
  drawPanel(s, 0, (from + to) / 2, (to - from) * 0.34, 1)
  drawCornice(s, 0, to, eave, 0.34)
  for (const side of [-1, 1] as const) drawHorn(s, side * eave, to + 0.28, side, eave * 0.28 + 0.14)
  const [x, y] = at(0, to + 0.3)
  s.path(curved('-16,2 -13,-9 -5,-12 0,-26 5,-12 13,-9 16,2', x, y, eave * 0.42, 1, 0.5), s.shade(PARAS, lit))
  s.path(curved('-6,0 0,-14 6,0', x, y, eave * 0.42, 1, 0.4), s.shade('#6a4438', 0.2))
}

function drawCrown(s: Stage): void {
  const [x, y] = at(0, 10.5)
  s.path(
    curved('-20,0 -24,-12 -13,-22 -15,-33 -6,-46 0,-78 6,-46 15,-33 13,-22 24,-12 20,0', x, y, 1, 1, 0.6),
    s.shade(PARAS, 0.34),
  )
  s.path(curved('2,0 20,0 23,-11 12,-22 14,-32 5,-46 1,-70', x, y, 1, 1, 0.6), s.shade(PARAS, 0.6))
}

/** Light within, and the two leaves of red and gold. */
function drawDoorway(s: Stage): void {
  s.path(slab(1.0, 1.2, 4.1), s.shade(PARAS, 0.3))
  s.path(slab(0.84, 1.2, 3.92), '#ffd27c')
  s.path(slab(0.5, 1.2, 3.2), '#fff0bc')
  for (const side of [-1, 1] as const) {
    const leaf = (a: number, b: number, low: number, top: number, drop = 0) =>
      polygon([at(side * a, low), at(side * b, low - drop), at(side * b, top + drop), at(side * a, top)])
    s.path(leaf(0.84, 0.4, 1.2, 3.92, 0.1), s.shade('#a8323a', side > 0 ? 0.6 : 0.85))
    for (const [low, top] of [
      [1.36, 2.44],
      [2.6, 3.76],
    ] as const) {
      s.path(leaf(0.78, 0.47, low, top, 0.07), s.shade(GOLD, 1))
      s.path(leaf(0.74, 0.51, low + 0.06, top - 0.06, 0.06), s.shade('#7a1f30', 0.5))
      const [cx, cy] = at(side * 0.62, (low + top) / 2)
      s.path(cornered('-3.600,0 0,-9 3.600,0 0,9', cx, cy, 1.5), s.shade(GOLD, 1))
    }
    s.path(leaf(1.0, 0.84, 1.2, 4.1), s.shade(GOLD, side > 0 ? 0.95 : 0.7))
  }
  s.path(polygon([at(-1.0, 3.92), at(1.0, 3.92), at(1.0, 4.12), at(-1.0, 4.12)]), s.shade(GOLD, 0.95))
}

/** The guardian's face over the lintel, in a fan of leaves. */
function drawKala(s: Stage): void {
  const [x, y] = at(0, 4.2)
  const leaf = '-8,0 -11,-16 -5,-26 0,-40 5,-26 11,-16 8,0'
  for (const turn of [-76, -52, -26, 26, 52, 76, 0])
    s.placed({ x, y, turn, scale: turn ? 0.98 : 1.2 }, () => {
      s.path(curved(leaf, 0, 0, 1, 1, 0.6), s.shade(PARAS, turn > 0 ? 1 : 0.78))
      s.path(curved('-3,-4 -4,-16 0,-28 4,-16 3,-4', 0, 0, 1, 1, 0.6), s.shade('#6a4438', 0.25))
    })
  s.path(curved('-19,2 -20,-11 -9,-19 9,-19 20,-11 19,2 8,7 -8,7', x, y, 1, 1, 0.7), s.shade(PARAS, 0.92))
  for (const k of [-1, 1]) {
    s.circle(x + k * 7.4, y - 9, 4.4, s.shade('#fff6dc', 1))
    s.circle(x + k * 7.4, y - 8.4, 2.2, s.shade('#33202c', 0.2))
  }
  s.path(cornered('-12,-1 12,-1 9,4 6,1 3,4 0,1 -3,4 -6,1 -9,4', x, y), s.shade('#7a2430', 0.3))
}

function drawStairs(s: Stage): void {
  for (const i of range(8)) {
    const y = at(0, 1.2)[1] + i * 8.2
    const half = 46 + i * 4.4
    s.rect(GATE.x - half, y, half * 2, 4.4, s.shade(PARAS, 1))
    s.rect(GATE.x - half, y + 4.2, half * 2, 4.2, s.shade(PARAS, 0.42))
  }
  for (const side of [-1, 1] as const) {
    const [x, y] = at(side * 1.36, 0)
    s.path(
      cornered('-13,14 15,14 15,-34 9,-42 -13,-42', x, y, 1, side),
      s.shade(PARAS, side > 0 ? 0.92 : 0.6),
    )
    s.path(cornered('-13,14 -8,14 -8,-42 -13,-42', x, y, 1, side), s.shade(PARAS, 0.25))
    drawHorn(s, side * 1.4, 0.98, side, 0.5)
  }
}
