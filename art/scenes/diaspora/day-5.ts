import { scene, svg } from '../../scene.ts'
import {
  drawFire,
  drawHearthStone,
  drawLid,
  drawLog,
  drawPepperBowl,
  drawWoodSmoke,
  drawYard,
} from './firewood-kitchen.ts'
import { drawJollof, drawPaddle, drawPotBody, drawRim, POT } from './jollof-pot.ts'

export default scene({
  name: 'diaspora/day-5',
  seed: 55,
  light: { base: 'day', shadow: '#123a4c', haze: '#d8ead8', lit: '#fff4d0' },
  horizon: 60,
  sun: { x: 1800, y: -300, r: 10 },
  portrait: { x: 764, y: -180, w: 652, h: 1159 },
  layers: [
    svg((s) => {
      drawYard(s)
      drawLid(s, 1508, 498, 90)
      drawWoodSmoke(s, POT.x, 640)
      s.path(
        `M640 760Q820 690 1090 712Q1330 700 1400 752Q1340 812 1090 822Q800 830 640 760Z`,
        s.shade('#b9ada4', 0.6),
      )
      drawLog(s, { from: [700, 716], to: [1030, 738], w: 27 })
      drawHearthStone(s, 936, 750, 1, 0)
      drawHearthStone(s, 1250, 752, 1.04, 0)
      drawFire(s, POT.x, 768, 1.05)
      drawPotBody(s)
      drawFire(s, POT.x - 14, 790, 0.62)
      drawLog(s, { from: [1470, 838], to: [1150, 768], w: 31 })
      drawLog(s, { from: [1352, 866], to: [1118, 790], w: 27 })
      drawHearthStone(s, 1040, 820, 0.84, 0)
      drawRim(s)
      drawJollof(s)
      drawPaddle(s)
      drawPepperBowl(s, 886, 836, 92)
    }),
  ],
  finish: { bloom: 0.16, vignette: 0.22 },
})
