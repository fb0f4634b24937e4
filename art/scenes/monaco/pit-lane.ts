import { range } from '../../engine/numbers.ts'
import { type Eye, facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

export const EYE: Eye = { x: 1120, horizon: 556, focal: 1000, height: 1.6 }
export const see = seenFrom(EYE)

const BUILDING = 4.4
const WALL = -5.2

/** A rectangle on the ground. */
const ground = (left: number, right: number, near: number, far: number): World[] => [
  [left, 0, near],
  [right, 0, near],
  [right, 0, far],
  [left, 0, far],
]

/** A rectangle on a wall that runs away from us. */
const along = (right: number, near: number, far: number, low: number, high: number): World[] => [
  [right, low, near],
  [right, low, far],
  [right, high, far],
  [right, high, near],
]

export function drawTarmac(s: Stage): void {
  s.fillBelow(EYE.horizon, s.shade('#9aa1ab', 0.8))
  s.path(facet(see, ground(-3.1, -1.5, 1, 90)), s.shade('#9299a4', 0.8))
  for (const right of [-3.2, -1.5])
    s.path(facet(see, ground(right, right + 0.12, 1, 90)), s.shade('#fffaf0', 1))
  s.path(facet(see, ground(-1.5, BUILDING, 1, 90)), s.shade('#868e9a', 0.75))
  drawBox(s)
}

/** The box this car stops in: yellow lines, the places of its wheels, the rubber of earlier stops. */
function drawBox(s: Stage): void {
  for (const right of [-0.86, 0.62])
    s.path(facet(see, ground(right, right + 0.26, 1, 30)), s.shade('#525b6c', 0.5), 'opacity=".55"')
  const yellow = s.shade('#f4c62c', 1)
  for (const [near, far] of [
    [6.3, 6.42],
    [13.6, 13.8],
  ] as const)
    s.path(facet(see, ground(-1.5, 1.6, near, far)), yellow)
  for (const right of [-1.5, 1.5]) s.path(facet(see, ground(right, right + 0.1, 6.3, 13.8)), yellow)
  for (const right of [-1.12, 0.5])
    s.path(facet(see, ground(right, right + 0.62, 6.86, 6.98)), s.shade('#fffaf0', 1))
}

/** Garages under one roof, their doors open, sunlit fronts running to the vanishing point. */
export function drawGarages(s: Stage): void {
  s.path(facet(see, along(BUILDING, 3, 90, 0, 10)), s.shade('#f2ead8', 0.95))
  for (const i of range(14)) {
    const near = 4 + i * 6
    s.path(facet(see, along(BUILDING, near, near + 5, 0, 3)), s.shade('#1c2f48', 0.15))
    s.path(facet(see, along(BUILDING, near + 3.6, near + 5, 0, 3)), s.shade('#3f5f7c', 0.4))
    s.path(
      facet(see, along(BUILDING, near, near + 5, 3, 3.6)),
      s.shade(['#d0202a', '#1f5fa8', '#2f8f6a', '#f4c62c'][(i + 3) % 4] as string, 0.85),
    )
    s.path(facet(see, along(BUILDING, near + 0.4, near + 4.6, 5, 6.6)), s.shade('#4f86a4', 0.6))
    s.path(facet(see, along(BUILDING, near + 0.4, near + 4.6, 6, 6.6)), s.shade('#24466a', 0.3))
  }
  s.path(facet(see, along(BUILDING, 3, 90, 3.6, 3.72)), s.shade('#a89a8c', 0.4))
  drawTerrace(s)
}

/** The guests' gallery over the garages: a slab with a rail, and its shadow. */
function drawTerrace(s: Stage): void {
  const edge = BUILDING - 0.9
  s.path(
    facet(see, [
      [edge, 4.2, 3],
      [edge, 4.2, 90],
      [BUILDING, 4.2, 90],
      [BUILDING, 4.2, 3],
    ]),
    s.shade('#8f8a94', 0.3),
  )
  s.path(facet(see, along(edge, 3, 90, 4.2, 4.5)), s.shade('#fffaf0', 1))
  s.path(facet(see, along(BUILDING, 3, 90, 3.72, 4.2)), s.shade('#6f7890', 0.3))
  for (const up of [4.8, 5.1, 5.4])
    s.path(facet(see, along(edge, 3, 90, up, up + 0.05)), s.shade('#8f9cac', 0.6))
  for (const i of range(30)) {
    const away = 3.6 + i * 1.6
    s.path(facet(see, along(edge, away, away + 0.06, 4.5, 5.45)), s.shade('#8f9cac', 0.6))
  }
}

/** Pit wall on the left with its red and white blocks, and the team's perch under a canopy. */
export function drawPitWall(s: Stage): void {
  s.path(facet(see, along(WALL, 3, 90, 0, 1.1)), s.shade('#f6f1e4', 0.72))
  for (const i of range(30))
    s.path(facet(see, along(WALL, 3 + i * 3, 4.5 + i * 3, 0.35, 0.8)), s.shade('#d0202a', 0.75))
  s.path(
    facet(see, [
      [WALL - 0.4, 1.1, 3],
      [WALL, 1.1, 3],
      [WALL, 1.1, 90],
      [WALL - 0.4, 1.1, 90],
    ]),
    s.shade('#fffaf0', 1),
  )
  s.path(facet(see, ground(WALL, WALL + 0.9, 3, 90)), s.light.shadow, 'opacity=".3"')
  for (const i of range(4))
    drawPerch(s, 15 + i * 11, ['#1f3f6e', '#2f8f6a', '#d0202a', '#f4c62c'][i] as string)
}

function drawPerch(s: Stage, away: number, colour: string): void {
  const right = WALL + 0.1
  const far = away + 3
  for (const near of [far, away])
    s.path(facet(see, along(right, near, near + 0.14, 1.1, 2.7)), s.shade('#4a566a', 0.4))
  s.path(facet(see, along(right, away, far, 1.3, 1.9)), s.shade('#1c2f48', 0.2))
  const front = (from: number, to: number, low: number, high: number): World[] => [
    [from, low, away],
    [to, low, away],
    [to, high, away],
    [from, high, away],
  ]
  s.path(facet(see, along(right + 0.5, away, far, 2.66, 2.92)), s.shade('#fffaf0', 0.75))
  s.path(facet(see, front(right - 1.2, right + 0.5, 2.66, 2.92)), s.shade(colour, 0.9))
}
