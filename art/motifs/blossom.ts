import { ellipsePath, type Point, ribbon } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Random } from '../engine/random.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface BlossomOptions {
  readonly x: number
  readonly y: number
  /** Radians; 0 grows to the right. */
  readonly angle: number
  readonly length: number
  readonly width?: number
  readonly density?: number
  /** Petal colours from shade to light. */
  readonly petals?: readonly string[]
  readonly seed?: number
}

/** A flowering branch: dark limbs, five-petalled clusters in four tones. */
export const blossom = (o: BlossomOptions): Layer => svg((s) => drawBlossom(s, o))

export function drawBlossom(s: Stage, o: BlossomOptions): void {
  const random = s.random(o.seed ?? o.x + o.y)
  const limbs: { points: Point[]; width: number }[] = []
  const tips: Point[] = []
  growLimb(o.x, o.y, o.angle, o.length, o.width ?? 13, 0, random, limbs, tips)
  const bark = s.shade('#4a2f44', 0.15)
  for (const { points, width } of limbs)
    s.path(
      ribbon(points, (t) => (width * (1 - t * 0.75)) / 2),
      bark,
    )
  const petals = o.petals ?? ['#c9739a', '#ea9fb6', '#f9c9d0', '#fff0ec']
  petals.forEach((petal, k) => {
    const flowers = tips.flatMap(([x, y]) =>
      range(Math.round((k === 3 ? 3 : 5) * (o.density ?? 1))).map(() => flower(x, y, k, random)),
    )
    s.path(flowers.join(''), s.shade(petal, 0.45 + k * 0.18))
  })
}

function growLimb(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  generation: number,
  random: Random,
  limbs: { points: Point[]; width: number }[],
  tips: Point[],
): void {
  const points: Point[] = [[x, y]]
  const steps = 7
  for (let i = 0; i < steps; i++) {
    angle += (random() - 0.5) * 0.38
    x += (Math.cos(angle) * length) / steps
    y += (Math.sin(angle) * length) / steps
    points.push([x, y])
    if (generation < 3 && i > 1 && random() < 0.52) {
      const turn = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.55)
      growLimb(
        x,
        y,
        angle + turn,
        length * (0.42 + random() * 0.25),
        width * 0.55,
        generation + 1,
        random,
        limbs,
        tips,
      )
    }
    if (generation > 0 || i > 2) tips.push([x, y])
  }
  limbs.push({ points, width })
}

function flower(x: number, y: number, k: number, random: Random): string {
  const a = random() * 2 * Math.PI
  const away = (random() + random()) * 17 * (1 - k * 0.06)
  const r = (k === 0 ? 9 : 7.5 - k * 1.1) * (0.6 + random() * 0.6)
  const px = x + Math.cos(a) * away - k * 1.6
  const py = y + Math.sin(a) * away * 0.85 - k * 3
  if (k === 0 || random() > 0.75) return ellipsePath(px, py, r * 0.8)
  const turn = random() * 6
  return range(5)
    .map((j) =>
      ellipsePath(
        px + Math.cos(turn + j * 1.2566) * r * 0.55,
        py + Math.sin(turn + j * 1.2566) * r * 0.55,
        r * 0.5,
      ),
    )
    .join('')
}

/** Petals on the wind over the whole camera. */
export const petals = (o: {
  n?: number
  colour?: string
  opacity?: number
  size?: number
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? 5)
    const k = o.size ?? 1
    const drift = range(o.n ?? 40).map(() => {
      const x = s.left + random() * (s.right - s.left)
      const y = s.top + random() * (s.bottom - s.top)
      const a = random() * 6
      const l = (4 + random() * 7) * k
      const [ux, uy] = [Math.cos(a) * l, Math.sin(a) * l]
      return `M${round1(x)} ${round1(y)}q${round1(ux)} ${round1(uy - 3 * k)} ${round1(ux * 1.6)} ${round1(uy * 1.2)}q${round1(-ux)} ${round1(3 * k)} ${round1(-ux * 1.6)} ${round1(-uy * 1.2)}`
    })
    s.path(drift.join(''), s.shade(o.colour ?? '#ffdfe4', 0.95), `opacity="${o.opacity ?? 0.8}"`)
  })
