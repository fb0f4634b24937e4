import { drawCanoe } from '../../language/boats/boats.ts'
import { drawCableBridge } from '../../language/buildings/cable-bridge.ts'
import { palm } from '../../language/plants/palm.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { boatman, drawLoad } from './boatman.ts'
import { lagosTowers } from './lagos-towers.ts'

const VIOLET_DUSK = {
  base: 'dusk',
  sky: ['#131741', '#382a6c', '#8c4580', '#e0716a', '#ffb46c'],
  haze: '#d67c78',
} as const

export default scene({
  name: 'posters/diaspora',
  seed: 41,
  light: VIOLET_DUSK,
  horizon: 560,
  sun: { x: 858, y: 470, r: 70 },
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.06, stars: 60 }),
    sheet({ cover: 0.54, opacity: 0.75, seed: 4 }),
    lagosTowers(560, 790, 1240, 0.5),
    water({ accent: '#4a2f7a', amplitude: 46, reflection: [0.95, 0.45] }),
    standing({ waterline: 640, opacity: 0.5, reach: 240, squash: 0.55 }, (s) =>
      drawCableBridge(s, {
        from: [380, 556, 20],
        to: [1180, 528, 6],
        pylon: { x: 640, water: 640, h: 500 },
        water: [634, 574],
      }),
    ),
    standing({ waterline: 772, opacity: 0.6, reach: 130 }, (s) => {
      boatman(s, 746, 764, 116, '#c9d0e0', '#ffb070')
      drawCanoe(s, { x: 800, y: 770, size: 250, colour: '#3a2440' })
      drawLoad(s, 820, 768, 34)
    }),
    palm({ x: 1190, y: 1000, h: 480, lean: -0.1, wind: -0.3, silhouette: true, size: 0.92, seed: 3 }),
  ],
  finish: { bloom: 0.36, vignette: 0.24 },
})
