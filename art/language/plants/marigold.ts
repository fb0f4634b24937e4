import { ellipsePath, type Point } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled } from '../../scene.ts'

const RINGS = [
  { at: 0.78, petal: 0.27, n: 13, lit: 0.5 },
  { at: 0.56, petal: 0.24, n: 11, lit: 0.72 },
  { at: 0.34, petal: 0.21, n: 8, lit: 0.95 },
  { at: 0.14, petal: 0.16, n: 5, lit: 0.7 },
] as const

/** One marigold from above: a pompom of rounded petals in rings, darker between them. */
export function drawMarigold(s: Stage, x: number, y: number, r: number, colour: string, salt = 0): void {
  const turn = s.random(x * 3 + y + salt)() * 6
  s.circle(x, y, r * 0.86, s.shade(colour, 0.3))
  for (const { at, petal, n, lit } of RINGS) {
    for (const half of [0, 1]) {
      const petals = range(n)
        .filter((i) => i % 2 === half)
        .map((i) => {
          const a = turn + at * 5 + (i / n) * 2 * Math.PI
          return ellipsePath(x + Math.cos(a) * r * at, y + Math.sin(a) * r * at, r * petal)
        })
      s.path(petals.join(''), s.shade(colour, lit + half * 0.14))
    }
  }
}

interface GarlandOptions {
  readonly from: Point
  readonly to: Point
  /** How far the middle hangs below (or beside) the straight line. */
  readonly sag: number
  readonly bead: number
  readonly colours: readonly string[]
}

/** Flowers threaded along a hanging line, each lit as a ball. */
export const garland = (o: GarlandOptions): Layer =>
  modelled(
    {
      round: o.bead * 0.42,
      dark: 0.6,
      cast: { x: -o.bead * 0.3, y: o.bead * 0.35, blur: o.bead * 0.3, opacity: 0.4 },
    },
    (s) => drawGarland(s, o),
  )

function drawGarland(s: Stage, o: GarlandOptions): void {
  const [dx, dy] = [o.to[0] - o.from[0], o.to[1] - o.from[1]]
  const length = Math.hypot(dx, dy) * (1 + (o.sag / Math.hypot(dx, dy)) ** 2 * 1.5)
  const n = Math.max(2, Math.round(length / (o.bead * 1.22)))
  const steep = Math.abs(dy) > Math.abs(dx)
  for (const i of range(n + 1)) {
    const t = i / n
    const hang = 4 * o.sag * t * (1 - t)
    const x = o.from[0] + dx * t + (steep ? hang : 0)
    const y = o.from[1] + dy * t + (steep ? 0 : hang)
    drawMarigold(
      s,
      x,
      y,
      o.bead * (0.94 + 0.12 * Math.sin(i * 2.3)),
      o.colours[i % o.colours.length] as string,
      i,
    )
  }
}
