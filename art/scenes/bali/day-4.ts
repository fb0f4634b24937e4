import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { meru } from '../../language/buildings/temples.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { water } from '../../language/sea/water.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawParasol } from '../../language/things/festoon.ts'
import { scene, svg } from '../../scene.ts'
import { type BatherOptions, drawBather } from './bathers.ts'
import { candiBentar } from './candi-bentar.ts'
import { drawCarp, drawOfferingTray, poolEdge, springWall } from './holy-spring.ts'
import { jungleSlope } from './jungle-slope.ts'

const BATHERS: readonly BatherOptions[] = [
  { x: 742, y: 574, h: 44, cloth: '#f6f0e2', sash: '#e8b83c' },
  { x: 936, y: 590, h: 52, cloth: '#f2e6d0', sash: '#d9573f', headCloth: true, lifted: true },
  { x: 1030, y: 588, h: 53, cloth: '#a86c48', sash: '#e8b83c', headCloth: true },
  { x: 1128, y: 604, h: 60, cloth: '#f6f0e2', sash: '#4f9a5c', lifted: true },
  { x: 1352, y: 606, h: 62, cloth: '#f6f0e2', sash: '#e8b83c', headCloth: true, lifted: true },
]

const CARP = [
  { x: 1010, y: 760, size: 66, turn: -18, colour: '#f08a3c' },
  { x: 1140, y: 716, size: 48, turn: 164, colour: '#f4efe2' },
  { x: 1240, y: 800, size: 76, turn: 196, colour: '#e8603c' },
  { x: 930, y: 856, size: 60, turn: 24, colour: '#f2b83c' },
]

/** The near edge of the pool: one mossy step with an offering and its incense. */
const drawNearStep = (s: Stage): void => {
  const stone = (points: readonly Point[], lit: number) =>
    s.path(polygon(points), s.lin([s.shade('#b0b498', lit), s.shade('#7f8c78', lit * 0.5)], 1, 0, 0, 1))
  const low = s.bottom + 40
  stone(
    [
      [1130, low],
      [1236, 862],
      [1700, 826],
      [1700, 846],
      [1262, 884],
      [1176, low],
    ],
    0.45,
  )
  stone(
    [
      [1176, low],
      [1262, 884],
      [1456, 867],
      [1420, low],
    ],
    0.86,
  )
  stone(
    [
      [1424, low],
      [1460, 867],
      [1700, 846],
      [1700, low],
    ],
    0.96,
  )
  s.line('M1172 964L1260 884L1700 845', s.shade('#f0efd4', 1), 3, 'opacity=".7"')
  const random = s.random(41)
  for (const _ of range(60)) {
    const x = 1290 + random() * 400
    s.ellipse(
      x,
      884 + random() * 80 + (1700 - x) * 0.04,
      6 + random() * 18,
      2 + random() * 5,
      s.shade('#6fa050', 0.4 + random() * 0.5),
      'opacity=".4"',
    )
  }
  for (const [x, y, scale] of [
    [1348, 891, 1.3],
    [1520, 872, 1.1],
  ] as const)
    s.placed({ x, y, scale }, () => {
      s.ellipse(-4, 2, 34, 6, s.light.shadow, 'opacity=".4"')
      drawOfferingTray(s, scale > 1.3)
    })
}

export default scene({
  name: 'bali/day-4',
  seed: 31,
  light: {
    base: 'day',
    sky: ['#5f9a9c', '#93bda8', '#c3d8b4', '#e6e8c4', '#fbf4d4'],
    haze: '#d3e2c4',
    shadow: '#173a48',
    lit: '#fdf6c8',
  },
  horizon: 540,
  sun: { x: 1480, y: -60, r: 0 },
  portrait: { x: 790, y: -190, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, to: 560 }),
    jungleSlope(-60, 230, 1700, 60, 0.6, 92, 4),
    mist({ y: 230, h: 240, opacity: 0.7 }),
    meru({ x: 1010, y: 430, h: 300, tiers: 9, depth: 0.42 }),
    meru({ x: 742, y: 450, h: 190, tiers: 5, depth: 0.5 }),
    jungleSlope(-60, 380, 900, 420, 0.34, 90, 6),
    shrubs({ from: 860, to: 1680, y: 440, h: 70, colour: '#4f8f58', depth: 0.3, seed: 12 }),
    candiBentar({ x: 1226, y: 436, h: 300, depth: 0.14 }),
    meru({ x: 1452, y: 420, h: 290, tiers: 7, depth: 0.2 }),
    shrubs({ from: 560, to: 1100, y: 446, h: 44, colour: '#5f9a5c', depth: 0.18, seed: 5 }),
    shrubs({ from: 1330, to: 1680, y: 420, h: 56, colour: '#4f8f4c', depth: 0.08, seed: 9 }),
    svg((s) => {
      for (const [x, y, r, second] of [
        [1112, 424, 34, '#f2c84a'],
        [1344, 414, 38, '#fffaf0'],
      ] as const)
        drawParasol(s, {
          x,
          y,
          r,
          h: r * 2.7,
          colour: second === '#fffaf0' ? '#f2c84a' : '#fffaf0',
          second,
        })
    }),
    springWall(),
    water({
      y: 530,
      waterline: poolEdge,
      colours: ['#b4d8bc', '#7fbca4', '#4f9c90', '#2f7a7c', '#20606c', '#1c5464'],
      reflection: [0.8, 0.28],
      glint: 0,
      amplitude: 20,
      mask: (x, y) => (y > poolEdge(x) + 6 ? 1 : 0),
    }),
    svg((s) => {
      for (const carp of CARP) drawCarp(s, carp)
      for (const bather of BATHERS) drawBather(s, bather)
      for (const [x, y, r, turn] of [
        [830, 742, 13, 20],
        [905, 800, 16, 60],
        [1350, 700, 12, 10],
        [1050, 706, 10, 40],
        [640, 690, 9, 0],
      ] as const)
        drawFrangipani(s, x, y, r, { turn, flat: 0.5 })
    }),
    svg(drawNearStep),
  ],
})
