import { ellipsePath, polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawTree } from '../motifs/foliage.ts'
import { drawFigure } from '../motifs/indian-figures.ts'
import { ridge } from '../motifs/land.ts'
import { arcade, block, chhatri } from '../motifs/mughal.ts'
import { outline } from '../motifs/outline.ts'
import { puff } from '../motifs/powder.ts'
import { mist, sky } from '../motifs/sky.ts'
import { scene, svg } from '../scene.ts'

const HOLI = ['#e8489c', '#f6c42c', '#8a4ac8', '#3fae8c', '#f0682c', '#f6f0e4'] as const

function drawCrowd(s: Stage, y: number, h: number, n: number, depth: number, salt: number): void {
  const random = s.random(salt)
  for (const i of range(n)) {
    const x = ((i + 0.2 + random() * 0.6) / n) * 1700 - 50
    const up = 0.5 + random() * 0.5
    const tall = h * (0.9 + random() * 0.2)
    const reach = (k: number): readonly [readonly [number, number], readonly [number, number]] => [
      [k * (13 + random() * 5), -92 - up * 6],
      [k * (8 + random() * 16), -108 - up * 12],
    ]
    const down = random() > 0.7
    drawFigure(s, {
      x,
      y,
      h: tall,
      depth,
      wear: random() > 0.7 ? 'sari' : 'kurta',
      top: random() > 0.45 ? '#f6f0e4' : (HOLI[Math.floor(random() * 6)] as string),
      bottom: '#e8e0d8',
      lit: 0.6,
      arms: [
        down
          ? [
              [-13, -64],
              [-10, -48],
            ]
          : reach(-1),
        reach(1),
      ],
    })
    for (const _ of range(9)) {
      const [dx, dy] = [(random() - 0.5) * 0.24 * tall, -(0.3 + random() * 0.48) * tall]
      s.ellipse(
        x + dx * 0.6,
        y + dy,
        tall * (0.012 + random() * 0.022),
        tall * (0.012 + random() * 0.02),
        s.shade(HOLI[Math.floor(random() * 5)] as string, 0.9, depth),
        'opacity=".7"',
      )
    }
  }
}

const POWDERS = {
  violet: ['#4a1c7c', '#7a34b0', '#a85cd0', '#d09ae8', '#f0d4f8'],
  yellow: ['#c87a14', '#eaa81c', '#f8cc3c', '#fde47c', '#fff6c8'],
  pink: ['#a81c64', '#d83a84', '#f070a8', '#f8a8c8', '#ffe0ec'],
  green: ['#1c6a5c', '#2f9a78', '#5cc498', '#a0e0bc', '#dcf8e4'],
} as const

const holi = scene({
  name: 'moments/india-12',
  seed: 1212,
  light: { base: 'day', lit: '#fff0cc', shadow: '#3a1c5c', haze: '#f0d8d8' },
  horizon: 700,
  sun: { x: 1300, y: 60, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    svg((s) => {
      for (const [i, x] of [-60, 250, 1080, 1390].entries()) {
        const stone = { colour: ['#e0a878', '#d88a7c', '#e8b88a', '#c87a78'][i] as string, depth: 0.35 }
        block(s, x, 210 + (i % 2) * 60, 320, 700, stone, 0.4, 0.9)
        arcade(s, { x: x + 14, to: x + 306, base: 470, h: 130, n: 3, stone })
        chhatri(s, x + 80, 212 + (i % 2) * 60, 90, 120, stone)
      }
    }),
    puff({ x: 520, y: 380, rx: 400, ry: 300, tones: POWDERS.violet, seed: 4 }),
    puff({ x: 1150, y: 330, rx: 420, ry: 320, tones: POWDERS.yellow, seed: 9 }),
    svg((s) => drawCrowd(s, 900, 330, 13, 0.22, 3)),
    puff({ x: 830, y: 520, rx: 230, ry: 180, tones: POWDERS.pink, seed: 15, opacity: 0.9 }),
    svg((s) => drawCrowd(s, 1000, 450, 9, 0.06, 8)),
    puff({ x: 120, y: 560, rx: 240, ry: 210, tones: POWDERS.green, seed: 21, opacity: 0.85 }),
    puff({ x: 1510, y: 560, rx: 220, ry: 200, tones: POWDERS.pink, seed: 27, opacity: 0.85 }),
    svg((s) => {
      drawCrowd(s, 1140, 600, 5, 0, 14)
      const random = s.random(77)
      for (const colour of HOLI)
        s.path(
          range(50)
            .map(() => ellipsePath(random() * 1600, random() * 760, 1 + random() * 3))
            .join(''),
          colour,
          'opacity=".8"',
        )
    }),
  ],
})

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

const cricket = scene({
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

export default [holi, cricket]
