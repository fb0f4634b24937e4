import { ridge } from '../../language/land/land.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawHeadland, drawPirogue } from './breakfast-bay.ts'
import { drawBreakfastForTwo } from './breakfast-for-two.ts'
import { drawCat } from './veranda-cat.ts'
import { drawVerandaFloor, drawVerandaFront, drawVerandaRoof } from './villa-veranda.ts'

export default scene({
  name: 'seychelles/day-7',
  seed: 5,
  light: {
    base: 'dawn',
    sky: ['#6fb0c6', '#9cc9d0', '#d6d6d2', '#f6cdbf', '#ffe6cc'],
    haze: '#f4cfc4',
    shadow: '#1f4a68',
    lit: '#fff0d4',
    glow: '#ffe0c4',
    sun: '#fffaea',
  },
  horizon: 400,
  sun: { x: 1246, y: 322, r: 40 },
  portrait: { x: 828, y: -92, w: 580, h: 1031 },
  layers: [
    sky({ rings: 2, glow: 0.8 }),
    sheet({ cover: 0.5, opacity: 0.4 }),
    ridge({
      y: 404,
      height: 120,
      colour: '#7fa0ac',
      depth: 0.6,
      length: 330,
      rough: 0.42,
      seed: 9,
      envelope: (x) => Math.max(0, 1 - x / 760),
    }),
    mist({ y: 366, h: 50, opacity: 0.5 }),
    svg(drawHeadland),
    water({
      y: 400,
      colours: ['#f3b9ae', '#e0adb0', '#b4b8c0', '#7fbcc0', '#4fa8b0'],
      amplitude: 14,
      facets: 7,
      glint: 0.8,
      reflection: [0.62, 0.4],
    }),
    standing({ waterline: 446, reach: 60, amplitude: 6 }, drawPirogue),
    svg((s) => {
      drawVerandaFloor(s)
      drawVerandaRoof(s)
      drawVerandaFront(s)
      drawCat(s, 962, 503)
      drawBreakfastForTwo(s)
    }),
  ],
  finish: { bloom: 0.3, vignette: 0.14 },
})
