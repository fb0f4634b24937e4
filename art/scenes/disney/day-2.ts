import { fbm2 } from '../../engine/noise.ts'
import { clamp } from '../../engine/numbers.ts'
import { water } from '../../language/sea/water.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawCarousel } from './carousel.ts'
import { drawLampPost, drawParkTrees, drawPlace, drawShopFronts } from './main-street.ts'
import { PARK_EYE } from './park-eye.ts'
import { drawFamilyAhead, drawLampPolisher } from './park-morning.ts'

/** Where the paving still shines: it was washed before anybody came. */
const wet = (x: number, y: number): number => {
  const away = (PARK_EYE.focal * PARK_EYE.height) / (y - PARK_EYE.horizon)
  const right = ((x - PARK_EYE.x) * away) / PARK_EYE.focal
  const pool = 1 - Math.hypot((right - 4.6) / 5.4, (away - 12.2) / 5.2)
  return clamp((pool + 0.62 * (fbm2(right * 0.42, away * 0.36, 4, 3) - 0.5) - 0.12) * 90)
}

export default scene({
  name: 'disney/day-2',
  seed: 52,
  light: {
    base: 'day',
    sky: ['#2f8fb8', '#66b4ca', '#a6d6d4', '#dcebd6', '#fbf0d2'],
    haze: '#dcebdc',
    shadow: '#1c4f66',
    lit: '#fff2cc',
    window: '#ffdc92',
  },
  horizon: PARK_EYE.horizon,
  sun: { x: 1900, y: 180, r: 20 },
  portrait: { x: 805, y: -162, w: 628, h: 1116 },
  layers: [
    sky({ disc: false, glow: 0.5, to: 660 }),
    cumulus({
      banks: [
        { x: 420, y: 520, w: 380, h: 96, opacity: 0.8 },
        { x: 1500, y: 330, w: 200, h: 70, opacity: 0.8 },
      ],
      seed: 9,
    }),
    svg(drawParkTrees),
    mist({ y: 540, h: 90, opacity: 0.5 }),
    svg((s) => {
      drawShopFronts(s, -8, 1, 2, 0.42)
      drawShopFronts(s, 26, 0, 3, 0.16)
      drawPlace(s)
      drawCarousel(s)
    }),
    water({
      y: 640,
      base: 960,
      colours: ['#e6ead6', '#bcd8d2', '#8ec0c8'],
      reflection: [0.9, 0.72],
      amplitude: 7,
      wave: 1.6,
      glint: 0,
      waterline: 636,
      mask: wet,
    }),
    svg((s) => {
      drawLampPost(s, 26, 54)
      drawLampPost(s, 20.5, 38, true)
      drawLampPost(s, 11, 30)
      drawLampPolisher(s, 11, 30)
      drawFamilyAhead(s)
    }),
  ],
  finish: { bloom: 0.26, vignette: 0.12 },
})
