import { scene, svg } from '../../scene.ts'
import { legongDancer } from './legong.ts'
import { drawTorch, palaceDoors } from './palace-doors.ts'

export default scene({
  name: 'bali/day-2',
  seed: 13,
  light: {
    base: 'dusk',
    sky: ['#0c1234', '#1a1a4c', '#3a2458', '#5f3058', '#8a4450'],
    haze: '#7a4450',
    shadow: '#160f34',
    lit: '#ffc878',
    glow: '#ff9a4c',
    sun: '#fff0c8',
  },
  horizon: 760,
  sun: { x: 1400, y: 300, r: 0 },
  portrait: { x: 800, y: 40, w: 650, h: 1156 },
  layers: [
    svg((s) =>
      s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.fine(s.light.sky, 0, s.top, 0, 900, true)),
    ),
    palaceDoors({ x: 1120, floor: 740 }),
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        1000 - s.left,
        s.bottom - s.top,
        s.lin(
          [
            [s.light.shadow, 0.7],
            [s.light.shadow, 0.5],
            [s.light.shadow, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      )
      drawTorch(s, 1474, 800, 330)
      drawTorch(s, 770, 790, 300)
    }),
    legongDancer({ x: 1120, y: 844, scale: 1.06 }),
  ],
})
