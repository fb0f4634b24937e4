import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

export function drawCrescent(s: Stage, x: number, y: number, r: number): void {
  s.circle(x, y, r * 1.9, s.light.window, 'opacity=".07"')
  s.path(
    `M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 1 0 ${x + r * 0.5} ${y + r * 0.86}A${r * 0.8} ${r * 0.8} 0 1 1 ${x + r * 0.5} ${y - r * 0.86}Z`,
    '#fff4d2',
  )
}

/** St Paul's and two Wren steeples, far off. */
export function drawDomeAndSpires(s: Stage): void {
  const far = s.shade('#2f5f8a', 0.35, 0.5)
  const lit = s.shade('#8fb8cc', 0.8, 0.45)
  s.placed({ x: 600, y: 560, scale: 1.12 }, () => {
    s.path(
      'M-92 0V-74H92V0ZM-62 -74V-128H62V-74ZM-54 -128C-54 -184 -28 -206 0 -210C28 -206 54 -184 54 -128ZM-10 -208V-240H10V-208ZM-5 -240L0 -272L5 -240ZM-2 -272V-294H2V-272ZM-8 -286H8V-281H-8Z',
      far,
    )
    s.path('M-54 -128C-54 -184 -28 -206 0 -210C-22 -198 -34 -172 -34 -128Z', lit, 'opacity=".6"')
    s.line(
      range(11)
        .map((i) => `M${-56 + i * 11.2} -122V-80`)
        .join(''),
      s.shade('#1f4a78', 0.2, 0.4),
      3,
    )
    s.path('M-134 0V-96H-112V0ZM-134 -96L-123 -134L-112 -96ZM112 0V-96H134V0ZM112 -96L123 -134L134 -96Z', far)
  })
  for (const [x, h] of [
    [196, 190],
    [792, 150],
  ] as const)
    s.path(
      `M${x - 13} 560V${560 - h * 0.5}H${x - 9}V${560 - h * 0.62}L${x} ${560 - h}L${x + 9} ${560 - h * 0.62}V${560 - h * 0.5}H${x + 13}V560Z`,
      far,
    )
}

interface RoofRow {
  readonly y: number
  readonly house: number
  readonly rise: number
  readonly depth: number
  readonly start: number
  readonly lamps: readonly number[]
}

const ROWS: readonly RoofRow[] = [
  { y: 560, house: 92, rise: 34, depth: 0.42, start: -40, lamps: [1, 4, 5, 8] },
  { y: 636, house: 138, rise: 52, depth: 0.26, start: -96, lamps: [2, 5] },
  { y: 740, house: 206, rise: 78, depth: 0.12, start: -150, lamps: [3] },
  { y: 884, house: 310, rise: 116, depth: 0, start: -214, lamps: [] },
]

/** Terraces one behind the other: slates, party walls, stacks with their pots. */
export function drawRoofRows(s: Stage): void {
  for (const row of ROWS) drawRow(s, row)
}

function drawRow(s: Stage, { y, house, rise, depth, start, lamps }: RoofRow): void {
  const slate = s.shade('#4f7090', 0.42, depth)
  s.rect(s.left, y - rise, s.right - s.left, rise + 4, slate)
  s.line(
    range(5)
      .map((i) => `M${s.left} ${y - rise + (i + 1) * (rise / 6)}H${s.right}`)
      .join(''),
    s.shade('#16345c', 0.1, depth),
    1.4,
    'opacity=".5"',
  )
  s.rect(s.left, y - rise - 3, s.right - s.left, 5, s.shade('#9fc0d0', 0.8, depth))
  s.rect(s.left, y, s.right - s.left, s.bottom - y, s.shade('#3a4a60', 0.2, depth))
  s.rect(s.left, y - 3, s.right - s.left, house * 0.07, s.shade('#7f98a8', 0.5, depth))
  for (const i of range(Math.ceil((s.right - start) / house))) {
    const x = start + i * house
    drawStack(s, x, y, house, rise, depth)
    if (i % 2) drawDormer(s, x + house * 0.5, y, house, depth, lamps.includes(i))
    else drawUpper(s, x, y, house, depth, lamps.includes(i))
  }
}

function drawStack(s: Stage, x: number, y: number, house: number, rise: number, depth: number): void {
  const k = house / 100
  const [w, h] = [30 * k, rise + 26 * k]
  s.path(
    polygon([
      [x - 4 * k, y],
      [x + 4 * k, y],
      [x + 4 * k, y - rise - 6 * k],
      [x - 4 * k, y - rise - 6 * k],
    ]),
    s.shade('#6f8496', 0.5, depth),
  )
  s.rect(x - w / 2, y - h, w, h - 8 * k, s.shade('#4a4a5c', 0.22, depth))
  s.rect(x - w / 2, y - h, w * 0.26, h - 8 * k, s.shade('#8f98a4', 0.62, depth))
  s.rect(x - w / 2 - 2 * k, y - h - 3 * k, w + 4 * k, 5 * k, s.shade('#7f8c98', 0.5, depth))
  for (const p of range(3)) {
    const px = x - w / 2 + (3 + p * 9) * k
    s.path(cornered('0,0 6,0 5,-13 1,-13', px, y - h - 3 * k, k), s.shade('#8a6a5c', 0.32, depth))
    s.path(cornered('0,0 2.4,0 2.6,-13 1,-13', px, y - h - 3 * k, k), s.shade('#c8b4a4', 0.7, depth))
  }
}

function drawDormer(s: Stage, x: number, y: number, house: number, depth: number, lamp: boolean): void {
  const k = house / 100
  s.path(cornered('-13,-2 -13,-26 0,-36 13,-26 13,-2', x, y, k), s.shade('#5f7890', 0.5, depth))
  s.path(cornered('-16,-24 0,-38 16,-24 13,-22 0,-33 -13,-22', x, y, k), s.shade('#a4c0cc', 0.7, depth))
  s.rect(x - 7 * k, y - 23 * k, 14 * k, 18 * k, lamp ? s.lamp(depth) : s.shade('#16325c', 0.2, depth))
  s.line(
    `M${x} ${y - 23 * k}v${18 * k}M${x - 7 * k} ${y - 14 * k}h${14 * k}`,
    s.shade('#8fa8b8', 0.6, depth),
    1.4 * k,
  )
}

function drawUpper(s: Stage, x: number, y: number, house: number, depth: number, lamp: boolean): void {
  const k = house / 100
  const glass = lamp ? s.lamp(depth) : s.shade('#14305a', 0.2, depth)
  s.path(rectPath(x + 28 * k, y + 16 * k, 16 * k, 26 * k), glass)
  s.path(rectPath(x + 60 * k, y + 16 * k, 16 * k, 26 * k), s.shade('#14305a', 0.2, depth))
  s.path(
    rectPath(x + 26 * k, y + 42 * k, 20 * k, 3 * k) + rectPath(x + 58 * k, y + 42 * k, 20 * k, 3 * k),
    s.shade('#8fa8b8', 0.5, depth),
  )
}
