import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

const HOUSES = [
  [0, 0, 300, 120],
  [-180, 34, 170, 96],
  [190, 30, 160, 104],
  [-60, -96, 210, 110],
  [110, -84, 130, 96],
  [-250, 92, 150, 80],
  [250, 96, 150, 84],
  [-130, 96, 170, 70],
  [60, 104, 200, 76],
  [10, -178, 130, 90],
] as const

/** White Himalayan monastery: tapering blocks, black-framed windows, red band at the roof. */
export function drawMonastery(s: Stage, x: number, y: number, k: number, depth: number): void {
  const order = [...HOUSES].sort((a, b) => a[1] - b[1])
  for (const [dx, dy, w, h] of order) drawHouse(s, x + dx * k, y + dy * k, w * k, h * k, depth)
  s.path(
    polygon([
      [x + 2 * k, y - 268 * k],
      [x + 10 * k, y - 310 * k],
      [x + 18 * k, y - 268 * k],
    ]),
    s.shade('#e8b84a', 1, depth),
  )
}

function drawHouse(s: Stage, x: number, base: number, w: number, h: number, depth: number): void {
  const half = w / 2
  const top = base - h
  const wall = polygon([
    [x - half, base],
    [x - half * 0.92, top],
    [x + half * 0.92, top],
    [x + half, base],
  ])
  s.path(
    wall,
    s.lin(
      [s.shade('#dcd8e4', 0.4, depth), s.shade('#f4ece0', 0.85, depth), s.shade('#fff6e6', 1, depth)],
      0,
      0,
      1,
      0,
    ),
  )
  s.path(rectPath(x - half * 0.94, top, w * 0.94, h * 0.13), s.shade('#8a2c34', 0.7, depth))
  s.path(rectPath(x - half * 0.98, top - h * 0.04, w * 0.98, h * 0.05), s.shade('#f0e2c8', 0.9, depth))
  const n = Math.max(2, Math.round(w / (h * 0.42)))
  for (const row of h > 60 ? [0.3, 0.64] : [0.42]) {
    for (const i of range(n)) {
      const cx = x - half * 0.84 + ((i + 0.5) * half * 1.68) / n
      const [ww, hh] = [w * 0.075, h * 0.17]
      const y = top + h * row
      s.path(
        polygon([
          [cx - ww * 0.9, y + hh],
          [cx - ww * 0.6, y],
          [cx + ww * 0.6, y],
          [cx + ww * 0.9, y + hh],
        ]),
        s.shade('#241c34', 0.3, depth),
      )
      s.rect(cx - ww * 0.75, y - h * 0.025, ww * 1.5, h * 0.03, s.shade('#b83a34', 0.8, depth))
    }
  }
}

const FLAGS = ['#2f6ac0', '#f6f0e4', '#d8342c', '#2f9a5c', '#f0c02c'] as const

/** A line of prayer flags blown by the wind; plain cloth, no print. */
export function drawPrayerFlags(
  s: Stage,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  size: number,
  salt: number,
): void {
  const random = s.random(salt)
  const n = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 1.05))
  const at = (t: number) =>
    [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t)] as const
  for (const i of range(n)) {
    const [x1, y1] = at(i / n)
    const [x2, y2] = at((i + 0.9) / n)
    const blow = size * (0.2 + random() * 0.5)
    const h = size * (0.95 + random() * 0.2)
    const colour = FLAGS[i % 5] as string
    const d = `M${x1} ${y1}L${x2} ${y2}Q${x2 + blow * 0.2} ${y2 + h * 0.5} ${x2 + blow} ${y2 + h}Q${(x1 + x2) / 2 + blow * 0.6} ${y2 + h * 0.86} ${x1 + blow} ${y1 + h}Q${x1 + blow * 0.1} ${y1 + h * 0.5} ${x1} ${y1}Z`
    s.path(d, s.lin([s.shade(colour, 0.95), s.shade(colour, 0.5), s.shade(colour, 1.05)], 0, 0, 1, 0.5))
  }
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  s.line(
    `M${from[0]} ${from[1]}Q${mx} ${my} ${to[0]} ${to[1]}`,
    s.shade('#3a2c44', 0.3),
    Math.max(1, size * 0.05),
  )
}
