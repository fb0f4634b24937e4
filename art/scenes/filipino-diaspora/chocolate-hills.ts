import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const EYE = { x: 860, height: 165, focal: 1000 }
const FAR = 9000
const GRID = 250

interface Hill {
  readonly x: number
  readonly y: number
  /** Height and half-width. */
  readonly h: number
  readonly w: number
  readonly depth: number
}

/** Bohol's hills from a hilltop: hundreds of brown domes standing in green, in rows to the horizon. */
export function drawChocolateHills(s: Stage, horizon: number): void {
  s.fillBelow(
    horizon,
    s.lin(
      [s.shade('#7fa05a', 0.7, 0.9), s.shade('#6f9a4c', 0.7, 0.3), s.shade('#4f8440', 0.55)],
      0,
      horizon,
      0,
      horizon + 240,
      true,
    ),
  )
  const random = s.random(12)
  for (let z = FAR, row = 0; z > 330; z -= Math.max(90, z * 0.11), row++) {
    const hills: Hill[] = []
    const reach = (z / EYE.focal) * 1000
    for (let x = -reach; x < reach; x += GRID * Math.max(1, z / 3200)) {
      const k = EYE.focal / (z * (1 + (random() - 0.5) * 0.05))
      const metres = 46 + random() ** 1.5 * 70
      hills.push({
        x: EYE.x + (x + (random() - 0.5) * 190 + (row % 2) * 125) * k,
        y: horizon + EYE.height * k,
        h: metres * k,
        w: metres * (1 + random() * 0.35) * k,
        depth: Math.min(0.9, (z - 300) / 6400) ** 0.75,
      })
    }
    for (const hill of hills.sort((a, b) => a.y - b.y)) {
      drawHill(s, hill)
      if (hill.w > 16) drawTrees(s, hill, random)
    }
  }
}

function drawHill(s: Stage, { x, y, h, w, depth }: Hill): void {
  if (x + w < s.left || x - w > s.right) return
  const left = `M${x - w} ${y}C${x - w * 0.72} ${y - h * 0.12} ${x - w * 0.5} ${y - h} ${x} ${y - h}`
  const right = `C${x + w * 0.5} ${y - h} ${x + w * 0.72} ${y - h * 0.12} ${x + w} ${y}`
  s.path(
    `M${x - w * 1.9} ${y}L${x - w * 0.2} ${y - h * 0.2}L${x} ${y + h * 0.05}Z`,
    s.light.shadow,
    `opacity="${0.34 * (1 - depth)}"`,
  )
  s.path(`${left}${right}Z`, s.shade('#8a5632', 0.16, depth))
  s.path(
    `M${x - w * 0.06} ${y - h}${right}L${x - w * 0.3} ${y}C${x + w * 0.02} ${y - h * 0.34} ${x - w * 0.22} ${y - h * 0.66} ${x - w * 0.06} ${y - h}Z`,
    s.shade('#a8683a', 0.62, depth),
  )
  s.path(
    `M${x + w * 0.1} ${y - h * 0.985}C${x + w * 0.54} ${y - h * 0.9} ${x + w * 0.72} ${y - h * 0.12} ${x + w} ${y}L${x + w * 0.4} ${y}C${x + w * 0.5} ${y - h * 0.36} ${x + w * 0.32} ${y - h * 0.74} ${x + w * 0.1} ${y - h * 0.985}Z`,
    s.shade('#cf8c4c', 0.9, depth),
  )
}

function drawTrees(s: Stage, { x, y, w, depth }: Hill, random: () => number): void {
  const n = Math.min(26, Math.round(w / 5))
  const crowns = range(n).map((i) => {
    const r = w * (0.05 + random() * 0.055)
    return [x - w * 1.15 + (i / n) * w * 2.3 + random() * 8, y + (random() - 0.3) * w * 0.1, r] as const
  })
  s.path(
    crowns.map(([cx, cy, r]) => ellipsePath(cx, cy, r * 1.25, r)).join(''),
    s.shade('#2f6a3c', 0.22, depth),
  )
  s.path(
    crowns.map(([cx, cy, r]) => ellipsePath(cx + r * 0.4, cy - r * 0.35, r * 0.8, r * 0.6)).join(''),
    s.shade('#6aa04c', 0.75, depth),
  )
}
