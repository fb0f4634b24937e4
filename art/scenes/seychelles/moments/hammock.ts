import { type Point, polygon, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range, smoothstep } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

const LEFT: Point = [392, 452]
const RIGHT: Point = [1236, 438]

const SPINE = 186

/** A point of the cloth, which gathers towards its knots. */
function hung(sag: number, t: number): Point {
  const open = 0.22 + 0.78 * smoothstep(0.08, 0.42, Math.min(t, 1 - t))
  const drop = SPINE + (sag - SPINE) * open
  return [lerp(LEFT[0], RIGHT[0], t), lerp(LEFT[1], RIGHT[1], t) + 4 * drop * t * (1 - t)]
}

/** A hanging curve between the two knots, from a share of the way to another. */
const hang = (sag: number, from: number, to: number): Point[] =>
  range(37).map((i) => hung(sag, lerp(from, to, i / 36)))

const band = (upper: readonly Point[], lower: readonly Point[]) =>
  polygon([...upper, ...[...lower].reverse()])

const CLOTH = [0.13, 0.87] as const
const STRIPES = [
  [0, 0.1, '#f6ead2'],
  [0.1, 0.22, '#1f7f86'],
  [0.22, 0.3, '#f6ead2'],
  [0.3, 0.46, '#e2603a'],
  [0.46, 0.54, '#f6ead2'],
  [0.54, 0.62, '#f2b23c'],
  [0.62, 0.7, '#f6ead2'],
  [0.7, 0.86, '#1f7f86'],
  [0.86, 1, '#f6ead2'],
] as const

/** An empty striped hammock: its far side lit through, its belly in shade. */
export function drawHammock(s: Stage): void {
  drawCords(s, 176)
  const [from, to] = CLOTH
  const far = hang(168, from, to)
  const near = hang(248, from + 0.005, to - 0.005)
  s.path(band(far, near), s.shade('#fbe2b4', 0.98))
  for (const k of [0.3, 0.56, 0.8]) {
    const fold = hang(lerp(168, 248, k), from + 0.03, to - 0.03)
    const under = hang(lerp(168, 248, k) + 9, from + 0.03, to - 0.03)
    s.path(band(fold, under), s.shade(k === 0.56 ? '#e2603a' : '#d98a4a', 0.7), 'opacity=".7"')
  }
  s.line(polygon(far, false), s.shade('#fff4d6', 1.1), 4)
  for (const [a, b, colour] of STRIPES) {
    const upper = hang(lerp(248, 344, a), from + 0.005, to - 0.005)
    const lower = hang(lerp(248, 344, b), from + 0.005, to - 0.005)
    s.path(band(upper, lower), s.shade(colour, a < 0.3 ? 0.5 : a < 0.6 ? 0.3 : 0.12))
  }
  s.line(polygon(near, false), s.shade('#fff0cc', 1.05), 5)
  drawFringe(s, near)
  drawCords(s, 290)
}

/** Knotted tassels along the near edge. */
function drawFringe(s: Stage, near: readonly Point[]): void {
  const knots: string[] = []
  for (const i of range(near.length - 1)) {
    const [a, b] = [near[i] as Point, near[i + 1] as Point]
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const wide = (b[0] - a[0]) / 2
    knots.push(`M${a[0]} ${a[1] + 2}L${x} ${y + 20}L${b[0]} ${b[1] + 2}L${x} ${y + 10}Z`)
    knots.push(
      `M${x - 3} ${y + 18}L${x - wide * 0.28} ${y + 40}L${x + wide * 0.28} ${y + 41}L${x + 3} ${y + 18}Z`,
    )
  }
  s.path(knots.join(''), s.shade('#f6e2b8', 0.82))
}

/** The fans of cord between cloth and knot. */
function drawCords(s: Stage, sag: number): void {
  const lines = range(11).map((i) => {
    const at = (t: number) => hung(lerp(sag, sag + 54, i / 10), t)
    return polygon([LEFT, at(CLOTH[0] + 0.005)], false) + polygon([RIGHT, at(CLOTH[1] - 0.005)], false)
  })
  s.line(lines.join(''), s.shade('#f0d8a8', 0.8), 1.8)
}

type Trunk = readonly { readonly line: readonly Point[]; readonly half: readonly [number, number] }[]

const PORT: Trunk = [
  {
    line: [
      [250, 960],
      [262, 800],
      [306, 640],
      [336, 470],
      [306, 300],
      [322, 130],
      [286, -60],
    ],
    half: [74, 44],
  },
  {
    line: [
      [318, 420],
      [392, 300],
      [506, 208],
      [590, 96],
      [664, -40],
    ],
    half: [40, 20],
  },
  {
    line: [
      [470, 236],
      [600, 190],
      [716, 176],
      [800, 128],
    ],
    half: [17, 7],
  },
]
const STARBOARD: Trunk = [
  {
    line: [
      [1426, 960],
      [1392, 800],
      [1330, 640],
      [1302, 470],
      [1340, 300],
      [1322, 120],
      [1368, -60],
    ],
    half: [84, 50],
  },
  {
    line: [
      [1322, 400],
      [1234, 276],
      [1140, 200],
      [1080, 90],
      [1040, -40],
    ],
    half: [40, 18],
  },
  {
    line: [
      [1190, 236],
      [1080, 206],
      [986, 206],
      [900, 164],
    ],
    half: [17, 6],
  },
]

const BARK = '#4a4038'

function drawTrunk(s: Stage, trunk: Trunk, lit: 1 | -1): void {
  for (const { line, half } of trunk) {
    const wide = (t: number) => lerp(half[0], half[1], t ** 0.7)
    s.path(ribbon(line, wide), s.shade(BARK, 0.06))
    const moved = (by: number, thin: number) =>
      ribbon(
        line.map(([x, y], i) => [x + lit * wide(i / (line.length - 1)) * by, y] as Point),
        (t) => wide(t) * thin,
      )
    s.path(moved(0.5, 0.42), s.shade(BARK, 0.34))
    s.path(moved(0.84, 0.14), s.shade('#f0a860', 0.86))
    drawFurrows(s, line, wide)
  }
  drawLashing(s, lit > 0 ? LEFT : RIGHT, lit)
}

/** The diamond cracks of takamaka bark. */
function drawFurrows(s: Stage, line: readonly Point[], wide: (t: number) => number): void {
  const random = s.random(line.length + (line[0] as Point)[0])
  const cracks: string[] = []
  for (const i of range(line.length - 1)) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point]
    for (const _ of range(9)) {
      const t = random()
      const w = wide((i + t) / (line.length - 1))
      const x = lerp(a[0], b[0], t) + (random() - 0.5) * 1.3 * w
      const y = lerp(a[1], b[1], t)
      const l = 20 + random() * 34
      const lean = ((b[0] - a[0]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)) * l
      const rise = ((b[1] - a[1]) / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1)) * l
      const k = w * 0.05 + 1
      cracks.push(
        polygon([
          [x, y],
          [x + lean * 0.5 - k, y + rise * 0.5],
          [x + lean, y + rise],
          [x + lean * 0.5 + k, y + rise * 0.5],
        ]),
      )
    }
  }
  s.path(cracks.join(''), s.light.shadow, 'opacity=".55"')
}

/** Three turns of rope round the trunk, and the eye the cords hang from. */
function drawLashing(s: Stage, knot: Point, lit: 1 | -1): void {
  const x = knot[0] - lit * 62
  for (const i of range(3)) {
    const y = knot[1] - 16 + i * 13
    s.line(`M${x - 58} ${y - lit * 6}Q${x} ${y + 12} ${x + 58} ${y + lit * 2}`, s.shade('#6a4a30', 0.1), 13)
    s.line(`M${x - 58} ${y - lit * 6}Q${x} ${y + 12} ${x + 58} ${y + lit * 2}`, s.shade('#e0bc84', 0.75), 9)
  }
  s.line(
    `M${x + lit * 48} ${knot[1]}L${knot[0]} ${knot[1]}`,
    s.shade('#e0bc84', 0.85),
    10,
    'stroke-linecap="round"',
  )
}

/** One takamaka leaf: broad, leathery, a pale midrib. */
function drawLeaf(s: Stage, x: number, y: number, length: number, turn: number, lit: number): void {
  s.placed({ x, y, turn }, () => {
    const w = length * 0.22
    s.path(
      `M0 0C${length * 0.2} ${-w * 1.3} ${length * 0.75} ${-w * 1.2} ${length} 0Z`,
      s.shade('#4f8a48', lit),
    )
    s.path(
      `M0 0C${length * 0.2} ${w * 1.3} ${length * 0.75} ${w * 1.2} ${length} 0Z`,
      s.shade('#3a6f44', lit * 0.6),
    )
    s.line(`M${-length * 0.14} 0H${length * 0.94}`, s.shade('#c8cf7a', 0.3 + lit * 0.6), 1.4)
  })
}

/** A bough end: leaves in pairs along a twig. */
function drawSpray(
  s: Stage,
  x: number,
  y: number,
  turn: number,
  size: number,
  lit: number,
  seed: number,
): void {
  const random = s.random(seed)
  s.placed({ x, y, turn }, () => {
    s.line(`M0 0Q${size * 0.5} ${-size * 0.06} ${size} 0`, s.shade(BARK, 0.1), 4)
    for (const i of range(7)) {
      const t = 0.12 + i * 0.14
      for (const k of [-1, 1])
        drawLeaf(
          s,
          t * size,
          -size * 0.02,
          size * (0.5 - 0.16 * t) * (0.85 + random() * 0.3),
          k * (62 - 30 * t + random() * 16),
          Math.max(0, lit + (random() - 0.6) * 0.5),
        )
    }
    drawLeaf(s, size, 0, size * 0.34, 0, lit)
  })
}

const SPRAYS: readonly (readonly [x: number, y: number, turn: number, size: number, lit: number])[] = [
  [560, 150, 40, 120, 0.3],
  [640, 40, 62, 150, 0.5],
  [760, 140, 38, 110, 0.75],
  [520, 20, 96, 160, 0.2],
  [420, 30, 70, 170, 0.12],
  [250, 60, 120, 190, 0.1],
  [120, 20, 70, 200, 0.1],
  [40, 120, 30, 160, 0.16],
  [190, 200, 96, 150, 0.2],
  [380, 190, 20, 120, 0.24],
  [920, 176, 150, 105, 0.8],
  [1010, 60, 122, 150, 0.6],
  [1060, 190, 110, 120, 0.45],
  [1130, 40, 84, 170, 0.25],
  [1240, 60, 112, 180, 0.14],
  [1420, 60, 70, 200, 0.1],
  [1520, 30, 104, 210, 0.1],
  [1580, 190, 150, 170, 0.14],
  [1440, 220, 80, 150, 0.18],
  [1250, 240, 158, 110, 0.3],
]

/** Two leaning takamakas, branches meeting above, the hammock between them. */
export function drawTakamakas(s: Stage): void {
  for (const [i, [x, y, turn, size]] of SPRAYS.entries())
    drawSpray(s, x + 30, y - 40, turn + 20, size, 0.04, i + 60)
  drawTrunk(s, PORT, 1)
  drawTrunk(s, STARBOARD, -1)
  drawHammock(s)
  for (const [i, [x, y, turn, size, lit]] of SPRAYS.entries()) drawSpray(s, x, y, turn, size, lit, i + 3)
}

/** Sand above the tide with the long shadows of the trunks, towards us. */
export function drawEveningSand(s: Stage): void {
  const edge: Point[] = [
    [s.left, 762],
    [240, 752],
    [520, 770],
    [820, 764],
    [1120, 776],
    [1400, 756],
    [s.right, 764],
  ]
  const sand = `${smooth(edge, false, 0.9)}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`
  s.path(
    sand,
    s.lin([s.shade('#f0c890', 0.95), s.shade('#c8926a', 0.6), s.shade('#8a6250', 0.3)], 0, 750, 0, 920, true),
  )
  s.line(
    smooth(
      edge.map(([x, y]) => [x, y - 3] as Point),
      false,
      0.9,
    ),
    s.shade('#fff2d8', 1),
    6,
  )
  s.clipped(sand, () => {
    s.path(
      polygon([
        [196, 900],
        [322, 866],
        [150, 960],
        [-60, 960],
      ]),
      s.light.shadow,
      'opacity=".55"',
    )
    s.path(
      polygon([
        [1350, 866],
        [1490, 900],
        [1720, 960],
        [1560, 960],
      ]),
      s.light.shadow,
      'opacity=".55"',
    )
    s.path('M470 858Q800 936 1176 852Q1010 980 620 960Z', s.light.shadow, 'opacity=".34"')
  })
}
