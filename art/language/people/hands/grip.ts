import { type Point, ribbon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

interface GripOptions {
  /** Where the hand closes. */
  readonly x: number
  readonly y: number
  /** Width of the hand across the knuckles. */
  readonly size: number
  /** Degrees: 0 has the held stick upright and the arm coming from the right. */
  readonly turn?: number
  readonly flip?: boolean
  readonly skin?: string
  /** Length of the forearm in hands; 0 leaves it out. */
  readonly arm?: number
  /** Degrees the forearm is bent against the hand. */
  readonly bend?: number
  readonly sleeve?: string
}

type Draw = (s: Stage) => void

/** A hand closed around a handle, as parts for `sculpted`: forearm, back of the hand, fingers, thumb. */
export function gripParts(o: GripOptions): Draw[] {
  const skin = o.skin ?? '#7a4a36'
  const inPlace = (s: Stage, draw: () => void) =>
    s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0, flip: o.flip ?? false }, draw)
  const tone = (s: Stage, lit: number) => s.shade(skin, lit)
  const parts: Draw[] = []
  const bend = ((o.bend ?? 0) * Math.PI) / 180
  const reach = (o.arm ?? 4) * 100
  const along = (t: number): Point => [62 + Math.cos(bend) * reach * t, 4 + Math.sin(bend) * reach * t]
  if (reach > 0) {
    parts.push((s) =>
      inPlace(s, () => {
        const wrist = range(7).map((i) => along(i / 6))
        s.path(
          ribbon(wrist, (t) => lerp(27, 50, Math.min(1, t * 1.8))),
          tone(s, 0.62),
        )
        if (o.sleeve)
          s.path(
            ribbon(
              range(4).map((i) => along(0.55 + i * 0.18)),
              () => 62,
            ),
            s.shade(o.sleeve, 0.6),
          )
      }),
    )
  }
  parts.push((s) =>
    inPlace(s, () =>
      s.path(curved('-4,-46 30,-50 62,-34 84,-22 86,26 64,36 34,48 0,44 -8,0', 0, 0, 1), tone(s, 0.64)),
    ),
  )
  for (const i of [3, 2, 1, 0]) {
    parts.push((s) =>
      inPlace(s, () => {
        const y = -36 + i * 24
        const knuckle = 34 - Math.abs(i - 1.4) * 5
        const finger: Point[] = [
          [knuckle, y],
          [4, y - 3],
          [-20, y + 1],
          [-25, y + 9],
          [-8, y + 13],
        ]
        s.path(
          ribbon(finger, (t) => 13 - 3 * t),
          tone(s, 0.7 - i * 0.03),
        )
      }),
    )
  }
  parts.push((s) =>
    inPlace(s, () => {
      const thumb: Point[] = [
        [52, -30],
        [26, -50],
        [0, -58],
        [-16, -52],
      ]
      s.path(
        ribbon(thumb, (t) => 15 - 4 * t),
        tone(s, 0.78),
      )
      s.path(curved('-22,-56 -12,-60 -6,-56 -12,-51', 0, 0, 1), s.shade('#d8a890', 0.75))
    }),
  )
  return parts
}
