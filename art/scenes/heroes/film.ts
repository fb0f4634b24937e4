import { smoothstep } from '../../engine/numbers.ts'
import { flock } from '../../language/animals/creatures.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { alps, ridge } from '../../language/land/land.ts'
import { drawPerson } from '../../language/people/person.ts'
import { standing, water, waterlineGlint } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'

export default scene({
  name: 'heroes/film',
  seed: 23,
  light: {
    base: 'golden',
    sky: ['#2a3a70', '#7a6f98', '#d59a8c', '#f8b074', '#ffdc98'],
    haze: '#f9c48e',
    glow: '#ffa850',
  },
  horizon: 520,
  sun: { x: 1080, y: 396, r: 96 },
  portrait: { x: 790, y: 40, w: 640, h: 1138 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.52, opacity: 0.6, seed: 11 }),
    ridge({
      y: 524,
      height: 130,
      colour: '#8a6a86',
      depth: 0.62,
      seed: 5,
      length: 300,
      envelope: (x) => smoothstep(880, 300, x) * 0.75 + smoothstep(1300, 1640, x) * 0.9,
    }),
    alps({
      rise: 250,
      envelope: (x) => smoothstep(1290, 1560, x),
      seed: 6,
      rock: '#9a6a72',
      hazeDensity: 0.0004,
    }),
    alps({
      rise: 150,
      envelope: (x) => smoothstep(420, 40, x),
      seed: 14,
      rock: '#9a7280',
      hazeDensity: 0.0007,
    }),
    mist({ y: 452, h: 84, opacity: 0.5 }),
    water({
      colours: ['#ffdc9c', '#e6a880', '#a8708a', '#5c4f82', '#2f3a70'],
      glint: 1.5,
      reflection: [0.95, 0.5],
      amplitude: 46,
    }),
    standing({ waterline: 640, reach: 230, opacity: 0.6, amplitude: 22, squash: 0.7 }, (s) => {
      drawSail(s, { x: 1064, y: 640, size: 318, colour: '#fff3dc', hull: '#232a52' })
      drawPerson(s, { x: 1004, y: 621, h: 44, pose: 'seated', silhouette: true })
    }),
    waterlineGlint({ x: 1074, y: 642, w: 96, h: 5 }),
    flock({ x: 720, y: 300, w: 260, h: 90, n: 7, size: 20 }),
  ],
  finish: { bloom: 0.42 },
})
