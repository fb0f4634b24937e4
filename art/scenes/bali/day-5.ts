import { ridge, terraces } from '../../language/land/land.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawJanggan, drawTail } from './janggan.ts'
import { drawFieldShrine, drawKiteFlyers, drawNearSlope, HANDS } from './sidemen-bund.ts'

const KITE = { x: 1128, y: 204, scale: 0.94, turn: -9 }

export default scene({
  name: 'bali/day-5',
  seed: 15,
  light: {
    base: 'day',
    sky: ['#2f84bc', '#63add0', '#a4d4dc', '#d8ecdf', '#f4f6e0'],
    haze: '#d3e8d8',
    shadow: '#173f54',
    lit: '#fdf8d8',
  },
  horizon: 400,
  sun: { x: 1760, y: -120, r: 0 },
  portrait: { x: 838, y: -60, w: 560, h: 996 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    cumulus({
      banks: [
        { x: 300, y: 372, w: 380, h: 100 },
        { x: 1500, y: 380, w: 320, h: 90 },
      ],
    }),
    ridge({ y: 430, height: 190, colour: '#6fa0a0', depth: 0.62, length: 330, seed: 5 }),
    mist({ y: 360, h: 90, opacity: 0.5 }),
    ridge({ y: 450, height: 120, colour: '#5a9a72', depth: 0.42, length: 220, seed: 12 }),
    terraces({
      flooded: 0.42,
      camera: { y: 66, focal: 1150, horizon: 390 },
      near: 90,
      far: 760,
      hazeDensity: 0.0018,
      seed: 4,
      step: 3.2,
    }),
    svg((s) => {
      for (const [x, y, h, lean] of [
        [1450, 640, 120, -0.2],
        [1490, 652, 140, 0.14],
        [1530, 640, 110, 0.3],
        [700, 596, 84, 0.2],
        [728, 600, 96, -0.12],
      ] as const)
        drawPalm(s, { x, y, h, lean, depth: 0.2, colour: '#3f7f4a', seed: x })
      drawTail(s, 50)
      drawNearSlope(s)
      drawFieldShrine(s, 1310)
      drawKiteFlyers(s)
      s.line(
        `M${HANDS[0]} ${HANDS[1]}C1010 560 1050 380 1112 236M1112 236L1096 176M1112 236L1140 172`,
        s.shade('#fffdf0', 1),
        1.7,
      )
      drawJanggan(s, KITE)
    }),
  ],
})
