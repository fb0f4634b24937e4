import { type Point, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { standing, water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawMangrove } from './mangrove.ts'
import { drawTortoise, drawTrack } from './tortoise.ts'

/** A wooden island boat at its mooring, bow to the left. */
function drawBoat(s: Stage, x: number, y: number): void {
  s.placed({ x, y, scale: 1.12 }, () => {
    s.path('M-104 -44C-70 -22 30 -20 96 -30L88 -22C30 -14 -60 -14 -92 -34Z', s.shade('#5a3f30', 0.25))
    s.path('M-54 -26L-46 -31L-34 -30L-42 -24ZM20 -25L27 -31L40 -31L33 -25Z', s.shade('#c8925c', 0.95))
    s.path('M-104 -44C-70 -20 30 -18 96 -30L86 2L-66 2C-82 -6 -98 -24 -104 -44Z', s.shade('#2f8f9c', 0.85))
    s.path('M-84 -12C-40 -2 40 -2 90 -11L86 2L-66 2C-74 -2 -80 -6 -84 -12Z', s.shade('#1f5f74', 0.35))
    s.path('M-100 -36C-64 -14 30 -12 94 -24L92 -18C30 -5 -64 -6 -96 -28Z', s.shade('#f6efdc', 1))
    s.line('M-104 -44C-70 -21 30 -19 96 -30', s.shade('#d9a468', 1), 4.4)
    s.line('M-101 -42L-190 -14', s.shade('#e8d8b4', 0.8), 1.6)
    s.line('M-34 -26L60 -38', s.shade('#e8c48c', 1), 3)
    s.path('M58 -40L84 -44L86 -38L60 -35Z', s.shade('#e8c48c', 0.9))
  })
}

/** The near wall of mangroves on the right, and those that thin out along the channel. */
function drawMangroveShore(s: Stage): void {
  for (const [x, y, h, depth] of [
    [1010, 452, 150, 0.34],
    [1110, 456, 190, 0.26],
    [1560, 470, 320, 0.12],
    [1230, 466, 250, 0.16],
    [1400, 482, 330, 0.06],
    [1630, 500, 380, 0],
  ] as const)
    drawMangrove(s, { x, y, h, depth, seed: x })
}

const SHORE: readonly Point[] = [
  [-60, 646],
  [160, 640],
  [420, 622],
  [700, 590],
  [960, 562],
  [1240, 548],
  [1460, 552],
  [1700, 540],
]

/** White sand with a hard shadow of the trees on its right. */
function drawSand(s: Stage): void {
  const land = (dy: number) =>
    `${smooth(
      SHORE.map(([x, y]): Point => [x, y + dy + 4 * Math.sin(x * 0.02)]),
      false,
      0.9,
    )}L${s.right} ${s.bottom}L${s.left} ${s.bottom}Z`
  s.path(land(-16), '#ffffff', 'opacity=".45"')
  s.path(land(-6), '#ffffff', 'opacity=".95"')
  s.path(land(2), s.shade('#d8c8a8', 0.55))
  s.path(land(20), s.shade('#f4e8d0', 1))
  s.clipped(land(20), () => {
    s.path(
      smooth(
        [
          [1240, 560],
          [1330, 592],
          [1290, 612],
          [1400, 628],
          [1380, 650],
          [1500, 668],
          [1490, 694],
          [1720, 720],
          [1720, 540],
        ],
        true,
        0.7,
      ),
      s.light.shadow,
      'opacity=".36"',
    )
    const random = s.random(8)
    for (const _ of range(60)) {
      const [x, y] = [s.left + random() * (s.right - s.left), 660 + random() * 250]
      s.path(
        `M${x} ${y}q${20 + random() * 30} ${-3} ${50 + random() * 60} 0q${-30} 4 ${-50} 0Z`,
        s.shade('#d9c6a2', 0.8),
        'opacity=".6"',
      )
    }
  })
}

/** Fallen leaves and sea-beans, left by the tide in loose heaps. */
function drawWrack(s: Stage): void {
  const random = s.random(19)
  for (const [cx, cy, n] of [
    [120, 690, 16],
    [470, 668, 9],
    [1440, 604, 14],
    [1560, 596, 12],
  ] as const)
    for (const _ of range(n)) {
      const [x, y] = [cx + (random() - 0.5) * 170, cy + (random() - 0.5) * 16]
      s.placed({ x, y, turn: random() * 160 }, () =>
        s.ellipse(0, 0, 3 + random() * 4, 1.8, s.shade(random() > 0.6 ? '#6a7a3c' : '#6a4a34', 0.4)),
      )
    }
}

export default scene({
  name: 'seychelles/day-6',
  seed: 17,
  light: {
    base: 'day',
    sky: ['#2f86b0', '#5fabc4', '#9fd0d2', '#d2eadc', '#f2f6e2'],
    haze: '#cfe6dc',
    shadow: '#173f4c',
    lit: '#fffbe6',
  },
  horizon: 418,
  sun: { x: 1560, y: -160, r: 40 },
  portrait: { x: 842, y: -104, w: 570, h: 1013 },
  layers: [
    sky({ disc: false, glow: 0.35 }),
    cumulus({
      banks: [
        { x: 330, y: 380, w: 330, h: 84, opacity: 0.9 },
        { x: 800, y: 392, w: 240, h: 60, opacity: 0.8 },
      ],
    }),
    ridge({
      y: 421,
      height: 120,
      colour: '#4f8a8c',
      depth: 0.46,
      length: 460,
      rough: 0.42,
      seed: 5,
      envelope: (x) => Math.exp(-(((x - 300) / 420) ** 2)),
    }),
    ridge({
      y: 424,
      height: 300,
      colour: '#4f9468',
      depth: 0.34,
      length: 520,
      rough: 0.4,
      seed: 9,
      envelope: (x) => 1 / (1 + Math.exp(-(x - 1180) / 90)),
    }),
    mist({ y: 372, h: 60, opacity: 0.5 }),
    svg((s) => {
      drawShrubs(s, { from: 820, to: 1700, y: 430, h: 60, colour: '#3f7f58', depth: 0.34, dab: 6, seed: 4 })
      drawMangroveShore(s)
    }),
    water({
      y: 419,
      waterline: 456,
      base: 660,
      to: 720,
      colours: ['#d6ece0', '#8fd2c4', '#4fb8b4', '#3aa8a8', '#7fd4c4'],
      reflection: [0.9, 0.34],
      amplitude: 22,
      glint: 0,
    }),
    svg((s) => drawMangroveShore(s)),
    standing({ waterline: 520, reach: 70 }, (s) => drawBoat(s, 1016, 518)),
    svg((s) => {
      drawSand(s)
      drawWrack(s)
      drawTrack(s, [1290, 772], [1760, 716])
      drawTortoise(s, { x: 1150, y: 776, size: 1.14 })
    }),
  ],
})
