import type { Stage } from '../../engine/stage.ts'
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
