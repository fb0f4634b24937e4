import { scene } from '../../scene.ts'
import { mapKitchen } from './map-kitchen.ts'

const MORNING = {
  base: 'golden',
  sky: ['#7fa4b8', '#aec6c8', '#d9dcc8', '#f8e2b4', '#fff2d0'],
  haze: '#f2e2c0',
  shadow: '#2f3560',
  lit: '#ffe6ac',
} as const

export default scene({
  name: 'moments/day-one-1',
  seed: 3,
  light: MORNING,
  sun: { x: 1500, y: 60, r: 0 },
  layers: mapKitchen(),
})
