import { polygon } from '../../../engine/geometry.ts'
import { drawSail } from '../../../language/boats/boats.ts'
import { island } from '../../../language/land/land.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { takamakaHammock } from './hammock.ts'

export default scene({
  name: 'moments/seychelles-6',
  seed: 40,
  light: {
    base: 'dusk',
    sky: ['#3a2a66', '#8a3f74', '#d9584f', '#fb8f4a', '#ffcf7a'],
    haze: '#f08a64',
    lit: '#ffb46a',
    shadow: '#241a4c',
  },
  horizon: 600,
  sun: { x: 900, y: 560, r: 64 },
  layers: [
    sky({ rings: 3 }),
    sheet({ cover: 0.56, opacity: 0.75 }),
    island({ x: 520, w: 260, rise: 50, colour: '#6a3f6a' }),
    svg((s) => drawSail(s, { x: 1070, y: 604, size: 120, colour: '#7a3a58', depth: 0 })),
    water({ y: 600, accent: '#5a2f6a', glint: 1 }),
    svg((s) => {
      s.path(
        polygon([
          [s.left, 820],
          [500, 796],
          [1000, 812],
          [s.right, 780],
          [s.right, s.bottom],
          [s.left, s.bottom],
        ]),
        s.lin([s.shade('#c98a78', 0.6), s.shade('#5f3f5c', 0.1)]),
      )
    }),
    takamakaHammock(),
  ],
})
