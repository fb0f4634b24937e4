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
    sky: ['#1a2a5e', '#3f4a86', '#8a6a9c', '#d98c9c', '#f8bfa4'],
    haze: '#c894a8',
    shadow: '#1c2050',
    lit: '#ffd0bc',
  },
  horizon: 470,
  sun: { x: 1500, y: 440, r: 2 },
  portrait: { x: 800, y: 20, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, glow: 0.6, stars: 40 }),
    sheet({ cover: 0.46, opacity: 0.45 }),
    volcano({ x: 1090, rise: 300, spread: 560, snowLine: 0.5, rock: '#5f6496' }),
    mist({ y: 400, h: 110, opacity: 0.8 }),
    ridge({ y: 500, height: 70, colour: '#4f5a86', depth: 0.5, rough: 0.6 }),
    mist({ y: 450, h: 80, opacity: 0.6 }),
    onsen(),
  ],
})
