import type { Point } from '../../engine/geometry.ts'

/** Joints in body heights: x to the right, y up from the ground (0) to the crown (1). */
export interface Pose {
  readonly hip: Point
  readonly neck: Point
  readonly head: Point
  /** Elbow and hand. */
  readonly armL: readonly [Point, Point]
  readonly armR: readonly [Point, Point]
  /** Knee and ankle. */
  readonly legL: readonly [Point, Point]
  readonly legR: readonly [Point, Point]
  /** Seen from the side, looking right. */
  readonly profile?: boolean
  /** Thighs hide the legs of a skirt. */
  readonly seated?: boolean
}

const UPRIGHT = { hip: [0, 0.52], neck: [0, 0.835], head: [0, 0.935] } as const

export const POSES = {
  standing: {
    ...UPRIGHT,
    armL: [
      [-0.135, 0.65],
      [-0.125, 0.49],
    ],
    armR: [
      [0.135, 0.65],
      [0.13, 0.49],
    ],
    legL: [
      [-0.055, 0.28],
      [-0.06, 0.03],
    ],
    legR: [
      [0.05, 0.28],
      [0.065, 0.03],
    ],
  },
  /** Weight on one leg, hand in pocket. */
  relaxed: {
    hip: [0.015, 0.52],
    neck: [-0.005, 0.835],
    head: [-0.015, 0.935],
    armL: [
      [-0.15, 0.66],
      [-0.08, 0.53],
    ],
    armR: [
      [0.13, 0.65],
      [0.15, 0.49],
    ],
    legL: [
      [-0.075, 0.28],
      [-0.095, 0.03],
    ],
    legR: [
      [0.055, 0.28],
      [0.05, 0.03],
    ],
  },
  walking: {
    hip: [0, 0.515],
    neck: [0.02, 0.83],
    head: [0.035, 0.93],
    armL: [
      [0.09, 0.65],
      [0.155, 0.52],
    ],
    armR: [
      [-0.07, 0.655],
      [-0.115, 0.51],
    ],
    legL: [
      [-0.03, 0.28],
      [-0.15, 0.06],
    ],
    legR: [
      [0.085, 0.285],
      [0.115, 0.03],
    ],
    profile: true,
  },
  /** Walking away from us. */
  strolling: {
    hip: [0.008, 0.52],
    neck: [0, 0.835],
    head: [0, 0.935],
    armL: [
      [-0.135, 0.66],
      [-0.115, 0.51],
    ],
    armR: [
      [0.13, 0.65],
      [0.15, 0.5],
    ],
    legL: [
      [-0.05, 0.285],
      [-0.035, 0.03],
    ],
    legR: [
      [0.06, 0.295],
      [0.07, 0.085],
    ],
  },
  waving: {
    ...UPRIGHT,
    armL: [
      [-0.135, 0.65],
      [-0.13, 0.49],
    ],
    armR: [
      [0.175, 0.86],
      [0.15, 1.03],
    ],
    legL: [
      [-0.06, 0.28],
      [-0.075, 0.03],
    ],
    legR: [
      [0.055, 0.28],
      [0.07, 0.03],
    ],
  },
  cheering: {
    hip: [0, 0.52],
    neck: [0, 0.835],
    head: [0, 0.94],
    armL: [
      [-0.17, 0.89],
      [-0.16, 1.06],
    ],
    armR: [
      [0.17, 0.9],
      [0.19, 1.07],
    ],
    legL: [
      [-0.06, 0.28],
      [-0.08, 0.03],
    ],
    legR: [
      [0.055, 0.28],
      [0.075, 0.03],
    ],
  },
  pointing: {
    ...UPRIGHT,
    armL: [
      [-0.135, 0.65],
      [-0.125, 0.49],
    ],
    armR: [
      [0.19, 0.76],
      [0.33, 0.83],
    ],
    legL: [
      [-0.06, 0.28],
      [-0.08, 0.03],
    ],
    legR: [
      [0.05, 0.28],
      [0.06, 0.03],
    ],
  },
  /** Arms on a rail, looking out. */
  leaning: {
    hip: [-0.03, 0.515],
    neck: [0.02, 0.825],
    head: [0.03, 0.925],
    armL: [
      [-0.12, 0.66],
      [-0.02, 0.585],
    ],
    armR: [
      [0.16, 0.67],
      [0.1, 0.585],
    ],
    legL: [
      [-0.06, 0.28],
      [-0.045, 0.03],
    ],
    legR: [
      [0.035, 0.285],
      [0.095, 0.04],
    ],
  },
  /** On a chair or wall, side view; the seat is at .27. */
  seated: {
    hip: [-0.07, 0.29],
    neck: [-0.06, 0.605],
    head: [-0.045, 0.705],
    armL: [
      [0.0, 0.44],
      [0.1, 0.36],
    ],
    armR: [
      [-0.06, 0.43],
      [0.05, 0.34],
    ],
    legL: [
      [0.16, 0.3],
      [0.17, 0.035],
    ],
    legR: [
      [0.15, 0.29],
      [0.125, 0.03],
    ],
    profile: true,
    seated: true,
  },
  /** On the ground, knees up, seen from behind or the side. */
  resting: {
    hip: [-0.06, 0.065],
    neck: [-0.1, 0.365],
    head: [-0.085, 0.465],
    armL: [
      [-0.03, 0.2],
      [0.09, 0.22],
    ],
    armR: [
      [-0.16, 0.2],
      [-0.2, 0.04],
    ],
    legL: [
      [0.12, 0.25],
      [0.21, 0.02],
    ],
    legR: [
      [0.1, 0.22],
      [0.16, 0.02],
    ],
    profile: true,
    seated: true,
  },
  /** Cross-legged, from the front or behind. */
  crossLegged: {
    hip: [0, 0.06],
    neck: [0, 0.365],
    head: [0, 0.465],
    armL: [
      [-0.13, 0.2],
      [-0.1, 0.08],
    ],
    armR: [
      [0.13, 0.2],
      [0.1, 0.08],
    ],
    legL: [
      [-0.18, 0.07],
      [-0.02, 0.02],
    ],
    legR: [
      [0.18, 0.07],
      [0.02, 0.015],
    ],
    seated: true,
  },
  kneeling: {
    hip: [-0.03, 0.27],
    neck: [0.03, 0.575],
    head: [0.06, 0.67],
    armL: [
      [0.08, 0.42],
      [0.17, 0.33],
    ],
    armR: [
      [0.03, 0.4],
      [0.15, 0.29],
    ],
    legL: [
      [0.12, 0.26],
      [0.11, 0.03],
    ],
    legR: [
      [0.03, 0.03],
      [-0.2, 0.02],
    ],
    profile: true,
  },
  dancing: {
    hip: [0.02, 0.515],
    neck: [-0.02, 0.825],
    head: [-0.045, 0.92],
    armL: [
      [-0.17, 0.76],
      [-0.27, 0.86],
    ],
    armR: [
      [0.15, 0.75],
      [0.26, 0.68],
    ],
    legL: [
      [-0.06, 0.28],
      [-0.05, 0.03],
    ],
    legR: [
      [0.11, 0.31],
      [0.16, 0.1],
    ],
  },
  twirling: {
    hip: [-0.01, 0.52],
    neck: [0.02, 0.835],
    head: [0.045, 0.93],
    armL: [
      [-0.12, 0.88],
      [-0.05, 1.03],
    ],
    armR: [
      [0.17, 0.73],
      [0.29, 0.75],
    ],
    legL: [
      [-0.05, 0.28],
      [-0.085, 0.05],
    ],
    legR: [
      [0.04, 0.28],
      [0.03, 0.03],
    ],
  },
  running: {
    hip: [0, 0.52],
    neck: [0.06, 0.825],
    head: [0.095, 0.92],
    armL: [
      [0.11, 0.67],
      [0.2, 0.74],
    ],
    armR: [
      [-0.06, 0.68],
      [-0.13, 0.59],
    ],
    legL: [
      [0.12, 0.37],
      [0.1, 0.14],
    ],
    legR: [
      [-0.05, 0.27],
      [-0.22, 0.2],
    ],
    profile: true,
  },
  /** Standing in a boat with a pole or paddle in both hands. */
  poling: {
    hip: [-0.02, 0.515],
    neck: [0.04, 0.82],
    head: [0.065, 0.915],
    armL: [
      [0.15, 0.7],
      [0.21, 0.81],
    ],
    armR: [
      [0.12, 0.63],
      [0.22, 0.58],
    ],
    legL: [
      [0.055, 0.28],
      [0.08, 0.03],
    ],
    legR: [
      [-0.055, 0.285],
      [-0.12, 0.03],
    ],
    profile: true,
  },
  /** Offering something with both hands. */
  offering: {
    hip: [0, 0.52],
    neck: [0.01, 0.83],
    head: [0.03, 0.925],
    armL: [
      [0.05, 0.63],
      [0.18, 0.66],
    ],
    armR: [
      [0.0, 0.62],
      [0.16, 0.63],
    ],
    legL: [
      [0.035, 0.28],
      [0.05, 0.03],
    ],
    legR: [
      [-0.03, 0.28],
      [-0.045, 0.03],
    ],
    profile: true,
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
