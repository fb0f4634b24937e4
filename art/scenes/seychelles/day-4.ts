import { scene } from '../../scene.ts'
import { cocoDeMerForest } from './coco-de-mer-forest.ts'

export default scene({
  name: 'seychelles/day-4',
  seed: 12,
  light: {
    base: 'day',
    sky: ['#0f4a4a', '#1f6f56', '#5f9f5f', '#b9cf7a', '#f4f2c4'],
    haze: '#b5d29a',
    shadow: '#0c2f40',
    lit: '#f4f0a8',
    glow: '#eef0a0',
    sun: '#fffce0',
  },
  horizon: 760,
  sun: { x: 1140, y: -40, r: 40 },
  portrait: { x: 870, y: 20, w: 620, h: 1102 },
  layers: cocoDeMerForest(),
})
