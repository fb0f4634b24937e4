import { type Point, polygon, quadratic, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

/** From a first-floor balcony, down the length of the street. */
export const EYE = { x: 850, horizon: 262, focal: 900, height: 6.9 } as const
export const see = seenFrom(EYE)

const WALL = 8
const FAR = 78
const put = (s: Stage, points: readonly World[], colour: string, attributes = '') =>
  s.path(facet(see, points), colour, attributes)

export function drawPaving(s: Stage): void {
  s.fillBelow(EYE.horizon + 40, s.shade('#d8cdb4', 0.88, 0.04))
  put(
    s,
    [
      [WALL, 0, 5],
      [WALL, 0, FAR],
      [4.4, 0, FAR],
      [4.4, 0, 5],
    ],
    s.light.shadow,
    'opacity=".4"',
  )
  for (const u of [-5.2, 5.2])
    put(
      s,
      [
        [u, 0, 5],
        [u, 0, FAR],
        [u + 0.22, 0, FAR],
        [u + 0.22, 0, 5],
      ],
      s.shade('#a89c88', 0.5),
    )
}

/** The pilgrims' church at the end: coral stone, a gable in steps, one belfry. */
export function drawChurch(s: Stage): void {
  const z = 84
  const block = (l: number, r: number, low: number, high: number, colour: string, lit: number) =>
    put(
      s,
      [
        [l, low, z],
        [r, low, z],
        [r, high, z],
        [l, high, z],
      ],
      s.shade(colour, lit, 0.42),
    )
  block(-19, 12, 0, 12, '#b8a184', 0.5)
  block(-9, 9, 0, 16, '#cdb695', 0.85)
  put(
    s,
    [
      [-9, 16, z],
      [9, 16, z],
      [6.5, 19.5, z],
      [3.4, 20.2, z],
      [0, 24.5, z],
      [-3.4, 20.2, z],
      [-6.5, 19.5, z],
    ],
    s.shade('#cdb695', 0.92, 0.42),
  )
  for (const up of [6.4, 11.4, 16]) block(-9.4, 9.4, up, up + 0.8, '#e6d4b4', 1)
  for (const u of [-8.6, -4.6, 3.6, 7.6]) block(u, u + 1, 0, 16, '#e6d4b4', 0.95)
  const arch = (u: number, low: number, wide: number, high: number) => {
    const [x, y] = see([u, low, z])
    const [w, h] = [(wide * EYE.focal) / z, (high * EYE.focal) / z]
    s.path(`M${x - w} ${y}v${-h}a${w} ${w} 0 0 1 ${2 * w} 0v${h}Z`, s.shade('#5a4a44', 0.25, 0.4))
  }
  arch(0, 0, 1.8, 4)
  for (const u of [-6.1, 0, 6.1]) arch(u, 8, 0.8, 1.6)
  arch(0, 17.4, 0.9, 0.8)
  block(-19, -11.6, 0, 22, '#c4ac8c', 0.78)
  for (const up of [8, 15, 21.4]) block(-19.5, -11.1, up, up + 0.7, '#e6d4b4', 1)
  arch(-15.3, 16.4, 1.3, 2)
  arch(-15.3, 9.6, 0.9, 2)
  const [dx, dy] = see([-15.3, 22, z])
  s.path(
    `M${dx - 36} ${dy}C${dx - 36} ${dy - 30} ${dx - 12} ${dy - 44} ${dx} ${dy - 52}C${dx + 12} ${dy - 44} ${dx + 36} ${dy - 30} ${dx + 36} ${dy}Z`,
    s.shade('#b8654a', 0.75, 0.4),
  )
  for (const u of [-15.3, 0]) {
    const [x, y] = see([u, u ? 27.6 : 24.4, z])
    s.line(`M${x} ${y}v-24M${x - 7} ${y - 16}h14`, s.shade('#5a4a44', 0.3, 0.3), 3)
  }
}

interface House {
  readonly from: number
  readonly to: number
  readonly high: number
  readonly wall: string
  readonly trim: string
}

const HOUSES: readonly House[] = [
  { from: 4.6, to: 11, high: 8.6, wall: '#e8c878', trim: '#2f6f6a' },
  { from: 11, to: 17, high: 9.8, wall: '#f0e6d0', trim: '#a8452f' },
  { from: 17, to: 25, high: 8.2, wall: '#7fb4a8', trim: '#f4ead2' },
  { from: 25, to: 34, high: 9.6, wall: '#e0987a', trim: '#f4ead2' },
  { from: 34, to: 47, high: 8.4, wall: '#f2e2b8', trim: '#3f6f8a' },
  { from: 47, to: 64, high: 9.4, wall: '#9cbcc4', trim: '#f4ead2' },
  { from: 64, to: FAR, high: 8.4, wall: '#e6c8a0', trim: '#8a4a3a' },
]

/** House fronts with capiz windows above shops; the left row stands in the sun. */
export function drawHouses(s: Stage, side: -1 | 1): void {
  for (const [i, house] of [...HOUSES.entries()].reverse()) drawHouse(s, house, side, i)
}

function drawHouse(s: Stage, { from, to, high, wall, trim }: House, side: -1 | 1, i: number): void {
  const u = side * WALL
  const lit = side < 0 ? 0.95 : 0.26
  const depth = Math.min(0.5, from / 130)
  const tall = high + (side > 0 ? ((i * 7) % 3) * 0.5 : 0)
  const panel = (a: number, b: number, low: number, up: number, colour: string, k: number, out = 0) =>
    put(
      s,
      [
        [u - side * out, low, a],
        [u - side * out, low, b],
        [u - side * out, up, b],
        [u - side * out, up, a],
      ],
      s.shade(colour, k, depth),
    )
  const along = (t: number) => from + (to - from) * t
  panel(from, to, 0, tall, wall, lit)
  for (const k of range(3)) panel(along(0.1 + k * 0.3), along(0.29 + k * 0.3), 0, 2.9, '#3a3a44', 0.2)
  panel(along(0), along(1), 3.1, 3.45, trim, lit)
  put(
    s,
    [
      [u, 3.1, from],
      [u, 3.1, to],
      [u - side * 1.3, 2.5, to],
      [u - side * 1.3, 2.5, from],
    ],
    s.shade(trim, lit * 0.85, depth),
  )
  for (const k of range(4)) {
    const [a, b] = [along(0.07 + k * 0.23), along(0.235 + k * 0.23)]
    panel(a, b, 4.3, 6.8, trim, lit * 0.7)
    panel(
      along(0.082 + k * 0.23),
      along(0.223 + k * 0.23),
      4.45,
      6.65,
      i % 2 ? '#4a5a64' : '#f6efd8',
      i % 2 ? 0.25 : lit,
    )
    if (from < 34) drawPanes(s, u, [a, b], s.shade(trim, lit * 0.6, depth))
  }
  panel(from, to, 3.9, 4.12, trim, lit, 0.05)
  panel(from, to, tall - 0.5, tall, trim, lit, 0.1)
  put(
    s,
    [
      [u - side * 0.9, tall, from],
      [u - side * 0.9, tall, to],
      [u + side * 3, tall + 1.8, to],
      [u + side * 3, tall + 1.8, from],
    ],
    s.shade('#a85a40', side < 0 ? 0.8 : 0.35, depth),
  )
  put(
    s,
    [
      [u, tall, from],
      [u, tall, to],
      [u - side * 0.9, tall - 0.05, to],
      [u - side * 0.9, tall - 0.05, from],
    ],
    s.shade('#3a2f38', 0.15, depth),
  )
}

function drawPanes(s: Stage, u: number, [a, b]: readonly [number, number], colour: string): void {
  const bars = [
    ...range(4).map((i) => polygon([see([u, 4.5 + i * 0.6, a]), see([u, 4.5 + i * 0.6, b])], false)),
    ...range(4).map((i) =>
      polygon(
        [see([u, 4.45, a + ((b - a) * (i + 0.5)) / 4]), see([u, 6.65, a + ((b - a) * (i + 0.5)) / 4])],
        false,
      ),
    ),
  ]
  s.line(bars.join(''), colour, Math.max(0.8, 22 / a))
}

const PAPER = ['#e0402f', '#f4c230', '#2f86b4', '#fbf4e2', '#3fa06a', '#e86a9c', '#f08a2c']

/** Strings of paper flags from roof to roof. */
export function drawPaperFlags(s: Stage): void {
  for (const [row, z] of [64, 50, 40, 32, 26, 21, 17, 13.6, 10.8, 8.4].entries()) {
    const k = EYE.focal / z
    const [a, b] = [see([-WALL, 8.3 + (row % 3) * 0.4, z]), see([WALL, 8.1 + (row % 2) * 0.7, z * 0.97])]
    const low: Point = [(a[0] + b[0]) / 2 + (row % 2 ? 40 : -40), (a[1] + b[1]) / 2 + 2.6 * k]
    const at = (t: number) => quadratic(a, low, b, t)
    const depth = Math.min(0.45, z / 140)
    s.line(
      smooth(
        range(13).map((i) => at(i / 12)),
        false,
        1,
      ),
      s.shade('#5a5048', 0.3, depth),
      Math.max(0.8, k * 0.02),
    )
    for (const i of range(30)) {
      const [x, y] = at((i + 0.5) / 30)
      const [w, h] = [k * 0.17, k * 0.52]
      const sway = Math.sin(i * 1.9 + row) * k * 0.09
      const d = polygon([
        [x - w, y],
        [x + w, y],
        [x + w * 0.9 + sway, y + h],
        [x + sway, y + h * 0.72],
        [x - w * 0.9 + sway, y + h],
      ])
      const paper = PAPER[(i * 3 + row * 2) % PAPER.length] as string
      s.path(d, s.shade(paper, i % 3 ? 0.95 : 0.6, depth))
    }
  }
}

/** A low barrier hung with cloth between the crowd and the dancers. */
export function drawBarrier(s: Stage, side: -1 | 1): void {
  const u = side * 5.1
  const hues = ['#f4ead2', '#e0402f', '#f4c230', '#2f86b4']
  for (const [i, z] of range(22)
    .map((k) => 5 * (64 / 5) ** (1 - k / 22))
    .entries()) {
    const next = z * (5 / 64) ** (1 / 22)
    put(
      s,
      [
        [u, 0.1, next],
        [u, 0.1, z],
        [u, 1.05, z],
        [u, 1.05, next],
      ],
      s.shade(hues[i % 4] as string, side < 0 ? 0.9 : 0.4, Math.min(0.45, z / 130)),
    )
  }
  put(
    s,
    [
      [u, 1.05, 5],
      [u, 1.05, 64],
      [u, 1.16, 64],
      [u, 1.16, 5],
    ],
    s.shade('#fbf4e2', side < 0 ? 1 : 0.5),
  )
}

/** Our own balcony: rail, turned balusters, a red cloth with a gold fringe. */
export function drawBalcony(s: Stage): void {
  const [top, foot] = [812, 920]
  s.rect(s.left, top + 30, s.right - s.left, foot, s.shade('#3a2c30', 0.1), 'opacity=".28"')
  for (let x = s.left; x < s.right; x += 62) {
    const d = `M${x - 9} ${top + 26}h18v8c10 12 10 30 0 44l-3 30h-12l-3 -30c-10 -14 -10 -32 0 -44Z`
    s.path(d, s.shade('#5a3428', 0.2))
    s.clipped(d, () => s.path(d, s.shade('#a8683f', 0.8), 'transform="translate(8 -2)"'))
  }
  s.rect(s.left, top, s.right - s.left, 13, s.shade('#c8854f', 0.95))
  s.rect(s.left, top + 13, s.right - s.left, 18, s.shade('#6a3c2a', 0.35))
  for (const [x, w] of [
    [150, 300],
    [1130, 330],
  ] as const) {
    s.path(`M${x} ${top - 2}H${x + w}V${foot}H${x}Z`, s.shade('#c42f35', 0.75))
    for (const k of range(5))
      s.path(`M${x + 14 + k * (w / 5)} ${top}h${w / 14}l-5 120h${-w / 20}Z`, s.shade('#8a1f30', 0.4))
    s.path(`M${x} ${top - 2}H${x + w}v12H${x}Z`, s.shade('#e8504a', 1))
    s.path(`M${x} ${top + 62}H${x + w}v11H${x}Z`, s.shade('#f2c23c', 0.95))
    s.path(`M${x} ${top + 80}H${x + w}v4H${x}Z`, s.shade('#f2c23c', 0.95))
  }
}
