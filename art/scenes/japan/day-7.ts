import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { petals } from '../../language/plants/blossom.ts'
import { drawCherryBough, drawCherryTree } from '../../language/plants/cherry.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { benchWithFuroshiki, canalGround, petalCanal } from './petal-canal.ts'

/** Cherry trees on both banks, far ones first. */
function drawAvenue(s: Stage): void {
  for (const z of [30, 21, 15, 10.5, 7.4, 5.2])
    for (const side of [-4.1, 5.6]) {
      const [x, y] = canalGround(side, z)
      drawCherryTree(s, { x, y, h: 2700 / z, depth: Math.min(0.6, 0.1 + z / 46) })
    }
}

export default scene({
  name: 'japan/day-7',
  seed: 67,
  light: {
    base: 'dawn',
    sky: ['#a8b8cc', '#ccc8d4', '#ecd0d4', '#f8dcd8', '#fff0e8'],
    haze: '#f6dcdc',
    shadow: '#4a4272',
    lit: '#fff0e4',
  },
  horizon: 250,
  sun: { x: 1300, y: -100, r: 10 },
  portrait: { x: 815, y: 0, w: 620, h: 1102 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 320 }),
    ridge({ y: 290, height: 120, colour: '#8f9f9c', depth: 0.6 }),
    petalCanal(),
    svg(drawAvenue),
    benchWithFuroshiki(1270, 780, 1),
    svg((s) => {
      const r = 14
      drawCherryBough(s, {
        limb: '1690,120 1500,70 1320,96 1140,40 960,70 800,30',
        width: 44,
        r,
        twigs: 28,
        reach: 110,
        seed: 3,
      })
      drawCherryBough(s, { limb: '-60,-30 120,20 300,10 430,50', width: 24, r, twigs: 12, seed: 8 })
    }),
    petals({ n: 60 }),
  ],
})
