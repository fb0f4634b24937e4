import { range } from '../../engine/numbers.ts'
import { ridge, volcano } from '../../language/land/land.ts'
import { cumulus, sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawClimbers, drawCraterRim } from './batur-rim.ts'

export default scene({
  name: 'bali/day-3',
  seed: 23,
  light: {
    base: 'dawn',
    sky: ['#23356f', '#5f5a92', '#c87f8c', '#fb9f62', '#ffd88a'],
    haze: '#f7b98a',
    glow: '#ffb054',
    shadow: '#2a2358',
    lit: '#ffc684',
  },
  horizon: 470,
  sun: { x: 1120, y: 330, r: 56 },
  portrait: { x: 850, y: 10, w: 640, h: 1138 },
  layers: [
    sky({ rays: 0.07, rings: 3 }),
    sheet({ cover: 0.48, opacity: 0.55 }),
    volcano({ x: 1390, rise: 280, spread: 250, rock: '#6f6a9c', gullies: 0.8 }),
    ridge({ y: 470, height: 70, colour: '#8a749c', depth: 0.5, length: 300 }),
    svg((s) => s.fillBelow(452, s.lin([s.light.haze, s.light.sky[2], s.light.sky[1]], 0, 452, 0, 860, true))),
    cumulus({
      banks: range(22).map((i) => ({
        x: ((i * 397) % 1900) - 150,
        y: 480 + i * 15,
        w: 170 + i * 13,
        h: 36 + i * 3.4,
        opacity: 0.95,
      })),
    }),
    svg(drawCraterRim),
    svg(drawClimbers),
  ],
})
