import { scene } from '../../scene.ts'
import { toriiPath } from './torii-path.ts'

export default scene({
  name: 'japan/day-4',
  seed: 64,
  light: {
    base: 'day',
    sky: ['#2f6a5c', '#6fa070', '#b8cf8c', '#e8ecb0', '#fbf6d4'],
    haze: '#d8e4a8',
    shadow: '#2a2f58',
    lit: '#fff2b8',
  },
  horizon: 560,
  sun: { x: 1500, y: -60, r: 10 },
  portrait: { x: 800, y: 60, w: 620, h: 1102 },
  layers: [toriiPath()],
})
