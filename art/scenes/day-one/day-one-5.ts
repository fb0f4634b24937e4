import { scene, svg } from '../../scene.ts'
import { drawSixGlasses, drawSunThroughGlasses } from './six-glasses.ts'
import { drawLaptop, drawTableAndWindow } from './toast-table.ts'

export default scene({
  name: 'moments/day-one-5',
  seed: 30,
  light: { base: 'day', shadow: '#12343e', lit: '#fff2c8', haze: '#cfe0d8' },
  sun: { x: 1700, y: -200, r: 0 },
  layers: [
    svg((s) => {
      drawTableAndWindow(s)
      drawLaptop(s)
      drawSunThroughGlasses(s)
      drawSixGlasses(s)
    }),
  ],
  finish: { bloom: 0.26 },
})
