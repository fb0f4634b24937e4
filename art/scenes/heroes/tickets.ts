import { mix } from '../../engine/colour.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawTicket } from '../../language/things/keepsakes.ts'
import { scene, svg } from '../../scene.ts'

/** The limb of the earth with its thin blue air, cloud bands below and the sun just risen. */
function drawEarth(s: Stage): void {
  const [cx, cy, r] = [700, 3060, 2560]
  const air = [
    [1.034, 0.12],
    [1.022, 0.2],
    [1.012, 0.35],
    [1.005, 0.6],
  ] as const
  for (const [k, opacity] of air)
    s.circle(
      cx,
      cy,
      r * k,
      s.rad([
        ['#8fd0ff', 0, 0],
        ['#8fd0ff', 0, 0.97],
        ['#8fd0ff', opacity, 0.985],
        ['#ffe6c0', opacity, 1],
      ]),
    )
  s.circle(
    cx,
    cy,
    r,
    s.rad([
      ['#0e2a5c', 1, 0.82],
      ['#1d4f8c', 1, 0.93],
      ['#5fa0c8', 1, 0.985],
      ['#fff0d0', 1, 1],
    ]),
  )
  const random = s.random(8)
  for (const i of range(70)) {
    const a = -Math.PI / 2 + (random() - 0.5) * 0.86
    const k = 0.997 - random() ** 1.4 * 0.13
    const [x, y] = [cx + Math.cos(a) * r * k, cy + Math.sin(a) * r * k]
    const w = (30 + random() * 150) * (1.06 - k) * 6
    s.ellipse(
      x,
      y,
      w,
      3 + (1 - k) * 90 * random(),
      mix('#ffffff', '#ffd9b0', random()),
      `opacity="${(0.1 + 0.3 * random()).toFixed(2)}" transform="rotate(${((a + Math.PI / 2) * 57.3).toFixed(1)} ${x.toFixed(0)} ${y.toFixed(0)})"${i % 3 ? '' : ` filter="${s.blur(3)}"`}`,
    )
  }
}

/** Round-cornered cabin window from inside with a deep sill. */
function drawCabin(s: Stage): void {
  const wall = '#cf9f7e'
  const hole =
    'M760 -20Q760 -300 1020 -300H1380Q1600 -300 1600 -20V560Q1600 760 1400 760H960Q760 760 760 560Z'
  const outer = `M${s.left} ${s.top - 400}H${s.right}V${s.bottom}H${s.left}Z`
  s.path(
    outer + hole,
    s.lin([s.shade(wall, 0.1), s.shade(wall, 0.35), s.shade(wall, 0.75)], s.left, 0, 1200, 0, true),
    'fill-rule="evenodd"',
  )
  s.line(hole, s.shade(wall, 0.05), 42).line(
    hole,
    s.lin([s.shade('#f6ead6', 0.95), s.shade('#f6ead6', 0.3)], 1, 0, 0, 1),
    18,
  )
  s.path(
    'M640 770C760 742 1500 742 1640 770V1400H600Z',
    s.lin([s.shade('#f0dfc6', 1.05), s.shade('#b99a86', 0.5), s.shade('#6a5462', 0.2)]),
  )
}

export default scene({
  name: 'heroes/tickets',
  seed: 107,
  light: {
    base: 'dawn',
    sky: ['#050a24', '#0c1c4c', '#1f4486', '#6f9cc4', '#ffdcae'],
    shadow: '#1d1c48',
    haze: '#a8c0d8',
    glow: '#ffc98a',
  },
  horizon: 560,
  sun: { x: 1200, y: 470, r: 40 },
  portrait: { x: 820, y: 130, w: 660, h: 1173 },
  layers: [
    sky({ to: 700, stars: 120, rings: 3 }),
    svg(drawEarth),
    svg((s) => {
      s.circle(
        1200,
        470,
        300,
        s.rad([
          ['#fff6dc', 0.9, 0],
          ['#ffdca0', 0.35, 0.3],
          ['#ffdca0', 0, 1],
        ]),
      ).circle(1200, 470, 30, '#fffdf4')
      drawCabin(s)
      s.ellipse(
        1120,
        800,
        420,
        70,
        s.rad([
          [s.light.sun, 0.7],
          [s.light.sun, 0],
        ]),
      )
      drawTicket(s, { x: 1110, y: 806, size: 470, turn: -6, gold: true, tilt: 0.42 })
    }),
  ],
  finish: { bloom: 0.5 },
})
