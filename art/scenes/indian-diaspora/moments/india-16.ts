import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { alps } from '../../../language/land/land.ts'
import { drawCypress } from '../../../language/plants/foliage.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawHouseboat, drawLotus, drawLotusPad, drawShikara } from './kashmir-boats.ts'

const kashmirMorning = {
  base: 'dawn',
  sky: ['#4f78b4', '#94a8d0', '#dcb8c8', '#f8c8a8', '#ffe8c4'],
  haze: '#ecd0c4',
  shadow: '#2c3a5c',
  lit: '#ffe8c8',
} as const

function drawLotusBed(s: Stage): void {
  const random = s.random(16)
  const pads = range(46).map(() => ({ x: -60 + random() * 1720, y: 660 + random() ** 0.8 * 270 }))
  pads.sort((a, b) => a.y - b.y)
  for (const { x, y } of pads) drawLotusPad(s, x, y, 26 + (y - 640) * 0.34, 0.6 + random() * 0.4)
  for (const [x, y, r] of [
    [250, 690, 44],
    [470, 760, 66],
    [130, 800, 84],
    [1380, 740, 60],
    [1180, 830, 92],
    [1530, 850, 78],
    [700, 850, 70],
  ] as const)
    drawLotus(s, x, y, r)
}

export default scene({
  name: 'moments/india-16',
  seed: 1616,
  light: kashmirMorning,
  horizon: 520,
  sun: { x: 1350, y: 250, r: 40 },
  layers: [
    sky({ rings: 2 }),
    alps({ rise: 300, seed: 12, rock: '#8a94ac', snow: '#fff4ec', snowLine: 0.5, hazeDensity: 0.0009 }),
    mist({ y: 380, h: 180, opacity: 0.85 }),
    svg((s) => {
      for (const i of range(34))
        drawCypress(s, {
          x: -30 + i * 51 + ((i * 29) % 24),
          y: 528,
          h: 70 + ((i * 37) % 60),
          colour: '#5f8468',
          depth: 0.5,
        })
    }),
    mist({ y: 470, h: 80, opacity: 0.7 }),
    water({ y: 524, amplitude: 22, reflection: [0.95, 0.6], accent: '#6a8c9c', glint: 0.5 }),
    standing({ waterline: 600, reach: 190, opacity: 0.65 }, (s) => drawHouseboat(s, 720, 596, 1.18)),
    mist({ y: 560, h: 100, opacity: 0.4 }),
    standing({ waterline: 694, reach: 90, opacity: 0.55 }, (s) => drawShikara(s, 1330, 686, 1.4)),
    svg(drawLotusBed),
  ],
})
