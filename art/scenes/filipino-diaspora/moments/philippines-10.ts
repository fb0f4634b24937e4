import { scene } from '../../../scene.ts'
import { rattanWeaver } from './rattan-weaver.ts'

export default scene({
  name: 'moments/philippines-10',
  seed: 40,
  light: { base: 'golden', shadow: '#2a1a46', lit: '#ffce82' },
  horizon: 520,
  sun: { x: 1500, y: 260, r: 60 },
  view: { x: 372, y: 248, w: 1120, h: 630 },
  layers: rattanWeaver(),
})
