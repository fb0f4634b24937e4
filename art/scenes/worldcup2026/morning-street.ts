import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** From a stool behind the glass, looking down a cross street. */
export const STREET: Eye = { x: 1110, horizon: 350, focal: 1060, height: 1.4 }
export const see = seenFrom(STREET)
export const metre = (away: number): number => STREET.focal / away

const haze = (away: number) => clamp((away - 14) / 190) ** 0.8 * 0.9
const plane = (points: readonly World[]) => polygon(points.map(see))

interface House {
  readonly side: -1 | 1
  readonly from: number
  readonly to: number
  readonly h: number
  readonly colour: string
  readonly storeys: number
  readonly bays: number
}

const LINE = { left: -9.5, right: 8.5 }

const HOUSES: readonly House[] = [
  { side: -1, from: 130, to: 240, h: 92, colour: '#a8b4b8', storeys: 16, bays: 6 },
  { side: 1, from: 130, to: 240, h: 74, colour: '#c9b49c', storeys: 14, bays: 6 },
  { side: -1, from: 84, to: 130, h: 58, colour: '#9a8478', storeys: 11, bays: 6 },
  { side: 1, from: 84, to: 130, h: 88, colour: '#d0a888', storeys: 17, bays: 6 },
  { side: -1, from: 54, to: 84, h: 36, colour: '#8a9aa4', storeys: 8, bays: 6 },
  { side: 1, from: 56, to: 84, h: 30, colour: '#e0d0b0', storeys: 6, bays: 5 },
  { side: -1, from: 34, to: 54, h: 26, colour: '#9c6a5a', storeys: 6, bays: 6 },
  { side: 1, from: 36, to: 56, h: 34, colour: '#c87a5c', storeys: 8, bays: 6 },
  { side: -1, from: 22, to: 34, h: 30, colour: '#7f8f9c', storeys: 7, bays: 5 },
  { side: 1, from: 22, to: 36, h: 22, colour: '#d8b48c', storeys: 5, bays: 6 },
]

/** A front in sharp foreshortening: windows with a sill each, a cornice, a shop at its foot. */
function drawHouse(s: Stage, { side, from, to, h, colour, storeys, bays }: House): void {
  const right = side < 0 ? LINE.left : LINE.right
  const lit = side < 0 ? 0.12 : 1.02
  const depth = haze((from + to) / 2)
  const quad = (a: number, b: number, low: number, high: number, out = 0) =>
    plane([
      [right - side * out, low, a],
      [right - side * out, low, b],
      [right - side * out, high, b],
      [right - side * out, high, a],
    ])
  const block: World[] = [
    [right, 0, from],
    [right + side * 40, 0, from],
    [right + side * 40, h, from],
    [right, h, from],
  ]
  s.path(plane(block), s.shade(colour, side < 0 ? 0.24 : 0.3, depth))
  s.path(quad(from, to, 0, h), s.shade(colour, lit, depth))
  const [bay, storey] = [(to - from) / bays, (h - 5) / storeys]
  const panes: string[] = []
  const sills: string[] = []
  for (const i of range(bays))
    for (const k of range(storeys)) {
      const [a, b] = [from + bay * (i + 0.28), from + bay * (i + 0.72)]
      const low = 5 + storey * (k + 0.24)
      panes.push(quad(a, b, low, low + storey * 0.54))
      sills.push(quad(a - 0.2, b + 0.2, low - storey * 0.08, low))
    }
  s.path(panes.join(''), s.shade('#3a5f7c', side < 0 ? 0.1 : 0.45, depth))
  s.path(sills.join(''), s.shade(colour, lit + 0.22, depth))
  s.path(quad(from, to, 0.4, 3.6), s.shade(side < 0 ? '#27455c' : '#3f5f6a', 0.4, depth))
  s.path(quad(from, to, h - 1.1, h, 0.5), s.shade(colour, lit + 0.3, depth))
}

/** The corner house across the avenue stands in shade and keeps quiet. */
function drawShadedFront(s: Stage): void {
  const away = 22
  const front = (a: number, b: number, low: number, high: number) =>
    plane([
      [a, low, away],
      [b, low, away],
      [b, high, away],
      [a, high, away],
    ])
  const wall = (lit: number) => s.shade('#7f8f9c', lit, 0.06)
  s.path(front(-40, LINE.left, 0, 40), wall(0.22))
  const windows = range(24).map((i) => {
    const a = -36 + (i % 6) * 4.5
    const low = 5.2 + Math.floor(i / 6) * 3.6
    return front(a, a + 2, low, low + 2.3)
  })
  s.path(windows.join(''), wall(0.1))
  s.path(
    range(24)
      .map((i) =>
        front(
          -36.2 + (i % 6) * 4.5,
          -33.8 + (i % 6) * 4.5,
          4.9 + Math.floor(i / 6) * 3.6,
          5.2 + Math.floor(i / 6) * 3.6,
        ),
      )
      .join(''),
    wall(0.36),
  )
  s.path(front(-40, LINE.left, 3.6, 4.2), wall(0.34))
  s.path(
    range(5)
      .map((i) => front(-36 + i * 5.4, -31.8 + i * 5.4, 0.5, 3.1))
      .join(''),
    wall(0.08),
  )
}

/** Iron landings and ladders down the near front on the sunny side. */
function drawFireEscape(s: Stage): void {
  const right = LINE.right - 0.9
  const [from, to] = [25.5, 31]
  const iron = s.shade('#24384a', 0.4, 0.06)
  for (const k of range(4)) {
    const up = 5 + k * 3.4
    s.path(
      plane([
        [LINE.right, up, from],
        [right, up, from],
        [right, up, to],
        [LINE.right, up, to],
      ]),
      iron,
    )
    const rail = [
      plane([
        [right, up, from],
        [right, up + 1, from],
        [right, up + 1, to],
        [right, up, to],
      ]),
    ]
    const bars = range(9).map((i) =>
      polygon([see([right, up, lerp(from, to, i / 8)]), see([right, up + 1, lerp(from, to, i / 8)])], false),
    )
    const [a, b] = k % 2 ? [from + 0.8, to - 1] : [to - 1, from + 0.8]
    const stairs = polygon([see([right, up, a]), see([right, up + 3.4, b])], false)
    s.line([...rail, ...bars].join(''), iron, 1.3)
    if (k < 3) s.line(stairs, iron, 3)
  }
}

export function drawCanyon(s: Stage): void {
  const { horizon } = STREET
  for (const [i, tone] of ['#8fc4d8', '#a8d2de', '#c4e0e0', '#dfece0', '#f4f4de'].entries())
    s.rect(s.left, i ? 10 + i * 66 : s.top, s.right - s.left, s.bottom - s.top, tone)
  const [x] = see([0, 0, 300])
  s.path(
    cornered(
      '-26,0 -26,-120 -18,-120 -18,-168 -10,-168 -10,-196 -3,-206 0,-262 3,-206 10,-196 10,-168 18,-168 18,-120 26,-120 26,0',
      x - 8,
      horizon,
    ),
    s.shade('#8fb0bc', 0.6, 0.55),
  )
  s.rect(s.left, horizon, s.right - s.left, s.bottom - horizon, s.shade('#7f8f98', 0.5))
  for (const house of HOUSES) drawHouse(s, house)
  drawShadedFront(s)
  drawFireEscape(s)
}

/** The avenue before us, the street beyond, kerbs and the striped crossing. */
export function drawRoad(s: Stage): void {
  const grey = (lit: number, depth = 0) => s.shade('#76868f', lit, depth)
  s.path(
    plane([
      [LINE.left + 3, 0, 22],
      [LINE.right - 3, 0, 22],
      [LINE.right - 3, 0, 240],
      [LINE.left + 3, 0, 240],
    ]),
    grey(0.55, 0.3),
  )
  s.path(
    plane([
      [-60, 0, 8],
      [60, 0, 8],
      [60, 0, 20.4],
      [-60, 0, 20.4],
    ]),
    grey(0.62),
  )
  s.path(
    plane([
      [-60, 0, 8],
      [4, 0, 8],
      [-2, 0, 20.4],
      [-60, 0, 20.4],
    ]),
    s.light.shadow,
    'opacity=".34"',
  )
  for (const [from, to] of [
    [20.4, 22],
    [5.4, 8],
  ] as const)
    s.path(
      plane([
        [-60, 0.1, from],
        [60, 0.1, from],
        [60, 0.1, to],
        [-60, 0.1, to],
      ]),
      s.shade('#c8ccc4', 0.78),
    )
  s.path(
    plane([
      [-60, 0.1, 8],
      [60, 0.1, 8],
      [60, 0, 8.2],
      [-60, 0, 8.2],
    ]),
    s.shade('#eceadc', 0.9),
  )
  const bars = range(9).map((i) => {
    const x = -5.4 + i * 1.3
    return plane([
      [x, 0, 16.6],
      [x + 0.64, 0, 16.6],
      [x + 0.64, 0, 19.6],
      [x, 0, 19.6],
    ])
  })
  s.path(bars.join(''), s.shade('#f4f4ea', 0.95))
  s.path(
    range(10)
      .map((i) =>
        plane([
          [-22 + i * 5, 0, 12.6],
          [-19.4 + i * 5, 0, 12.6],
          [-19.4 + i * 5, 0, 12.78],
          [-22 + i * 5, 0, 12.78],
        ]),
      )
      .join(''),
    s.shade('#f2d88a', 0.9),
  )
}

/** A striped pipe set on a manhole; what it breathes rises in flat clouds. */
export function drawSteamPipe(s: Stage, right: number, away: number): void {
  const [x, y] = see([right, 0, away])
  const m = metre(away)
  const w = m * 0.34
  const h = m * 2.7
  const cloud = (k: number, dx: number, dy: number) =>
    curved(
      '-8,0 -22,-16 -14,-34 -34,-46 -34,-72 -62,-84 -66,-114 -44,-130 -62,-152 -48,-182 -14,-186 -8,-212 28,-222 52,-202 84,-200 92,-168 72,-148 84,-122 62,-102 38,-100 40,-74 18,-62 22,-36 6,-22 10,0',
      x + dx,
      y - h + 4 + dy,
      k,
      1,
      0.9,
    )
  s.path(cloud(1.16, 0, 0), s.shade('#c4dce2', 0.7))
  s.path(cloud(1.0, -9, -16), s.shade('#f8fbf4', 1))
  s.path(
    `M${x - w * 1.7} ${y}l${w * 0.5} ${-w * 0.7}h${w * 2.4}l${w * 0.5} ${w * 0.7}Z`,
    s.shade('#e07030', 0.6),
  )
  for (const i of range(6)) {
    const top = y - w * 0.6 - ((i + 1) * (h - w)) / 6
    const stripe = i % 2 ? '#f6f2e4' : '#ec6a28'
    s.rect(x - w, top, w * 2, (h - w) / 6 + 0.5, s.shade(stripe, 1))
    s.rect(x + w * 0.3, top, w * 0.7, (h - w) / 6 + 0.5, s.shade(stripe, 0.35))
  }
}

/** A yellow cab in profile, of no make, heading right; x is its middle. */
export function drawCab(s: Stage, right: number, away: number, flip = false): void {
  const [x, y] = see([right, 0, away])
  s.placed({ x, y, scale: metre(away) / 76, flip }, () => {
    const yellow = (lit: number) => s.shade('#f7bb1c', lit)
    s.path('M-196 2L-150 -14H180L206 2L176 10H-168Z', s.light.shadow, 'opacity=".5"')
    s.path(
      'M-188 -30Q-190 -58 -176 -66L-122 -74L-78 -108Q-70 -114 -56 -114H36Q54 -114 66 -106L112 -72L164 -64Q186 -58 188 -34L186 -22H-186Z',
      yellow(1.02),
    )
    s.path('M-188 -40H188L186 -22H-186Z', yellow(0.3))
    s.path('M-188 -50H187V-43H-188Z', yellow(0.7))
    s.path(
      'M-70 -102Q-64 -106 -54 -106H-10V-74H-106ZM0 -106H34Q48 -106 58 -98L90 -74H0Z',
      s.shade('#2f5068', 0.35),
    )
    s.path('M-40 -106H-22L-58 -74H-82ZM20 -106H32L6 -80V-92Z', s.shade('#cfe6ec', 0.9))
    s.path(
      range(22)
        .map((i) => `M${-176 + i * 16} ${i % 2 ? -56 : -50}h8v6h-8Z`)
        .join(''),
      s.shade('#1c2a38', 0.3),
    )
    s.line('M-4 -74V-24M-104 -70V-26M86 -70V-26', yellow(0.2), 2)
    s.rect(-28, -130, 54, 15, s.shade('#fff8dc', 1))
    s.rect(-28, -118, 54, 4, yellow(0.3))
    for (const cx of [-116, 116]) {
      s.path(ellipsePath(cx, -22, 34), yellow(0.16))
      s.path(ellipsePath(cx, -20, 28), s.shade('#1a2430', 0.25))
      s.path(ellipsePath(cx, -20, 15), s.shade('#d4dce0', 0.8))
      s.path(ellipsePath(cx, -20, 6), s.shade('#6a7a84', 0.4))
    }
    s.path('M176 -62L187 -52V-42H172Z', s.shade('#fffbe4', 1))
    s.path('M-188 -58H-178V-42H-188Z', s.shade('#d8402c', 0.8))
  })
}

/** The same trade from behind, far down the street. */
export function drawCabBehind(s: Stage, right: number, away: number): void {
  const [x, y] = see([right, 0, away])
  const m = metre(away)
  const at = (text: string): string => cornered(text, x, y, m / 100)
  const depth = haze(away) * 0.6
  s.path(at('-96,4 96,4 110,-4 -80,-6'), s.light.shadow, 'opacity=".4"')
  s.path(at('-90,-20 -92,-84 -70,-92 -56,-142 56,-142 70,-92 92,-84 90,-20'), s.shade('#f7bb1c', 0.8, depth))
  s.path(at('-62,-94 -50,-134 50,-134 62,-94'), s.shade('#2f5068', 0.4, depth))
  s.path(at('-90,-30 90,-30 88,-12 -88,-12'), s.shade('#b87a14', 0.4, depth))
  s.path(
    `${at('-88,-78 -66,-78 -66,-58 -88,-58')}${at('66,-78 88,-78 88,-58 66,-58')}`,
    s.shade('#d8402c', 0.9, depth),
  )
  s.path(at('-26,-144 26,-144 26,-158 -26,-158'), s.shade('#fff8dc', 1, depth))
}

export const streetPoint = (right: number, away: number): Point => see([right, 0, away])
