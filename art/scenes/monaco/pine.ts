import type { Point } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const NEEDLES = '#2f6b45'

interface NeedleOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly depth?: number
  readonly seed?: number
  /** Size of one stroke. */
  readonly dab?: number
  readonly count?: number
  readonly colour?: string
}

/** A cloud of foliage as strokes in five tones, drifting towards the light. */
export function drawNeedles(s: Stage, o: NeedleOptions): void {
  const random = s.random((o.seed ?? 1) * 7.3 + o.x)
  const { depth = 0, dab = 7 } = o
  const dir = s.lightSide(o.x)
  const colour = o.colour ?? NEEDLES
  const tones = [0, 0.2, 0.45, 0.75, 1].map((lit) => s.shade(colour, lit, depth))
  tones.push(s.shade('#b7b45e', 0.95, depth))
  tones.forEach((tone, k) => {
    const q = k / (tones.length - 1)
    const spread = 1 - q * 0.45
    const dabs = range(Math.round((o.count ?? 60) * (1 - q * 0.55))).map(() => {
      const a = random() * 2 * Math.PI
      const r = Math.sqrt(random())
      const px = o.x + dir * q * o.w * 0.15 + ((Math.cos(a) * r * o.w) / 2) * spread
      const py = o.y - q * o.h * 0.3 + ((Math.sin(a) * r * o.h) / 2) * spread
      return leaf(px, py, dab * (0.6 + random() * 0.8) * (1.25 - q * 0.5), (random() - 0.5) * 1.4)
    })
    s.path(dabs.join(''), tone)
  })
}

function leaf(x: number, y: number, size: number, turn: number): string {
  const [ux, uy] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const [vx, vy] = [-Math.sin(turn) * size * 0.55, Math.cos(turn) * size * 0.55]
  return `M${round1(x - ux)} ${round1(y - uy)}Q${round1(x + vx)} ${round1(y + vy)} ${round1(x + ux)} ${round1(y + uy)}Q${round1(x - vx)} ${round1(y - vy)} ${round1(x - ux)} ${round1(y - uy)}Z`
}

/** Umbrella-pine bough that enters from the upper right corner at (x, y). */
export function drawPineBough(s: Stage, o: { x: number; y: number; scale?: number; seed?: number }): void {
  s.placed({ x: o.x, y: o.y, scale: o.scale ?? 1 }, () => {
    const bark = s.shade('#5b4036', 0.2)
    s.line(
      'M30 160Q-140 70 -330 60M-60 112Q-150 150 -250 168M-150 78Q-190 20 -280 -6',
      bark,
      10,
      'stroke-linecap="round"',
    )
    s.line('M20 154Q-140 66 -330 57', s.shade('#a97a58', 0.9), 2.4, 'stroke-linecap="round" opacity=".7"')
    const pads: readonly (readonly [Point, number, number])[] = [
      [[-345, 52], 190, 66],
      [[-255, -8], 200, 70],
      [[-250, 156], 170, 58],
      [[-130, 16], 230, 84],
      [[-110, 122], 190, 64],
      [[-10, 58], 220, 88],
      [[-10, 178], 180, 76],
    ]
    pads.forEach(([[px, py], w, h], i) => {
      drawNeedles(s, { x: px, y: py, w, h, seed: (o.seed ?? 1) * 10 + i, dab: 9, count: 190 })
    })
  })
}
