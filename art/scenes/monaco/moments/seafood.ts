import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Straight head, curled tail; t runs from the brow to the tail fan. Units: the prawn is about 200 long. */
const SPINE: readonly Point[] = [
  [-104, 8],
  [-72, -6],
  [-36, -18],
  [0, -26],
  [34, -27],
  [66, -18],
  [90, 2],
  [104, 28],
  [106, 56],
]

const spineAt = (t: number): Point => {
  const at = Math.min(t, 0.9999) * (SPINE.length - 1)
  const i = Math.floor(at)
  const [a, b] = [SPINE[i] as Point, SPINE[i + 1] as Point]
  return [lerp(a[0], b[0], at - i), lerp(a[1], b[1], at - i)]
}

/** A point beside the spine: out is the back, negative the belly. */
const beside = (t: number, out: number): Point => {
  const [x, y] = spineAt(t)
  const [ax, ay] = spineAt(Math.max(0, t - 0.06))
  const [bx, by] = spineAt(Math.min(1, t + 0.06))
  const l = Math.hypot(bx - ax, by - ay) || 1
  return [x + ((by - ay) / l) * out, y - ((bx - ax) / l) * out]
}

const girth = (t: number): number =>
  t < 0.4 ? lerp(9, 25, Math.sin((t / 0.4) * 1.57)) : lerp(25, 9, (t - 0.4) / 0.6)

const shell = (from: number, to: number, low: number, high: number): string => {
  const n = 7
  const edge = (k: number) =>
    range(n).map((i) => beside(lerp(from, to, i / (n - 1)), girth(lerp(from, to, i / (n - 1))) * k))
  return polygon([...edge(high), ...edge(low).reverse()])
}

interface PrawnOptions {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly flip?: boolean
}

/** A red prawn as it is served: carapace with its spike, six plates over one another, tail fan, legs, long feelers. */
export function drawPrawn(s: Stage, o: PrawnOptions): void {
  s.placed(o, () => {
    s.placed({ x: -7, y: 9 }, () => s.path(silhouette(), s.light.shadow, 'opacity=".3"'))
    drawLegs(s)
    drawFan(s)
    drawPlates(s)
    drawHead(s)
  })
}

const silhouette = () => shell(0, 1, -1, 1)
const red = (s: Stage, lit: number) => s.shade('#dc3a2a', lit)

function drawFan(s: Stage): void {
  const [x, y] = spineAt(1)
  for (const [turn, long] of [
    [196, 40],
    [160, 44],
    [124, 44],
    [92, 36],
  ] as const)
    s.placed({ x: x + 6, y: y - 8, turn }, () => {
      s.path(`M0 -5C${long * 0.5} -14 ${long} -10 ${long + 4} 0C${long} 8 ${long * 0.5} 8 0 5Z`, red(s, 0.75))
      s.line(`M4 0H${long - 2}`, s.shade('#8f1c22', 0.4), 2)
    })
}

/** The nearest to the head lies over the next. */
function drawPlates(s: Stage): void {
  for (const i of range(6).reverse()) {
    const [from, to] = [0.4 + i * 0.1, 0.4 + (i + 1) * 0.1 + 0.035]
    s.path(shell(from, to, -1.1, 1.08), red(s, 0.6))
    s.path(shell(from, to, 0.1, 1.08), s.shade('#f0543c', 0.95))
    s.path(shell(from, to, 0.62, 1.0), s.shade('#ffa07c', 1))
    s.path(shell(from, to, -1.1, -0.7), s.shade('#a82028', 0.5))
    s.path(shell(to - 0.026, to, -1.1, 1.08), s.shade('#ffd9bc', 1))
    s.path(shell(to - 0.01, to, -1.1, 1.08), s.shade('#8f1c22', 0.4))
  }
}

function drawHead(s: Stage): void {
  const carapace = smooth(
    [
      ...range(8).map((i) => beside(0.02 + i * 0.06, girth(i * 0.06) * 1.14)),
      beside(0.45, 0),
      ...range(7).map((i) => beside(0.42 - i * 0.062, -girth(0.42 - i * 0.062) * 1.1)),
    ],
    true,
    0.7,
  )
  s.path(carapace, red(s, 0.75))
  s.clipped(carapace, () => {
    s.path(shell(0, 0.46, 0.2, 1.3), s.shade('#f0543c', 1))
    s.path(shell(0.08, 0.42, 0.72, 0.98), s.shade('#ffa07c', 1))
    s.path(shell(0, 0.46, -1.3, -0.55), s.shade('#a82028', 0.55))
  })
  s.path('M-98 -2C-116 -14 -140 -22 -164 -22C-146 -14 -128 2 -104 12Z', s.shade('#c42c28', 0.8))
  s.path('M-98 -2C-116 -14 -140 -22 -164 -22L-120 -6Z', s.shade('#ff8a68', 1))
  s.path('M-108 14L-134 16L-106 24Z', red(s, 0.7))
  s.circle(-97, 8, 6.4, s.shade('#ffd9bc', 1))
  s.circle(-98, 8, 4.8, '#160c18')
  s.line(
    'M-108 12C-170 2 -214 -38 -232 -100M-106 16C-176 22 -226 4 -268 -44',
    s.shade('#c42c28', 0.75),
    2.2,
    'stroke-linecap="round"',
  )
}

function drawLegs(s: Stage): void {
  const walking = range(5).map((i) => {
    const [x, y] = beside(0.16 + i * 0.055, -22)
    return `M${x.toFixed(1)} ${y.toFixed(1)}l-10 16l-12 10`
  })
  s.line(walking.join(''), s.shade('#b82828', 0.6), 3, 'stroke-linecap="round" stroke-linejoin="round"')
  for (const i of range(4)) {
    const t = 0.46 + i * 0.1
    const [x, y] = beside(t, -girth(t) * 0.9)
    s.path(
      `M${(x - 6).toFixed(1)} ${(y - 2).toFixed(1)}C${(x - 12).toFixed(1)} ${(y + 8).toFixed(1)} ${(x - 14).toFixed(1)} ${(y + 18).toFixed(1)} ${(x - 12).toFixed(1)} ${(y + 24).toFixed(1)}C${(x - 2).toFixed(1)} ${(y + 18).toFixed(1)} ${(x + 6).toFixed(1)} ${(y + 8).toFixed(1)} ${(x + 7).toFixed(1)} ${(y - 2).toFixed(1)}Z`,
      s.shade('#e2604a', 0.7),
    )
  }
}

/** Crushed ice: hard splinters in four tones of one light. */
export function drawIce(
  s: Stage,
  o: { x: number; y: number; r: number; n: number; size: number; seed: number },
): void {
  const random = s.random(o.seed)
  const tones = [
    s.shade('#ffffff', 1),
    s.shade('#dcedf2', 0.9),
    s.shade('#b4d4e2', 0.8),
    s.shade('#8fbcd2', 0.7),
  ]
  for (const i of range(o.n)) {
    const a = random() * 2 * Math.PI
    const q = Math.sqrt(random()) * o.r
    const [px, py] = [o.x + Math.cos(a) * q, o.y + Math.sin(a) * q]
    const k = o.size * (0.45 + random() * 0.8)
    const turn = random() * 6.3
    const corner = (j: number): Point => [
      px + Math.cos(turn + j * 1.26) * k,
      py + Math.sin(turn + j * 1.26) * k,
    ]
    const corners = range(5).map(corner)
    s.path(polygon(corners), tones[(i + Math.floor(random() * 2)) % 4] as string)
    s.path(polygon([corners[0] as Point, corners[1] as Point, [px, py]]), s.shade('#ffffff', 1))
    s.path(polygon([corners[2] as Point, corners[3] as Point, [px, py]]), tones[(i + 2) % 4] as string)
  }
}

/** Half a lemon from above: rind, pith, nine segments with their drops of juice. */
export function drawLemonHalf(s: Stage, x: number, y: number, r: number, turn = 0): void {
  s.ellipse(x - r * 0.14, y + r * 0.18, r, r, s.light.shadow, 'opacity=".3"')
  s.placed({ x, y, turn, scale: r / 100 }, () => {
    s.circle(0, 0, 100, s.shade('#f4bf2c', 0.9))
    s.circle(0, 0, 91, s.shade('#fff8dc', 1))
    for (const i of range(9))
      s.placed({ x: 0, y: 0, turn: i * 40 }, () => {
        s.path(
          'M0 -10C-10 -30 -26 -62 -23 -74C-14 -85 14 -85 23 -74C26 -62 10 -30 0 -10Z',
          s.shade('#f8d84a', i % 2 ? 1 : 0.85),
        )
        s.path('M6 -34C10 -48 16 -62 15 -70C11 -72 6 -70 4 -66Z', s.shade('#fff2a8', 1))
      })
    s.circle(0, 0, 8, s.shade('#fff8dc', 1))
  })
}
