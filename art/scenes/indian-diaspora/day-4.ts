import type { Point } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { arcade, block, chhatri, dome } from '../../language/buildings/mughal.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawHawaMahal, drawKite } from './hawa-mahal.ts'

const pinkHour = {
  base: 'dusk',
  sky: ['#4a5a9c', '#9a7ab0', '#e295a8', '#f9b79a', '#ffe0b4'],
  haze: '#f3b3a2',
  shadow: '#48225a',
  lit: '#ffcf9c',
  sun: '#fff0cc',
  glow: '#ffb27a',
} as const

const PLASTERS = ['#d98a78', '#cf7a72', '#e0a084', '#c8706c'] as const

/** Flat roofs of the old town, nearer and bigger towards the viewer. */
function drawRoofs(s: Stage): void {
  const random = s.random(8)
  for (const row of range(6)) {
    const y = 596 + row * row * 9
    const size = 40 + row * 26
    for (let x = -60; x < 1680; x += size * (0.9 + random() * 0.8)) {
      const depth = Math.max(0, 0.62 - row * 0.12)
      const w = size * (0.9 + random() * 0.9)
      const h = size * (0.5 + random() * 0.7)
      drawRoofHouse(s, x, y - h, w, h + size, depth, PLASTERS[Math.floor(random() * 4)] as string, random())
    }
  }
}

function drawRoofHouse(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  depth: number,
  colour: string,
  chance: number,
): void {
  const stone = { colour, depth }
  block(s, x, y, w, h, stone, 0.3, 0.8)
  s.rect(x - 2, y - 4, w + 4, 6, s.shade('#f6d8c4', 0.85, depth))
  arcade(s, { x: x + w * 0.08, to: x + w * 0.92, base: y + w * 0.42, h: w * 0.26, n: 4, stone })
  if (chance > 0.78) chhatri(s, x + w * 0.5, y - 4, w * 0.4, w * 0.5, stone)
  else if (chance > 0.66) dome(s, { cx: x + w * 0.5, base: y - 3, half: w * 0.18, h: w * 0.3, stone })
}

const KITES = [
  [300, 170, 58, '#e2503c', '#f8e2b0', -14],
  [520, 96, 44, '#f0b53c', '#a83a6a', 12],
  [610, 300, 34, '#4f8aa8', '#f8e2b0', -8],
  [150, 330, 38, '#8a4a9a', '#f3c15a', 20],
  [760, 190, 70, '#d43a5a', '#ffe2a0', 10],
  [880, 70, 40, '#3f9a8a', '#f8e2b0', -18],
  [430, 380, 26, '#f6e2c0', '#d4503c', 6],
  [700, 420, 22, '#e2803c', '#f8e2b0', -20],
  [1070, 170, 50, '#f0b53c', '#a83a6a', -12],
  [1500, 130, 58, '#e2503c', '#f8e2b0', 14],
  [1420, 300, 30, '#4f8aa8', '#f8e2b0', -16],
] as const

function drawFlyers(s: Stage): void {
  const flyers = [
    { x: 840, h: 150, top: '#f3ead6', bottom: '#5a4a72', to: [760, 250] },
    { x: 932, h: 138, top: '#e2a23c', bottom: '#efe2d0', to: [880, 106] },
    { x: 636, h: 104, top: '#3f8a8a', bottom: '#efe2d0', to: [530, 138] },
  ] as const
  for (const f of flyers) {
    const hand: Point = [f.x - f.h * 0.19, 780 - f.h * 0.96]
    s.line(
      `M${round1(hand[0])} ${round1(hand[1])}Q${round1((hand[0] + f.to[0]) / 2 + 30)} ${round1((hand[1] + f.to[1]) / 2 + 40)} ${f.to[0]} ${f.to[1]}`,
      s.shade('#fff0d8', 0.9),
      1.1,
      'opacity=".75"',
    )
    drawFigure(s, {
      x: f.x,
      y: 792,
      h: f.h,
      wear: f.h < 120 ? 'shirt' : 'kurta',
      top: f.top,
      bottom: f.bottom,
      lit: 0.5,
      lean: -3,
      arms: [
        [
          [-14, -82],
          [-19, -96],
        ],
        [
          [-2, -74],
          [-15, -84],
        ],
      ],
      legs: [
        [
          [-6, -25],
          [-9, 0],
        ],
        [
          [6, -25],
          [10, 0],
        ],
      ],
    })
  }
  const merlons = range(44).map((i) => `M${i * 38 - 30} 804v-14q15 -18 30 0v14Z`)
  s.path(merlons.join(''), s.lin([s.shade('#e09a84', 0.95), s.shade('#c8706c', 0.5)]))
  s.fillBelow(
    800,
    s.lin(
      [s.shade('#cf7a72', 0.7), s.shade('#8a4a68', 0.35), s.shade('#5a2f5c', 0.15)],
      0,
      800,
      0,
      900,
      true,
    ),
  )
  s.rect(s.left, 806, 2200, 5, s.shade('#f6d8c4', 0.7))
}

export default scene({
  name: 'indian-diaspora/day-4',
  seed: 44,
  light: pinkHour,
  horizon: 590,
  sun: { x: 900, y: 470, r: 52 },
  portrait: { x: 846, y: 20, w: 730, h: 1298 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.5, opacity: 0.55 }),
    ridge({ y: 600, height: 190, colour: '#9a6a8a', depth: 0.62, length: 260 }),
    ridge({ y: 604, height: 110, colour: '#a86a78', depth: 0.42, length: 180, seed: 5 }),
    svg(drawRoofs),
    mist({ y: 560, h: 120, opacity: 0.5 }),
    svg((s) => {
      drawHawaMahal(s, 1270, 810, 660)
      for (const [x, y, size, colour, trim, turn] of KITES) drawKite(s, x, y, size, colour, trim, turn)
      drawFlyers(s)
    }),
  ],
})
