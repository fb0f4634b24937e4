import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp } from '../../../engine/numbers.ts'
import { curved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { FACE, SKULL_HAIR } from '../../../language/people/heads/profile-head.ts'
import { type Layer, modelled } from '../../../scene.ts'

/** Joints in hundredths of the boy's height from the ground, facing right. */
interface PlayerPose {
  readonly hip: Point
  readonly neck: Point
  readonly head: Point
  readonly headTurn: number
  /** 'elbow hand', far from us and near. */
  readonly arms: readonly [far: string, near: string]
  /** 'knee ankle toe', far from us and near. */
  readonly legs: readonly [far: string, near: string]
}

export const LAYUP: PlayerPose = {
  hip: [0, -52],
  neck: [6, -80],
  head: [9.5, -90],
  headTurn: -24,
  arms: ['17,-68 27,-76', '18,-95 26,-113'],
  legs: ['-7,-31 -20,-15 -22,-6', '15,-46 8,-26 14,-19'],
}
export const SPRINT: PlayerPose = {
  hip: [0, -50],
  neck: [9, -77],
  head: [14, -86],
  headTurn: -8,
  arms: ['19,-64 29,-75', '-7,-64 -1,-49'],
  legs: ['-7,-28 -25,-25 -31,-18', '15,-39 14,-15 22,-11'],
}
export const BLOCK: PlayerPose = {
  hip: [0, -51],
  neck: [1, -80],
  head: [4, -89.6],
  headTurn: -16,
  arms: ['11,-94 12,-112', '-6,-96 0,-114'],
  legs: ['-9,-28 -14,-4 -7,-1', '8,-28 7,-4 15,-1'],
}
export const CROUCH: PlayerPose = {
  hip: [-8, -41],
  neck: [6, -66],
  head: [12, -75],
  headTurn: -10,
  arms: ['19,-64 32,-73', '11,-50 27,-55'],
  legs: ['-14,-22 -25,-3 -17,-1', '10,-25 3,-4 12,-1'],
}

export interface PlayerOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly pose: PlayerPose
  readonly shirt: string
  readonly shorts: string
  readonly flip?: boolean
  /** Where the moon stands, as seen from the boy. */
  readonly from: readonly [number, number]
}

const SKIN = '#6a4038'
const DUSK = 0.22

/** A boy at play against the moon: dark, with a lit edge; bare feet, loose singlet and shorts. */
export const beachPlayer = (o: PlayerOptions): Layer[] => {
  const { pose } = o
  const form = { round: o.h * 0.016, dark: 0.5, bright: 0.65, from: o.from }
  const part = (draw: (s: Stage) => void): Layer =>
    modelled(form, (s) =>
      s.placed({ x: o.x, y: o.y, scale: o.h / 100, flip: o.flip ?? false }, () => draw(s)),
    )
  return [
    part((s) => {
      arm(s, pose, 0)
      leg(s, o, 0)
    }),
    part((s) => {
      headOf(s, pose)
      leg(s, o, 1)
      singlet(s, o)
    }),
    part((s) => arm(s, pose, 1)),
  ]
}

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

const limb = (points: readonly Point[], widths: readonly number[]): string =>
  ribbon(points, (t) => widths[Math.round(t * (widths.length - 1))] as number, 0.7)

function arm(s: Stage, { neck, arms }: PlayerPose, which: 0 | 1): void {
  const [elbow, hand] = outline(arms[which]) as [Point, Point]
  const shoulder: Point = [neck[0] + (which ? -2.4 : 2.6), neck[1] + 4.4]
  const skin = s.shade(SKIN, DUSK)
  s.path(limb([shoulder, between(shoulder, elbow, 0.4), elbow], [3.2, 3.1, 2.2]), skin)
  s.path(
    limb([elbow, between(elbow, hand, 0.3), between(elbow, hand, 0.7), hand], [2.2, 2.4, 1.9, 1.4]),
    skin,
  )
  s.circle(elbow[0], elbow[1], 2.2, skin)
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI
  s.placed({ x: hand[0], y: hand[1], turn }, () => {
    s.path(curved('-1,-1.5 2,-1.9 4,-1.6 4.2,1.4 2,1.9 -1,1.5'), skin)
    for (const [y, reach, tilt] of [
      [-1.4, 6.6, -0.5],
      [-0.4, 7.2, -0.1],
      [0.6, 6.9, 0.2],
      [1.4, 6, 0.6],
    ] as const)
      s.line(`M3 ${y}L${reach} ${y + tilt}`, skin, 0.95, 'stroke-linecap="round"')
    s.line('M.6 -1.2L2.6 -4', skin, 1.1, 'stroke-linecap="round"')
  })
}

function leg(s: Stage, { pose, shorts }: PlayerOptions, which: 0 | 1): void {
  const [knee, ankle, toe] = outline(pose.legs[which]) as [Point, Point, Point]
  const hip: Point = [pose.hip[0] + (which ? -0.8 : 0.8), pose.hip[1]]
  const skin = s.shade(SKIN, DUSK)
  s.path(limb([hip, between(hip, knee, 0.5), knee], [5.4, 4.8, 3.3]), skin)
  s.circle(knee[0], knee[1], 3.2, skin)
  s.path(
    limb([knee, between(knee, ankle, 0.3), between(knee, ankle, 0.65), ankle], [3.2, 3.6, 2.6, 1.6]),
    skin,
  )
  const turn = (Math.atan2(toe[1] - ankle[1], toe[0] - ankle[0]) * 180) / Math.PI
  const length = Math.hypot(toe[0] - ankle[0], toe[1] - ankle[1])
  s.placed({ x: ankle[0], y: ankle[1], turn, scale: (length + 3) / 12 }, () =>
    s.path(curved('-2.6,-2 1,-2.4 6,-1.8 10,-1.2 12,0 11,1.4 7,1.6 2,1.6 -2,3 -3.4,1'), skin),
  )
  s.path(
    limb([hip, between(hip, knee, 0.45), between(hip, knee, 0.86)], [6.2, 6.2, 6]),
    s.shade(shorts, DUSK),
  )
}

function singlet(s: Stage, { pose, shirt, shorts }: PlayerOptions): void {
  const { hip, neck } = pose
  const up = Math.atan2(hip[1] - neck[1], neck[0] - hip[0])
  const out: Point = [Math.sin(up), Math.cos(up)]
  const edge = (t: number, w: number): Point => {
    const [x, y] = between(hip, neck, t)
    return [x + out[0] * w, y + out[1] * w]
  }
  s.path(limb([between(hip, neck, -0.1), between(hip, neck, 0.12)], [6.2, 6.4]), s.shade(shorts, DUSK))
  const cloth = [
    edge(0.06, -6.6),
    edge(0.4, -6.2),
    edge(0.75, -7.6),
    edge(0.96, -5),
    edge(1.03, -1.8),
    edge(0.98, 0),
    edge(1.02, 2.4),
    edge(0.95, 5),
    edge(0.72, 6.8),
    edge(0.4, 5.6),
    edge(0.06, 6.8),
  ]
  s.path(smooth(cloth, true, 0.7), s.shade(shirt, DUSK + 0.1))
}

function headOf(s: Stage, { neck, head, headTurn }: PlayerPose): void {
  s.path(
    ribbon([[neck[0], neck[1] + 2], between(neck, head, 0.5), head], () => 2.9),
    s.shade(SKIN, DUSK),
  )
  s.placed({ x: head[0], y: head[1], scale: 0.142, turn: headTurn }, () => {
    s.path(curved(FACE), s.shade(SKIN, DUSK))
    s.path(curved(SKULL_HAIR), s.shade('#1c1424', 0.2))
    s.path(curved('-30,-46 -10,-66 14,-66 36,-46 20,-40'), s.shade('#1c1424', 0.2))
  })
}
