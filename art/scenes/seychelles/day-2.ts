import { clamp, smoothstep } from '../../engine/numbers.ts'
import { scene } from '../../scene.ts'
import { catamaranFromAbove } from './catamaran.ts'
import { reefFromAbove } from './reef-from-above.ts'
import { floatingSnorkeller, turtleFromAbove } from './snorkel.ts'

export default scene({
  name: 'seychelles/day-2',
  seed: 33,
  light: { base: 'day', shadow: '#0f3c66' },
  sun: { x: 1700, y: -200, r: 40 },
  portrait: { x: 800, y: -60, w: 600, h: 1067 },
  layers: [
    reefFromAbove({
      depth: (x, y) =>
        0.3 + 0.42 * smoothstep(500, -200, x + y * 0.3) + 0.2 * smoothstep(1500, 1750, x - y * 0.2),
      coral: (x, y) => clamp(smoothstep(640, 1180, x + (450 - y) * 0.25) - 0.02),
    }),
    turtleFromAbove({ x: 846, y: 640, scale: 1.05, turn: -38 }),
    catamaranFromAbove({ x: 1110, y: 390, scale: 1.02, turn: 17 }),
    floatingSnorkeller({ x: 1396, y: 560, scale: 0.9, turn: -24, suit: '#d9573f' }),
    floatingSnorkeller({ x: 1290, y: 742, scale: 0.9, turn: 38, suit: '#e8b64c' }),
  ],
})
