import { skyline } from '../../language/buildings/city.ts'
import { mist } from '../../language/sky/sky.ts'
import type { Layers } from '../../scene.ts'

export const lagosTowers = (y: number, from: number, to: number, lamps: number): Layers => [
  skyline({
    from,
    to,
    y,
    h: 250,
    depth: 0.62,
    lamps: lamps * 0.5,
    seed: 3,
    envelope: (t) => 0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.15)),
  }),
  mist({ y: y - 70, h: 90, opacity: 0.45 }),
  skyline({ from: from + 60, to, y, h: 190, depth: 0.42, lamps, seed: 8, envelope: (t) => 0.35 + 0.65 * t }),
  skyline({ from: from + 20, to, y, h: 70, depth: 0.3, lamps, seed: 5 }),
  mist({ y: y - 40, h: 56, opacity: 0.4 }),
]
