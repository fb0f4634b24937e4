import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCampFire, drawFireside, drawLampPath, drawLongTent, drawOryx } from './night-camp.ts'

/** The Milky Way: a slanting band of light, warm at its heart, torn by dark dust, full of fine stars. */
function drawMilkyWay(s: Stage): void {
  const random = s.random(9)
  const along = (t: number): Point => [868 + t * 560, 640 - t * 900]
  const cloud = (t: number, off: number, r: number, colour: string, opacity: number) => {
    const [x, y] = along(t)
    const fill = s.rad([
      [colour, opacity],
      [colour, opacity * 0.4, 0.5],
      [colour, 0],
    ])
    s.ellipse(x + off, y + off, r * 1.6, r * 0.7, fill, `transform="rotate(-58 ${x + off} ${y + off})"`)
  }
  for (const i of range(34)) cloud(i / 33, (random() - 0.5) * 60, 90 + random() * 70, '#7fb4d8', 0.13)
  for (const i of range(26))
    cloud(0.08 + i * 0.03, (random() - 0.5) * 34, 40 + random() * 50, '#f2dcc8', 0.13)
  for (const i of range(24))
    cloud(0.1 + i * 0.035, 8 + (random() - 0.5) * 46, 22 + random() * 30, '#0a2440', 0.34)
  const stars = range(1500).map(() => {
    const [x, y] = along(random() * 1.2 - 0.1)
    const off = (random() + random() + random() - 1.5) * 170
    return ellipsePath(x + off * 0.7, y + off * 0.7, 0.4 + random() ** 5 * 1.9)
  })
  s.path(stars.join(''), '#fff8e6', 'opacity=".85"')
}

/** Orion as he stands over the Gulf in winter: shoulders, belt, feet, sword. */
function drawOrion(s: Stage): void {
  const stars = [
    [0, 0, 3.6],
    [62, 14, 2.8],
    [24, 70, 2.6],
    [36, 64, 2.6],
    [48, 58, 2.6],
    [8, 132, 2.8],
    [76, 120, 4],
    [34, 86, 1.6],
    [35, 96, 2],
    [36, 104, 1.4],
    [28, -26, 1.8],
  ] as const
  for (const [i, [x, y, r]] of stars.entries())
    s.circle(1340 + x * 1.25, 96 + y * 1.25, r, i === 0 ? '#ffc48a' : '#f4faff')
}

interface Slope {
  readonly crest: readonly Point[]
  readonly fold: readonly Point[]
  readonly depth: number
}

const SLOPES: readonly Slope[] = [
  {
    crest: [
      [0, 596],
      [300, 566],
      [560, 590],
      [900, 574],
      [1200, 586],
      [1600, 560],
    ],
    fold: [
      [300, 566],
      [360, 590],
      [330, 640],
    ],
    depth: 0.5,
  },
  {
    crest: [
      [0, 612],
      [200, 600],
      [520, 640],
      [860, 690],
      [1060, 650],
      [1190, 560],
      [1272, 494],
      [1352, 482],
      [1430, 506],
      [1600, 566],
    ],
    fold: [
      [1352, 482],
      [1392, 540],
      [1346, 616],
      [1408, 710],
      [1360, 800],
    ],
    depth: 0.2,
  },
  {
    crest: [
      [0, 664],
      [180, 640],
      [330, 620],
      [520, 672],
      [760, 740],
      [1000, 766],
      [1300, 756],
      [1600, 690],
    ],
    fold: [
      [330, 620],
      [392, 690],
      [330, 760],
      [420, 850],
      [380, 960],
    ],
    depth: 0.06,
  },
]

const crestLine = (points: readonly Point[], s: Stage): string => {
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point]
  return polygon([[s.left - 40, first[1]], ...finely(points), [s.right + 40, last[1]]], false)
}

/** Straight between points, each corner rounded but for the top of a dune. */
const finely = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point
    return range(9).map((k): Point => {
      const t = k / 8
      const ease = from[1] > to[1] ? t ** 1.35 : 1 - (1 - t) ** 1.35
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * ease]
    })
  })

/** A dune in two planes: starlight on the left flank, the right one dark. */
function drawSlope(s: Stage, { crest, fold, depth }: Slope): void {
  const line = crestLine(crest, s)
  const land = `${line}V${s.bottom}H${s.left - 40}Z`
  s.path(land, s.shade('#7f9cc4', 0.62, depth))
  const top = fold[0] as Point
  const [foot] = fold.slice(-1) as [Point]
  const along = finely(crest).filter(([x]) => x >= top[0])
  s.clipped(land, () => {
    const up = smooth([...fold].reverse(), false, 1).replace(/^M/, 'L')
    s.path(
      `${polygon([...along, [s.right + 40, s.bottom], [foot[0], s.bottom]], false)}${up}Z`,
      s.shade('#5f7fae', 0.2, depth),
    )
  })
}

function drawForeground(s: Stage): void {
  const line = 'M-200 800C120 830 420 872 760 884S1300 850 1800 806'
  s.path(`${line}V${s.bottom + 40}H-200Z`, s.shade('#5f7fae', 0.12))
  s.path(
    `M1800 806C1560 826 1420 846 1280 858C1400 880 1330 920 1420 ${s.bottom + 40}H1800Z`,
    s.shade('#7f9cc4', 0.4),
  )
}

export default scene({
  name: 'dubai/day-3',
  seed: 73,
  light: {
    base: 'night',
    sky: ['#03101f', '#06233f', '#0d3d5e', '#1f6078', '#5a9496'],
    haze: '#3f7688',
    lit: '#bfe0ea',
    shadow: '#06172e',
  },
  horizon: 590,
  sun: { x: 400, y: 100, r: 2 },
  portrait: { x: 868, y: -176, w: 620, h: 1102 },
  layers: [
    sky({ stars: 240, disc: false, glow: 0 }),
    svg((s) => {
      drawMilkyWay(s)
      drawOrion(s)
      for (const slope of SLOPES.slice(0, 2)) drawSlope(s, slope)
      drawOryx(s, 1300, 492, 62)
      drawSlope(s, SLOPES[2] as Slope)
      drawCampFire(s, 1176, 818, 36)
      drawLongTent(s, { x: 930, y: 778, w: 214, h: 74, peaks: 3 })
      drawLongTent(s, { x: 1216, y: 768, w: 176, h: 64, peaks: 2 })
      drawLampPath(s, [
        [560, 764],
        [634, 786],
        [712, 804],
        [796, 816],
        [886, 822],
        [976, 822],
      ])
      drawFireside(s, 1176)
      drawForeground(s)
    }),
  ],
  finish: { bloom: 0.35 },
})
