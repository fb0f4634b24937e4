import { ellipsePath, type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawHead, type Headwear, type Paint } from './heads/figure-head.ts'

/** Joints in body heights: x to the right, y down from the feet (0) to the crown (-1). */
interface Pose {
  readonly hip?: Point
  readonly neck?: Point
  /** Elbow and hand. */
  readonly armL?: readonly [Point, Point]
  readonly armR?: readonly [Point, Point]
  /** Knee and foot. */
  readonly legL?: readonly [Point, Point]
  readonly legR?: readonly [Point, Point]
  /** Where the head sits beside the neck. */
  readonly headTilt?: number
  readonly headDrop?: number
}

type Facing = 'away' | 'left' | 'right'
type Lower = 'trousers' | 'shorts' | 'dress' | 'wrapper' | 'robe' | 'none'

export interface FigureOptions {
  /** Between the feet. */
  readonly x: number
  readonly y: number
  readonly h: number
  readonly pose?: Pose
  readonly facing?: Facing
  readonly skin?: string
  readonly top?: string
  readonly lower?: Lower
  readonly lowerColour?: string
  readonly sleeves?: 'long' | 'short' | 'none'
  readonly head?: Headwear
  readonly headColour?: string
  /** 1 for adults; a small child is about 1.45. */
  readonly headSize?: number
  readonly depth?: number
  /** Tones of the shaded and of the lit side, 0..1. */
  readonly tones?: readonly [number, number]
  /** Colour and width of the light edge; none if not said. */
  readonly rim?: { readonly colour: string; readonly width: number }
  readonly flip?: boolean
}

const SKIN = '#6b4433'
const HAIR = '#241a24'

const STANDING = {
  hip: [0, -0.5],
  neck: [0, -0.84],
  armL: [
    [-0.13, -0.64],
    [-0.12, -0.48],
  ],
  armR: [
    [0.13, -0.64],
    [0.12, -0.48],
  ],
  legL: [
    [-0.05, -0.27],
    [-0.055, -0.01],
  ],
  legR: [
    [0.05, -0.27],
    [0.055, -0.01],
  ],
  headTilt: 0,
  headDrop: 0,
} as const satisfies Pose

/** A person of natural proportions: posed joints, clothes with a shaded and a lit side, a light edge. */
export function drawFigure(s: Stage, o: FigureOptions): void {
  s.placed({ x: o.x, y: o.y, scale: 1, flip: o.flip ?? false }, () => {
    const side = s.lightSide(o.x) * (o.flip ? -1 : 1)
    if (o.rim) {
      const { width, colour } = o.rim
      s.placed({ x: side * width, y: -width * 0.35 }, () => body(s, o, () => colour))
    }
    const [dark, lit] = o.tones ?? [0.12, 0.8]
    const depth = o.depth ?? 0
    body(s, o, (local, k = 1) => {
      const tones = [0, 0.45, 1].map((t) => s.shade(local, lerp(dark, lit, t) * k, depth))
      if (side < 0) tones.reverse()
      return s.lin(tones, 0.05, 0, 0.95, 0.1)
    })
  })
}

function body(s: Stage, o: FigureOptions, paint: Paint): void {
  const p = { ...STANDING, ...o.pose }
  const at = ([x, y]: Point): Point => [x * o.h, y * o.h]
  const skin = o.skin ?? SKIN
  const top = o.top ?? '#c9d4e6'
  const limb = (points: readonly Point[], from: number, to: number, fill: string) =>
    s.path(
      ribbon(points.map(at), (t) => lerp(from, to, t) * o.h, 0.7),
      fill,
    )
  const [hip, neck] = [p.hip, p.neck]
  const shoulder = (k: number): Point => [neck[0] + k * 0.098, neck[1] + 0.035]
  const hipOf = (k: number): Point => [hip[0] + k * 0.045, hip[1] - 0.02]
  const arm = (k: -1 | 1) => {
    const [elbow, hand] = k < 0 ? p.armL : p.armR
    const sleeves = o.sleeves ?? 'long'
    const upper = [shoulder(k), mid(shoulder(k), elbow, 0.5), elbow]
    const lower = [elbow, mid(elbow, hand, 0.5), hand]
    limb(upper, 0.036, 0.03, paint(sleeves === 'none' ? skin : top, k < 0 ? 0.85 : 1))
    limb(lower, 0.03, 0.02, paint(sleeves === 'long' ? top : skin, k < 0 ? 0.85 : 1))
    s.path(ellipsePath(hand[0] * o.h, hand[1] * o.h, 0.024 * o.h, 0.028 * o.h), paint(skin))
  }
  const leg = (k: -1 | 1) => {
    const [knee, foot] = k < 0 ? p.legL : p.legR
    const cloth = o.lowerColour ?? '#2c3a63'
    const covered = o.lower === undefined || o.lower === 'trousers'
    limb([hipOf(k), mid(hipOf(k), knee, 0.5), knee], 0.062, 0.044, paint(o.lower === 'none' ? skin : cloth))
    limb([knee, mid(knee, foot, 0.45), foot], 0.042, covered ? 0.03 : 0.024, paint(covered ? cloth : skin))
    const toe = o.facing === 'right' ? 0.035 : o.facing === 'left' ? -0.035 : k * 0.012
    s.path(ellipsePath((foot[0] + toe) * o.h, foot[1] * o.h, 0.042 * o.h, 0.018 * o.h), paint('#3a2a33'))
  }
  const far = o.facing === 'left' ? 1 : -1
  arm(far)
  leg(-1)
  leg(1)
  const waist = mid(neck, hip, 0.55)
  const slim = o.facing === 'left' || o.facing === 'right' ? 0.84 : 1
  const flank = (k: -1 | 1): Point[] => [
    [neck[0] + k * 0.03, neck[1] - 0.005],
    [neck[0] + k * 0.115 * slim, neck[1] + 0.03],
    [waist[0] + k * 0.08 * slim, waist[1]],
    [hip[0] + k * 0.094 * slim, hip[1]],
    [hip[0] + k * 0.085 * slim, hip[1] + 0.045],
  ]
  s.path(smooth([...flank(-1), ...flank(1).reverse()].map(at), true, 0.7), paint(top))
  if (o.lower && !['trousers', 'shorts', 'none'].includes(o.lower)) skirt(s, o, p, paint)
  if (o.lower === 'robe') robe(s, o, p, paint)
  arm(far === 1 ? -1 : 1)
  head(s, o, p, paint)
}

/** Joints written as 'neck 0,-.8; armL -.1,-.6 -.05,-.5'. */
export function pose(text: string): Pose {
  const joints = text.split(';').map((part) => {
    const [name = '', ...points] = part.trim().split(' ')
    const at = outline(points.join(' '))
    if (name === 'headTilt' || name === 'headDrop') return [name, at[0]?.[0] ?? 0]
    return [name, at.length > 1 ? at : at[0]]
  })
  return Object.fromEntries(joints) as Pose
}

const mid = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]

type FullPose = Required<Pose>

function skirt(s: Stage, o: FigureOptions, p: FullPose, paint: Paint): void {
  const [hx, hy] = p.hip
  const foot = (p.legL[1][0] + p.legR[1][0]) / 2
  const [half, hem] = o.lower === 'wrapper' ? [0.1, -0.06] : o.lower === 'robe' ? [0.17, -0.1] : [0.17, -0.24]
  const cloth: Point[] = [
    [hx - 0.085, hy - 0.06],
    [hx - 0.105, hy + 0.06],
    [foot - half, hem - 0.02],
    [foot - half * 0.5, hem + 0.008],
    [foot, hem + 0.012],
    [foot + half * 0.5, hem + 0.008],
    [foot + half, hem - 0.02],
    [hx + 0.105, hy + 0.06],
    [hx + 0.085, hy - 0.06],
  ]
  s.path(
    smooth(
      cloth.map(([x, y]) => [x * o.h, y * o.h]),
      true,
      0.55,
    ),
    paint(o.lowerColour ?? o.top ?? '#8a3a5c'),
  )
  if (o.h < 120) return
  const folds = [-0.55, -0.15, 0.3, 0.65].map((k) => {
    const fold: Point[] = [
      [hx + k * 0.07, hy + 0.02],
      [lerp(hx, foot, 0.5) + k * half * 0.62, (hy + hem) / 2],
      [foot + k * half * 0.9, hem - 0.012],
    ]
    return smooth(
      fold.map(([x, y]) => [x * o.h, y * o.h]),
      false,
    )
  })
  s.line(folds.join(''), paint(o.lowerColour ?? o.top ?? '#8a3a5c', 0.3), o.h * 0.005, 'opacity=".5"')
}

/** The wide agbada that falls from the shoulders past the arms. */
function robe(s: Stage, o: FigureOptions, p: FullPose, paint: Paint): void {
  const [nx, ny] = p.neck
  const wing = (k: -1 | 1): Point[] => {
    const [elbow, hand] = k < 0 ? p.armL : p.armR
    return [
      [nx + k * 0.12, ny + 0.03],
      [elbow[0] + k * 0.05, elbow[1] - 0.03],
      [hand[0] + k * 0.02, hand[1] + 0.02],
      [lerp(hand[0], nx, 0.3) + k * 0.03, hand[1] + 0.14],
    ]
  }
  const cloth: Point[] = [
    [nx - 0.03, ny],
    ...wing(-1),
    [nx - 0.15, -0.3],
    [nx, -0.26],
    [nx + 0.15, -0.3],
    ...wing(1).reverse(),
    [nx + 0.03, ny],
  ]
  const colour = o.top ?? '#e8e2d4'
  s.path(
    smooth(
      cloth.map(([x, y]) => [x * o.h, y * o.h]),
      true,
      0.6,
    ),
    paint(colour),
  )
  for (const x of [-0.07, -0.025, 0.03, 0.08]) {
    const fold: Point[] = [
      [nx + x * 0.8, ny + 0.12],
      [nx + x * 1.3, -0.5],
      [nx + x * 1.7, -0.3],
    ]
    s.line(
      smooth(
        fold.map(([a, b]) => [a * o.h, b * o.h]),
        false,
      ),
      paint(colour, 0.35),
      o.h * 0.006,
      'opacity=".55"',
    )
  }
}

function head(s: Stage, o: FigureOptions, p: FullPose, paint: Paint): void {
  const k = (o.headSize ?? 1) * o.h
  const [nx, ny] = [p.neck[0] * o.h, p.neck[1] * o.h]
  const x = nx + p.headTilt * o.h
  const y = ny - 0.085 * k + p.headDrop * o.h
  const skin = o.skin ?? SKIN
  const throat: Point[] = [
    [nx, ny + 0.03 * o.h],
    [(nx + x) / 2, (ny + y) / 2 + 0.02 * k],
    [x, y],
  ]
  s.path(
    ribbon(throat, () => 0.03 * k),
    paint(skin, 0.7),
  )
  const turn = o.facing === 'right' ? 1 : o.facing === 'left' ? -1 : 0
  drawHead(s, { x, y, k, turn, skin, wear: o.head ?? 'cropped', colour: o.headColour ?? HAIR }, paint)
}
