import { type Point, polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type BatherOptions, drawBather } from '../motifs/bathers.ts'
import { drawClimbers, drawCraterRim } from '../motifs/batur-rim.ts'
import { birdKite } from '../motifs/bird-kite.ts'
import { candiBentar } from '../motifs/candi-bentar.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawParasol } from '../motifs/festoon.ts'
import { shrubs } from '../motifs/foliage.ts'
import { drawFrangipani } from '../motifs/frangipani.ts'
import { drawThatch, postWithRobe, stoneBath } from '../motifs/gorge-bath.ts'
import { drawCarp, drawOfferingTray, poolEdge, springWall } from '../motifs/holy-spring.ts'
import { jungleSlope } from '../motifs/jungle-slope.ts'
import { kecakRing } from '../motifs/kecak.ts'
import { ridge, terraces, volcano } from '../motifs/land.ts'
import { legongDancer } from '../motifs/legong.ts'
import { drawReefBelow, drawSchool, drawSwimmerBelowSurface, manta, underwater } from '../motifs/manta.ts'
import { drawTorch, palaceDoors } from '../motifs/palace-doors.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawBund, drawRunners } from '../motifs/rice-bund.ts'
import { drawRiceFarmer } from '../motifs/rice-farmer.ts'
import { mist, sky } from '../motifs/sky.ts'
import { meru } from '../motifs/temples.ts'
import { drawClifftop, drawHeadland } from '../motifs/uluwatu.ts'
import { water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

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

const RAIN = {
  base: 'day',
  sky: ['#7f9fa4', '#a3bcb4', '#c3d2c2', '#dfe3d0', '#f2efdc'],
  haze: '#d6e0d2',
  shadow: '#223a50',
  lit: '#fbf4d8',
} as const

const rainLines = svg((s) => {
  const random = s.random(2)
  const drops = range(240).map(() => {
    const x = s.left + random() * (s.right - s.left)
    const y = s.top + 60 + random() * 640
    const l = 14 + random() * 34
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.12).toFixed(1)} ${l.toFixed(0)}`
  })
  s.line(drops.join(''), '#ffffff', 1.1, 'opacity=".3"')
})

export default [
  scene({
    name: 'posters/bali',
    seed: 6,
    light: {
      base: 'golden',
      sky: ['#2a628f', '#6fa0ac', '#c9cca0', '#f8cf7c', '#ffedb4'],
      haze: '#efdcae',
      shadow: '#25385c',
      glow: '#ffdc8c',
    },
    horizon: 380,
    sun: { x: 1360, y: 190, r: 52 },
    view: { x: 720, y: 0, w: 720, h: 900 },
    layers: [
      sky({ rays: 0.06, rings: 2 }),
      sheet({ cover: 0.48, opacity: 0.45 }),
      volcano({ x: 960, rise: 230, spread: 230, rock: '#8a86b4', gullies: 0.7 }),
      mist({ y: 300, h: 130, opacity: 0.85 }),
      ridge({ y: 400, height: 90, colour: '#6f9a74', depth: 0.45, length: 120 }),
      svg((s) => {
        for (const [x, y, h] of [
          [800, 404, 90],
          [860, 398, 110],
          [1240, 400, 100],
          [1180, 396, 80],
        ] as const)
          drawPalm(s, { x, y, h, depth: 0.38 })
      }),
      terraces({ flooded: 0.6, hazeDensity: 0.003 }),
      svg((s) => drawRiceFarmer(s, 850, 720, 96)),
      candiBentar({ x: 1190, y: 800, h: 520 }),
      shrubs({ from: 960, to: 1090, y: 812, h: 56, colour: '#4f8f4c' }),
      shrubs({ from: 1330, to: 1480, y: 812, h: 70, colour: '#4f8f4c' }),
    ],
  }),

  scene({
    name: 'bali/day-1',
    seed: 4,
    light: RAIN,
    horizon: 420,
    sun: { x: 1300, y: -100, r: 0 },
    portrait: { x: 745, y: -40, w: 810, h: 1440 },
    layers: [
      sky({ disc: false, to: 760 }),
      ridge({ y: 420, height: 240, colour: '#6f9a84', depth: 0.72, length: 300 }),
      mist({ y: 240, h: 220, opacity: 0.7 }),
      jungleSlope(-60, 300, 860, 600, 0.5, 90, 3),
      jungleSlope(1700, 220, 660, 640, 0.42, 100, 5),
      mist({ y: 430, h: 230, opacity: 0.85 }),
      jungleSlope(-60, 470, 520, 700, 0.2, 130, 7),
      jungleSlope(1700, 420, 1080, 700, 0.16, 130, 9),
      mist({ y: 600, h: 150, opacity: 0.6 }),
      rainLines,
      stoneBath(),
      postWithRobe({ x: 1466, foot: 762, peg: 372 }),
      svg((s) => drawThatch(s, 66)),
    ],
  }),

  scene({
    name: 'bali/day-2',
    seed: 13,
    light: {
      base: 'dusk',
      sky: ['#0c1234', '#1a1a4c', '#3a2458', '#5f3058', '#8a4450'],
      haze: '#7a4450',
      shadow: '#160f34',
      lit: '#ffc878',
      glow: '#ff9a4c',
      sun: '#fff0c8',
    },
    horizon: 760,
    sun: { x: 1400, y: 300, r: 0 },
    portrait: { x: 800, y: 40, w: 650, h: 1156 },
    layers: [
      svg((s) =>
        s.rect(
          s.left,
          s.top,
          s.right - s.left,
          s.bottom - s.top,
          s.fine(s.light.sky, 0, s.top, 0, 900, true),
        ),
      ),
      palaceDoors({ x: 1120, floor: 740 }),
      svg((s) => {
        s.rect(
          s.left,
          s.top,
          1000 - s.left,
          s.bottom - s.top,
          s.lin(
            [
              [s.light.shadow, 0.7],
              [s.light.shadow, 0.5],
              [s.light.shadow, 0],
            ],
            0,
            0,
            1,
            0,
          ),
        )
        drawTorch(s, 1474, 800, 330)
        drawTorch(s, 770, 790, 300)
      }),
      legongDancer({ x: 1120, y: 844, scale: 1.06 }),
    ],
  }),

  scene({
    name: 'bali/day-3',
    seed: 23,
    light: {
      base: 'dawn',
      sky: ['#23356f', '#5f5a92', '#c87f8c', '#fb9f62', '#ffd88a'],
      haze: '#f7b98a',
      glow: '#ffb054',
      shadow: '#2a2358',
      lit: '#ffc684',
    },
    horizon: 470,
    sun: { x: 1120, y: 330, r: 56 },
    portrait: { x: 850, y: 10, w: 640, h: 1138 },
    layers: [
      sky({ rays: 0.07, rings: 3 }),
      sheet({ cover: 0.48, opacity: 0.55 }),
      volcano({ x: 1390, rise: 280, spread: 250, rock: '#6f6a9c', gullies: 0.8 }),
      ridge({ y: 470, height: 70, colour: '#8a749c', depth: 0.5, length: 300 }),
      svg((s) =>
        s.fillBelow(452, s.lin([s.light.haze, s.light.sky[2], s.light.sky[1]], 0, 452, 0, 860, true)),
      ),
      cumulus({
        banks: range(22).map((i) => ({
          x: ((i * 397) % 1900) - 150,
          y: 480 + i * 15,
          w: 170 + i * 13,
          h: 36 + i * 3.4,
          opacity: 0.95,
        })),
      }),
      svg(drawCraterRim),
      svg(drawClimbers),
    ],
  }),

  scene({
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
  }),

  scene({
    name: 'bali/day-5',
    seed: 15,
    light: { base: 'day', sky: ['#2a74ac', '#5fa3c6', '#a3cfd6', '#dcebdc', '#fbf2d4'], haze: '#dbe9d4' },
    horizon: 540,
    sun: { x: 1540, y: 60, r: 0 },
    portrait: { x: 790, y: -60, w: 700, h: 1244 },
    layers: [
      sky({ disc: false, glow: 0.6 }),
      cumulus({
        banks: [
          { x: 420, y: 500, w: 420, h: 130 },
          { x: 1400, y: 510, w: 380, h: 150 },
          { x: 860, y: 516, w: 300, h: 80 },
        ],
      }),
      volcano({ x: 700, rise: 170, spread: 250, rock: '#7f9ab4', hazeDensity: 0.0005 }),
      ridge({ y: 556, height: 120, colour: '#5f9a70', depth: 0.5, length: 200 }),
      ridge({ y: 580, height: 80, colour: '#4f8f58', depth: 0.3, length: 150, seed: 7 }),
      terraces({ flooded: 0.35, camera: { y: 30, focal: 1150, horizon: 540 }, seed: 4 }),
      svg(drawBund),
      svg(drawRunners),
      svg((s) => s.line('M1096 330C1130 500 1210 640 1246 676', s.shade('#fffaf0', 1), 1.8, 'opacity=".85"')),
      birdKite({ x: 1090, y: 278, scale: 0.9, turn: -9 }),
    ],
  }),

  scene({
    name: 'bali/day-6',
    seed: 9,
    light: {
      base: 'day',
      sky: ['#071a52', '#0c2f7a', '#1458a6', '#3f9ac8', '#c3eee8'],
      haze: '#3f8ec2',
      shadow: '#08174a',
      lit: '#dff8f0',
      glow: '#bdf0ea',
      sun: '#fbfff4',
    },
    horizon: 800,
    sun: { x: 1180, y: -200, r: 0 },
    portrait: { x: 650, y: -330, w: 940, h: 1671 },
    layers: [
      underwater(),
      svg((s) => drawSchool(s, 720, 660, 420, 150, 44)),
      svg((s) => {
        drawSwimmerBelowSurface(s, 900, 120, 1, '#d9573f')
        drawSwimmerBelowSurface(s, 1290, 84, 0.86, '#e8b64c', true)
      }),
      svg(drawReefBelow),
      manta({ x: 1140, y: 440, scale: 0.94, turn: -7 }),
    ],
  }),

  scene({
    name: 'bali/day-7',
    seed: 27,
    light: {
      base: 'dusk',
      sky: ['#1c2458', '#4a3a7c', '#a84f72', '#f0805c', '#ffc27a'],
      haze: '#e08868',
      shadow: '#1d1748',
      lit: '#ffb46c',
    },
    horizon: 250,
    sun: { x: 1330, y: 226, r: 50 },
    portrait: { x: 760, y: -60, w: 700, h: 1244 },
    layers: [
      sky({ rays: 0.05, rings: 2 }),
      sheet({ cover: 0.54, opacity: 0.7, horizon: 246 }),
      water({ y: 250, accent: '#3f3a7c', glint: 0.9, base: 640 }),
      svg(drawHeadland),
      svg(drawClifftop),
      kecakRing({ x: 1080, y: 640 }),
    ],
  }),
]
