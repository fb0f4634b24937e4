import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Random } from '../../../engine/random.ts'
import type { Stage } from '../../../engine/stage.ts'

export interface Dish {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly kind: keyof typeof KINDS
  /** Body, its lit parts, what is strewn over it, more. */
  readonly colours: readonly string[]
}

interface Ladle {
  readonly s: Stage
  readonly dish: Dish
  readonly random: Random
  /** A place in the heap, and how far out it is. */
  readonly spot: (spread: number) => readonly [number, number, number]
}

/** One spoonful on a leaf, straight from above: flat shadow, body, the plane turned to the light, what is in it. */
export function drawDish(s: Stage, dish: Dish, salt: number): void {
  const random = s.random(salt + 40)
  const edge = range(10).map((i) => ({ a: (i / 10) * 2 * Math.PI, k: 0.9 + random() * 0.2 }))
  const blob = (k: number, dx = 0, dy = 0) =>
    smooth(
      edge.map(
        ({ a, k: own }): Point => [
          dish.x + dx + Math.cos(a) * dish.r * own * k * 1.08,
          dish.y + dy + Math.sin(a) * dish.r * own * k,
        ],
      ),
      true,
      0.95,
    )
  const spot = (spread: number) => {
    const [a, d] = [random() * 6.283, Math.sqrt(random()) * spread]
    return [dish.x + Math.cos(a) * d * dish.r * 1.06, dish.y + Math.sin(a) * d * dish.r, d] as const
  }
  s.path(blob(1, -7, 9), s.light.shadow, 'opacity=".42"')
  s.path(blob(1), s.shade(dish.colours[0] ?? '#f0b83c', 0.42))
  s.clipped(blob(1), () => s.path(blob(0.98, 5, -6), s.shade(dish.colours[0] ?? '#f0b83c', 0.8)))
  KINDS[dish.kind]({ s, dish, random, spot })
}

const tone = ({ s, dish }: Ladle, i: number, lit = 0.9): string => s.shade(dish.colours[i] ?? '#f0b83c', lit)

const KINDS = {
  salt: (l: Ladle) => {
    const { s, dish } = l
    s.path(ellipsePath(dish.x + 4, dish.y - 4, dish.r * 0.6, dish.r * 0.5), tone(l, 1, 1))
  },
  /** Smooth, with a swirl of the ladle and a few leaves and seeds. */
  gravy: (l: Ladle) => {
    const { s, dish, random, spot } = l
    const { x, y, r } = dish
    s.path(
      `M${x - r * 0.62} ${y + r * 0.16}Q${x - r * 0.3} ${y - r * 0.72} ${x + r * 0.42} ${y - r * 0.52}Q${x + r * 0.8} ${y - r * 0.2} ${x + r * 0.46} ${y + r * 0.3}Q${x + r * 0.5} ${y - r * 0.2} ${x + r * 0.1} ${y - r * 0.3}Q${x - r * 0.4} ${y - r * 0.3} ${x - r * 0.62} ${y + r * 0.16}Z`,
      tone(l, 1),
    )
    for (const i of range(5)) {
      const [px, py] = spot(0.7)
      drawGrain(s, px, py, 8 + random() * 4, 3.4, random() * 3.1, tone(l, 2, i ? 0.9 : 0.6))
    }
    s.path(
      range(9)
        .map(() => {
          const [px, py] = spot(0.75)
          return ellipsePath(px, py, 1.9)
        })
        .join(''),
      s.shade('#3a1c14', 0.3),
    )
  },
  /** Chunks in oil. */
  pickle: (l: Ladle) => {
    const { s, random, spot } = l
    for (const i of range(9)) {
      const [px, py] = spot(0.74)
      drawCube(s, px, py, 8 + random() * 3, random() * 1.5, tone(l, i % 2 ? 0 : 1, 0.95), tone(l, 2, 0.35))
    }
    s.path(
      range(7)
        .map(() => {
          const [px, py] = spot(0.8)
          return ellipsePath(px, py, 2.4, 1.6)
        })
        .join(''),
      s.shade('#fff0b0', 1),
    )
  },
  /** Finely chopped, dry, with grated coconut. */
  crumble: (l: Ladle) => {
    const { s, random, spot } = l
    for (const [i, n, lit] of [
      [0, 60, 0.25],
      [1, 60, 0.95],
      [2, 26, 1],
    ] as const) {
      const bits = range(n).map(() => {
        const [px, py] = spot(0.95)
        const t = random() * 3.14
        return `M${round1(px)} ${round1(py)}l${round1(Math.cos(t) * 7)} ${round1(Math.sin(t) * 7)}`
      })
      s.line(bits.join(''), tone(l, i, lit), 3)
    }
  },
  cubes: (l: Ladle) => {
    const { s, random, spot } = l
    const places = range(15)
      .map(() => spot(0.8))
      .sort((a, b) => a[1] - b[1])
    for (const [px, py] of places)
      drawCube(s, px, py, 10 + random() * 3, random() * 1.5, tone(l, 1, 0.95), tone(l, 0, 0.25))
    s.path(
      range(8)
        .map(() => {
          const [px, py] = spot(0.8)
          return ellipsePath(px, py, 3.2, 2.6)
        })
        .join(''),
      tone(l, 2, 0.6),
    )
  },
  /** Vegetables cut into batons. */
  sticks: (l: Ladle) => {
    const { s, random, spot } = l
    for (const i of range(26)) {
      const [px, py] = spot(0.72)
      const t = random() * 3.14
      drawGrain(s, px - 2, py + 3, 13, 3.6, t, s.shade('#1c3a2c', 0.2))
      drawGrain(s, px, py, 13, 3.6, t, tone(l, i % 4, 0.92))
    }
  },
  chips: (l: Ladle) => {
    const { s, random, spot } = l
    const places = range(22)
      .map(() => spot(0.84))
      .sort((a, b) => b[2] - a[2])
    for (const [px, py] of places) {
      const turn = random() * 180
      const rx = dishChip(l)
      s.placed({ x: px - 2.4, y: py + 3.4, turn }, () => s.ellipse(0, 0, rx, rx * 0.84, tone(l, 2, 0.25)))
      s.placed({ x: px, y: py, turn }, () => s.ellipse(0, 0, rx, rx * 0.84, tone(l, 0, 0.9)))
      s.placed({ x: px, y: py, turn }, () => s.ellipse(0, 0, rx * 0.62, rx * 0.5, tone(l, 1, 1)))
    }
  },
} as const

const dishChip = ({ dish }: Ladle): number => dish.r * 0.3

function drawGrain(s: Stage, x: number, y: number, half: number, w: number, t: number, fill: string): void {
  const [ux, uy] = [Math.cos(t) * half, Math.sin(t) * half]
  s.line(
    `M${round1(x - ux)} ${round1(y - uy)}L${round1(x + ux)} ${round1(y + uy)}`,
    fill,
    w * 2,
    'stroke-linecap="round"',
  )
}

function drawCube(s: Stage, x: number, y: number, size: number, t: number, top: string, side: string): void {
  const square = (dx: number, dy: number) =>
    polygon(
      range(4).map((i): Point => {
        const a = t + (i * Math.PI) / 2
        return [x + dx + Math.cos(a) * size * 0.8, y + dy + Math.sin(a) * size * 0.8]
      }),
    )
  s.path(square(-2.4, 3.4), side)
  s.path(square(0, 0), top)
}
