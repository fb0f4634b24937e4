import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved, outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

const [BLACK, WHITE, RED, GOLD] = ['#23202e', '#fbf5e6', '#d22f30', '#f0b83c']

/** The right wing from the nose to its tip and back, then the fin below. */
const WING = '0,-60 34,-72 80,-82 126,-98 160,-118 186,-142 184,-112 172,-78 148,-44 112,-18 72,-2 36,4 0,10'
const FIN = '0,6 16,18 22,38 38,56 66,68 104,70 84,88 52,98 22,96 0,84'

interface JangganOptions {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** A janggan: bowed wings, fish fin, crowned dragon's head, the humming bow above. */
export function drawJanggan(s: Stage, o: JangganOptions): void {
  s.placed(o, () => {
    drawHummer(s)
    for (const side of [-1, 1] as const) {
      drawSail(s, FIN, [44, 66], side)
      drawSail(s, WING, [96, -58], side)
      drawTassel(s, side)
    }
    s.path(curved('0,-70 11,-46 13,0 8,50 0,96 -8,50 -13,0 -11,-46', 0, 0, 1, 1, 0.7), s.shade(BLACK, 0.5))
    s.path(curved('0,-60 6,-40 7,0 4,46 0,84 -1,46 -1,0 -1,-40', 0, 0, 1, 1, 0.7), s.shade(GOLD, 1))
    drawHead(s)
  })
}

/** Cloth in nested bands round a point of the sail; the left side hangs away from the sun. */
function drawSail(s: Stage, text: string, [cx, cy]: Point, side: -1 | 1): void {
  const lit = side > 0 ? 1 : 0.74
  const points = outline(text).map(([x, y]): Point => [x * side, y])
  const d = smooth(points, true, 0.5)
  s.path(d, s.shade(BLACK, 0.5 * lit))
  s.clipped(d, () => {
    for (const [k, colour] of [
      [0.86, WHITE],
      [0.74, RED],
      [0.46, BLACK],
      [0.36, GOLD],
      [0.22, RED],
    ] as const) {
      const inner = points.map(([x, y]): Point => [cx * side + (x - cx * side) * k, cy + (y - cy) * k])
      s.path(smooth(inner, true, 0.5), s.shade(colour, lit))
    }
    const ribs = range(7).map((i) => `M0 ${-30 + i * 8}L${side * 200} ${-150 + i * 34}`)
    s.line(ribs.join(''), s.light.shadow, 1, 'opacity=".28"')
  })
  s.line(d, s.shade(GOLD, lit), 2.6)
}

function drawHummer(s: Stage): void {
  s.line('M-84 -118Q0 -172 84 -118', s.shade('#8a5a34', 0.6), 5)
  s.line('M-84 -118H84', s.shade(WHITE, 1), 2)
  s.line('M0 -144V-60', s.shade('#8a5a34', 0.6), 4)
  for (const k of [-1, 1]) s.path(cornered('0,0 16,5 13,11 0,8', k * 84, -118, 1, k), s.shade(RED, 1))
}

function drawTassel(s: Stage, side: -1 | 1): void {
  for (const [i, colour] of [RED, WHITE, BLACK].entries())
    s.path(
      curved(
        `184,-140 ${176 - i * 3},-108 ${182 - i * 6},-84 ${170 - i * 7},-58 ${172 - i * 6},-86 ${166 - i * 2},-110`,
        0,
        0,
        1,
        side,
        0.7,
      ),
      s.shade(colour, 0.9),
    )
}

/** The carved head: tall crown, flames at the ears, round eyes, tusks. */
function drawHead(s: Stage): void {
  for (const side of [-1, 1] as const)
    s.path(
      curved('10,-78 24,-82 30,-96 40,-104 38,-90 44,-82 36,-74 38,-64 26,-62 14,-60', 0, 0, 1, side, 0.6),
      s.shade(GOLD, side > 0 ? 1 : 0.72),
    )
  s.path(
    curved(
      '-26,-86 -23,-104 -14,-110 -11,-128 -5,-138 0,-156 5,-138 11,-128 14,-110 23,-104 26,-86 0,-82',
      0,
      0,
      1,
      1,
      0.5,
    ),
    s.shade(GOLD, 1),
  )
  s.path(
    curved('-26,-86 -23,-104 -14,-110 -11,-128 -5,-138 0,-156 -2,-120 -4,-84', 0, 0, 1, 1, 0.5),
    s.shade(GOLD, 0.6),
  )
  s.path(cornered('-5,-100 0,-108 5,-100 0,-92', 0, 0), s.shade(RED, 0.9))
  s.path(
    curved('-22,-88 22,-88 25,-72 18,-54 10,-44 -10,-44 -18,-54 -25,-72', 0, 0, 1, 1, 0.6),
    s.shade(RED, 0.95),
  )
  s.path(curved('-22,-88 -4,-88 -6,-66 -6,-44 -10,-44 -18,-54 -25,-72', 0, 0, 1, 1, 0.6), s.shade(RED, 0.45))
  for (const k of [-1, 1]) {
    s.path(curved('3,-73 9,-78 18,-80 19,-74 11,-70', 0, 0, 1, k, 0.6), s.shade(WHITE, 1))
    s.path(curved('7,-74 11,-78 14,-76 12,-71 9,-71', 0, 0, 1, k, 0.6), s.shade(BLACK, 0.2))
    s.path(cornered('2,-76 9,-82 20,-84 20,-80 9,-78', 0, 0, 1, k), s.shade(GOLD, 0.9))
    s.path(cornered('4,-56 9,-56 8,-45 5,-49', 0, 0, 1, k), s.shade(WHITE, 1))
  }
  s.path(cornered('-15,-58 15,-58 10,-53 -10,-53', 0, 0), s.shade(BLACK, 0.4))
  s.path(curved('-6,-66 6,-66 8,-60 -8,-60', 0, 0, 1, 1, 0.6), s.shade(GOLD, 0.9))
}

/** From the fin down through the valley. */
const TAIL = outline(
  '1134,290 1176,338 1240,380 1276,430 1236,480 1150,502 1050,520 980,560 984,612 1062,640 1160,640 1236,612 1290,566',
)

/** A point of the tail and its direction, t from the kite to the end. */
function onTail(t: number): { at: Point; normal: Point } {
  const f = Math.min(0.9999, t) * (TAIL.length - 1)
  const i = Math.floor(f)
  const p = (k: number) => TAIL[Math.max(0, Math.min(TAIL.length - 1, i + k))] as Point
  const spline = (u: number, axis: 0 | 1) => {
    const [a, b, c, d] = [p(-1)[axis], p(0)[axis], p(1)[axis], p(2)[axis]]
    return (
      0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3)
    )
  }
  const u = f - i
  const [x, y] = [spline(u, 0), spline(u, 1)]
  const [dx, dy] = [spline(u + 0.02, 0) - x, spline(u + 0.02, 1) - y]
  const length = Math.hypot(dx, dy) || 1
  return { at: [x, y], normal: [-dy / length, dx / length] }
}

/** One ribbon of three cloths that turns over in the wind: its width goes through nought, and we see its back. */
export function drawTail(s: Stage, width: number): void {
  const n = 300
  const facing = (t: number) => Math.sin(1.1 + t * 14.2 + 0.8 * Math.sin(t * 9))
  const breaks = range(n).filter((i) => i && facing(i / n) * facing((i - 1) / n) < 0)
  const ends = [0, ...breaks, n]
  for (const [k, from] of ends.slice(0, -1).entries()) {
    const to = ends[k + 1] ?? n
    const steps = range(to - from + 2).map((i) => Math.min(n, from + i) / n)
    const band = (a: number, b: number) => {
      const edge = (share: number) =>
        steps.map((t): Point => {
          const { at, normal } = onTail(t)
          const w = width * (1 - 0.5 * t) * facing(t) * share
          return [at[0] + normal[0] * w, at[1] + normal[1] * w]
        })
      return polygon([...edge(a), ...edge(b).toReversed()])
    }
    const back = facing((from + to) / 2 / n) < 0
    const lit = back ? 0.4 : 1
    s.path(band(-0.5, 0.5), s.shade(RED, lit))
    s.path(band(-0.16, 0.18), s.shade(WHITE, lit))
    s.path(band(0.18, 0.5), s.shade(BLACK, back ? 0.15 : 0.6))
  }
}
