import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { water } from '../../language/sea/water.ts'

/** The town's own reflection, from its quay down; fades in from the open sea on the left. */
export const townMirror = (waterline: number, from: number) =>
  water({
    y: waterline,
    colours: RIVIERA_SEA.slice(1),
    glint: 0,
    reflection: [0.7, 0.15],
    amplitude: 34,
    wave: 0.8,
    mask: (x) => smoothstep(from, from + 110, x),
  })

export function drawQuay(s: Stage, y: number, from: number): void {
  s.rect(from, y - 8, s.right - from, 10, s.lin([s.shade('#f3e3c4', 1), s.shade('#cdb08e', 0.5)]))
  s.rect(from, y + 1, s.right - from, 7, s.shade('#6a5a6a', 0.2))
}
