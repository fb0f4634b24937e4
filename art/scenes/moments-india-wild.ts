import { polygon, rectPath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawCamel } from '../motifs/creatures.ts'
import { drawTree } from '../motifs/foliage.ts'
import { drawBird } from '../motifs/indian-birds.ts'
import { drawFigure } from '../motifs/indian-figures.ts'
import { dunes, ridge } from '../motifs/land.ts'
import { modelled } from '../motifs/modelled.ts'
import { chhatri, pointedArch } from '../motifs/mughal.ts'
import { outline } from '../motifs/outline.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawTallGrass } from '../motifs/tall-grass.ts'
import { tiger } from '../motifs/tiger.ts'
import { scene, svg } from '../scene.ts'

const GRASS = ['#8a6a34', '#b8903c', '#d8b45c', '#f0d484'] as const

function drawRuinedFort(s: Stage): void {
  const stone = { colour: '#c08a64', depth: 0.45 }
  const wall = polygon(
    outline(
      '20,440 40,400 60,396 66,352 110,348 118,326 150,322 170,300 300,296 320,318 470,310 480,270 560,266 566,300 700,308 752,350 760,380 800,396 820,440',
    ),
  )
  s.path(wall, s.lin([s.shade(stone.colour, 0.4, 0.45), s.shade(stone.colour, 0.95, 0.45)], 0, 0, 1, 0))
  s.path(
    [110, 210, 260, 380, 430, 620, 690].map((x) => pointedArch(x, 384, 13, 44)).join(''),
    s.shade('#6a4a64', 0.25, 0.45),
  )
  s.path(
    range(22)
      .map((i) => rectPath(152 + i * 26, 304 + ((i * 7) % 12), 12, 14))
      .join(''),
    s.shade(stone.colour, 0.7, 0.45),
  )
  chhatri(s, 520, 270, 70, 92, stone)
  chhatri(s, 230, 298, 54, 70, stone)
}

/** The path the tiger has pressed down. */
function drawTrampledGrass(s: Stage): void {
  const random = s.random(9)
  const earth = [s.shade('#c89a54', 0.75), s.shade('#8a5c38', 0.5)]
  s.fillBelow(812, s.lin(earth, 0, 812, 0, 900, true))
  const strands = range(420).map(() => {
    const [x, y] = [random() * 1680 - 40, 800 + random() * 90]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(30 + random() * 30)} ${Math.round(-8 - random() * 12)} ${Math.round(70 + random() * 40)} ${Math.round((random() - 0.5) * 16)}`
  })
  s.line(strands.join(''), s.shade('#e8c474', 0.9), 2.2, 'opacity=".6"')
}

const ranthambore = scene({
  name: 'moments/india-6',
  seed: 606,
  light: {
    base: 'golden',
    sky: ['#5a6f94', '#9aa0a4', '#e0bc90', '#f8cc84', '#ffe6b0'],
    haze: '#f0c894',
    shadow: '#3a2448',
  },
  horizon: 520,
  sun: { x: 1260, y: 250, r: 62 },
  layers: [
    sky({ rays: 0.05 }),
    ridge({ y: 530, height: 190, colour: '#a87a6a', depth: 0.62, length: 420 }),
    svg((s) => {
      s.path(
        polygon([
          [s.left, 540],
          [s.left, 420],
          [60, 410],
          [400, 400],
          [760, 420],
          [1000, 500],
          [1120, 540],
        ]),
        s.shade('#9a7a58', 0.6, 0.48),
      )
      drawRuinedFort(s)
      for (const [x, h] of [
        [880, 120],
        [990, 90],
        [40, 150],
        [1450, 170],
        [1560, 220],
      ] as const)
        drawTree(s, { x, y: 556, h, colour: '#7a7a44', depth: 0.4, seed: x })
      s.fillBelow(
        540,
        s.lin(
          [s.shade('#e8bc74', 0.85, 0.3), s.shade('#b8803c', 0.6), s.shade('#6a4430', 0.35)],
          0,
          540,
          0,
          900,
          true,
        ),
      )
    }),
    mist({ y: 460, h: 150, opacity: 0.6 }),
    svg((s) => {
      for (const i of range(6))
        drawTallGrass(s, {
          from: s.left,
          to: s.right,
          y: 630 + i * 36,
          h: 110 + i * 8,
          n: 420,
          colours: GRASS,
          depth: 0.34 - i * 0.05,
          seed: 3 + i,
        })
      drawTallGrass(s, {
        from: 640,
        to: s.right + 60,
        y: 816,
        h: 350,
        n: 420,
        colours: GRASS,
        depth: 0.14,
        seed: 25,
      })
      drawTrampledGrass(s)
    }),
    tiger({ x: 800, y: 822, scale: 1.0 }),
    svg((s) => {
      drawTallGrass(s, { from: s.left, to: s.right, y: 872, h: 70, n: 420, colours: GRASS, seed: 7 })
      drawTallGrass(s, { from: s.left, to: s.right, y: 930, h: 120, n: 620, colours: GRASS, seed: 8 })
      drawTallGrass(s, { from: 1080, to: s.right + 40, y: 930, h: 480, n: 190, colours: GRASS, seed: 11 })
      drawTallGrass(s, { from: s.left, to: 180, y: 930, h: 330, n: 70, colours: GRASS, seed: 13 })
    }),
  ],
})

const dustMoon = {
  base: 'dusk',
  sky: ['#2a2a5c', '#5a4474', '#a8686c', '#dc9862', '#f4c078'],
  haze: '#d89a68',
  shadow: '#2c1840',
  lit: '#ffc88a',
  sun: '#fff0c8',
  glow: '#ffcc80',
} as const

function drawTent(s: Stage, x: number, y: number, w: number, colour: string, depth: number): void {
  const h = w * 0.62
  s.path(
    polygon([
      [x - w / 2, y],
      [x, y - h],
      [x + w / 2, y],
    ]),
    s.lin([s.shade(colour, 0.3, depth), s.shade(colour, 0.6, depth), s.shade(colour, 1, depth)], 0, 0, 1, 0),
  )
  s.path(
    polygon([
      [x - w * 0.05, y],
      [x, y - h * 0.7],
      [x + w * 0.12, y],
    ]),
    s.lin(['#ffd890', '#e8823c']),
    `opacity="${1 - depth}"`,
  )
  s.path(
    polygon([
      [x, y - h],
      [x + w / 2, y],
      [x + w * 0.36, y],
    ]),
    s.shade('#fff0d0', 0.9, depth),
    'opacity=".35"',
  )
  s.line(`M${x} ${y - h}v${-h * 0.2}`, s.shade('#4a2c3c', 0.3, depth), Math.max(1, w * 0.02))
}

/** Long shadows towards us: the moon stands behind the herd. */
function drawMoonShadows(s: Stage): void {
  for (const [x, y, w, reach] of [
    [330, 790, 74, 60],
    [720, 828, 88, 70],
    [540, 811, 13, 80],
    [962, 845, 14, 90],
    [1040, 835, 13, 86],
  ] as const) {
    const slant = (x - 1120) * 0.16
    s.path(
      polygon([
        [x - w, y],
        [x + w, y],
        [x + w * 1.1 + slant, y + reach],
        [x - w * 1.1 + slant, y + reach],
      ]),
      s.lin([
        [s.light.shadow, 0.55],
        [s.light.shadow, 0],
      ]),
    )
  }
}

const pushkar = scene({
  name: 'moments/india-19',
  seed: 1919,
  light: dustMoon,
  horizon: 470,
  sun: { x: 1120, y: 210, r: 92 },
  layers: [
    sky({ stars: 40, glow: 0.7 }),
    sheet({ cover: 0.42, opacity: 0.3 }),
    ridge({ y: 480, height: 110, colour: '#7a4a64', depth: 0.55, length: 320 }),
    dunes({ seed: 5, size: 0.5, camera: { y: 34, focal: 1250, x: 120 } }),
    svg((s) => {
      const random = s.random(5)
      for (const _ of range(34)) {
        const y = 492 + random() ** 1.4 * 130
        const k = (y - 470) / 150
        drawTent(
          s,
          random() * 1640,
          y,
          22 + k * 64,
          ['#e8d8c0', '#c8645c', '#d8b088', '#8a6a9a'][Math.floor(random() * 4)] as string,
          0.6 - k * 0.4,
        )
      }
      for (const _ of range(40)) {
        const y = 500 + random() ** 1.3 * 130
        const k = (y - 470) / 150
        drawCamel(s, {
          x: random() * 1600,
          y: y + 4,
          h: 14 + k * 44,
          depth: 0.55 - k * 0.38,
          flip: random() > 0.5,
          colour: '#8a5c48',
          stride: random(),
        })
      }
    }),
    mist({ y: 470, h: 150, opacity: 0.5, colour: '#e8b078' }),
    svg(drawMoonShadows),
    modelled({ round: 9, bright: 0.3 }, (s) =>
      drawCamel(s, { x: 330, y: 792, h: 240, saddle: '#b8343c', colour: '#7a4c38' }),
    ),
    modelled({ round: 10, bright: 0.3 }, (s) =>
      drawCamel(s, { x: 720, y: 830, h: 280, saddle: '#d8902c', colour: '#84523a', stride: 0.6 }),
    ),
    svg((s) => {
      for (const [x, y] of [
        [420, 600],
        [1240, 640],
        [800, 560],
      ] as const) {
        s.circle(
          x,
          y,
          60,
          s.rad([
            ['#ffb050', 0.7, 0],
            ['#ffb050', 0, 1],
          ]),
        )
        s.path(
          `M${x - 7} ${y + 6}Q${x - 4} ${y - 16} ${x} ${y - 22}Q${x + 6} ${y - 12} ${x + 7} ${y + 6}Z`,
          '#ffe090',
        )
      }
      for (const [x, y, h, top, turban] of [
        [540, 812, 150, '#f0e6d4', '#d8342c'],
        [962, 846, 172, '#f0e6d4', '#e8a02c'],
        [1040, 836, 160, '#e8dcc8', '#c8246c'],
      ] as const) {
        drawFigure(s, {
          x,
          y,
          h,
          wear: 'kurta',
          top,
          bottom: '#e8dcc8',
          turban,
          lit: 0.35,
          legs: [
            [
              [-5, -25],
              [-9, 0],
            ],
            [
              [6, -26],
              [8, -2],
            ],
          ],
        })
      }
      s.line('M530 590Q560 650 552 726M950 592Q978 650 974 738', s.shade('#4a2c3c', 0.4), 2.4)
      for (const [x, y, span] of [
        [300, 180, 30],
        [350, 160, 26],
        [250, 206, 22],
      ] as const)
        drawBird(s, { x, y, span, colour: '#4a3058', tail: 0.2 })
    }),
    mist({ y: 700, h: 220, opacity: 0.22, colour: '#e8b078' }),
  ],
})

export default [ranthambore, pushkar]
