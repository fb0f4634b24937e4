import type { Point } from '../../engine/geometry.ts'

export interface StreetOptions {
  /** Vanishing point; the horizon is eye level. */
  readonly x: number
  readonly y: number
  /** Half-width of the street at the bottom of the landscape frame (y = 900), in design units. */
  readonly half: number
  /** Height of the house fronts at the frame, above the vanishing point. */
  readonly height: number
}

/** Where a point of the street lies: side -1 left .. 1 right, t distance (1 near, .1 far), up in house heights. */
export function streetPoint(o: StreetOptions, side: number, t: number, up = 0): Point {
  const drop = 900 - o.y
  return [o.x + side * o.half * t, o.y + drop * t - up * (drop + o.height) * t]
}
