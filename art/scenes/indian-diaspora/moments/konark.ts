import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import type { Metres } from '../viewpoint.ts'
import { ALONG, RADIUS, stonesAt } from './sun-wheel.ts'

export const WHEELS = [-28.4, -22.4, -16.4, -10.4, -4.4, 1.6] as const
const FROM = -60
const TO = 9
const depthAt = (x: number): number => Math.max(0, Math.min(0.5, (1.6 - x) * 0.012))

const band = (x1: number, x2: number, low: number, high: number, out = 0): string =>
  ALONG.shape([
    [x1, low, -out],
    [x2, low, -out],
    [x2, high, -out],
    [x1, high, -out],
  ])

/** Height, thickness, how far it stands out. */
const MOULDINGS = [
  [0, 0.22, 0.7],
  [0.68, 0.12, 0.3],
  [3.02, 0.16, 0.3],
  [3.72, 0.14, 0.3],
  [4.1, 0.2, 0.55],
] as const

/** The plinth of the temple: mouldings, pilasters with niches between them, a march of elephants. */
export function drawPlinth(s: Stage): void {
  for (let x = FROM; x < TO; x += 3) {
    const ink = stonesAt(s, depthAt(x))
    s.path(band(x, x + 3.05, 0, 4.3), s.shade('#b8a084', 0.56, depthAt(x)))
    s.path(band(x, x + 3.05, 3.2, 3.72), s.shade('#a89278', 0.46, depthAt(x)))
    s.path(band(x, x + 3.05, 0.22, 0.68), s.shade('#98866f', 0.4, depthAt(x)))
    drawPilasters(s, x, ink)
    for (const i of range(4)) drawRosette(s, x + i * 0.75 + 0.38, ink)
    for (const i of range(5)) drawElephant(s, x + i * 0.6, ink)
  }
  for (let x = FROM; x < TO; x += 3) {
    const ink = stonesAt(s, depthAt(x))
    for (const [low] of MOULDINGS) s.path(band(x, x + 3.05, low - 0.16, low), ink.deep)
  }
  for (let x = FROM; x < TO; x += 3) {
    const ink = stonesAt(s, depthAt(x))
    for (const [low, high, out] of MOULDINGS) {
      s.path(band(x, x + 3.05, low, low + high, out), ink.face)
      s.path(band(x, x + 3.05, low + high - 0.035, low + high, out), ink.bright)
    }
  }
}

const nearWheel = (x: number): boolean => WHEELS.some((wheel) => Math.abs(wheel - x) < RADIUS * 1.16)

function drawPilasters(s: Stage, from: number, ink: ReturnType<typeof stonesAt>): void {
  for (const i of range(5)) {
    const x = from + i * 0.6
    if (nearWheel(x)) continue
    s.path(band(x - 0.4, x, 0.8, 3.02), ink.deep)
    s.path(band(x, x + 0.2, 0.8, 3.02, 0.16), ink.face)
    s.path(
      ALONG.shape([
        [x + 0.2, 0.74, -0.16],
        [x + 0.2, 3.02, -0.16],
        [x + 0.2, 3.02, 0],
        [x + 0.2, 0.74, 0],
      ]),
      ink.bright,
    )
    for (const v of [1.1, 1.84, 2.5]) {
      s.path(band(x - 0.04, x + 0.24, v, v + 0.1, 0.2), ink.bright)
      s.path(band(x - 0.04, x + 0.24, v - 0.06, v, 0.2), ink.carved)
    }
    if (nearWheel(x + 0.4)) continue
    const statue: readonly Point[] = [
      [0.3, 0.9],
      [0.32, 1.5],
      [0.27, 1.9],
      [0.34, 2.06],
      [0.36, 2.3],
      [0.42, 2.42],
      [0.48, 2.3],
      [0.5, 2.06],
      [0.55, 1.88],
      [0.47, 1.5],
      [0.52, 0.9],
    ]
    s.path(ALONG.shape(statue.map(([u, v]): Metres => [x + u - 0.03, v, -0.08])), ink.side)
  }
}

function drawRosette(s: Stage, x: number, ink: ReturnType<typeof stonesAt>): void {
  const round = (r: number, du: number, dv = 0) =>
    ALONG.shape(
      range(14).map(
        (i): Metres => [x + du + Math.cos(i * 0.449) * r, 3.46 + dv + Math.sin(i * 0.449) * r, 0],
      ),
    )
  s.path(round(0.21, -0.05, -0.015), ink.deep)
  s.path(round(0.19, 0), ink.face)
  s.path(round(0.09, 0.02), ink.bright)
}

const ELEPHANT =
  '0,0 3,0 3,14 10,14 10,0 14,0 14,14 30,14 30,0 34,0 34,14 38,12 38,0 42,0 43,22 46,20 47,4 50,4 50,26 46,36 38,38 30,40 14,40 4,36 0,26'

/** Some seventeen hundred of them walk round the foot of the temple. */
function drawElephant(s: Stage, x: number, ink: ReturnType<typeof stonesAt>): void {
  const points = ELEPHANT.split(' ').map((pair): Point => pair.split(',').map(Number) as unknown as Point)
  const shape = (du: number) =>
    ALONG.shape(points.map(([u, v]): Metres => [x + u * 0.0096 + du, 0.22 + v * 0.0084, 0]))
  s.path(shape(-0.04), ink.deep)
  s.path(shape(0), ink.side)
}

interface Tier {
  readonly foot: number
  readonly head: number
  readonly low: number
  readonly high: number
  readonly ledges: number
}

const TIERS: readonly Tier[] = [
  { foot: 392, head: 268, low: 236, high: 176, ledges: 6 },
  { foot: 246, head: 152, low: 160, high: 112, ledges: 5 },
  { foot: 134, head: 78, low: 98, high: 66, ledges: 3 },
]

/** The roof of the porch over the plinth: three storeys of ledges and a ribbed crown. */
export function drawPorchRoof(s: Stage, cx: number): void {
  const depth = 0.3
  const lit = (k: number) => s.shade('#d2b48e', k, depth)
  const slab = (y1: number, y2: number, w1: number, w2: number) => {
    const ridge = -0.36
    s.path(
      polygon([
        [cx - w1, y1],
        [cx + ridge * w1, y1],
        [cx + ridge * w2, y2],
        [cx - w2, y2],
      ]),
      s.shade('#8f8a84', 0.24, depth),
    )
    s.path(
      polygon([
        [cx + ridge * w1, y1],
        [cx + w1, y1],
        [cx + w2, y2],
        [cx + ridge * w2, y2],
      ]),
      lit(0.86),
    )
  }
  slab(560, 392, 214, 214)
  for (const { foot, head, low, high, ledges } of TIERS) {
    const step = (foot - head) / ledges
    for (const i of range(ledges)) {
      const w = low + ((high - low) * i) / ledges
      const y = foot - i * step
      slab(y, y - step * 0.56, w, w)
      s.path(
        polygon([
          [cx - w * 0.36, y - step * 0.56],
          [cx + w, y - step * 0.56],
          [cx + w, y - step * 0.7],
          [cx - w * 0.36, y - step * 0.7],
        ]),
        lit(1.04),
      )
      slab(y - step * 0.56, y - step, w * 0.93, w * 0.93)
      s.path(
        polygon([
          [cx - w * 0.93 * 0.36, y - step * 0.7],
          [cx + w * 0.93, y - step * 0.7],
          [cx + w * 0.93, y - step],
          [cx - w * 0.93 * 0.36, y - step],
        ]),
        lit(0.36),
      )
    }
    slab(head, head - 24, high * 0.84, high * 0.84)
  }
  const crown = (k: number): Point[] =>
    [
      [-44, 56],
      [-58, 40],
      [-60, 24],
      [-40, 10],
      [-22, 4],
      [-14, -18],
      [0, -34],
      [14, -18],
      [22, 4],
      [40, 10],
      [60, 24],
      [58, 40],
      [44, 56],
    ].map(([x = 0, y = 0]): Point => [cx + x * k, y])
  s.path(polygon(crown(1)), s.shade('#8f8a84', 0.24, depth))
  s.clipped(polygon(crown(1)), () => {
    s.rect(cx - 18, -60, 200, 200, lit(0.9))
    for (const i of range(5)) s.rect(cx - 8 + i * 15, 0, 5, 60, lit(0.46))
  })
}
