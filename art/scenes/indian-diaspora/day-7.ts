import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { beach, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawShoreNet } from './fishing-net.ts'

const lemonSunrise = {
  base: 'dawn',
  sky: ['#3f7a9c', '#7fa8a4', '#d0c080', '#f0c25c', '#f8d878'],
  haze: '#ecd08a',
  shadow: '#3a2a5a',
  lit: '#fff0b0',
  glow: '#ffdc70',
  sun: '#fffbe0',
} as const

function drawHaulers(s: Stage): void {
  const men = [
    [1396, 724, '#f2e8d0', '#b8503c'],
    [1452, 724, '#d8a03c', '#efe2d0'],
    [1510, 724, '#e8dcc8', '#3f7a8a'],
    [1566, 724, '#f2e8d0', '#8a4a72'],
  ] as const
  s.line('M1318 392L1400 622L1580 640', s.shade('#4a2c3c', 0.2), 3.4)
  for (const [x, y, top, bottom] of men) {
    drawFigure(s, {
      x,
      y,
      h: 132,
      wear: 'dhoti',
      top,
      bottom,
      skin: '#6b4434',
      lit: 0.3,
      lean: 12,
      arms: [
        [
          [2, -70],
          [-6, -78],
        ],
        [
          [10, -66],
          [0, -74],
        ],
      ],
      legs: [
        [
          [-6, -26],
          [-14, 0],
        ],
        [
          [8, -28],
          [14, -2],
        ],
      ],
      turban: top,
    })
  }
}

function drawJetty(s: Stage): void {
  const wood = '#5a3a44'
  s.path('M1130 716H1660V736H1130Z', s.lin([s.shade(wood, 0.8), s.shade(wood, 0.3)]))
  for (const i of range(9)) s.rect(1150 + i * 58, 730, 12, 150, s.shade(wood, 0.2))
  s.line('M1150 790L1600 760M1160 760L1500 830', s.shade(wood, 0.25), 6)
}

export default scene({
  name: 'indian-diaspora/day-7',
  seed: 71,
  light: lemonSunrise,
  horizon: 590,
  sun: { x: 1150, y: 470, r: 72 },
  portrait: { x: 796, y: 40, w: 790, h: 1404 },
  layers: [
    sky({ rays: 0.07 }),
    sheet({ cover: 0.46, opacity: 0.55 }),
    ridge({ y: 594, height: 34, colour: '#7a8a80', depth: 0.72, length: 60 }),
    svg((s) => {
      drawShoreNet(s, { x: 330, y: 606, size: 120, depth: 0.6, raised: 0.4 })
      drawShoreNet(s, { x: 560, y: 626, size: 210, depth: 0.42, raised: 0.9 })
    }),
    water({ y: 592, amplitude: 30, reflection: [0.9, 0.4], accent: '#5a8a96', glint: 1 }),
    svg(drawJetty),
    beach({
      shore: (x) => 850 - Math.max(0, x - 1000) * 0.06 + 8 * Math.sin(x * 0.012),
      sand: '#d8b078',
      foam: 0.7,
    }),
    svg((s) => {
      drawShoreNet(s, { x: 1240, y: 726, size: 570, raised: 0.62 })
      drawHaulers(s)
    }),
  ],
})
