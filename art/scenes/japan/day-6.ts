import { ridge } from '../../language/land/land.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { drawGreatTorii, drawLanternKayak } from './great-torii.ts'

export default scene({
  name: 'japan/day-6',
  seed: 66,
  light: {
    base: 'dusk',
    sky: ['#2a2a6a', '#5f4a90', '#b8668c', '#f08a6c', '#ffc88a'],
    haze: '#d88a94',
    shadow: '#241c50',
    lit: '#ffbf94',
  },
  horizon: 560,
  sun: { x: 1330, y: 500, r: 46 },
  portrait: { x: 800, y: 0, w: 640, h: 1138 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.54, opacity: 0.7 }),
    ridge({ y: 560, height: 170, colour: '#9a70a4', depth: 0.68, rough: 0.35, length: 420, seed: 12 }),
    mist({ y: 480, h: 100, opacity: 0.6 }),
    ridge({ y: 566, height: 90, colour: '#6a4a86', depth: 0.4, rough: 0.4, length: 300, seed: 9 }),
    water({
      y: 562,
      colours: ['#f4a884', '#b8709c', '#5f4a94', '#33306f'],
      glint: 0.9,
      reflection: [0.85, 0.35],
    }),
    standing({ waterline: 740 }, (s) => drawGreatTorii(s, { x: 1120, y: 740, h: 500 })),
    standing({ waterline: 806 }, (s) => drawLanternKayak(s, { x: 1080, y: 800, size: 150 })),
  ],
  finish: { bloom: 0.4 },
})
