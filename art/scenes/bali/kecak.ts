import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { crayon, type Layers, svg } from '../../scene.ts'
import { drawPoleng } from './poleng.ts'

interface Ring {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly n: number
  readonly size: number
}

/** Rings of seated chanters around one fire, from above; everyone faces the flames. */
export const kecakRing = (o: { x: number; y: number }): Layers => {
  const rings: Ring[] = [
    { ...o, rx: 190, ry: 74, n: 15, size: 0.8 },
    { ...o, rx: 296, ry: 122, n: 20, size: 0.92 },
    { ...o, rx: 404, ry: 174, n: 25, size: 1.05 },
  ]
  const people = rings
    .flatMap((ring, k) =>
      range(ring.n).map((i) => {
        const a = ((i + (k % 2) * 0.5) / ring.n) * 2 * Math.PI
        return {
          x: ring.x + Math.cos(a) * ring.rx,
          y: ring.y + Math.sin(a) * ring.ry,
          a,
          size: ring.size * (1 + 0.13 * Math.sin(a)),
        }
      }),
    )
    .sort((a, b) => a.y - b.y)
  const behind = people.filter((p) => p.y < o.y)
  const before = people.filter((p) => p.y >= o.y)
  return [
    svg((s) => courtyard(s, o.x, o.y)),
    svg((s) => {
      for (const p of behind) chanter(s, p.x, p.y, p.size, p.a, o.x)
    }),
    svg((s) => fire(s, o.x, o.y)),
    svg((s) => {
      for (const p of before) chanter(s, p.x, p.y, p.size, p.a, o.x)
    }),
    crayon(
      (s) =>
        s.ellipse(
          o.x,
          o.y - 20,
          470,
          210,
          s.rad([
            [s.light.window, 0.34],
            [s.light.window, 0.08],
            [s.light.window, 0],
          ]),
        ),
      0.4,
    ),
  ]
}

function courtyard(s: Stage, x: number, y: number): void {
  s.ellipse(
    x,
    y + 8,
    540,
    238,
    s.rad([
      [s.shade('#e8ac78', 1), 1, 0],
      [s.shade('#c4805c', 0.75), 1, 0.4],
      [s.shade('#8a5a58', 0.5), 0.95, 0.75],
      [s.shade('#6a5450', 0.35), 0, 1],
    ]),
  )
  for (const k of [0.28, 0.46, 0.64, 0.82])
    s.ellipse(
      x,
      y + 8,
      540 * k,
      238 * k,
      'none',
      `stroke="${s.shade('#4a3048', 0.1)}" stroke-width="1.600" opacity=".4"`,
    )
}

function fire(s: Stage, x: number, y: number): void {
  s.circle(
    x,
    y - 40,
    250,
    s.rad([
      ['#ffd27a', 0.7],
      ['#ff9a4a', 0.28],
      ['#ff7a3a', 0],
    ]),
  )
  s.ellipse(x, y, 44, 16, s.shade('#3a2430', 0.1))
  s.path(
    `M${x - 40} ${y}L${x + 34} ${y - 12}L${x + 38} ${y - 4}L${x - 34} ${y + 8}ZM${x - 30} ${y - 12}L${x + 42} ${y + 4}L${x + 36} ${y + 10}L${x - 38} ${y - 4}Z`,
    s.shade('#4a2c28', 0.3),
  )
  const flames = [
    ['M-38 0C-52 -46 -22 -66 -20 -104C2 -84 6 -70 2 -54C16 -76 14 -98 8 -132C44 -96 56 -40 36 0Z', '#f2702a'],
    ['M-26 0C-34 -34 -14 -46 -12 -72C6 -56 6 -44 6 -34C16 -48 18 -66 14 -88C38 -60 40 -26 26 0Z', '#ffae3c'],
    ['M-14 0C-18 -22 -4 -30 -2 -46C12 -34 14 -34 14 -22C20 -14 18 -6 14 0Z', '#fff0b4'],
  ] as const
  for (const [d, colour] of flames) s.placed({ x, y: y + 2, scale: 1.15 }, () => s.path(d, colour))
  const random = s.random(50)
  for (const _ of range(26))
    s.circle(
      x + (random() - 0.5) * 130,
      y - 90 - random() * 190,
      1 + random() * 1.8,
      '#ffd27a',
      `opacity="${0.3 + random() * 0.6}"`,
    )
}

/** A man seated cross-legged, hands raised, lit by the fire on the side that faces it. */
function chanter(s: Stage, x: number, y: number, size: number, a: number, fireX: number): void {
  const random = s.random(x * 3 + y)
  const facesUs = Math.sin(a) < 0
  const lit = facesUs ? 0.95 : 0.22
  const skin = '#8a5638'
  const side = x < fireX ? 1 : -1
  const sway = (random() - 0.5) * 6
  const glow = (from: number, to: number) =>
    s.lin(
      side > 0 ? [s.shade(skin, from), s.shade(skin, to)] : [s.shade(skin, to), s.shade(skin, from)],
      0,
      0,
      1,
      0,
    )
  const body = facesUs ? glow(lit * 0.6, lit) : glow(lit * 0.3, 0.75)
  s.placed({ x, y, scale: size }, () => {
    s.ellipse(0, 2, 30, 9, s.light.shadow, 'opacity=".45"')
    drawPoleng(s, 'M-29 2C-30 -10 -18 -17 0 -17S30 -10 29 2C18 9 -18 9 -29 2Z', lit)
    const raise = 18 + random() * 14
    const reach = 20 + random() * 8
    s.line(
      `M-12 -44Q-24 -50 ${-reach + sway} ${-56 - raise}M12 -44Q24 -50 ${reach + sway} ${-56 - raise}`,
      body,
      7,
      'stroke-linecap="round"',
    )
    s.path('M-15 -14C-17 -30 -16 -44 -12 -48C-6 -52 6 -52 12 -48C16 -44 17 -30 15 -14Z', body)
    s.line('M-15 -17H15', s.shade('#c8382f', lit), 4)
    s.circle(sway * 0.4, -58, 8.6, body)
    s.path(
      `M${-9 + sway * 0.4} -58C${-9 + sway * 0.4} -70 ${9 + sway * 0.4} -70 ${9 + sway * 0.4} -58L${7 + sway * 0.4} ${facesUs ? -61 : -54}L${-7 + sway * 0.4} ${facesUs ? -61 : -54}Z`,
      s.shade('#201828', 0.3),
    )
    s.circle(side * 8 + sway * 0.4, -60, 2.6, s.shade('#e2463c', lit + 0.2))
    for (const k of [-1, 1])
      s.path(`M${k * reach + sway} ${-54 - raise}l${k * 2 - 4} -11l3 1l2 -3l2 3l3 -1Z`, body)
  })
}
