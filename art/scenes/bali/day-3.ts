import { ridge, volcano } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawClimbers, drawCloudLake, drawCraterRim } from './batur-rim.ts'

export default scene({
  name: 'bali/day-3',
  seed: 23,
  light: {
    base: 'dawn',
    sky: ['#16386c', '#4a79a6', '#a9adb4', '#f6bd84', '#ffe3a4'],
    haze: '#efc9a4',
    glow: '#ffc268',
    shadow: '#1e2750',
    lit: '#ffd196',
  },
  horizon: 470,
  sun: { x: 1120, y: 330, r: 56 },
  portrait: { x: 850, y: -232, w: 640, h: 1138 },
  layers: [
    sky({ rings: 2, stars: 26 }),
    sheet({ cover: 0.48, opacity: 0.55 }),
    volcano({ x: 1390, rise: 280, spread: 250, rock: '#5f7096', gullies: 0.8 }),
    ridge({ y: 470, height: 70, colour: '#7f8aa6', depth: 0.5, length: 300 }),
    svg((s) => s.fillBelow(456, s.light.haze)),
    svg(drawCloudLake),
    svg(drawCraterRim),
    svg(drawClimbers),
  ],
})
