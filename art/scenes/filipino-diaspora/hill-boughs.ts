import { type Point, ribbon, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** Where the sapling stands, from its foot up. */
const STEM = outline('1204,1010 1172,700 1146,470 1130,300 1120,60 1096,-220')

const TWIGS: readonly (readonly [string, number])[] = [
  ['1122,120 1230,58 1380,40 1520,70', 7],
  ['1114,40 1010,-6 900,-30', 6],
  ['1162,620 1270,560 1390,548', 6],
  ['1178,760 1090,700 1030,690', 5],
  ['1108,-80 1250,-150 1420,-150', 6],
  ['1112,-40 980,-130 860,-160', 5],
]

/** x, y of the stalk, length, degrees, light 0..1. */
type LeafAt = readonly [number, number, number, number, number]

const BEHIND: readonly LeafAt[] = [
  [1240, 60, 150, 62, 0.3],
  [1330, 44, 170, 78, 0.5],
  [1430, 50, 190, 96, 0.35],
  [1520, 70, 200, 70, 0.5],
  [1290, 52, 150, -20, 0.7],
  [1400, 40, 160, -50, 0.8],
  [1180, 90, 120, -60, 0.75],
  [1010, -6, 130, 150, 0.5],
  [960, -20, 140, 96, 0.35],
  [900, -30, 150, 140, 0.6],
  [1060, 14, 120, -110, 0.7],
  [1270, 560, 130, 50, 0.4],
  [1390, 548, 160, 20, 0.6],
  [1340, 552, 130, -50, 0.85],
  [1250, -150, 170, 40, 0.5],
  [1400, -150, 180, 80, 0.6],
  [980, -130, 160, 120, 0.5],
  [880, -150, 170, 100, 0.6],
]

const BEFORE: readonly LeafAt[] = [
  [1034, 688, 146, -68, 0.62],
  [1068, 692, 110, 150, 0.42],
  [1100, 704, 104, 60, 0.35],
  [1040, 2, 128, 62, 0.5],
]

export function drawSapling(s: Stage): void {
  for (const leaf of BEHIND) drawBroadLeaf(s, leaf)
  for (const [line, width] of TWIGS)
    s.path(
      ribbon(outline(line), (t) => width * (1 - t * 0.6)),
      s.shade('#6a4c38', 0.35),
    )
  const at = (shift: number, wide: number) =>
    ribbon(
      STEM.map(([x, y]): Point => [x + shift, y]),
      (t) => wide - t * 4,
    )
  s.path(at(0, 17), s.shade('#5a4236', 0.16))
  s.path(at(5, 11), s.shade('#8a6a4c', 0.6))
  s.path(at(11, 5), s.shade('#b8946a', 0.9))
}

export function drawNearLeaves(s: Stage): void {
  for (const leaf of BEFORE) drawBroadLeaf(s, leaf)
}

/** A heart-shaped leaf: its two halves in two tones, three pairs of veins. */
function drawBroadLeaf(s: Stage, [x, y, length, turn, lit]: LeafAt): void {
  const half = (side: number): Point[] =>
    outline('0,0 -8,22 4,42 26,47 52,38 78,20 100,0').map(([px, py]) => [
      (px / 100) * length,
      (side * py * length) / 100,
    ])
  const lean = ((turn + 360) % 360) * (Math.PI / 180)
  const upper = Math.cos(lean) > 0 ? -1 : 1
  s.placed({ x, y, turn }, () => {
    for (const side of [-1, 1]) {
      const tone = side === upper ? s.shade('#5a9a4a', lit + 0.15) : s.shade('#2f6e4a', lit * 0.55)
      s.path(`${smooth(half(side), false, 0.8)}L0 0Z`, tone)
    }
    const veins = [0.16, 0.36, 0.56].flatMap((t) =>
      [-1, 1].map((side) => `M${t * length} 0L${(t + 0.17) * length} ${side * length * (0.36 - t * 0.38)}`),
    )
    s.line(
      `M-${length * 0.16} 0H${length * 0.96}${veins.join('')}`,
      s.shade('#b8c878', lit),
      1.6,
      'opacity=".8"',
    )
  })
}
