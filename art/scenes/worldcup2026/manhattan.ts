import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Block, drawBlock, type Town } from './city-blocks.ts'

/** Six hundred metres over the Upper Bay, looking up the island. */
export const EYE: Eye = { x: 880, horizon: 150, focal: 1120, height: 600 }
export const see = seenFrom(EYE)

const TOWN: Town = {
  see,
  light: -1,
  front: 0.34,
  depth: (away) => clamp((away - 1500) / 15000) ** 0.6 * 0.82,
}

/** Metres up the island, and the shore there: right of the eye. */
const WEST = outline(
  '1290,60 1360,-120 1500,-250 1900,-330 2500,-350 3200,-330 5000,-380 8000,-440 16000,-470 90000,-600',
)
const EAST = outline(
  '1290,100 1340,330 1500,560 1800,800 2150,1010 2600,1480 3050,2250 3600,2560 4400,2450 5200,2150 7000,2060 9000,2300 16000,2350 90000,3000',
)

const shoreAt = (line: readonly Point[], away: number): number => {
  const i = Math.max(
    1,
    line.findIndex(([u]) => u >= away) === -1 ? line.length - 1 : line.findIndex(([u]) => u >= away),
  )
  const [a, b] = [line[i - 1] as Point, line[i] as Point]
  return lerp(a[1], b[1], clamp((away - a[0]) / (b[0] - a[0])))
}

function drawIsland(s: Stage): void {
  const shore = (line: readonly Point[]) => line.map(([u, v]) => see([v, 0, u]))
  const land = smooth([...shore(WEST), ...shore(EAST).reverse()], true, 0.35)
  s.path(land, s.shade('#1f4a60', 0.25), 'transform="translate(5 7)" opacity=".5"')
  const { horizon } = EYE
  const ground = [s.shade('#9fb8ac', 0.6, 0.75), s.shade('#8fa8a0', 0.5, 0.6), s.shade('#5f7480', 0.22, 0.1)]
  s.path(land, s.lin(ground, 0, horizon, 0, horizon + 170, true))
  const water = [...shore(WEST.slice(0, 9)).reverse(), ...shore(EAST.slice(0, 11))]
  s.line(smooth(water, false, 0.35), s.shade('#f2e2bc', 0.9), 2.4)
  drawPiers(s)
}

/** Fingers of planking into both rivers: where, and how far out; to the left is below nought. */
const PIERS = outline(
  '2680,-190 2850,-230 3080,-240 3300,-210 3560,-250 3800,-260 4100,-240 4500,-260 5000,-250 5600,-280 6200,-280 1640,120 1720,140 1800,130 1900,110 2010,120',
)

function drawPiers(s: Stage): void {
  for (const [away, long] of PIERS) {
    const v = shoreAt(long < 0 ? WEST : EAST, away)
    const corners: World[] = [
      [v, 2, away],
      [v + long, 2, away],
      [v + long, 2, away + 34],
      [v, 2, away + 34],
    ]
    s.path(polygon(corners.map(see)), s.shade('#c9b99a', 0.85, TOWN.depth(away)))
  }
}

const hill = (u: number, v: number, at: readonly [number, number], wide: readonly [number, number]) =>
  Math.exp(-(((u - at[0]) / wide[0]) ** 2) - ((v - at[1]) / wide[1]) ** 2)

const tallest = (u: number, v: number): number =>
  18 +
  210 * hill(u, v, [1900, 330], [420, 420]) +
  60 * hill(u, v, [2350, 250], [500, 500]) +
  300 * hill(u, v, [8000, 900], [1500, 900]) +
  70 * hill(u, v, [6400, 1100], [900, 900])

const STONES = ['#d8cbb2', '#c9a184', '#b87860', '#9fb2ba', '#86a5b4', '#e2d8c4', '#a8998c', '#d0b494']

/** Streets and avenues as far as they can be told apart. */
function housesOf(s: Stage): Block[] {
  const random = s.random(6)
  const found: Block[] = []
  for (let away = 1420; away < 13000; ) {
    const cell = Math.max(50, away * 0.031)
    const [west, east] = [shoreAt(WEST, away) + 50, shoreAt(EAST, away) - 40]
    for (let right = west, i = 0; right + cell * 0.8 < east + 24; right += cell * (++i % 3 ? 1 : 1.28)) {
      const top = tallest(away, right)
      const h = top * (0.28 + 0.85 * random() ** 1.6) + 6
      const isLandmarkPlace = LANDMARKS.some(
        (l) => Math.abs(l.right + 30 - right) < 75 && Math.abs(l.away - away) < 90,
      )
      if (random() < 0.05 || (isLandmarkPlace && h > 60)) continue
      const w = cell * (0.6 + random() * 0.22)
      found.push({
        right,
        away: away + random() * cell * 0.16,
        w,
        d: cell * (0.58 + random() * 0.2),
        h,
        colour: STONES[Math.floor(random() * STONES.length)] as string,
        ...(h > 70 && away < 3000 && { lines: random() < 0.5 ? 'up' : 'across' }),
      })
      if (h > 110 && random() < 0.5)
        found.push({
          right: right + w * 0.2,
          away: away + cell * 0.16,
          w: w * 0.6,
          d: cell * 0.34,
          h: h * 1.14,
          base: h,
          colour: '#d8cbb2',
        })
    }
    away += cell
  }
  return found
}

interface Landmark {
  readonly right: number
  readonly away: number
  readonly draw: (s: Stage) => void
}

const tower = (
  s: Stage,
  tiers: readonly (readonly [w: number, base: number, h: number])[],
  right: number,
  away: number,
  colour: string,
): void => {
  for (const [w, base, h] of tiers)
    drawBlock(s, TOWN, {
      right: right - w / 2,
      away: away - w / 2,
      w,
      d: w,
      base,
      h,
      colour,
      ...(w > 20 && { lines: 'up' as const }),
    })
}

/** A steep roof of four faces on a square tower. */
function drawSpire(
  s: Stage,
  right: number,
  away: number,
  w: number,
  base: number,
  top: number,
  colour: string,
): void {
  const depth = TOWN.depth(away)
  const peak = see([right, top, away])
  const [a, b, c] = [
    see([right - w / 2, base, away - w / 2]),
    see([right + w / 2, base, away - w / 2]),
    see([right - w / 2, base, away + w / 2]),
  ]
  s.path(polygon([a, b, peak]), s.shade(colour, 0.36, depth))
  if (right - w / 2 > 0) s.path(polygon([a, c, peak]), s.shade(colour, 1.05, depth))
}

function drawMast(s: Stage, right: number, away: number, from: number, to: number, width: number): void {
  const [x, y] = see([right, from, away])
  const [, top] = see([right, to, away])
  s.path(
    polygon([
      [x - width, y],
      [x + width, y],
      [x, top],
    ]),
    s.shade('#f0e8d4', 0.9, TOWN.depth(away)),
  )
}

/** Eight tall triangles between a square foot and a square roof turned by an eighth, and the mast. */
function drawFreedomTower(s: Stage, right: number, away: number): void {
  const r = 31
  const foot = (i: number): Point => see([right + r * (i & 1 ? 1 : -1), 56, away + r * (i & 2 ? 1 : -1)])
  const roof = (dx: number, dz: number): Point => see([right + dx * r, 417, away + dz * r])
  const [sw, se, nw] = [foot(0), foot(1), foot(2)]
  const glass = (lit: number) => s.shade('#8fb4c6', lit, TOWN.depth(away))
  drawBlock(s, TOWN, { right: right - r, away: away - r, w: r * 2, d: r * 2, h: 56, colour: '#b8c8cc' })
  const [south, west, east, north] = [roof(0, -1), roof(-1, 0), roof(1, 0), roof(0, 1)]
  s.path(polygon([nw, sw, west]), glass(1.1))
  s.path(polygon([sw, west, south]), glass(0.8))
  s.path(polygon([sw, se, south]), glass(0.42))
  s.path(polygon([se, south, east]), glass(0.2))
  s.path(polygon([south, west, north, east]), glass(0.9))
  drawMast(s, right, away, 417, 541, 3.2)
}

const LANDMARKS: readonly Landmark[] = [
  { right: 40, away: 2000, draw: (s) => drawFreedomTower(s, 40, 2000) },
  {
    right: 250,
    away: 2120,
    draw: (s) => {
      tower(
        s,
        [
          [62, 0, 110],
          [34, 110, 205],
        ],
        250,
        2120,
        '#e2d6bc',
      )
      drawSpire(s, 250, 2120, 34, 205, 246, '#5fa68e')
    },
  },
  {
    right: 470,
    away: 1800,
    draw: (s) => {
      tower(
        s,
        [
          [56, 0, 150],
          [40, 150, 232],
        ],
        470,
        1800,
        '#d8c4a4',
      )
      drawSpire(s, 470, 1800, 40, 232, 288, '#5fa68e')
    },
  },
  {
    right: 560,
    away: 1720,
    draw: (s) => {
      tower(
        s,
        [
          [54, 0, 160],
          [38, 160, 232],
          [20, 232, 262],
        ],
        560,
        1720,
        '#c99a78',
      )
      drawMast(s, 560, 1720, 262, 300, 4)
    },
  },
  { right: 180, away: 1900, draw: (s) => tower(s, [[52, 0, 298]], 180, 1900, '#a8c0c8') },
  { right: 170, away: 2030, draw: (s) => tower(s, [[58, 0, 329]], 170, 2030, '#8fa9b8') },
  { right: 420, away: 2180, draw: (s) => tower(s, [[44, 0, 267]], 420, 2180, '#c8d0d2') },
  {
    right: -190,
    away: 1960,
    draw: (s) => {
      tower(s, [[70, 0, 150]], -190, 1960, '#c98f74')
      drawSpire(s, -190, 1960, 62, 150, 196, '#6fae98')
    },
  },
  {
    right: -200,
    away: 1800,
    draw: (s) => {
      tower(s, [[66, 0, 160]], -200, 1800, '#c98f74')
      drawSpire(s, -200, 1800, 40, 160, 184, '#6fae98')
    },
  },
  {
    right: 900,
    away: 7000,
    draw: (s) => {
      tower(
        s,
        [
          [130, 0, 90],
          [84, 90, 290],
          [50, 290, 350],
        ],
        900,
        7000,
        '#e6d6b6',
      )
      drawMast(s, 900, 7000, 350, 443, 2)
    },
  },
  { right: 1300, away: 8000, draw: (s) => drawMast(s, 1300, 8000, 0, 319, 5) },
  { right: 900, away: 9300, draw: (s) => tower(s, [[34, 0, 426]], 900, 9300, '#f0e6d0') },
  { right: 420, away: 9500, draw: (s) => tower(s, [[40, 0, 472]], 420, 9500, '#d8e0de') },
  { right: -60, away: 7300, draw: (s) => tower(s, [[80, 0, 387]], -60, 7300, '#c0ccd0') },
]

function drawTrees(s: Stage): void {
  const random = s.random(11)
  for (const tone of [0.3, 0.85]) {
    const crowns = range(150).map(() => {
      const away = 1318 + random() * 110
      const right = lerp(shoreAt(WEST, away) + 24, Math.min(shoreAt(EAST, away) - 24, 330), random())
      const [x, y] = see([right, 8, away])
      return `M${Math.round(x - 4)} ${Math.round(y)}a4.6 3.8 0 1 0 9 0a4.6 3.8 0 1 0 -9 0Z`
    })
    s.path(crowns.join(''), s.shade('#4f8f5a', tone), tone > 0.5 ? 'transform="translate(-1.4 -1.6)"' : '')
  }
}

export function drawManhattan(s: Stage): void {
  drawIsland(s)
  const things = [
    ...housesOf(s).map((block) => ({ away: block.away, draw: () => drawBlock(s, TOWN, block) })),
    ...LANDMARKS.map(({ away, draw }) => ({ away: away - 30, draw: () => draw(s) })),
    { away: 1450, draw: () => drawTrees(s) },
  ]
  for (const { draw } of things.sort((a, b) => b.away - a.away)) draw()
}

/** Two bridges over the East River: stone arches first, steel behind. */
export function drawBridges(s: Stage): void {
  for (const [from, to, up, colour] of [
    [[1180, 2450], [2600, 2150], 102, '#8fb0bc'],
    [[860, 2000], [2100, 1700], 84, '#d8b894'],
  ] as const) {
    const at = (t: number, h: number): Point => see([lerp(from[0], to[0], t), h, lerp(from[1], to[1], t)])
    s.line(polygon([at(0, 30), at(1, 41)], false), s.shade(colour, 0.7, 0.15), 4)
    for (const t of [0.2, 0.62]) {
      const [x, y] = at(t, 0)
      const [, top] = at(t, up)
      s.rect(x - 5, top, 10, y - top, s.shade(colour, 0.4, 0.12))
      s.rect(x - 5, top, 4, y - top, s.shade(colour, 1, 0.12))
    }
    const cable = (a: number, b: number, ha: number, hb: number) =>
      range(9).map((i): Point => {
        const t = i / 8
        return at(lerp(a, b, t), lerp(ha, hb, t) - 4 * t * (1 - t) * (Math.min(ha, hb) === up ? up - 46 : 14))
      })
    for (const line of [cable(0, 0.2, 34, up), cable(0.2, 0.62, up, up), cable(0.62, 1, up, 40)])
      s.line(polygon(line, false), s.shade('#f2e4c8', 0.8, 0.15), 1.8)
  }
}
