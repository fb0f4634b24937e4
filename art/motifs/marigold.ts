import { ellipsePath, type Point, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import type { Layer } from '../scene.ts'
import { modelled } from './modelled.ts'

/** One marigold from above: ruffled rings of petals, darker at the heart. */
export function drawMarigold(s: Stage, x: number, y: number, r: number, colour: string, salt = 0): void {
  const random = s.random(x * 3 + y + salt)
  const rings = [
    [1, 0.42, 13],
    [0.76, 0.68, 11],
    [0.5, 0.9, 9],
    [0.26, 0.7, 6],
  ] as const
  for (const [k, lit, n] of rings) {
    const turn = random() * 6
    const rim: Point[] = range(n * 2).map((i) => {
      const a = turn + (i / (n * 2)) * 2 * Math.PI
      const ruffle = i % 2 ? 0.86 : 1.04
      return [x + Math.cos(a) * r * k * ruffle, y + Math.sin(a) * r * k * ruffle]
    })
    s.path(smooth(rim, true, 0.9), s.shade(colour, lit))
  }
  s.path(ellipsePath(x, y, r * 0.1), s.shade(colour, 0.25))
}

export interface GarlandOptions {
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

export function drawGarland(s: Stage, o: GarlandOptions): void {
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

/** Loose flowers heaped on a basket or cloth. */
export const marigoldHeap = (o: { x: number; y: number; w: number; colour: string; n?: number }): Layer[] => {
  const half = o.w / 2
  return [
    modelled({ round: 14, cast: { x: -14, y: 6, blur: 8, opacity: 0.5 } }, (s) => {
      s.path(
        `M${o.x - half} ${o.y - 20}Q${o.x - half * 0.8} ${o.y + 40} ${o.x} ${o.y + 42}Q${o.x + half * 0.8} ${o.y + 40} ${o.x + half} ${o.y - 20}Z`,
        s.shade('#a8743c', 0.6),
      )
    }),
    modelled({ round: 7, dark: 0.6 }, (s) => {
      const random = s.random(o.x)
      const places = range(o.n ?? 50).map((): Point => {
        const u = (random() - 0.5) * 2
        return [o.x + u * half * 0.96, o.y - 12 - random() * half * 0.62 * (1 - u * u)]
      })
      places.sort((a, b) => a[1] - b[1])
      for (const [x, y] of places) drawMarigold(s, x, y, o.w * 0.062, o.colour)
    }),
  ]
}
