import { mix } from '../engine/colour.ts'
import { ellipsePath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface FireworkOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Mostly gold and ivory. */
  readonly colour?: string
  readonly streaks?: number
  /** Drooping of a willow, 0..0.4. */
  readonly willow?: number
  readonly seed?: number
}

/** Hair-thin streaks that brighten outwards, sparks at their ends. */
export const firework = (o: FireworkOptions): Layer => svg((s) => drawFirework(s, o))

export function drawFirework(s: Stage, o: FireworkOptions): void {
  const { x, y, r } = o
  const colour = o.colour ?? '#f4cf7e'
  const random = s.random(o.seed ?? x)
  const pale = (t: number) => mix(colour, '#fffdf0', t)
  s.circle(
    x,
    y,
    r * 1.7,
    s.rad([
      [colour, 0.36, 0],
      [colour, 0.12, 0.45],
      [colour, 0, 1],
    ]),
  )
  for (const [k, opacity, width] of [
    [1, 0.95, 1.15],
    [0.74, 0.7, 0.85],
    [0.46, 0.6, 0.65],
  ] as const) {
    const streaks: string[] = []
    const sparks: string[] = []
    for (let i = 0; i < (o.streaks ?? 46) * (0.6 + k * 0.7); i++) {
      const a = random() * 2 * Math.PI
      const length = r * k * (0.7 + 0.3 * Math.sqrt(random()))
      const fall = r * k * k * (0.1 + (o.willow ?? 0))
      const at = (t: number) =>
        [x + Math.cos(a) * length * t, y + Math.sin(a) * length * t + fall * t * t] as const
      const [ax, ay] = at(0.16)
      const [mx, my] = at(0.7)
      const [ex, ey] = at(1)
      const [nx, ny] = [-Math.sin(a) * width, Math.cos(a) * width]
      streaks.push(
        `M${round1(ax)} ${round1(ay)}Q${round1(mx + nx * 0.7)} ${round1(my + ny * 0.7)} ${round1(ex + nx)} ${round1(ey + ny)}L${round1(ex - nx)} ${round1(ey - ny)}Q${round1(mx - nx * 0.7)} ${round1(my - ny * 0.7)} ${round1(ax)} ${round1(ay)}Z`,
      )
      for (const q of range(3)) {
        const [px, py] = at(1.02 + q * 0.05 * random())
        sparks.push(
          ellipsePath(px + (random() - 0.5) * 5, py + (random() - 0.5) * 5, width * (1.1 - q * 0.3)),
        )
      }
    }
    s.path(
      streaks.join(''),
      s.rad(
        [
          [pale(0.6), 0.15 * opacity, 0],
          [colour, 0.35 * opacity, 0.35],
          [pale(0.25), opacity, 0.85],
          [pale(0.7), opacity, 1],
        ],
        x,
        y,
        r,
        true,
      ),
    )
    s.path(sparks.join(''), pale(0.75), `opacity="${opacity}"`)
  }
  s.circle(
    x,
    y,
    r * 0.3,
    s.rad([
      ['#fffbe8', 0.85, 0],
      [colour, 0.35, 0.35],
      [colour, 0, 1],
    ]),
  )
}

/** The thin trail of a rocket from the ground to its burst. */
export const rocketTrail = (o: {
  from: readonly [number, number]
  to: readonly [number, number]
  opacity?: number
}): Layer =>
  svg((s) => {
    const [ax, ay] = o.from
    const [bx, by] = o.to
    s.line(
      `M${ax} ${ay}Q${(ax + bx) / 2 + 10} ${(ay + by) / 2} ${bx} ${by}`,
      mix(s.light.sun, '#f4cf7e', 0.4),
      1.3,
      `opacity="${o.opacity ?? 0.35}"`,
    )
  })
