import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawFloridaHouse } from './florida-house.ts'
import { drawPoolLight, drawPoolStone, drawSwimRing, GARDEN_EYE, inGarden, poolMask } from './house-pool.ts'

const SHADOW = { to: [-0.85, 0.16], opacity: 0.4 } as const

/** The lawn in mown bands, the drive in from the left. */
function drawGarden(s: Stage): void {
  s.fillBelow(GARDEN_EYE.horizon - 2, s.shade('#8fbf62', 0.9, 0.14))
  for (const i of range(9)) {
    const [near, far] = [6 * 1.32 ** i, 6 * 1.32 ** (i + 0.5)]
    s.path(
      polygon([
        inGarden([-60, 0, near]),
        inGarden([60, 0, near]),
        inGarden([60, 0, far]),
        inGarden([-60, 0, far]),
      ]),
      s.shade('#7cb256', 0.8, 0.04),
      'opacity=".75"',
    )
  }
  const drive = ([-34, -24, -14, -6, 1.6] as const).map(
    (right, i): Point => inGarden([right, 0, [31, 30, 29, 27.6, 27.6][i] ?? 28]),
  )
  s.path(
    ribbon(drive, () => 10, 0.5),
    s.shade('#f0dfbc', 0.98),
  )
}

function drawTreeLine(s: Stage): void {
  for (const [depth, size] of [
    [0.5, 40],
    [0.3, 26],
  ] as const)
    for (let x = s.left - 40; x < s.right + 60; x += size * 1.2)
      drawLeaves(s, {
        x,
        y: GARDEN_EYE.horizon - size * 0.3,
        rx: size * 0.95,
        ry: size * (0.66 + 0.3 * Math.sin(x * 0.027 + depth * 8)),
        colour: '#4a8f6a',
        depth,
        leaf: 8,
        density: 120,
        seed: x + size,
      })
}

const PALMS: readonly (readonly [x: number, y: number, h: number, depth: number])[] = [
  [470, 630, 150, 0.3],
  [560, 634, 180, 0.24],
  [664, 640, 222, 0.16],
  [786, 650, 290, 0.08],
  [916, 664, 384, 0],
  [1402, 664, 396, 0],
  [1530, 656, 320, 0.06],
]

const FAMILY: readonly (Omit<FigureOptions, 'x' | 'y' | 'h'> & {
  readonly at: Point
  readonly tall: number
})[] = [
  {
    at: [1.9, 28],
    tall: 1.34,
    pose: 'running',
    dress: 'summerDress',
    colours: ['#f6b83c', '#fffaf0'],
    skin: 'chestnut',
    age: 'youth',
    woman: true,
    hair: 'plait',
  },
  {
    at: [0.2, 27.2],
    tall: 1.06,
    pose: 'carrying',
    dress: 'shorts',
    colours: ['#2f9a96', '#3f5a86'],
    skin: 'chestnut',
    age: 'child',
    carries: 'backpack',
    propColours: ['#f0583e', '#fffaf0'],
  },
  {
    at: [-1.3, 27.4],
    tall: 1.66,
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#f0583e', '#fffaf0'],
    skin: 'bronze',
    woman: true,
    hat: 'straw',
    hatColours: ['#f6e6b8', '#2f9a96'],
  },
  {
    at: [-0.72, 27.4],
    tall: 0.92,
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#f0a0b0', '#fffaf0'],
    skin: 'umber',
    age: 'child',
    hair: 'curls',
  },
  {
    at: [-3.2, 27.6],
    tall: 1.82,
    pose: 'striding',
    dress: 'shirt',
    colours: ['#fffaf0', '#4f6f9a'],
    skin: 'umber',
    hair: 'cropped',
    carries: 'suitcase',
    propColours: ['#b8743c', '#6a4030'],
  },
]

function drawFamily(s: Stage): void {
  for (const { at, tall, ...who } of FAMILY) {
    const [x, y] = inGarden([at[0], 0, at[1]])
    drawFigure(s, { ...who, x, y, h: (GARDEN_EYE.focal / at[1]) * tall * 1.12, shadow: SHADOW })
  }
}

function drawHedge(s: Stage, from: number, to: number): void {
  for (let x = from; x < to; x += 22)
    drawLeaves(s, {
      x,
      y: 668,
      rx: 20,
      ry: 15,
      colour: '#4f9a52',
      leaf: 7,
      density: 220,
      seed: x,
      bloom: 0.3,
      bloomColour: '#f0708a',
    })
}

export default scene({
  name: 'disney/day-1',
  seed: 151,
  light: {
    base: 'day',
    sky: ['#2d6484', '#4484a0', '#78adb8', '#b6d2c6', '#eeeaca'],
    haze: '#cfdccb',
    shadow: '#173f52',
    lit: '#fff0c2',
    window: '#ffd584',
  },
  horizon: GARDEN_EYE.horizon,
  sun: { x: 1900, y: 330, r: 20 },
  portrait: { x: 868, y: -96, w: 580, h: 1031 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 640 }),
    cumulus({
      banks: [
        { x: 250, y: 520, w: 460, h: 170, opacity: 0.85 },
        { x: 1500, y: 520, w: 330, h: 150, opacity: 0.85 },
      ],
      colours: ['#6d98a6', '#93b6ba', '#c6d8cc', '#f0ead2', '#fff8e4'],
      seed: 12,
    }),
    svg(drawTreeLine),
    mist({ y: 548, h: 70, opacity: 0.4 }),
    svg((s) => {
      drawGarden(s)
      for (const [x, y, h, depth] of PALMS)
        drawPalm(s, {
          x,
          y,
          h,
          lean: x < 1160 ? 0.012 : -0.012,
          depth,
          trunk: '#d0c8b2',
          colour: '#3f8a52',
          size: 0.86,
          wind: 0.08,
          seed: x,
        })
      drawFloridaHouse(s)
      drawHedge(s, 930, 1100)
      drawHedge(s, 1226, 1400)
      drawPoolStone(s)
    }),
    water({
      y: 690,
      base: 860,
      colours: ['#c4f0e2', '#7adcd6', '#3fbfca', '#259fbc'],
      reflection: [0.72, 0.3],
      amplitude: 12,
      wave: 1,
      glint: 0,
      waterline: 680,
      mask: poolMask,
    }),
    svg((s) => {
      drawPoolLight(s)
      drawSwimRing(s, 3.1, 13.4)
      drawFamily(s)
    }),
  ],
  finish: { bloom: 0.28, vignette: 0.14 },
})
