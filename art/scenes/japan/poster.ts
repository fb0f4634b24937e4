import type { Stage } from '../../engine/stage.ts'
import { ridge, volcano } from '../../language/land/land.ts'
import { petals } from '../../language/plants/blossom.ts'
import { drawCherryBough } from '../../language/plants/cherry.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

/** Three flowering boughs over the lake; the one behind is paler. */
function drawBoughs(s: Stage): void {
  const boughs = [
    {
      limb: '1280,20 1160,60 1020,30 900,44',
      width: 20,
      r: 10.5,
      twigs: 14,
      reach: 70,
      seed: 11,
      depth: 0.12,
    },
    {
      limb: '1290,300 1180,236 1080,214 960,150 840,138 700,84 600,96',
      width: 34,
      r: 11.5,
      twigs: 26,
      reach: 96,
      seed: 5,
    },
    { limb: '1200,250 1130,320 1050,352 980,420', width: 16, r: 11, twigs: 12, reach: 66, seed: 9 },
  ]
  for (const bough of boughs) drawCherryBough(s, bough)
}

export default scene({
  name: 'posters/japan',
  seed: 68,
  light: {
    base: 'dawn',
    sky: ['#4a78ac', '#8fa8c8', '#e4bcc4', '#f9cdc0', '#ffe9d0'],
    haze: '#f3cfd0',
    shadow: '#38386e',
    lit: '#ffe0cc',
  },
  horizon: 560,
  sun: { x: 1120, y: 470, r: 34 },
  view: { x: 520, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.44, opacity: 0.4 }),
    volcano({ x: 830, rise: 340, spread: 520, snowLine: 0.55, rock: '#6f7fac' }),
    mist({ y: 480, h: 100, opacity: 0.8 }),
    ridge({ y: 566, height: 46, colour: '#6a7aa4', depth: 0.45, rough: 0.5 }),
    ridge({ y: 572, height: 30, colour: '#3f6478', depth: 0.25, rough: 0.7, seed: 4 }),
    water({
      y: 568,
      colours: ['#f6cfcc', '#a9c0d0', '#5f94b4', '#3a749c'],
      glint: 0.6,
      reflection: [0.9, 0.45],
    }),
    svg(drawBoughs),
    petals({ n: 46, size: 1.1 }),
  ],
})
