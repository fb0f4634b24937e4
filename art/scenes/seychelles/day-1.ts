import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { archipelago } from './granite-isle.ts'
import { propellerPlane } from './propeller-plane.ts'

export default scene({
  name: 'seychelles/day-1',
  seed: 21,
  light: 'day',
  horizon: 168,
  sun: { x: 1460, y: -60, r: 50 },
  portrait: { x: 790, y: -70, w: 720, h: 1280 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    sheet({ cover: 0.5, horizon: 168, opacity: 0.5 }),
    archipelago({
      eye: 980,
      horizon: 168,
      isles: [
        { x: 560, z: 2150, rx: 480, rz: 560, peak: 270 },
        { x: 820, z: 2850, rx: 600, rz: 620, peak: 430 },
        { x: 1120, z: 3900, rx: 460, rz: 620, peak: 330 },
        { x: -250, z: 3000, rx: 90, rz: 80, peak: 70 },
        { x: -1500, z: 6400, rx: 520, rz: 420, peak: 330 },
        { x: 2300, z: 7600, rx: 900, rz: 560, peak: 420 },
        { x: -60, z: 11500, rx: 900, rz: 500, peak: 420 },
      ],
    }),
    cumulus({
      banks: [
        { x: 320, y: 176, w: 300, h: 46, opacity: 0.75 },
        { x: 1330, y: 186, w: 330, h: 60, opacity: 0.8 },
        { x: 900, y: 196, w: 170, h: 30, opacity: 0.6 },
      ],
    }),
    propellerPlane({ x: 1010, y: 226, scale: 0.78, turn: -7 }),
  ],
})
