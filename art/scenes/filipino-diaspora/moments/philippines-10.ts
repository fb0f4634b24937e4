import { scene, svg } from '../../../scene.ts'
import { drawFinished, drawFloor, drawRoof, drawValley, drawWall, drawWeaver } from './rattan-weaver.ts'

export default scene({
  name: 'moments/philippines-10',
  seed: 40,
  light: {
    base: 'golden',
    sky: ['#b8b878', '#d8c880', '#f0d888', '#fae6a0', '#fff2c0'],
    haze: '#ecdfa0',
    shadow: '#0f2326',
    lit: '#ffdc94',
    glow: '#ffe6a0',
  },
  horizon: 500,
  sun: { x: 1218, y: 404, r: 44 },
  layers: [
    svg((s) => {
      drawValley(s)
      drawFloor(s)
      drawWall(s)
      drawRoof(s)
      drawFinished(s)
      drawWeaver(s)
    }),
  ],
  finish: { bloom: 0.3 },
})
