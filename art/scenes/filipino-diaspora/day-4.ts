import { ridge } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { chocolateHills } from './chocolate-hills.ts'
import { tarsier } from './tarsier.ts'

export default scene({
  name: 'filipino-diaspora/day-4',
  seed: 41,
  light: {
    base: 'dusk',
    sky: ['#1a2050', '#4f3a72', '#b0626c', '#f09a5c', '#ffd28a'],
    haze: '#dc9270',
    shadow: '#231a46',
    lit: '#ffc27a',
  },
  horizon: 400,
  sun: { x: 1480, y: 330, r: 54 },
  portrait: { x: 860, y: -160, w: 620, h: 1102 },
  layers: [
    sky(),
    sheet({ cover: 0.5, opacity: 0.6 }),
    ridge({ y: 404, height: 60, colour: '#6a4a76', depth: 0.6, length: 300, seed: 3 }),
    chocolateHills({ horizon: 400 }),
    mist({ y: 380, h: 90, opacity: 0.5 }),
    tarsier({ x: 1130, y: 330, scale: 1.06 }),
  ],
})
