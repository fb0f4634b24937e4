import { island } from '../../language/land/land.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { palm } from '../../language/plants/palm.ts'
import { bayShore, beach, standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawMooredSchooner, drawSteps, drawTender } from './moored-schooner.ts'

export default scene({
  name: 'heroes/seychelles-journey',
  seed: 61,
  light: {
    base: 'dusk',
    sky: ['#0c2748', '#1a4a6c', '#458494', '#8cb8ac', '#ecd8a8'],
    haze: '#a8cdbc',
    glow: '#fff0c0',
    lit: '#fff0c8',
    shadow: '#0f3048',
    sun: '#fff8e0',
  },
  horizon: 516,
  sun: { x: 1256, y: 396, r: 58 },
  portrait: { x: 800, y: -146, w: 640, h: 1138 },
  layers: [
    sky({ stars: 120, rings: 2, glow: 0.6 }),
    sheet({ cover: 0.46, opacity: 0.4, seed: 15, from: 250 }),
    island({ x: 330, w: 420, rise: 46, seed: 31, colour: '#4f8a94' }),
    water({
      colours: ['#e8e6c0', '#94c8bc', '#4f9ca4', '#2f7f94', '#3f9ca4', '#8fd0c0'],
      glint: 1,
      reflection: [0.85, 0.2],
      amplitude: 30,
    }),
    standing({ waterline: 634, reach: 200, opacity: 0.6, amplitude: 16, squash: 0.75 }, (s) =>
      drawMooredSchooner(s, 1040, 630, 2.5),
    ),
    beach({ shore: bayShore(838, 40), sand: '#ecd9b4' }),
    svg((s) => {
      drawSteps(s)
      drawTender(s, 1150, 866)
    }),
    palm({ x: 1604, y: 905, h: 640, lean: -0.08, size: 0.76, colour: '#2f7a6a', seed: 4, wind: 0.2 }),
    palm({ x: 1672, y: 930, h: 430, lean: -0.06, size: 0.8, colour: '#27695f', seed: 9 }),
    shrubs({ from: 1470, to: 1680, y: 885, h: 60, colour: '#3f7a68', n: 8, dab: 6 }),
  ],
  finish: { bloom: 0.34 },
})
