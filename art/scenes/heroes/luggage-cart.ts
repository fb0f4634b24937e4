import type { Stage } from '../../engine/stage.ts'

/** A birdcage trolley of brass, loaded; (x, y) is the foot of its left upright, m one metre. */
export function drawLuggageCart(s: Stage, o: { x: number; y: number; m: number }): void {
  const brass = s.shade('#e0b458', 1)
  const dark = s.shade('#7a5a28', 0.4)
  s.placed({ x: o.x, y: o.y, scale: o.m / 100 }, () => {
    s.path('M-6 -2L128 -2L62 46L-96 46Z', s.light.shadow, 'opacity=".34"')
    s.line('M8 -18V-130Q8 -176 62 -176', dark, 5)
    for (const [x, y, w, h, colour, strap] of CASES) drawCase(s, x, y, w, h, colour, strap)
    s.rect(-6, -24, 136, 8, brass).rect(-6, -17, 136, 4, dark)
    s.line('M2 -22V-138Q4 -186 62 -190Q120 -186 122 -138V-22', brass, 6)
    s.circle(62, -194, 6, brass)
    for (const x of [10, 114]) s.circle(x, -6, 8, s.shade('#1b2a2c', 0.3)).circle(x, -6, 3, brass)
  })
}

const CASES = [
  [62, -24, 104, 46, '#8c4a2c', '#e0bc84'],
  [38, -70, 56, 40, '#2f6f8c', '#e8dcc0'],
  [92, -70, 42, 54, '#d9a64a', '#6a3a24'],
  [40, -110, 46, 26, '#c8483c', '#f4e6c8'],
] as const

function drawCase(s: Stage, x: number, y: number, w: number, h: number, colour: string, strap: string): void {
  s.rect(x - w / 2, y - h, w, h, s.shade(colour, 0.5))
  s.rect(x - w / 2, y - h, w, h * 0.22, s.shade(colour, 1.05))
  s.rect(x + w / 2 - w * 0.16, y - h * 0.78, w * 0.16, h * 0.78, s.shade(colour, 0.16))
  for (const t of [-0.28, 0.2]) s.rect(x + w * t, y - h, w * 0.08, h, s.shade(strap, 0.85))
  s.line(
    `M${x - w * 0.1} ${y - h}q0 -6 ${w * 0.05} -6h${w * 0.1}q${w * 0.05} 0 ${w * 0.05} 6`,
    s.shade(strap, 0.6),
    3,
  )
}
