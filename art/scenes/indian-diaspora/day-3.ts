import type { Stage } from '../../engine/stage.ts'
import { drawBird } from '../../language/animals/indian-birds.ts'
import { drawRidge, ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky, wisps } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawTaj } from './taj.ts'

const pearlDawn = {
  base: 'dawn',
  sky: ['#6a7fae', '#a6a4c6', '#dcb9c8', '#f6cfc4', '#fff0da'],
  haze: '#f4d6d0',
  shadow: '#4a4880',
  lit: '#ffe6cc',
  glow: '#ffd0b0',
} as const

function drawRiverBoat(s: Stage): void {
  s.path(
    'M820 700Q900 716 1016 710Q1080 706 1110 690Q1100 726 1030 732Q900 738 850 724Q828 716 820 700Z',
    s.lin([s.shade('#3f3358', 0.25), s.shade('#7a5666', 0.8)], 0, 0, 1, 0),
  )
  s.line('M820 700Q900 716 1016 710Q1080 706 1110 690', s.shade('#e8b898', 0.95), 3)
  s.path('M900 708h12v-8h-12ZM986 707h12v-8h-12Z', s.shade('#5a4058', 0.4))
  drawFigure(s, {
    x: 1052,
    y: 708,
    h: 122,
    wear: 'dhoti',
    bottom: '#f0e2d8',
    turban: '#d8725a',
    lit: 0.4,
    lean: -5,
    arms: [
      [
        [-16, -70],
        [-24, -78],
      ],
      [
        [-4, -66],
        [-22, -58],
      ],
    ],
    legs: [
      [
        [-6, -25],
        [-11, 0],
      ],
      [
        [6, -25],
        [9, 0],
      ],
    ],
  })
  s.line('M1058 548L986 742', s.shade('#5a4458', 0.3), 4)
}

export default scene({
  name: 'indian-diaspora/day-3',
  seed: 31,
  light: pearlDawn,
  horizon: 596,
  sun: { x: 1420, y: 452, r: 58 },
  portrait: { x: 790, y: 80, w: 620, h: 1102 },
  layers: [
    sky({ rings: 3 }),
    sheet({ cover: 0.46, opacity: 0.5 }),
    wisps({ from: 120, to: 420, n: 10, opacity: 0.4 }),
    ridge({ y: 600, height: 46, colour: '#8a86a0', depth: 0.74, length: 70 }),
    svg((s) => {
      drawTaj(s, 1110, 600, 470, 0.16)
      drawRidge(s, { y: 600, height: 40, colour: '#6f7a82', depth: 0.45, length: 40, from: -40, to: 596 })
    }),
    mist({ y: 520, h: 120, opacity: 0.75 }),
    water({ y: 598, amplitude: 22, reflection: [0.95, 0.5], accent: '#8a7aa8', glint: 0.7 }),
    mist({ y: 570, h: 90, opacity: 0.6 }),
    standing({ waterline: 732, opacity: 0.6, reach: 190 }, drawRiverBoat),
    svg((s) => {
      for (const [x, y, span, beat] of [
        [640, 330, 30, 0.9],
        [690, 312, 26, 0.4],
        [728, 340, 24, -0.5],
        [590, 350, 22, 0.7],
      ] as const) {
        drawBird(s, { x, y, span, beat, colour: '#5a5480', tail: 0.3 })
      }
    }),
    mist({ y: 780, h: 200, opacity: 0.45 }),
  ],
})
