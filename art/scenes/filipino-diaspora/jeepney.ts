import { ellipsePath, type Point, polygon, ribbon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

interface JeepneyOptions {
  /** Ground under the front bumper, and design units per metre. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Metres from the front bumper and above the ground, on the paper. */
type Place = (along: number, up: number) => Point

const WINDOWS = [2.86, 3.7, 4.54, 5.38] as const
const LONG = 6.3
const RED = '#c8262c'
const GOLD = '#f4c02e'
const BLUE = '#1f5fa8'

/** A jeepney from its near side, its bonnet to the left: chrome, painted panels, luggage on the roof. */
export function drawJeepney(s: Stage, o: JeepneyOptions): void {
  const at: Place = (u, v) => [o.x + u * o.scale, o.y - v * o.scale]
  drawGroundShadow(s, at)
  drawInside(s, at)
  const cabin = polygon([at(1.8, 0.6), at(LONG, 0.6), at(LONG, 2.1), at(1.8, 2.1)])
  s.clipped(cabin, () => drawPassengers(s, at, o.scale))
  drawPanels(s, at)
  drawMurals(s, at, o.scale)
  drawBonnet(s, at, o.scale)
  drawRoof(s, at, o.scale)
  drawLoad(s, at, o.scale)
  for (const u of [1.04, 4.78]) drawWheel(s, at(u, 0.4), o.scale)
  drawFenders(s, at)
  drawStreamers(s, at)
}

const shape = (s: Stage, at: Place, text: string, colour: string, attributes = '') =>
  s.path(polygon(outline(text).map(([u, v]) => at(u, v))), colour, attributes)

const box = (s: Stage, at: Place, [u1, u2]: Point, [v1, v2]: Point, colour: string) =>
  s.path(polygon([at(u1, v1), at(u2, v1), at(u2, v2), at(u1, v2)]), colour)

const rounded = (at: Place, text: string, tension = 0.7) =>
  smooth(
    outline(text).map(([u, v]) => at(u, v)),
    true,
    tension,
  )

/** What polished steel shows in hard bands: sky, a white edge, the dark of the wall, the paving. */
function chrome(s: Stage, d: string, at: Place, [low, high]: Point): void {
  const rise = high - low
  s.path(d, s.shade('#b9c8d0', 0.75))
  s.clipped(d, () => {
    for (const [from, to, colour, lit] of [
      [0.74, 1, '#8fc0dc', 0.85],
      [0.62, 0.74, '#ffffff', 1],
      [0.5, 0.62, '#4f6478', 0.35],
      [0.2, 0.5, '#a9b4b8', 0.7],
      [0, 0.2, '#d8c8a4', 0.9],
    ] as const)
      box(s, at, [-0.4, LONG + 0.6], [low + rise * from, low + rise * to], s.shade(colour, lit))
  })
}

function drawGroundShadow(s: Stage, at: Place): void {
  shape(
    s,
    at,
    '-1.3,0.12 -0.9,0.2 6.3,0.22 6.42,0.06 5.9,-0.05 0.4,-0.05 -0.2,0.02',
    s.light.shadow,
    'opacity=".55"',
  )
  shape(s, at, '0.5,0.2 6.05,0.2 6.1,0.5 0.4,0.5', s.shade('#20283a', 0.05))
}

function drawInside(s: Stage, at: Place): void {
  box(s, at, [1.8, LONG - 0.1], [1.2, 2.06], s.shade('#2a3448', 0.12))
  box(s, at, [2.1, LONG - 0.3], [1.5, 1.92], s.shade('#d8cba8', 0.7))
  for (const u of [2.8, 3.64, 4.48, 5.32]) box(s, at, [u, u + 0.1], [1.3, 2.06], s.shade('#2a3448', 0.12))
}

type Rider = Pick<FigureOptions, 'dress' | 'colours' | 'skin'> & Partial<FigureOptions>

const RIDERS: readonly Rider[] = [
  { dress: 'shirt', colours: ['#f4ecd8', '#34507e'], skin: 'bronze' },
  { dress: 'summerDress', colours: ['#e8503c', '#f4ecd8'], skin: 'honey', woman: true, hair: 'long' },
  {
    dress: 'shirt',
    colours: ['#2f8f9a', '#34507e'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: ['#f4c02e', '#f4c02e'],
  },
  {
    dress: 'summerDress',
    colours: ['#f2b632', '#f4ecd8'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
    age: 'elder',
  },
  { dress: 'shirt', colours: ['#7fb4d8', '#34507e'], skin: 'umber' },
  { dress: 'summerDress', colours: ['#58a878', '#f4ecd8'], skin: 'honey', woman: true, hair: 'ponytail' },
  { dress: 'shirt', colours: ['#d8405c', '#34507e'], skin: 'bronze', age: 'elder' },
]

/** Backs along the near bench, and the driver at his wheel. */
function drawPassengers(s: Stage, at: Place, m: number): void {
  for (const [i, rider] of RIDERS.entries()) {
    const [x, y] = at(3.08 + i * 0.45, 0.2 + ((i * 5) % 3) * 0.03)
    drawFigure(s, {
      ...rider,
      x,
      y,
      h: m * (1.6 + ((i * 3) % 4) * 0.02),
      pose: 'handsBehind',
      flip: i % 2 === 0,
      shadow: false,
    })
  }
  const [x, y] = at(2.44, 0.6)
  drawFigure(s, {
    x,
    y,
    h: m * 1.66,
    pose: 'sitting',
    flip: true,
    dress: 'shirt',
    colours: ['#f6efda', '#34507e'],
    skin: 'chestnut',
    hat: 'cap',
    hatColours: [RED, RED],
    shadow: false,
  })
}

function drawPanels(s: Stage, at: Place): void {
  chrome(s, polygon([at(2.78, 0.5), at(LONG, 0.5), at(LONG, 1.34), at(2.78, 1.34)]), at, [0.5, 1.34])
  chrome(s, polygon([at(1.86, 0.5), at(2.78, 0.5), at(2.78, 1.26), at(1.86, 1.2)]), at, [0.5, 1.26])
  s.line(polygon([at(2.78, 0.5), at(2.78, 1.34)], false), s.shade('#3a4a5c', 0.2), 2)
  for (const [u, w] of [
    [1.8, 0.07],
    [2.74, 0.09],
    [3.64, 0.07],
    [4.48, 0.07],
    [5.32, 0.07],
    [6.18, 0.12],
  ] as const) {
    box(s, at, [u, u + w], [1.26, 2.06], s.shade('#8fa4b4', 0.5))
    box(s, at, [u + w * 0.5, u + w], [1.26, 2.06], s.shade('#ffffff', 1))
  }
  shape(s, at, '1.66,1.24 1.74,1.24 1.92,2.06 1.84,2.06', s.shade('#f4f0e0', 1))
  box(s, at, [2.78, LONG], [1.32, 1.4], s.shade(RED, 0.75))
  box(s, at, [2.78, LONG], [1.4, 1.43], s.shade(GOLD, 1))
  box(s, at, [1.75, LONG], [0.4, 0.5], s.shade('#c4ccd0', 0.9))
  box(s, at, [1.75, LONG], [0.36, 0.41], s.shade('#2a3448', 0.2))
  box(s, at, [LONG, LONG + 0.34], [0.38, 0.48], s.shade('#d8dee0', 0.95))
  box(s, at, [LONG, LONG + 0.07], [0.8, 0.96], s.shade(RED, 0.9))
}

/** Painted panels between the posts: sun, sea, sampaguita, star. */
function drawMurals(s: Stage, at: Place, m: number): void {
  for (const [i, u] of WINDOWS.entries()) {
    const frame = polygon([at(u, 0.72), at(u + 0.72, 0.72), at(u + 0.72, 1.22), at(u, 1.22)])
    s.path(
      polygon([at(u - 0.04, 0.68), at(u + 0.76, 0.68), at(u + 0.76, 1.26), at(u - 0.04, 1.26)]),
      s.shade(GOLD, 0.95),
    )
    s.path(frame, s.shade([BLUE, '#2f9a8c', RED, BLUE][i] as string, 0.75))
    const [cx, cy] = at(u + 0.36, 0.97)
    s.clipped(frame, () => MURALS[i]?.(s, cx, cy, m))
  }
  const [cx, cy] = at(2.3, 0.84)
  for (const [r, colour] of [
    [0.27, RED],
    [0.2, GOLD],
    [0.12, BLUE],
  ] as const)
    s.path(
      polygon(
        range(16).map((k): Point => {
          const q = (k / 16) * 6.283
          const w = r * m * (k % 2 ? 0.62 : 1)
          return [cx + Math.cos(q) * w, cy + Math.sin(q) * w]
        }),
      ),
      s.shade(colour, 0.9),
    )
  const studs = range(26).map((k) => ellipsePath(...at(2.86 + k * 0.135, 0.585), 0.018 * m))
  s.path(studs.join(''), s.shade('#fffaf0', 1))
}

const MURALS: readonly ((s: Stage, x: number, y: number, m: number) => void)[] = [
  (s, x, y, m) => {
    const rays = range(9).map((i) => {
      const a = Math.PI + (i / 8) * Math.PI
      return `M${x} ${y + 0.2 * m}L${x + Math.cos(a - 0.09) * m * 0.6} ${y + 0.2 * m + Math.sin(a - 0.09) * m * 0.6}L${x + Math.cos(a + 0.09) * m * 0.6} ${y + 0.2 * m + Math.sin(a + 0.09) * m * 0.6}Z`
    })
    s.path(rays.join(''), s.shade('#f08a2c', 0.95))
    s.circle(x, y + 0.2 * m, 0.2 * m, s.shade('#ffd84a', 1))
  },
  (s, x, y, m) => {
    s.rect(x - m, y - m * 0.3, m * 2, m * 0.26, s.shade('#bfe4e4', 0.95))
    s.path(
      `M${x - 0.1 * m} ${y + 0.06 * m}V${y - 0.2 * m}L${x + 0.16 * m} ${y + 0.02 * m}Z`,
      s.shade('#fff6e0', 1),
    )
    s.path(
      `M${x - 0.22 * m} ${y + 0.07 * m}h${0.44 * m}l${-0.08 * m} ${0.07 * m}h${-0.28 * m}Z`,
      s.shade(RED, 0.9),
    )
    s.line(
      `M${x - 0.34 * m} ${y + 0.2 * m}q${0.09 * m} ${-0.06 * m} ${0.17 * m} 0t${0.17 * m} 0t${0.17 * m} 0t${0.17 * m} 0`,
      s.shade('#e8faf4', 1),
      2.4,
    )
  },
  (s, x, y, m) => {
    for (const i of range(8)) {
      const a = (i / 8) * 6.283
      s.circle(
        x + Math.cos(a) * m * 0.13,
        y + Math.sin(a) * m * 0.13,
        m * 0.075,
        s.shade('#fff8e8', i % 2 ? 0.8 : 1),
      )
    }
    s.circle(x, y, m * 0.075, s.shade(GOLD, 1))
  },
  (s, x, y, m) => {
    s.path(
      polygon(
        range(10).map((k): Point => {
          const q = (k / 10) * 6.283 - 1.571
          const w = m * (k % 2 ? 0.09 : 0.23)
          return [x + Math.cos(q) * w, y + Math.sin(q) * w]
        }),
      ),
      s.shade(GOLD, 1),
    )
    s.circle(x, y, m * 0.05, s.shade(RED, 0.9))
  },
]

function drawBonnet(s: Stage, at: Place, m: number): void {
  chrome(
    s,
    polygon([at(0.24, 0.52), at(1.86, 0.52), at(1.86, 1.22), at(1.66, 1.27), at(0.34, 1.14), at(0.24, 1.06)]),
    at,
    [0.52, 1.28],
  )
  shape(s, at, '0.5,0.86 1.62,0.92 1.62,1.1 0.5,1.02', s.shade(RED, 0.8))
  shape(s, at, '0.5,0.82 1.62,0.88 1.62,0.92 0.5,0.86', s.shade(GOLD, 1))
  const louvres = range(7).map((i) =>
    polygon([at(0.72 + i * 0.12, 0.91 + i * 0.004), at(0.76 + i * 0.12, 1.0 + i * 0.006)], false),
  )
  s.line(louvres.join(''), s.shade('#7a1a24', 0.3), 2.4)
  box(s, at, [0.1, 0.26], [0.5, 1.08], s.shade('#dfe6e8', 1))
  for (const v of range(5)) box(s, at, [0.1, 0.26], [0.56 + v * 0.1, 0.6 + v * 0.1], s.shade('#43566a', 0.3))
  s.path(ellipsePath(...at(0.1, 0.94), 0.085 * m, 0.12 * m), s.shade('#c8d0d4', 0.8))
  s.path(ellipsePath(...at(0.06, 0.94), 0.05 * m, 0.1 * m), s.shade('#fff4c8', 1))
  box(s, at, [-0.1, 0.5], [0.36, 0.5], s.shade('#f4f4ec', 1))
  box(s, at, [-0.1, 0.5], [0.36, 0.41], s.shade('#5a6a7a', 0.4))
  for (const u of [0.62, 0.94]) {
    shape(s, at, `${u},1.3 ${u + 0.34},1.33 ${u + 0.34},1.37 ${u},1.42`, s.shade('#f0b93c', 0.95))
    s.path(ellipsePath(...at(u, 1.36), 0.03 * m, 0.07 * m), s.shade('#8a5a1c', 0.5))
    s.line(polygon([at(u + 0.2, 1.2), at(u + 0.2, 1.34)], false), s.shade('#c4ccd0', 0.9), 3)
  }
  s.path(ellipsePath(...at(1.62, 1.62), 0.05 * m, 0.09 * m), s.shade('#dfe6e8', 1))
  s.line(polygon([at(1.74, 1.5), at(1.62, 1.6)], false), s.shade('#8fa4b4', 0.6), 2.4)
}

function drawRoof(s: Stage, at: Place, m: number): void {
  shape(s, at, '1.5,2.02 6.42,2.02 6.44,2.14 6.3,2.23 5,2.27 3,2.27 1.8,2.24 1.54,2.14', s.shade(RED, 0.55))
  shape(s, at, '1.56,2.14 6.44,2.14 6.3,2.23 5,2.27 3,2.27 1.8,2.24', s.shade('#e8402f', 0.95))
  box(s, at, [1.5, 6.43], [2.06, 2.11], s.shade(GOLD, 1))
  const fringe = range(37).map((i) =>
    polygon([at(1.86 + i * 0.12, 2.03), at(1.97 + i * 0.12, 2.03), at(1.915 + i * 0.12, 1.92)]),
  )
  s.path(fringe.filter((_, i) => i % 2 === 0).join(''), s.shade(GOLD, 0.95))
  s.path(fringe.filter((_, i) => i % 2 === 1).join(''), s.shade('#fbf4e2', 0.95))
  shape(s, at, '1.42,2.08 1.72,2.08 1.8,2.5 1.5,2.5', s.shade(BLUE, 0.75))
  shape(s, at, '1.42,2.08 1.47,2.08 1.55,2.5 1.5,2.5', s.shade(GOLD, 1))
  const posts = range(6).map((i) => polygon([at(2.7 + i * 0.68, 2.24), at(2.7 + i * 0.68, 2.5)], false))
  s.line(posts.join(''), s.shade('#9fb0bc', 0.6), 0.035 * m)
  s.line(
    polygon([at(2.62, 2.5), at(6.2, 2.5)], false) + polygon([at(2.62, 2.38), at(6.2, 2.38)], false),
    s.shade('#eef2f0', 1),
    0.04 * m,
  )
}

/** Green bananas, a lidded basket, a rolled mat, two boxes tied with string. */
function drawLoad(s: Stage, at: Place, m: number): void {
  for (const [u, w, h, colour] of [
    [2.86, 0.62, 0.34, '#b98a52'],
    [3.56, 0.5, 0.42, '#d8b072'],
    [5.5, 0.56, 0.36, '#a8703c'],
  ] as const) {
    box(s, at, [u, u + w], [2.3, 2.3 + h], s.shade(colour, 0.45))
    box(s, at, [u + w * 0.45, u + w], [2.3, 2.3 + h], s.shade(colour, 0.9))
    s.line(
      polygon([at(u + w * 0.3, 2.3), at(u + w * 0.3, 2.3 + h)], false) +
        polygon([at(u, 2.3 + h * 0.55), at(u + w, 2.3 + h * 0.55)], false),
      s.shade('#f4ead0', 0.9),
      1.8,
    )
  }
  for (const i of range(9)) {
    const [x, y] = at(4.36 + (i % 5) * 0.13, 2.34 + Math.floor(i / 5) * 0.16)
    s.path(
      ribbon(
        [
          [x - 0.1 * m, y - 0.1 * m],
          [x, y],
          [x + 0.12 * m, y - 0.07 * m],
        ],
        (t) => 0.045 * m * Math.sin(Math.PI * (0.2 + t * 0.6)),
      ),
      s.shade(i % 2 ? '#7fae3c' : '#a8cc54', 0.6 + (i % 3) * 0.15),
    )
  }
  s.path(rounded(at, '5.02,2.3 5.42,2.3 5.46,2.46 5.36,2.58 5.08,2.58 4.98,2.46'), s.shade('#c8404a', 0.6))
  s.path(ellipsePath(...at(5.24, 2.45), 0.1 * m, 0.11 * m), s.shade('#f2d9a0', 0.95))
}

function drawWheel(s: Stage, [x, y]: Point, m: number): void {
  for (const [r, colour, lit] of [
    [0.42, '#20242e', 0.1],
    [0.36, '#343a46', 0.35],
    [0.27, '#e8eef0', 1],
    [0.23, '#8fa4b4', 0.5],
    [0.19, RED, 0.8],
    [0.09, '#fbf4e2', 1],
  ] as const)
    s.circle(x, y, r * m, s.shade(colour, lit))
  const spokes = range(8).map(
    (i) =>
      `M${x + Math.cos(i * 0.785) * m * 0.1} ${y + Math.sin(i * 0.785) * m * 0.1}L${x + Math.cos(i * 0.785) * m * 0.18} ${y + Math.sin(i * 0.785) * m * 0.18}`,
  )
  s.line(spokes.join(''), s.shade(GOLD, 1), 2.4)
  s.path(
    `M${x + 0.1 * m} ${y - 0.25 * m}A${0.27 * m} ${0.27 * m} 0 0 1 ${x + 0.26 * m} ${y - 0.06 * m}L${x + 0.2 * m} ${y - 0.05 * m}A${0.2 * m} ${0.2 * m} 0 0 0 ${x + 0.08 * m} ${y - 0.2 * m}Z`,
    '#ffffff',
  )
}

function drawFenders(s: Stage, at: Place): void {
  for (const u of [1.04, 4.78]) {
    const arch = (from: number, to: number, r1: number, r2: number): string => {
      const ring = (r: number) =>
        range(13).map((i): Point => {
          const a = from + ((to - from) * i) / 12
          return at(u + Math.cos(a) * r, 0.4 + Math.sin(a) * r)
        })
      return polygon([...ring(r1), ...ring(r2).reverse()])
    }
    s.path(arch(0, Math.PI, 0.62, 0.46), s.shade(RED, 0.6))
    s.path(arch(0, Math.PI, 0.62, 0.55), s.shade('#e8402f', 1))
    s.path(arch(0.1, Math.PI - 0.1, 0.52, 0.49), s.shade(GOLD, 1))
  }
  shape(s, at, '5.42,0.42 5.6,0.42 5.58,0.08 5.44,0.08', s.shade('#20242e', 0.2))
}

/** Two whip aerials with pennants. */
function drawStreamers(s: Stage, at: Place): void {
  for (const [u, lean, colours] of [
    [0.3, -0.36, [GOLD, '#fbf4e2', RED]],
    [0.44, 0.1, [RED, BLUE, GOLD]],
  ] as const) {
    const [a, b, c] = [at(u, 1.1), at(u + lean * 0.2, 1.9), at(u + lean, 2.66)]
    s.line(`M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`, s.shade('#3a4a5c', 0.3), 1.8)
    for (const [i, colour] of colours.entries()) {
      const [x, y] = at(u + lean * (1 - i * 0.27), 2.64 - i * 0.26)
      s.path(`M${x} ${y}q14 -5 26 2q10 5 22 0l-6 9q-10 4 -20 -1q-10 -5 -22 1Z`, s.shade(colour, 0.92))
    }
  }
}
