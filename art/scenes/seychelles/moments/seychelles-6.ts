import { drawSail } from '../../../language/boats/boats.ts'
import { ridge } from '../../../language/land/land.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawEveningSand, drawTakamakas } from './hammock.ts'

export default scene({
  name: 'moments/seychelles-6',
  seed: 40,
  light: {
    base: 'golden',
    sky: ['#0f4a5c', '#2f8088', '#8fb48a', '#f4c264', '#ff9a44'],
    haze: '#f6b566',
    glow: '#ffb84a',
    lit: '#ffcf7a',
    shadow: '#0e2f3c',
  },
  horizon: 520,
  sun: { x: 1010, y: 452, r: 46 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.42, opacity: 0.55 }),
    ridge({
      y: 523,
      height: 62,
      colour: '#4f8088',
      depth: 0.35,
      length: 260,
      rough: 0.42,
      seed: 4,
      envelope: (x) => Math.exp(-(((x - 560) / 150) ** 2)),
    }),
    water({
      y: 520,
      base: 780,
      accent: '#1f7f86',
      glint: 0.8,
      colours: ['#ffd08a', '#8fb89a', '#3f9496', '#1f6f7c', '#164f60'],
    }),
    standing({ waterline: 541, reach: 110 }, (s) =>
      drawSail(s, { x: 742, y: 541, size: 150, colour: '#fff0cc', hull: '#12323c' }),
    ),
    svg((s) => {
      drawEveningSand(s)
      drawTakamakas(s)
    }),
  ],
})
