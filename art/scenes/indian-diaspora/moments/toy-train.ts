import { ellipsePath, rectPath, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Narrow-gauge tank engine facing left, 170 long, wheels on y 0. */
export function drawTankEngine(s: Stage): void {
  const blue = '#2f5fa8'
  drawWheels(s, [-62, -34, 30, 58])
  s.path(rectPath(-84, -22, 168, 10), s.shade('#241c34', 0.3))
  s.path('M-84 -22L-98 -4H-84Z', s.shade('#c8342c', 0.7))
  s.path(
    rectPath(-80, -64, 104, 42),
    s.lin([s.shade(blue, 1.1), s.shade(blue, 0.75), s.shade('#1a2c64', 0.3)]),
  )
  s.path(ellipsePath(-80, -43, 8, 21), s.shade('#1d1a30', 0.3))
  s.path(
    rectPath(-52, -66, 3, 46) + rectPath(-22, -66, 3, 46) + rectPath(6, -66, 3, 46),
    s.shade('#e8b84a', 0.9),
  )
  s.path(
    'M-70 -64L-74 -92H-54L-58 -64Z',
    s.lin([s.shade('#2a2238', 0.2), s.shade('#6a6078', 0.8)], 0, 0, 1, 0),
  )
  s.path(rectPath(-77, -98, 26, 7), s.shade('#e8b84a', 0.85))
  s.path(smooth(outline('-36,-64 -36,-82 -26,-88 -16,-82 -16,-64'), true, 0.6), s.shade('#e8b84a', 0.85))
  s.path(rectPath(24, -96, 62, 74), s.lin([s.shade(blue, 0.95), s.shade('#1f3c7c', 0.5)]))
  s.path(rectPath(34, -86, 40, 28), s.shade('#1a1430', 0.3))
  s.path('M16 -96Q54 -112 94 -96V-90H16Z', s.shade('#e8e0d0', 0.9))
  s.rect(26, -48, 56, 3, s.shade('#e8b84a', 0.9))
  s.circle(-88, -58, 6, '#fff0b0')
}

/** Coach with open windows; somebody may look out of one. */
export function drawToyCoach(s: Stage, guest: boolean): void {
  drawWheels(s, [-70, -44, 44, 70])
  s.path(rectPath(-96, -20, 192, 8), s.shade('#241c34', 0.3))
  s.path(
    rectPath(-94, -88, 188, 68),
    s.lin([
      s.shade('#f0e6cc', 1),
      s.shade('#f0e6cc', 0.85),
      s.shade('#2f5fa8', 0.75),
      s.shade('#1f3c7c', 0.4),
    ]),
  )
  for (const i of range(5)) s.path(rectPath(-84 + i * 35, -78, 27, 28), s.shade('#241c3c', 0.3))
  s.path('M-102 -88Q0 -112 102 -88V-82H-102Z', s.lin([s.shade('#c8442c', 1), s.shade('#7a2434', 0.5)]))
  s.rect(-94, -44, 188, 3, s.shade('#e8b84a', 0.9))
  if (!guest) return
  s.circle(-36, -62, 8, s.shade('#9a6240', 0.8))
  s.path(ellipsePath(-34, -66, 8.5, 6.5), s.shade('#1d1522', 0.4))
  s.path(smooth(outline('-50,-50 -44,-56 -26,-56 -22,-50'), true, 0.6), s.shade('#d8443c', 0.9))
}

function drawWheels(s: Stage, xs: readonly number[]): void {
  for (const x of xs) {
    s.circle(x, -10, 11, s.shade('#1d1a30', 0.3))
    s.circle(x, -10, 5, s.shade('#b8342c', 0.8))
  }
}
