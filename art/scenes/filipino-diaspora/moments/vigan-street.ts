import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPerson } from '../../../language/people/person.ts'

export const VIGAN_EYE: Eye = { x: 700, horizon: 500, focal: 980, height: 1.6 }
const WALL = 3.7
const see = seenFrom(VIGAN_EYE)
const quad = (points: readonly World[]) => polygon(points.map(see))

/** Where a house front meets the street, by design x: the mirror line of the wet stones. */
export function kerbAt(x: number): number {
  const away = Math.max(3, Math.min(60, (VIGAN_EYE.focal * WALL) / Math.max(1, Math.abs(x - VIGAN_EYE.x))))
  return VIGAN_EYE.horizon + (VIGAN_EYE.focal * VIGAN_EYE.height) / away
}

const PLASTER = ['#d9b48c', '#c98f74', '#e0c8a4', '#b98a7a', '#d0a888', '#c4b09c']

/** Both sides of Calle Crisologo: stone below, capiz windows above, deep eaves. */
export function drawViganFronts(s: Stage): void {
  drawStreetEnd(s)
  for (const i of range(9).reverse()) {
    const near = 3.4 + i * 4.6
    for (const side of [-1, 1] as const)
      drawHouse(
        s,
        side,
        near,
        near + 4.6,
        PLASTER[(i * 2 + (side > 0 ? 1 : 4)) % PLASTER.length] as string,
        6.2 + ((i * 3 + side) % 3) * 0.5,
      )
  }
}

/** The houses and the belfry where the street ends, in the evening haze. */
function drawStreetEnd(s: Stage): void {
  const { x, horizon: y } = VIGAN_EYE
  const wall = s.shade('#a88a8c', 0.4, 0.55)
  s.path(
    `M${x - 110} ${y + 40}V${y - 62}L${x - 60} ${y - 84}L${x - 8} ${y - 62}V${y - 50}L${x + 50} ${y - 74}L${x + 110} ${y - 50}V${y + 40}Z`,
    wall,
  )
  s.path(
    `M${x - 4} ${y + 40}V${y - 120}L${x + 18} ${y - 148}L${x + 40} ${y - 120}V${y + 40}Z`,
    s.shade('#8f7488', 0.4, 0.5),
  )
  s.path(`M${x + 11} ${y - 92}v-16a7 7 0 0 1 14 0v16Z`, s.lamp(0.2))
  for (const dx of [-90, -66, -40, 58, 82]) s.rect(x + dx, y - 40, 12, 18, s.lamp(0.2))
}

function drawHouse(s: Stage, side: -1 | 1, near: number, far: number, plaster: string, top: number): void {
  const x = side * WALL
  const depth = Math.min(0.62, near / 62)
  const face = (z0: number, z1: number, y0: number, y1: number, out = 0) =>
    quad([
      [x - side * out, y0, z0],
      [x - side * out, y1, z0],
      [x - side * out, y1, z1],
      [x - side * out, y0, z1],
    ])
  const along = (t: number) => near + (far - near) * t
  s.path(face(near, far, 0, 3.2), s.lin([s.shade(plaster, 0.34, depth), s.shade(plaster, 0.18, depth)]))
  s.path(face(near, far, 3.2, top), s.shade('#7a5848', 0.3, depth))
  for (const k of [0, 1]) {
    const [a, b] = [along(0.14 + k * 0.46), along(0.46 + k * 0.44)]
    const arch = doorway(side, a, b)
    s.path(
      arch,
      k === (near < 4 ? 1 : 0)
        ? s.lin([s.lamp(depth), s.shade('#c8743c', 0.6, depth)])
        : s.shade('#2a1f44', 0.1, depth),
    )
    s.line(arch, s.shade('#e0c8a4', 0.5, depth), Math.max(1, 60 / near))
  }
  drawCapizRow(s, side, near, far, top, depth)
  s.path(
    quad([
      [x, 3.3, near],
      [x - side * 0.35, 3.3, near],
      [x - side * 0.35, 3.3, far],
      [x, 3.3, far],
    ]),
    s.shade('#5a3f3a', 0.5, depth),
  )
  s.path(face(near, far, 3.1, 3.32, 0.35), s.shade('#8a6450', 0.5, depth))
  s.path(
    quad([
      [x + side * 0.4, top + 0.9, near],
      [x - side * 0.95, top - 0.05, near],
      [x - side * 0.95, top - 0.05, far],
      [x + side * 0.4, top + 0.9, far],
    ]),
    s.shade('#7a3f3c', 0.32, depth),
  )
  s.path(
    quad([
      [x - side * 0.95, top - 0.05, near],
      [x - side * 0.95, top - 0.22, near],
      [x - side * 0.95, top - 0.22, far],
      [x - side * 0.95, top - 0.05, far],
    ]),
    s.shade('#4a2f3c', 0.2, depth),
  )
  drawLantern(s, side, along(0.05), depth)
}

function doorway(side: -1 | 1, a: number, b: number): string {
  const x = side * (WALL - 0.02)
  const arc = range(21).map((i): Point => {
    const t = i / 20
    return see([x, 2 + Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * 0.75, a + (b - a) * t])
  })
  return `${polygon([see([x, 0, a]), ...arc, see([x, 0, b])])}`
}

/** A band of sliding windows, most of them lamplit behind the shell. */
function drawCapizRow(s: Stage, side: -1 | 1, near: number, far: number, top: number, depth: number): void {
  const x = side * (WALL - 0.04)
  const random = s.random(near * 3 + side)
  const [low, high] = [3.75, top - 0.55]
  for (const w of range(3)) {
    const lit = random() > 0.28
    const a = near + (far - near) * (0.07 + w * 0.31)
    const b = a + (far - near) * 0.25
    const cell = (i: number, j: number) => {
      const [p, q] = [a + ((b - a) * i) / 4, a + ((b - a) * (i + 0.86)) / 4]
      const [u, v] = [low + ((high - low) * j) / 5, low + ((high - low) * (j + 0.84)) / 5]
      return quad([
        [x, u, p],
        [x, v, p],
        [x, v, q],
        [x, u, q],
      ])
    }
    s.path(
      quad([
        [x, low - 0.12, a - 0.06],
        [x, high + 0.1, a - 0.06],
        [x, high + 0.1, b + 0.02],
        [x, low - 0.12, b + 0.02],
      ]),
      s.shade('#3a2436', 0.2, depth),
    )
    const panes = range(20).map((k) => ({ d: cell(k % 4, Math.floor(k / 4)), bright: random() }))
    const glow = (k: number) =>
      panes
        .filter((p) => (k === 0 ? p.bright < 0.5 : p.bright >= 0.5))
        .map((p) => p.d)
        .join('')
    s.path(glow(0), lit ? s.lamp(depth) : s.shade('#8a94b4', 0.5, depth))
    s.path(glow(1), lit ? s.shade('#ffb45e', 1, depth * 0.5) : s.shade('#a8aec4', 0.6, depth))
    s.line(
      quad([
        [x, low - 0.5, a],
        [x, low - 0.14, a],
        [x, low - 0.14, b],
        [x, low - 0.5, b],
      ]),
      s.shade('#2a1f44', 0.2, depth),
      Math.max(0.6, 16 / near),
    )
  }
}

function drawLantern(s: Stage, side: -1 | 1, z: number, depth: number): void {
  const [x, y] = see([side * (WALL - 0.5), 2.75, z])
  const r = 200 / z
  s.circle(
    x,
    y,
    r * 3.4,
    s.rad([
      ['#ffc676', 0.6 - depth * 0.4],
      ['#ffa04a', 0.12],
      ['#ffa04a', 0],
    ]),
  )
  s.path(
    `M${x - r * 0.34} ${y - r * 0.4}L${x + r * 0.34} ${y - r * 0.4}L${x + r * 0.24} ${y + r * 0.42}H${x - r * 0.24}Z`,
    '#fff0c4',
  )
  s.path(
    `M${x - r * 0.42} ${y - r * 0.4}L${x} ${y - r * 0.72}L${x + r * 0.42} ${y - r * 0.4}Z`,
    s.shade('#2a1f44', 0.2),
  )
}

/** A kalesa going away from us: two great wheels, a curved hood, the driver's hat, the horse's ears. */
export function drawKalesa(s: Stage, o: { x: number; y: number; scale: number }): void {
  s.placed({ x: o.x, y: o.y, scale: o.scale }, () => {
    s.ellipse(0, 6, 150, 16, s.light.shadow, 'opacity=".55"')
    drawHorseBeyond(s)
    for (const x of [-96, 96]) drawWheel(s, x)
    s.path('M-74 -96H74L82 -182H-82Z', s.lin([s.shade('#8a2f3a', 0.75), s.shade('#4a1a34', 0.2)]))
    s.line('M-66 -110H66M-70 -140H70', s.shade('#e0b060', 0.9), 3)
    s.path('M-34 -164q34 22 68 0v-14h-68Z', s.shade('#3a1c34', 0.15))
    s.path(
      `${smooth(
        [
          [-88, -178],
          [-94, -250],
          [-78, -310],
          [-40, -334],
          [0, -340],
          [40, -334],
          [78, -310],
          [94, -250],
          [88, -178],
        ],
        false,
        0.9,
      )}L64 -178C70 -240 62 -286 0 -290C-62 -286 -70 -240 -64 -178Z`,
      s.lin([s.shade('#2f2450', 0.6), s.shade('#1c1638', 0.1)]),
    )
    s.path(
      smooth(
        [
          [-88, -178],
          [-94, -250],
          [-78, -310],
          [-40, -334],
          [0, -340],
          [40, -334],
          [78, -310],
          [94, -250],
          [88, -178],
        ],
        false,
        0.9,
      ),
      'none',
      `stroke="${s.shade('#ffd9a0', 0.9)}" stroke-width="3" opacity=".7"`,
    )
    s.clipped('M-66 -178C-70 -240 -62 -286 0 -290C62 -286 70 -240 66 -178Z', () => {
      drawPerson(s, { x: -26, y: -56, h: 214, wears: 'shirt', colour: '#f4ead6', hair: 'strawHat' })
      drawPerson(s, { x: 32, y: -62, h: 190, wears: 'dress', colour: '#d98a5a', hair: 'bun' })
    })
    s.line('M-82 -182H82', s.shade('#e0b060', 0.9), 5)
    for (const x of [-90, 90]) {
      s.circle(
        x,
        -206,
        34,
        s.rad([
          ['#ffd27a', 0.7],
          ['#ffb45e', 0],
        ]),
      )
      s.path(`M${x - 8} -218h16l-3 24h-10Z`, '#fff0c4')
    }
  })
}

function drawHorseBeyond(s: Stage): void {
  const coat = s.shade('#6a4038', 0.35)
  s.line('M-24 4L-22 -60M22 2L24 -60', s.shade('#4a2c34', 0.25), 11)
  s.path('M-40 -60C-46 -120 -34 -150 0 -150C34 -150 46 -120 40 -60Z', coat)
  s.line('M0 -120Q8 -70 2 -40', s.shade('#241a2c', 0.2), 11, 'stroke-linecap="round"')
}

function drawWheel(s: Stage, x: number): void {
  const rim = s.shade('#c8923c', 0.8)
  s.ellipse(x, -76, 26, 82, 'none', `stroke="${s.shade('#2a1c38', 0.2)}" stroke-width="9"`)
  s.ellipse(x - 2, -76, 23, 78, 'none', `stroke="${rim}" stroke-width="3.4"`)
  const spokes = range(12).map((i) => {
    const a = (i / 12) * 2 * Math.PI
    return `M${x} -76L${x + Math.cos(a) * 23} ${-76 + Math.sin(a) * 78}`
  })
  s.line(spokes.join(''), rim, 3)
  s.ellipse(x, -76, 7, 13, s.shade('#f0c878', 1))
}
