import { mix } from '../../engine/colour.ts'
import { ellipsePath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface FireworkOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour?: string
  /** 0: a round shell; 1: sparks that hang like a willow. */
  readonly willow?: number
  /** Where its rocket rose from; no trail if not said. */
  readonly from?: number
  readonly seed?: number
}

/** A firework of hair-thin gold threads, each ending in a spark. */
export function drawFirework(s: Stage, o: FireworkOptions): void {
  const { x, y, r, willow = 0.15 } = o
  const random = s.random(o.seed ?? x + r)
  const gold = o.colour ?? '#f2c15c'
  s.circle(
    x,
    y,
    r * 1.6,
    s.rad([
      [gold, 0.3, 0],
      [gold, 0.1, 0.45],
      [gold, 0, 1],
    ]),
  )
  if (o.from)
    s.line(
      `M${x + r * 0.1} ${o.from}Q${x + r * 0.06} ${(o.from + y) / 2} ${x} ${y}`,
      s.lin([
        [gold, 0.6],
        [gold, 0],
      ]),
      0.9,
    )
  for (const [reach, opacity, n] of [
    [1, 0.95, 46],
    [0.72, 0.75, 34],
    [0.44, 0.6, 24],
  ] as const) {
    const threads: string[] = []
    const sparks: string[] = []
    for (const i of range(n)) {
      const a = ((i + random() * 0.7) / n) * 2 * Math.PI
      const l = r * reach * (0.78 + 0.22 * random())
      const fall = r * reach * reach * (0.1 + willow * 0.6)
      const [x1, y1] = [x + Math.cos(a) * l, y + Math.sin(a) * l + fall]
      const [mx, my] = [x + Math.cos(a) * l * 0.7, y + Math.sin(a) * l * 0.72 + fall * 0.25]
      const [x0, y0] = [x + Math.cos(a) * l * 0.14, y + Math.sin(a) * l * 0.14]
      threads.push(`M${round1(x0)} ${round1(y0)}Q${round1(mx)} ${round1(my)} ${round1(x1)} ${round1(y1)}`)
      sparks.push(ellipsePath(x1, y1, 0.9 + random() * 1.3))
      if (random() < 0.5) sparks.push(ellipsePath(x1 + (random() - 0.5) * 9, y1 + random() * 12, 0.8))
    }
    const fade = s.rad(
      [
        [mix(gold, '#ffffff', 0.6), 0.12, 0],
        [gold, 0.35, 0.4],
        [mix(gold, '#fff0c0', 0.3), 1, 1],
      ],
      x,
      y,
      r * reach,
      true,
    )
    s.line(threads.join(''), fade, 1, `opacity="${opacity}" stroke-linecap="round"`)
    s.path(sparks.join(''), mix(gold, '#fffbe8', 0.35), `opacity="${opacity}"`)
  }
  s.circle(x, y, r * 0.022, '#fffbe8')
}
