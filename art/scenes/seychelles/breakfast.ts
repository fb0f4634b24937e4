import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

/** A round veranda table for two, laid with fruit: its cloth centred at (x, y), about 520 wide. */
export const breakfastTable = (o: { x: number; y: number; scale?: number }): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k }, () => draw(s))
  const cast = { x: -22 * k, y: 7 * k, blur: 7 * k, opacity: 0.34 }
  const form = (round: number) => ({ round: round * k, dark: 0.7, cast })
  return [
    svg(part(pedestal)),
    modelled({ round: 18 * k, dark: 0.6 }, part(cloth)),
    modelled(
      form(10),
      part((s) => plate(s, -140, 8, 84)),
    ),
    modelled(
      form(10),
      part((s) => plate(s, 150, 18, 80)),
    ),
    modelled(form(6), part(starSlices)),
    modelled(
      form(16),
      part((s) => papaya(s, 146, 8)),
    ),
    modelled(form(26), part(coconut)),
    modelled(form(16), part(fruitBowl)),
    modelled(form(9), part(starFruit)),
    modelled(
      form(12),
      part((s) => cup(s, -208, -34)),
    ),
    modelled(
      form(12),
      part((s) => cup(s, 218, -30)),
    ),
    modelled(form(16), part(pot)),
  ]
}

/** What the cloth leaves to be seen of the foot, and the shade under it. */
function pedestal(s: Stage): void {
  s.ellipse(-30, 268, 236, 34, s.light.shadow, `filter="${s.blur(12)}" opacity=".5"`)
  s.ellipse(-6, 264, 118, 13, s.light.shadow, `filter="${s.blur(4)}" opacity=".6"`)
  const wood = s.lin([s.shade('#7a5648', 0.04), s.shade('#8f6450', 0.3), s.shade('#b07c5c', 0.6)], 0, 0, 1, 0)
  s.path(
    'M-20 120H20C18 190 26 226 60 240C92 248 104 254 106 264C60 280 -60 280 -106 264C-104 254 -92 248 -60 240C-26 226 -18 190 -20 120Z',
    wood,
  )
}

function cloth(s: Stage): void {
  const linen = '#f7ead8'
  const hem = range(13).map(
    (i): Point => [-262 + i * 43.6, 132 + (i % 2 ? 26 : 0) + 36 * Math.sin((i / 12) * Math.PI)],
  )
  s.path(`${smooth(hem, false, 0.7)}L262 0L-262 0Z`, s.shade(linen, 0.6))
  const folds = hem.slice(1, -1).map(([x, y], i) =>
    polygon([
      [x * 0.93, 34 + 46 * Math.sin(((i + 1) / 12) * Math.PI)],
      [x - 13, y - 4],
      [x + 9, y - 4],
    ]),
  )
  s.path(folds.join(''), s.shade(linen, 0.25), 'opacity=".55"')
  s.ellipse(0, 0, 264, 84, s.shade(linen, 0.98))
  s.ellipse(0, 0, 250, 77, 'none', `stroke="${s.shade('#d98a7a', 0.7)}" stroke-width="2"`)
}

function plate(s: Stage, x: number, y: number, r: number): void {
  s.ellipse(x, y, r, r * 0.34, s.shade('#fffaf2', 1))
  s.ellipse(x, y, r * 0.72, r * 0.23, s.shade('#e8dccf', 0.8))
  s.ellipse(x, y, r * 0.86, r * 0.285, 'none', `stroke="${s.shade('#3f8f9c', 0.7)}" stroke-width="2.4"`)
}

const star = (x: number, y: number, r: number, flat = 0.5, turn = 0): string =>
  polygon(
    range(10).map((i): Point => {
      const a = (i / 10) * 2 * Math.PI + turn
      const k = i % 2 ? 0.5 : 1
      return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * flat]
    }),
  )

function starSlices(s: Stage): void {
  for (const [x, y, r, turn] of [
    [-172, 2, 22, 0.2],
    [-136, -2, 23, 0.7],
    [-150, 14, 24, 0.4],
    [-108, 10, 22, 0.1],
  ] as const) {
    s.path(star(x, y, r, 0.52, turn), s.shade('#f2d45a', 0.95))
    s.path(star(x, y, r * 0.72, 0.52, turn), s.shade('#f9e9a0', 1))
    s.path(star(x, y, r * 0.2, 0.52, turn), s.shade('#b98a2c', 0.6))
  }
}

function papaya(s: Stage, x: number, y: number): void {
  s.path(curved('-62,4 -40,-16 0,-20 42,-14 64,4 40,16 0,20 -42,16', x, y), s.shade('#e98a3a', 0.85))
  s.path(curved('-46,2 -26,-8 10,-10 46,2 20,10 -20,9', x, y), s.shade('#f6b463', 1))
  for (const i of range(14))
    s.ellipse(x - 28 + i * 4.4, y + ((i * 5) % 7) - 3, 3, 2.3, s.shade('#2f2430', 0.25))
}

function coconut(s: Stage): void {
  s.path(curved('-40,-40 -52,-72 -36,-112 6,-124 44,-108 56,-72 44,-38 4,-26'), s.shade('#7f9f4c', 0.75))
  s.ellipse(4, -108, 30, 11, s.shade('#fbf5e6', 1))
  s.ellipse(4, -106, 20, 7, s.shade('#cfd8cc', 0.7))
  s.line('M8 -106L34 -158L50 -162', s.shade('#e06a5a', 0.9), 6, 'stroke-linejoin="round"')
  s.line(
    'M-30 -96q-10 26 0 52M-8 -92q-4 30 2 58M22 -94q4 28 0 54',
    s.shade('#4d6e38', 0.3),
    2,
    'opacity=".5"',
  )
}

function fruitBowl(s: Stage): void {
  for (const [x, y, r, c] of [
    [52, -46, 26, '#e9a23a'],
    [120, -44, 25, '#d95f4a'],
    [88, -62, 28, '#f2bd4a'],
  ] as const)
    s.path(ellipsePath(x, y, r, r * 0.95), s.shade(c, 0.85))
  s.path('M20 -34C60 -24 112 -24 152 -34C148 -4 122 10 86 10S26 -4 20 -34Z', s.shade('#4f8f94', 0.7))
  s.line('M24 -27C60 -17 112 -17 148 -27', s.shade('#f6ead0', 0.9), 3)
}

function starFruit(s: Stage): void {
  s.path(curved('-84,-6 -70,-28 -34,-34 2,-22 8,-6 -20,6 -60,8'), s.shade('#eccd52', 0.9))
  s.path('M-80 -8C-56 -20 -20 -22 6 -8L-20 -2C-44 -8 -60 -6 -80 -8Z', s.shade('#fbeb9a', 1))
  s.line('M-72 2C-44 -4 -20 -2 4 -4', s.shade('#a8862c', 0.4), 2)
}

function cup(s: Stage, x: number, y: number): void {
  s.ellipse(x, y + 20, 44, 14, s.shade('#fff8ee', 0.95))
  s.path(
    `M${x - 30} ${y - 18}C${x - 28} ${y + 12} ${x - 14} ${y + 20} ${x} ${y + 20}S${x + 28} ${y + 12} ${x + 30} ${y - 18}Z`,
    s.shade('#fffaf2', 1),
  )
  s.ellipse(x, y - 18, 30, 9, s.shade('#e6d8c8', 0.8))
  s.ellipse(x, y - 16, 25, 6.5, s.shade('#6b3f2a', 0.4))
  s.line(`M${x + 29} ${y - 10}c18 -4 18 18 -4 18`, s.shade('#fff8ee', 0.9), 5)
}

function pot(s: Stage): void {
  s.path(
    curved('-106,-64 -112,-104 -92,-132 -66,-136 -44,-126 -34,-98 -42,-62 -74,-54'),
    s.shade('#e8e0d4', 0.9),
  )
  s.path(
    'M-108 -104C-128 -108 -134 -124 -146 -132L-136 -138C-122 -128 -116 -120 -104 -120Z',
    s.shade('#e8e0d4', 0.9),
  )
  s.line('M-36 -116C-8 -120 -8 -78 -38 -78', s.shade('#d9cdbd', 0.8), 7)
  s.path('M-92 -132C-84 -144 -62 -146 -52 -132Z', s.shade('#fff4e4', 1))
  s.circle(-72, -147, 6, s.shade('#c9a25d', 0.9))
}
