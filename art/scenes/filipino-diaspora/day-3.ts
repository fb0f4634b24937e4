import { ridge } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawFarmers, drawNearTerraces, drawSheaves, drawVillage, drawVisitors } from './batad.ts'
import { drawForestRim, drawTerraces, EYE } from './batad-terraces.ts'
import { drawIfugaoHouse } from './ifugao-house.ts'

export default scene({
  name: 'filipino-diaspora/day-3',
  seed: 31,
  light: {
    base: 'dawn',
    sky: ['#3a86a8', '#7fb8bc', '#b8d8c4', '#e6ecc8', '#fdf6d4'],
    haze: '#d8ead2',
    glow: '#fff0b8',
    lit: '#fff6c8',
    shadow: '#123f4e',
  },
  horizon: EYE.horizon,
  sun: { x: 1420, y: 40, r: 50 },
  portrait: { x: 890, y: -72, w: 570, h: 1014 },
  layers: [
    sky({ disc: false, to: 300 }),
    sheet({ cover: 0.5, opacity: 0.45 }),
    ridge({ y: 300, height: 230, colour: '#5f9a94', depth: 0.66, length: 420, rough: 0.5, seed: 11 }),
    mist({ y: 170, h: 130, opacity: 0.6 }),
    ridge({ y: 320, height: 150, colour: '#3f8068', depth: 0.46, length: 300, rough: 0.5, seed: 4 }),
    mist({ y: 220, h: 90, opacity: 0.55 }),
    svg((s) => {
      drawForestRim(s)
      drawTerraces(s)
    }),
    mist({ y: 240, h: 150, opacity: 0.34 }),
    svg((s) => {
      drawVillage(s)
      drawFarmers(s)
      drawNearTerraces(s)
      drawIfugaoHouse(s, { x: 1306, y: 852, w: 292 })
      drawSheaves(s)
      drawVisitors(s)
    }),
  ],
  finish: { bloom: 0.24 },
})
