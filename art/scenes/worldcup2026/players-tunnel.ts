import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** From the steps at the back of the tunnel, over everybody's heads. */
export const EYE: Eye = { x: 1090, horizon: 440, focal: 1000, height: 3 }
export const see = seenFrom(EYE)

const HALF = 3.6
const CEILING = 6.6
const MOUTH = 14
const NEAR = 3.2

const plane = (points: readonly World[]) => polygon(points.map(see))
const ink = (s: Stage, lit: number) => s.shade('#2a5f86', lit)

const wall = (side: -1 | 1, from: number, to: number, low: number, high: number, inset = 0): string =>
  plane([
    [side * (HALF - inset), low, from],
    [side * (HALF - inset), low, to],
    [side * (HALF - inset), high, to],
    [side * (HALF - inset), high, from],
  ])

const BAYS = [14, 11.6, 9.6, 7.9, 6.4, 5.1, 4, 3.2]

/** Panelled walls: the bays by the mouth catch the light, the near ones lie in the dark. */
function drawWalls(s: Stage): void {
  for (const side of [-1, 1] as const)
    for (const [i, far] of BAYS.slice(0, -1).entries()) {
      const near = BAYS[i + 1] ?? NEAR
      const lit = [0.5, 0.36, 0.25, 0.17, 0.11, 0.07, 0.04][i] ?? 0
      s.path(wall(side, near, far, 0, CEILING), ink(s, lit))
      s.path(wall(side, near, far, 0, 1.15), s.shade('#d8492f', lit * 1.1))
      s.path(wall(side, near, far, 1.15, 1.27), s.shade('#f2dca0', lit + 0.12))
      s.path(wall(side, near, near + 0.09, 1.27, CEILING), ink(s, lit * 0.3))
      s.path(wall(side, near, far, 3.3, 3.42), s.shade('#eaf6ff', 0.25 + lit * 1.3))
    }
}

function drawCeiling(s: Stage): void {
  for (const [i, far] of BAYS.slice(0, -1).entries()) {
    const near = BAYS[i + 1] ?? NEAR
    const across = (from: number, to: number, half: number): World[] => [
      [-half, CEILING, from],
      [half, CEILING, from],
      [half, CEILING, to],
      [-half, CEILING, to],
    ]
    s.path(plane(across(near, far, HALF)), ink(s, [0.3, 0.2, 0.13, 0.08, 0.05, 0.03, 0.02][i] ?? 0))
    s.path(
      plane(across(near + (far - near) * 0.4, near + (far - near) * 0.56, HALF * 0.62)),
      s.shade('#f4fbff', [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4][i] ?? 0.4),
    )
  }
}

/** The floor, and the light that comes in over it. */
function drawFloor(s: Stage): void {
  const mat = (half: number, from: number, to: number): World[] => [
    [-half, 0, from],
    [half, 0, from],
    [half, 0, to],
    [-half, 0, to],
  ]
  s.path(plane(mat(HALF, 2, MOUTH)), ink(s, 0.16))
  for (const [half, from, tone] of [
    [3.1, 5.6, 0.3],
    [2.9, 7.2, 0.46],
    [2.7, 9.6, 0.66],
  ] as const)
    s.path(
      plane([
        [-half, 0, from],
        [half, 0, from],
        [HALF, 0, MOUTH],
        [-HALF, 0, MOUTH],
      ]),
      s.shade('#4f8fa8', tone),
    )
  const line = (right: number) =>
    plane([
      [right - 0.05, 0, 2.4],
      [right + 0.05, 0, 2.4],
      [right + 0.05, 0, MOUTH],
      [right - 0.05, 0, MOUTH],
    ])
  s.path(line(-2.5) + line(2.5), s.shade('#f2dca0', 0.7), 'opacity=".8"')
}

/** The lit edge of the opening. */
function drawMouth(s: Stage): void {
  const corner = (right: number, up: number): Point => see([right, up, MOUTH])
  const frame = [corner(-HALF, 0), corner(-HALF, CEILING), corner(HALF, CEILING), corner(HALF, 0)]
  s.line(polygon(frame, false), s.shade('#f4fbff', 1), 7)
  s.line(polygon(frame, false), s.shade('#f2c85c', 0.9), 2.4, 'transform="translate(0 -7)"')
}

export function drawTunnel(s: Stage): void {
  drawFloor(s)
  drawWalls(s)
  drawCeiling(s)
  drawMouth(s)
}

/** Strips of gold foil, each turned its own way, larger the nearer they fall. */
export function drawTickerTape(s: Stage, count: number, from: readonly [number, number], seed: number): void {
  const random = s.random(seed)
  const tones = ['#f6cc5e', '#fff0b8', '#d89a34', '#f6cc5e']
  const strips = tones.map((): string[] => [])
  for (const i of range(count)) {
    const away = from[0] + (from[1] - from[0]) * random() ** 1.6
    const wide = away < MOUTH ? 3.2 : 3.4 * (away / MOUTH)
    const [x, y] = see([(random() * 2 - 1) * wide, 0.3 + random() * (away < MOUTH ? 5.6 : 0.46 * away), away])
    const m = EYE.focal / away
    const l = Math.max(6, m * (0.13 + random() * 0.13))
    const [a, b] = [random() * Math.PI, random() * 0.9 + 0.2]
    const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l]
    strips[i % 4]?.push(
      polygon([
        [x, y],
        [x + dx, y + dy],
        [x + dx - dy * 0.3 * b, y + dy + dx * 0.3 * b],
        [x - dy * 0.3 * b, y + dx * 0.3 * b],
      ]),
    )
  }
  for (const [i, d] of strips.entries()) s.path(d.join(''), tones[i] ?? '')
}
