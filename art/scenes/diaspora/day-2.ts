import { drawCanoe } from '../../language/boats/boats.ts'
import { skyline } from '../../language/buildings/city.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene } from '../../scene.ts'
import { boatman, drawLoad } from './boatman.ts'
import { drawStiltHouse } from './stilt-house.ts'

export default scene({
  name: 'diaspora/day-2',
  seed: 23,
  light: 'golden',
  horizon: 470,
  sun: { x: 1010, y: 352, r: 58 },
  portrait: { x: 770, y: -40, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.46, opacity: 0.5, seed: 2 }),
    skyline({
      from: 620,
      to: 1240,
      y: 472,
      h: 190,
      depth: 0.78,
      lamps: 0,
      seed: 12,
      colour: '#6a6a90',
      envelope: (t) => Math.sin(Math.PI * t),
    }),
    skyline({ from: 700, to: 1180, y: 472, h: 110, depth: 0.66, lamps: 0, seed: 4, colour: '#6a6a90' }),
    mist({ y: 400, h: 90, opacity: 0.7 }),
    water({ accent: '#8a6a58', amplitude: 34, reflection: [0.92, 0.4] }),
    standing({ waterline: 520, opacity: 0.5, reach: 150 }, (s) => {
      for (const [x, w, seed] of [
        [1010, 66, 2],
        [930, 52, 5],
        [1120, 80, 3],
      ] as const)
        drawStiltHouse(s, { x, y: 520, w, depth: 0.42, seed })
    }),
    standing({ waterline: 600, opacity: 0.55, reach: 240 }, (s) => {
      drawStiltHouse(s, { x: 1450, y: 604, w: 250, depth: 0.02, seed: 7 })
      drawStiltHouse(s, { x: 1215, y: 584, w: 150, depth: 0.16, seed: 4 })
    }),
    standing({ waterline: 690, opacity: 0.6, reach: 190 }, (s) => {
      s.placed({ x: 980, y: 0 }, () => boatman(s, -96, 682, 190, '#e8dcc4', '#fff0c0'))
      drawCanoe(s, { x: 1000, y: 688, size: 420, colour: '#6a4232' })
      drawLoad(s, 1040, 686, 56)
    }),
  ],
})
