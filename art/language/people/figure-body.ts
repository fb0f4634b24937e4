import type { Point } from '../../engine/geometry.ts'
import { clamp, lerp } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Age, Build, FigurePose } from './figure-joints.ts'

type Bones = readonly [Point, Point, Point]

/** Half-widths along a limb (0 root, 1 knee or elbow, 2 ankle or wrist): to its front or outside, and to its back. */
type Profile = readonly (readonly [at: number, front: number, back: number])[]

/** The joints of one figure, in standing heights, and how thick it is. */
export interface Body {
  readonly pose: FigurePose
  readonly woman: boolean
  readonly age: Age
  readonly girth: number
  readonly hip: Point
  readonly neck: Point
  readonly crown: Point
  readonly headHeight: number
  readonly arms: readonly [Bones, Bones]
  readonly legs: readonly [Bones, Bones] | null
  readonly lap: readonly Point[] | null
}

const GIRTH: Record<Build, number> = { slim: 0.9, middling: 1, broad: 1.12, round: 1.24 }
const HEAD: Record<Age, number> = { child: 0.168, youth: 0.14, adult: 0.124, elder: 0.126 }

export const hundredths = (text: string): Point[] => outline(text).map(([x, y]) => [x / 100, y / 100])

export function bodyIn(pose: FigurePose, o: { woman: boolean; age: Age; build: Build }): Body {
  const age = bowed(pose, o.age)
  const [hip, neck] = hundredths(pose.spine).map(age) as [Point, Point]
  const girth = GIRTH[o.build] * (o.age === 'child' ? 0.86 : o.age === 'youth' ? 0.92 : 1)
  const wide = (o.woman ? 0.074 : 0.085) * girth
  const [dx = 0, dy = 10] = (outline(pose.head ?? '0,10')[0] ?? []) as number[]
  const stoop = o.age === 'elder' && pose.view === 'side' ? 3 : 0
  const length = Math.hypot(dx + stoop, dy)
  const headHeight = HEAD[o.age]
  const reach = headHeight / 2 + (o.age === 'child' ? 0.022 : 0.038)
  const drop = o.woman || o.age === 'child' ? 0.05 : 0.047
  const shoulder = (side: -1 | 1): Point => {
    const along = [neck[0] - hip[0], neck[1] - hip[1]] as const
    const size = Math.hypot(...along)
    const [ux, uy] = [along[0] / size, along[1] / size]
    const out = pose.view === 'side' ? 0.004 * side : wide * side
    const tilt = ((pose.tilt ?? 0) / 100) * side
    return [neck[0] + uy * out - ux * drop, neck[1] - ux * out - uy * drop + tilt]
  }
  const root = (side: -1 | 1): Point => [
    hip[0] + (pose.view === 'side' ? 0 : side * (o.woman ? 0.044 : 0.04) * girth),
    hip[1],
  ]
  const limb = (from: Point, text: string): Bones => {
    const [b, c] = hundredths(text).map(age) as [Point, Point]
    return [from, b, c]
  }
  return {
    pose,
    woman: o.woman,
    age: o.age,
    girth,
    hip,
    neck,
    crown: [neck[0] + ((dx + stoop) / length) * reach, neck[1] + (dy / length) * reach],
    headHeight,
    arms: [limb(shoulder(-1), pose.arms[0]), limb(shoulder(1), pose.arms[1])],
    legs: pose.legs ? [limb(root(-1), pose.legs[0]), limb(root(1), pose.legs[1])] : null,
    lap: pose.lap ? hundredths(pose.lap).map(age) : null,
  }
}

/** Children are mostly head, the old stoop. */
function bowed(pose: FigurePose, age: Age): (p: Point) => Point {
  const k = age === 'child' ? 0.955 : age === 'youth' ? 0.985 : 1
  if (age !== 'elder') return ([x, y]) => [x * k, y * k]
  const waist = (outline(pose.spine)[0]?.[1] ?? 52) / 100 + 0.06
  return ([x, y]) => {
    const above = Math.max(0, y - waist)
    return [x + (pose.view === 'side' ? above * above * 0.75 : 0), y - above * 0.09]
  }
}

/** One closed outline along a bent limb, or two where it is folded sharply. */
export function limbOutlines(
  [a, b, c]: Bones,
  profile: Profile,
  o: { from?: number; to?: number; girth?: number; mirrored?: boolean } = {},
): Point[][] {
  const { from = 0, to = 2 } = o
  const [first, second] = [directionOf(a, b), directionOf(b, c)]
  const turn = Math.acos(clamp(first[0] * second[0] + first[1] * second[1], -1, 1))
  const stations = [from, ...profile.map(([at]) => at).filter((at) => at > from && at < to), to]
  const edge = (at: number, direction: Point): [Point, Point] => {
    const p = at <= 1 ? between(a, b, at) : between(b, c, at - 1)
    const [front, back] = widthsAt(profile, at, o.girth ?? 1, o.mirrored ?? false)
    const n: Point = [-direction[1], direction[0]]
    return [
      [p[0] + n[0] * front, p[1] + n[1] * front],
      [p[0] - n[0] * back, p[1] - n[1] * back],
    ]
  }
  const close = (edges: [Point, Point][]) => [...edges.map(([p]) => p), ...edges.map(([, q]) => q).reverse()]
  if (turn > 1.35 && from < 1 && to > 1) {
    const thigh = stations.filter((at) => at < 1).map((at) => edge(at, first))
    const shin = stations.filter((at) => at > 1).map((at) => edge(at, second))
    return [
      close([...thigh, edge(1, first), edge(1.08, first)]),
      close([edge(0.93, second), edge(1, second), ...shin]),
    ]
  }
  const halfway = directionOf([0, 0], [first[0] + second[0], first[1] + second[1]])
  const directionAt = (at: number): Point => {
    const t = clamp((at - 0.86) / 0.28)
    if (t <= 0) return first
    return t >= 1 ? second : t < 0.5 ? between(first, halfway, t * 2) : between(halfway, second, t * 2 - 1)
  }
  return [close(stations.map((at) => edge(at, directionAt(at))))]
}

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

export function directionOf(a: Point, b: Point): Point {
  const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / d, (b[1] - a[1]) / d]
}

function widthsAt(profile: Profile, at: number, girth: number, mirrored: boolean): [number, number] {
  const next = profile.findIndex(([t]) => t >= at)
  const q = profile[next < 0 ? profile.length - 1 : next] as Profile[number]
  const p = profile[Math.max(0, (next < 0 ? profile.length : next) - 1)] as Profile[number]
  const t = q[0] === p[0] ? 1 : clamp((at - p[0]) / (q[0] - p[0]))
  const [front, back] = [lerp(p[1], q[1], t) * girth, lerp(p[2], q[2], t) * girth]
  return mirrored ? [back, front] : [front, back]
}

export const PROFILES = {
  leg: [
    [0, 0.05, 0.046],
    [0.5, 0.043, 0.038],
    [0.9, 0.028, 0.027],
    [1.05, 0.027, 0.025],
    [1.4, 0.023, 0.035],
    [1.65, 0.018, 0.029],
    [2, 0.0145, 0.0155],
  ],
  trousers: [
    [0, 0.054, 0.052],
    [0.5, 0.049, 0.047],
    [1, 0.038, 0.038],
    [1.5, 0.032, 0.036],
    [2.05, 0.03, 0.034],
  ],
  shorts: [
    [0, 0.054, 0.052],
    [0.5, 0.056, 0.052],
    [1.2, 0.056, 0.05],
  ],
  socks: [
    [1, 0.03, 0.03],
    [1.4, 0.027, 0.037],
    [2, 0.019, 0.02],
  ],
  skirt: [
    [0, 0.066, 0.07],
    [0.6, 0.066, 0.062],
    [1, 0.062, 0.05],
    [1.5, 0.058, 0.062],
    [2.1, 0.062, 0.075],
  ],
  arm: [
    [0, 0.029, 0.027],
    [0.4, 0.026, 0.025],
    [1, 0.018, 0.018],
    [1.3, 0.02, 0.019],
    [2, 0.011, 0.011],
    [2.18, 0.014, 0.012],
    [2.44, 0.003, 0.003],
  ],
  sleeve: [
    [-0.16, 0.012, 0.012],
    [-0.06, 0.028, 0.026],
    [0.14, 0.034, 0.033],
    [0.6, 0.032, 0.032],
    [1, 0.027, 0.027],
    [2, 0.02, 0.02],
  ],
  loose: [
    [-0.16, 0.012, 0.012],
    [-0.06, 0.028, 0.026],
    [0.14, 0.036, 0.036],
    [0.6, 0.04, 0.042],
    [1.2, 0.038, 0.042],
    [2, 0.032, 0.04],
  ],
} as const satisfies Record<string, Profile>

/** Half-widths of the trunk from the neck (0) to the hips (1): to the front, to the back. */
const TRUNK = {
  man: [
    [-0.05, 0.026, 0.026],
    [0.015, 0.05, 0.05],
    [0.08, 0.092, 0.092],
    [0.2, 0.101, 0.101],
    [0.4, 0.09, 0.09],
    [0.66, 0.075, 0.075],
    [0.85, 0.076, 0.076],
    [1.02, 0.08, 0.08],
    [1.2, 0.076, 0.076],
  ],
  woman: [
    [-0.05, 0.022, 0.022],
    [0.02, 0.042, 0.042],
    [0.09, 0.078, 0.078],
    [0.22, 0.083, 0.083],
    [0.4, 0.073, 0.073],
    [0.62, 0.056, 0.056],
    [0.82, 0.073, 0.073],
    [1.02, 0.086, 0.086],
    [1.2, 0.08, 0.08],
  ],
  side: [
    [-0.05, 0.024, 0.03],
    [0.04, 0.034, 0.046],
    [0.14, 0.052, 0.058],
    [0.3, 0.064, 0.056],
    [0.6, 0.054, 0.044],
    [0.82, 0.052, 0.058],
    [1, 0.05, 0.07],
    [1.2, 0.048, 0.064],
  ],
} as const satisfies Record<string, Profile>

/** The trunk as one outline; ease widens it, below the waist by `flare` more. */
export function trunkOutline(
  body: Body,
  o: { from?: number; to: number; ease?: number; flare?: number },
): Point[] {
  const { from = -0.05, to, ease = 0, flare = 0 } = o
  const profile: Profile = body.pose.view === 'side' ? TRUNK.side : body.woman ? TRUNK.woman : TRUNK.man
  const { hip, neck } = body
  const [ux, uy] = directionOf(neck, hip)
  const tilt = (body.pose.tilt ?? 0) / 100
  const inner = profile.map(([at]) => at).filter((at) => at > from + 0.01 && at < to - 0.01)
  const edges = [from, ...inner, to].map((at) => {
    const [px, py] = between(neck, hip, at)
    const [front, back] = widthsAt(profile, at, body.girth, false)
    const more = at < 0.05 ? ease * 0.3 : ease + Math.max(0, at - 0.6) * flare
    const lean = tilt * clamp(1 - at * 2.5)
    // Looking along the spine downwards, the front of a figure that looks right lies to the left.
    return [
      [px - uy * (front + more), py + ux * (front + more) + lean],
      [px + uy * (back + more), py - ux * (back + more) - lean],
    ] as [Point, Point]
  })
  return [...edges.map(([p]) => p), ...edges.map(([, q]) => q).reverse()]
}

/** A foot or shoe below the ankle; long in profile, short from before and behind. */
export function footOutline(body: Body, side: 0 | 1): Point[] {
  if (!body.legs) return []
  const [, , ankle] = body.legs[side]
  const raise = body.pose.toes?.[side] ?? 0
  if (body.pose.view !== 'side') {
    const out = side === 0 ? -1 : 1
    const shape = raise < -20 ? '-1.7,2 1.7,2 2.5,-3 1.6,-7.4 -1.4,-7 -2.3,-3' : FRONT_FOOT[body.pose.view]
    return hundredths(shape).map(([x, y]) => [ankle[0] + x * out, ankle[1] + y])
  }
  const angle = (raise * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = raise < -90 ? -1 : 1
  return hundredths('-2,2.4 1.6,2.4 3.6,0 7.4,-2 9.6,-3 9.4,-4 4,-3.9 -3,-4 -3.4,-2').map(([x, y]) => [
    ankle[0] + x * cos - y * sin * turned,
    ankle[1] + x * sin + y * cos * turned,
  ])
}

const FRONT_FOOT = {
  front: '-1.6,2 1.6,2 2.6,-1.6 4.2,-3.4 3,-4.2 -1,-4.2 -2,-2',
  back: '-1.6,2 1.5,2 2.2,-1.6 3.4,-3.2 2.4,-4 -1.4,-4 -2,-2',
}

/** Where the legs reach at one height: the outermost edges, for skirts and robes. */
export function legsAt(body: Body, y: number): [number, number] {
  const xs = (body.legs ?? []).map(([a, b, c]) => {
    if (y >= a[1]) return a[0]
    if (y >= b[1]) return lerp(a[0], b[0], (a[1] - y) / (a[1] - b[1] || 1))
    return lerp(b[0], c[0], clamp((b[1] - y) / (b[1] - c[1] || 1)))
  })
  return xs.length ? [Math.min(...xs), Math.max(...xs)] : [body.hip[0], body.hip[0]]
}

/** Thighs that do not hang: seated, kneeling, crouching. */
export const isFolded = (body: Body): boolean => body.hip[1] < 0.42
