import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { boulders } from '../../../language/land/rocks.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { drawCrown } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawFootprints, drawVeils, drawWetSand, HORIZON, wadersAt } from './wet-sand.ts'

const SILVER = {
  base: 'day',
  sky: ['#6f93a6', '#98b4bd', '#bfd0d0', '#dde5de', '#f4f3e4'],
  haze: '#d6e0dc',
  shadow: '#2c4456',
  lit: '#fbf8ea',
  glow: '#fbf6e0',
} as const

/** The wooded foot of the hill behind the beach. */
function drawBackshore(s: Stage): void {
  for (const [x, y, w, h] of [
    [1060, 336, 150, 50],
    [1160, 340, 190, 70],
    [1280, 346, 230, 96],
    [1420, 356, 280, 130],
    [1580, 372, 320, 170],
  ] as const)
    drawCrown(s, {
      x,
      y,
      w,
      h,
      colour: '#4f7f64',
      depth: 0.42 - (x - 1060) / 1600,
      dab: 6 + (x - 1060) / 90,
      density: 120,
      seed: x,
    })
  for (const [x, y, h, lean] of [
    [1130, 338, 110, -0.3],
    [1236, 346, 160, -0.34],
    [1352, 356, 220, -0.36],
    [1490, 376, 310, -0.4],
  ] as const)
    drawPalm(s, { x, y, h, lean, depth: 0.4 - (x - 1130) / 1300, colour: '#3f7458', wind: -0.14, seed: x })
}

const { x: FAR_X, y: FAR_Y, metre } = wadersAt(25, -1.15)

function drawWaders(s: Stage): void {
  drawFigure(s, {
    x: FAR_X,
    y: FAR_Y,
    h: metre * 1.68,
    pose: 'walkingAway',
    dress: 'summerDress',
    colours: ['#f4f1e4', '#f4f1e4', '#f4f1e4'],
    skin: 'umber',
    woman: true,
    hair: 'bun',
    hat: 'straw',
    shadow: false,
    key: 0.7,
  })
  drawFigure(s, {
    x: FAR_X + 46,
    y: FAR_Y + 3,
    h: metre * 1.82,
    pose: 'handsBehind',
    dress: 'shorts',
    colours: ['#5f93a4', '#2f4a5c'],
    skin: 'chestnut',
    shadow: false,
    key: 0.7,
  })
}

export default scene({
  name: 'moments/seychelles-3',
  seed: 19,
  light: SILVER,
  horizon: HORIZON,
  sun: { x: 1210, y: 90, r: 34 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    sheet({ cover: 0.52, opacity: 0.5 }),
    ridge({
      y: HORIZON + 3,
      height: 250,
      colour: '#6f9490',
      depth: 0.56,
      length: 420,
      rough: 0.45,
      seed: 14,
      envelope: (x) => 1 / (1 + Math.exp(-(x - 1240) / 90)),
    }),
    mist({ y: 250, h: 90, opacity: 0.6 }),
    water({
      y: HORIZON,
      base: 760,
      colours: ['#dfe8e2', '#a9c4c4', '#83aab0', '#6f9ba6', '#8fb4b8'],
      reflection: [0.7, 0.12],
      amplitude: 12,
      glint: 0.6,
    }),
    svg(drawBackshore),
    svg((s) => {
      drawVeils(s)
      drawWetSand(s)
      s.path('M968 414Q1160 398 1500 410L1500 424Q1240 434 1016 425Z', s.light.shadow, 'opacity=".4"')
    }),
    boulders({
      rocks: [
        { x: 6.6, y: 0.6, z: 21, rx: 1.5, ry: 1.1, rz: 1.3 },
        { x: 9, y: 0.9, z: 22, rx: 1.8, ry: 1.9, rz: 1.5, tilt: 0.1 },
        { x: 11.8, y: 0.8, z: 22, rx: 1.7, ry: 1.4, rz: 1.5, tilt: -0.1 },
        { x: 4.9, y: 0.2, z: 20.5, rx: 0.7, ry: 0.5, rz: 0.6 },
      ],
      camera: { y: 1.75, focal: 1150, horizon: HORIZON },
      floor: 0,
      colour: ['#2f4456', '#566672', '#86898a', '#b3aea4', '#d8d0c0', '#f4eedf'],
      streaks: 0.9,
      sun: { azimuth: 1.9, elevation: 0.75 },
      haze: 0.012,
    }),
    svg(drawFootprints),
    standing({ waterline: FAR_Y + 1, reach: 60, opacity: 0.5, amplitude: 6 }, drawWaders),
  ],
})
