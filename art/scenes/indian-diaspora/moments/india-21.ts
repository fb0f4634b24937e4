import { polygon } from '../../../engine/geometry.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawWellWall } from './stepwell.ts'

export default scene({
  name: 'moments/india-21',
  seed: 21,
  light: {
    base: 'golden',
    sky: ['#4a78a8', '#8fb4b8', '#d8d0a8', '#f6d494', '#ffe8b8'],
    shadow: '#3a2454',
    lit: '#ffd898',
  },
  horizon: 70,
  sun: { x: 1500, y: -100, r: 20 },
  layers: [
    sky({ to: 200, disc: false }),
    svg((s) => {
      drawWellWall(s, {
        corners: [
          [s.left - 640, -40],
          [330, 40],
          [610, 690],
          [200, 1400],
        ],
        levels: 11,
        stairs: 6,
        lit: 0.62,
      })
      drawWellWall(s, {
        corners: [
          [330, 40],
          [1330, 40],
          [1060, 690],
          [610, 690],
        ],
        levels: 11,
        stairs: 9,
        lit: 0.98,
      })
      drawWellWall(s, {
        corners: [
          [1330, 40],
          [s.right + 640, -40],
          [1470, 1400],
          [1060, 690],
        ],
        levels: 11,
        stairs: 6,
        lit: 0.32,
      })
    }),
    water({
      y: 690,
      waterline: 690,
      amplitude: 12,
      reflection: [0.8, 0.6],
      colours: ['#8fae6a', '#5a8a5c', '#2f6a5c', '#1f4a54'],
      glint: 0,
      mask: (x, y) => (x > 610 - (y - 690) * 0.577 && x < 1060 + (y - 690) * 0.577 ? 1 : 0),
    }),
    svg((s) => {
      for (const k of [0, 1])
        s.line(
          polygon(
            [
              [610, 690],
              [1060, 690],
            ],
            false,
          ),
          s.shade('#ffe2b0', 0.9),
          3 - k,
        )
      drawFigure(s, {
        x: 806,
        y: 336,
        h: 86,
        wear: 'sari',
        top: '#d8242c',
        lit: 0.9,
        arms: [
          [
            [-12, -66],
            [-9, -52],
          ],
          [
            [13, -90],
            [6, -106],
          ],
        ],
      })
      s.path(
        'M792 246q16 -14 32 0q4 16 -8 22h-16q-12 -6 -8 -22Z',
        s.lin([s.shade('#8a5a34', 0.3), s.shade('#f0c06a', 1)], 0, 0, 1, 0),
      )
    }),
  ],
})
