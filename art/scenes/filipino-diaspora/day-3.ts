import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawKnoll, drawPlanters, drawVillage } from './batad.ts'
import { drawIfugaoHouse } from './ifugao-house.ts'
import { terracedBowl } from './terraced-bowl.ts'

export default scene({
  name: 'filipino-diaspora/day-3',
  seed: 31,
  light: {
    base: 'dawn',
    sky: ['#3a6f94', '#7fa8b4', '#bccfc0', '#f0e2bc', '#fff3d2'],
    haze: '#dfe6cf',
    glow: '#ffe6a8',
    lit: '#fff0c0',
    shadow: '#1c3358',
  },
  horizon: 205,
  sun: { x: 1320, y: 60, r: 50 },
  portrait: { x: 1000, y: -40, w: 560, h: 996 },
  layers: [
    sky({ disc: false }),
    sheet({ cover: 0.5, opacity: 0.5 }),
    terracedBowl(),
    mist({ y: 150, h: 170, opacity: 0.45 }),
    mist({ y: 380, h: 120, opacity: 0.25 }),
    svg((s) => {
      drawVillage(s)
      drawPlanters(s)
      drawKnoll(s)
      drawIfugaoHouse(s, { x: 1290, y: 690, w: 340 })
    }),
  ],
})
