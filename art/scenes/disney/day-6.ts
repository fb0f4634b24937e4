import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { standing, water } from '../../language/sea/water.ts'
import { drawFirework } from '../../language/sky/fireworks.ts'
import { mist } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { BOAT, drawLagoonBoat } from './lagoon-boat.ts'
import { drawWaterLights } from './lake-front.ts'
import {
  drawBank,
  drawHorseshoeGate,
  drawIronTower,
  drawPagoda,
  drawQuayLamps,
  drawSteppedPyramid,
  drawTimberHouses,
} from './world-bank.ts'

const BANK = 560

export default scene({
  name: 'disney/day-6',
  seed: 56,
  light: {
    base: 'night',
    sky: ['#040820', '#0a1744', '#153474', '#2f62a0', '#86aac4'],
    haze: '#34609c',
    shadow: '#060d2e',
    lit: '#ffdcae',
    glow: '#f0b890',
    window: '#ffd27a',
  },
  horizon: BANK,
  sun: { x: 1400, y: 200, r: 1 },
  portrait: { x: 844, y: -62, w: 562, h: 999 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        BANK + 6 - s.top,
        s.fine(s.light.sky, 0, s.top, 0, BANK + 2, true),
      )
      const random = s.random(8)
      const stars = range(150).map(() =>
        ellipsePath(
          s.left + random() * (s.right - s.left),
          s.top + random() ** 1.4 * 440,
          0.5 + random() ** 3 * 1.1,
        ),
      )
      s.path(stars.join(''), '#fff6dd', 'opacity=".7"')
      drawFirework(s, { x: 1126, y: 190, r: 214, willow: 0.28, colour: '#ffd27a' })
      drawFirework(s, { x: 1126, y: 186, r: 188, willow: 0.1, colour: '#ffe6a8', seed: 21 })
      drawFirework(s, { x: 1512, y: 170, r: 96, colour: '#f6ead0', seed: 5 })
      drawFirework(s, { x: 934, y: 392, r: 62, colour: '#f4c8a0', seed: 7 })
      drawFirework(s, { x: 1322, y: 404, r: 54, colour: '#e8f0d8', seed: 11 })
    }),
    svg((s) => drawBank(s, BANK)),
    mist({ y: 490, h: 78, opacity: 0.4 }),
    svg((s) => {
      drawTimberHouses(s, 876, BANK, 0.9)
      drawSteppedPyramid(s, 1056, BANK, 132)
      drawPagoda(s, 1180, BANK, 196)
      drawHorseshoeGate(s, 1276, BANK, 0.8)
      drawIronTower(s, 1358, BANK, 226)
      drawTimberHouses(s, 1470, BANK, 0.8)
      drawQuayLamps(s, BANK)
    }),
    water({ y: BANK + 2, accent: '#123468', amplitude: 30, reflection: [0.95, 0.6], glint: 0, wave: 1.2 }),
    svg((s) =>
      drawWaterLights(
        s,
        [
          [760, 606],
          [902, 620],
          [1010, 600],
          [1262, 612],
          [1366, 640],
          [1520, 622],
          [640, 664],
          [884, 700],
          [1388, 724],
        ],
        BANK,
      ),
    ),
    standing({ waterline: BOAT.y + 4, opacity: 0.62, reach: 130, amplitude: 10 }, drawLagoonBoat),
    svg((s) =>
      drawWaterLights(
        s,
        [
          [930, 826],
          [1330, 842],
          [1114, 884],
          [720, 790],
          [1530, 800],
        ],
        BANK + 80,
      ),
    ),
  ],
  finish: { bloom: 0.46, vignette: 0.2 },
})
