import { scene } from '../../scene.ts'
import { pinnedPoster } from './pinned-poster.ts'

export default scene({
  name: 'moments/day-one-2',
  seed: 14,
  light: { base: 'golden', shadow: '#35285a', lit: '#ffdca4' },
  sun: { x: 1900, y: 100, r: 0 },
  layers: pinnedPoster(),
})
