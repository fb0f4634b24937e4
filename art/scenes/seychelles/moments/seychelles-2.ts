import { scene, svg } from '../../../scene.ts'
import {
  drawBananaLeaf,
  drawChilli,
  drawCurry,
  drawFrondShadow,
  drawLimeHalf,
  drawPaintedBoards,
  drawRice,
  drawTinSpoon,
  drawWholeLime,
} from './octopus-curry.ts'

export default scene({
  name: 'moments/seychelles-2',
  seed: 8,
  light: { base: 'day', shadow: '#0f2f50', lit: '#fff6dc' },
  sun: { x: 1900, y: -300, r: 30 },
  layers: [
    svg((s) => {
      drawPaintedBoards(s)
      drawBananaLeaf(s, 780, 470)
      drawCurry(s, 800, 452, 238)
      drawRice(s, 1330, 660, 132)
      drawTinSpoon(s, 1182, 250, 28, 0.92)
      drawLimeHalf(s, 330, 700, 78, 12)
      drawLimeHalf(s, 196, 640, 70, 50)
      drawWholeLime(s, 268, 812, 64)
      drawChilli(s, 1490, 380, -30, 1.3)
      drawChilli(s, 1526, 424, 12, 1.15)
      drawFrondShadow(s)
    }),
  ],
})
