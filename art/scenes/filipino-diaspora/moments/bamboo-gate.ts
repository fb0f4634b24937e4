import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { see } from './nipa-house.ts'

const AWAY = 16
const OPENING = [0.9, 3.7] as const
const BAMBOO = '#c8ae6a'

/** A fence of split bamboo across the picture, open at the gate. */
export function drawFence(s: Stage): void {
  const lit: string[] = []
  const dark: string[] = []
  for (let u = -14; u < 15; u += 0.225) {
    if (u > OPENING[0] - 0.2 && u < OPENING[1] + 0.1) continue
    const high = 1.26 + 0.07 * Math.sin(u * 7.3)
    const slat = (from: number, to: number, drop: number) =>
      facet(see, [
        [u + from, 0, AWAY],
        [u + to, 0, AWAY],
        [u + to, high - drop, AWAY],
        [u + from, high, AWAY],
      ])
    dark.push(slat(0, 0.16, 0.07))
    lit.push(slat(0.06, 0.16, 0.07))
  }
  s.path(dark.join(''), s.shade(BAMBOO, 0.3))
  s.path(lit.join(''), s.shade(BAMBOO, 0.92))
  for (const up of [0.36, 0.98])
    for (const [from, to] of [
      [-15, OPENING[0]],
      [OPENING[1], 15],
    ] as const) {
      const rail = polygon([see([from, up, AWAY - 0.06]), see([to, up, AWAY - 0.06])], false)
      s.line(rail, s.shade('#7a6238', 0.4), 7)
      s.line(rail, s.shade('#e0cc88', 1), 3, 'transform="translate(0 -1.5)"')
    }
}

const post = (s: Stage, u: number, away: number, high: number): void => {
  const at = (from: number, to: number) =>
    facet(see, [
      [u + from, 0, away],
      [u + to, 0, away],
      [u + to, high, away],
      [u + from, high, away],
    ])
  s.path(at(-0.1, 0.1), s.shade(BAMBOO, 0.22))
  s.path(at(0, 0.1), s.shade(BAMBOO, 0.85))
  const joints = range(5).map((i) => {
    const [x, y] = see([u - 0.1, 0.4 + i * 0.55, away])
    return `M${x} ${y}h13`
  })
  s.line(joints.join(''), s.shade('#6a5430', 0.3), 2)
}

/** Four posts under a little roof of nipa, one leaf of the gate swung in. */
export function drawGate(s: Stage): void {
  const [l, r] = OPENING
  for (const u of [l, r]) post(s, u, AWAY + 1.2, 2.5)
  drawLeafOfGate(s)
}

function drawLeafOfGate(s: Stage): void {
  const [l] = OPENING
  const bars = range(8).map((i) =>
    polygon(
      [see([l + 0.1 - i * 0.05, 0.1, AWAY + i * 0.17]), see([l + 0.1 - i * 0.05, 1.4, AWAY + i * 0.17])],
      false,
    ),
  )
  s.line(bars.join(''), s.shade(BAMBOO, 0.5), 5)
}

export function drawGateRoof(s: Stage): void {
  const [l, r] = OPENING
  for (const u of [l, r]) post(s, u, AWAY, 2.5)
  const at = (u: number, up: number, away: number): Point => see([u, up, away])
  const [near, back] = [AWAY - 0.7, AWAY + 1.9]
  s.path(
    polygon([at(l - 0.6, 2.35, near), at(l - 0.6, 2.35, back), at(l + 0.5, 3.35, AWAY + 0.6)]),
    s.shade('#a8824e', 0.1),
  )
  const front = polygon([
    at(l - 0.6, 2.35, near),
    at(r + 0.6, 2.35, near),
    at(r - 0.4, 3.35, AWAY + 0.6),
    at(l + 0.4, 3.35, AWAY + 0.6),
  ])
  s.path(front, s.shade('#b08a56', 0.78))
  s.clipped(front, () => {
    for (const k of range(4)) {
      const up = 2.35 + k * 0.26
      const fringe = range(45).map((i): Point => {
        const [x, y] = at(l - 0.6 + (i / 44) * (r - l + 1.2), up, near + k * 0.32)
        return [x, y + (i % 2 ? 3 : -2)]
      })
      s.path(
        polygon([
          ...fringe,
          [fringe[44]?.[0] ?? 0, (fringe[44]?.[1] ?? 0) - 6],
          [fringe[0]?.[0] ?? 0, (fringe[0]?.[1] ?? 0) - 6],
        ]),
        s.shade('#6a5236', 0.3),
        'opacity=".7"',
      )
    }
  })
  const eave = range(41).map((i): Point => {
    const [x, y] = at(l - 0.6 + (i / 40) * (r - l + 1.2), 2.35, near)
    return [x, y + (i % 2 ? 9 : 3)]
  })
  s.path(polygon([...eave, at(r + 0.6, 2.35, near), at(l - 0.6, 2.35, near)]), s.shade('#8a6a40', 0.45))
  drawBougainvillea(s)
}

function drawBougainvillea(s: Stage): void {
  const [x, y] = see([OPENING[1] + 0.5, 2.5, AWAY - 0.6])
  for (const [dx, dy, w, h, colour] of [
    [30, 70, 120, 90, '#3f7f48'],
    [6, 26, 120, 76, '#3f7f48'],
    [-40, -6, 110, 50, '#c83272'],
    [22, 22, 112, 72, '#d83a7c'],
    [58, 84, 84, 70, '#c83272'],
  ] as const)
    drawCrown(s, { x: x + dx, y: y + dy, w, h, dab: 5.4, density: 80, colour, seed: dx + 60 })
}
