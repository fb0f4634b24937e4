import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface Bank {
  readonly y: number
  readonly puff: number
  readonly rise: number
  readonly lit: number
  readonly depth: number
  readonly salt: number
}

const BANKS: readonly Bank[] = [
  { y: 640, puff: 34, rise: 16, lit: 0.8, depth: 0.72, salt: 2 },
  { y: 690, puff: 52, rise: 30, lit: 0.84, depth: 0.5, salt: 5 },
  { y: 758, puff: 78, rise: 52, lit: 0.9, depth: 0.3, salt: 9 },
  { y: 850, puff: 112, rise: 74, lit: 0.98, depth: 0.12, salt: 14 },
]

/** Cloud tops from above, bank before bank, each with its blue shade to the left. */
export function drawCloudSea(s: Stage): void {
  s.fillBelow(628, s.shade('#a9d2e6', 0.7, 0.5))
  for (const bank of BANKS) drawBank(s, bank)
}

function drawBank(s: Stage, { y, puff, rise, lit, depth, salt }: Bank): void {
  const random = s.random(salt)
  const puffs: (readonly [x: number, y: number, r: number])[] = []
  for (let x = s.left - puff; x < s.right + puff * 2; x += puff * (0.7 + random() * 0.5)) {
    const r = puff * (0.55 + random() * 0.65)
    puffs.push([x, y + rise * (Math.sin(x * 0.0052 + salt) * 0.9 + random() * 0.5), r])
  }
  const body = puffs.map(([px, py, r]) => ellipsePath(px, py, r, r * 0.8)).join('')
  const base: Point[] = [
    ...puffs.map(([px, py]): Point => [px, py]),
    [s.right + 200, s.bottom],
    [s.left - 200, s.bottom],
  ]
  s.path(body + polygon(base), s.shade('#f7fbfa', lit, depth))
  for (const [px, py, r] of puffs) {
    const disc = ellipsePath(px, py, r, r * 0.8)
    s.clipped(disc, () => {
      s.path(ellipsePath(px, py, r, r * 0.8), s.shade('#a8cfe6', 0.62, depth))
      s.path(ellipsePath(px + r * 0.2, py - r * 0.2, r * 0.98, r * 0.8), s.shade('#f7fbfa', lit, depth))
      s.path(
        ellipsePath(px + r * 0.46, py - r * 0.42, r * 0.62, r * 0.5),
        '#ffffff',
        `opacity="${(1 - depth).toFixed(2)}"`,
      )
    })
  }
  for (const i of range(Math.round(puffs.length / 2))) {
    const [px, py, r] = puffs[i * 2] as readonly [number, number, number]
    s.path(
      `M${px - r * 1.1} ${py + r * 0.9}q${r} ${-r * 0.5} ${r * 2} 0q${-r} ${r * 0.16} ${-r * 2} 0Z`,
      s.shade('#9cc8e2', 0.6, depth),
      'opacity=".7"',
    )
  }
}
