import { type Point, ribbon } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { type Layers, modelled, svg } from '../../../scene.ts'

const LEFT: Point = [372, 388]
const RIGHT: Point = [1240, 372]

/** A hammock with someone asleep in it, hung between two takamaka trunks. */
export const takamakaHammock = (): Layers => [
  svg((s) => canopy(s, 0.14, 1)),
  modelled({ round: 40, dark: 0.85, bright: 0.6 }, (s) =>
    trunk(
      s,
      [
        [250, 980],
        [286, 700],
        [330, 440],
        [300, 180],
        [352, -60],
      ],
      62,
    ),
  ),
  modelled({ round: 34, dark: 0.85, bright: 0.6 }, (s) =>
    trunk(
      s,
      [
        [316, 420],
        [430, 250],
        [560, 150],
        [640, 20],
      ],
      30,
    ),
  ),
  modelled({ round: 44, dark: 0.85, bright: 0.6 }, (s) =>
    trunk(
      s,
      [
        [1420, 980],
        [1352, 720],
        [1300, 440],
        [1360, 200],
        [1330, -60],
      ],
      70,
    ),
  ),
  modelled({ round: 30, dark: 0.85, bright: 0.6 }, (s) =>
    trunk(
      s,
      [
        [1316, 380],
        [1190, 220],
        [1100, 130],
        [1060, -20],
      ],
      30,
    ),
  ),
  modelled({ round: 18, dark: 0.7 }, farEdge),
  modelled({ round: 34, dark: 0.75 }, sleeper),
  modelled({ round: 40, dark: 0.75, bright: 0.7 }, cloth),
  svg(clothStripes),
  modelled({ round: 13, dark: 0.75 }, hangingArm),
  svg(cords),
  svg((s) => canopy(s, 0, 3)),
]

function trunk(s: Stage, line: readonly Point[], half: number): void {
  s.path(
    ribbon(line, (t) => half * (1.25 - 0.5 * t)),
    s.shade('#5f4650', 0.34),
  )
  const bark = line.slice(0, -1).flatMap(([x, y], i) => {
    const [nx, ny] = line[i + 1] as Point
    return range(4).map((k) => {
      const off = (k - 1.5) * half * 0.45
      return `M${round1(x + off)} ${round1(y)}Q${round1((x + nx) / 2 + off * 0.6 + 8)} ${round1((y + ny) / 2)} ${round1(nx + off)} ${round1(ny)}`
    })
  })
  s.line(bark.join(''), s.shade('#2c1f44', 0.05), 2.6, 'opacity=".5"')
}

/** Point of the sagging edge; `drop` is its sag. */
const sag = (t: number, drop: number): Point => [
  LEFT[0] + 96 + (RIGHT[0] - LEFT[0] - 192) * t,
  LEFT[1] + 30 + (RIGHT[1] - LEFT[1]) * t + 4 * drop * t * (1 - t),
]

const edge = (drop: number): Point[] => range(13).map((i) => sag(i / 12, drop))
const text = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')

function farEdge(s: Stage): void {
  s.path(`M${text(edge(140))}L${text(edge(220).reverse())}Z`, s.shade('#e8d4b8', 0.25))
}

function sleeper(s: Stage): void {
  s.path(
    ribbon(
      [
        [640, 520],
        [760, 540],
        [880, 540],
        [980, 516],
      ],
      (t) => 44 - 16 * t,
    ),
    s.shade('#3f6a8a', 0.5),
  )
  s.path(
    ribbon(
      [
        [952, 524],
        [1010, 480],
        [1066, 462],
      ],
      () => 15,
    ),
    s.shade('#7a4a38', 0.6),
  )
  s.ellipse(590, 486, 34, 30, s.shade('#7a4a38', 0.6))
  s.path(
    'M552 498C540 462 566 436 602 446C628 452 636 470 628 480C600 470 576 476 552 498Z',
    s.shade('#241a2c', 0.3),
  )
  s.path('M536 470C572 424 640 440 660 486C620 462 580 456 536 470Z', s.shade('#e6c88a', 0.8))
}

function cloth(s: Stage): void {
  s.path(`M${text(edge(196))}L${text(edge(296).reverse())}Z`, s.shade('#f0dcc0', 0.7))
}

function clothStripes(s: Stage): void {
  for (const [drop, colour, width] of [
    [216, '#d9573f', 7],
    [238, '#2f8f94', 12],
    [262, '#e8b64c', 7],
    [280, '#d9573f', 5],
  ] as const)
    s.line(`M${text(edge(drop))}`, s.shade(colour, 0.7), width, 'opacity=".85"')
  s.line(`M${text(edge(198))}`, s.shade('#fff0d4', 1), 4, 'opacity=".8"')
  const fringe = range(70).map((i) => {
    const [x, y] = sag((i + 0.5) / 70, 296)
    return `M${round1(x)} ${round1(y - 2)}q-3 16 ${i % 2 ? 3 : -4} 30`
  })
  s.line(fringe.join(''), s.shade('#f0dcc0', 0.5), 2)
}

function hangingArm(s: Stage): void {
  s.path(
    ribbon(
      [
        [700, 572],
        [708, 630],
        [698, 690],
        [702, 716],
      ],
      (t) => 17 - 7 * t,
    ),
    s.shade('#7a4a38', 0.65),
  )
  for (const i of range(4))
    s.path(
      ribbon(
        [
          [694 + i * 5, 710],
          [692 + i * 6, 730],
          [690 + i * 7, 746 - (i === 0 ? 8 : 0)],
        ],
        () => 3.6,
      ),
      s.shade('#7a4a38', 0.65),
    )
}

function cords(s: Stage): void {
  const lines = range(9).map((i) => {
    const [ax, ay] = sag(0, 0)
    const [bx, by] = sag(1, 0)
    const spread = (i - 4) * 7
    return `M${LEFT[0] - 50} ${LEFT[1] - 20}L${round1(ax)} ${round1(ay + spread)}M${RIGHT[0] + 50} ${RIGHT[1] - 30}L${round1(bx)} ${round1(by + spread)}`
  })
  s.line(lines.join(''), s.shade('#f0d8b0', 0.8), 1.6)
  s.line(
    `M${LEFT[0] - 50} ${LEFT[1] - 20}l-50 -24M${RIGHT[0] + 50} ${RIGHT[1] - 30}l50 -20`,
    s.shade('#d9b884', 0.7),
    8,
  )
}

function canopy(s: Stage, depth: number, salt: number): void {
  const random = s.random(40 + salt)
  for (const i of range(26)) {
    const x = s.left + ((i + random() * 0.6) / 25) * (s.right - s.left)
    const open = Math.abs(x - 800) < 260 ? -70 : 0
    drawCrown(s, {
      x,
      y: 120 + open + random() * 60 - salt * 12,
      w: 220,
      h: 150,
      colour: '#2f5f50',
      depth,
      lit: 0.7,
      dab: 13,
      density: 70,
      seed: salt * 77 + i,
    })
  }
}
