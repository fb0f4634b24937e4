import type { Stage } from '../../../engine/stage.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawHeadland, drawPasture, FAR, MIDDLE, NEAR } from './batanes-cliffs.ts'
import { drawIvatanHouse, drawLighthouse } from './ivatan-house.ts'

function drawLand(s: Stage): void {
  drawHeadland(s, FAR, 700, () =>
    drawPasture(
      s,
      FAR,
      ['760,302 840,340 1000,360', '980,262 1060,310 1240,340'],
      ['840,300 960,276 1060,290 1040,330 900,340', '1240,250 1400,250 1480,280 1340,310'],
    ),
  )
  drawLighthouse(s, { x: 672, y: 322, h: 132, depth: 0.16 })
  drawHeadland(s, MIDDLE, 800, () =>
    drawPasture(
      s,
      MIDDLE,
      [
        '930,380 1010,430 1150,470 1320,480',
        '1190,346 1260,390 1420,420 1680,420',
        '1080,362 1120,420 1090,470',
      ],
      ['800,410 900,380 1010,384 1060,420 980,470 880,470', '1380,326 1540,310 1680,330 1660,400 1500,400'],
      ['1130,380 1240,366 1300,400 1200,430'],
    ),
  )
  drawIvatanHouse(s, { x: 1330, y: 404, w: 66, depth: 0.14 })
  drawIvatanHouse(s, { x: 1424, y: 416, w: 72, depth: 0.13 })
  drawHeadland(s, NEAR, 1000, () =>
    drawPasture(
      s,
      NEAR,
      [
        '1060,544 1130,620 1290,690 1480,720 1680,724',
        '1350,498 1400,560 1540,610 1680,620',
        '940,588 980,690 960,800 900,940',
      ],
      [
        '760,760 850,690 960,690 1040,750 1000,860 840,900 760,860',
        '1400,740 1540,700 1680,720 1680,860 1500,880 1380,820',
        '1120,540 1220,520 1300,540 1260,580 1150,590',
      ],
      ['1120,640 1280,690 1420,716 1360,790 1160,760'],
    ),
  )
}

function drawVillage(s: Stage): void {
  drawIvatanHouse(s, { x: 1452, y: 590, w: 128, depth: 0.06 })
  drawIvatanHouse(s, { x: 1270, y: 642, w: 164, depth: 0.03 })
  drawIvatanHouse(s, { x: 1488, y: 712, w: 200 })
  const shadow = { to: [-0.7, 0.14], opacity: 0.4 } as const
  drawFigure(s, {
    x: 1356,
    y: 704,
    h: 44,
    pose: 'carrying',
    flip: true,
    dress: 'wrapper',
    colours: ['#d8503c', '#f2e6c8', '#f0c050'],
    skin: 'umber',
    woman: true,
    carries: 'armful',
    hat: 'leaf',
    hatColours: ['#c8a860', '#a88848'],
    shadow,
  })
  drawFigure(s, {
    x: 1130,
    y: 720,
    h: 48,
    pose: 'walking',
    flip: true,
    dress: 'shirt',
    colours: ['#f4efdc', '#33507a'],
    skin: 'bronze',
    hat: 'straw',
    carries: 'stick',
    shadow,
  })
}

export default scene({
  name: 'moments/philippines-12',
  seed: 22,
  light: {
    base: 'day',
    sky: ['#2f7ab0', '#5f9fc4', '#98c6d2', '#cfe2da', '#f0f0dc'],
    haze: '#c8e0da',
    shadow: '#123f54',
    lit: '#fffbda',
  },
  horizon: 296,
  sun: { x: 2000, y: -200, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.3 }),
    sheet({ cover: 0.6, opacity: 0.95, size: 0.8 }),
    water({
      y: 296,
      glint: 0,
      reflection: [0.6, 0.12],
      colours: ['#b8dcd8', '#5fa8bc', '#2f84a8', '#1c6690', '#14527c'],
      amplitude: 30,
    }),
    svg((s) => {
      drawLand(s)
      drawVillage(s)
    }),
  ],
  finish: { bloom: 0.22 },
})
