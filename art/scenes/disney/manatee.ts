import { type Point, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface ManateeOptions {
  /** Middle of the body, seen from above. */
  readonly x: number
  readonly y: number
  /** From the nose to the rim of the tail. */
  readonly length: number
  /** Degrees; at 0 the nose points to the right. */
  readonly turn: number
  /** How far the spine is bent, in lengths. */
  readonly bend?: number
  /** Where its shadow lies on the floor of the spring. */
  readonly shadow: Point
}

/** Distance from the nose and half the width there, in hundredths: blunt muzzle, barrel, wrist, round paddle. */
const GIRTH = outline(
  '0,1.6 1,4 4,5.6 9,6.2 13,6.7 18,8.6 25,11.4 34,13.2 44,13.5 53,12.4 61,10 68,7.2 73,5.4 77,5.2 81,7.2 86,9.8 90,10.6 95,9.4 98.6,5.6 100,1.4',
)
const FLIPPER = outline('21,8 22,12 26,17.6 31,21.4 34,21 33.6,17.4 31,13 29,10')

/** A West Indian manatee from above, in three flat tones. */
export function drawManatee(s: Stage, o: ManateeOptions): void {
  const at = placedOn(o)
  const body = smooth([...GIRTH.map(at), ...GIRTH.toReversed().map(([x, w]) => at([x, -w]))], true, 0.5)
  const flippers = [1, -1].map((k) =>
    smooth(
      FLIPPER.map(([x, w]) => at([x, w * k])),
      true,
      0.5,
    ),
  )
  const [dx, dy] = o.shadow
  s.group(`opacity=".34" transform="translate(${dx} ${dy})"`, () =>
    s.path(body + flippers.join(''), s.light.shadow),
  )
  const hide = '#7d7f7a'
  for (const flipper of flippers) s.path(flipper, s.shade(hide, 0.3, 0.08))
  const by = o.length * 0.028
  s.path(body, s.shade(hide, 0.12, 0.06))
  s.clipped(body, () => {
    s.path(body, s.shade(hide, 0.5, 0.06), `transform="translate(${by} ${-by * 1.2})"`)
    s.path(body, s.shade('#a3a294', 0.86, 0.04), `transform="translate(${by * 2.5} ${-by * 3.2})"`)
  })
  drawHide(s, o, at)
}

/** Folds of the neck and the tail's root, nostrils, small eyes. */
function drawHide(s: Stage, o: ManateeOptions, at: (p: Point) => Point): void {
  const fold = (x: number, w: number) =>
    smooth([at([x - 1, -w]), at([x + 1.4, 0]), at([x - 1, w])], false, 0.8)
  s.line(
    fold(15.4, 5.4) + fold(18.6, 6) + fold(70, 4.4) + fold(75.4, 3.2),
    s.shade('#4c5656', 0.2),
    o.length * 0.008,
    'opacity=".6" stroke-linecap="round"',
  )
  for (const k of [-1, 1]) {
    s.circle(...at([7.4, 4.6 * k]), o.length * 0.0085, s.shade('#1c2430', 0.1))
    s.circle(...at([1.6, 1.5 * k]), o.length * 0.0055, s.shade('#2a3238', 0.1))
  }
}

function placedOn(o: ManateeOptions): (p: Point) => Point {
  const angle = (o.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const bend = o.bend ?? 0
  return ([back, side]) => {
    const t = back / 100 - 0.5
    const px = -t * o.length
    const py = (side / 100 + bend * (4 * t * t - 0.4)) * o.length
    return [o.x + px * cos - py * sin, o.y + px * sin + py * cos]
  }
}
