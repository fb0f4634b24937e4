import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Where the boat lies and how far it is turned; its middle, bow to the right. */
export interface Berth {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** From metres-like boat units (right to the bow, down to starboard) to the paper. */
export const aboard =
  ({ x, y, turn }: Berth) =>
  (dx: number, dy: number): Point => {
    const a = (turn * Math.PI) / 180
    return [x + dx * Math.cos(a) - dy * Math.sin(a), y + dx * Math.sin(a) + dy * Math.cos(a)]
  }

const HULL =
  'M-352 0C-346 -20 -318 -31 -250 -34C-60 -41 150 -38 250 -25C310 -17 352 -7 384 0C352 7 310 17 250 25C150 38 -60 41 -250 34C-318 31 -346 20 -352 0Z'
const BOOMS = [-232, -78, 76, 214]
const REACH = 168

const floatLine = (side: -1 | 1): Point[] => [
  [-318, side * REACH],
  [-160, side * (REACH + 3)],
  [140, side * (REACH + 3)],
  [300, side * REACH],
  [344, side * (REACH - 9)],
]

/** A slim spotter boat with bamboo outriggers from straight above, and its shadow under the water. */
export function drawSpotterBoat(s: Stage, at: Berth): void {
  s.placed({ x: at.x - 34, y: at.y + 48, turn: at.turn }, () =>
    s.group('opacity=".42"', () => {
      s.path(HULL, s.light.shadow)
      for (const side of [-1, 1] as const)
        s.path(
          ribbon(floatLine(side), () => 8),
          s.light.shadow,
        )
      s.line(BOOMS.map((x) => `M${x} ${-REACH}V${REACH}`).join(''), s.light.shadow, 8)
    }),
  )
  s.placed({ x: at.x, y: at.y, turn: at.turn }, () => {
    for (const side of [-1, 1] as const) drawFloat(s, side)
    drawBooms(s)
    s.path(HULL, s.shade('#fbf6e6', 1))
    s.clipped(HULL, () => {
      s.rect(-400, 8, 800, 60, s.shade('#a9c4bc', 0.7))
      s.path('M250 -40H400V40H250L270 0Z', s.shade('#d8462f', 0.95))
      s.path('M-400 -50H-322V50H-400Z', s.shade('#d8462f', 0.95))
    })
    s.path(
      'M-322 0C-312 -18 -250 -25 -240 -26C-60 -31 140 -29 240 -17L256 0L240 17C140 29 -60 31 -240 26C-250 25 -312 18 -322 0Z',
      s.shade('#b0824e', 0.95),
    )
    s.path(
      'M-322 0C-312 -18 -250 -25 -240 -26C-60 -31 140 -29 240 -17L252 -6C140 -18 -60 -20 -240 -14C-280 -12 -310 -8 -322 0Z',
      s.shade('#7a5030', 0.5),
    )
    s.line(
      range(20)
        .map((i) => `M${-296 + i * 28} -24V24`)
        .join(''),
      s.shade('#8a5f38', 0.5),
      2,
    )
    for (const x of [-150, -20, 150]) {
      s.rect(x - 8, -32, 18, 64, s.shade('#d9b070', 1))
      s.rect(x - 8, -32, 5, 64, s.shade('#fbe2a8', 1))
    }
  })
}

function drawFloat(s: Stage, side: -1 | 1): void {
  s.path(
    ribbon(floatLine(side), (t) => 8.4 - Math.abs(t - 0.5) * 6),
    s.shade('#b98a3c', 0.6),
  )
  s.path(
    ribbon(
      floatLine(side).map(([x, y]): Point => [x, y - 2.4]),
      (t) => 4.2 - Math.abs(t - 0.5) * 3,
    ),
    s.shade('#f4d684', 1),
  )
  s.line(
    range(14)
      .map((i) => `M${-280 + i * 44} ${side * REACH - 5}v14`)
      .join(''),
    s.shade('#7a5a2c', 0.4),
    2,
  )
}

function drawBooms(s: Stage): void {
  for (const x of BOOMS) {
    const bow = polygon([
      [x - 3.4, -REACH - 8],
      [x + 3.4, -REACH - 8],
      [x + 5, 0],
      [x + 3.4, REACH + 8],
      [x - 3.4, REACH + 8],
      [x - 5, 0],
    ])
    s.path(bow, s.shade('#e8c878', 1))
    s.line(`M${x + 4} ${-REACH}V${REACH}`, s.shade('#9a7030', 0.5), 2.4)
  }
  for (const side of [-1, 1]) s.line(`M-250 ${side * 96}H232`, s.shade('#d9b468', 0.9), 4)
}
