import { ridge } from '../../../language/land/land.ts'
import { lagoon, standing } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene } from '../../../scene.ts'
import { drawVinta } from './vinta.ts'

export default scene({
  name: 'moments/philippines-2',
  seed: 12,
  light: {
    base: 'dawn',
    sky: ['#2f7fae', '#6fb4c4', '#b4dccc', '#f4e8b8', '#fff4cc'],
    haze: '#e4ecd0',
    glow: '#ffe9a4',
    shadow: '#143f5c',
    lit: '#fff0b8',
  },
  horizon: 610,
  sun: { x: 470, y: 520, r: 70 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.5, opacity: 0.55 }),
    ridge({
      y: 612,
      height: 74,
      colour: '#6f9aa0',
      depth: 0.42,
      length: 380,
      seed: 15,
      envelope: (x) => Math.max(0, (x - 980) / 700),
    }),
    ridge({
      y: 612,
      height: 26,
      colour: '#7fa4a4',
      depth: 0.5,
      seed: 4,
      envelope: (x) => Math.max(0, (620 - x) / 620),
    }),
    lagoon({
      y: 610,
      glint: 1,
      colours: ['#f2ecc4', '#b0dccb', '#56b9b4', '#2a9aa4', '#54bfb4', '#b4e0c8', '#e9e6c4'],
    }),
    standing({ waterline: 770, reach: 210, opacity: 0.6 }, (s) =>
      drawVinta(s, { x: 880, y: 770, scale: 1.22 }),
    ),
  ],
})
