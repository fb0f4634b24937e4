import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawPalm } from '../../language/plants/palm.ts'

/** Metres: the doors stand at 0, the lobby runs towards us. */
export const EYE = { x: 1110, horizon: 470, focal: 900, height: 2.7 }
const see = seenFrom(EYE)
const BACK = 17
const SIDE = 8
const CEILING = 9

/** Flat on the back wall. */
export const onBack = (points: readonly Point[]): string =>
  facet(
    see,
    points.map(([right, up]): World => [right, up, BACK]),
  )

export const onFloor = (points: readonly Point[]): string =>
  facet(
    see,
    points.map(([right, away]): World => [right, 0, away]),
  )

export const standsAt = (right: number, away: number): { x: number; y: number; m: number } => {
  const [x, y] = see([right, 0, away])
  return { x, y, m: EYE.focal / away }
}

/** Half of the stepped opening; the light on the floor has its shape too. */
const STEPS: readonly Point[] = [
  [2.5, 0],
  [2.5, 5.1],
  [1.9, 5.1],
  [1.9, 5.9],
  [1.2, 5.9],
  [1.2, 6.6],
]

const bothSides = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.map(([right, up]): Point => [-right, up]).reverse(),
]

const JADE = '#5f9c88'
const MALACHITE = '#1d4a44'
const IVORY = '#efe7d2'
const BRASS = '#d3a448'

export function drawDrive(s: Stage): void {
  const [vx, vy] = [EYE.x, EYE.horizon]
  s.clipped(onBack(bothSides(STEPS)), () => {
    s.rect(vx - 200, 80, 400, vy - 80, s.fine(s.light.sky, 0, 240, 0, vy, true))
    s.rect(vx - 200, vy - 10, 400, 22, s.shade('#2f86b0', 0.8))
    s.rect(vx - 200, vy + 6, 400, 300, s.shade('#7fb06a', 0.95))
    s.path(
      facet(see, [
        [-1.7, 0, 15],
        [1.7, 0, 15],
        [1.7, 0, 200],
        [-1.7, 0, 200],
      ]),
      s.shade('#fbf0d4', 1.05),
    )
    for (const away of [120, 70, 46, 32, 25]) {
      for (const side of [-1, 1]) {
        const [x, y] = see([side * 2.9, 0, away])
        const h = (7.6 * EYE.focal) / away
        s.path(
          facet(see, [
            [side * 2.9, 0, away],
            [side * 2.9 - 2.6, 0, away + 1.5],
            [side * 2.9 - 2.6, 0, away + 2.5],
            [side * 2.9, 0, away + 0.8],
          ]),
          s.light.shadow,
          'opacity=".3"',
        )
        drawPalm(s, {
          x,
          y,
          h,
          lean: -side * 0.04,
          size: 0.72,
          fronds: 11,
          trunk: '#a08468',
          colour: '#3a8a58',
          depth: Math.min(0.5, away / 160),
          seed: away + side,
        })
      }
    }
  })
}

export function drawBackWall(s: Stage): void {
  const wall: Point[] = [
    [-SIDE, 0],
    [-SIDE, CEILING],
    [SIDE, CEILING],
    [SIDE, 0],
  ]
  s.path(onBack(wall), s.shade(JADE, 0.55))
  const fluted = (from: number, to: number, top: number) => {
    s.path(
      onBack([
        [from, 0],
        [from, top],
        [to, top],
        [to, 0],
      ]),
      s.shade(MALACHITE, 0.5),
    )
    for (const i of range(3)) {
      const x = from + ((to - from) * (i + 1)) / 4
      s.path(
        onBack([
          [x - 0.035, 0.5],
          [x - 0.035, top],
          [x + 0.035, top],
          [x + 0.035, 0.5],
        ]),
        s.shade(BRASS, 0.9),
      )
    }
  }
  for (const side of [-1, 1]) {
    fluted(side * 2.76, side * 3.16, CEILING)
    fluted(side * 6.2, side * 6.9, CEILING)
  }
  s.path(onBack(bothSides(STEPS.map(([x, y]): Point => [x + 0.22, y ? y + 0.22 : 0]))), s.shade(BRASS, 1.05))
  s.path(
    onBack(bothSides(STEPS.map(([x, y]): Point => [x + 0.1, y ? y + 0.1 : 0]))),
    s.shade(MALACHITE, 0.25),
  )
  s.path(
    onBack([
      [-SIDE, 8.1],
      [-SIDE, 8.4],
      [SIDE, 8.4],
      [SIDE, 8.1],
    ]),
    s.shade(BRASS, 0.75),
  )
}

/** The leaves stand open into the drive; a sunrise of brass fills the head of the doorway. */
export function drawDoorLeaves(s: Stage): void {
  for (const side of [-1, 1]) {
    const leaf: World[] = [
      [side * 2.5, 0, BACK],
      [side * 2.5, 4.2, BACK],
      [side * 2.02, 4.2, BACK + 1.6],
      [side * 2.02, 0, BACK + 1.6],
    ]
    s.path(facet(see, leaf), s.shade('#bfe0dc', 0.8), 'opacity=".5"')
    s.line(facet(see, leaf), s.shade(MALACHITE, 0.1), 4)
    for (const up of [1.2, 2.7])
      s.line(
        polygon([see([side * 2.5, up, BACK]), see([side * 2.02, up, BACK + 1.6])], false),
        s.shade(MALACHITE, 0.1),
        3,
      )
  }
  s.clipped(onBack(bothSides(STEPS)), () => {
    const [cx, cy] = see([0, 4.3, BACK])
    const rays = range(11).map((i) => {
      const a = Math.PI + ((i + 0.5) / 11) * Math.PI
      return polygon(
        [
          [cx + Math.cos(a) * 44, cy + Math.sin(a) * 44],
          [cx + Math.cos(a) * 240, cy + Math.sin(a) * 240],
        ],
        false,
      )
    })
    s.line(rays.join(''), s.shade(MALACHITE, 0.1), 3)
    s.line(`M${cx - 44} ${cy}A44 44 0 0 1 ${cx + 44} ${cy}`, s.shade(MALACHITE, 0.1), 4)
    s.rect(cx - 160, cy - 3, 320, 7, s.shade(BRASS, 0.95))
  })
}

/** Malachite walls with ivory piers, in one-point perspective. */
export function drawSideWalls(s: Stage): void {
  for (const side of [-1, 1]) {
    const wall = (z0: number, z1: number, low: number, high: number): string =>
      facet(see, [
        [side * SIDE, low, z0],
        [side * SIDE, high, z0],
        [side * SIDE, high, z1],
        [side * SIDE, low, z1],
      ])
    const lit = side < 0 ? 0.62 : 0.2
    s.path(wall(2.6, BACK, 0, CEILING), s.shade(MALACHITE, lit))
    for (const z of [15.6, 12.6, 9.6, 6.6, 4.2]) {
      s.path(wall(z, z + 1, 0, CEILING), s.shade(JADE, lit * 0.9))
      s.path(wall(z + 0.16, z + 0.24, 0.6, 8.1), s.shade(BRASS, lit + 0.25))
      s.path(wall(z + 0.76, z + 0.84, 0.6, 8.1), s.shade(BRASS, lit + 0.25))
    }
    s.path(wall(2.6, BACK, 8.1, 8.4), s.shade(BRASS, lit + 0.1))
    s.path(wall(2.6, BACK, 0, 0.5), s.shade('#16302f', lit))
  }
}

export function drawCeiling(s: Stage): void {
  const across = (z0: number, z1: number, up: number, from = -SIDE, to = SIDE): string =>
    facet(see, [
      [from, up, z0],
      [to, up, z0],
      [to, up, z1],
      [from, up, z1],
    ])
  s.path(across(2.4, BACK, CEILING), s.shade(JADE, 0.32))
  for (const z of [15.4, 12.4, 9.4, 6.4, 4]) {
    s.path(across(z, z + 0.9, CEILING), s.shade(IVORY, 0.42))
    s.path(across(z - 0.12, z, CEILING), s.shade(BRASS, 0.6))
  }
  for (const x of [-4.6, 0, 4.6]) s.path(across(2.4, BACK, CEILING, x - 0.35, x + 0.35), s.shade(IVORY, 0.36))
}

/** Squares of marble, a malachite border; the same floor twice: in the shade and where the sun lies. */
export function drawMarble(s: Stage): void {
  drawSquares(s, 0.28)
  drawMirrors(s)
  const tongue = bothSides(STEPS).map(([right, up]): Point => [right - up * 0.3, BACK - up * 1.42])
  s.clipped(onFloor(tongue), () => drawSquares(s, 1.06))
}

function drawSquares(s: Stage, lit: number): void {
  for (const z of range(14))
    for (const x of range(16)) {
      const [right, away] = [x - SIDE, z + 3.2]
      const inBorder = Math.abs(right + 0.5) > 5 && Math.abs(right + 0.5) < 6
      const colour = inBorder ? MALACHITE : (x + z) % 2 ? IVORY : '#9cc4b0'
      s.path(
        onFloor([
          [right, away],
          [right + 1.02, away],
          [right + 1.02, away + 1.02],
          [right, away + 1.02],
        ]),
        s.shade(colour, lit),
      )
    }
}

/** Polished stone holds the doorway and the brass upside down. */
function drawMirrors(s: Stage): void {
  const down = (from: number, to: number, high: number, colour: string, opacity: number) =>
    s.path(
      facet(see, [
        [from, 0, BACK],
        [to, 0, BACK],
        [to, -high, BACK],
        [from, -high, BACK],
      ]),
      s.lin([
        [colour, opacity],
        [colour, 0],
      ]),
    )
  down(-2.5, 2.5, 6, s.shade('#cfe8ea', 1), 0.5)
  for (const side of [-1, 1]) down(side * 4.55 - 1, side * 4.55 + 1, 3.6, s.shade(BRASS, 0.9), 0.5)
}
