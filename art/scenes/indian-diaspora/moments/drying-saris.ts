import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

interface SariOptions {
  readonly x: number
  readonly y: number
  readonly length: number
  readonly width: number
  readonly colour: string
  readonly border: string
  readonly turn: number
  readonly pattern?: 'stripes' | 'dots' | 'checks' | 'plain'
}

/** Six metres of cloth spread on sand, from above: borders, end piece, the ripples of the ground. */
export const driedSari = (o: SariOptions): Layer =>
  modelled({ round: 2, dark: 0.35, bright: 0.25, cast: { x: -4, y: 5, blur: 4, opacity: 0.5 } }, (s) => {
    s.placed({ x: o.x, y: o.y, turn: o.turn }, () => drawCloth(s, o))
  })

function drawCloth(s: Stage, o: SariOptions): void {
  const { length: l, width: w } = o
  const random = s.random(o.x + o.y)
  const phase = random() * 6
  const edge = (side: number): Point[] =>
    range(41).map((i) => [
      (i / 40) * l - l / 2,
      (side * w) / 2 + Math.sin(i * 0.5 + phase) * 4 + Math.sin(i * 1.1 + phase * 2 + side) * 1.6,
    ])
  const outline = polygon([...edge(-1), ...edge(1).reverse()])
  s.path(outline, s.shade(o.colour, 0.82))
  s.clipped(outline, () => {
    drawPattern(s, o)
    const gold = s.shade(o.border, 0.92)
    s.path(`M${-l / 2} ${-w / 2}h${l}v${w * 0.13}h${-l}ZM${-l / 2} ${w / 2}h${l}v${-w * 0.13}h${-l}Z`, gold)
    s.path(
      `M${l * 0.36} ${-w / 2}h${l * 0.03}v${w}h${-l * 0.03}ZM${l * 0.41} ${-w / 2}h${l * 0.09}v${w}h${-l * 0.09}Z`,
      gold,
    )
    s.path(
      range(6)
        .map((i) => ellipsePath(l * 0.45, -w * 0.4 + (i + 0.5) * w * 0.133, 6))
        .join(''),
      s.shade(o.colour, 0.6),
    )
    for (const i of range(16)) {
      const x = -l / 2 + random() * l
      const band = 14 + random() * 26
      const dark = i % 2
      s.path(
        `M${round1(x)} ${-w / 2}q${round1(band * 0.5)} ${w / 2} 0 ${w}h${round1(band)}q${round1(band * 0.4)} ${-w / 2} 0 ${-w}Z`,
        dark ? s.light.shadow : s.light.lit,
        `opacity="${dark ? 0.12 : 0.14}"`,
      )
    }
  })
}

function drawPattern(s: Stage, o: SariOptions): void {
  const { length: l, width: w } = o
  const ink = s.shade(o.border, 0.75)
  if (o.pattern === 'stripes')
    s.path(
      range(5)
        .map((i) => `M${-l / 2} ${round1(-w * 0.3 + i * w * 0.14)}h${l}v4h${-l}Z`)
        .join(''),
      ink,
      'opacity=".6"',
    )
  if (o.pattern === 'dots')
    s.path(
      range(Math.floor(l / 26) * 3)
        .map((i) =>
          ellipsePath(
            -l / 2 + Math.floor(i / 3) * 26 + 10,
            ((i % 3) - 1) * w * 0.22 + (Math.floor(i / 3) % 2) * 6,
            3.6,
          ),
        )
        .join(''),
      ink,
      'opacity=".8"',
    )
  if (o.pattern === 'checks')
    s.path(
      range(Math.floor(l / 44))
        .map((i) => `M${-l / 2 + i * 44} ${-w / 2}h6v${w}h-6Z`)
        .join('') +
        range(3)
          .map((i) => `M${-l / 2} ${round1((i - 1) * w * 0.22)}h${l}v4h${-l}Z`)
          .join(''),
      ink,
      'opacity=".45"',
    )
}

/** Washing stone at the water's edge with a wrung cloth on it. */
export const washingStone = (x: number, y: number, size: number, cloth: string): Layer[] => [
  modelled({ round: size * 0.16, cast: { x: -8, y: 9, blur: 8, opacity: 0.5 } }, (s) => {
    s.placed({ x, y, scale: size / 100 }, () => {
      s.path(
        smooth(outline('-56,6 -48,-30 -8,-42 44,-34 60,0 40,34 -10,42 -50,34'), true, 0.8),
        s.shade('#9a8c94', 0.75),
      )
    })
  }),
  modelled({ round: size * 0.09, cast: { x: -5, y: 6, blur: 5, opacity: 0.5 } }, (s) => {
    s.placed({ x, y, scale: size / 100 }, () => {
      s.path(
        smooth(outline('-34,8 -26,-14 -6,-6 8,-22 28,-12 34,8 18,20 2,10 -14,24'), true, 0.9),
        s.shade(cloth, 0.8),
      )
      s.line('M-24 4Q-8 -2 4 8M2 -12Q14 -2 26 2', s.shade(cloth, 0.3), 3, 'opacity=".6"')
    })
  }),
]

/** A trail of bare feet over the sand. */
export function drawFootprints(s: Stage, from: Point, to: Point, n: number): void {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90
  for (const i of range(n)) {
    const t = i / (n - 1)
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t + Math.sin(t * 5) * 14
    s.placed({ x, y, turn }, () => {
      s.path(
        ellipsePath(i % 2 ? 7 : -7, 0, 4, 8) + ellipsePath(i % 2 ? 7 : -7, -9, 3.4, 3),
        s.shade('#8a6450', 0.35),
        'opacity=".45"',
      )
    })
  }
}
