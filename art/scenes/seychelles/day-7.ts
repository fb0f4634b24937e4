import { island } from '../../language/land/land.ts'
import { drawRailGuest } from '../../language/people/rail-guest.ts'
import { shrubs } from '../../language/plants/foliage.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { breakfastTable } from './breakfast.ts'
import { drawEaves, drawRail, drawVerandaFloor } from './veranda.ts'

export default scene({
  name: 'seychelles/day-7',
  seed: 5,
  light: {
    base: 'dawn',
    sky: ['#5a6aa8', '#a88fbc', '#eaa9b4', '#fbc7b0', '#ffe9c8'],
    haze: '#f6cfc4',
    shadow: '#3a3468',
    lit: '#ffd8b8',
  },
  horizon: 400,
  sun: { x: 1180, y: 352, r: 46 },
  portrait: { x: 772, y: 60, w: 660, h: 1173 },
  layers: [
    sky({ rays: 0.05, rings: 2 }),
    sheet({ cover: 0.5, opacity: 0.5 }),
    island({ x: 560, w: 300, rise: 90, colour: '#9a8fb0' }),
    island({ x: 1420, w: 240, rise: 60, colour: '#9a8fb0' }),
    water({
      y: 400,
      colours: ['#ffe3cc', '#f3c6c4', '#9fc9c6', '#4fb3b4', '#3a9aa6'],
      glint: 0.8,
      reflection: [0.9, 0.25],
    }),
    svg((s) => drawPalm(s, { x: 250, y: 800, h: 380, lean: 0.2, depth: 0.28 })),
    svg((s) => drawPalm(s, { x: 420, y: 815, h: 310, lean: -0.1, depth: 0.22 })),
    shrubs({ from: -60, to: 1700, y: 600, h: 76, depth: 0.16, colour: '#3c7a5a' }),
    svg((s) => {
      drawVerandaFloor(s, 616)
      drawRail(s, 500, 614)
      drawRailGuest(s, {
        x: 906,
        y: 630,
        h: 222,
        wears: 'sundress',
        colour: '#d9786a',
        sash: '#8f3f4c',
        skin: '#7a4e38',
      })
      drawEaves(s, 76, [1480, 40], 626)
    }),
    breakfastTable({ x: 1190, y: 618, scale: 0.76 }),
  ],
})
