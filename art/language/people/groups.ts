import { ellipsePath, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'
import type { Garment } from './clothes.ts'
import { drawPerson } from './person.ts'
import { POSES, type Pose } from './poses.ts'

interface GroupOptions {
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
