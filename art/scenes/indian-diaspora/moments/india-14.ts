import { drawFigure } from '../../../language/people/indian-figures.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import { carvedWall, sunWheel } from './sun-wheel.ts'

export default scene({
  name: 'moments/india-14',
  seed: 14,
  light: { base: 'golden', shadow: '#3a2352', lit: '#ffcf8a' },
  sun: { x: 1900, y: 500, r: 10 },
  layers: [
    carvedWall(),
    sunWheel({ x: 940, y: 430, r: 380 }),
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        2000,
        1200,
        s.lin(
          [
            [s.light.shadow, 0.55, 0],
            [s.light.shadow, 0.1, 0.5],
            [s.light.lit, 0, 0.6],
            [s.light.lit, 0.3, 1],
          ],
          0,
          0,
          1,
          0.1,
        ),
      )
      s.fillBelow(846, s.lin([s.shade('#d8a878', 0.8), s.shade('#8a5a5c', 0.4)], 0, 846, 0, 900, true))
      s.path('M390 872L40 888L60 900L410 880Z', s.light.shadow, 'opacity=".5"')
    }),
    modelled({ round: 14 }, (s) =>
      drawFigure(s, {
        x: 420,
        y: 876,
        h: 300,
        wear: 'kurta',
        top: '#c8443a',
        bottom: '#f0e4d0',
        lit: 0.75,
        hair: '#1d1522',
        arms: [
          [
            [-12, -64],
            [-9, -48],
          ],
          [
            [16, -72],
            [25, -86],
          ],
        ],
      }),
    ),
  ],
  finish: { vignette: 0.35 },
})
