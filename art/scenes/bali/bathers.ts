import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface BatherOptions {
  /** Middle of the waist, at the waterline. */
  readonly x: number
  readonly y: number
  /** From the water to the crown. */
  readonly h: number
  readonly cloth: string
  readonly sash: string
  readonly headCloth?: boolean
  /** Joined palms lifted above the brow; otherwise before the breast, hidden by the back. */
  readonly lifted?: boolean
}

const SKIN = '#9a6242'

/** Someone at prayer far across the pool, waist-deep and seen from behind: three planes and a rim of light. */
export function drawBather(s: Stage, o: BatherOptions): void {
  s.placed({ x: o.x, y: o.y, scale: o.h / 100 }, () => {
    reflection(s, o)
    if (o.lifted) liftedArms(s)
    const body =
      'M-24 4C-25 -14 -22 -26 -28 -44C-32 -58 -24 -65 -8 -69H8C24 -65 32 -58 28 -44C22 -26 25 -14 24 4Z'
    s.path(body, s.lin([s.shade(o.cloth, 0.3), s.shade(o.cloth, 0.75), s.shade(o.cloth, 1.05)], 0, 0, 1, 0))
    s.line('M0 -58C-3 -42 -2 -26 0 -14', s.shade(o.cloth, 0.15), 2.4, 'opacity=".35"')
    s.path('M-25 -13C-10 -8 10 -8 25 -13L25 -2C10 3 -10 3 -25 -2Z', s.shade(o.sash, 0.85))
    s.path('M-6 -66H6V-76H-6Z', s.shade(SKIN, 0.45))
    s.path(
      ellipsePath(0, -85, 12.5, 15),
      s.lin([s.shade('#1c1626', 0.1), s.shade('#4a3a44', 0.7)], 0, 0, 1, 0),
    )
    if (o.headCloth) s.path('M-14 -84C-15 -104 15 -104 14 -84C6 -90 -6 -90 -14 -84Z', s.shade('#fbf4e2', 1))
    else s.path(ellipsePath(0, -74, 8.5, 6.5), s.shade('#2c2432', 0.4))
    s.line(
      'M-36 3Q0 15 36 3M-54 8Q-34 18 -12 19M20 19Q46 16 56 7',
      '#ffffff',
      2,
      'opacity=".6" stroke-linecap="round"',
    )
  })
}

function liftedArms(s: Stage): void {
  const skin = s.lin([s.shade(SKIN, 0.35), s.shade(SKIN, 0.95)], 0, 0, 1, 0)
  for (const side of [-1, 1])
    s.path(
      `M${side * 26} -62C${side * 36} -74 ${side * 36} -84 ${side * 32} -90L${side * 2} -124L0 -112L${side * 20} -86C${side * 20} -78 ${side * 18} -70 ${side * 14} -64Z`,
      skin,
    )
}

/** The back once more in the water below, torn into strokes. */
function reflection(s: Stage, o: BatherOptions): void {
  for (const i of range(7)) {
    const y = 8 + i * 9
    const half = 24 - i * 2 + (i % 2) * 5
    s.path(
      `M${-half} ${y}Q0 ${y - 4} ${half} ${y}Q0 ${y + 4} ${-half} ${y}Z`,
      s.shade(i > 4 ? '#2c2432' : o.cloth, 0.7),
      `opacity="${(0.5 - i * 0.055).toFixed(2)}"`,
    )
  }
}
