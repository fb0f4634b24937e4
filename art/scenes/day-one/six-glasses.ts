import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { EYE, see } from './toast-table.ts'

interface Glass {
  readonly x: number
  readonly z: number
  /** Outside from foot to rim: radius and height in millimetres. */
  readonly profile: string
  /** Lowest and highest point of the drink in millimetres. */
  readonly drink: readonly [number, number]
  readonly colour: string
  readonly deep: string
  readonly extra?: 'mint' | 'ice' | 'fizz' | 'slice'
}

const GLASSES: readonly Glass[] = [
  {
    x: 0.02,
    z: 1.56,
    profile: '30,0 29,3 5,8 4,70 4,96 12,104 22,126 26,160 25,200 23,232',
    drink: [104, 206],
    colour: '#f6d778',
    deep: '#c9982f',
    extra: 'fizz',
  },
  {
    x: 0.19,
    z: 1.5,
    profile: '35,0 34,3 6,9 5,40 5,78 20,88 38,108 44,134 42,166 37,192',
    drink: [86, 142],
    colour: '#b8243e',
    deep: '#6f1430',
  },
  {
    x: 0.315,
    z: 1.36,
    profile: '36,0 37,4 38,20 39,60 40,92',
    drink: [8, 50],
    colour: '#d9842a',
    deep: '#93481c',
    extra: 'ice',
  },
  {
    x: -0.115,
    z: 1.4,
    profile: '31,0 32,4 32,60 33,110 34,152',
    drink: [8, 124],
    colour: '#8fc24c',
    deep: '#3f7f3a',
    extra: 'mint',
  },
  {
    x: 0.045,
    z: 1.29,
    profile: '33,0 32,3 6,8 5,40 5,72 16,80 38,96 50,116 53,136',
    drink: [80, 124],
    colour: '#f08a78',
    deep: '#b8484c',
  },
  {
    x: 0.185,
    z: 1.2,
    profile: '36,0 40,6 41,40 41,78 38,92 35,98 36,112',
    drink: [6, 84],
    colour: '#f4a52c',
    deep: '#c2661c',
    extra: 'slice',
  },
]

type Ring = readonly [radius: number, height: number]

/** The outline of a turned glass in fine steps, in metres. */
const rings = (profile: string, from = -1, to = 999, inset = 0): Ring[] => {
  const points = outline(profile)
  const fine = points.slice(1).flatMap(([r, h], i) => {
    const [r0, h0] = points[i] as Point
    return range(7).map((k): Ring => [lerp(r0, r, k / 7), lerp(h0, h, k / 7)])
  })
  const last = points[points.length - 1] as Point
  return [...fine, last as Ring]
    .filter(([, h]) => h >= from && h <= to)
    .map(([r, h]) => [Math.max(2, r - inset) / 1000, h / 1000])
}

const scaleAt = (z: number): number => EYE.focal / z

/** How round a level ring looks: the higher, the flatter. */
const flatness = (h: number, z: number): number => (EYE.height - h) / z

const ringPath = (g: Glass, [r, h]: Ring): string => {
  const [x, y] = see([g.x, h, g.z])
  const rx = r * scaleAt(g.z)
  return ellipsePath(x, y, rx, rx * flatness(h, g.z))
}

/** Both sides of a turned body and its round foot, seen from the front. */
const bodyPath = (g: Glass, body: readonly Ring[]): string => {
  const k = scaleAt(g.z)
  const at = ([r, h]: Ring, side: 1 | -1): Point => {
    const [x, y] = see([g.x, h, g.z])
    return [x + side * r * k, y]
  }
  const foot = body[0] as Ring
  const [fx, fy] = see([g.x, foot[1], g.z])
  const sag = range(13).map((i): Point => {
    const a = Math.PI * (i / 12)
    return [fx + Math.cos(a) * foot[0] * k, fy + Math.sin(a) * foot[0] * k * flatness(foot[1], g.z)]
  })
  return polygon([
    ...body.map((ring) => at(ring, -1)).reverse(),
    ...[...sag].reverse(),
    ...body.map((ring) => at(ring, 1)),
  ])
}

/** Metres a shadow runs to the left and towards us for each metre of height. */
const FALL = { x: -1.02, z: -0.78 }

const shadowRing = (g: Glass, [r, h]: Ring): string => {
  const z = g.z + FALL.z * h
  const [x, y] = see([g.x + FALL.x * h, 0, z])
  const rx = r * scaleAt(z)
  return ellipsePath(x, y, rx, rx * flatness(0, z))
}

/** What the sun paints on the table behind each glass: grey glass, coloured drink, one burning line. */
export function drawSunThroughGlasses(s: Stage): void {
  for (const g of GLASSES) {
    s.group('opacity=".42"', () =>
      s.path(
        rings(g.profile)
          .map((ring) => shadowRing(g, ring))
          .join(''),
        s.light.shadow,
      ),
    )
    const drink = rings(g.profile, g.drink[0], g.drink[1], 4)
    s.group('opacity=".92"', () =>
      s.path(drink.map((ring) => shadowRing(g, ring)).join(''), s.shade(g.colour, 0.86)),
    )
    s.path(
      drink.map(([r, h]) => shadowRing(g, [r * 0.34, h])).join(''),
      s.shade('#fff2c4', 1.1),
      'opacity=".85"',
    )
  }
}

export function drawSixGlasses(s: Stage): void {
  for (const g of GLASSES) drawGlass(s, g)
}

function drawGlass(s: Stage, g: Glass): void {
  const body = rings(g.profile)
  const shell = bodyPath(g, body)
  const k = scaleAt(g.z)
  const [cx] = see([g.x, 0, g.z])
  const widest = Math.max(...body.map(([r]) => r)) * k
  s.path(ringPath(g, body[0] as Ring), s.shade('#9fc0b8', 0.5), 'opacity=".6"')
  s.path(shell, s.shade('#dff0e6', 1), 'opacity=".34"')
  drawDrink(s, g, cx, widest)
  s.clipped(shell, () => {
    s.rect(cx - widest, s.top, widest * 0.24, s.bottom - s.top, s.shade('#2f5f60', 0.2), 'opacity=".3"')
    s.rect(cx + widest * 0.56, s.top, widest * 0.17, s.bottom - s.top, '#fffdf0', 'opacity=".82"')
    s.rect(cx - widest * 0.62, s.top, widest * 0.06, s.bottom - s.top, '#fffdf0', 'opacity=".6"')
  })
  s.line(shell, s.shade('#2f5f60', 0.3), 1.8, 'opacity=".55" stroke-linejoin="round"')
  const rim = ringPath(g, body[body.length - 1] as Ring)
  s.line(rim, s.shade('#3f6f6c', 0.3), 3.6, 'opacity=".6"')
  s.line(rim, '#fffdf0', 2)
}

function drawDrink(s: Stage, g: Glass, cx: number, widest: number): void {
  const fill = rings(g.profile, g.drink[0], g.drink[1], 3.4)
  const pool = bodyPath(g, fill)
  const surface = fill[fill.length - 1] as Ring
  s.path(pool, s.shade(g.colour, 0.7), 'opacity=".95"')
  s.clipped(pool, () => {
    s.rect(cx - widest, s.top, widest * 0.62, s.bottom - s.top, s.shade(g.deep, 0.55), 'opacity=".75"')
    if (g.extra === 'fizz') drawFizz(s, cx, see([g.x, 0.2, g.z])[1])
  })
  s.path(ringPath(g, surface), s.shade(g.colour, 1.1))
  const [, y] = see([g.x, surface[1], g.z])
  if (g.extra === 'mint') drawMint(s, cx, y)
  if (g.extra === 'ice') drawIce(s, cx, y)
  if (g.extra === 'slice') drawSlice(s, cx, y)
}

function drawFizz(s: Stage, x: number, y: number): void {
  const random = s.random(8)
  const bubbles = range(26).map(() =>
    ellipsePath(x + (random() - 0.5) * 40, y + random() * 120, 1.2 + random() * 1.6),
  )
  s.path(bubbles.join(''), '#fffbe4', 'opacity=".9"')
}

function drawMint(s: Stage, x: number, y: number): void {
  for (const [turn, lit] of [
    [-58, 0.35],
    [46, 0.95],
    [-14, 0.75],
  ] as const)
    s.placed({ x: x + 6, y: y - 2, turn }, () =>
      s.path('M0 6C-17 -8 -14 -38 0 -54C14 -38 17 -8 0 6Z', s.shade('#3f9a4c', lit)),
    )
}

function drawIce(s: Stage, x: number, y: number): void {
  s.path(`M${x - 34} ${y - 6}l26 -14l22 12l-4 30l-26 8l-20 -10Z`, s.shade('#f6f2dc', 1), 'opacity=".8"')
  s.path(
    `M${x - 34} ${y - 6}l28 12l22 -14M${x - 6} ${y + 6}v26`,
    'none',
    'stroke="#b8762c" stroke-width="2" opacity=".5"',
  )
}

function drawSlice(s: Stage, x: number, y: number): void {
  s.placed({ x: x + 56, y: y - 42, turn: 18 }, () => {
    s.circle(0, 0, 34, s.shade('#f08a1c', 0.8))
    s.circle(0, 0, 29, s.shade('#fde6b0', 1))
    for (const i of range(8))
      s.placed({ x: 0, y: 0, turn: i * 45 }, () =>
        s.path('M0 -4L-8.4 -24Q0 -29 8.4 -24Z', s.shade('#f6a83c', 0.9)),
      )
  })
}
