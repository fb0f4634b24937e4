import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved, moved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { along, SLANT } from './petal-canal.ts'

const BENCH = { y: 452, x: 936 }
const TURN = (-Math.atan(SLANT) * 180) / Math.PI
/** The sun stands at the upper right: so far does a thing one unit high throw its shadow. */
const CAST: Point = [-0.62, 0.7]

const WOOD = '#cf9f68'
const INDIGO = '#2b4a94'
const LINING = '#e0482f'

/** A bench of four cypress planks from above, the parcel and a copper caddy upon it. */
export function drawBench(s: Stage): void {
  const at = { x: along(BENCH.x, BENCH.y), y: BENCH.y, turn: TURN }
  const high = 104
  s.placed({ ...at, x: at.x + CAST[0] * high, y: at.y + CAST[1] * high }, () =>
    s.path('M-70 -246H70V246H-70Z', s.light.shadow, 'opacity=".4"'),
  )
  s.placed(at, () => {
    for (const y of [-176, 176]) s.path(`M-76 ${y - 17}H76V${y + 17}H-76Z`, s.shade('#7a5a44', 0.2))
    range(4).forEach((i) => {
      drawPlank(s, -70 + i * 35.6, i)
    })
    drawCaddy(s)
    drawParcel(s)
    const random = s.random(77)
    for (const _ of range(26)) {
      const [x, y] = [-64 + random() * 128, -236 + random() * 472]
      if (Math.abs(y + 62) < 100 || Math.abs(y - 112) < 44) continue
      s.placed({ x, y, turn: random() * 360 }, () =>
        s.path('M0 -6q7 4 0 11q-7 -7 0 -11Z', s.shade('#fbd4dc', 1)),
      )
    }
  })
}

function drawPlank(s: Stage, x: number, i: number): void {
  s.path(`M${x} -246H${x + 33}V246H${x}Z`, s.shade(WOOD, [0.86, 1, 0.92, 0.98][i] ?? 1))
  s.path(`M${x} -246H${x + 4}V246H${x}Z`, s.shade('#8f6340', 0.4))
  s.path(`M${x + 29.5} -246H${x + 33}V246H${x + 29.5}Z`, s.shade('#f0d2a0', 1))
  const random = s.random(i + 40)
  const grain = range(5).map(() => {
    const gx = x + 8 + random() * 18
    const y = -240 + random() * 300
    return `M${gx.toFixed(1)} ${y.toFixed(0)}q${(random() * 6 - 3).toFixed(1)} ${(60 + random() * 40).toFixed(0)} 0 ${(140 + random() * 60).toFixed(0)}`
  })
  s.line(grain.join(''), s.shade('#9a6c44', 0.5), 1.2, 'opacity=".6"')
  for (const y of [-176, 176]) s.circle(x + 16.5, y, 2.6, s.shade('#6a4630', 0.3))
}

/** The tea caddy that went unwrapped: beaten copper, round from above. */
function drawCaddy(s: Stage): void {
  s.placed({ x: 4, y: 112 }, () => {
    s.path(
      curved('-6,-34 20,-28 34,6 8,34 -38,60 -62,40 -56,10', 0, 0, 1, 1, 0.7),
      s.light.shadow,
      'opacity=".4"',
    )
    for (const [r, colour, lit] of [
      [35, '#9c4f30', 0.5],
      [32, '#c8714a', 0.95],
      [22, '#b4603c', 0.8],
      [20, '#d88a5c', 1],
    ] as const)
      s.circle(0, 0, r, s.shade(colour, lit))
    s.path(curved('6,-18 16,-12 20,0 14,4 12,-6', 0, 0, 1, 1, 0.7), s.shade('#ffe2b8', 1))
    s.circle(0, 0, 5, s.shade('#8a4428', 0.5))
    s.circle(1, -1, 3.4, s.shade('#f0b07c', 1))
  })
}

/** Box, flaps, the two ends gathered to the middle, and the knot with its ears. */
function drawParcel(s: Stage): void {
  s.placed({ x: 2, y: -62, turn: -14, scale: 1.24 }, () => {
    const box = '-57,-60 0,-62 57,-60 61,-56 63,0 61,56 57,60 0,62 -57,60 -61,56 -63,0 -61,-56'
    s.path(
      cornered('-61,-60 61,-60 61,-20 30,96 -96,96 -96,-24', 0, 0) +
        cornered('-61,-60 -96,-24 -96,96 -61,60', 0, 0),
      s.light.shadow,
      'opacity=".4"',
    )
    const outline = curved(box, 0, 0, 1, 1, 0.3)
    s.path(outline, s.shade(INDIGO, 0.7))
    s.clipped(outline, () => {
      s.path(cornered('-66,-66 66,-66 0,8', 0, 0), s.shade(INDIGO, 0.95))
      s.path(cornered('-66,66 66,66 0,-10', 0, 0), s.shade(INDIGO, 0.5))
      drawPattern(s)
      s.line('M-64 64L-8 0M64 64L8 0', s.shade('#142450', 0.1), 1.8)
      drawGathered(s, -1)
      drawGathered(s, 1)
    })
    drawKnot(s)
  })
}

/** White blossoms of five petals, set as a printer sets them. */
function drawPattern(s: Stage): void {
  for (const row of range(6))
    for (const column of range(6)) {
      const [x, y] = [-58 + column * 24 + (row % 2) * 12, -54 + row * 22]
      const petals = range(5).map((i) => {
        const a = (i / 5) * 2 * Math.PI - Math.PI / 2 + row
        return `M${(x + Math.cos(a) * 4.2 - 2.4).toFixed(1)} ${(y + Math.sin(a) * 4.2).toFixed(1)}a2.400 2.400 0 1 0 4.800 0a2.400 2.400 0 1 0 -4.800 0Z`
      })
      s.path(petals.join(''), s.shade('#f4efe6', y > 6 ? 0.75 : 1))
    }
}

/** One end of the cloth, drawn in folds from the side of the box to the knot. */
function drawGathered(s: Stage, side: -1 | 1): void {
  const lit = side > 0 ? 1 : 0.55
  s.path(cornered('68,-62 58,-48 40,-28 8,-9 8,9 40,30 58,50 68,62', 0, 0, 1, side), s.shade(INDIGO, lit))
  for (const [text, k] of [
    ['68,-40 40,-20 10,-5 10,-1 42,-6 68,-16', 0.6],
    ['68,12 42,6 10,2 10,6 40,20 68,36', 0.35],
  ] as const)
    s.path(cornered(text, 0, 0, 1, side), s.shade(INDIGO, lit * k))
  s.line(
    side > 0
      ? 'M68 -62L58 -48L40 -28L8 -9M68 62L58 50L40 30L8 9'
      : 'M-68 -62L-58 -48L-40 -28L-8 -9M-68 62L-58 50L-40 30L-8 9',
    s.shade('#142450', 0.1),
    1.6,
  )
}

function drawKnot(s: Stage): void {
  s.path(
    curved('-66,-18 -40,2 -8,14 30,10 60,0 40,22 0,30 -40,22', -8, 6, 1, 1, 0.6),
    s.light.shadow,
    'opacity=".36"',
  )
  for (const [side, turn] of [
    [-1, 16],
    [1, -20],
  ] as const)
    s.placed({ x: side * 5, y: -2, turn }, () => {
      const ear = '0,-7 14,-17 34,-22 60,-18 76,-4 58,6 36,14 14,12 0,7'
      s.path(curved(ear, 0, 0, 1, side, 0.5), s.shade(INDIGO, side > 0 ? 1 : 0.72))
      s.path(
        curved('12,0 34,-4 60,-8 76,-4 58,6 36,14 16,10', 0, 0, 1, side, 0.4),
        s.shade(LINING, side > 0 ? 1 : 0.7),
      )
      s.path(
        ribbon(moved('2,0 20,-4 44,-6', 0, 0, 1, side), (t) => 1.6 * (1 - t)),
        s.shade('#142450', 0.1),
      )
    })
  s.path(
    curved('-15,-11 0,-16 15,-11 18,0 15,11 0,15 -15,11 -18,0', 0, 0, 1, 1, 0.7),
    s.shade('#1c3270', 0.25),
  )
  s.path(curved('-11,-11 2,-15 15,-10 17,0 12,9 0,10 -11,5', 0, 0, 1, 1, 0.7), s.shade(INDIGO, 1))
  s.line('M-9 -8Q2 -3 13 6M-10 1Q-2 3 5 9', s.shade('#142450', 0.1), 1.8)
}
