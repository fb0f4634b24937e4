import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { water } from '../../language/sea/water.ts'
import { drawLantern } from '../../language/things/festoon.ts'
import { type Layers, svg } from '../../scene.ts'
import { type StreetOptions, streetPoint } from './street.ts'

const ALLEY: StreetOptions = { x: 1090, y: 520, half: 560, height: 760 }
const FAR = 0.09
const SHOPS = 8
const SIGNS = ['#e2503f', '#37b3a6', '#f0a648', '#e86f8a', '#4fb8c9']

const shopAt = (i: number): number => 3.4 * (FAR / 3.4) ** (i / SHOPS)
const footAt = (x: number): number => ALLEY.y + (Math.abs(x - ALLEY.x) * (900 - ALLEY.y)) / 560

/** A narrow drinking alley at night: lit shop fronts, paper lanterns, signs that say nothing. */
export const lanternAlley = (): Layers => [
  svg((s) => {
    drawGround(s)
    for (const side of [-1, 1] as const) for (const i of range(SHOPS).reverse()) drawShop(s, side, i)
  }),
  water({
    y: ALLEY.y + 6,
    waterline: footAt,
    mask: (x, y) => (y > footAt(x) ? 1 : 0),
    colours: ['#7a4a6a', '#3a2f66', '#1f2352', '#141a42'],
    reflection: [0.85, 0.55],
    amplitude: 30,
    wave: 0.7,
    glint: 0,
  }),
  svg(drawKerbs),
]

function drawGround(s: Stage): void {
  s.path(
    polygon([[ALLEY.x, ALLEY.y], streetPoint(ALLEY, 1, 4), streetPoint(ALLEY, -1, 4)]),
    s.shade('#3a3560', 0.3),
  )
}

function drawShop(s: Stage, side: -1 | 1, i: number): void {
  const random = s.random(i * 7 + side)
  const [near, far] = [shopAt(i), shopAt(i + 1)]
  const depth = 0.5 * (i / SHOPS) ** 1.5
  const at = (t: number, up: number, out = 1): Point => streetPoint(ALLEY, side * out, lerp(near, far, t), up)
  const quad = (t0: number, t1: number, u0: number, u1: number) =>
    polygon([at(t0, u0), at(t1, u0), at(t1, u1), at(t0, u1)])
  const wood = ['#5a3f56', '#4a3a5c', '#63444c'][i % 3] ?? '#5a3f56'
  s.path(quad(0, 1, 0, 1.25), s.lin([s.shade(wood, 0.02, depth), s.shade(wood, 0.34, depth)]))
  const warm = ['#ffd58a', '#ffb35c', '#ffe3ac'][Math.floor(random() * 3)] ?? '#ffd58a'
  s.path(quad(0.12, 0.9, 0, 0.27), s.lin([mix(warm, '#e2703f', 0.2), warm]), 'opacity=".95"')
  const bars = range(11).map((k) => quad(0.12 + k * 0.075, 0.132 + k * 0.075, 0, 0.27))
  s.path(bars.join('') + quad(0.1, 0.92, 0.05, 0.058), s.shade('#3a2438', 0.2, depth))
  drawNoren(s, at, SIGNS[(i * 2 + (side > 0 ? 1 : 0)) % 5] ?? '#37b3a6', depth)
  s.path(
    quad(0.2, 0.8, 0.5, 0.68),
    random() < 0.55 ? s.lamp(depth) : s.shade('#2a2650', 0.25, depth),
    'opacity=".75"',
  )
  s.path(
    range(9)
      .map((k) => quad(0.2 + k * 0.075, 0.215 + k * 0.075, 0.49, 0.69))
      .join(''),
    s.shade('#2a2040', 0.1, depth),
  )
  s.path(
    polygon([at(-0.02, 0.4), at(1, 0.4), at(1, 0.345, 0.8), at(-0.02, 0.345, 0.8)]),
    s.lin([s.shade('#3a4066', 0.55, depth), s.shade('#2a2a52', 0.15, depth)]),
  )
  s.path(
    polygon([at(-0.02, 0.345, 0.8), at(1, 0.345, 0.8), at(1, 0.33, 0.8), at(-0.02, 0.33, 0.8)]),
    s.shade('#e2a06c', 0.9, depth),
  )
  if (i > 1 || side > 0)
    drawSign(s, side, lerp(near, far, 0.55), SIGNS[(i + (side > 0 ? 3 : 0)) % 5] ?? '#e2503f', i, depth)
  for (const t of [0.15, 0.5, 0.85]) {
    const [x, y] = at(t, 0.27, 0.79)
    drawLantern(s, { x, y, r: 46 * lerp(near, far, t), kind: 'paper', colour: '#e2402f', depth, glow: 0.75 })
  }
}

/** Short split curtain over the door. */
function drawNoren(s: Stage, at: (t: number, up: number) => Point, colour: string, depth: number): void {
  for (const k of range(5)) {
    const [a, b] = [0.16 + k * 0.14, 0.29 + k * 0.14]
    s.path(
      polygon([at(a, 0.27), at(b, 0.27), at(b, 0.185), at(a, 0.185)]),
      s.lin([
        s.shade(mix(colour, '#2a3468', 0.5), 0.75, depth),
        s.shade(mix(colour, '#2a3468', 0.6), 0.3, depth),
      ]),
    )
  }
}

/** Upright light box on a bracket, with a plain pattern of discs and bars. */
function drawSign(s: Stage, side: -1 | 1, t: number, colour: string, kind: number, depth: number): void {
  const at = (out: number, up: number): Point => streetPoint(ALLEY, side * out, t, up)
  const [x0, y0] = at(side > 0 ? 0.72 : 0.94, 0.95)
  const [x1, y1] = at(side > 0 ? 0.94 : 0.72, 0.52)
  const [w, h] = [Math.abs(x1 - x0), y1 - y0]
  const x = Math.min(x0, x1)
  s.ellipse(
    x + w / 2,
    y0 + h / 2,
    w * 2.4,
    h * 0.95,
    s.rad([
      [colour, 0.4],
      [colour, 0],
    ]),
  )
  s.rect(x - w * 0.06, y0 - w * 0.06, w * 1.12, h + w * 0.12, s.shade('#2a2040', 0.3, depth))
  s.rect(x, y0, w, h, s.lin([mix(colour, '#fff0cc', 0.45), colour, mix(colour, '#2a2050', 0.25)]))
  const cream = mix('#fff6dc', colour, 0.1)
  if (kind % 3 === 0)
    for (const k of range(3)) s.circle(x + w / 2, y0 + h * (0.2 + k * 0.3), w * 0.3, cream, 'opacity=".9"')
  else if (kind % 3 === 1)
    s.line(
      range(5)
        .map(
          (k) =>
            `M${round1(x + w * 0.2)} ${round1(y0 + h * (0.16 + k * 0.17))}q${round1(w * 0.3)} ${round1(-h * 0.07)} ${round1(w * 0.6)} 0`,
        )
        .join(''),
      cream,
      w * 0.11,
      'opacity=".9"',
    )
  else {
    s.circle(x + w / 2, y0 + h * 0.24, w * 0.32, cream, 'opacity=".9"')
    s.rect(x + w * 0.3, y0 + h * 0.46, w * 0.4, h * 0.42, cream, 'opacity=".85"')
  }
}

function drawKerbs(s: Stage): void {
  for (const side of [-1, 1])
    s.path(
      polygon([
        streetPoint(ALLEY, side, FAR),
        streetPoint(ALLEY, side, 4),
        streetPoint(ALLEY, side * 0.95, 4),
        streetPoint(ALLEY, side * 0.95, FAR),
      ]),
      s.lin([s.shade('#c08a8a', 0.7), s.shade('#4a4270', 0.4)], 0, ALLEY.y, 0, 900, true),
      'opacity=".8"',
    )
}

/** Fine slanting rain, denser where the light is. */
export function drawRain(s: Stage): void {
  const random = s.random(77)
  const drops = range(420).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = s.top + random() * (s.bottom - s.top)
    const l = 14 + random() * 26
    return `M${round1(x)} ${round1(y)}l${round1(-l * 0.12)} ${round1(l)}`
  })
  s.line(drops.join(''), '#ffe6d8', 0.9, 'opacity=".22"')
}

/** Open umbrella over two, seen from behind: dark ribs, light along the rim. */
export function drawUmbrella(s: Stage, x: number, y: number, r: number, colour: string): void {
  const dome = `M${x - r} ${y}C${x - r * 0.9} ${y - r * 0.74} ${x + r * 0.9} ${y - r * 0.74} ${x + r} ${y}Q${x + r * 0.83} ${y - r * 0.1} ${x + r * 0.66} ${y}Q${x + r * 0.5} ${y - r * 0.11} ${x + r * 0.33} ${y}Q${x + r * 0.16} ${y - r * 0.11} ${x} ${y}Q${x - r * 0.16} ${y - r * 0.11} ${x - r * 0.33} ${y}Q${x - r * 0.5} ${y - r * 0.11} ${x - r * 0.66} ${y}Q${x - r * 0.83} ${y - r * 0.1} ${x - r} ${y}Z`
  s.path(dome, s.lin([s.shade(colour, 1.05), s.shade(colour, 0.6), s.shade(colour, 0.15)]))
  const top = y - r * 0.555
  s.line(
    range(7)
      .map(
        (i) =>
          `M${round1(x)} ${round1(top)}Q${round1(x + (i - 3) * r * 0.27)} ${round1(y - r * 0.42)} ${round1(x + (i - 3) * r * 0.33)} ${round1(y)}`,
      )
      .join(''),
    s.shade(colour, 0.02),
    1.4,
    'opacity=".6"',
  )
  s.line(
    `M${x - r * 0.96} ${y - r * 0.12}C${x - r * 0.7} ${y - r * 0.66} ${x + r * 0.7} ${y - r * 0.66} ${x + r * 0.96} ${y - r * 0.12}`,
    '#ffd9a0',
    1.6,
    'opacity=".7"',
  )
  s.line(`M${x} ${top}v${-r * 0.1}`, s.shade('#2a2040', 0.2), 3)
}
