import { ellipsePath, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { type Eye, facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

const EYE: Eye = { x: 500, horizon: 424, focal: 1060, height: 2.15 }
export const see = seenFrom(EYE)
export const metreAt = (away: number): number => EYE.focal / away
const plane = (...points: World[]): string => facet(see, points)

const TRAIN = { x: -2.7, from: 4.6, to: 90, foot: 0.15, head: 3.3 } as const

/** One side of the coaches in railway blue, its windows barred. */
export function drawTrain(s: Stage): void {
  const { x, from, to } = TRAIN
  const band = (low: number, high: number, a: number = from, b: number = to) =>
    plane([x, low, a], [x, high, a], [x, high, b], [x, low, b])
  s.path(band(-0.9, 0.2), s.shade('#24364a', 0.14))
  s.path(band(TRAIN.foot, TRAIN.head), s.shade('#1f5a9c', 0.62))
  s.path(band(1.02, 2.14), s.shade('#7fb4d8', 0.74))
  s.path(band(TRAIN.head, TRAIN.head + 0.34), s.shade('#9ab0bc', 0.62))
  s.path(band(0.96, 1.02) + band(2.14, 2.2), s.shade('#f0e6c8', 0.9))
  for (let z = from; z < to; z += 1.36) {
    const door = Math.round((z - from) / 1.36) % 9 === 4
    if (door) {
      s.path(band(TRAIN.foot, 2.3, z + 0.14, z + 1.08), s.shade('#16324f', 0.12))
      s.path(
        band(TRAIN.foot, 2.3, z + 0.06, z + 0.14) + band(TRAIN.foot, 2.3, z + 1.08, z + 1.16),
        s.shade('#f2c84a', 0.9),
      )
      continue
    }
    s.path(band(1.14, 2.02, z + 0.16, z + 1.06), s.shade('#14304f', 0.12))
    const bars = range(4).map((i) => band(1.26 + i * 0.2, 1.3 + i * 0.2, z + 0.16, z + 1.06))
    s.path(bars.join(''), s.shade('#d8e4e8', 0.7))
  }
  for (const z of [22.4, 45, 67.4])
    s.path(band(-0.4, TRAIN.head + 0.34, z, z + 0.9), s.shade('#16283c', 0.16))
}

const GAPS = [8.4, 13.4, 19, 26, 35, 47] as const

/** Platform, and the sun that falls on it through the gaps of the roof. */
export function drawPlatform(s: Stage): void {
  s.path(plane([-2.5, 0, 3], [14, 0, 3], [14, 0, 120], [-2.5, 0, 120]), s.shade('#a9b7b4', 0.6))
  s.path(plane([-2.5, 0, 3], [-1.9, 0, 3], [-1.9, 0, 120], [-2.5, 0, 120]), s.shade('#f2cf52', 0.92))
  const joints = range(18).map((i) => plane([-1.9, 0, 4 + i * 2.4], [14, 0, 4 + i * 2.4]))
  s.line(joints.join(''), s.shade('#7d928f', 0.45), 1.4)
  for (const z of GAPS)
    s.path(plane([-1.9, 0, z], [5.2, 0, z - 1], [5.2, 0, z + 0.7], [-1.9, 0, z + 1.7]), s.shade('#fff4cc', 1))
}

/** A butterfly roof on iron columns, open to the light in strips. */
export function drawRoof(s: Stage): void {
  const [near, far] = [3, 120]
  s.path(
    plane([-2.2, 4.5, near], [2.3, 3.95, near], [2.3, 3.95, far], [-2.2, 4.5, far]),
    s.shade('#3f6f72', 0.3),
  )
  s.path(plane([2.3, 3.95, near], [9, 4.8, near], [9, 4.8, far], [2.3, 3.95, far]), s.shade('#2f5a62', 0.16))
  for (const z of GAPS) {
    s.path(plane([-2.2, 4.5, z], [2.3, 3.95, z], [2.3, 3.95, z + 1.1], [-2.2, 4.5, z + 1.1]), s.light.sky[4])
    s.path(plane([2.3, 3.95, z], [9, 4.8, z], [9, 4.8, z + 1.1], [2.3, 3.95, z + 1.1]), s.light.sky[3])
  }
  for (let z = 4.2; z < 70; z += 2.1)
    s.line(
      plane([-2.2, 4.46, z], [2.3, 3.9, z], [9, 4.76, z]).replace('Z', ''),
      s.shade('#173a44', 0.2),
      metreAt(z) * 0.07,
    )
  s.path(
    plane([-2.2, 4.5, near], [-2.2, 4.2, near], [-2.2, 4.2, far], [-2.2, 4.5, far]),
    s.shade('#c8d4c0', 0.7),
  )
  for (const z of [62, 46, 34, 25, 17.6]) drawColumn(s, 2.3, z)
}

function drawColumn(s: Stage, x: number, z: number): void {
  const m = metreAt(z)
  const [cx, foot] = see([x, 0, z])
  const [, head] = see([x, 3.95, z])
  const half = m * 0.1
  s.rect(cx - half, head, half * 2, foot - head, s.shade('#1f5a4c', 0.3))
  s.rect(cx, head, half, foot - head, s.shade('#4f9a7c', 0.9))
  s.rect(cx - half * 2, foot - m * 0.5, half * 4, m * 0.5, s.shade('#1a4a44', 0.26))
  s.rect(cx, foot - m * 0.5, half * 2, m * 0.5, s.shade('#3f8a70', 0.8))
  const bracket = (k: number) =>
    polygon([see([x, 3.1, z]), see([x + k * 1.1, 4.08, z]), see([x + k * 0.9, 4.1, z]), see([x, 3.4, z])])
  s.path(bracket(-1), s.shade('#3f8a70', 0.7))
  s.path(bracket(1), s.shade('#1f5a4c', 0.3))
}

/** Where the platform ends: morning, a signal, trees behind the station's wall. */
export function drawMorning(s: Stage): void {
  const y = EYE.horizon
  for (const [x, w, h] of [
    [1560, 420, 190],
    [1330, 300, 120],
    [1170, 230, 84],
    [1050, 170, 60],
  ] as const) {
    s.path(
      ellipsePath(x, y - h * 0.4, w / 2, h * 0.62) + ellipsePath(x - w * 0.3, y - h * 0.1, w * 0.3, h * 0.5),
      s.shade('#4f8f74', 0.36, 0.4),
    )
    s.path(
      ellipsePath(x + w * 0.1, y - h * 0.5, w * 0.34, h * 0.44) +
        ellipsePath(x - w * 0.26, y - h * 0.22, w * 0.17, h * 0.3),
      s.shade('#8fbf84', 0.85, 0.34),
    )
  }
  s.path(plane([14, -0.2, 6], [14, 1.7, 6], [14, 1.7, 130], [14, -0.2, 130]), s.shade('#e8c284', 0.82, 0.16))
  s.path(plane([14, 1.7, 6], [14, 1.84, 6], [14, 1.84, 130], [14, 1.7, 130]), s.shade('#fff2d0', 0.96, 0.1))
  s.rect(s.left, y - 3, 3000, 40, s.shade('#8fae8a', 0.7, 0.5))
  for (const [x, w, h] of [
    [440, 60, 26],
    [520, 90, 34],
    [600, 70, 22],
  ] as const)
    s.path(ellipsePath(x, y, w / 2, h), s.shade('#5f9a78', 0.5, 0.55))
  s.line(`M470 ${y}V${y - 74}M462 ${y - 66}h-22`, s.shade('#3a5a5c', 0.3, 0.3), 3)
  s.rect(438, y - 70, 24, 8, s.shade('#d83a2c', 0.9, 0.2))
}
