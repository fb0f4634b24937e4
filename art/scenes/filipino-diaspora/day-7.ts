import { ridge } from '../../language/land/land.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { despedidaSill } from './despedida-sill.ts'

export default scene({
  name: 'filipino-diaspora/day-7',
  seed: 71,
  light: {
    base: 'dawn',
    sky: ['#7fa0c4', '#b3bfd0', '#e3cdc8', '#f8dcc0', '#fff0d4'],
    haze: '#f3dcc8',
    shadow: '#3a3566',
    lit: '#ffe4bc',
  },
  horizon: 430,
  sun: { x: 1240, y: 370, r: 40 },
  portrait: { x: 850, y: -10, w: 640, h: 1138 },
  layers: [
    sky(),
    sheet({ cover: 0.46, opacity: 0.5 }),
    ridge({ y: 432, height: 46, colour: '#8f94b4', depth: 0.5, length: 300, seed: 5 }),
    water({ glint: 0.7, accent: '#6f8fb0', to: 720 }),
    svg((s) =>
      drawPalm(s, { x: 900, y: 760, h: 520, lean: 0.14, depth: 0.16, wind: 0.1, seed: 4, size: 0.75 }),
    ),
    despedidaSill(),
  ],
})
