import { island, ridge } from '../../../language/land/land.ts'
import { lagoon, standing } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene } from '../../../scene.ts'
import { drawVinta } from './vinta.ts'

export default scene({
  name: 'moments/philippines-2',
  seed: 12,
  light: { base: 'dawn', sky: ['#3a5a94', '#8a8ab4', '#e0a8a4', '#ffc98e', '#ffebb8'], haze: '#f8cfa8' },
  horizon: 610,
  sun: { x: 470, y: 520, r: 70 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.5, opacity: 0.55 }),
    island({ x: 1360, w: 300, rise: 70, colour: '#8a86a4' }),
    ridge({
      y: 612,
      height: 26,
      colour: '#8f86a8',
      depth: 0.5,
      seed: 4,
      envelope: (x) => Math.max(0, (620 - x) / 620),
    }),
    lagoon({
      y: 610,
      glint: 1,
      colours: ['#f0d2b0', '#a9cdbf', '#56b9b4', '#2a9aa4', '#54bfb4', '#b4e0c8', '#e9e6c4'],
    }),
    standing({ waterline: 770, reach: 210, opacity: 0.6 }, (s) =>
      drawVinta(s, { x: 880, y: 770, scale: 1.22 }),
    ),
  ],
})
