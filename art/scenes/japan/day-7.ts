import type { Stage } from '../../engine/stage.ts'
import { petals } from '../../language/plants/blossom.ts'
import { drawCherryBough } from '../../language/plants/cherry.ts'
import { scene, svg } from '../../scene.ts'
import { drawBench } from './furoshiki.ts'
import { drawBanks, drawFallenPetals, drawPetalWater } from './petal-canal.ts'

const LIMB = [
  [1720, -90],
  [1560, 10],
  [1400, 60],
  [1250, 44],
  [1110, 84],
  [990, 62],
  [880, 96],
] as const
const limb = (dx = 0, dy = 0): string => LIMB.map(([x, y]) => `${x + dx},${y + dy}`).join(' ')

/** The bough's shade on the ground: the same bough, flat, far below. */
function drawBoughShade(s: Stage): void {
  const flat = s.capture(() =>
    drawCherryBough(s, { limb: limb(-150, 168), width: 26, r: 9, twigs: 17, reach: 92, flowers: 5, seed: 3 }),
  )
  s.group('opacity=".26"', () => s.add(flat.replaceAll(/fill="#[0-9a-f]{6}"/g, `fill="${s.light.shadow}"`)))
}

export default scene({
  name: 'japan/day-7',
  seed: 67,
  light: {
    base: 'day',
    haze: '#dfe6da',
    shadow: '#2b3a66',
    lit: '#fff8ea',
  },
  horizon: -3000,
  sun: { x: 1900, y: -600, r: 10 },
  portrait: { x: 530, y: -46, w: 560, h: 996 },
  layers: [
    svg((s) => {
      drawPetalWater(s)
      drawBanks(s)
      drawFallenPetals(s)
      drawBoughShade(s)
      drawBench(s)
      drawCherryBough(s, { limb: limb(), width: 30, r: 10, twigs: 17, reach: 96, flowers: 5, seed: 3 })
    }),
    petals({ n: 26, size: 1.2 }),
  ],
  finish: { bloom: 0.2 },
})
