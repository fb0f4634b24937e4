import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { CAROUSEL, PARK_EYE, see } from './park-eye.ts'

interface Shop {
  readonly w: number
  readonly h: number
  readonly wall: string
  readonly awning: string
  readonly top: 'gable' | 'cornice' | 'mansard'
}
const AWAY = 84
const SHOPS: readonly Shop[] = [
  { w: 9, h: 11.4, wall: '#f0d2b0', awning: '#d8543f', top: 'cornice' },
  { w: 8, h: 10.2, wall: '#a9cfc4', awning: '#2f7f8c', top: 'gable' },
  { w: 10, h: 12.4, wall: '#f6e4c2', awning: '#4a9a6a', top: 'mansard' },
  { w: 8, h: 10.8, wall: '#e8a890', awning: '#f4efe0', top: 'cornice' },
  { w: 9, h: 11.8, wall: '#bcd0e0', awning: '#e0a23c', top: 'gable' },
]

/** Shop fronts along the main street, square to us: from a place in metres to the right. */
export function drawShopFronts(s: Stage, from: number, first: number, n: number, depth: number): void {
  let right = from
  for (const i of range(n)) {
    const shop = SHOPS[(first + i) % SHOPS.length] as Shop
    drawShop(s, shop, right, depth)
    right += shop.w
  }
}

function drawShop(s: Stage, o: Shop, right: number, depth: number): void {
  const at = (u: number, up: number): Point => see([right + u * o.w, up, AWAY])
  const box = (u0: number, u1: number, low: number, high: number) =>
    polygon([at(u0, low), at(u1, low), at(u1, high), at(u0, high)])
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  s.path(box(0, 1, 0, o.h), tone(o.wall, 0.82))
  s.path(box(0, 0.05, 0, o.h), tone(o.wall, 0.4))
  s.path(box(-0.02, 1.02, o.h - 0.4, o.h), tone('#fff4dc', 0.98))
  s.path(box(-0.02, 1.02, o.h - 0.7, o.h - 0.4), tone('#fff4dc', 0.4))
  s.path(box(0, 1, 4.3, 4.7), tone('#fff4dc', 0.9))
  if (o.top === 'gable') {
    s.path(polygon([at(0.1, o.h), at(0.5, o.h + 2.6), at(0.9, o.h)]), tone(o.wall, 0.7))
    s.line(polygon([at(0.06, o.h), at(0.5, o.h + 2.8), at(0.94, o.h)], false), tone('#fff4dc', 0.98), 4)
  }
  if (o.top === 'mansard') {
    s.path(polygon([at(0, o.h), at(0.08, o.h + 2.4), at(0.92, o.h + 2.4), at(1, o.h)]), tone('#4f8f86', 0.75))
    for (const u of [0.28, 0.72]) s.path(box(u - 0.08, u + 0.08, o.h + 0.3, o.h + 1.7), tone('#fff4dc', 0.9))
  }
  for (const low of [5.4, 8.2])
    for (const u of [0.2, 0.5, 0.8]) {
      const high = low + (low < 6 ? 2 : 1.6)
      s.path(box(u - 0.1, u + 0.1, low - 0.2, high + 0.25), tone('#fff4dc', 0.92))
      s.path(box(u - 0.075, u + 0.075, low, high), tone('#4f8a94', 0.5))
      s.path(
        polygon([at(u - 0.075, high), at(u + 0.03, high), at(u - 0.075, low + 0.5)]),
        tone('#bfe0dc', 0.9),
      )
    }
  drawShopWindow(s, o, at, box, tone)
}

function drawShopWindow(
  s: Stage,
  o: Shop,
  at: (u: number, up: number) => Point,
  box: (u0: number, u1: number, low: number, high: number) => string,
  tone: (colour: string, lit: number) => string,
): void {
  s.path(box(0.08, 0.66, 0.7, 3.2), mix(s.light.window, s.light.haze, 0.25))
  s.line(polygon([at(0.37, 0.7), at(0.37, 3.2)], false), tone('#fff4dc', 0.8), 3)
  s.path(box(0.08, 0.66, 0, 0.7), tone(o.awning, 0.45))
  s.path(box(0.74, 0.92, 0, 3), tone('#2f6a6c', 0.5))
  for (const i of range(8)) {
    const [u0, u1] = [0.04 + i * 0.115, 0.04 + (i + 1) * 0.115]
    s.path(box(u0, u1, 2.9, 4.1), tone(i % 2 ? '#fff6e2' : o.awning, 0.92))
    s.path(box(u0, u1, 2.6, 2.9), tone(i % 2 ? '#fff6e2' : o.awning, 0.5))
  }
}

/** Paving in rings round the carousel, each a flat tone, and the long shade of the pavilion. */
export function drawPlace(s: Stage): void {
  const tones = ['#f0e2c4', '#e2d2b2']
  s.fillBelow(PARK_EYE.horizon + 24, s.shade('#eadbbb', 0.92, 0.1))
  for (const [i, r] of [54, 49, 44.5, 40.5, 37, 33.8, 31, 28.4, 26, 23.6, 21.2, 18.8].entries()) {
    const ring = range(97).map((k): Point => {
      const a = (k / 96) * 2 * Math.PI
      return see([CAROUSEL.right + Math.sin(a) * r, 0, Math.max(5.4, CAROUSEL.away - Math.cos(a) * r)])
    })
    s.path(polygon(ring), s.shade(tones[i % 2] ?? '#f0e2c4', i % 2 ? 0.8 : 0.95, i > 6 ? 0.06 : 0))
  }
  const spokes = range(48).map((k) => {
    const a = (k / 48) * 2 * Math.PI + 0.03
    const at = (r: number) =>
      see([CAROUSEL.right + Math.sin(a) * r, 0, Math.max(5.4, CAROUSEL.away - Math.cos(a) * r)])
    return polygon([at(18.8), at(54)], false)
  })
  s.line(spokes.join(''), s.shade('#b9a580', 0.6), 1.3, 'opacity=".5"')
  drawPavilionShade(s)
}

function drawPavilionShade(s: Stage): void {
  const side = (a: number, r: number, dx: number, dz: number): Point =>
    see([CAROUSEL.right + Math.sin(a) * r + dx, 0, CAROUSEL.away - Math.cos(a) * r + dz])
  const front = range(21).map((i) => side(0.3 + (i / 20) * -Math.PI, 14.4, -26, -9))
  s.path(polygon([side(0.3, 14.6, 0, 0), ...front, side(-2.84, 14.6, 0, 0)]), s.light.shadow, 'opacity=".3"')
}

/** Round trees in the haze behind the place. */
export function drawParkTrees(s: Stage): void {
  for (const [depth, size, up] of [
    [0.62, 64, 0],
    [0.4, 44, 12],
  ] as const)
    for (let x = s.left - 60; x < s.right + 60; x += size * 1.1)
      drawLeaves(s, {
        x: x + up * 2,
        y: PARK_EYE.horizon + 8 - size * 0.3 + up,
        rx: size * 0.85,
        ry: size * (0.62 + 0.28 * Math.sin(x * 0.021 + depth * 9)),
        colour: '#4f9a72',
        depth,
        leaf: 9,
        density: 110,
        seed: x + depth,
      })
}

/** A lamp post with a basket of flowers. */
export function drawLampPost(s: Stage, right: number, away: number, flip = false): void {
  const [x, y] = see([right, 0, away])
  const m = PARK_EYE.focal / away
  const k = flip ? -1 : 1
  const iron = s.shade('#1f4f54', 0.5)
  s.path(
    polygon([
      [x, y - m * 0.1],
      [x, y + m * 0.02],
      [x - m * 5, y + m * 0.95],
      [x - m * 5, y + m * 0.87],
    ]),
    s.light.shadow,
    'opacity=".36"',
  )
  s.path(
    polygon([
      [x - m * 0.2, y],
      [x + m * 0.2, y],
      [x + m * 0.12, y - m * 0.5],
      [x - m * 0.12, y - m * 0.5],
    ]),
    iron,
  )
  s.line(`M${x} ${y - m * 0.3}V${y - m * 3.3}`, iron, m * 0.11)
  s.line(`M${x} ${y - m * 2.7}h${k * m * 0.6}v${m * 0.1}`, iron, m * 0.06)
  s.path(
    polygon([
      [x - m * 0.16, y - m * 3.3],
      [x + m * 0.16, y - m * 3.3],
      [x + m * 0.25, y - m * 3.9],
      [x - m * 0.25, y - m * 3.9],
    ]),
    mix(s.light.window, '#ffffff', 0.35),
  )
  s.path(
    polygon([
      [x - m * 0.3, y - m * 3.9],
      [x + m * 0.3, y - m * 3.9],
      [x, y - m * 4.25],
    ]),
    iron,
  )
  drawLeaves(s, {
    x: x + k * m * 0.6,
    y: y - m * 2.4,
    rx: m * 0.36,
    ry: m * 0.3,
    colour: '#4f9a5c',
    leaf: m * 0.11,
    density: 26000 / m,
    bloom: 0.5,
    bloomColour: '#f0648a',
    seed: right + away,
  })
}
