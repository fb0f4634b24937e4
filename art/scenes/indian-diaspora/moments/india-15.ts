import { polygon } from '../../../engine/geometry.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { drawTree } from '../../../language/plants/foliage.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'

const maidanDusk = {
  base: 'dusk',
  sky: ['#3a3a78', '#7a4f86', '#d0706c', '#f6a05a', '#ffd07c'],
  haze: '#e8955c',
  shadow: '#3a1a44',
  lit: '#ffc070',
} as const

function drawPlayers(s: Stage): void {
  drawFigure(s, {
    x: 1050,
    y: 700,
    h: 330,
    wear: 'shirt',
    top: '#f3e6d0',
    bottom: '#e8d8c0',
    lit: 0.25,
    lean: 7,
    turn: -4,
    arms: [
      [
        [12, -104],
        [4, -124],
      ],
      [
        [24, -78],
        [36, -88],
      ],
    ],
    legs: [
      [
        [14, -40],
        [30, -24],
      ],
      [
        [-14, -34],
        [-34, -26],
      ],
    ],
  })
  s.circle(1050 + 10, 280, 7, s.shade('#c8342c', 0.8))
  drawFigure(s, {
    x: 480,
    y: 742,
    h: 176,
    wear: 'shirt',
    top: '#e8d8c0',
    bottom: '#d8c8b0',
    lit: 0.22,
    lean: 6,
    arms: [
      [
        [10, -62],
        [18, -52],
      ],
      [
        [14, -62],
        [20, -50],
      ],
    ],
    legs: [
      [
        [-6, -26],
        [-8, 0],
      ],
      [
        [8, -26],
        [10, 0],
      ],
    ],
  })
  s.line('M516 650L548 730', s.shade('#d8a868', 0.6), 9, 'stroke-linecap="round"')
  s.path('M430 742v-66h4v66ZM440 742v-66h4v66ZM450 742v-66h4v66Z', s.shade('#f0d0a0', 0.6))
  drawFigure(s, {
    x: 352,
    y: 736,
    h: 118,
    wear: 'shirt',
    top: '#8a4a5c',
    bottom: '#d8c8b0',
    lit: 0.2,
    lean: 12,
    arms: [
      [
        [12, -58],
        [20, -48],
      ],
      [
        [14, -58],
        [22, -48],
      ],
    ],
    legs: [
      [
        [10, -24],
        [-2, 0],
      ],
      [
        [14, -22],
        [8, 0],
      ],
    ],
  })
  for (const [x, y, h, flip] of [
    [700, 640, 84, false],
    [1350, 660, 108, true],
    [1490, 634, 74, true],
    [860, 624, 66, false],
  ] as const) {
    drawFigure(s, {
      x,
      y,
      h,
      flip,
      wear: 'kurta',
      top: '#d8c0a8',
      lit: 0.2,
      depth: 0.2,
      lean: 4,
      arms: [
        [
          [12, -58],
          [18, -46],
        ],
        [
          [14, -58],
          [22, -46],
        ],
      ],
    })
  }
}

function drawLongShadows(s: Stage): void {
  const shadow = (x: number, y: number, w: number, l: number) =>
    s.path(
      polygon([
        [x - w, y],
        [x + w, y],
        [x - l * 0.5 + w * 1.6, y + l * 0.36],
        [x - l * 0.5 - w * 1.6, y + l * 0.36],
      ]),
      s.lin([
        [s.light.shadow, 0.6],
        [s.light.shadow, 0],
      ]),
    )
  for (const [x, y, w, l] of [
    [1040, 724, 26, 330],
    [480, 744, 16, 240],
    [352, 738, 12, 170],
    [700, 642, 6, 90],
    [1350, 662, 8, 110],
    [1490, 636, 6, 80],
  ] as const)
    shadow(x, y, w, l)
}

export default scene({
  name: 'moments/india-15',
  seed: 1515,
  light: maidanDusk,
  horizon: 600,
  sun: { x: 1180, y: 500, r: 96 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.45, opacity: 0.5 }),
    ridge({ y: 606, height: 50, colour: '#8a5a6a', depth: 0.6, length: 60 }),
    svg((s) => {
      for (const [x, h] of [
        [60, 230],
        [220, 160],
        [1540, 260],
        [1420, 130],
        [640, 110],
        [760, 90],
      ] as const)
        drawTree(s, { x, y: 610, h, colour: '#5a4a4c', depth: 0.3, seed: x })
      s.fillBelow(
        604,
        s.lin(
          [s.shade('#e8a868', 0.9, 0.3), s.shade('#c8804c', 0.7), s.shade('#7a3c4c', 0.35)],
          0,
          604,
          0,
          900,
          true,
        ),
      )
      s.path(polygon(outline('560,640 900,640 1300,900 200,900')), s.shade('#f0c084', 0.9), 'opacity=".35"')
    }),
    mist({ y: 540, h: 170, opacity: 0.65, colour: '#ffc070' }),
    svg((s) => {
      drawLongShadows(s)
      drawPlayers(s)
    }),
    svg((s) => {
      for (const [x, y, rx, ry] of [
        [1130, 730, 190, 46],
        [960, 742, 120, 30],
        [500, 748, 120, 26],
      ] as const)
        s.ellipse(
          x,
          y,
          rx,
          ry,
          s.rad([
            ['#ffd8a0', 0.6, 0],
            ['#ffd8a0', 0, 1],
          ]),
        )
    }),
  ],
})
