import { scene } from '../../scene.ts'
import { letterboxHall } from './letterbox-hall.ts'

export default scene({
  name: 'moments/day-one-3',
  seed: 8,
  light: { base: 'golden', shadow: '#2a2f58', lit: '#ffe2a8' },
  horizon: 300,
  sun: { x: 1800, y: 100, r: 0 },
  view: { x: 210, y: -30, w: 1120, h: 630 },
  layers: letterboxHall(),
})
