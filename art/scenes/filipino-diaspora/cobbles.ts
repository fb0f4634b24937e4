import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'

/** Stone paving from y to the bottom of the camera, its courses closing up towards the far edge. */
export function drawCobbles(s: Stage, y: number, stone = '#bfa68c'): void {
  const random = s.random(y)
  s.fillBelow(
    y,
    s.lin([s.shade(stone, 0.95, 0.2), s.shade(stone, 0.8), s.shade(stone, 0.45)], 0, y, 0, y + 300, true),
  )
  const vanish = 900
  const tones: string[][] = [[], [], []]
  let row = 0
  for (let z = 0.55; z < 26; z *= 1.14, row++) {
    const [near, far] = [y + 300 / z, y + 300 / (z * 1.14)]
    const w = 150
    for (let i = -24; i < 24; i++) {
      const a = (i + (row % 2) * 0.5 + random() * 0.1) * w
      const at = (x: number, at: number) => vanish + x / (at === near ? z : z * 1.14)
      const d = polygon([
        [at(a + 4, near), near - 1],
        [at(a + w - 4, near), near - 1],
        [at(a + w - 4, far), far + 0.6],
        [at(a + 4, far), far + 0.6],
      ])
      tones[Math.floor(random() * 3)]?.push(d)
    }
  }
  for (const [i, lit] of [0.35, 0.62, 0.95].entries())
    s.path((tones[i] ?? []).join(''), s.shade(stone, lit, 0.05), 'opacity=".5"')
}
