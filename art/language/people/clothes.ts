import { type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import type { Pose } from './poses.ts'

/** Outlines of a body and of what it wears, in design units, ready for a fill. */
export interface Body {
  readonly at: (p: Point) => Point
  readonly h: number
  readonly pose: Pose
  readonly slender: boolean
}

/** The paint of a colour, as the light falls on this figure. */
export type Fill = (colour: string, lit?: number) => string

export type Garment =
  | 'suit'
  | 'shirt'
  | 'dress'
  | 'gown'
  | 'sari'
  | 'agbada'
  | 'kimono'
  | 'barong'
  | 'sarong'
  | 'robe'
  | 'shorts'
  | 'swim'

const line = (body: Body, points: readonly Point[]): Point[] => points.map(body.at)

/** A limb through three joints, tapering. */
function limb(body: Body, joints: readonly [Point, Point, Point], from: number, to: number): string {
  const [a, b, c] = joints
  const through: Point[] = [
    a,
    [lerp(a[0], b[0], 0.5), lerp(a[1], b[1], 0.5)],
    b,
    [lerp(b[0], c[0], 0.5), lerp(b[1], c[1], 0.5)],
    c,
  ]
  return ribbon(line(body, through), (t) => body.h * lerp(from, to, t ** 0.85) * (t < 0.1 ? 0.86 : 1), 0.7)
}

/** Shoulder points, hidden behind each other in profile. */
function shoulders({ pose, slender }: Body): readonly [Point, Point] {
  const half = pose.profile ? 0.012 : slender ? 0.073 : 0.088
  const [x, y] = pose.neck
  const lean = (pose.neck[0] - pose.hip[0]) * 0.25
  return [
    [x - half - lean, y - 0.034],
    [x + half - lean, y - 0.034],
  ]
}

function hips({ pose, slender }: Body): readonly [Point, Point] {
  const half = pose.profile ? 0.01 : slender ? 0.037 : 0.036
  return [
    [pose.hip[0] - half, pose.hip[1]],
    [pose.hip[0] + half, pose.hip[1]],
  ]
}

export function arm(body: Body, side: 0 | 1, wide = 1): string {
  const [elbow, hand] = side === 0 ? body.pose.armL : body.pose.armR
  const k = (body.slender ? 0.023 : 0.028) * wide
  return limb(body, [shoulders(body)[side], elbow, hand], k, k * 0.62)
}

/** Upper arm only, for short sleeves. */
export function sleeve(body: Body, side: 0 | 1, wide = 1.16, share = 0.62): string {
  const [elbow] = side === 0 ? body.pose.armL : body.pose.armR
  const shoulder = shoulders(body)[side]
  const end: Point = [lerp(shoulder[0], elbow[0], share), lerp(shoulder[1], elbow[1], share)]
  const k = (body.slender ? 0.022 : 0.027) * wide
  return ribbon(
    line(body, [shoulder, [lerp(shoulder[0], end[0], 0.5), lerp(shoulder[1], end[1], 0.5)], end]),
    () => body.h * k,
    0.6,
  )
}

export function hand(body: Body, side: 0 | 1): Point {
  return body.at((side === 0 ? body.pose.armL : body.pose.armR)[1])
}

export function leg(body: Body, side: 0 | 1, wide = 1): string {
  const [knee, ankle] = side === 0 ? body.pose.legL : body.pose.legR
  return limb(body, [hips(body)[side], knee, ankle], 0.043 * wide, 0.025 * wide)
}

/** A shoe pointing sideways in profile, towards us otherwise. */
export function foot(body: Body, side: 0 | 1): string {
  const [knee, ankle] = side === 0 ? body.pose.legL : body.pose.legR
  const [x, y] = ankle
  const heelUp = y > 0.05 && knee[0] > x
  const toe: Point = body.pose.profile
    ? [x + 0.075, y - (heelUp ? 0.055 : 0.02)]
    : [x + (side === 0 ? -0.022 : 0.022), y - 0.03]
  const back: Point = body.pose.profile ? [x - 0.022, y - 0.022] : [x, y + 0.02]
  return ribbon(
    line(body, [back, [lerp(x, toe[0], 0.4), lerp(y, toe[1], 0.5)], toe]),
    (t) => body.h * (0.02 - t * 0.007),
    0.6,
  )
}

/** Chest to hips; `loose` widens the waist. */
export function torso(body: Body, loose = 0): string {
  const { pose, slender } = body
  const [left, right] = shoulders(body)
  const { neck, hip } = pose
  const along = (t: number): Point => [lerp(hip[0], neck[0], t), lerp(hip[1], neck[1], t)]
  const depth = pose.profile ? 0.62 : 1
  const half = (t: number) => {
    const waist = slender ? 0.052 : 0.07
    const chest = slender ? 0.078 : 0.09
    const hipHalf = slender ? 0.08 : 0.076
    const w = t < 0.4 ? lerp(hipHalf, waist + loose, t / 0.4) : lerp(waist + loose, chest, (t - 0.4) / 0.4)
    return w * depth
  }
  const side = (s: number): Point[] =>
    [-0.14, 0.12, 0.4, 0.68].map((t) => {
      const [x, y] = along(t)
      return [x + s * half(Math.max(0, t)), y]
    })
  const shoulderSlope: Point[] = pose.profile
    ? [
        [neck[0] + 0.05, neck[1] - 0.05],
        [neck[0] + 0.026, neck[1] + 0.012],
      ]
    : [
        [right[0] + 0.012, right[1] - 0.004],
        [neck[0] + 0.034, neck[1] + 0.014],
      ]
  const other: Point[] = pose.profile
    ? [
        [neck[0] - 0.028, neck[1] + 0.012],
        [neck[0] - 0.052, neck[1] - 0.05],
      ]
    : [
        [neck[0] - 0.034, neck[1] + 0.014],
        [left[0] - 0.012, left[1] - 0.004],
      ]
  return smooth(line(body, [...side(1), ...shoulderSlope, ...other, ...side(-1).reverse()]), true, 0.55)
}

export function neck(body: Body): string {
  const { neck: n, head } = body.pose
  return ribbon(
    line(body, [[n[0], n[1] - 0.02], [lerp(n[0], head[0], 0.5), n[1] + 0.03], head]),
    () => body.h * 0.026,
    0.4,
  )
}

/** Cloth from the waist down to a hem; flare in body heights. */
export function skirt(body: Body, hem: number, flare: number, from = 0.34): string {
  const { pose } = body
  const waist: Point = [lerp(pose.hip[0], pose.neck[0], from), lerp(pose.hip[1], pose.neck[1], from)]
  const w = body.slender ? 0.048 : 0.064
  if (pose.seated) return seatedSkirt(body, waist, w)
  const middle = (pose.legL[1][0] + pose.legR[1][0]) / 2
  const swing = (pose.legR[1][0] + pose.legL[1][0]) * 0.12
  const outline: Point[] = [
    [waist[0] - w, waist[1]],
    [pose.hip[0] - 0.081, pose.hip[1] - 0.02],
    [middle - flare * 0.8 + swing * 0.3, lerp(pose.hip[1], hem, 0.55)],
    [middle - flare + swing, hem + 0.012],
    [middle - flare * 0.35 + swing, hem - 0.012],
    [middle + flare * 0.4 + swing, hem - 0.006],
    [middle + flare + swing, hem + 0.02],
    [middle + flare * 0.78 + swing * 0.3, lerp(pose.hip[1], hem, 0.55)],
    [pose.hip[0] + 0.081, pose.hip[1] - 0.02],
    [waist[0] + w, waist[1]],
  ]
  return smooth(line(body, outline), true, 0.6)
}

function seatedSkirt(body: Body, waist: Point, w: number): string {
  const { hip, legL, legR } = body.pose
  const knee = legL[0][0] > legR[0][0] ? legL[0] : legR[0]
  const ankle = legL[1]
  const outline: Point[] = [
    [waist[0] - w, waist[1]],
    [hip[0] - 0.09, hip[1] - 0.03],
    [hip[0] + 0.02, hip[1] - 0.06],
    [lerp(hip[0], ankle[0], 0.72), lerp(hip[1], ankle[1], 0.5)],
    [ankle[0] - 0.05, ankle[1] + 0.07],
    [ankle[0] + 0.05, ankle[1] + 0.06],
    [knee[0] + 0.05, knee[1] - 0.02],
    [knee[0] + 0.02, knee[1] + 0.05],
    [waist[0] + w, waist[1]],
  ]
  return smooth(line(body, outline), true, 0.6)
}

/** A wide robe from the shoulders: agbada, kimono, thobe. */
export function robe(body: Body, wantedHem: number, wantedWidth: number): string {
  const hem = body.pose.seated ? 0.02 : wantedHem
  const width = body.pose.seated ? Math.max(0.2, wantedWidth) : wantedWidth
  const [left, right] = shoulders(body)
  const { neck: n, hip } = body.pose
  const outline: Point[] = [
    [n[0] + 0.036, n[1] + 0.016],
    [right[0] + 0.014, right[1] + 0.018],
    [hip[0] + width * 0.82, hip[1] + 0.02],
    [hip[0] + width, hem + 0.02],
    [hip[0] + width * 0.4, hem - 0.006],
    [hip[0] - width * 0.4, hem - 0.002],
    [hip[0] - width, hem + 0.015],
    [hip[0] - width * 0.82, hip[1] + 0.02],
    [left[0] - 0.014, left[1] + 0.018],
    [n[0] - 0.036, n[1] + 0.016],
  ]
  return smooth(line(body, outline), true, 0.55)
}

/** A hanging sleeve from shoulder to hand, as wide as `drop` at the wrist. */
export function wideSleeve(body: Body, side: 0 | 1, drop: number): string {
  const [elbow, wrist] = side === 0 ? body.pose.armL : body.pose.armR
  const shoulder = shoulders(body)[side]
  const out = side === 0 ? -1 : 1
  const end: Point = [lerp(elbow[0], wrist[0], 0.72), lerp(elbow[1], wrist[1], 0.72)]
  const outline: Point[] = [
    [shoulder[0], shoulder[1] + 0.02],
    [elbow[0] + out * 0.03, elbow[1] + 0.03],
    [end[0] + out * 0.03, end[1] + 0.01],
    [end[0] + out * 0.01, end[1] - drop],
    [lerp(end[0], shoulder[0], 0.55), end[1] - drop * 0.75],
    [shoulder[0] - out * 0.03, shoulder[1] - 0.14],
  ]
  return smooth(line(body, outline), true, 0.5)
}
