import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawLitOffice } from './lit-office.ts'
import { drawCrescent, drawDomeAndSpires, drawRoofRows } from './london-roofs.ts'
import { drawWarehouse } from './warehouse.ts'

export default scene({
  name: 'moments/day-one-4',
  seed: 21,
  light: {
    base: 'night',
    sky: ['#06204a', '#0d356a', '#1f5588', '#4a86a4', '#93bcb8'],
    haze: '#4f8aa4',
    shadow: '#061a3c',
    lit: '#b9d6e4',
    window: '#ffd27a',
  },
  horizon: 560,
  sun: { x: 380, y: 150, r: 0 },
  layers: [
    sky({ disc: false, stars: 130, glow: 0, to: 600 }),
    sheet({ cover: 0.42, opacity: 0.3, horizon: 560 }),
    svg((s) => {
      drawCrescent(s, 372, 168, 46)
      drawDomeAndSpires(s)
    }),
    mist({ y: 430, h: 150, opacity: 0.5 }),
    svg((s) => {
      drawRoofRows(s)
      drawWarehouse(s)
      drawLitOffice(s)
    }),
  ],
  finish: { bloom: 0.42, vignette: 0.24 },
})
