import { fbm1 } from '../../engine/noise.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawEgrets } from './egrets.ts'
import { drawGiraffe } from './giraffe.ts'
import { drawSafariTruck } from './safari-truck.ts'
import { drawPlain, drawPoolOfShade, drawReeds, drawTrack, drawUmbrellaThorn } from './savannah.ts'

const HORIZON = 500

/** Far and near bank of the water hole by x; on the left it runs out before the words. */
const farBank = (x: number): number => 706 - 12 * fbm1(x * 0.006, 3, 3) + ((1180 - x) / 900) ** 4 * 40
const nearBank = (x: number): number =>
  846 + 26 * (fbm1(x * 0.005 + 4, 8, 3) - 0.5) - ((x - 1150) / 820) ** 2 * 96

const SHADOW = [-0.16, 0.06] as const

export default scene({
  name: 'disney/day-3',
  seed: 53,
  light: {
    base: 'day',
    sky: ['#1f82b8', '#4fa8cc', '#8ccad6', '#c4e4da', '#eaf3da'],
    haze: '#d2e8d4',
    shadow: '#12434a',
    lit: '#fdf8d2',
  },
  horizon: HORIZON,
  sun: { x: 1760, y: -300, r: 20 },
  portrait: { x: 874, y: -90, w: 578, h: 1028 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    cumulus({
      banks: [
        { x: 330, y: 452, w: 360, h: 90, opacity: 0.85 },
        { x: 1010, y: 210, w: 170, h: 60, opacity: 0.8 },
        { x: 1500, y: 440, w: 260, h: 120, opacity: 0.85 },
      ],
      seed: 6,
    }),
    svg((s) => {
      drawPlain(s, HORIZON)
      for (const [x, y, h, depth] of [
        [90, 508, 60, 0.52],
        [236, 512, 84, 0.46],
        [300, 506, 44, 0.56],
        [560, 508, 54, 0.54],
        [800, 507, 50, 0.55],
        [1580, 520, 110, 0.4],
        [1496, 508, 56, 0.54],
      ] as const)
        drawUmbrellaThorn(s, { x, y, h, depth, seed: x })
      drawTrack(s)
      drawPoolOfShade(s, 1258, 656, 190)
      drawSafariTruck(s, { x: 998, y: 634, metre: 37 })
      drawUmbrellaThorn(s, { x: 1250, y: 652, h: 396, seed: 4 })
      drawGiraffe(s, { x: 1182, y: 676, h: 224, seed: 3, shadow: SHADOW })
      drawGiraffe(s, { x: 1322, y: 682, h: 116, seed: 8, flip: true, shadow: SHADOW })
      drawEgrets(s, [
        [1100, 694, 22],
        [1128, 698, 20],
        [1420, 690, 20],
      ])
    }),
    water({
      y: 690,
      base: 880,
      colours: ['#cfe6cc', '#7fc0b4', '#3f9aa2', '#2a7f90'],
      reflection: [0.85, 0.5],
      amplitude: 4,
      wave: 1.6,
      glint: 0,
      waterline: 688,
      mask: (x, y) => (y > farBank(x) && y < nearBank(x) ? 1 : 0),
    }),
    svg((s) => {
      drawReeds(s, s.left, s.right, s.bottom + 4, 100, 3)
      drawReeds(s, 1300, s.right, s.bottom + 4, 150, 5)
    }),
  ],
  finish: { bloom: 0.18, vignette: 0.12 },
})
