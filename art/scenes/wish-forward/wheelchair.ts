import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A beach wheelchair with balloon tyres, from the side, heading right; x, y is the ground under the seat. */
export function drawBeachWheelchair(
  s: Stage,
  o: { x: number; y: number; size: number; cloth: string },
): void {
  const frame = s.lin([s.shade('#7a88a8', 0.3), s.shade('#f0f4f8', 1)], 0, 0, 1, 0.4)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100 }, () => {
    s.line(
      'M-34 -96L-24 -44L26 -44L40 -12M-24 -44L-16 -16L26 -44M-24 -60H22',
      s.shade('#9aa8c0', 0.4),
      5,
      'stroke-linecap="round"',
    )
    s.line('M-34 -96L-24 -44L26 -44L40 -12M-24 -60H22', frame, 3.2, 'stroke-linecap="round"')
    s.line('M-34 -96L-48 -99', s.shade('#3a3450', 0.4), 6, 'stroke-linecap="round"')
    s.path(
      'M-33 -92Q-22 -70 -23 -46L-28 -44Q-34 -70 -38 -90Z',
      s.lin([s.shade(o.cloth, 0.3), s.shade(o.cloth, 1)], 0, 0, 1, 0),
    )
    s.path('M-28 -48H26V-41H-28Z', s.lin([s.shade(o.cloth, 1), s.shade(o.cloth, 0.3)]))
    s.path('M32 -14H54L56 -9H32Z', s.shade('#5a6888', 0.6))
    drawTyre(s, -16, -21, 22)
    drawTyre(s, 42, -12, 12.5)
  })
}

function drawTyre(s: Stage, x: number, y: number, r: number): void {
  const rubber = '#e6b84e'
  s.circle(
    x,
    y,
    r,
    s.rad(
      [s.shade(rubber, 0.4), s.shade(rubber, 0.7), s.shade(rubber, 1.1), s.shade(rubber, 0.35)],
      0.6,
      0.36,
      0.62,
    ),
  )
  s.circle(x, y, r * 0.52, s.rad([s.shade('#f8f4ea', 1), s.shade('#c9c4d0', 0.5)], 0.6, 0.35, 0.7))
  s.circle(
    x,
    y,
    r * 0.52,
    'none',
    `stroke="${s.shade('#8a6a3c', 0.2)}" stroke-width="${(r * 0.05).toFixed(2)}"`,
  )
  s.circle(x, y, r * 0.16, s.shade('#7a88a8', 0.5))
  const lugs = range(16).map((i) => {
    const a = (i / 16) * 2 * Math.PI
    return `M${x + Math.cos(a) * r * 0.74} ${y + Math.sin(a) * r * 0.74}L${x + Math.cos(a) * r * 0.96} ${y + Math.sin(a) * r * 0.96}`
  })
  s.line(lugs.join(''), s.shade(rubber, 0.15), r * 0.05, 'opacity=".5" stroke-linecap="round"')
  s.line(
    `M${x + r * 0.1} ${y - r * 0.88}A${r * 0.9} ${r * 0.9} 0 0 1 ${x + r * 0.85} ${y - r * 0.28}`,
    s.shade('#fff6dc', 1),
    r * 0.07,
    'stroke-linecap="round" opacity=".8"',
  )
}
