import type { Stage } from '../../engine/stage.ts'
import { drawBangka } from '../../language/boats/bangka.ts'
import { drawSkyline } from '../../language/buildings/city.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBaywalk, drawPalmRow, drawSeaWall, EYE, see, shadowTo, WALL } from './sea-wall.ts'

const MANGO = {
  base: 'dusk',
  sky: ['#23306a', '#71427f', '#d9655f', '#ff9a45', '#ffd684'],
  haze: '#f3a06a',
  glow: '#ffb04e',
  sun: '#fff0c0',
  lit: '#ffb468',
  shadow: '#221a4c',
} as const

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'>

const stroll = (s: Stage, right: number, away: number, tall: number, who: Somebody): void => {
  const [x, y] = see([right, 0, away])
  const shadow = { to: shadowTo(s, [x, y], 0.62), opacity: 0.42 }
  drawFigure(s, { backlit: true, shadow, ...who, x, y, h: (EYE.focal / away) * tall })
}

function drawStrollers(s: Stage): void {
  stroll(s, 1.5, 40, 1.7, {
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#e8dcc4', '#3f4a6e'],
    skin: 'bronze',
    depth: 0.2,
  })
  stroll(s, 0.4, 33, 1.6, {
    pose: 'walkingTowards',
    dress: 'summerDress',
    colours: ['#d8605a'],
    skin: 'honey',
    woman: true,
    depth: 0.16,
  })
  stroll(s, -1.1, 26, 1.72, {
    pose: 'running',
    flip: true,
    dress: 'shorts',
    colours: ['#4f9a94', '#2f3a5e'],
    skin: 'umber',
    depth: 0.12,
  })
  stroll(s, 1.1, 18.4, 1.62, {
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#e8a94c', '#f4ead6', '#f4ead6'],
    skin: 'honey',
    woman: true,
    hair: 'long',
  })
  stroll(s, 1.68, 18.4, 1.08, {
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#d8503c', '#33406b'],
    skin: 'bronze',
    age: 'child',
  })
  stroll(s, 1.75, 11.2, 1.64, {
    pose: 'walkingAway',
    dress: 'seller',
    colours: ['#3f7f7a', '#3a3450', '#e8d8b4'],
    skin: 'umber',
    hat: 'straw',
    carries: 'basket',
    propColours: ['#b8844a', '#f0c85c'],
  })
}

/** Two on the coping, looking over the bay; the nearer wall hides their feet. */
function drawCouple(s: Stage): void {
  const sit = (away: number, tall: number, who: Somebody) => {
    const [x, y] = see([WALL.sea + 0.3, WALL.up, away])
    const h = (EYE.focal / away) * tall
    drawFigure(s, { backlit: true, shadow: false, flip: true, ...who, x, y: y + h * 0.27, h })
  }
  sit(10.3, 1.72, {
    pose: 'sitting',
    dress: 'shirt',
    colours: ['#f4ead6', '#3f5a86'],
    skin: 'bronze',
  })
  sit(8.7, 1.62, {
    pose: 'sitting',
    dress: 'summerDress',
    colours: ['#e7b45c', '#f4ead6', '#f4ead6'],
    skin: 'honey',
    woman: true,
    hair: 'ponytail',
  })
}

export default scene({
  name: 'filipino-diaspora/day-1',
  seed: 11,
  light: MANGO,
  horizon: EYE.horizon,
  sun: { x: 878, y: 482, r: 62 },
  portrait: { x: 676, y: -76, w: 560, h: 996 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.56, opacity: 0.75 }),
    ridge({ y: 568, height: 90, colour: '#5a4a86', depth: 0.55, length: 420, seed: 3 }),
    mist({ y: 520, h: 60, opacity: 0.5 }),
    water({ glint: 1, accent: '#5a3a72', amplitude: 50 }),
    standing({ waterline: 618, reach: 40 }, (s) =>
      drawBangka(s, {
        x: 500,
        y: 618,
        size: 130,
        depth: 0.3,
        hull: '#4a3a66',
        awning: '#3a2f5c',
        stripe: '#5a3a66',
      }),
    ),
    standing({ waterline: 588, reach: 26 }, (s) =>
      drawBangka(s, {
        x: 752,
        y: 588,
        size: 64,
        depth: 0.45,
        hull: '#4a3a66',
        awning: '#3a2f5c',
        stripe: '#5a3a66',
        flip: true,
      }),
    ),
    svg((s) => {
      drawSkyline(s, {
        from: 1010,
        to: 1700,
        y: 570,
        h: 150,
        depth: 0.42,
        colour: '#6a4a7a',
        lit: 0.3,
        lamps: 0.1,
        seed: 9,
        width: [22, 54],
        envelope: (t) => 0.12 + 0.88 * t,
      })
      drawBaywalk(s)
      drawSeaWall(s, 8.2, 240)
      drawPalmRow(s)
      drawStrollers(s)
      drawCouple(s)
      drawSeaWall(s, 1.6, 8.25)
    }),
  ],
})
