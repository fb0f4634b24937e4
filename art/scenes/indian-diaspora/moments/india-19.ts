import { polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawCamel } from '../../../language/animals/creatures.ts'
import { drawBird } from '../../../language/animals/indian-birds.ts'
import { dunes, ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../../scene.ts'

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

export default scene({
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
