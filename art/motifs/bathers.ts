import { ribbon } from '../engine/geometry.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'
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

function arms(s: Stage, o: BatherOptions): void {
  const cloth = s.shade(o.shirt ?? SKIN, 0.8)
  const skin = s.shade(SKIN, 0.75)
  for (const side of [-1, 1]) {
    s.path(
      ribbon(
        [
          [side * 44, -112],
          [side * 66, -104],
          [side * 78, -92],
        ],
        () => 15,
      ),
      cloth,
    )
    s.path(
      ribbon(
        [
          [side * 78, -92],
          [side * 58, -130],
          [side * 14, -176],
        ],
        (t) => 13 - 5 * t,
      ),
      o.shirt ? cloth : skin,
    )
  }
  s.path(curved('-12,-170 -10,-214 0,-236 10,-214 12,-170'), skin)
}

function back(s: Stage, o: BatherOptions): void {
  const torso = curved('-14,-132 -50,-122 -60,-96 -50,-50 -46,-6 0,4 46,-6 50,-50 60,-96 50,-122 14,-132')
  s.path(torso, s.shade(o.shirt ?? SKIN, 0.85))
  s.line(
    'M0 -112C-3 -80 -2 -50 0 -20M-26 -100q-8 18 -2 34M26 -100q8 18 2 34',
    s.shade(o.shirt ?? SKIN, 0.25),
    2,
    'opacity=".5"',
  )
  s.path('M-48 -24C-16 -14 16 -14 48 -24L48 -4C16 8 -16 8 -48 -4Z', s.shade(o.sash, 0.85))
  s.path(curved('-15,-122 -13,-150 13,-150 15,-122'), s.shade(SKIN, 0.6))
}

function head(s: Stage, o: BatherOptions): void {
  const hair = s.shade('#231c2c', 0.35)
  s.ellipse(0, -158, 25, 30, hair)
  if (o.hair === 'bun') s.ellipse(3, -150, 18, 15, s.shade('#2c2234', 0.5))
  else {
    s.path('M-27 -158C-28 -182 28 -182 27 -158C12 -148 -12 -148 -27 -158Z', s.shade('#f2ead8', 0.9))
    s.path('M-4 -152L-16 -132L0 -142L14 -130L4 -152Z', s.shade('#e2d6c0', 0.7))
  }
}

function ripples(s: Stage): void {
  s.ellipse(0, 2, 62, 9, 'none', 'stroke="#ffffff" stroke-width="2.4" opacity=".6"')
  s.ellipse(0, 5, 92, 15, 'none', 'stroke="#ffffff" stroke-width="1.6" opacity=".32"')
}
