import { polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { moved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const HULL = '-126,0 -112,-9 -70,-22 -10,-28 50,-25 98,-13 128,0 98,13 50,25 -10,28 -70,22 -112,9'
const WELL = '-104,0 -66,-15 -10,-20 50,-18 92,-8 104,0 92,8 50,18 -10,20 -66,15'

/** A plank boat from above, six metres long, its shadow on the river bed beside it. */
export function drawRiverBoat(s: Stage, o: { x: number; y: number; turn: number }): void {
  const hull = smooth(outline(HULL), true, 0.7)
  const well = smooth(outline(WELL), true, 0.7)
  s.group('transform="translate(-16 18)" opacity=".45"', () =>
    s.placed(o, () => s.path(hull, s.shade('#0f4a52', 0.2))),
  )
  s.placed(o, () => {
    s.path(hull, s.shade('#5a3a34', 0.3))
    s.clipped(hull, () => s.path(hull, s.shade('#b4633a', 0.95), 'transform="translate(2 -5)"'))
    s.path(well, s.shade('#4a342f', 0.3))
    s.clipped(well, () => {
      s.path(smooth(moved(WELL, -4, 7), true, 0.7), s.shade('#a8835c', 0.8))
      s.line(
        range(9)
          .map((i) => `M${-96 + i * 24} -30V30`)
          .join(''),
        s.shade('#5a3f36', 0.3),
        2.2,
      )
    })
    for (const [x, half] of [
      [-58, 18],
      [-8, 24],
      [46, 22],
    ] as const) {
      s.rect(x - 3, -half, 13, half * 2, s.light.shadow, 'opacity=".5"')
      s.rect(x, -half, 12, half * 2, s.shade('#e0b078', 0.95))
    }
    s.path(
      polygon([
        [-118, 34],
        [96, -12],
        [97, -9],
        [-117, 38],
      ]),
      s.shade('#f0d8a0', 1),
    )
  })
}
