import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawTurnout } from './kalesa.ts'
import { drawBelfryBeyond, drawFronts, KERB } from './vigan-street.ts'

/** Courses of worn setts; the near ones larger. */
function drawSetts(s: Stage): void {
  const random = s.random(4)
  s.fillBelow(KERB + 14, s.shade('#3f5c74', 0.3))
  const tones: string[][] = [[], [], []]
  for (const row of range(9)) {
    const [y, h] = [KERB + 16 + row * 15 + row * row * 1.1, 13 + row * 2.1]
    for (let x = s.left - random() * 40; x < s.right; ) {
      const w = 30 + row * 4 + random() * 22
      tones[Math.floor(random() * 3)]?.push(rectPath(x, y, w - 3, h - 2))
      x += w
    }
  }
  for (const [i, lit] of [0.34, 0.46, 0.58].entries())
    s.path((tones[i] ?? []).join(''), s.shade('#4f6f84', lit))
}

function drawWalkers(s: Stage): void {
  const ground = KERB - 2
  drawFigure(s, {
    x: 300,
    y: ground,
    h: 122,
    pose: 'walking',
    dress: 'shirt',
    colours: ['#d8e0d0', '#2f4460'],
    skin: 'bronze',
    carries: 'umbrella',
    propColours: ['#d8483c', '#2a2038'],
    key: 0.6,
    shadow: false,
  })
  drawFigure(s, {
    x: 236,
    y: ground,
    h: 112,
    pose: 'walking',
    dress: 'summerDress',
    colours: ['#2f8f86', '#f0d890', '#f0d890'],
    skin: 'honey',
    woman: true,
    hair: 'long',
    key: 0.6,
    shadow: false,
  })
  drawFigure(s, {
    x: 1396,
    y: ground,
    h: 120,
    pose: 'atEase',
    dress: 'seller',
    colours: ['#e0a83c', '#33405e', '#e8dcc0'],
    skin: 'umber',
    key: 0.6,
    shadow: false,
  })
}

export default scene({
  name: 'moments/philippines-4',
  seed: 14,
  light: {
    base: 'night',
    sky: ['#123c74', '#1f5f94', '#4390ac', '#8cc0b4', '#dfe2b0'],
    haze: '#5f94a4',
    shadow: '#0b2144',
    lit: '#ffdf9c',
    window: '#ffd27a',
  },
  horizon: 260,
  sun: { x: 700, y: 300, r: 10 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    sheet({ cover: 0.46, opacity: 0.5, horizon: 300 }),
    svg((s) => {
      drawBelfryBeyond(s, 1330)
      drawFronts(s)
      drawSetts(s)
      drawWalkers(s)
    }),
    water({
      y: KERB + 14,
      waterline: KERB,
      squash: 1.5,
      reflection: [0.62, 0.4],
      amplitude: 20,
      wave: 0.5,
      glint: 0,
      colours: ['#4a7890', '#3a6480', '#2c5070', '#1f3d5c'],
      mask: () => 0.74,
    }),
    standing({ waterline: 798, reach: 100, opacity: 0.5 }, (s) =>
      drawTurnout(s, { x: 1050, y: 796, k: 1.28 }),
    ),
  ],
  finish: { bloom: 0.4 },
})
