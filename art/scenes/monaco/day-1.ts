import { smoothstep } from '../../engine/numbers.ts'
import { drawSloop, drawWakeTop, drawYacht } from '../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../language/buildings/riviera-houses.ts'
import { alps } from '../../language/land/land.ts'
import { RIVIERA_SEA } from '../../language/sea/riviera-sea.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBreakwater } from './breakwater.ts'
import { drawHelicopter } from './helicopter.ts'
import { drawQuay, townMirror } from './quay.ts'

const arrivalTown: HillTownOptions = {
  from: 700,
  to: 1650,
  foot: 650,
  crest: (x) => 640 - 300 * smoothstep(690, 1180, x) - 40 * smoothstep(1200, 1600, x),
  size: 62,
  rows: 10,
  towers: 0.2,
  green: 0.18,
  depth: [0.03, 0.5],
  seed: 8,
}

export default scene({
  name: 'monaco/day-1',
  seed: 31,
  light: { base: 'day', sky: ['#0f4f93', '#2d86c0', '#79c1da', '#c4e6e4', '#f3efdc'] },
  horizon: 430,
  sun: { x: 1420, y: 60, r: 40 },
  portrait: { x: 800, y: 0, w: 506, h: 900 },
  layers: [
    sky({ disc: false, glow: 0.45 }),
    cumulus({
      banks: [
        { x: 260, y: 420, w: 260, h: 90, opacity: 0.7 },
        { x: 640, y: 415, w: 200, h: 60, opacity: 0.6 },
      ],
      seed: 6,
    }),
    alps({
      rise: 390,
      seed: 8,
      envelope: (x) => 0.25 + 0.75 * smoothstep(600, 1150, x),
      rock: '#a39aa8',
      sun: { azimuth: 0.9, elevation: 0.6 },
      camera: { y: 30, focal: 1250, horizon: 470 },
    }),
    water({ y: 430, colours: RIVIERA_SEA, glint: 0, reflection: [0.7, 0.12], amplitude: 30, wave: 0.8 }),
    svg((s) => {
      drawSlope(s, arrivalTown)
      drawHillTown(s, arrivalTown)
      drawQuay(s, 654, 690)
    }),
    townMirror(658, 660),
    svg((s) => {
      drawBreakwater(s, 690, 656)
      drawYacht(s, { x: 1190, y: 690, length: 150, depth: 0.1 })
      drawYacht(s, { x: 1420, y: 700, length: 190, depth: 0.05, flip: true })
      drawYacht(s, { x: 920, y: 700, length: 120, depth: 0.14 })
      drawSloop(s, { x: 560, y: 560, length: 50, depth: 0.3 })
      drawWakeTop(s, { x: 820, y: 812, length: 300, turn: -6, spread: 0.09 })
      drawYacht(s, { x: 880, y: 815, length: 120 })
      drawHelicopter(s, { x: 1060, y: 330, length: 410, turn: 5 })
    }),
  ],
})
