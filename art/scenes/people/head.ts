import { mix } from '../../engine/colour.ts'
import type { Point } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { cut, type Warp } from './cut.ts'

export interface HeadTones {
  readonly light: string
  readonly half: string
  readonly shade: string
  readonly deep: string
  readonly white: string
  readonly iris: string
  readonly brow: string
  readonly lip: string
  readonly lipShade: string
}

interface Colouring {
  /** The skin in full light and in its own shadow. */
  readonly skin: readonly [light: string, dark: string]
  readonly lips: string
  readonly brow: string
  readonly iris?: string
}

export function headTones(s: Stage, { skin, lips, brow, iris = '#2a1a18' }: Colouring): HeadTones {
  const light = s.shade(skin[0], 0.9)
  const dark = s.shade(skin[1], 0.5)
  const lip = s.shade(lips, 0.75)
  return {
    light,
    half: mix(light, dark, 0.4),
    shade: mix(light, dark, 0.78),
    deep: s.shade(skin[1], 0.16),
    white: mix(s.shade('#f4ead8', 0.7), dark, 0.25),
    iris: s.shade(iris, 0.3),
    brow: s.shade(brow, 0.4),
    lip: mix(lip, light, 0.22),
    lipShade: mix(lip, dark, 0.55),
  }
}

/** One flat plane of a head. */
export type Plane = readonly [tone: keyof HeadTones, outline: string]

/** A head cut from flat planes; four hundred units from crown to chin. */
export interface HeadPlan {
  /** Where the lit face gives way to the back of the head. */
  readonly middle: number
  readonly outline: string
  readonly neck: string
  readonly neckPlanes: readonly Plane[]
  readonly planes: readonly Plane[]
}

/** Bone and flesh moved: where, by how much, and how far round it gives way. */
export type Move = readonly [x: number, y: number, dx: number, dy: number, reach: number]

export const warpOf =
  (moves: readonly Move[]): Warp =>
  ([x, y]): Point => {
    let [dx, dy] = [0, 0]
    for (const [mx, my, vx, vy, reach] of moves) {
      const k = Math.exp(-((x - mx) ** 2 + (y - my) ** 2) / reach ** 2)
      dx += vx * k
      dy += vy * k
    }
    return [x + dx, y + dy]
  }

export function drawPlanes(s: Stage, planes: readonly Plane[], tones: HeadTones, warp?: Warp): void {
  for (const [tone, outline] of planes) s.path(cut(outline, warp), tones[tone])
}

export function drawNeck(s: Stage, plan: HeadPlan, tones: HeadTones, warp?: Warp): void {
  const neck = cut(plan.neck, warp)
  s.path(neck, tones.shade)
  s.clipped(neck, () => drawPlanes(s, plan.neckPlanes, tones, warp))
}

/** The ground of a head: light at the face, shade at the back, so that no light shows along the nape. */
function frontAndBack(s: Stage, plan: HeadPlan, { light, shade }: HeadTones): string {
  const stops = [
    [shade, 1, 0],
    [shade, 1, 0.5],
    [light, 1, 0.5],
    [light, 1, 1],
  ] as const
  return s.lin(stops, plan.middle - 100, 0, plan.middle + 100, 0, true)
}

export function drawHead(s: Stage, plan: HeadPlan, tones: HeadTones, warp?: Warp): void {
  const face = cut(plan.outline, warp)
  s.path(face, frontAndBack(s, plan, tones))
  s.clipped(face, () => drawPlanes(s, plan.planes, tones, warp))
}

/** Flat pieces laid one on another, as from coloured paper. */
export function drawPieces(
  s: Stage,
  pieces: readonly (readonly [fill: string, outline: string])[],
  warp?: Warp,
): void {
  for (const [fill, outline] of pieces) s.path(cut(outline, warp), fill)
}

/** Pieces that show only inside the first one's outline. */
export function drawForm(
  s: Stage,
  [ground, ...planes]: readonly (readonly [fill: string, outline: string])[],
  warp?: Warp,
): void {
  if (!ground) return
  drawPieces(s, [ground], warp)
  s.clipped(cut(ground[1], warp), () => drawPieces(s, planes, warp))
}
