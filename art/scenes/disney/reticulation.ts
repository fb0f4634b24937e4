import type { Point } from '../../engine/geometry.ts'
import { randomFrom } from '../../engine/random.ts'

interface NetOptions {
  readonly from: Point
  readonly to: Point
  /** Distance between the middles of two fields. */
  readonly step: number
  /** Half the width of the pale line between them. */
  readonly gap: number
  readonly seed: number
}

/** Fields with straight sides, each nearest to its own middle: the coat of a reticulated giraffe. */
export function reticulation(o: NetOptions): Point[][] {
  const random = randomFrom(o.seed * 977 + 5)
  const seeds: Point[] = []
  for (let y = o.from[1], row = 0; y < o.to[1]; y += o.step * 0.9, row++)
    for (let x = o.from[0] + (row % 2) * o.step * 0.5; x < o.to[0]; x += o.step)
      seeds.push([x + (random() - 0.5) * o.step * 0.62, y + (random() - 0.5) * o.step * 0.62])
  return seeds.flatMap((seed) => {
    const cell = cellOf(seed, seeds, o)
    return cell.length > 2 ? [cell] : []
  })
}

/** A square round the seed, cut by the line halfway to each neighbour. */
function cellOf([x, y]: Point, seeds: readonly Point[], o: NetOptions): Point[] {
  const r = o.step * 1.1
  let cell: Point[] = [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
  ]
  for (const [nx, ny] of seeds) {
    const l = Math.hypot(nx - x, ny - y)
    if (l === 0 || l > o.step * 2.6) continue
    const [ux, uy] = [(nx - x) / l, (ny - y) / l]
    const reach = l / 2 - o.gap
    cell = cutBy(cell, ([px, py]) => (px - x) * ux + (py - y) * uy - reach)
  }
  return cell
}

function cutBy(cell: readonly Point[], beyond: (p: Point) => number): Point[] {
  return cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length] as Point
    const [a, b] = [beyond(p), beyond(q)]
    const t = a / (a - b)
    const edge: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
    if (a <= 0) return b <= 0 ? [p] : [p, edge]
    return b <= 0 ? [edge] : []
  })
}
