import { type Point, polygon, rectPath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { pointedArch } from '../../../language/buildings/mughal.ts'
import { type Block, cuspedOutline, drawBlock, type Faces, lookingFrom, type Metres } from '../viewpoint.ts'

/** From a terrace across the lane. */
export const TERRACE = lookingFrom({ at: [-2.2, 6.4, -15.5], focal: 1120, yaw: 0.1, pitch: 0.075 })

const STEPS = 14
const RISE = 0.3
const TREAD = 0.5
const START = -6.6
const FRONT = -2.3
export const LANDING = STEPS * RISE
const END = START + STEPS * TREAD

const washed = (s: Stage, colour: string, depth = 0): Faces => ({
  top: s.shade('#dcecf8', 0.98, depth),
  front: s.shade(colour, 0.8, depth),
  left: s.shade(colour, 0.1, depth),
  right: s.shade('#cfe6f8', 0.96, depth),
})

const quad = (at: (u: number, v: number) => Metres, u1: number, u2: number, v1: number, v2: number): string =>
  TERRACE.shape([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)])

/** Houses that climb the hill behind, the farthest first. */
const HOUSES: readonly (readonly [
  x: number,
  w: number,
  foot: number,
  top: number,
  z: number,
  deep: number,
  colour: string,
])[] = [
  [-19, 5, 4, 9.2, 22, 6, '#5f9fdc'],
  [-13.4, 6.4, 4, 11, 23, 6, '#8fc0ea'],
  [-6.6, 5, 4, 9.8, 21, 6, '#4f8fd4'],
  [-1.2, 5.6, 4, 11.8, 22, 6, '#7fb4e6'],
  [4.6, 5, 4, 10.2, 20, 6, '#3f7fcc'],
  [10, 6.6, 4, 12.2, 21, 6, '#9ccaf0'],
  [16.8, 8, 4, 10.6, 20, 6, '#5594d8'],
  [-15.4, 5.4, 2, 9, 12, 6, '#3f7fcc'],
  [-9.6, 5, 2, 10.4, 13, 6, '#7fb4e6'],
  [-4.2, 4.6, 2, 8.8, 11, 5, '#a8d0f0'],
  [0.8, 5.4, 2, 10.8, 12, 6, '#4f8fd4'],
  [6.6, 4.4, 2, 9.4, 11, 5, '#8fc0ea'],
  [11.4, 7, 2, 11.2, 11, 6, '#3f7fcc'],
  [-13.4, 5, 0, 8.2, 3.4, 5, '#8fc0ea'],
  [-8, 3.6, 0, 9.8, 3.8, 5, '#5594d8'],
  [5.8, 4.6, 0, 10.6, 3.2, 5, '#5f9fdc'],
  [10.6, 6, 0, 9, 2.6, 5, '#9ccaf0'],
]

export function drawTown(s: Stage): void {
  for (const [x, w, foot, top, z, deep, colour] of HOUSES) {
    const depth = Math.max(0, z - 3) * 0.02
    const block: Block = { x: [x, x + w], y: [foot, top], z: [z, z + deep] }
    drawBlock(s, TERRACE, block, washed(s, colour, depth))
    const at = (u: number, v: number): Metres => [u, v, z]
    s.path(quad(at, x, x + w, top - 0.5, top - 0.36), s.shade('#eaf4fb', 0.96, depth))
    s.path(quad(at, x, x + w, top - 0.72, top - 0.5), s.shade(colour, 0.3, depth))
    const n = Math.max(2, Math.round(w / 1.9))
    for (const i of range(n)) {
      const u = x + ((i + 0.5) * w) / n
      if ((i * 5 + Math.round(x)) % 4 === 0) continue
      drawOpening(s, at, u, top - 2.7, 0.34, 1.15, depth)
    }
  }
}

function drawOpening(
  s: Stage,
  at: (u: number, v: number) => Metres,
  u: number,
  v: number,
  half: number,
  high: number,
  depth = 0,
): void {
  s.path(
    quad(at, u - half - 0.46, u + half - 0.2, v - 0.3, v + high - 0.1),
    s.light.shadow,
    `opacity="${0.3 - depth * 0.3}"`,
  )
  s.path(
    quad(at, u - half - 0.12, u + half + 0.12, v - 0.1, v + high + 0.14),
    s.shade('#f4f8fa', 0.98, depth),
  )
  s.path(
    TERRACE.shape(cuspedOutline(u, v, half, high, 5).map(([a, b]) => at(a, b))),
    s.shade('#17346e', 0.16, depth),
  )
}

/** The long wall, the vaulted foot of the landing, the door, and the flight in profile. */
export function drawHouse(s: Stage): void {
  const wall = (u: number, v: number): Metres => [u, v, 0]
  drawBlock(s, TERRACE, { x: [-5.4, 6.4], y: [-2, 9.2], z: [0, 3] }, washed(s, '#6fb0ea'))
  drawBlock(s, TERRACE, { x: [-16, -5.4], y: [-2, 5.6], z: [0, 3] }, washed(s, '#4a8cd8'))
  drawBlock(s, TERRACE, { x: [6.4, 18], y: [-2, 7.4], z: [0, 3] }, washed(s, '#4a8cd8'))
  s.path(quad(wall, -5.4, 6.4, 8.7, 8.86), s.shade('#f4f8fa', 0.98))
  s.path(quad(wall, -5.4, 6.4, 8.3, 8.7), s.shade('#3f7fcc', 0.4))
  drawOpening(s, wall, -3.9, 6, 0.42, 1.4)
  drawOpening(s, wall, -11.4, 2.4, 0.42, 1.4)
  drawOpening(s, wall, -8.4, 2.4, 0.42, 1.4)
  drawOpening(s, wall, 9.4, 4, 0.42, 1.4)
  s.clipped(quad(wall, -16, 6.4, -2, 9.2), () =>
    s.path(thrownOnWall(), s.shade('#2458b0', 0.3), 'opacity=".82"'),
  )
  drawDoor(s, wall)
}

/** The roof across the lane throws its edge over wall and steps. */
const thrownOnWall = (): string =>
  TERRACE.shape([
    [-17, 8.4, 0],
    [-11, 5.6, 0],
    [-5.4, 3.6, 0],
    [-1.4, 0, 0],
    [-1.4, -2, 0],
    [-17, -2, 0],
  ])

function drawDoor(s: Stage, wall: (u: number, v: number) => Metres): void {
  const [u, half] = [3.1, 0.72]
  s.path(quad(wall, u - half - 0.9, u + half - 0.1, LANDING, LANDING + 2.5), s.light.shadow, 'opacity=".34"')
  s.path(quad(wall, u - half - 0.26, u + half + 0.26, LANDING, LANDING + 2.9), s.shade('#f8fafa', 1))
  s.path(
    TERRACE.shape(cuspedOutline(u, LANDING, half, 2.5, 5).map(([a, b]) => wall(a, b))),
    s.shade('#17346e', 0.12),
  )
  s.path(
    TERRACE.shape([
      [u + half, LANDING, 0],
      [u + half, LANDING + 1.9, 0],
      [u + half + 0.3, LANDING + 1.9, -0.8],
      [u + half + 0.3, LANDING, -0.8],
    ]),
    s.shade('#1f8a7c', 0.7),
  )
}

const profile = (): (readonly [number, number])[] =>
  range(STEPS).flatMap((i) => [
    [START + i * TREAD, i * RISE],
    [START + i * TREAD, (i + 1) * RISE],
  ])

export function drawStair(s: Stage): void {
  const faces = washed(s, '#86bdec')
  s.path(
    TERRACE.shape([
      [-18, 0, -6],
      [18, 0, -6],
      [18, 0, 0],
      [-18, 0, 0],
    ]),
    s.shade('#d8dce4', 0.8),
  )
  s.path(
    TERRACE.shape([
      [-18, 0, -6],
      [END - 1.4, 0, -6],
      [END - 4, 0, FRONT],
      [START, 0, FRONT],
      [-18, 0, 0],
    ]),
    s.shade('#6f94c8', 0.4),
  )
  for (const i of range(STEPS)) {
    const [x1, x2, y] = [START + i * TREAD, START + (i + 1) * TREAD, (i + 1) * RISE]
    const step = (points: readonly Metres[], fill: string) => s.path(TERRACE.shape(points), fill)
    const shaded = i < 7
    step(
      [
        [x1, y - RISE, FRONT],
        [x1, y, FRONT],
        [x1, y, 0],
        [x1, y - RISE, 0],
      ],
      s.shade('#3f7fcc', shaded ? 0.1 : 0.3),
    )
    step(
      [
        [x1, y, FRONT],
        [x2, y, FRONT],
        [x2, y, 0],
        [x1, y, 0],
      ],
      shaded ? s.shade('#7fa8dc', 0.62) : faces.top,
    )
  }
  const side = TERRACE.shape(
    [...profile(), [END, LANDING], [END, 0]].map(([x = 0, y = 0]): Metres => [x, y, FRONT]),
  )
  s.path(side, faces.front)
  s.clipped(side, () => {
    s.path(
      TERRACE.shape([
        [START - 1, 3.2, FRONT],
        [START + 2.4, 2.1, FRONT],
        [END - 2.4, -0.2, FRONT],
        [START - 1, -0.2, FRONT],
      ]),
      s.shade('#2458b0', 0.3),
      'opacity=".82"',
    )
  })
  s.line(
    polygon(
      profile().map(([x, y]) => TERRACE.see([x, y, FRONT])),
      false,
    ),
    s.shade('#ffffff', 1),
    2.4,
  )
  drawBlock(
    s,
    TERRACE,
    { x: [END, END + 6.2], y: [0, LANDING], z: [FRONT - 0.5, 0] },
    { ...faces, front: s.shade('#6fb0ea', 0.84) },
  )
  drawBlock(
    s,
    TERRACE,
    { x: [END - 0.08, END + 6.3], y: [LANDING - 0.16, LANDING], z: [FRONT - 0.62, 0] },
    { ...faces, front: s.shade('#ffffff', 1) },
  )
  const front = (u: number, v: number): Metres => [u, v, FRONT - 0.5]
  const vault = (half: number, high: number) =>
    TERRACE.shape(cuspedOutline(END + 2.5, 0, half, high, 7).map(([a, b]) => front(a, b)))
  s.path(vault(1.5, 3.2), s.shade('#f4f8fa', 0.98))
  s.path(vault(1.3, 2.96), s.shade('#1d4690', 0.22))
  s.clipped(vault(1.3, 2.96), () => {
    s.path(quad(front, END + 1.2, END + 2, 0, 2.2), s.shade('#2f9a8c', 0.5))
    s.path(quad(front, END + 2.06, END + 2.8, 0, 2.2), s.shade('#1f7a74', 0.3))
  })
  for (const i of range(6)) {
    const [x1, y] = [END + 6.2 + i * TREAD, LANDING + (i + 1) * RISE]
    drawBlock(
      s,
      TERRACE,
      { x: [x1, x1 + 9], y: [i ? y - RISE : 0, y], z: [FRONT - 0.5, 0] },
      { ...faces, left: s.shade('#3f7fcc', 0.26) },
    )
  }
}

/** The fort on its cliff over the town. */
export function drawFort(s: Stage): void {
  const rock = outline(
    '690,330 742,236 800,214 838,186 960,178 1080,170 1220,174 1330,166 1440,190 1520,220 1640,300 1640,420 690,420',
  )
  s.path(polygon(rock), s.shade('#b8806c', 0.7, 0.42))
  for (const [points, lit] of [
    ['742,236 800,214 838,186 850,420 700,420', 0.2],
    ['960,178 1010,230 990,420 930,420', 0.24],
    ['1220,174 1270,240 1250,420 1180,420', 0.24],
    ['1440,190 1460,260 1440,420 1400,420', 0.24],
  ] as const)
    s.path(polygon(outline(points)), s.shade('#8f5f68', lit, 0.42))
  for (const [x, y, w] of TOWERS) {
    s.path(rectPath(x, y, w, 196 - y), s.shade('#e0a078', 0.92, 0.34))
    s.path(rectPath(x, y, w * 0.26, 196 - y), s.shade('#a8685c', 0.24, 0.34))
    const merlons = range(Math.floor(w / 9)).map((i) => rectPath(x + i * 9 + 1, y - 6, 5.6, 7))
    s.path(merlons.join(''), s.shade('#e8b08c', 0.9, 0.34))
    const n = Math.round(w / 15)
    const windows = range(n).map((i) => pointedArch(x + ((i + 0.5) * w) / n, y + 30, 3, 15))
    s.path(windows.join(''), s.shade('#6a3c54', 0.2, 0.34))
  }
}

const TOWERS = [
  [838, 132, 62],
  [900, 112, 84],
  [984, 86, 58],
  [1042, 118, 72],
  [1114, 74, 66],
  [1180, 104, 90],
  [1270, 90, 52],
  [1322, 126, 76],
] as const

const CLOTHS = ['#f0942c', '#f6f0e4', '#d8265c', '#f6c83c', '#e2503c', '#f6f0e4'] as const

/** Washing between two roofs. */
export function drawWashing(s: Stage, from: Point, to: Point): void {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 26 * 4 * t * (1 - t) * 0.5,
  ]
  s.line(
    polygon(
      range(12).map((i) => at(i / 11)),
      false,
    ),
    s.shade('#f4f0e4', 0.9),
    1.4,
  )
  CLOTHS.forEach((colour, i) => {
    const [x, y] = at(0.1 + i * 0.14)
    const h = 26 + ((i * 17) % 16)
    s.path(`M${round1(x)} ${round1(y)}h21l${i % 2 ? 3 : -2} ${h}h-20Z`, s.shade(colour, 0.92))
    s.path(`M${round1(x)} ${round1(y)}h7l${i % 2 ? 3 : -2} ${h}h-7Z`, s.shade(colour, 0.36))
  })
}

/** Folded from a school book: two wings, a keel; its shadow lies on the wall. */
export function drawPaperPlane(s: Stage, x: number, y: number, size: number, turn: number): void {
  s.placed({ x: x - size * 1.1, y: y + size * 1.0, scale: size / 100, turn }, () =>
    s.path('M-60 0L52 -30L40 22Z', s.light.shadow, 'opacity=".34"'),
  )
  s.placed({ x, y, scale: size / 100, turn }, () => {
    s.path('M-60 0L56 -40L30 -4Z', s.shade('#ffffff', 1))
    s.path('M-60 0L30 -4L40 24Z', s.shade('#9fb8dc', 0.62))
    s.path('M-60 0L30 -4L34 9Z', s.shade('#5f82b8', 0.4))
  })
}

/** Water jars in the shade under the stair. */
export function drawJars(s: Stage): void {
  for (const [right, away, r] of [
    [END + 4.7, -3.05, 0.34],
    [END + 5.4, -3, 0.42],
    [END + 5.06, -3.25, 0.28],
  ] as const) {
    const [x, y] = TERRACE.see([right, 0, away])
    const m = TERRACE.metre([right, 0.4, away]) * r
    s.path(
      `M${x - m * 2} ${y}L${x} ${y - m * 0.2}V${y + m * 0.1}H${x - m * 1.6}Z`,
      s.light.shadow,
      'opacity=".3"',
    )
    const pot = `M${x - m * 0.5} ${y}C${x - m * 1.3} ${y - m * 0.5} ${x - m * 1.1} ${y - m * 1.5} ${x - m * 0.44} ${y - m * 1.66}L${x - m * 0.56} ${y - m * 2}H${x + m * 0.56}L${x + m * 0.44} ${y - m * 1.66}C${x + m * 1.1} ${y - m * 1.5} ${x + m * 1.3} ${y - m * 0.5} ${x + m * 0.5} ${y}Z`
    s.path(pot, s.shade('#a84a2c', 0.34))
    s.clipped(pot, () =>
      s.path(pot, s.shade('#e07a44', 0.96), `transform="translate(${m * 0.5} ${-m * 0.1})"`),
    )
  }
}
