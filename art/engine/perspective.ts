import { type Point, polygon } from './geometry.ts'

export interface Eye {
  /** Where the line of sight meets the picture. */
  readonly x: number
  readonly horizon: number
  readonly focal: number
  /** Height of the eye above the ground. */
  readonly height: number
}

export type World = readonly [right: number, up: number, away: number]

/** Projects metres (right, up, away) on the paper. */
export const seenFrom =
  (eye: Eye) =>
  ([right, up, away]: World): Point => [
    eye.x + (eye.focal * right) / away,
    eye.horizon + (eye.focal * (eye.height - up)) / away,
  ]

export const facet = (see: (p: World) => Point, points: readonly World[]): string => polygon(points.map(see))
