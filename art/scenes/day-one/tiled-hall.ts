import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

export const EYE = { x: 850, horizon: 262, focal: 1180, height: 1.3 }
export const see = seenFrom(EYE)

/** Where the front door stands, and half the width of the hall, in metres. */
export const DOOR = 3.75
export const HALF = 1.16
const NEAR = 1.2

export const atDoor = (left: number, right: number, low: number, high: number, away = DOOR): string =>
  facet(see, [
    [left, high, away],
    [right, high, away],
    [right, low, away],
    [left, low, away],
  ])

/** The coloured lights beside the door, from below: glass, and how it paints the floor. */
export const PANES = range(5).map((i) => ({
  low: 0.5 + i * 0.34,
  high: 0.8 + i * 0.34,
  colour: ['#2f8fa8', '#f0b43c', '#d8503f', '#4fa06a', '#f0b43c'][i] as string,
}))
export const SIDELIGHT = { inner: 0.62, outer: 0.96 }

export function drawTiledFloor(s: Stage): void {
  s.fillBelow(360, s.shade('#c9c2ac', 0.4))
  drawTiles(s, 0.36)
  const door = lieDown(-0.46, 0.46, 2.12, 3.1)
  s.clipped(door, () => drawTiles(s, 1))
  for (const side of [-1, 1])
    for (const pane of PANES) {
      const [a, b] = [side * SIDELIGHT.inner, side * SIDELIGHT.outer]
      const patch = lieDown(Math.min(a, b), Math.max(a, b), pane.low, pane.high)
      s.clipped(patch, () => drawTiles(s, 0.95))
      s.path(patch, pane.colour, 'opacity=".62"')
    }
}

/** What the sun throws on the floor for each metre of height. */
const FALL = { right: -0.3, away: -0.86 }

function lieDown(left: number, right: number, low: number, high: number): string {
  const at = (x: number, h: number): World => [x + FALL.right * h, 0, DOOR + FALL.away * h]
  return facet(see, [at(left, high), at(right, high), at(right, low), at(left, low)])
}

const TILE = 0.29

/** Cream octagons, dark lozenges, a border of two lines along the walls. */
function drawTiles(s: Stage, lit: number): void {
  const floor = (x: number, z: number): World => [x, 0, z]
  s.path(
    facet(see, [floor(-HALF, DOOR), floor(HALF, DOOR), floor(HALF, NEAR), floor(-HALF, NEAR)]),
    s.shade('#efe6cc', lit),
  )
  const lozenges: string[] = []
  const hearts: string[] = []
  const joints: string[] = []
  for (const row of range(9))
    for (const column of range(8)) {
      const [x, z] = [-HALF + 0.01 + column * TILE, DOOR - row * TILE]
      const k = 0.088
      lozenges.push(facet(see, [floor(x, z + k), floor(x + k, z), floor(x, z - k), floor(x - k, z)]))
      const [mx, mz, h] = [x + TILE / 2, z - TILE / 2, 0.052]
      hearts.push(
        facet(see, [
          floor(mx - h, mz + h),
          floor(mx + h, mz + h),
          floor(mx + h, mz - h),
          floor(mx - h, mz - h),
        ]),
      )
      joints.push(
        facet(see, [floor(x, z), floor(x + TILE, z), floor(x + TILE, z - TILE), floor(x, z - TILE)]),
      )
    }
  s.line(joints.join(''), s.shade('#a89c80', lit * 0.6), 1.6)
  s.path(lozenges.join(''), s.shade('#1f3f52', lit * 0.7))
  s.path(hearts.join(''), s.shade('#b8503a', lit * 0.9))
  for (const side of [-1, 1]) {
    const band = (a: number, b: number, colour: string) =>
      s.path(
        facet(see, [
          floor(side * a, DOOR),
          floor(side * b, DOOR),
          floor(side * b, NEAR),
          floor(side * a, NEAR),
        ]),
        s.shade(colour, lit * 0.9),
      )
    band(1.0, HALF, '#efe6cc')
    band(1.03, 1.07, '#b8503a')
    band(1.1, 1.14, '#1f3f52')
  }
}

export function drawHallWalls(s: Stage): void {
  s.path(atDoor(-HALF, HALF, 0, 4), s.shade('#f0e4c0', 0.5))
  sideWall(s, -1, 0.78)
  sideWall(s, 1, 0.22)
}

function sideWall(s: Stage, side: -1 | 1, lit: number): void {
  const strip = (low: number, high: number, colour: string, k = 1) =>
    s.path(
      facet(see, [
        [side * HALF, high, DOOR],
        [side * HALF, high, NEAR * 0.7],
        [side * HALF, low, NEAR * 0.7],
        [side * HALF, low, DOOR],
      ]),
      s.shade(colour, lit * k),
    )
  strip(0, 4, '#f2e7c4')
  strip(0.2, 1.0, '#3f8a8c')
  strip(0, 0.2, '#f6f2e0')
  strip(1.0, 1.07, '#f6f2e0', 1.2)
  const seams = range(9).map((i) => {
    const z = DOOR - 0.3 - i * 0.3
    return polygon([see([side * HALF, 0.2, z]), see([side * HALF, 1, z])], false)
  })
  s.line(seams.join(''), s.shade('#1f5a60', lit * 0.4), 2, 'opacity=".6"')
}
