import { scene, svg } from '../../scene.ts'
import { drawManta } from './manta.ts'
import {
  drawCaustics,
  drawCliffFoot,
  drawDepths,
  drawReef,
  drawSnorkeller,
  drawSwell,
} from './penida-reef.ts'

export default scene({
  name: 'bali/day-6',
  seed: 9,
  light: {
    base: 'day',
    haze: '#2f8fc0',
    shadow: '#082a63',
    lit: '#f4fbee',
  },
  horizon: -3000,
  sun: { x: -200, y: -600, r: 0 },
  portrait: { x: 828, y: -40, w: 536, h: 953 },
  layers: [
    svg((s) => {
      drawDepths(s)
      drawReef(s)
      drawCaustics(s)
      drawCliffFoot(s)
      drawManta(s, { x: 1056, y: 400, span: 424, turn: -32, shadow: [72, 128] })
      drawSwell(s)
      drawSnorkeller(s, {
        x: 1222,
        y: 800,
        h: 128,
        pose: 'swimming',
        dress: 'swimwear',
        colours: ['#e2543c', '#e2543c', '#f3ead8'],
        skin: 'olive',
        woman: true,
        hair: 'knot',
        turn: -38,
        fins: '#f2c83c',
      })
      drawSnorkeller(s, {
        x: 1006,
        y: 812,
        h: 136,
        pose: 'floating',
        dress: 'trunks',
        colours: ['#f4efe0', '#f4efe0', '#f4efe0'],
        skin: 'bronze',
        turn: -14,
        fins: '#e8f0ea',
      })
    }),
  ],
  finish: { bloom: 0.2 },
})
