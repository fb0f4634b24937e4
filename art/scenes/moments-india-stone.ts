import { polygon } from '../engine/geometry.ts'
import { round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawGopuram } from '../motifs/gopuram.ts'
import { drawFigure } from '../motifs/indian-figures.ts'
import { garland, marigoldHeap } from '../motifs/marigold.ts'
import { modelled } from '../motifs/modelled.ts'
import { sky } from '../motifs/sky.ts'
import { drawWellWall } from '../motifs/stepwell.ts'
import { carvedWall, sunWheel } from '../motifs/sun-wheel.ts'
import { water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const konark = scene({
  name: 'moments/india-14',
  seed: 14,
  light: { base: 'golden', shadow: '#3a2352', lit: '#ffcf8a' },
  sun: { x: 1900, y: 500, r: 10 },
  layers: [
    carvedWall(),
    sunWheel({ x: 940, y: 430, r: 380 }),
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        2000,
        1200,
        s.lin(
          [
            [s.light.shadow, 0.55, 0],
            [s.light.shadow, 0.1, 0.5],
            [s.light.lit, 0, 0.6],
            [s.light.lit, 0.3, 1],
          ],
          0,
          0,
          1,
          0.1,
        ),
      )
      s.fillBelow(846, s.lin([s.shade('#d8a878', 0.8), s.shade('#8a5a5c', 0.4)], 0, 846, 0, 900, true))
      s.path('M390 872L40 888L60 900L410 880Z', s.light.shadow, 'opacity=".5"')
    }),
    modelled({ round: 14 }, (s) =>
      drawFigure(s, {
        x: 420,
        y: 876,
        h: 300,
        wear: 'kurta',
        top: '#c8443a',
        bottom: '#f0e4d0',
        lit: 0.75,
        hair: '#1d1522',
        arms: [
          [
            [-12, -64],
            [-9, -48],
          ],
          [
            [16, -72],
            [25, -86],
          ],
        ],
      }),
    ),
  ],
  finish: { vignette: 0.35 },
})

const stepwell = scene({
  name: 'moments/india-21',
  seed: 21,
  light: {
    base: 'golden',
    sky: ['#4a78a8', '#8fb4b8', '#d8d0a8', '#f6d494', '#ffe8b8'],
    shadow: '#3a2454',
    lit: '#ffd898',
  },
  horizon: 70,
  sun: { x: 1500, y: -100, r: 20 },
  layers: [
    sky({ to: 200, disc: false }),
    svg((s) => {
      drawWellWall(s, {
        corners: [
          [s.left - 640, -40],
          [330, 40],
          [610, 690],
          [200, 1400],
        ],
        levels: 11,
        stairs: 6,
        lit: 0.62,
      })
      drawWellWall(s, {
        corners: [
          [330, 40],
          [1330, 40],
          [1060, 690],
          [610, 690],
        ],
        levels: 11,
        stairs: 9,
        lit: 0.98,
      })
      drawWellWall(s, {
        corners: [
          [1330, 40],
          [s.right + 640, -40],
          [1470, 1400],
          [1060, 690],
        ],
        levels: 11,
        stairs: 6,
        lit: 0.32,
      })
    }),
    water({
      y: 690,
      waterline: 690,
      amplitude: 12,
      reflection: [0.8, 0.6],
      colours: ['#8fae6a', '#5a8a5c', '#2f6a5c', '#1f4a54'],
      glint: 0,
      mask: (x, y) => (x > 610 - (y - 690) * 0.577 && x < 1060 + (y - 690) * 0.577 ? 1 : 0),
    }),
    svg((s) => {
      for (const k of [0, 1])
        s.line(
          polygon(
            [
              [610, 690],
              [1060, 690],
            ],
            false,
          ),
          s.shade('#ffe2b0', 0.9),
          3 - k,
        )
      drawFigure(s, {
        x: 806,
        y: 336,
        h: 86,
        wear: 'sari',
        top: '#d8242c',
        lit: 0.9,
        arms: [
          [
            [-12, -66],
            [-9, -52],
          ],
          [
            [13, -90],
            [6, -106],
          ],
        ],
      })
      s.path(
        'M792 246q16 -14 32 0q4 16 -8 22h-16q-12 -6 -8 -22Z',
        s.lin([s.shade('#8a5a34', 0.3), s.shade('#f0c06a', 1)], 0, 0, 1, 0),
      )
    }),
  ],
})

function drawMarket(s: Stage): void {
  s.fillBelow(760, s.lin([s.shade('#c8946c', 0.7), s.shade('#6a4460', 0.3)], 0, 760, 0, 900, true))
  const umbrellas = [
    [250, 640, 190, '#e2503c'],
    [560, 690, 150, '#f0b53c'],
    [1400, 650, 200, '#3f8aa0'],
  ] as const
  for (const [x, y, r, colour] of umbrellas) {
    s.line(`M${x} ${y}V860`, s.shade('#5a4050', 0.4), 6)
    s.path(
      `M${x - r} ${y + 10}Q${x - r * 0.7} ${y - r * 0.52} ${x} ${y - r * 0.56}Q${x + r * 0.7} ${y - r * 0.52} ${x + r} ${y + 10}Q${x + r * 0.75} ${y - 14} ${x + r * 0.5} ${y + 10}Q${x + r * 0.25} ${y - 14} ${x} ${y + 10}Q${x - r * 0.25} ${y - 14} ${x - r * 0.5} ${y + 10}Q${x - r * 0.75} ${y - 14} ${x - r} ${y + 10}Z`,
      s.lin([s.shade(colour, 0.4), s.shade(colour, 1.05)], 0, 0, 1, 0),
    )
    for (const k of [-0.5, 0, 0.5])
      s.line(
        `M${x} ${round1(y - r * 0.56)}Q${round1(x + k * r)} ${round1(y - r * 0.4)} ${round1(x + k * r * 2 * 0.5)} ${y + 8}`,
        s.shade('#fff0d0', 0.9),
        2,
        'opacity=".5"',
      )
  }
  const people = [
    [620, 930, 190, '#f3ead6', 'kurta'],
    [700, 940, 200, '#8a5aa0', 'sari'],
    [1210, 950, 220, '#3f8a6a', 'sari'],
    [190, 1010, 330, '#c8445c', 'sari'],
    [330, 1030, 340, '#3f8a6a', 'sari'],
    [1360, 1020, 350, '#d8843a', 'sari'],
    [1490, 1030, 360, '#f3ead6', 'shirt'],
  ] as const
  for (const [x, y, h, top, wear] of people)
    drawFigure(s, { x, y, h, top, wear, bottom: '#efe2d0', lit: 0.6 })
}

const gopuram = scene({
  name: 'moments/india-17',
  seed: 17,
  light: {
    base: 'day',
    sky: ['#1c66a8', '#4a9ac4', '#8fc8d4', '#cfe8dc', '#f4f0da'],
    lit: '#fff0c0',
    shadow: '#2c2a68',
  },
  horizon: 780,
  sun: { x: 1500, y: 60, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    sheet({ cover: 0.46, opacity: 0.7 }),
    svg((s) => {
      drawGopuram(s, 960, 800, 40, 450)
      drawMarket(s)
    }),
    marigoldHeap({ x: 520, y: 880, w: 260, colour: '#f0a020', n: 150 }),
    marigoldHeap({ x: 800, y: 890, w: 250, colour: '#f6efe0', n: 150 }),
    marigoldHeap({ x: 1080, y: 888, w: 250, colour: '#d8443a', n: 150 }),
    garland({
      from: [40, -20],
      to: [60, 460],
      sag: 10,
      bead: 22,
      colours: ['#f0a020', '#f0a020', '#e2602c'],
    }),
    garland({
      from: [104, -20],
      to: [116, 380],
      sag: -6,
      bead: 20,
      colours: ['#f6efe0', '#f6efe0', '#d8648c'],
    }),
    garland({ from: [1540, -20], to: [1530, 430], sag: 10, bead: 24, colours: ['#e2602c', '#f0a020'] }),
  ],
})

export default [konark, stepwell, gopuram]
