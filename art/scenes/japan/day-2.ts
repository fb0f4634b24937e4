import { scene } from '../../scene.ts'
import { sushiCounter } from './sushi-counter.ts'

export default scene({
  name: 'japan/day-2',
  seed: 62,
  light: { base: 'dawn', haze: '#f6e2cc', shadow: '#3c2c5e', lit: '#ffe8c0', window: '#ffd690' },
  horizon: 414,
  // The lamp is the sun of this room.
  sun: { x: 1392, y: 176, r: 10 },
  view: { x: 112, y: 26, w: 1488, h: 837 },
  portrait: { x: 825, y: -50, w: 720, h: 1280 },
  layers: [sushiCounter()],
})
