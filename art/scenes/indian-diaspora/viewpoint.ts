import { type Point, polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

export type Metres = readonly [right: number, up: number, away: number]

interface Stand {
  readonly at: Metres
  readonly focal: number
  /** Radians to the right and down. */
  readonly yaw: number
  readonly pitch: number
}

export interface Viewpoint {
  readonly eye: Metres
  readonly see: (p: Metres) => Point
  /** Design units that an upright metre takes there. */
  readonly metre: (p: Metres) => number
  readonly shape: (points: readonly Metres[]) => string
}

/** A camera that may look down and aside; measures in metres. */
export function lookingFrom({ at, focal, yaw, pitch }: Stand): Viewpoint {
  const turned = ([x, y, z]: Metres) => {
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]]
    const ahead = dx * Math.sin(yaw) + dz * Math.cos(yaw)
    return {
      side: dx * Math.cos(yaw) - dz * Math.sin(yaw),
      // What lies behind the eye cannot be projected.
      depth: Math.max(0.4, ahead * Math.cos(pitch) - dy * Math.sin(pitch)),
      rise: ahead * Math.sin(pitch) + dy * Math.cos(pitch),
    }
  }
  const see = (p: Metres): Point => {
    const { side, depth, rise } = turned(p)
    return [800 + (focal * side) / depth, 450 - (focal * rise) / depth]
  }
  return {
    eye: at,
    see,
    metre: (p) => (focal / turned(p).depth) * Math.cos(pitch),
    shape: (points) => polygon(points.map(see)),
  }
}

export interface Faces {
  readonly top: string
  readonly front: string
  readonly left: string
  readonly right: string
}

export interface Block {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly z: readonly [number, number]
}

/** The faces of a block that the eye can see. */
export function drawBlock(s: Stage, view: Viewpoint, { x, y, z }: Block, faces: Faces): void {
  const [[x1, x2], [y1, y2], [z1, z2]] = [x, y, z]
  const side = (at: number, fill: string) =>
    s.path(
      view.shape([
        [at, y1, z1],
        [at, y2, z1],
        [at, y2, z2],
        [at, y1, z2],
      ]),
      fill,
    )
  if (view.eye[0] < x1) side(x1, faces.left)
  if (view.eye[0] > x2) side(x2, faces.right)
  if (view.eye[1] > y2)
    s.path(
      view.shape([
        [x1, y2, z1],
        [x2, y2, z1],
        [x2, y2, z2],
        [x1, y2, z2],
      ]),
      faces.top,
    )
  s.path(
    view.shape([
      [x1, y1, z1],
      [x2, y1, z1],
      [x2, y2, z1],
      [x1, y2, z1],
    ]),
    faces.front,
  )
}

/** A scalloped arch standing on its base line, as points to be laid on any wall. */
export function cuspedOutline(cx: number, base: number, half: number, h: number, lobes = 7): Point[] {
  const rise = half * 1.12
  const spring = base + h - rise
  const steps = lobes * 5
  const round = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps
    const a = Math.PI * (1 - t)
    const cut = 1 - 0.13 * (1 - Math.abs(Math.sin(t * Math.PI * lobes)))
    return [cx + Math.cos(a) * half * cut, spring + Math.sin(a) * rise * cut]
  })
  return [[cx - half, base], ...round, [cx + half, base]]
}
