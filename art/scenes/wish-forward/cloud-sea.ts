import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

interface Bank {
  readonly y: number
  readonly puff: number
  readonly rise: number
  readonly salt: number
  readonly depth: number
}

const BANKS: readonly Bank[] = [
  { y: 636, puff: 30, rise: 14, depth: 0.7, salt: 2 },
  { y: 676, puff: 46, rise: 30, depth: 0.5, salt: 5 },
  { y: 736, puff: 70, rise: 46, depth: 0.3, salt: 9 },
  { y: 826, puff: 104, rise: 66, depth: 0.1, salt: 14 },
]

/** Cloud tops from above, bank before bank: a white crown over a blue foot. */
export function drawCloudSea(s: Stage): void {
  s.fillBelow(622, s.shade('#9ccbe4', 0.6, 0.5))
  for (const bank of BANKS) {
    const crown = heap(s, bank, 0)
    s.path(crown, s.shade('#fbfdfb', 1, bank.depth))
    s.clipped(crown, () => {
      s.path(heap(s, { ...bank, y: bank.y + bank.puff * 0.55 }, 1), s.shade('#d5e9f2', 0.8, bank.depth))
      s.path(heap(s, { ...bank, y: bank.y + bank.puff * 1.15 }, 2), s.shade('#a4cfe6', 0.7, bank.depth))
    })
  }
}

/** Puffs of very different size along a swaying line, and all that is under them. */
function heap(s: Stage, { y, puff, rise, salt }: Bank, layer: number): string {
  const random = s.random(salt + layer * 31)
  const line: Point[] = []
  let d = ''
  for (let x = s.left - puff; x < s.right + puff * 2; ) {
    const r = puff * (0.35 + random() ** 2 * 0.9)
    const py = y + rise * Math.sin(x * 0.0047 + salt) - rise * 0.5 * Math.sin(x * 0.013 + salt * 2)
    d += ellipsePath(x, py, r * 1.15, r * 0.86)
    line.push([x, py])
    x += r * 1.25
  }
  return d + polygon([...line, [s.right + 300, s.bottom], [s.left - 300, s.bottom]])
}
