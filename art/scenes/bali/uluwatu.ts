import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawMeru } from '../../language/buildings/temples.ts'
import { drawCrown } from '../../language/plants/foliage.ts'

/** Where the terrace ends above the sea. */
const EDGE: readonly Point[] = [
  [250, 960],
  [300, 820],
  [420, 690],
  [600, 590],
  [820, 520],
  [1080, 480],
  [1340, 462],
  [1660, 470],
]

/** The far headland of Uluwatu with its shrine, limestone falling to the surf. */
export function drawHeadland(s: Stage): void {
  const top: Point[] = range(30).map((i) => {
    const x = 1010 + i * 24
    return [x, 392 - 66 * smoothstep(1000, 1130, x) - 12 * fbm2(x * 0.02, 2, 4, 3)]
  })
  const base: Point[] = range(30).map((i) => [
    1700 - i * 24,
    470 - 26 * smoothstep(1010, 1500, 1700 - i * 24),
  ])
  s.path(polygon([...top, ...base]), s.lin([s.shade('#e0a884', 0.85, 0.25), s.shade('#9a6474', 0.3, 0.3)]))
  const random = s.random(12)
  const clefts = range(70).map(() => {
    const x = 1030 + random() * 640
    return `M${x.toFixed(0)} ${(348 + random() * 20).toFixed(0)}q${((random() - 0.5) * 12).toFixed(1)} 40 ${((random() - 0.5) * 22).toFixed(1)} ${(60 + random() * 40).toFixed(0)}`
  })
  s.line(clefts.join(''), s.shade('#6a4264', 0.1, 0.2), 2.6, 'opacity=".4"')
  s.line(polygon(base, false), '#fff0d8', 5, 'opacity=".75"')
  s.path(
    polygon([...top, ...[...top].reverse().map(([x, y]): Point => [x, y + 16])]),
    s.shade('#5f7a50', 0.5, 0.2),
  )
  drawMeru(s, { x: 1180, y: 322, h: 120, depth: 0.2 })
  for (const x of [1120, 1240, 1290])
    drawCrown(s, { x, y: 332, w: 60, h: 40, colour: '#5f7a50', depth: 0.2, dab: 5, seed: x })
}

/** Grass terrace on the cliff, its lip lit, surf far below on the left. */
export function drawClifftop(s: Stage): void {
  const rock = polygon([
    ...EDGE,
    [s.right, s.bottom],
    ...[...EDGE].reverse().map(([x, y]): Point => [x - 56, y + 46]),
  ])
  s.path(rock, s.lin([s.shade('#c98f78', 0.6), s.shade('#6a4264', 0.2)]))
  s.path(
    `${smooth([...EDGE], false, 0.9)}L${s.right} ${s.bottom}H${s.left + 250}Z`,
    s.lin(
      [s.shade('#8a8f5c', 0.75), s.shade('#66604e', 0.4), s.shade('#3f3450', 0.15)],
      0,
      460,
      0,
      930,
      true,
    ),
  )
  s.line(smooth([...EDGE], false, 0.9), s.light.lit, 4, 'opacity=".7"')
  const random = s.random(31)
  for (const _ of range(40)) {
    const t = random() * 6.99
    const [p, q] = [EDGE[Math.floor(t)] as Point, EDGE[Math.floor(t) + 1] as Point]
    const f = t - Math.floor(t)
    drawCrown(s, {
      x: p[0] + (q[0] - p[0]) * f + 14,
      y: p[1] + (q[1] - p[1]) * f + 14,
      w: 46,
      h: 26,
      colour: '#6a7f4c',
      dab: 4,
      density: 26,
      seed: t * 90,
    })
  }
}
