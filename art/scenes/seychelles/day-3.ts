import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawCrate,
  drawEgrets,
  drawFish,
  drawHall,
  drawMarketParasol,
  drawRoof,
  drawSpices,
  drawTable,
  EYE,
  see,
} from './creole-market.ts'
import { drawCourt, drawGalleryLace } from './market-court.ts'

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall?: number }

const put = (s: Stage, right: number, away: number, o: Somebody): void => {
  const [x, y] = see([right, 0, away])
  const { tall = 1.72, ...who } = o
  drawFigure(s, { shadow: { to: [-0.42, 0.12], opacity: 0.4 }, ...who, x, y, h: (EYE.focal / away) * tall })
}

/** Behind the tables, and those who pass before the hall. */
function drawSellers(s: Stage): void {
  put(s, -3.9, 15.4, {
    pose: 'headLoad',
    dress: 'seller',
    colours: ['#3f8f9c', '#4a4638', '#3f8f9c'],
    skin: 'mahogany',
    carries: 'headBasket',
    propColours: ['#b8844a', '#7fb04c'],
  })
  put(s, 7.6, 15.4, {
    pose: 'walking',
    flip: true,
    dress: 'uniform',
    colours: ['#f2efe2', '#33506a', '#33506a'],
    skin: 'umber',
    hat: 'peaked',
    hatColours: ['#f2efe2', '#24364a'],
  })
  put(s, -2.2, 14.5, {
    pose: 'atCounter',
    dress: 'seller',
    colours: ['#e8b03c', '#4a5680', '#f3ead8'],
    skin: 'umber',
    hat: 'straw',
    hatColours: ['#ecd8a0', '#e2c688'],
    shadow: false,
  })
  put(s, 0.5, 14.6, {
    pose: 'offering',
    flip: true,
    dress: 'seller',
    colours: ['#d8503c', '#4a3a54', '#f3ead8'],
    skin: 'chestnut',
    woman: true,
    hat: 'turban',
    hatColours: ['#f0c850', '#2f8f8a'],
    shadow: false,
    tall: 1.62,
  })
  put(s, 4.1, 14.6, {
    pose: 'atCounter',
    view: 'front',
    dress: 'wrapper',
    colours: ['#2f8f8a', '#2f8f8a', '#f0c850'],
    skin: 'ebony',
    woman: true,
    age: 'elder',
    hat: 'headcloth',
    hatColours: ['#f4efe2', '#e8a83c'],
    shadow: false,
    tall: 1.6,
  })
}

/** Shoppers before the tables, from behind. */
function drawShoppers(s: Stage): void {
  put(s, -1.5, 10.9, {
    pose: 'walkingAway',
    dress: 'summerDress',
    colours: ['#f2c440', '#f6f2e2', '#f6f2e2'],
    skin: 'bronze',
    woman: true,
    hair: 'curls',
    carries: 'basket',
    propColours: ['#a8743c', '#d8442f'],
    tall: 1.66,
  })
  put(s, 0.1, 10.7, {
    pose: 'handsBehind',
    dress: 'shirt',
    colours: ['#f4f0e2', '#6a5a48'],
    skin: 'honey',
    age: 'elder',
    hat: 'panama',
    hatColours: ['#f4ecd2', '#2f5c58'],
  })
  put(s, 2.5, 10.8, {
    pose: 'handInHand',
    dress: 'sarong',
    colours: ['#e8785c', '#2f6f8c', '#f2c440'],
    skin: 'chestnut',
    woman: true,
    hair: 'bun',
    tall: 1.64,
  })
  put(s, 3.07, 10.76, {
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#8fc4b4', '#33506a'],
    skin: 'umber',
    age: 'child',
    tall: 1.08,
  })
  put(s, 5.1, 11, {
    pose: 'handsBehind',
    dress: 'chef',
    colours: ['#f8f4e6', '#2f4a5a', '#c8503c'],
    skin: 'mahogany',
    build: 'round',
    hat: 'headcloth',
    hatColours: ['#c8503c', '#c8503c'],
    tall: 1.76,
  })
  put(s, -3.5, 11.6, {
    pose: 'crouching',
    dress: 'shirt',
    colours: ['#5c9c6a', '#4a4638'],
    skin: 'ebony',
    hat: 'straw',
    hatColours: ['#e2cc8c', '#d2b878'],
  })
}

export default scene({
  name: 'seychelles/day-3',
  seed: 14,
  light: {
    base: 'day',
    sky: ['#6f9fa6', '#9cc0bd', '#c2d8c8', '#dfe8d2', '#f2f1dc'],
    haze: '#d3e2d3',
    shadow: '#173a46',
    lit: '#fbf6dc',
    window: '#ffe2a0',
  },
  horizon: 408,
  sun: { x: 1690, y: -60, r: 40 },
  portrait: { x: 884, y: -108, w: 567, h: 1008 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 470 }),
    sheet({ cover: 0.5, opacity: 0.45 }),
    ridge({
      y: 430,
      height: 330,
      colour: '#6f9f8c',
      depth: 0.55,
      length: 520,
      rough: 0.46,
      seed: 21,
      envelope: (x) => Math.exp(-(((x - 640) / 420) ** 2)),
    }),
    mist({ y: 330, h: 120, opacity: 0.7 }),
    ridge({
      y: 440,
      height: 190,
      colour: '#3f7f62',
      depth: 0.34,
      length: 360,
      rough: 0.5,
      seed: 8,
      envelope: (x) => 0.35 + 0.65 * Math.exp(-(((x - 330) / 330) ** 2)),
    }),
    mist({ y: 400, h: 70, opacity: 0.6 }),
    svg((s) => {
      drawCourt(s)
      drawHall(s)
      drawRoof(s)
      drawEgrets(s)
      drawSellers(s)
      drawTable(s, -2.9, 1.1, '#2f8f86', '#f2efe2')
      drawFish(s, -2.9)
      drawTable(s, 1.8, 6.2, '#d8503c', '#f2efe2')
      drawSpices(s, 1.8)
      drawMarketParasol(s, 6.4, 13.2, ['#2f8f86', '#f4efdc'])
      drawCrate(s, -3.0, 11.2, ['#f0b03c', '#e88a3a'])
      drawCrate(s, -4.1, 11.9, ['#7fae4c', '#a8c85c'])
      drawShoppers(s)
      drawGalleryLace(s)
    }),
  ],
})
