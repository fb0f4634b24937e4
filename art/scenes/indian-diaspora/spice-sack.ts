import { ellipsePath, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled } from '../../scene.ts'

interface SackOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly spice: string
  readonly jute?: string
}

/** Open jute sack with a rolled collar and a cone of ground spice. */
export const spiceSack = (o: SackOptions): Layer[] => {
  const { x, y, w, h } = o
  const r = w / 2
  const rim = y - h
  const soft = { round: w * 0.16, dark: 0.7 } as const
  return [
    modelled({ ...soft, cast: { x: -w * 0.12, y: 4, blur: w * 0.06, opacity: 0.55 } }, (s) =>
      drawSackBody(s, o),
    ),
    modelled({ round: w * 0.06 }, (s) =>
      s.path(ellipsePath(x, rim, r * 0.96, r * 0.36), s.shade(o.jute ?? '#b58a5c', 0.75)),
    ),
    modelled({ round: w * 0.2, dark: 0.62 }, (s) => drawHeap(s, o)),
  ]
}

function drawSackBody(s: Stage, o: SackOptions): void {
  const { x, y, w, h } = o
  const r = w / 2
  const jute = o.jute ?? '#b58a5c'
  s.path(
    smooth(
      [
        [x - r * 0.92, y - h],
        [x + r * 0.92, y - h],
        [x + r * 1.06, y - h * 0.5],
        [x + r * 0.86, y - 4],
        [x, y + r * 0.12],
        [x - r * 0.86, y - 4],
        [x - r * 1.06, y - h * 0.5],
      ],
      true,
      0.8,
    ),
    s.shade(jute, 0.62),
  )
  const weave = range(9).map((i) => {
    const k = (i - 4) / 4.6
    return `M${round1(x + r * k * 0.9)} ${round1(y - h * 0.94)}q${round1(r * k * 0.28)} ${round1(h * 0.5)} ${round1(-r * k * 0.02)} ${round1(h * 0.92)}`
  })
  s.line(weave.join(''), s.shade(jute, 0.2), Math.max(0.8, w * 0.008), 'opacity=".4"')
}

function drawHeap(s: Stage, o: SackOptions): void {
  const { x, w } = o
  const r = w * 0.42
  const rim = o.y - o.h
  s.path(
    smooth(
      [
        [x - r, rim],
        [x - r * 0.55, rim - r * 0.62],
        [x, rim - r * 1.02],
        [x + r * 0.55, rim - r * 0.62],
        [x + r, rim],
        [x, rim + r * 0.36],
      ],
      true,
      0.75,
    ),
    s.shade(o.spice, 0.75),
  )
  const random = s.random(x)
  const grains = range(60).map(() => {
    const t = random()
    const spread = r * (0.1 + 0.8 * t)
    return ellipsePath(x + (random() - 0.5) * 2 * spread, rim - r * (0.92 - 1.05 * t), w * 0.006)
  })
  s.path(grains.join(''), s.shade(o.spice, 1.1), 'opacity=".55"')
}
