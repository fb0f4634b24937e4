import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { kecakRing } from './kecak.ts'
import { drawClifftop, drawHeadland } from './uluwatu.ts'

export default scene({
  name: 'bali/day-7',
  seed: 27,
  light: {
    base: 'dusk',
    sky: ['#1c2458', '#4a3a7c', '#a84f72', '#f0805c', '#ffc27a'],
    haze: '#e08868',
    shadow: '#1d1748',
    lit: '#ffb46c',
  },
  horizon: 250,
  sun: { x: 1330, y: 226, r: 50 },
  portrait: { x: 760, y: -60, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.54, opacity: 0.7, horizon: 246 }),
    water({ y: 250, accent: '#3f3a7c', glint: 0.9, base: 640 }),
    svg(drawHeadland),
    svg(drawClifftop),
    kecakRing({ x: 1080, y: 640 }),
  ],
})
