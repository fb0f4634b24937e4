import { polygon } from '../../engine/geometry.ts'
import { clamp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawBird } from '../../language/animals/indian-birds.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { drawCrown, drawCypress, drawTree } from '../../language/plants/foliage.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawHumayunTomb } from './humayun.ts'

const AXIS = 1100

const roseEvening = {
  base: 'golden',
  sky: ['#3d3f7c', '#8a6496', '#d68a96', '#f6b58f', '#ffdfae'],
  haze: '#f0bd9f',
  shadow: '#3a2458',
  lit: '#ffd09a',
  glow: '#ffb36b',
} as const

function drawGarden(s: Stage): void {
  const lawn = ['#c9a96a', '#8ba25c', '#5f8a52', '#2f5c4a'].map((c, i) =>
    s.shade(c, 0.75 - i * 0.12, 0.35 - i * 0.11),
  )
  s.fillBelow(600, s.lin(lawn, 0, 600, 0, 900, true))
  const path = (near: number, width: number) =>
    polygon([
      [AXIS + near * 0.12, 604],
      [AXIS + (near + width) * 0.12, 604],
      [AXIS + (near + width) * 2.394, 1260],
      [AXIS + near * 2.394, 1260],
    ])
  const stone = s.lin(
    [s.shade('#e2a98a', 0.9, 0.3), s.shade('#c98468', 0.75), s.shade('#8a5260', 0.5)],
    0,
    600,
    0,
    900,
    true,
  )
  s.path(path(-330, 210) + path(120, 210), stone)
  s.path(path(-352, 22) + path(330, 22), s.shade('#2f5a44', 0.35))
  s.path(path(-125, 12) + path(113, 12), s.shade('#f0cfae', 0.95))
  drawFlowerBeds(s)
}

const channel = (x: number, y: number) => clamp((((y - 602) / 326) * 131 + 13 - Math.abs(x - AXIS)) * 0.6)

function drawBackTrees(s: Stage): void {
  const random = s.random(5)
  for (const i of range(15)) {
    const x = -60 + i * 122 + random() * 50
    if (Math.abs(x - AXIS) < 290) continue
    drawTree(s, {
      x,
      y: 606,
      h: 80 + random() * 90,
      colour: i % 3 ? '#5c7a4c' : '#7a8648',
      depth: 0.42,
      seed: i + 3,
    })
  }
  for (const k of [-1, 1])
    for (const i of range(4))
      drawCypress(s, { x: AXIS + k * (66 + i * 62), y: 610 + i * 4, h: 62 + i * 16, depth: 0.15 })
}

function drawFigureShadows(s: Stage): void {
  for (const [x, y] of [
    [990, 706],
    [964, 708],
  ] as const) {
    s.path(
      polygon([
        [x + 4, y - 1],
        [x - 5, y + 1],
        [x - 78, y + 26],
        [x - 62, y + 26],
      ]),
      s.light.shadow,
      'opacity=".35"',
    )
  }
}

function drawFlowerBeds(s: Stage): void {
  const random = s.random(9)
  for (const i of range(5)) {
    const y = 640 + i * i * 15
    for (const [colour, n] of [
      ['#e8a13c', 26],
      ['#c8443a', 18],
    ] as const) {
      for (const _ of range(n)) {
        const side = random() < 0.5 ? -1 : 1
        const x = AXIS + side * ((y - 566) * 1.62 + random() * 620)
        s.ellipse(
          x,
          y + random() * 8,
          2 + i * 1.1,
          1 + i * 0.5,
          s.shade(colour, 0.8, 0.3 - i * 0.06),
          'opacity=".75"',
        )
      }
    }
  }
}

function drawNearTree(s: Stage): void {
  for (const [x, y, w, h] of [
    [1560, 150, 360, 190],
    [1430, 90, 300, 130],
    [1640, 260, 260, 220],
  ] as const) {
    drawCrown(s, { x, y, w, h, colour: '#41663f', dab: 9, density: 150 })
  }
  s.rect(
    s.left,
    840,
    2000,
    s.bottom - 840,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.55],
    ]),
  )
}

export default scene({
  name: 'indian-diaspora/day-1',
  seed: 11,
  light: roseEvening,
  horizon: 600,
  sun: { x: 1450, y: 470, r: 54 },
  portrait: { x: 800, y: 70, w: 600, h: 1067 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.5, opacity: 0.5 }),
    ridge({ y: 604, height: 60, colour: '#7a7a64', depth: 0.7, length: 90 }),
    mist({ y: 540, h: 80 }),
    svg((s) => {
      drawHumayunTomb(s, AXIS, 606, 640, 0.06)
      drawBackTrees(s)
      drawGarden(s)
    }),
    water({
      y: 602,
      waterline: 604,
      mask: channel,
      amplitude: 9,
      reflection: [0.95, 0.8],
      glint: 0,
      accent: '#7a4a78',
    }),
    svg((s) => {
      drawFigure(s, { x: 990, y: 706, h: 68, wear: 'sari', top: '#d8993a', lit: 0.55 })
      drawFigure(s, {
        x: 964,
        y: 708,
        h: 73,
        wear: 'kurta',
        top: '#f2e6d2',
        bottom: '#e6d6c0',
        lit: 0.5,
        legs: [
          [
            [-4, -25],
            [-8, 0],
          ],
          [
            [5, -26],
            [8, -1],
          ],
        ],
      })
      drawFigureShadows(s)
      drawNearTree(s)
      const flock = [
        [760, 262, 34, 0.9],
        [812, 238, 30, -0.5],
        [858, 282, 28, 0.5],
        [700, 300, 26, 1],
        [905, 216, 24, 0.7],
        [652, 252, 22, -0.6],
      ] as const
      for (const [x, y, span, beat] of flock)
        drawBird(s, { x, y, span, beat, colour: '#6fb84a', turn: -8, tail: 1.2 })
    }),
  ],
})
