import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { batanesCliffs } from './batanes-cliffs.ts'
import { drawIvatanHouse, drawLighthouse } from './ivatan-house.ts'

export default scene({
  name: 'moments/philippines-12',
  seed: 22,
  light: { base: 'day', sky: ['#2f5f94', '#5f92b4', '#a4c2c8', '#dde3d6', '#fbf0d8'], haze: '#d5e0d8' },
  horizon: 300,
  sun: { x: 1500, y: 40, r: 40 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    sheet({ cover: 0.58, opacity: 0.9, size: 0.8 }),
    batanesCliffs({ horizon: 300 }),
    svg((s) => {
      drawLighthouse(s, { x: 700, y: 330, h: 190, depth: 0.2 })
      drawIvatanHouse(s, { x: 1240, y: 470, w: 190, depth: 0.16 })
      drawIvatanHouse(s, { x: 1430, y: 540, w: 250, depth: 0.08 })
      drawIvatanHouse(s, { x: 1130, y: 640, w: 360 })
    }),
  ],
})
