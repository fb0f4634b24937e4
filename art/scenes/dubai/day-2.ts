import { flock } from '../../language/animals/creatures.ts'
import { drawSlenderTower } from '../../language/buildings/desert-towers.ts'
import { palm } from '../../language/plants/palm.ts'
import { standing, wake, water, waterlineGlint } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawAbra, drawMooredDhow, drawWindTowerHouse } from './abra.ts'

export default scene({
  name: 'dubai/day-2',
  seed: 71,
  light: {
    base: 'day',
    sky: ['#1f6aa4', '#4f9cc4', '#9accd4', '#dde8d8', '#fbf0d4'],
    haze: '#f0e2c4',
    shadow: '#33406b',
  },
  horizon: 470,
  sun: { x: 1180, y: 120, r: 40 },
  portrait: { x: 800, y: 40, w: 620, h: 1102 },
  layers: [
    sky({ rings: 2, glow: 0.6 }),
    cumulus({
      banks: [
        { x: 420, y: 430, w: 260, h: 60 },
        { x: 1480, y: 420, w: 240, h: 70 },
      ],
      seed: 6,
      opacity: 0.8,
    }),
    svg((s) => {
      for (const [x, w, h, kind] of [
        [1040, 26, 150, 'needle'],
        [1100, 26, 100, 'fin'],
        [980, 24, 90, 'lens'],
        [620, 20, 80, 'twist'],
      ] as const)
        drawSlenderTower(s, { x, y: 460, w, h, kind, depth: 0.72 })
    }),
    mist({ y: 390, h: 80, opacity: 0.6 }),
    svg((s) => {
      const row = [
        [560, 150, 56, 40],
        [690, 180, 70, 76],
        [850, 150, 60, 60],
        [980, 210, 84, 104],
        [1170, 160, 64, 60],
        [1310, 240, 92, 124],
        [1530, 180, 74, 80],
      ] as const
      for (const [x, w, h, tower] of row)
        drawWindTowerHouse(s, { x, y: 474, w, h, tower, depth: 0.26 - (x - 560) / 6000 })
      s.rect(540, 470, 1160, 12, s.shade('#c8a478', 0.6, 0.15))
    }),
    palm({ x: 838, y: 474, h: 120, lean: 0.05, depth: 0.2, seed: 3 }),
    palm({ x: 1290, y: 476, h: 140, lean: -0.06, depth: 0.12, seed: 6 }),
    water({
      y: 480,
      colours: ['#e6e2c8', '#8fc4c0', '#3f93ac', '#1f6a94', '#174f7c'],
      reflection: [0.9, 0.28],
      amplitude: 34,
      glint: 0.5,
    }),
    standing({ waterline: 540, reach: 80, opacity: 0.5, amplitude: 10 }, (s) => {
      drawMooredDhow(s, { x: 1470, y: 540, size: 250 })
      drawMooredDhow(s, { x: 1270, y: 524, size: 180, depth: 0.18, flip: true, colour: '#8a5f44' })
      drawMooredDhow(s, { x: 700, y: 520, size: 130, depth: 0.3 })
    }),
    wake({ x: 900, y: 690, length: 420 }),
    standing({ waterline: 692, reach: 130, opacity: 0.55, amplitude: 14 }, (s) =>
      drawAbra(s, { x: 1090, y: 688, size: 430 }),
    ),
    waterlineGlint({ x: 1090, y: 700, w: 210, h: 6 }),
    flock({ x: 760, y: 260, w: 260, h: 100, n: 7, size: 24, colour: '#fbf4e4', depth: 0 }),
  ],
})
