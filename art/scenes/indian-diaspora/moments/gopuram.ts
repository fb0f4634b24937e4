import type { Point } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { lookingFrom, type Metres } from '../viewpoint.ts'

/** From a first floor over the street. */
export const STREET = lookingFrom({ at: [-4.4, 5.6, -3], focal: 930, yaw: -0.06, pitch: -0.075 })

const CENTRE = [14.4, 86] as const
const TURN = -0.6
const BASE = 12.4
const TIERS = 9
const HIGH = 45

const PAINTS = [
  '#e2483c',
  '#2f9a90',
  '#f4bc3c',
  '#3f6fc4',
  '#e0608c',
  '#6ab04c',
  '#f6e8c8',
  '#8a54b4',
] as const

/** Half the tower's width and depth at a share of its painted height. */
const sizeAt = (t: number): readonly [number, number] => [
  15.6 * (1 - 0.6 * t ** 0.86),
  10.4 * (1 - 0.56 * t ** 0.86),
]
const heightAt = (t: number): number => BASE + (HIGH - BASE) * (1 - (1 - t) ** 1.18)

const turned = (a: number, b: number, y: number): Metres => [
  CENTRE[0] + a * Math.cos(TURN) + b * Math.sin(TURN),
  y,
  CENTRE[1] - a * Math.sin(TURN) + b * Math.cos(TURN),
]

/** A face of the tower: across it from -1 to 1, height, how far it stands out. */
interface Face {
  readonly at: (k: number, y: number, size: readonly [number, number], out?: number) => Metres
  readonly lit: number
  readonly wide: 0 | 1
}

const LONG: Face = { at: (k, y, [w, d], out = 0) => turned(k * w, -d - out, y), lit: 1, wide: 0 }
const SHORT: Face = { at: (k, y, [w, d], out = 0) => turned(-w - out, -k * d, y), lit: 0.3, wide: 1 }

const quad = (
  face: Face,
  [k1, k2]: readonly [number, number],
  [y1, size1]: readonly [number, readonly [number, number]],
  [y2, size2]: readonly [number, readonly [number, number]],
  out = 0,
): string =>
  STREET.shape([
    face.at(k1, y1, size1, out),
    face.at(k2, y1, size1, out),
    face.at(k2, y2, size2, out),
    face.at(k1, y2, size2, out),
  ])

export function drawGopuram(s: Stage): void {
  for (const face of [SHORT, LONG]) {
    drawGranite(s, face)
    for (const i of range(TIERS)) drawTier(s, face, i)
  }
  drawVault(s)
}

/** The lower storeys are plain stone, with a gate through them. */
function drawGranite(s: Stage, face: Face): void {
  const size = sizeAt(0)
  const wall = (y1: number, y2: number, fill: string, k: readonly [number, number] = [-1, 1], out = 0) =>
    s.path(quad(face, k, [y1, size], [y2, size], out), fill)
  wall(0, BASE, s.shade('#cdb596', face.lit * 0.86, 0.08))
  for (const [low, high] of [
    [0, 1.4],
    [5.6, 6.4],
    [11.4, BASE],
  ] as const) {
    wall(low - 0.5, low, s.shade('#6a6a80', 0.2, 0.08))
    wall(low, high, s.shade('#e8d2ae', face.lit, 0.06), [-1.01, 1.01], 0.3)
  }
  for (const row of [1.4, 6.4])
    for (const i of range(10 - face.wide * 4)) {
      const k = -0.94 + (i * 1.88) / (9 - face.wide * 4)
      wall(row, row + 4.6, s.shade('#f0dcb8', face.lit, 0.06), [k - 0.03, k + 0.03])
      wall(row, row + 4.6, s.shade('#7a6f78', 0.24, 0.08), [k - 0.06, k - 0.03])
    }
  if (face.wide) return
  wall(0, 9.6, s.shade('#b83a2c', 0.7, 0.06), [-0.2, 0.2])
  wall(0, 8.9, s.shade('#2a1f3c', 0.14), [-0.15, 0.15])
}

function drawTier(s: Stage, face: Face, i: number): void {
  const [t1, t2] = [i / TIERS, (i + 1) / TIERS]
  const [y1, y2] = [heightAt(t1), heightAt(t2)]
  const [low, high] = [sizeAt(t1), sizeAt(t2)]
  const level = (k: number): readonly [number, readonly [number, number]] => [
    lerp(y1, y2, k),
    [lerp(low[0], high[0], k), lerp(low[1], high[1], k)],
  ]
  s.path(quad(face, [-1, 1], level(0), level(1)), s.shade('#3f8fa0', face.lit * 0.6, 0.08))
  s.path(quad(face, [-1, 1], level(0), level(0.14)), s.shade(i % 2 ? '#e88a6c' : '#f0c884', face.lit, 0.06))
  const n = Math.round((face.wide ? 9 : 15) - i * 0.7)
  for (const j of range(n)) {
    const k = -1 + ((j + 0.5) * 2) / n
    drawNiche(s, face, level, k, 1 / n, i * 3 + j * 5)
  }
  s.path(quad(face, [-1.01, 1.01], level(0.66), level(0.74)), s.shade('#2a4a7a', face.lit * 0.3, 0.08))
  s.path(
    quad(face, [-1.03, 1.03], level(0.72), level(0.86), 0.5),
    s.shade(i % 2 ? '#f6e2b4' : '#f4a48c', face.lit, 0.05),
  )
  s.path(quad(face, [-1.03, 1.03], level(0.72), level(0.755), 0.5), s.shade('#c8443c', face.lit * 0.9, 0.06))
  for (const j of range(n)) {
    const k = -1 + ((j + 0.5) * 2) / n
    drawPot(s, face, level, k, 0.6 / n, PAINTS[(i * 2 + j * 3) % 8] as string)
  }
}

type Level = (k: number) => readonly [number, readonly [number, number]]

/** A god between two pilasters, standing, dancing or enthroned. */
function drawNiche(s: Stage, face: Face, level: Level, k: number, half: number, seed: number): void {
  const at = (u: number, v: number, out = 0.3): Metres => {
    const [y, size] = level(0.14 + v * 0.56)
    return face.at(k + u * half, y, size, out)
  }
  const shape = (points: readonly (readonly [number, number])[], colour: string, lit = 1) =>
    s.path(STREET.shape(points.map(([u, v]) => at(u, v))), s.shade(colour, lit * face.lit, 0.05))
  shape(
    [
      [-0.92, 0],
      [-0.92, 1],
      [0.92, 1],
      [0.92, 0],
    ],
    '#24407c',
    0.3,
  )
  shape(
    [
      [-1, 0],
      [-1, 1],
      [-0.78, 1],
      [-0.78, 0],
    ],
    '#f6ead0',
  )
  const robe = PAINTS[(seed * 3 + 1) % 8] as string
  const skin = ['#4f8fd0', '#e8b48c', '#6ab08c', '#e8b48c', '#d88a6c'][seed % 5] as string
  if (seed % 4 === 1) {
    shape(
      [
        [-0.6, 0],
        [-0.6, 0.56],
        [-0.5, 0.86],
        [0, 1.02],
        [0.5, 0.86],
        [0.6, 0.56],
        [0.6, 0],
      ],
      robe,
    )
    shape(
      [
        [-0.26, 0],
        [-0.26, 0.44],
        [0, 0.62],
        [0.26, 0.44],
        [0.26, 0],
      ],
      '#f8d878',
    )
    return
  }
  const lean = seed % 3 === 0 ? 0.14 : -0.1
  shape(
    [
      [-0.42, 0],
      [-0.3, 0.4],
      [0.3, 0.4],
      [0.46, 0],
    ],
    robe,
  )
  shape(
    [
      [-0.26, 0.38],
      [-0.62, 0.5],
      [-0.5, 0.66],
      [-0.28, 0.62],
      [lean - 0.14, 0.7],
      [lean + 0.14, 0.7],
      [0.3, 0.62],
      [0.62, 0.78],
      [0.66, 0.68],
      [0.3, 0.4],
    ],
    skin,
  )
  shape(
    [
      [lean - 0.3, 0.7],
      [lean - 0.22, 0.9],
      [lean, 1.04],
      [lean + 0.22, 0.9],
      [lean + 0.3, 0.7],
    ],
    '#f8cc54',
  )
  shape(
    [
      [lean - 0.14, 0.68],
      [lean - 0.12, 0.84],
      [lean + 0.12, 0.84],
      [lean + 0.14, 0.68],
    ],
    skin,
  )
}

/** Small domed shrines along each ledge. */
function drawPot(s: Stage, face: Face, level: Level, k: number, half: number, colour: string): void {
  const at = (u: number, v: number): Metres => {
    const [y, size] = level(0.86 + v * 0.2)
    return face.at(k + u * half, y, size, 0.4)
  }
  const points: Point[] = [
    [-1, 0],
    [-1.1, 0.4],
    [-0.7, 0.8],
    [0, 1.2],
    [0.7, 0.8],
    [1.1, 0.4],
    [1, 0],
  ]
  s.path(STREET.shape(points.map(([u, v]) => at(u, v))), s.shade(colour, face.lit, 0.05))
}

/** The barrel roof with its row of gilded pots and the open jaw at its end. */
function drawVault(s: Stage): void {
  const size = sizeAt(1)
  const h = 5.4
  const rib = (k: number): Metres[] =>
    range(9).map((i) => {
      const a = (i / 8) * Math.PI * 0.5
      const bulge = 1.16 + 0.1 * Math.sin((i / 8) * Math.PI)
      return turned(k * size[0] * 1.04, -size[1] * bulge * Math.cos(a), HIGH + h * Math.sin(a) ** 0.85)
    })
  for (const i of range(8)) {
    const [a, b] = [rib(-1), rib(1)]
    s.path(
      STREET.shape([a[i], b[i], b[i + 1], a[i + 1]] as Metres[]),
      s.shade(i % 2 ? '#3fa090' : '#2f8a84', 0.56 + i * 0.07, 0.05),
    )
  }
  for (const k of range(8))
    s.line(STREET.shape(rib(-0.92 + k * 0.26)).replace('Z', ''), s.shade('#f8d060', 1), 3)
  const end = [
    ...rib(-1),
    ...range(9).map((i) => {
      const a = (1 - i / 8) * Math.PI * 0.5
      return turned(-size[0] * 1.04, size[1] * 1.2 * Math.cos(a), HIGH + h * Math.sin(a) ** 0.85)
    }),
  ]
  s.path(STREET.shape(end), s.shade('#e8a03c', 0.3, 0.05))
  const middle = turned(-size[0] * 1.04, 0, HIGH + h * 0.36)
  const inner = end.map(
    ([x, y, z]): Metres => [lerp(middle[0], x, 0.62), lerp(middle[1], y, 0.62), lerp(middle[2], z, 0.62)],
  )
  s.path(STREET.shape(inner), s.shade('#7a2a4c', 0.2))
  for (const k of range(7)) {
    const [x, y] = STREET.see(turned((-0.84 + k * 0.28) * size[0], 0, HIGH + h))
    s.path(`M${x - 5} ${y + 2}q-4 -9 1 -12l3 -5l1 -13l1 13l3 5q5 3 1 12Z`, s.shade('#f8cc4c', 1))
  }
}
