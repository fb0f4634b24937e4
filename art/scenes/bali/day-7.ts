import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawChanters, drawRingFloor, FIRE } from './kecak.ts'
import { drawClifftop, drawHeadland, drawTiers } from './uluwatu.ts'

export default scene({
  name: 'bali/day-7',
  seed: 27,
  light: {
    base: 'dusk',
    sky: ['#12324f', '#2a6478', '#7fa89c', '#e6c98a', '#ffe3a0'],
    haze: '#c4b88e',
    shadow: '#0c1f38',
    lit: '#ffc27a',
    glow: '#ffcf86',
    sun: '#fff4d0',
  },
  horizon: 214,
  sun: { x: FIRE.x, y: 176, r: 34 },
  portrait: { x: 756, y: -284, w: 672, h: 1195 },
  layers: [
    sky({ rings: 2, glow: 0.7 }),
    sheet({ cover: 0.44, opacity: 0.5, horizon: 210 }),
    water({
      y: 214,
      colours: ['#e8cf96', '#8fb0a0', '#3f7f86', '#1f5868', '#123a52'],
      glint: 0.7,
      base: 760,
      reflection: [0.7, 0.15],
    }),
    svg((s) => {
      drawHeadland(s)
      drawClifftop(s)
      drawTiers(s)
      drawRingFloor(s)
      drawChanters(s)
    }),
  ],
})
