import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const SNOW = '#ffffff'
const SHADE = '#9fb6cc'

interface TernOptions {
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** A fairy tern at rest, looking left, its feet at (x, y): 180 units tall at size 1. */
export function drawPerchedTern(s: Stage, o: TernOptions): void {
  s.placed({ x: o.x, y: o.y, scale: o.size ?? 1 }, () => {
    s.path('M58 -34L126 44L112 14L148 30L92 -40Z', s.shade(SHADE, 0.62))
    s.path('M-6 -16L-10 4M12 -14L10 4', 'none', `stroke="${s.shade('#33475c', 0.3)}" stroke-width="4.400"`)
    s.path('M-22 3Q-10 -4 -2 3Q6 -4 22 3L20 7L-22 7Z', s.shade('#33475c', 0.3))
    s.path(
      curved(
        '-53,-139 -45,-155 -29,-162 -13,-155 -4,-138 8,-118 34,-92 62,-60 74,-36 56,-24 24,-14 -6,-14 -30,-34 -44,-66 -46,-96 -44,-116 -52,-126',
      ),
      s.shade(SNOW, 1),
    )
    s.path(
      curved('-30,-34 -40,-58 -34,-74 -10,-50 20,-36 56,-32 74,-36 54,-22 22,-13 -6,-14', 0, 0, 1, 1, 0.5),
      s.shade(SHADE, 0.72),
    )
    drawFoldedWing(s)
    s.path('M-50 -142C-66 -144 -86 -149 -100 -156C-88 -142 -68 -131 -49 -128Z', s.shade('#16233a', 0.1))
    s.path('M-50 -134L-66 -137L-49 -128.500Z', s.shade('#4f86b8', 0.8))
    s.circle(-33, -143, 6.4, s.shade('#0f1626', 0))
    s.circle(-35, -145.5, 1.7, '#ffffff')
  })
}

function drawFoldedWing(s: Stage): void {
  s.path(
    'M-20 -112C2 -126 30 -98 58 -66C92 -28 124 8 164 34C128 28 90 10 56 -10C22 -28 -8 -52 -18 -82Z',
    s.shade('#f2f6f8', 0.92),
  )
  s.path(
    'M-18 -82C-8 -52 22 -28 56 -10C90 10 128 28 164 34C120 36 76 16 44 -2C14 -18 -14 -46 -18 -82Z',
    s.shade(SHADE, 0.5),
  )
  const quills = range(5).map(
    (i) => `M${6 + i * 17} ${-70 + i * 14}Q${62 + i * 13} ${-26 + i * 9} ${122 + i * 7} ${14 + i * 3.4}`,
  )
  s.line(quills.join(''), s.shade(SHADE, 0.5), 1.6)
}

/** One raised wing in local units: leading edge, tip, and a trailing edge of quills. */
function wing(root: Point, wrist: Point, tip: Point, back: Point): string {
  const quills = range(9).map((i): Point[] => {
    const t = i / 9
    const at = (k: number): Point => {
      const u = (1 - k) ** 2
      const v = 2 * k * (1 - k)
      const bend: Point = [(tip[0] + back[0]) / 2 - (tip[1] - back[1]) * 0.1, (tip[1] + back[1]) / 2 + 26]
      return [u * tip[0] + v * bend[0] + k * k * back[0], u * tip[1] + v * bend[1] + k * k * back[1]]
    }
    const [a, b] = [at(t), at(t + 1 / 9)]
    return [
      [a[0] + (b[0] - a[0]) * 0.8, a[1] + (b[1] - a[1]) * 0.8],
      [b[0] - 4, b[1] - 5],
    ]
  })
  const lead = `M${root[0]} ${root[1]}C${(root[0] + wrist[0]) / 2 - 16} ${(root[1] + wrist[1]) / 2} ${wrist[0] - 8} ${wrist[1] + 20} ${wrist[0]} ${wrist[1]}Q${wrist[0] + (tip[0] - wrist[0]) * 0.4 - 6} ${wrist[1] + (tip[1] - wrist[1]) * 0.6} ${tip[0]} ${tip[1]}`
  return `${lead}${quills
    .flat()
    .map(([x, y]) => `L${x} ${y}`)
    .join('')}L${back[0]} ${back[1]}Z`
}

/** A fairy tern coming in on raised wings, heading left: 200 units tall at size 1. */
export function drawFlyingTern(s: Stage, o: TernOptions): void {
  s.placed({ x: o.x, y: o.y, scale: o.size ?? 1, turn: 7 }, () => {
    s.path(wing([-34, -6], [-58, -62], [-58, -176], [16, -8]), s.shade(SHADE, 0.66))
    s.path('M40 -6C70 -10 96 -16 128 -26L110 -8L132 6C98 12 66 12 40 10Z', s.shade(SHADE, 0.86))
    const body =
      'M-72 -8C-70 -24 -52 -28 -40 -20C-14 -16 30 -12 72 -6C52 14 10 26 -22 22C-44 18 -62 8 -72 -8Z'
    s.path(body, s.shade(SNOW, 1))
    s.path('M-66 2C-40 8 14 12 72 -6C52 14 10 26 -22 22C-42 18 -56 12 -66 2Z', s.shade(SHADE, 0.7))
    const near = wing([-30, -12], [-20, -82], [104, -160], [40, -2])
    s.path(near, s.shade(SNOW, 1))
    s.clipped(near, () => {
      s.path('M-40 20L-14 -58Q30 -96 62 -60L60 30Z', s.shade('#dfe9f0', 0.85))
      const quills = range(8).map((i) => `M${-6 + i * 5} ${-78 + i * 9}L${122 - i * 9} ${-146 + i * 21}`)
      s.line(quills.join(''), s.shade(SHADE, 0.6), 1.4)
    })
    s.path('M-70 -13C-84 -13 -98 -14 -112 -19C-102 -6 -86 0 -68 0Z', s.shade('#16233a', 0.1))
    s.circle(-58, -12, 4.4, s.shade('#0f1626', 0))
    s.circle(-59.4, -13.6, 1.2, '#ffffff')
  })
}

type Limb = { readonly line: readonly Point[]; readonly from: number; readonly to: number }

const LIMBS: readonly Limb[] = [
  {
    line: [
      [1680, 742],
      [1500, 690],
      [1330, 664],
      [1160, 616],
      [1010, 606],
      [890, 578],
      [776, 590],
    ],
    from: 40,
    to: 6,
  },
  {
    line: [
      [1330, 664],
      [1240, 596],
      [1196, 520],
      [1130, 470],
    ],
    from: 20,
    to: 4,
  },
  {
    line: [
      [1160, 616],
      [1090, 660],
      [1010, 680],
      [950, 720],
    ],
    from: 13,
    to: 3,
  },
  {
    line: [
      [890, 578],
      [842, 540],
      [828, 500],
    ],
    from: 8,
    to: 2.4,
  },
  {
    line: [
      [1196, 520],
      [1206, 462],
      [1186, 420],
    ],
    from: 9,
    to: 2.4,
  },
]

/** A bleached bough, bare, grown from the right. */
export function drawBareBough(s: Stage): void {
  for (const { line, from, to } of LIMBS) {
    const half = (t: number) => from + (to - from) * t ** 0.8
    const moved = (dx: number, dy: number) =>
      line.map(([x, y], i): Point => {
        const w = half(i / (line.length - 1))
        return [x + dx * w, y + dy * w]
      })
    s.path(ribbon(line, half), s.shade('#5a5c62', 0.12))
    s.path(
      ribbon(moved(0.1, -0.3), (t) => half(t) * 0.66),
      s.shade('#8d8a84', 0.6),
    )
    s.path(
      ribbon(moved(0.14, -0.66), (t) => half(t) * 0.22),
      s.shade('#e6e2d6', 1),
    )
  }
  const cracks = range(16).map((i) => {
    const x = 1010 + i * 40
    const y = 606 + (x - 1010) * 0.19
    return polygon([
      [x, y],
      [x + 26, y + 3],
      [x + 44, y + 9],
      [x + 22, y + 8],
    ])
  })
  s.path(cracks.join(''), s.shade('#3a3f4a', 0.1), 'opacity=".55"')
}
