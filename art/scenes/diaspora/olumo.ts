import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { cornered, curved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'

const GRANITE = '#b4a48c'

const MASSIF =
  '640,580 690,536 742,520 790,474 846,450 878,396 924,338 968,306 1000,258 1046,236 1330,240 1366,292 1412,318 1462,336 1500,388 1556,420 1600,476 1660,510 1720,580'
const CAP =
  '968,300 984,244 1010,200 1056,166 1120,146 1204,138 1286,150 1330,176 1350,214 1336,246 1280,256 1216,252 1150,262 1080,280 1020,300'

/** Olumo: bare granite in flat planes, the slab on its crown, the dark shelter beneath it. The sun is at the right. */
export function drawOlumo(s: Stage): void {
  const tone = (lit: number) => s.shade(GRANITE, lit, 0.12)
  const massif = curved(MASSIF, 0, 0, 1, 1, 0.6)
  s.path(massif, tone(0.5))
  s.clipped(massif, () => {
    s.path(
      cornered('1226,236 1400,230 1760,480 1760,640 1420,640 1372,540 1330,470 1300,400 1262,330', 0, 0),
      tone(1),
    )
    s.path(
      cornered(
        '1060,250 1226,236 1262,330 1300,400 1330,470 1372,540 1420,640 1190,640 1150,520 1120,440 1094,340',
        0,
        0,
      ),
      tone(0.76),
    )
    s.path(
      cornered(
        '600,600 700,520 800,460 860,430 916,330 960,300 990,300 960,380 968,450 930,520 940,640 600,640',
        0,
        0,
      ),
      tone(0.22),
    )
    s.path(cornered('1418,320 1462,334 1500,386 1470,420 1452,500 1424,450 1406,390', 0, 0), tone(0.66))
    s.path(cornered('1556,418 1602,474 1662,510 1640,560 1580,560 1546,490', 0, 0), tone(0.72))
    drawStreaks(s)
    s.path(
      curved(
        '960,306 1020,296 1090,276 1160,258 1260,254 1340,248 1356,262 1290,276 1200,284 1120,300 1040,322',
        0,
        0,
        1,
        1,
        0.5,
      ),
      tone(0),
    )
  })
  const cap = curved(CAP, 0, 0, 1, 1, 0.5)
  s.path(cap, tone(0.6))
  s.clipped(cap, () => {
    s.path(cornered('1128,120 1400,120 1400,300 1250,300 1216,226 1166,184', 0, 0), tone(1))
    s.path(cornered('940,320 960,200 1040,150 1074,190 1062,236 1080,320', 0, 0), tone(0.24))
    s.line(strand('1166,184 1178,214 1162,262', 0, 0), tone(0.05), 4)
  })
  drawStairs(s)
}

/** Where rain has run for ages. */
function drawStreaks(s: Stage): void {
  const streaks = [
    '1044,250 1062,250 1070,380 1060,470 1050,380',
    '1100,250 1112,250 1108,360 1116,440 1100,360',
    '1200,290 1216,290 1226,400 1216,500 1206,400',
    '1262,300 1274,300 1296,420 1300,520 1280,420',
    '1390,330 1400,326 1440,440 1446,520 1426,440',
    '920,350 930,344 916,430 924,500 906,430',
  ]
  s.path(
    streaks.map((text) => curved(text, 0, 0, 1, 1, 0.5)).join(''),
    s.shade('#5a5058', 0.3, 0.14),
    'opacity=".6"',
  )
}

/** The white rail of the stairs, and climbers no larger than grains. */
function drawStairs(s: Stage): void {
  s.line(
    'M858 560L902 500L884 452L940 398L930 352L978 306',
    s.shade('#dccfb2', 0.9, 0.1),
    2.6,
    'stroke-linejoin="round"',
  )
  for (const [i, [x, y]] of (
    [
      [1120, 140],
      [1136, 137],
      [1176, 135],
      [1250, 139],
      [1262, 140],
    ] as const
  ).entries()) {
    const colour = ['#e8503c', '#f6f0e0', '#f2b03c', '#2f6fa8', '#f6f0e0'][i] ?? '#f6f0e0'
    s.path(`M${x - 2.6} ${y + 6}v-9h5.2v9Z`, s.shade(colour, 0.9))
    s.circle(x, y - 5.4, 2.2, s.shade('#5a3a30', 0.6))
  }
}

/** Rust-red tin roofs in rows, nearer ones larger; far ones and those at the left sink into haze. */
export function drawRoofs(s: Stage): void {
  const random = s.random(8)
  for (const row of range(8)) {
    const t = row / 7
    const y = lerp(540, 728, t ** 1.25)
    const size = lerp(20, 74, t ** 1.2)
    for (let x = s.left - 60 - random() * size; x < s.right + 60; x += size * (1.25 + random() * 0.7)) {
      const haze = lerp(0.66, 0.14, t) + 0.3 * Math.max(0, Math.min(1, (700 - x) / 600))
      drawHouse(s, x, y + (random() - 0.5) * size * 0.5, size, Math.min(0.72, haze), random)
    }
  }
}

function drawHouse(s: Stage, x: number, y: number, size: number, depth: number, random: () => number): void {
  const [w, h] = [size * (1.1 + random() * 0.7), size * (0.4 + random() * 0.2)]
  const roof = ['#b5522f', '#9f432a', '#c4683a', '#8f4434', '#bd7a54'][Math.floor(random() * 5)] ?? '#b5522f'
  s.rect(x + w * 0.08, y - 1, w * 0.84, h * 0.95, s.shade('#ead0a8', 0.9, depth))
  s.rect(x + w * 0.08, y - 1, w * 0.26, h * 0.95, s.shade('#a88672', 0.2, depth))
  s.rect(x + w * 0.08, y - 1, w * 0.84, h * 0.14, s.light.shadow, 'opacity=".3"')
  s.rect(x + w * 0.56, y + h * 0.3, w * 0.1, h * 0.4, s.shade('#2f4a5c', 0.2, depth))
  s.path(
    polygon([
      [x, y],
      [x + w * 0.28, y - h],
      [x + w * 0.36, y],
    ]),
    s.shade(roof, 0.15, depth),
  )
  s.path(
    polygon([
      [x + w * 0.36, y],
      [x + w * 0.28, y - h],
      [x + w * 0.82, y - h],
      [x + w, y],
    ]),
    s.shade(roof, 1, depth),
  )
  const ribs = range(6).map((i) =>
    polygon(
      [
        [x + w * (0.37 + i * 0.09), y - h],
        [x + w * (0.43 + i * 0.1), y],
      ],
      false,
    ),
  )
  s.line(ribs.join(''), s.shade(roof, 0.3, depth), Math.max(0.4, size * 0.014), 'opacity=".6"')
  const roll = random()
  if (roll < 0.1)
    drawPalm(s, {
      x: x + w,
      y: y + h,
      h: size * 1.8,
      lean: (random() - 0.5) * 0.2,
      depth,
      colour: '#3f8a4c',
      size: 0.9,
    })
  else if (roll < 0.3)
    drawLeaves(s, {
      x: x + w * 1.05,
      y: y + h * 0.1,
      rx: size * 0.5,
      ry: size * 0.34,
      colour: '#4f8f48',
      depth,
      leaf: size * 0.17,
      density: 9000 / (size * size) + 10,
      seed: x + y,
    })
}

/** A round vat of clay sunk to its shoulders, the dye dark in it. */
export function drawVat(s: Stage, x: number, y: number, r: number): void {
  s.path(ellipsePath(x - r * 0.5, y + r * 0.5, r * 1.3, r * 0.3), s.light.shadow, 'opacity=".4"')
  const body = `M${x - r} ${y}Q${x - r * 1.2} ${y + r * 0.66} ${x - r * 0.56} ${y + r * 0.7}H${x + r * 0.56}Q${x + r * 1.2} ${y + r * 0.66} ${x + r} ${y}Z`
  s.path(body, s.shade('#8a4a34', 0.3))
  s.clipped(body, () =>
    s.path(cornered('10,-10 130,-10 130,90 30,90 50,40', x, y, r / 100), s.shade('#cf8056', 1)),
  )
  s.ellipse(x, y, r, r * 0.27, s.shade('#e09a6c', 1))
  s.ellipse(x, y, r * 0.84, r * 0.21, s.shade('#161f5c', 0.4))
  s.path(
    `M${x - r * 0.2} ${y + r * 0.13}q${r * 0.4} ${-r * 0.16} ${r * 0.8} ${-r * 0.12}q${-r * 0.2} ${r * 0.2} ${-r * 0.8} ${r * 0.12}Z`,
    s.shade('#4a66c8', 0.9),
  )
}
