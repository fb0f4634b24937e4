import { drawRidge } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawChocolateHills } from './chocolate-hills.ts'
import { drawNearLeaves, drawSapling } from './hill-boughs.ts'
import { drawTarsier } from './tarsier.ts'

export default scene({
  name: 'filipino-diaspora/day-4',
  seed: 41,
  light: {
    base: 'day',
    sky: ['#3f93ac', '#74b4b8', '#aed2c0', '#dfe6c0', '#f8efc8'],
    haze: '#cfdcbc',
    shadow: '#17343f',
    lit: '#fff0bc',
  },
  horizon: 500,
  sun: { x: 1700, y: 240, r: 1 },
  portrait: { x: 838, y: -112, w: 606, h: 1077 },
  layers: [
    sky({ disc: false, glow: 0.5, to: 520 }),
    sheet({ cover: 0.42, opacity: 0.45 }),
    svg((s) => {
      drawRidge(s, { y: 506, height: 86, colour: '#6f9a8c', depth: 0.72, length: 420, rough: 0.42, seed: 3 })
      drawChocolateHills(s, 500)
      drawSapling(s)
      drawTarsier(s, { x: 1138, y: 404, scale: 1.02, turn: -5 })
      drawNearLeaves(s)
    }),
  ],
})
