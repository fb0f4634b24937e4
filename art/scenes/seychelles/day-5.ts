import type { Rock } from '../../engine/boulders.ts'
import { smoothstep } from '../../engine/numbers.ts'
import { island } from '../../language/land/land.ts'
import { boulders } from '../../language/land/rocks.ts'
import { palm } from '../../language/plants/palm.ts'
import { beach, lagoon } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { bicycle } from './bicycle.ts'
import { ROSE_GRANITE } from './rose-granite.ts'

const BICYCLE_ROCKS: Rock[] = [
  { x: 3.7, y: 1.1, z: 10.4, rx: 2.9, ry: 2.5, rz: 2.2, tilt: 0.1 },
  { x: 1.5, y: 0.2, z: 11.4, rx: 1.7, ry: 1.5, rz: 1.5, tilt: -0.16 },
  { x: 6.1, y: 1.6, z: 11.6, rx: 2, ry: 3.2, rz: 2, tilt: -0.08 },
  { x: -0.4, y: -0.2, z: 13.2, rx: 1, ry: 0.7, rz: 0.9 },
  { x: -5.4, y: -0.3, z: 22, rx: 1.6, ry: 0.9, rz: 1.2 },
  { x: -7.4, y: -0.4, z: 23, rx: 1, ry: 0.6, rz: 0.9 },
]

export default scene({
  name: 'seychelles/day-5',
  seed: 9,
  light: { base: 'golden', haze: '#f6d2a8', sky: ['#1f5a8c', '#5f9ab0', '#d6bfa0', '#f9c888', '#ffe8b4'] },
  horizon: 396,
  sun: { x: 880, y: 300, r: 44 },
  portrait: { x: 850, y: 190, w: 640, h: 1138 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.52, opacity: 0.55 }),
    island({ x: 560, w: 330, rise: 96, colour: '#7f8fa4' }),
    lagoon({ y: 396, glint: 0.7 }),
    beach({ shore: (x) => 690 - 60 * smoothstep(200, 1300, x) + 14 * Math.sin(x * 0.006) }),
    palm({ x: 1600, y: 560, h: 560, lean: -0.32, wind: -0.16, seed: 3 }),
    boulders({
      rocks: BICYCLE_ROCKS,
      colour: ROSE_GRANITE,
      streaks: 0.9,
      camera: { y: 1.5, horizon: 396 },
      sun: { azimuth: -1.9, elevation: 0.66 },
    }),
    bicycle({
      x: 1236,
      y: 806,
      scale: 0.98,
      turn: -1,
      colour: '#d9573f',
      hat: '#f0d59a',
      ribbon: '#2f6f8f',
    }),
    bicycle({
      x: 1080,
      y: 846,
      scale: 1.08,
      turn: 1,
      colour: '#2f9c9c',
      hat: '#e9c57c',
      ribbon: '#c8483c',
    }),
  ],
})
