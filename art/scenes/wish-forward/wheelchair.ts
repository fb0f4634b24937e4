import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A beach wheelchair with balloon tyres from behind; x, y is the ground under its axle. */
export function drawBeachWheelchair(
  s: Stage,
  o: { x: number; y: number; metre: number; cloth: string },
): void {
  s.placed({ x: o.x, y: o.y, scale: o.metre / 100 }, () => {
    s.line('M-25 -94V-30M25 -94V-30M-40 -24H40', s.shade('#f4f6f4', 0.5), 4.4, 'stroke-linecap="round"')
    s.path('M-24 -86Q0 -79 24 -86L22 -40H-22Z', s.shade(o.cloth, 0.32))
    s.path('M8 -83Q16 -84 24 -86L22 -40H10Z', s.shade(o.cloth, 0.86))
    s.path('M-23 -68H23V-61H-23Z', s.shade('#f4efe0', 0.6))
    s.line('M-25 -95H-33M25 -95H33', s.shade('#24384c', 0.2), 6.4, 'stroke-linecap="round"')
    s.line('M-26 -66H-36V-58M26 -66H36V-58', s.shade('#f4f6f4', 0.8), 4, 'stroke-linejoin="round"')
    for (const side of [-1, 1]) drawTyre(s, side * 38)
  })
}

/** A fat tyre end on. */
function drawTyre(s: Stage, x: number): void {
  s.add(`<rect x="${x - 15}" y="-50" width="30" height="52" rx="13" fill="${s.shade('#f2b43a', 0.42)}"/>`)
  s.path(
    `M${x + 2} -50H${x + 4}A13 13 0 0 1 ${x + 15} -37V-11A13 13 0 0 1 ${x + 4} 2H${x + 2}Z`,
    s.shade('#ffd060', 1),
  )
  s.path(
    range(6)
      .map((i) => rectPath(x - 12, -44 + i * 8, 24, 2))
      .join(''),
    s.shade('#a8702c', 0.2),
    'opacity=".6"',
  )
}
