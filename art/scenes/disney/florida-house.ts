import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Design units to the metre where the house stands; its middle and its foot. */
export const HOUSE = { x: 1160, y: 672, metre: 36 } as const

const at = (u: number, up: number): Point => [HOUSE.x + u * HOUSE.metre, HOUSE.y - up * HOUSE.metre]

const box = (from: number, to: number, low: number, high: number): string =>
  polygon([at(from, low), at(to, low), at(to, high), at(from, high)])

const quad = (points: readonly (readonly [number, number])[]): string =>
  polygon(points.map(([u, up]) => at(u, up)))

const FLOORS = [0.8, 4] as const
const COLUMNS = [-6.2, -3.8, -1.4, 1.4, 3.8, 6.2]
const WHITE = '#fbf7ea'

/** A white Florida house with two porches, square to us, the sun low on its right. */
export function drawFloridaHouse(s: Stage): void {
  s.path(
    quad([
      [-6.6, 0],
      [6.6, 0],
      [-9.4, -0.5],
      [-13, -0.5],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  s.path(box(-6.5, 6.5, 0, 0.8), s.shade('#a8b4a8', 0.3))
  for (const u of COLUMNS) s.path(box(u - 0.35, u + 0.35, 0, 0.8), s.shade('#d8886a', 0.75))
  for (const floor of FLOORS) drawStorey(s, floor)
  drawRoof(s)
  drawBelvedere(s)
  drawSteps(s)
}

function drawStorey(s: Stage, floor: number): void {
  const ceiling = floor + 2.8
  s.path(box(-6, 6, floor, ceiling), s.shade('#eef0e2', 0.5))
  // The porch roof shades the upper wall; the low sun reaches under it from the right.
  s.path(
    quad([
      [-6, ceiling],
      [6, ceiling],
      [6, ceiling - 0.5],
      [-6, ceiling - 1.1],
    ]),
    s.shade('#86b8bc', 0.34),
  )
  for (const u of [-5, -2.6, 2.6, 5])
    drawWindow(s, u, floor + 0.5, floor + 2.2, u === 2.6 || (u === -5 && floor > 2))
  drawDoor(s, floor)
  s.path(box(-6.6, 6.6, floor - 0.22, floor), s.shade(WHITE, 0.96))
  s.path(box(-6.6, 6.6, floor - 0.34, floor - 0.22), s.shade(WHITE, 0.3))
  drawRailing(s, floor)
  for (const u of COLUMNS) drawColumn(s, u, floor, ceiling)
  s.path(box(-6.6, 6.6, ceiling, ceiling + 0.32), s.shade(WHITE, 0.92))
}

function drawWindow(s: Stage, u: number, low: number, high: number, lamp: boolean): void {
  s.path(box(u - 0.5, u + 0.5, low - 0.08, high + 0.12), s.shade(WHITE, 0.9))
  s.path(box(u - 0.4, u + 0.4, low, high), lamp ? s.light.window : s.shade('#44727e', 0.5))
  if (!lamp)
    s.path(
      quad([
        [u - 0.4, high],
        [u + 0.1, high],
        [u - 0.4, low + 0.6],
      ]),
      s.shade('#a8d0d0', 0.8),
    )
  s.line(
    polygon([at(u, low), at(u, high)], false) +
      polygon([at(u - 0.4, (low + high) / 2), at(u + 0.4, (low + high) / 2)], false),
    s.shade(WHITE, 0.9),
    2,
  )
  for (const side of [-1, 1]) {
    const [a, b] = [u + side * 0.52, u + side * 0.9]
    s.path(box(Math.min(a, b), Math.max(a, b), low, high), s.shade('#2f9a96', side > 0 ? 0.85 : 0.55))
    const slats = range(7).map((i) =>
      polygon([at(a, low + 0.2 + i * 0.22), at(b, low + 0.2 + i * 0.22)], false),
    )
    s.line(slats.join(''), s.shade('#1f6a70', 0.3), 1)
  }
}

function drawDoor(s: Stage, floor: number): void {
  s.path(box(-0.9, 0.9, floor, floor + 2.4), s.shade(WHITE, 0.92))
  s.path(
    box(-0.7, 0.7, floor, floor + 2.24),
    floor < 2 ? mix(s.light.window, '#ffb86a', 0.25) : s.light.window,
  )
  if (floor > 2) {
    s.line(polygon([at(0, floor), at(0, floor + 2.24)], false), s.shade(WHITE, 0.9), 2.4)
    return
  }
  s.path(
    quad([
      [-0.7, floor],
      [-1.15, floor - 0.05],
      [-1.15, floor + 2.2],
      [-0.7, floor + 2.24],
    ]),
    s.shade('#f0684a', 0.95),
  )
  s.path(box(0.1, 0.5, floor + 0.7, floor + 1.5), s.shade('#c8743c', 0.6))
}

function drawRailing(s: Stage, floor: number): void {
  const gap = floor < 2 ? 1.4 : 0
  for (const side of [-1, 1]) {
    const bars = range(34)
      .map((i) => gap + 0.1 + i * 0.18)
      .filter((u) => u < 6.2)
      .map((u) => polygon([at(side * u, floor + 0.1), at(side * u, floor + 0.95)], false))
    s.line(bars.join(''), s.shade(WHITE, 0.9), 1.7)
    for (const up of [0.1, 0.95])
      s.line(
        polygon([at(side * gap, floor + up), at(side * 6.2, floor + up)], false),
        s.shade(WHITE, 1),
        up > 0.5 ? 3.4 : 2,
      )
  }
}

function drawColumn(s: Stage, u: number, floor: number, ceiling: number): void {
  s.path(box(u - 0.16, u + 0.16, floor, ceiling), s.shade(WHITE, 0.42))
  s.path(box(u - 0.02, u + 0.16, floor, ceiling), s.shade(WHITE, 1.02))
  s.path(box(u - 0.24, u + 0.24, ceiling - 0.18, ceiling), s.shade(WHITE, 0.85))
  for (const side of [-1, 1])
    s.path(
      quad([
        [u + side * 0.16, ceiling - 0.18],
        [u + side * 0.62, ceiling],
        [u + side * 0.16, ceiling - 0.62],
      ]),
      s.shade(WHITE, side > 0 ? 0.9 : 0.6),
    )
}

function drawRoof(s: Stage): void {
  const tin = '#a9c0bc'
  s.path(
    quad([
      [-7.1, 7.1],
      [7.1, 7.1],
      [4.7, 9.3],
      [-4.7, 9.3],
    ]),
    s.shade(tin, 0.78),
  )
  s.path(
    quad([
      [7.1, 7.1],
      [4.7, 9.3],
      [3.4, 9.3],
      [3.8, 7.1],
    ]),
    s.shade(tin, 1),
  )
  s.path(
    quad([
      [-7.1, 7.1],
      [-4.7, 9.3],
      [-3.9, 9.3],
      [-4.6, 7.1],
    ]),
    s.shade(tin, 0.45),
  )
  const seams = range(29).map((i) => {
    const t = i / 14 - 1
    return polygon([at(t * 7.1, 7.1), at(t * 4.7, 9.3)], false)
  })
  s.line(seams.join(''), s.shade('#5f7f84', 0.4), 1.2, 'opacity=".7"')
  s.path(box(-7.2, 7.2, 6.92, 7.14), s.shade(WHITE, 1))
  s.path(box(-7.1, 7.1, 6.78, 6.92), s.shade(WHITE, 0.3))
}

/** The glazed lookout on the roof. */
function drawBelvedere(s: Stage): void {
  s.path(box(-1.7, 1.7, 9, 9.5), s.shade(WHITE, 0.7))
  s.path(box(-1.5, 1.5, 9.5, 10.8), s.shade(WHITE, 0.9))
  for (const u of [-1, 0, 1]) {
    s.path(box(u - 0.38, u + 0.38, 9.66, 10.62), u === 1 ? s.light.window : s.shade('#5f98a0', 0.62))
    s.line(polygon([at(u, 9.66), at(u, 10.62)], false), s.shade(WHITE, 0.95), 1.6)
  }
  s.path(
    quad([
      [-2, 10.8],
      [2, 10.8],
      [0.3, 11.8],
      [-0.3, 11.8],
    ]),
    s.shade('#a9c0bc', 0.7),
  )
  s.path(
    quad([
      [0.6, 10.8],
      [2, 10.8],
      [0.3, 11.8],
    ]),
    s.shade('#a9c0bc', 1),
  )
  s.path(box(-2.05, 2.05, 10.68, 10.84), s.shade(WHITE, 1))
  s.line(polygon([at(0, 11.8), at(0, 12.5)], false), s.shade('#e8b84c', 0.9), 2.4)
}

function drawSteps(s: Stage): void {
  for (const i of range(5)) {
    const up = 0.8 - i * 0.17
    const half = 1.5 + i * 0.05
    s.path(box(-half, half, up - 0.17, up), s.shade(WHITE, 0.55))
    s.path(box(-half, half, up - 0.05, up), s.shade(WHITE, 1))
  }
}
