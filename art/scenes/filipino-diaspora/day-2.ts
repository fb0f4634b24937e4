import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCobbles } from './cobbles.ts'
import { jeepney } from './jeepney.ts'
import { drawWalledGate } from './walled-gate.ts'

/** The shade of the acacia overhead, dappled on gate and paving. */
function drawTreeShade(s: Stage): void {
  const random = s.random(27)
  const dapples = range(70).map(() => {
    const x = 1330 + random() * 330
    const low = random() > 0.45
    const r = 14 + random() * 34
    return ellipsePath(
      x,
      low ? 690 + random() * 190 : 300 + random() * 340,
      low ? r * 2.4 : r,
      low ? r * 0.5 : r * 0.9,
    )
  })
  s.path(dapples.join(''), s.light.shadow, `opacity=".2" filter="${s.blur(5)}"`)
}

export default scene({
  name: 'filipino-diaspora/day-2',
  seed: 21,
  light: {
    base: 'day',
    sky: ['#1f6fa6', '#4fa0c4', '#9fd0d4', '#e3ecd4', '#fdf3d6'],
    lit: '#fff0c4',
    shadow: '#2a2d62',
  },
  horizon: 640,
  sun: { x: 1700, y: -60, r: 40 },
  portrait: { x: 760, y: -60, w: 640, h: 1138 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    cumulus({
      banks: [
        { x: 420, y: 250, w: 330, h: 120, opacity: 0.8 },
        { x: 1000, y: 200, w: 220, h: 80, opacity: 0.7 },
      ],
    }),
    svg((s) => {
      drawPalm(s, { x: 240, y: 480, h: 300, lean: 0.1, depth: 0.35, seed: 3 })
      drawPalm(s, { x: 330, y: 480, h: 240, lean: -0.06, depth: 0.4, seed: 6 })
      drawWalledGate(s, { x: 1370, y: 660, wall: 330 })
      drawCobbles(s, 660)
      drawTreeShade(s)
      drawCrown(s, { x: 1640, y: 150, w: 420, h: 260, dab: 13, colour: '#3f7a48', seed: 4 })
      drawCrown(s, { x: 1480, y: 50, w: 460, h: 180, dab: 12, colour: '#3f7a48', seed: 9 })
    }),
    jeepney({ x: 1110, y: 828, scale: 172 }),
  ],
})
