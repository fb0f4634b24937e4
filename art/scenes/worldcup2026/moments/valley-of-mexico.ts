import { type Point, polygon } from '../../../engine/geometry.ts'
import { clamp } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Block, drawBlock, type Town } from '../city-blocks.ts'
import { see } from './aztec-bowl.ts'

export const SKYLINE = 244

/** Head, breast, knees and feet of the sleeping woman, from north to south: x, height. */
const SLEEPER = outline(
  '40,0 110,30 160,60 192,86 222,106 248,110 266,102 284,96 306,95 330,103 366,121 398,134 430,139 458,132 490,118 520,107 552,105 582,110 604,106 640,92 676,84 704,82 738,58 790,26 860,8',
)
const CONE = outline(
  '800,4 880,22 940,48 986,82 1024,120 1050,150 1064,158 1076,153 1092,155 1106,158 1120,148 1150,112 1190,74 1240,44 1310,18 1400,0',
)

const massif = (points: readonly Point[]): string =>
  polygon([
    ...points.map(([x, h]): Point => [x, SKYLINE - h]),
    [points.at(-1)?.[0] ?? 0, SKYLINE + 6],
    [points[0]?.[0] ?? 0, SKYLINE + 6],
  ])

const flat = (text: string) => polygon(outline(text).map(([x, h]): Point => [x, SKYLINE - h]))

/** Two mountains: a long ridge and a cone, the evening on their left. */
export function drawVolcanoes(s: Stage): void {
  const rock = (lit: number) => s.shade('#7f8ea0', lit, 0.34)
  const snow = (lit: number) => s.shade('#fbf0ea', lit, 0.08)
  s.path(massif(SLEEPER), rock(0.2))
  for (const facet of [
    '40,0 110,30 160,60 192,86 222,106 240,109 218,72 226,44 198,20 212,0',
    '284,96 306,95 330,103 366,121 398,134 418,138 396,100 404,70 376,44 384,14 330,0 262,0 292,34 280,58 296,80',
    '500,113 520,107 552,105 578,109 562,74 574,44 546,22 556,0 480,0 508,36 496,74',
    '640,92 676,84 702,82 690,46 706,12 630,4 652,40 640,70',
  ])
    s.path(flat(facet), rock(0.95))
  s.path(
    flat('192,86 222,106 248,110 266,102 280,97 272,90 262,92 252,80 240,90 228,78 216,86 206,76'),
    snow(0.5),
  )
  s.path(flat('192,86 222,106 242,109 234,92 226,82 214,86 206,76'), snow(1))
  s.path(
    flat(
      '340,108 366,121 398,134 430,139 458,132 490,118 520,107 506,102 492,90 478,102 462,88 446,106 430,86 416,102 400,88 388,102 372,90 356,98',
    ),
    snow(0.48),
  )
  s.path(flat('340,108 366,121 398,134 424,138 410,112 400,90 388,102 372,90 356,98'), snow(1))
  s.path(flat('560,106 582,110 604,106 626,97 612,92 598,84 584,94 570,88'), snow(0.8))
  s.path(massif(CONE), rock(0.16))
  s.path(
    flat(
      '800,4 880,22 940,48 986,82 1024,120 1050,150 1064,158 1070,155 1058,120 1064,86 1044,60 1052,28 1020,0',
    ),
    rock(0.95),
  )
  s.path(
    flat(
      '1012,108 1024,120 1050,150 1064,158 1076,153 1092,155 1106,158 1120,148 1142,122 1128,124 1118,104 1106,122 1094,98 1080,116 1064,96 1054,114 1040,98 1030,110',
    ),
    snow(0.46),
  )
  s.path(
    flat('1012,108 1024,120 1050,150 1064,158 1072,155 1062,122 1064,102 1054,116 1040,100 1030,112'),
    snow(1),
  )
  s.path(
    'M1074 92C1066 66 1092 58 1100 40C1112 14 1150 20 1172 8C1210 -12 1262 6 1300 -2C1280 20 1230 18 1206 34C1176 52 1150 44 1132 62C1120 76 1108 84 1104 90Z',
    s.shade('#f6e4da', 0.9, 0.1),
  )
  s.path(
    'M1090 92C1090 74 1108 70 1118 54C1132 36 1160 40 1184 28C1220 10 1262 14 1300 -2C1280 20 1230 18 1206 34C1176 52 1150 44 1132 62C1120 76 1108 84 1104 90Z',
    s.shade('#c9a8a4', 0.6, 0.2),
  )
}

const WALLS = [
  '#e8c8a0',
  '#d88a6a',
  '#f2e6d0',
  '#c9786a',
  '#8fb0a8',
  '#e0a878',
  '#d8ccc0',
  '#b8685a',
  '#f0d8b0',
]

const TOWN: Town = {
  see,
  eyeRight: -92,
  light: -1,
  front: 0.42,
  depth: (away) => clamp((away + 300) / 9000) ** 0.5 * 0.8,
}

/** Row upon row of houses to the feet of the mountains; a boulevard passes the bowl. */
export function drawCity(s: Stage): void {
  const y = SKYLINE
  s.rect(
    s.left,
    y,
    s.right - s.left,
    s.bottom - y,
    s.lin([s.shade('#a8b4b4', 0.6, 0.7), s.shade('#7f949c', 0.4, 0.3), s.shade('#5f7882', 0.3)]),
  )
  const random = s.random(8)
  const blocks: Block[] = []
  const trees: { away: number; right: number; r: number }[] = []
  for (let away = -250; away < 9500; ) {
    const cell = Math.max(21, (away + 460) * 0.046)
    const reach = (away + 460) * 1.1
    for (let right = -90 - reach; right < -90 + reach; right += cell) {
      const plaza = Math.hypot((right + 0.4 * cell) / 232, away / 205) < 1
      const boulevard = Math.abs(right + 300 - away * 0.12) < 12 + cell * 0.3
      if (plaza || boulevard) continue
      if (random() < 0.14 && away < 2200) {
        trees.push({ away, right: right + cell * 0.4, r: cell * 0.4 })
        continue
      }
      const tall = random() < 0.035 ? 14 + 22 * random() : 0
      blocks.push({
        right: right + random() * cell * 0.1,
        away: away + random() * cell * 0.1,
        w: cell * (0.74 + random() * 0.16),
        d: cell * (0.7 + random() * 0.16),
        h: 5 + random() * 9 + tall,
        colour: WALLS[Math.floor(random() * WALLS.length)] as string,
      })
    }
    away += cell
  }
  const things = [
    ...blocks.map((block) => ({ away: block.away, draw: () => drawBlock(s, TOWN, block) })),
    ...trees.map(({ away, right, r }) => ({ away, draw: () => drawTree(s, right, away, r) })),
  ]
  for (const { draw } of things.sort((a, b) => b.away - a.away)) draw()
}

function drawTree(s: Stage, right: number, away: number, r: number): void {
  const [x, y] = see([right, 6, away])
  const [edge] = see([right + r, 6, away])
  const k = Math.max(1, edge - x)
  const depth = TOWN.depth(away)
  s.ellipse(x, y, k, k * 0.6, s.shade('#3f7f5a', 0.25, depth))
  s.ellipse(x - k * 0.15, y - k * 0.12, k * 0.74, k * 0.42, s.shade('#5fa06a', 0.95, depth))
}
