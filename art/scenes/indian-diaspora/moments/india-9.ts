import { drawFigure } from '../../../language/people/figure.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import {
  drawFort,
  drawHouse,
  drawJars,
  drawPaperPlane,
  drawStair,
  drawTown,
  drawWashing,
  LANDING,
  TERRACE,
} from './blue-lane.ts'

export default scene({
  name: 'moments/india-9',
  seed: 909,
  light: {
    base: 'day',
    sky: ['#5fb0d0', '#86c6d8', '#b0dadd', '#d8ebdf', '#f2f4e2'],
    shadow: '#0f2c72',
    lit: '#fff6e0',
    haze: '#dbe8ea',
  },
  horizon: 320,
  sun: { x: 2200, y: -300, r: 10 },
  layers: [
    sky({ disc: false, glow: 0.1, to: 460 }),
    svg((s) => {
      drawFort(s)
      drawTown(s)
      drawWashing(s, TERRACE.see([-4.4, 9.6, 3.8]), TERRACE.see([5.8, 10.2, 3.2]))
      drawHouse(s)
      drawStair(s)
      drawJars(s)
      const [x, y] = TERRACE.see([1.4, LANDING, -1.9])
      drawFigure(s, {
        x,
        y,
        h: TERRACE.metre([1.4, LANDING + 0.6, -1.9]) * 1.36,
        pose: 'bowling',
        flip: true,
        dress: 'shirt',
        colours: ['#f0662c', '#34406a'],
        skin: 'chestnut',
        age: 'child',
        hair: 'curls',
        shadow: { to: [-0.5, -0.04], opacity: 0.4 },
      })
      drawPaperPlane(s, 752, 388, 100, 12)
    }),
  ],
  finish: { bloom: 0.14, vignette: 0.16 },
})
