import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFlame, drawPriest, type Priest } from './aarti-stage.ts'
import { drawPalaces, drawQuay, drawSteps, drawWatchers } from './varanasi-ghat.ts'

const QUAY = 640

const PRIESTS: readonly Priest[] = [
  {
    x: 300,
    y: 606,
    h: 128,
    pose: 'whirling',
    skin: 'bronze',
    build: 'slim',
    lamps: [[33, 92]],
    swings: [{ lamp: 0, sweep: 230 }],
  },
  {
    x: 560,
    y: 606,
    h: 130,
    pose: 'offering',
    skin: 'umber',
    build: 'broad',
    beard: true,
    lamps: [[23, 71]],
    swings: [{ lamp: 0, sweep: 120 }],
  },
  {
    x: 830,
    y: 606,
    h: 136,
    pose: 'raising',
    skin: 'chestnut',
    hair: 'cropped',
    lamps: [[17, 109]],
    swings: [{ lamp: 0, sweep: 300 }],
  },
  {
    x: 1100,
    y: 606,
    h: 128,
    pose: 'dancing',
    flip: true,
    skin: 'honey',
    lamps: [[25, 93]],
    swings: [{ lamp: 0, sweep: -210 }],
  },
  {
    x: 1356,
    y: 606,
    h: 132,
    pose: 'cheering',
    skin: 'mahogany',
    age: 'elder',
    hair: 'bald',
    lamps: [
      [-17, 108],
      [22, 106],
    ],
    swings: [
      { lamp: 0, sweep: -170 },
      { lamp: 1, sweep: 170 },
    ],
  },
]

/** Leaf cups with a flame, set on the river. */
function drawFloats(s: Stage): void {
  const random = s.random(14)
  for (const i of range(46)) {
    const t = (i + random()) / 46
    const y = QUAY + 26 + t ** 1.5 * 210
    const x = 1180 - t * 380 + (random() - 0.5) * (220 + t * 560)
    const w = 5 + t * 13
    s.ellipse(x, y + w * 0.3, w * 1.7, w * 0.5, '#ffb04a', 'opacity=".35"')
    s.path(`M${x - w} ${y}q${w} ${w * 0.9} ${w * 2} 0q${-w} ${w * 0.3} ${-w * 2} 0Z`, s.shade('#3f7a4a', 0.5))
    s.ellipse(x, y, w * 0.5, w * 0.24, '#f08a2c')
    drawFlame(s, x, y, w * 1.3)
  }
}

export default scene({
  name: 'moments/india-1',
  seed: 101,
  light: {
    base: 'night',
    sky: ['#06132e', '#0b2346', '#163a62', '#2a5a80', '#56809a'],
    haze: '#3a6488',
    shadow: '#081a3c',
    lit: '#ffc888',
    glow: '#ffa858',
  },
  horizon: 430,
  sun: { x: 1700, y: 300, r: 8 },
  layers: [
    sky({ disc: false, stars: 150, glow: 0 }),
    svg((s) => {
      drawPalaces(s)
      drawSteps(s)
      drawQuay(s, QUAY)
      for (const priest of PRIESTS) drawPriest(s, priest)
    }),
    water({
      y: QUAY + 2,
      colours: ['#3f6a88', '#1f4a70', '#123258', '#0a2044'],
      reflection: [0.95, 0.42],
      amplitude: 15,
      wave: 1.7,
      glint: 0,
    }),
    svg(drawFloats),
    standing({ waterline: 850, opacity: 0.4 }, (s) => drawWatchers(s, 330, 820, 380, 8)),
  ],
  finish: { bloom: 0.5, vignette: 0.25 },
})
