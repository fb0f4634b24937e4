import { type Point, ribbon } from '../engine/geometry.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
import { drawFrangipani } from './frangipani.ts'
import { modelled } from './modelled.ts'
import { curved } from './outline.ts'

export interface BatherOptions {
  /** Middle of the waist, at the waterline. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly shirt?: string
  readonly sash: string
  readonly hair: 'bun' | 'udeng'
  readonly flip?: boolean
}

const SKIN = '#9a6242'

/** Someone at prayer, waist-deep and seen from behind, palms together above the brow. */
export const bather = (o: BatherOptions): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, flip: o.flip ?? false }, () => draw(s))
  const form = (round: number) => ({ round: round * k, dark: 0.72 })
  return [
    modelled(
      form(9),
      part((s) => arms(s, o)),
    ),
    modelled(
      form(20),
      part((s) => back(s, o)),
    ),
    modelled(
      form(12),
      part((s) => head(s, o)),
    ),
    svg(part((s) => ripples(s))),
  ]
}

/** Upper arms at the sides; the joined hands are hidden before the breast. */
function arms(s: Stage, o: BatherOptions): void {
  const cloth = s.shade(o.shirt ?? SKIN, 0.8)
  for (const side of [-1, 1]) {
    const arm: Point[] = [
      [side * 42, -112],
      [side * 57, -88],
      [side * 59, -54],
      [side * 44, -34],
    ]
    s.path(
      ribbon(arm, (t) => 14 - 3 * t),
      cloth,
    )
  }
}

function back(s: Stage, o: BatherOptions): void {
  const torso = curved('-14,-132 -50,-122 -60,-96 -50,-50 -46,-6 0,4 46,-6 50,-50 60,-96 50,-122 14,-132')
  s.path(torso, s.shade(o.shirt ?? SKIN, 0.85))
  s.line(
    'M0 -112C-3 -80 -2 -50 0 -24M-30 -104q-8 18 -2 34M30 -104q8 18 2 34M-40 -44q14 8 26 6M40 -50q-14 10 -26 9M-36 -62q10 5 18 4',
    s.shade(o.shirt ?? SKIN, 0.25),
    2,
    'opacity=".5"',
  )
  s.path('M-48 -24C-16 -14 16 -14 48 -24L48 -4C16 8 -16 8 -48 -4Z', s.shade(o.sash, 0.85))
  s.path(curved('-15,-122 -13,-150 13,-150 15,-122'), s.shade(SKIN, 0.6))
}

/** Bowed: the nape shows, and the knot of the hair or of the head-cloth. */
function head(s: Stage, o: BatherOptions): void {
  const hair = s.shade('#231c2c', 0.4)
  s.ellipse(0, -156, 24, 28, hair)
  if (o.hair === 'bun') {
    s.ellipse(2, -146, 19, 14, s.shade('#2c2234', 0.55))
    drawFrangipani(s, 20, -158, 11)
    return
  }
  s.path('M-26 -156C-28 -186 28 -186 26 -156C12 -164 -12 -164 -26 -156Z', s.shade('#f6efe0', 0.95))
  s.path('M-26 -157C-10 -166 10 -166 26 -157L25 -148C10 -157 -10 -157 -25 -148Z', s.shade('#d9c49a', 0.8))
  s.path('M-3 -152L-12 -136L-2 -142L3 -132L6 -142L13 -140L4 -152Z', s.shade('#f6efe0', 0.85))
}

function ripples(s: Stage): void {
  s.ellipse(0, 2, 62, 9, 'none', 'stroke="#ffffff" stroke-width="2.4" opacity=".6"')
  s.ellipse(0, 5, 92, 15, 'none', 'stroke="#ffffff" stroke-width="1.6" opacity=".32"')
}
