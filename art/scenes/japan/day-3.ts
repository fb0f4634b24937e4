import { ridge, volcano } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { onsen } from './onsen.ts'

export default scene({
  name: 'japan/day-3',
  seed: 63,
  light: {
    base: 'dusk',
    sky: ['#0f2547', '#2a5280', '#6a90b0', '#c9b9b8', '#f6d2b8'],
    haze: '#a3b6c4',
    shadow: '#10254a',
    lit: '#ffe4d0',
    glow: '#f6c8b0',
    window: '#ffcf7a',
  },
  horizon: 470,
  sun: { x: 1560, y: 450, r: 2 },
  portrait: { x: 786, y: -118, w: 620, h: 1102 },
  layers: [
    sky({ disc: false, glow: 0.35, stars: 60 }),
    sheet({ cover: 0.42, opacity: 0.4 }),
    volcano({ x: 1090, rise: 300, spread: 560, snowLine: 0.5, rock: '#4f6f96' }),
    mist({ y: 400, h: 110, opacity: 0.8 }),
    ridge({ y: 500, height: 70, colour: '#3f6684', depth: 0.5, rough: 0.6 }),
    mist({ y: 450, h: 80, opacity: 0.6 }),
    onsen(),
  ],
})
