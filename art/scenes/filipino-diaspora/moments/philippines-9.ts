import { range } from '../../../engine/numbers.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBreaker, drawForeWater, drawRider, drawWaitingSurfer } from './cloud-nine.ts'
import { drawSurfTower } from './surf-tower.ts'

export default scene({
  name: 'moments/philippines-9',
  seed: 19,
  light: {
    base: 'day',
    sky: ['#3f9cc8', '#74bcd4', '#a8d8da', '#d4ecdc', '#f4f4d8'],
    haze: '#d4ebe2',
    shadow: '#0e4462',
    lit: '#fffbe0',
  },
  horizon: 452,
  sun: { x: 1900, y: -100, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    sheet({ cover: 0.46, opacity: 0.6 }),
    ridge({ y: 454, height: 80, colour: '#5f9a84', depth: 0.5, seed: 7, length: 260 }),
    svg((s) => {
      for (const i of range(17))
        drawPalm(s, {
          x: 1010 + i * 38 + ((i * 37) % 26),
          y: 458,
          h: 100 + ((i * 53) % 66),
          lean: ((i * 17) % 9) / 24 - 0.2,
          depth: 0.34,
          fronds: 12,
          seed: i + 3,
        })
    }),
    mist({ y: 410, h: 60, opacity: 0.5 }),
    water({
      y: 456,
      to: 640,
      base: 660,
      glint: 0,
      colours: ['#d8efe0', '#8fd0cc', '#4fb4bc', '#2f97a8'],
      amplitude: 18,
      reflection: [0.7, 0.3],
    }),
    svg((s) => {
      drawSurfTower(s, { x: 1230, y: 516, scale: 1.02 })
      drawForeWater(s)
      drawBreaker(s)
      drawRider(s)
      drawWaitingSurfer(s, 470, 752, 150, '#e8623c', {
        dress: 'trunks',
        colours: ['#2f5f8a'],
        skin: 'bronze',
      })
      drawWaitingSurfer(s, 262, 806, 166, '#fbf4dc', {
        dress: 'swimwear',
        colours: ['#c8304a'],
        skin: 'honey',
        woman: true,
        hair: 'ponytail',
      })
      drawWaitingSurfer(s, 1296, 830, 172, '#f2c648', {
        dress: 'trunks',
        colours: ['#2f8f86'],
        skin: 'chestnut',
      })
    }),
  ],
  finish: { bloom: 0.24 },
})
