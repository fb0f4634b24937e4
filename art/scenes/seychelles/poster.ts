import type { Rock } from '../../engine/boulders.ts'
import { island } from '../../language/land/land.ts'
import { boulders, granitePile } from '../../language/land/rocks.ts'
import { palm } from '../../language/plants/palm.ts'
import { bayShore, beach, lagoon } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { ROSE_GRANITE } from './rose-granite.ts'

const COVE_ROCKS: Rock[] = [...granitePile(4.9, 1), { x: -5.2, y: 0.1, z: 26, rx: 1.6, ry: 1, rz: 1.2 }]

export default scene({
  name: 'posters/seychelles',
  seed: 7,
  light: { base: 'golden', haze: '#f6cdae', sky: ['#1f4a7c', '#4f86a8', '#c9aeb0', '#f7b98c', '#ffe1ae'] },
  horizon: 500,
  sun: { x: 930, y: 400, r: 58 },
  view: { x: 620, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.06, rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.5 }),
    island({ x: 1120, w: 260, rise: 86, colour: '#8a86a4' }),
    island({ x: 720, w: 150, rise: 42, colour: '#8a86a4' }),
    lagoon({ y: 500, glint: 0.8 }),
    beach({ shore: bayShore(836, 40) }),
    palm({ x: 742, y: 872, h: 690, lean: 0.24, wind: 0.14, fronds: 18, size: 0.85, seed: 5 }),
    boulders({
      rocks: COVE_ROCKS,
      colour: ROSE_GRANITE,
      streaks: 0.8,
      sun: { azimuth: -2.2, elevation: 0.62 },
    }),
  ],
})
