import { smooth } from '../../engine/geometry.ts'
import { noise1 } from '../../engine/noise.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface Island {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Longer than wide by. */
  readonly long: number
  readonly seed: number
  /** Summits beside its middle. */
  readonly hills: readonly (readonly [number, number, number])[]
}

export const ISLANDS: readonly Island[] = [
  {
    x: 560,
    y: 770,
    r: 60,
    long: 1.5,
    seed: 3,
    hills: [
      [-14, 6, 22],
      [16, 12, 16],
    ],
  },
  {
    x: 1012,
    y: 590,
    r: 82,
    long: 1.15,
    seed: 8,
    hills: [
      [14, -6, 24],
      [-34, 12, 30],
      [-4, 30, 38],
      [36, 34, 22],
    ],
  },
  {
    x: 990,
    y: 150,
    r: 72,
    long: 1.15,
    seed: 5,
    hills: [
      [-16, -8, 28],
      [14, 16, 34],
    ],
  },
  {
    x: 1430,
    y: 690,
    r: 92,
    long: 1,
    seed: 12,
    hills: [
      [-20, -34, 30],
      [24, -12, 40],
      [-26, 24, 34],
      [20, 46, 28],
    ],
  },
  {
    x: 1556,
    y: 50,
    r: 150,
    long: 1.3,
    seed: 15,
    hills: [
      [40, -40, 50],
      [-50, -20, 38],
      [0, 10, 56],
      [-60, 50, 30],
    ],
  },
  { x: 1030, y: -84, r: 56, long: 1.5, seed: 21, hills: [[0, 10, 26]] },
  { x: 930, y: 884, r: 30, long: 1.3, seed: 31, hills: [] },
  { x: 1340, y: 70, r: 26, long: 1.4, seed: 52, hills: [] },
  { x: 1180, y: 950, r: 44, long: 1.5, seed: 41, hills: [[0, 8, 16]] },
]

/** A closed coast; the noise is blended into itself so that its ends meet. */
export const coastOf = ({ x, y, r, long, seed }: Island): string =>
  smooth(
    range(36).map((i) => {
      const t = i / 36
      const rough = noise1(t * 12, seed) * (1 - t) + noise1(t * 12 - 12, seed) * t
      const k = r * (0.55 + 0.9 * rough)
      return [x + Math.cos(t * 2 * Math.PI) * k * long, y + Math.sin(t * 2 * Math.PI) * k]
    }),
    true,
    1,
  )

/** Hills as a chart maker sees them: lit on the right, hatched on the left. */
export function drawHills(s: Stage, { x, y, hills }: Island): void {
  for (const [dx, dy, size] of hills) {
    const [cx, cy] = [x + dx, y + dy]
    s.placed({ x: cx, y: cy, scale: size / 40 }, () => {
      s.path('M-38 14Q-22 -8 -10 -34Q-4 -44 4 -36Q12 -20 22 -14Q30 -6 40 14Z', s.shade('#9cc88c', 1))
      s.path('M-38 14Q-22 -8 -10 -34Q-4 -44 2 -38Q-8 -18 -2 -8Q-12 4 -8 14Z', s.shade('#4f8f78', 0.45))
      s.path('M12 -20Q8 -8 14 -2Q8 6 12 14H24Q18 2 22 -14Z', s.shade('#6fa884', 0.6))
    })
  }
}

/** A little ship in the chart maker's ink. */
export function drawInkedSail(s: Stage, x: number, y: number, k: number): void {
  const ink = s.shade('#1f4a5c', 0.3)
  s.placed({ x, y, scale: k }, () => {
    s.path('M-30 0H34Q26 16 14 16H-16Q-26 12 -30 0Z', ink)
    s.path('M0 -58Q32 -34 30 -6H2Z', s.shade('#fbf4e2', 1)).line('M0 -58Q32 -34 30 -6H2Z', ink, 2)
    s.path('M-4 -48Q-22 -28 -24 -6H-4Z', s.shade('#fbf4e2', 0.7)).line('M-4 -48Q-22 -28 -24 -6H-4Z', ink, 2)
    s.line('M-1 -62V2M-44 26q11 -7 22 0t22 0t22 0t22 0', ink, 2)
  })
}
