import { ellipsePath, type Point, polygon, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Random } from '../../../engine/random.ts'
import type { Stage } from '../../../engine/stage.ts'

export interface Sari {
  /** The end nearest the water, and the direction the cloth runs in, in degrees. */
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly length: number
  readonly width: number
  readonly colour: string
  readonly border: string
  readonly weave: Weave
  readonly seed: number
  /** How far the cloth is off the ground: held between two people. */
  readonly lifted?: number
}

export type Weave = 'plain' | 'stripes' | 'dots' | 'checks' | 'halves'

/** Six metres of cloth from above: borders along both edges, a woven end, flat shadow on the sand. */
export function drawSari(s: Stage, o: Sari): void {
  const random = s.random(o.seed)
  const d = clothOutline(o, random)
  const fall = o.lifted ?? 3.4
  s.group(`transform="translate(${-fall} ${fall * 1.1})" opacity=".42"`, () =>
    s.placed(o, () => s.path(d, s.light.shadow)),
  )
  s.placed(o, () => {
    s.path(d, s.shade(o.colour, 0.74))
    s.clipped(d, () => {
      drawWeave(s, o)
      drawCreases(s, o, random)
      drawBorders(s, o)
    })
  })
}

function clothOutline({ length: l, width: w }: Sari, random: Random): string {
  const sway = 1 + random() * 2
  const phase = random() * 6
  const bend = (x: number) => Math.sin(phase + (x / l) * 4.4) * sway
  const edge = (side: number): Point[] =>
    range(7).map((i) => {
      const x = (i / 6) * l
      return [x + (i % 6 ? 0 : (random() - 0.5) * 5), (side * w) / 2 + bend(x) + (random() - 0.5) * 1.6]
    })
  const [upper, lower] = [edge(-1), edge(1).reverse()]
  return `${smooth(upper, false, 0.8)}L${smooth(lower, false, 0.8).slice(1)}Z`
}

function drawWeave(s: Stage, { length: l, width: w, weave, colour, border }: Sari): void {
  const ink = s.shade(border, 0.9)
  if (weave === 'stripes')
    s.path([-0.26, -0.09, 0.09, 0.26].map((v) => rectPath(-8, w * v - 1.6, l + 16, 3.2)).join(''), ink)
  if (weave === 'checks') {
    const across = range(Math.floor(l / 22)).map((i) => rectPath(i * 22, -w, 3, w * 2))
    s.path(across.join('') + [-0.2, 0, 0.2].map((v) => rectPath(-8, w * v, l + 16, 2.6)).join(''), ink)
  }
  if (weave === 'dots') {
    const rows = range(Math.floor(l / 15)).flatMap((i) =>
      [-0.22, 0, 0.22].map((v) => ellipsePath(i * 15 + (v ? 0 : 7.5), w * v, 2.2)),
    )
    s.path(rows.join(''), ink)
  }
  if (weave === 'halves') s.path(rectPath(-8, -w * 0.16, l + 16, w * 0.32), s.shade(colour, 0.5))
}

/** Where the ground lifts the cloth: a dark and a light sliver across it. */
function drawCreases(s: Stage, { length: l, width: w }: Sari, random: Random): void {
  const sliver = (x: number, lean: number, breadth: number) =>
    `M${round1(x)} ${-w}Q${round1(x + lean + breadth)} 0 ${round1(x + lean)} ${w}Q${round1(x + lean - breadth)} 0 ${round1(x)} ${-w}Z`
  for (const i of range(4)) {
    const x = (0.06 + 0.2 * i + random() * 0.16) * l
    const lean = (random() - 0.5) * 26
    s.path(sliver(x, lean, 3 + random() * 3), s.light.shadow, 'opacity=".2"')
    s.path(sliver(x + 5, lean, 2 + random() * 2), s.light.lit, 'opacity=".3"')
  }
}

function drawBorders(s: Stage, { length: l, width: w, border, colour }: Sari): void {
  const gold = s.shade(border, 0.95)
  s.path(rectPath(-12, -w, l + 24, w * 0.6) + rectPath(-12, w * 0.4, l + 24, w), gold)
  const line = s.shade(colour, 0.4)
  s.path(rectPath(-12, -w * 0.42, l + 24, 1.2) + rectPath(-12, w * 0.42, l + 24, 1.2), line)
  s.path(rectPath(l * 0.82, -w, l * 0.035, w * 2) + rectPath(l * 0.88, -w, l, w * 2), gold)
  const sprigs = [-0.28, 0, 0.28].map((v) =>
    polygon([
      [l * 0.905, w * v],
      [l * 0.935, w * v - 4],
      [l * 0.965, w * v],
      [l * 0.935, w * v + 4],
    ]),
  )
  s.path(sprigs.join(''), line)
}
