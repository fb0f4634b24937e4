import { ridge } from '../../language/land/land.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawFirstWave, drawGirlAndHelper } from './first-wave.ts'
import { drawBreakers, drawPearlSand, drawSanderlings, drawTracks } from './pearl-beach.ts'

export default scene({
  name: 'moments/wish-forward-3',
  seed: 403,
  light: {
    base: 'day',
    sky: ['#7fa9c0', '#a9c8d4', '#cbdedf', '#e6ebe0', '#f7f3e2'],
    haze: '#e3eae6',
    shadow: '#28496a',
    lit: '#fffaea',
    glow: '#fff8e0',
    sun: '#fffdf4',
  },
  horizon: 318,
  sun: { x: 1130, y: 176, r: 44 },
  layers: [
    sky({ rings: 2, glow: 0.7 }),
    sheet({ cover: 0.54, opacity: 0.5, seed: 5 }),
    ridge({
      y: 322,
      height: 92,
      colour: '#7f9cae',
      depth: 0.62,
      length: 300,
      rough: 0.4,
      seed: 12,
      envelope: (x) => Math.max(0, 1 - x / 620),
    }),
    mist({ y: 280, h: 60, opacity: 0.6 }),
    water({
      y: 318,
      colours: ['#e6ece6', '#bcd3d8', '#8fb4c2', '#7aa6b8', '#9cc0c8'],
      amplitude: 24,
      reflection: [0.85, 0.35],
      wave: 1.1,
      glint: 0.9,
    }),
    svg((s) => {
      drawBreakers(s)
      drawPearlSand(s)
      drawSanderlings(s)
      drawTracks(s)
      drawGirlAndHelper(s)
      drawFirstWave(s)
    }),
  ],
  finish: { bloom: 0.34, vignette: 0.14 },
})
