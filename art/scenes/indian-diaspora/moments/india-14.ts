import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { drawTree } from '../../../language/plants/foliage.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawPlinth, drawPorchRoof, WHEELS } from './konark.ts'
import { ALONG, drawSunWheel } from './sun-wheel.ts'

/** Lawn and a path of laterite along the plinth; the low sun runs with the wall. */
function drawGround(s: Stage): void {
  const strip = (z1: number, z2: number) =>
    ALONG.shape([
      [-90, 0, z1],
      [8, 0, z1],
      [8, 0, z2],
      [-90, 0, z2],
    ])
  s.fillBelow(548, s.shade('#7fa85c', 0.8))
  s.path(strip(-3.4, -0.6), s.shade('#d8b48c', 0.9))
  s.path(strip(-0.9, -0.6), s.shade('#9a8068', 0.44))
  s.path(strip(-3.5, -3.4), s.shade('#5c8448', 0.3))
}

function drawVisitors(s: Stage): void {
  const shadow = { to: [-0.9, 0.02], opacity: 0.4 } as const
  const [x, y] = ALONG.see([-7.6, 0, -1.5])
  const h = ALONG.metre([-7.6, 0.9, -1.5]) * 1.6
  drawFigure(s, {
    x,
    y,
    h,
    pose: 'handInHand',
    dress: 'sari',
    colours: ['#d8265c', '#1f7a7c', '#f8cc5a'],
    skin: 'bronze',
    woman: true,
    hair: 'knot',
    shadow,
  })
  drawFigure(s, {
    x: x + 0.57 * h * 0.66,
    y: y + 1,
    h: h * 0.66,
    pose: 'handHeld',
    dress: 'shirt',
    colours: ['#f6f0e0', '#2f6fa8'],
    skin: 'honey',
    age: 'child',
    shadow,
  })
}

export default scene({
  name: 'moments/india-14',
  seed: 14,
  light: {
    base: 'golden',
    sky: ['#3f8f9c', '#74b0ac', '#aecdb8', '#e2deb4', '#f8e8bc'],
    haze: '#dfe0c4',
    shadow: '#1c4258',
    lit: '#ffe2ac',
    glow: '#ffe0a0',
  },
  horizon: 548,
  sun: { x: 2000, y: 330, r: 10 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    sheet({ cover: 0.44, opacity: 0.4 }),
    svg((s) => {
      for (const [x, h] of [
        [40, 130],
        [130, 100],
        [-20, 150],
      ] as const)
        drawTree(s, { x, y: 560, h, colour: '#4f7a5c', depth: 0.4, seed: x })
      s.placed({ x: 107, y: 122, scale: 0.76 }, () => drawPorchRoof(s, 470))
      drawGround(s)
      drawPlinth(s)
      for (const x of WHEELS) {
        drawSunWheel(s, x, Math.max(0, (1.6 - x) * 0.012))
        if (x === -10.4) drawVisitors(s)
      }
    }),
  ],
  finish: { bloom: 0.18, vignette: 0.2 },
})
