import { ellipsePath, type Point, ribbon, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
import { drawPerson } from './people.ts'
import type { Garment } from './people-clothes.ts'
import type { Hair } from './people-heads.ts'
import { POSES, type Pose } from './people-poses.ts'

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
