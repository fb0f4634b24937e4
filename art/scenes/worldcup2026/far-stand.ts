import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { crowdDots } from './crowd-dots.ts'

const HUES = ['#d8503f', '#f4f2e6', '#4f8fbe', '#f0c05a', '#3a6f9a', '#a8cede', '#f4f2e6']
const [LEFT, RIGHT] = [760, 1420]
const LAMPS = range(11).map((i) => LEFT + 30 + i * 60)

function drawTier(s: Stage, top: number, bottom: number, seed: number): void {
  s.rect(LEFT, top, RIGHT - LEFT, bottom - top, s.shade('#123a62', 0.4))
  const n = Math.round((bottom - top) / 8)
  const rows = range(n).map((i) => ({ from: LEFT, to: RIGHT, y: top + 10 + i * 8, h: 9.4, depth: 0.1 }))
  crowdDots(s, { rows, hues: HUES, lit: 0.95, seed })
  for (const i of range(6))
    s.path(`M${LEFT + 40 + i * 116} ${top}h5l${(i - 2.5) * 3} ${bottom - top}h-5Z`, s.shade('#0c2848', 0.3))
}

/** The stand across the field, seen through the mouth of the tunnel: two tiers, a lit roof, the night. */
export function drawFarStand(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.shade('#0f3a64', 0.4))
  for (const [i, tone] of ['#0e3a66', '#185a86', '#2a7ea2', '#4aa2b8'].entries())
    s.rect(LEFT, 170 + i * 22, RIGHT - LEFT, 200, tone)
  drawTier(s, 276, 344, 3)
  drawTier(s, 356, 426, 4)
  s.rect(LEFT, 344, RIGHT - LEFT, 13, s.shade('#0c2848', 0.4))
  s.rect(LEFT, 348, RIGHT - LEFT, 4, '#ffd878')
  s.path(
    polygon([
      [LEFT, 244],
      [RIGHT, 244],
      [RIGHT, 272],
      [LEFT, 272],
    ]),
    s.shade('#123052', 0.3),
  )
  s.rect(LEFT, 244, RIGHT - LEFT, 5, s.shade('#dff0f6', 0.8))
  for (const x of LAMPS) {
    s.path(
      polygon([
        [x - 10, 262],
        [x + 10, 262],
        [x + 74, 426],
        [x - 74, 426],
      ]),
      '#eafaff',
      'opacity=".1"',
    )
    s.rect(x - 15, 254, 30, 11, '#fbffff')
    s.path(ellipsePath(x, 259, 30, 20), '#dff6ff', 'opacity=".22"')
  }
  s.rect(LEFT, 424, RIGHT - LEFT, 20, s.shade('#e8f2f0', 0.7))
  for (const i of range(9))
    s.rect(LEFT + 6 + i * 76, 427, 62, 13, s.shade(['#d8492f', '#2f6fa8', '#f2bf3c'][i % 3] ?? '', 0.75))
}
