import { scene } from '../../scene.ts'
import { feastAtNight } from './kamayan.ts'

export default scene({
  name: 'filipino-diaspora/day-6',
  seed: 61,
  light: {
    base: 'night',
    sky: ['#0a0c2a', '#141440', '#2a1f58', '#4c2d66', '#6e3f6a'],
    haze: '#4a3260',
    shadow: '#140d33',
    lit: '#ffce86',
    glow: '#ffb45e',
  },
  horizon: 330,
  sun: { x: 1130, y: 120, r: 10 },
  portrait: { x: 830, y: -150, w: 600, h: 1067 },
  layers: feastAtNight(),
  finish: { bloom: 0.5 },
})
