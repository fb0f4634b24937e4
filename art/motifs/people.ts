import { ellipsePath, type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
import {
  arm,
  type Body,
  foot,
  type Garment,
  hand,
  leg,
  neck,
  robe,
  skirt,
  sleeve,
  torso,
  wideSleeve,
} from './people-clothes.ts'
import { drawHead, type Hair } from './people-heads.ts'
import { POSES, type Pose, type PoseName } from './people-poses.ts'

export interface PersonOptions {
  /** Between the feet. */
  readonly x: number
  readonly y: number
  /** Standing height; seated people keep the height they would have standing. */
  readonly h: number
  readonly pose?: PoseName | Pose
  readonly wears?: Garment
  readonly colour?: string
  /** Trousers, obi, sari border, sash. */
  readonly second?: string
  readonly skin?: string
  readonly hair?: Hair
  readonly hairColour?: string
  /** Women's proportions. */
  readonly slender?: boolean
  /** Child: larger head; give the child's own h. */
  readonly child?: boolean
  readonly flip?: boolean
  readonly depth?: number
  /** Lit 0..1; the deco look wants two clear tones. */
  readonly lit?: number
  /** One dark tone with a rim of light. */
  readonly silhouette?: boolean
  readonly rim?: boolean
}

/** One person: natural proportions, real posture, no face. */
export const person = (o: PersonOptions): Layer => svg((s) => drawPerson(s, o))

export type Fill = (colour: string, lit?: number) => string

export function drawPerson(s: Stage, o: PersonOptions): void {
  const rim = o.rim ?? o.h > 46
  const side = s.lightSide(o.x)
  if (rim) {
    // A pale double shifted towards the light leaves a hairline of it along the edge.
    const glow = s.shade(s.light.lit, 1, o.depth ?? 0)
    const shift = Math.max(0.6, o.h * 0.0065)
    s.group(`transform="translate(${side * shift} ${-shift * 0.8})"`, () => drawFigure(s, o, () => glow))
  }
  drawFigure(s, o, bodyTone(s, o, side))
}

/** Two tones across the body with a soft terminator, or one dark tone. */
function bodyTone(s: Stage, o: PersonOptions, side: -1 | 1): Fill {
  const depth = o.depth ?? 0
  if (o.silhouette) {
    const dark = s.shade(s.light.shadow, 0.05, depth)
    return () => dark
  }
  const lit = o.lit ?? 0.75
  const half = o.h * 0.13
  const mirrored = o.flip ? -side : side
  return (colour, k = 1) => {
    const dark = s.shade(colour, 0.12 * lit, depth)
    const mid = s.shade(colour, 0.5 * lit * k, depth)
    const bright = s.shade(colour, lit * k, depth)
    return s.lin(
      [
        [dark, 1, 0],
        [dark, 1, 0.4],
        [mid, 1, 0.52],
        [bright, 1, 0.74],
      ],
      -mirrored * half,
      0,
      mirrored * half,
      0,
      true,
    )
  }
}

function drawFigure(s: Stage, o: PersonOptions, fill: Fill): void {
  const pose: Pose = typeof o.pose === 'object' ? o.pose : POSES[o.pose ?? 'standing']
  const body: Body = {
    at: ([x, y]) => [x * o.h, -y * o.h],
    h: o.h,
    pose,
    slender: o.slender ?? isDress(o.wears),
  }
  s.placed({ x: o.x, y: o.y, flip: o.flip ?? false }, () => {
    DRESS[o.wears ?? 'shirt'](s, body, o, fill)
    s.path(neck(body), fill(o.skin ?? '#a8704e', 0.8))
    const [hx, hy] = body.at(pose.head)
    drawHead(
      s,
      {
        x: hx,
        y: hy,
        h: o.h * (o.child ? 0.175 : 0.134),
        hair: o.hair ?? 'short',
        hairColour: o.hairColour ?? '#2c1f2a',
        skin: o.skin ?? '#a8704e',
        accent: o.second ?? o.colour ?? '#c9a25d',
        profile: pose.profile ?? false,
      },
      fill,
    )
  })
}

const isDress = (wears: Garment | undefined): boolean =>
  wears === 'dress' || wears === 'gown' || wears === 'sari'

type Dresser = (s: Stage, body: Body, o: PersonOptions, fill: Fill) => void

const skinOf = (o: PersonOptions) => o.skin ?? '#a8704e'

function bareLegs(s: Stage, body: Body, o: PersonOptions, fill: Fill): void {
  for (const side of [0, 1] as const) {
    s.path(leg(body, side, 0.8), fill(skinOf(o), 0.8))
    s.path(foot(body, side), fill('#6a4636'))
  }
}

function trousers(s: Stage, body: Body, colour: string, fill: Fill): void {
  for (const side of [0, 1] as const) {
    s.path(foot(body, side), fill('#33262c'))
    s.path(leg(body, side, 1.02), fill(colour, side === 0 ? 0.8 : 1))
  }
}

/** The arm behind the body first, the near one last. */
function bareArm(s: Stage, body: Body, side: 0 | 1, o: PersonOptions, fill: Fill): void {
  s.path(arm(body, side), fill(skinOf(o), 0.9))
}

function longArm(s: Stage, body: Body, side: 0 | 1, colour: string, o: PersonOptions, fill: Fill): void {
  const [x, y] = hand(body, side)
  s.path(ellipsePath(x, y, body.h * 0.021, body.h * 0.024), fill(skinOf(o)))
  s.path(arm(body, side, 1.22), fill(colour, side === 0 ? 0.85 : 1))
}

/** Sash of cloth over one shoulder, falling behind. */
function drape(body: Body): string {
  const { neck: n, hip } = body.pose
  const top: Point = [n[0] - 0.06, n[1] + 0.005]
  return ribbon(
    [[hip[0] + 0.055, hip[1] + 0.02], [lerp(hip[0], n[0], 0.5) + 0.02, lerp(hip[1], n[1], 0.5)], top].map(
      (p) => body.at(p as Point),
    ),
    (t) => body.h * (0.05 - 0.022 * t),
    0.8,
  )
}

function pallu(body: Body): string {
  const { neck: n, hip } = body.pose
  const points: Point[] = [
    [n[0] - 0.092, n[1] - 0.01],
    [n[0] - 0.04, n[1] + 0.014],
    [hip[0] - 0.035, hip[1] + 0.1],
    [hip[0] - 0.07, hip[1] - 0.2],
    [hip[0] - 0.12, hip[1] - 0.19],
    [hip[0] - 0.105, hip[1] + 0.08],
  ]
  return smooth(points.map(body.at), true, 0.5)
}

const DRESS: Record<Garment, Dresser> = {
  suit: (s, body, o, fill) => {
    const jacket = o.colour ?? '#27355e'
    trousers(s, body, o.second ?? jacket, fill)
    longArm(s, body, 0, jacket, o, fill)
    s.path(torso(body, 0.014), fill(jacket))
    longArm(s, body, 1, jacket, o, fill)
  },
  shirt: (s, body, o, fill) => {
    trousers(s, body, o.second ?? '#5a5f80', fill)
    bareArm(s, body, 0, o, fill)
    s.path(sleeve(body, 0), fill(o.colour ?? '#f1e6d0', 0.85))
    s.path(torso(body, 0.01), fill(o.colour ?? '#f1e6d0'))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.colour ?? '#f1e6d0'))
  },
  barong: (s, body, o, fill) => {
    trousers(s, body, o.second ?? '#2a2c44', fill)
    const cloth = o.colour ?? '#f3ead6'
    longArm(s, body, 0, cloth, o, fill)
    s.path(torso(body, 0.016), fill(cloth))
    s.path(skirt(body, body.pose.hip[1] - 0.1, 0.1, 0.2), fill(cloth))
    longArm(s, body, 1, cloth, o, fill)
  },
  shorts: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    s.path(skirt(body, body.pose.hip[1] - 0.17, 0.1, 0.1), fill(o.second ?? '#3f5a8c'))
    bareArm(s, body, 0, o, fill)
    s.path(torso(body, 0.008), fill(o.colour ?? '#f1e6d0'))
    s.path(sleeve(body, 0), fill(o.colour ?? '#f1e6d0', 0.85))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.colour ?? '#f1e6d0'))
  },
  swim: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(skinOf(o)))
    s.path(skirt(body, body.pose.hip[1] - 0.13, 0.095, 0.06), fill(o.colour ?? '#b5483a'))
    bareArm(s, body, 1, o, fill)
  },
  dress: (s, body, o, fill) => {
    bareLegs(s, body, o, fill)
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.colour ?? '#c8575a'))
    s.path(skirt(body, 0.25, 0.15), fill(o.colour ?? '#c8575a'))
    bareArm(s, body, 1, o, fill)
  },
  gown: (s, body, o, fill) => {
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.colour ?? '#c9a25d'))
    s.path(skirt(body, 0.01, 0.17), fill(o.colour ?? '#c9a25d'))
    bareArm(s, body, 1, o, fill)
  },
  sarong: (s, body, o, fill) => {
    for (const side of [0, 1] as const) s.path(foot(body, side), fill(skinOf(o)))
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(o.second ?? '#f4ead6'))
    s.path(sleeve(body, 0), fill(o.second ?? '#f4ead6', 0.85))
    s.path(skirt(body, 0.06, 0.088, 0.16), fill(o.colour ?? '#8a4a6a'))
    bareArm(s, body, 1, o, fill)
    s.path(sleeve(body, 1), fill(o.second ?? '#f4ead6'))
  },
  sari: (s, body, o, fill) => {
    const cloth = o.colour ?? '#c2405a'
    const border = fill(o.second ?? '#d9b46a')
    bareArm(s, body, 0, o, fill)
    s.path(torso(body), fill(cloth, 0.75))
    s.path(skirt(body, 0.02, 0.115), fill(cloth))
    s.line(hemLine(body, 0.035, 0.11), border, body.h * 0.014)
    bareArm(s, body, 1, o, fill)
    s.path(pallu(body), fill(cloth, 0.9))
    s.path(drape(body), fill(cloth, 1.05))
    s.line(drapeEdge(body), border, body.h * 0.011)
  },
  agbada: (s, body, o, fill) => {
    const cloth = o.colour ?? '#f1e8d2'
    trousers(s, body, o.colour ?? '#f1e8d2', fill)
    for (const side of [0, 1] as const) {
      const [x, y] = hand(body, side)
      s.path(ellipsePath(x, y, body.h * 0.021, body.h * 0.024), fill(skinOf(o)))
    }
    s.path(wideSleeve(body, 0, 0.2), fill(cloth, 0.8))
    s.path(robe(body, 0.17, 0.135), fill(cloth))
    s.path(wideSleeve(body, 1, 0.2), fill(cloth, 0.95))
    s.line(yoke(body), fill(o.second ?? '#c9a25d'), body.h * 0.012)
  },
  kimono: (s, body, o, fill) => {
    const cloth = o.colour ?? '#4f6b96'
    s.path(foot(body, 0), fill('#f1e6d8'))
    s.path(foot(body, 1), fill('#f1e6d8'))
    s.path(wideSleeve(body, 0, 0.15), fill(cloth, 0.8))
    s.path(robe(body, 0.04, 0.088), fill(cloth))
    s.path(obi(body), fill(o.second ?? '#c8575a'))
    s.path(wideSleeve(body, 1, 0.15), fill(cloth))
  },
  robe: (s, body, o, fill) => {
    const cloth = o.colour ?? '#f4ecdc'
    s.path(foot(body, 0), fill('#6a4636'))
    s.path(foot(body, 1), fill('#6a4636'))
    longArm(s, body, 0, cloth, o, fill)
    s.path(robe(body, 0.035, 0.1), fill(cloth))
    longArm(s, body, 1, cloth, o, fill)
  },
}

function hemLine(body: Body, y: number, flare: number): string {
  if (body.pose.seated) return 'M0 0'
  const middle = (body.pose.legL[1][0] + body.pose.legR[1][0]) / 2
  const points: Point[] = [
    [middle - flare, y + 0.012],
    [middle, y - 0.01],
    [middle + flare, y + 0.014],
  ]
  return smooth(points.map(body.at), false, 1)
}

function drapeEdge(body: Body): string {
  const { neck: n, hip } = body.pose
  const points: Point[] = [
    [hip[0] + 0.03, hip[1] - 0.02],
    [lerp(hip[0], n[0], 0.5) - 0.03, lerp(hip[1], n[1], 0.45)],
    [n[0] - 0.09, n[1] - 0.02],
  ]
  return smooth(points.map(body.at), false, 1)
}

function yoke(body: Body): string {
  const { neck: n } = body.pose
  const points: Point[] = [
    [n[0] - 0.03, n[1] + 0.005],
    [n[0] - 0.012, n[1] - 0.13],
    [n[0] + 0.022, n[1] - 0.13],
    [n[0] + 0.034, n[1] + 0.005],
  ]
  return polygon(points.map(body.at), false)
}

function obi(body: Body): string {
  const { neck: n, hip } = body.pose
  const at = (t: number, w: number): Point => [lerp(hip[0], n[0], t) + w, lerp(hip[1], n[1], t)]
  return polygon([at(0.26, -0.076), at(0.5, -0.072), at(0.5, 0.072), at(0.26, 0.076)].map(body.at))
}

export interface GroupOptions {
  readonly x: number
  readonly y: number
  /** Height of the tallest. */
  readonly h: number
  readonly depth?: number
  readonly silhouette?: boolean
  readonly skin?: string
  readonly flip?: boolean
  readonly lit?: number
}

/** Two people close together, from behind; arms touching. */
export const couple = (
  o: GroupOptions & {
    readonly wears?: readonly [Garment, Garment]
    readonly colours?: readonly [string, string]
  },
): Layer => svg((s) => drawCouple(s, o))

export function drawCouple(
  s: Stage,
  o: GroupOptions & {
    readonly wears?: readonly [Garment, Garment]
    readonly colours?: readonly [string, string]
  },
): void {
  const { h } = o
  const k = o.flip ? -1 : 1
  const shared = { y: o.y, ...sharedTone(o) }
  const embrace: Pose = {
    ...POSES.relaxed,
    armR: [
      [0.17, 0.68],
      [0.21, 0.6],
    ],
    head: [0.015, 0.93],
  }
  const leaning: Pose = {
    ...POSES.standing,
    head: [-0.02, 0.925],
    armL: [
      [-0.13, 0.66],
      [-0.17, 0.57],
    ],
    armR: [
      [0.13, 0.66],
      [0.1, 0.52],
    ],
  }
  drawPerson(s, {
    ...shared,
    x: o.x + k * h * 0.11,
    h: h * 0.93,
    pose: leaning,
    wears: o.wears?.[1] ?? 'dress',
    colour: o.colours?.[1] ?? '#e9c9a0',
    slender: true,
    hair: 'long',
    flip: k < 0,
  })
  drawPerson(s, {
    ...shared,
    x: o.x - k * h * 0.11,
    h,
    pose: embrace,
    wears: o.wears?.[0] ?? 'suit',
    colour: o.colours?.[0] ?? '#33406b',
    hair: 'short',
    flip: k < 0,
  })
}

function sharedTone(o: GroupOptions) {
  return {
    ...(o.depth === undefined ? {} : { depth: o.depth }),
    ...(o.skin ? { skin: o.skin } : {}),
    ...(o.lit === undefined ? {} : { lit: o.lit }),
    silhouette: o.silhouette ?? false,
  }
}

/** Parents and children hand in hand, from behind. */
export const family = (o: GroupOptions & { readonly children?: 1 | 2 | 3 }): Layer =>
  svg((s) => drawFamily(s, o))

export function drawFamily(s: Stage, o: GroupOptions & { readonly children?: 1 | 2 | 3 }): void {
  const { h, y } = o
  const tone = sharedTone(o)
  const at = (dx: number) => o.x + (o.flip ? -dx : dx) * h
  const reachR: Pose = {
    ...POSES.strolling,
    armR: [
      [0.145, 0.64],
      [0.185, 0.5],
    ],
  }
  const reachL: Pose = {
    ...POSES.standing,
    armL: [
      [-0.145, 0.64],
      [-0.185, 0.5],
    ],
  }
  const between: Pose = {
    ...POSES.strolling,
    armL: [
      [-0.15, 0.76],
      [-0.21, 0.86],
    ],
    armR: [
      [0.15, 0.76],
      [0.2, 0.84],
    ],
  }
  const child = (dx: number, k: number, colour: string, hair: Hair, wears: Garment, pose: Pose) =>
    drawPerson(s, {
      ...tone,
      x: at(dx),
      y,
      h: h * k,
      child: true,
      pose,
      wears,
      colour,
      hair,
      flip: o.flip ?? false,
    })
  const n = o.children ?? 2
  drawPerson(s, {
    ...tone,
    x: at(-0.31),
    y,
    h,
    pose: reachR,
    wears: 'shirt',
    colour: '#e8dcc4',
    hair: 'short',
    flip: o.flip ?? false,
  })
  drawPerson(s, {
    ...tone,
    x: at(0.29),
    y,
    h: h * 0.94,
    pose: reachL,
    wears: 'dress',
    colour: '#c8575a',
    hair: 'bun',
    flip: o.flip ?? false,
  })
  child(0, 0.58, '#e0a066', 'short', 'shorts', between)
  if (n > 1)
    child(0.53, 0.5, '#6fa8a4', 'ponytail', 'dress', {
      ...POSES.strolling,
      armL: [
        [-0.14, 0.78],
        [-0.22, 0.87],
      ],
    })
  if (n > 2)
    child(-0.55, 0.66, '#d9b46a', 'curls', 'shorts', {
      ...POSES.walking,
      armR: [
        [0.15, 0.76],
        [0.22, 0.72],
      ],
    })
}

export interface CrowdOptions {
  readonly y: number
  /** Height of a head-and-shoulders; about 90 in a foreground. */
  readonly size: number
  readonly from?: number
  readonly to?: number
  readonly rows?: number
  /** Share with an arm in the air. */
  readonly raised?: number
  readonly seed?: number
}

/** Heads and shoulders from behind, in rows to the bottom of the camera, rim-lit. */
export const crowdFromBehind = (o: CrowdOptions): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.y)
    const rows = o.rows ?? 3
    for (let row = 0; row < rows; row++) {
      const depth = 0.3 * (1 - row / Math.max(1, rows - 1))
      const k = o.size * (0.8 + 0.2 * row)
      const dark = s.shade(s.light.shadow, 0.12, depth)
      const step = k * 0.78
      for (
        let x = (o.from ?? s.left) - k + ((row * 37) % step);
        x < (o.to ?? s.right) + k;
        x += step * (0.8 + random() * 0.4)
      ) {
        const h = k * (0.88 + random() * 0.24)
        const y = o.y + row * o.size * 0.34 + random() * k * 0.14
        drawShoulders(
          s,
          x,
          y,
          h,
          dark,
          random(),
          random() < (o.raised ?? 0.2) ? (random() < 0.5 ? -1 : 1) : 0,
        )
      }
    }
  })

/** Neck, sloping shoulders, a head with its own hair; y is the height of the shoulders. */
function drawShoulders(
  s: Stage,
  x: number,
  y: number,
  h: number,
  dark: string,
  kind: number,
  raised: number,
): void {
  const r = h * 0.155
  const head = y - h * 0.3
  const shape = (dx: number, dy: number) => {
    const at = (px: number, py: number) => `${(x + dx + px * h).toFixed(1)} ${(y + dy + py * h).toFixed(1)}`
    const bust = `M${at(-0.42, 1.6)}C${at(-0.43, 0.25)} ${at(-0.38, 0.08)} ${at(-0.2, 0.01)}C${at(-0.1, -0.04)} ${at(-0.075, -0.08)} ${at(-0.075, -0.16)}L${at(0.075, -0.16)}C${at(0.075, -0.08)} ${at(0.1, -0.04)} ${at(0.2, 0.01)}C${at(0.38, 0.08)} ${at(0.43, 0.25)} ${at(0.42, 1.6)}Z`
    const skull = ellipsePath(x + dx, head + dy, r * 0.86, r * 1.12)
    const hair =
      kind < 0.3
        ? ellipsePath(x + dx, head + dy + r * 0.35, r * 1.05, r * 1.35)
        : kind < 0.42
          ? ellipsePath(x + dx, head + dy - r * 1.15, r * 0.42, r * 0.4)
          : ''
    return bust + skull + hair
  }
  const lift = (dx: number, dy: number): string => {
    if (!raised) return ''
    const p = (px: number, py: number): Point => [x + dx + raised * px * h, y + dy + py * h]
    return (
      ribbon([p(0.34, 0.25), p(0.46, -0.1), p(0.4, -0.42), p(0.36, -0.66)], (t) => h * (0.075 - 0.03 * t)) +
      ellipsePath(p(0.36, -0.7)[0], p(0.36, -0.7)[1], h * 0.05, h * 0.06)
    )
  }
  const side = s.lightSide(x)
  s.path(
    shape(side * h * 0.014, -h * 0.018) + lift(side * h * 0.012, -h * 0.012),
    s.shade(s.light.lit, 0.9),
    'opacity=".8"',
  )
  s.path(shape(0, 0) + lift(0, 0), dark)
}

/** A far crowd: rows of small heads and shoulders as dabs of cloth and skin. */
export const farCrowd = (o: {
  from: number
  to: number
  y: number
  h: number
  rows?: number
  depth?: number
  colours?: readonly string[]
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.from)
    const colours = o.colours ?? ['#f1e6d0', '#c8575a', '#3f6f9c', '#e0a84a', '#5a8a6a', '#e6c9a8']
    const rows = o.rows ?? 3
    for (let row = 0; row < rows; row++) {
      const k = o.h * (0.8 + (0.2 * row) / rows)
      const y = o.y - (rows - 1 - row) * o.h * 0.34
      for (const x of range(Math.ceil((o.to - o.from) / (k * 0.42))).map(
        (i) => o.from + i * k * 0.42 + random() * k * 0.2,
      )) {
        const colour = colours[Math.floor(random() * colours.length)] ?? '#f1e6d0'
        const lift = random() * k * 0.14
        s.path(
          smooth(
            [
              [x - k * 0.2, y],
              [x - k * 0.19, y - k * 0.5 - lift],
              [x, y - k * 0.62 - lift],
              [x + k * 0.19, y - k * 0.5 - lift],
              [x + k * 0.2, y],
            ],
            true,
            0.7,
          ),
          s.shade(colour, 0.3 + random() * 0.6, o.depth ?? 0.1),
        )
        s.path(
          ellipsePath(x, y - k * 0.76 - lift, k * 0.1, k * 0.13),
          s.shade(random() < 0.5 ? '#4a2f2a' : '#a8704e', 0.3 + random() * 0.5, o.depth ?? 0.1),
        )
      }
    }
  })
