import { range } from '../../engine/numbers.ts'

/** Forward of the wing, up, and to port. */
export type Metres = readonly [forward: number, up: number, port: number]

export interface Face {
  readonly points: readonly Metres[]
  readonly colour: string
  /** Seen from both sides. */
  readonly open?: true
  /** Comes in front of what it lies on, in metres. */
  readonly before?: number
  /** Opacity of what can be looked through. */
  readonly glass?: number
}

const WHITE = '#f7f3e8'
const TEAL = '#1d8a94'
const RED = '#d9573f'
const PANE = '#132c44'

/** Stations of the hull: forward, half the width, roof and keel. */
const STATIONS = [
  [7.3, 0.06, 0.36, 0.22],
  [7.0, 0.34, 0.6, -0.08],
  [6.2, 0.58, 0.86, -0.44],
  [5.4, 0.72, 1.04, -0.62],
  [4.8, 0.8, 1.6, -0.7],
  [3.6, 0.83, 1.74, -0.73],
  [0, 0.83, 1.74, -0.73],
  [-2.6, 0.8, 1.7, -0.62],
  [-5, 0.5, 1.52, 0.06],
  [-7.4, 0.2, 1.34, 0.74],
  [-8.2, 0.04, 1.24, 1.0],
] as const

const ROUND = 28

/** A point of the hull's skin: station and angle, 0 at the keel, growing to port. */
function skin(i: number, angle: number, out = 0): Metres {
  const [forward, half, roof, keel] = STATIONS[i] as (typeof STATIONS)[number]
  const squared = (v: number) => Math.sign(v) * Math.abs(v) ** 0.62
  const middle = (roof + keel) / 2
  return [
    forward,
    middle - squared(Math.cos(angle)) * ((roof - keel) / 2 + out),
    squared(Math.sin(angle)) * (half + out),
  ]
}

/** Level of the trim: 0 keel, 1 roof. */
function livery(station: number, angle: number): string {
  const level = (1 - Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.62) / 2
  if (station === 3 && level > 0.62) return PANE
  if (level < 0.3) return TEAL
  return level < 0.42 ? RED : WHITE
}

export function cabinFaces(): Face[] {
  const hull = range(STATIONS.length - 1).flatMap((i) =>
    range(ROUND).map((k): Face => {
      const [a, b] = [(k / ROUND) * 2 * Math.PI, ((k + 1) / ROUND) * 2 * Math.PI]
      return {
        points: [skin(i, a), skin(i, b), skin(i + 1, b), skin(i + 1, a)],
        colour: livery(i, (a + b) / 2),
      }
    }),
  )
  return [...hull, ...windows()]
}

function windows(): Face[] {
  const pane = (from: number, to: number, low: number, high: number, colour = PANE): Face => ({
    points: [
      [from, low, 0.86],
      [to, low, 0.86],
      [to, high, 0.84],
      [from, high, 0.84],
    ],
    colour,
    open: true,
    before: 0.9,
  })
  const cabin = range(7).map((i) => pane(2.9 - i * 0.86, 2.36 - i * 0.86, 0.62, 1.16))
  const glints = range(7).map((i) => ({
    ...pane(2.9 - i * 0.86, 2.72 - i * 0.86, 0.72, 1.1, '#9cd0d8'),
    before: 1,
  }))
  return [pane(4.75, 3.5, 0.66, 1.34), ...cabin, ...glints]
}

type Span = readonly [from: number, to: number]

/** A straight box: forward, up and port, from and to. */
function box([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, colour: string, rise: Span = [0, 0]): Face[] {
  const at = (x: number, y: number, z: number): Metres => [x, y + (z === z0 ? rise[0] : rise[1]), z]
  const face = (points: Metres[]): Face => ({ points, colour })
  return [
    face([at(x0, y1, z0), at(x0, y1, z1), at(x1, y1, z1), at(x1, y1, z0)]),
    face([at(x0, y0, z0), at(x1, y0, z0), at(x1, y0, z1), at(x0, y0, z1)]),
    face([at(x1, y0, z0), at(x1, y1, z0), at(x1, y1, z1), at(x1, y0, z1)]),
    face([at(x0, y0, z0), at(x0, y0, z1), at(x0, y1, z1), at(x0, y1, z0)]),
    face([at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)]),
    face([at(x0, y0, z0), at(x0, y1, z0), at(x1, y1, z0), at(x1, y0, z0)]),
  ]
}

/** Wings in three lengths, so that each is sorted where it is. */
function wings(side: 1 | -1): Face[] {
  const lift = (z: number) => z * 0.045
  return (
    [
      [0, 2.4, WHITE],
      [2.4, 4.6, WHITE],
      [4.6, 8.6, WHITE],
      [8.6, 9.9, RED],
    ] as const
  ).flatMap(([near, far, colour]) => {
    const [z0, z1] = side > 0 ? [near, far] : [-far, -near]
    return box([-0.45, 1.55], [1.72, 1.94], [z0, z1], colour, [lift(Math.abs(z0)), lift(Math.abs(z1))])
  })
}

function barrel(z: number, y: number, from: number, to: number, r: number, colour: string, nose = r): Face[] {
  return range(14).flatMap((k): Face[] => {
    const [a, b] = [(k / 14) * 2 * Math.PI, ((k + 1) / 14) * 2 * Math.PI]
    const at = (x: number, angle: number, radius: number): Metres => [
      x,
      y + Math.cos(angle) * radius,
      z + Math.sin(angle) * radius,
    ]
    return [
      { points: [at(from, b, nose), at(from, a, nose), at(to, a, r), at(to, b, r)], colour, before: 0.3 },
      { points: [at(from, 0, 0), at(from, a, nose), at(from, b, nose)], colour, before: 0.4, open: true },
    ]
  })
}

const engines = (side: 1 | -1): Face[] => {
  const z = side * 2.82
  const whirl: Face = {
    points: range(32).map((k): Metres => {
      const a = (k / 32) * 2 * Math.PI
      return [3, 1.5 + Math.cos(a) * 1.3, z + Math.sin(a) * 1.3]
    }),
    colour: '#f4f2ea',
    open: true,
    glass: 0.34,
    before: 1.2,
  }
  return [
    ...barrel(z, 1.5, 2.6, -0.2, 0.44, TEAL, 0.34),
    ...barrel(z, 1.5, 3.15, 2.6, 0.3, WHITE, 0.05),
    whirl,
  ]
}

function wheel(x: number, y: number, z: number, r: number): Face[] {
  const rim = (side: number): Metres[] =>
    range(16).map((k) => [
      x + Math.cos((k / 16) * 2 * Math.PI) * r,
      y + Math.sin((k / 16) * 2 * Math.PI) * r,
      z + side,
    ])
  return [
    { points: rim(-0.13), colour: '#2b2c3a', open: true },
    { points: rim(0.13), colour: '#3a3c4c', open: true, before: 0.1 },
  ]
}

const bar = (a: Metres, b: Metres, wide: number, colour: string): Face => ({
  points: [
    [a[0] - wide, a[1], a[2]],
    [a[0] + wide, a[1], a[2]],
    [b[0] + wide, b[1], b[2]],
    [b[0] - wide, b[1], b[2]],
  ],
  colour,
  open: true,
})

/** From the sill of the cabin to the wing, in lengths that are sorted where they are. */
const strut = (side: 1 | -1): Face[] => {
  const at = (t: number): Metres => [0.7, -0.5 + 2.3 * t, side * (0.8 + 3.7 * t)]
  return range(4).map((i) => ({
    ...bar(at(i / 4), at((i + 1) / 4), 0.14, WHITE),
    before: side > 0 ? 0.8 : 0,
  }))
}

const upright = (outline: readonly (readonly [number, number])[], colour: string, before = 0): Face => ({
  points: outline.map(([x, y]) => [x, y, 0]),
  colour,
  open: true,
  before,
})

/** Wings, engines, struts, wheels and tail. */
export function partFaces(): Face[] {
  const sides = ([1, -1] as const).flatMap((side) => [
    ...wings(side),
    ...engines(side),
    ...strut(side),
    bar([-0.3, -0.5, side * 0.8], [-0.3, -1.3, side * 1.7], 0.22, WHITE),
    ...wheel(-0.3, -1.42, side * 1.75, 0.46),
  ])
  return [
    ...sides,
    bar([5.5, -0.5, 0], [5.5, -1.3, 0], 0.1, WHITE),
    ...wheel(5.5, -1.4, 0, 0.36),
    upright(
      [
        [-5.3, 1.5],
        [-6.9, 4.4],
        [-8.4, 4.4],
        [-8.1, 1.1],
      ],
      TEAL,
    ),
    upright(
      [
        [-6.35, 3.4],
        [-6.62, 3.9],
        [-8.36, 3.9],
        [-8.31, 3.4],
      ],
      RED,
      0.2,
    ),
    ...box([-8.5, -7], [1.95, 2.07], [-3.1, 0], WHITE),
    ...box([-8.5, -7], [1.95, 2.07], [0, 3.1], WHITE),
  ]
}
