import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A round table under a white cloth, its top centred at (x, y) and 264 wide at scale 1, its hem 120 lower: teapot, yam and egg for two. */
export function drawYamBreakfast(s: Stage, o: { x: number; y: number; scale?: number }): void {
  const side = s.lightSide(o.x)
  s.placed({ x: o.x, y: o.y, scale: o.scale ?? 1 }, () => {
    drawTableShadow(s, side)
    drawCloth(s, side)
    drawTeapot(s, 4, -4, side)
    for (const [x, y] of [
      [-98, -2],
      [100, -1],
    ] as const)
      drawCup(s, x, y, side)
    for (const [x, y] of [
      [-54, 12],
      [58, 13],
    ] as const)
      drawYamAndEgg(s, x, y)
  })
}

const towards = (side: -1 | 1, tones: readonly string[]): readonly string[] =>
  side > 0 ? tones : [...tones].reverse()

function drawTableShadow(s: Stage, side: -1 | 1): void {
  const fade = [
    [s.light.shadow, 0.42],
    [s.light.shadow, 0],
  ] as const
  s.path(
    polygon([
      [-128, 122],
      [128, 122],
      [128 - side * 150, 330],
      [-128 - side * 170, 330],
    ]),
    s.lin(fade),
  )
  s.ellipse(0, 124, 142, 22, s.light.shadow, 'opacity=".42"')
}

function drawCloth(s: Stage, side: -1 | 1): void {
  const linen = '#fbf0e2'
  const hem = range(73).map((i): Point => {
    const a = Math.PI * (1 - i / 72)
    return [Math.cos(a) * 138, 102 + Math.sin(a) * 26 + 3.5 * Math.sin(i * 0.52 + 0.6)]
  })
  const drape = polygon([[-132, 0], ...hem, [132, 0]])
  s.path(drape, s.shade(linen, 0.6))
  s.clipped(drape, () => {
    s.rect(side > 0 ? -150 : 34, -10, 116, 160, s.shade(linen, 0.34))
    for (const i of range(10)) {
      const a = Math.PI * (0.06 + i * 0.097)
      const [top, foot] = [Math.cos(a) * 126, Math.cos(a) * 141]
      const start = 16 + Math.sin(a) * 22
      s.path(
        polygon([
          [top, start],
          [foot + side * 8, 150],
          [foot - side * 7, 150],
        ]),
        s.shade(linen, 0.14),
      )
      s.path(
        polygon([
          [top, start],
          [foot + side * 18, 150],
          [foot + side * 8, 150],
        ]),
        s.shade(linen, side * Math.cos(a) > -0.2 ? 1 : 0.62),
      )
    }
  })
  s.ellipse(0, 0, 132, 33, s.lin([s.shade('#fff8ec', 1), s.shade('#f6e4d2', 0.8)]))
  s.ellipse(0, 1, 124, 30, 'none', `stroke="${s.shade('#d98a5a', 0.7)}" stroke-width="1.6"`)
}

function drawTeapot(s: Stage, x: number, y: number, side: -1 | 1): void {
  const glaze = towards(side, [s.shade('#3f6a8c', 0.15), s.shade('#5f93b0', 0.55), s.shade('#cfe6ee', 1)])
  s.ellipse(x - side * 12, y + 2, 34, 7, s.light.shadow, 'opacity=".28"')
  s.placed({ x, y }, () => {
    s.line('M-24 -34C-46 -40 -46 -10 -22 -10', s.shade('#5f93b0', 0.5), 4.5)
    s.path('M22 -16C34 -18 36 -36 46 -44L40 -48C30 -42 30 -32 20 -30Z', s.lin(glaze, 0, 0, 1, 0))
    s.path('M-18 2C-32 -6 -32 -36 -14 -46H14C32 -36 32 -6 18 2Q0 6 -18 2Z', s.lin(glaze, 0, 0, 1, 0.1))
    s.path('M-15 -46Q0 -60 15 -46Q0 -42 -15 -46Z', s.lin(glaze, 0, 0, 1, 0))
    s.circle(0, -55, 3.6, s.shade('#e0b45c', 0.95))
    s.line('M-27 -20Q0 -12 27 -20', s.shade('#fff4dc', 0.9), 1.8, 'opacity=".8"')
  })
}

function drawCup(s: Stage, x: number, y: number, side: -1 | 1): void {
  const china = towards(side, [s.shade('#dfe6f0', 0.35), s.shade('#ffffff', 1)])
  s.ellipse(x - side * 3, y + 3, 19, 4.6, s.light.shadow, 'opacity=".22"')
  s.ellipse(x, y + 1, 17, 4, s.lin(china, 0, 0, 1, 0))
  s.path(
    `M${x - 10} ${y - 13}Q${x - 9} ${y} ${x} ${y}Q${x + 9} ${y} ${x + 10} ${y - 13}Z`,
    s.lin(china, 0, 0, 1, 0),
  )
  s.ellipse(x, y - 13, 10, 2.6, s.shade('#8a4a2c', 0.6))
}

/** Pale slices of boiled yam leaning on each other, egg stewed with tomato beside them. */
function drawYamAndEgg(s: Stage, x: number, y: number): void {
  s.ellipse(x + 2, y + 4, 43, 10, s.light.shadow, 'opacity=".25"')
  s.placed({ x, y }, () => {
    s.ellipse(0, 0, 41, 10.5, s.lin([s.shade('#ffffff', 1), s.shade('#dfe0ea', 0.6)]))
    s.ellipse(0, -0.5, 37, 9, 'none', `stroke="${s.shade('#3f7fa0', 0.7)}" stroke-width="1.6"`)
    for (const [dx, dy, turn] of [
      [-9, -5, 14],
      [-17, -3.5, 4],
      [-25, -2, -8],
    ] as const)
      s.placed({ x: dx, y: dy, turn }, () => {
        s.ellipse(2, 0.6, 10, 6.5, s.shade('#c9a67c', 0.4))
        s.ellipse(0, 0, 10, 6.5, s.shade('#fff1cf', 0.95))
      })
    s.path(
      'M-2 2C-2 -6 6 -11 14 -10C24 -10 31 -4 29 1C26 6 4 7 -2 2Z',
      s.lin([s.shade('#ffce4e', 1), s.shade('#e08a2c', 0.6)]),
    )
    for (const [dx, dy, colour] of [
      [6, -3, '#d8442c'],
      [14, -6, '#d8442c'],
      [21, -2, '#c93a2a'],
      [12, 0, '#6f9a3c'],
      [19, -7, '#6f9a3c'],
    ] as const)
      s.ellipse(dx, dy, 2.6, 1.5, s.shade(colour, 0.85))
  })
}
