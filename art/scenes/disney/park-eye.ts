import type { Point } from '../../engine/geometry.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'

/** A grown-up stands in the park's round place, the carousel before them. */
export const PARK_EYE: Eye = { x: 860, horizon: 612, focal: 1400, height: 1.7 }

export const see = seenFrom(PARK_EYE)

/** Where the carousel stands: metres to the right, metres away. */
export const CAROUSEL = { right: 12, away: 66 } as const

/** A point of the carousel by angle (0 towards us, positive to the right), distance from its axis and height. */
export const around = (angle: number, radius: number, up: number): Point => {
  const at: World = [CAROUSEL.right + Math.sin(angle) * radius, up, CAROUSEL.away - Math.cos(angle) * radius]
  return see(at)
}
