import { drawFigure } from '../../language/people/figure.ts'
import { scene, svg } from '../../scene.ts'
import { drawClassroom, drawNearFurniture } from './classroom.ts'
import { drawPinnedDrawings, drawStar } from './pinned-drawings.ts'

export default scene({
  name: 'moments/wish-forward-2',
  seed: 402,
  light: { base: 'day', shadow: '#2a4a7c', lit: '#fff4cc', haze: '#eef0dc' },
  sun: { x: 1900, y: -60, r: 0 },
  layers: [
    svg((s) => {
      drawClassroom(s)
      drawPinnedDrawings(s)
      drawNearFurniture(s)
      drawStar(s, 1136, 622, 17, '#f2b02c')
      drawFigure(s, {
        x: 1102,
        y: 826,
        h: 200,
        pose: 'raising',
        dress: 'summerDress',
        colours: ['#e2503c', '#fff2d0', '#fff2d0'],
        skin: 'chestnut',
        age: 'child',
        woman: true,
        hair: 'ponytail',
        shadow: { to: [-0.52, 0.14], opacity: 0.4 },
      })
    }),
  ],
  finish: { bloom: 0.2, vignette: 0.16 },
})
