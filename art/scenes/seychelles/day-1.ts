import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { archipelago } from './granite-isle.ts'
import { drawPropellerPlane } from './propeller-plane.ts'

export default scene({
  name: 'seychelles/day-1',
  seed: 21,
  light: { base: 'day', sky: ['#15548c', '#2d82ba', '#6fb4d2', '#b4dce2', '#e6f1e6'] },
  horizon: 420,
  sun: { x: 1500, y: -160, r: 50 },
  portrait: { x: 692, y: -236, w: 666, h: 1184 },
  layers: [
    sky({ disc: false, glow: 0.45 }),
    sheet({ cover: 0.4, horizon: 420, opacity: 0.3 }),
    cumulus({
      banks: [
        { x: 250, y: 424, w: 330, h: 54, opacity: 0.8 },
        { x: 720, y: 420, w: 210, h: 34, opacity: 0.7 },
        { x: 1380, y: 426, w: 300, h: 70, opacity: 0.85 },
      ],
    }),
    archipelago({
      eye: 1050,
      horizon: 420,
      isles: [
        { x: 560, z: 4300, rx: 620, rz: 520, peak: 560 },
        { x: 1030, z: 4800, rx: 720, rz: 640, peak: 780 },
        { x: 1750, z: 5200, rx: 460, rz: 520, peak: 430 },
        { x: -1500, z: 7600, rx: 360, rz: 300, peak: 260 },
        { x: -700, z: 13000, rx: 1500, rz: 600, peak: 560 },
        { x: 5200, z: 14000, rx: 1500, rz: 700, peak: 620 },
      ],
    }),
    svg((s) => drawPropellerPlane(s, { x: 1010, y: 236, size: 27 })),
  ],
})
