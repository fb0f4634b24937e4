import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { type Company, drawPeople, people } from '../../../language/people/figure-cast.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawBasket, drawCanopy, drawGarlandRail, drawGround, drawShops } from './flower-market.ts'
import { drawGopuram, STREET } from './gopuram.ts'

const SHADOW = { to: [-0.34, 0.03], opacity: 0.42 } as const

const CROWD: Company = {
  poses: ['walkingAway', 'walking', 'walkingTowards', 'handsBehind', 'atEase', 'walkingAway', 'offering'],
  men: ['shirt', 'kurta', 'sarong', 'shirt'],
  women: ['sari', 'sari', 'kurta', 'sari'],
  skins: ['umber', 'chestnut', 'mahogany', 'bronze', 'honey', 'umber'],
  cloth: [
    '#d8265c',
    '#f6f0e0',
    '#f2b03c',
    '#2f8a8c',
    '#7a4ab0',
    '#f6f0e0',
    '#e8623c',
    '#3f6fb0',
    '#6aa04c',
    '#f4a0b4',
  ],
  second: ['#f6efe0', '#3f4a7a', '#f0c050', '#f6efe0', '#a82a4c', '#2f6a6c'],
  ages: ['adult', 'adult', 'elder', 'youth', 'adult'],
}

/** Metres to the right, metres away. */
const WALKERS: readonly (readonly [number, number])[] = [
  [1.6, 52],
  [4.4, 48],
  [-1.6, 46],
  [6.6, 44],
  [2.4, 41],
  [-2.8, 38],
  [4.8, 37],
  [0.4, 35],
  [-1, 31],
  [3.2, 30],
  [5.6, 28.6],
  [1.4, 26.4],
  [-2.2, 25],
  [3.6, 23.4],
  [0.2, 21],
  [2.2, 18.6],
  [-1.5, 17.4],
  [5.4, 21.4],
  [6.2, 33],
  [-3, 29],
  [3, 56],
  [6.8, 52],
  [-0.4, 50],
  [2.6, 34.6],
]

const put = (
  s: Stage,
  right: number,
  away: number,
  tall: number,
  o: Omit<FigureOptions, 'x' | 'y' | 'h'>,
): void => {
  const [x, y] = STREET.see([right, 0, away])
  drawFigure(s, { shadow: SHADOW, ...o, x, y, h: STREET.metre([right, 0.8, away]) * tall })
}

function drawSellers(s: Stage): void {
  put(s, -4.7, 15.6, 1.62, {
    pose: 'crouching',
    dress: 'sari',
    colours: ['#3f9a6a', '#c8244c', '#f8cc5a'],
    skin: 'mahogany',
    woman: true,
    hair: 'bun',
    age: 'elder',
  })
  put(s, 6, 15.2, 1.7, {
    pose: 'crouching',
    flip: true,
    dress: 'shirt',
    colours: ['#f6f0e0', '#3f6fb0'],
    skin: 'umber',
    hat: 'headcloth',
    hatColours: ['#e8623c', '#e8623c'],
  })
  put(s, -0.2, 13.4, 1.6, {
    pose: 'offering',
    dress: 'sari',
    colours: ['#f2a02c', '#7a2a6c', '#d8265c'],
    skin: 'chestnut',
    woman: true,
    hair: 'plait',
  })
  put(s, 1.5, 13.1, 1.72, {
    pose: 'handInHand',
    dress: 'kurta',
    colours: ['#f4efe2', '#f4efe2', '#c8a45a'],
    skin: 'bronze',
  })
  put(s, 2.1, 13.05, 1.1, {
    pose: 'handHeld',
    dress: 'summerDress',
    colours: ['#e0407c', '#f8d870', '#f8d870'],
    skin: 'honey',
    woman: true,
    age: 'child',
    hair: 'plait',
  })
  put(s, 3.9, 17.6, 1.66, {
    pose: 'headLoad',
    dress: 'sarong',
    colours: ['#f6f0e0', '#8fae9c', '#d8842c'],
    skin: 'mahogany',
    carries: 'headBasket',
    propColours: ['#b8844a', '#f4942a'],
  })
}

const BASKETS: readonly (readonly [number, number, number, string])[] = [
  [-3.5, 16.4, 0.62, '#f8f2de'],
  [-3.4, 14.9, 0.66, '#f4942a'],
  [-2.2, 13.6, 0.64, '#f8c83c'],
  [-3.9, 13, 0.7, '#d82a54'],
  [-2.6, 11.7, 0.68, '#f8f2de'],
  [4.6, 16.2, 0.62, '#f4942a'],
  [4.9, 14.6, 0.66, '#f29ab8'],
  [3.6, 13.3, 0.64, '#d82a54'],
  [5, 12.7, 0.7, '#f8c83c'],
  [3.8, 11.5, 0.66, '#f4942a'],
  [-4.2, 10.4, 0.7, '#f4942a'],
  [-2.4, 9.6, 0.62, '#f29ab8'],
  [4.8, 10.2, 0.68, '#f8f2de'],
  [2.7, 9.8, 0.6, '#f8c83c'],
]

function drawMarket(s: Stage): void {
  const cast = people(s, 21, WALKERS.length, CROWD)
  const places = WALKERS.map(([right, away]) => {
    const [x, y] = STREET.see([right, 0, away])
    return { x, y, h: STREET.metre([right, 0.8, away]) * 1.72, depth: away * 0.003 }
  })
  const inks = ['#f4efe0', '#e2503c', '#3f8fb0', '#f2bc3c', '#4fa088', '#e0608c'] as const
  for (const i of [5, 4, 3, 2, 1, 0]) {
    const z: readonly [number, number] = [18.6 + i * 5.6, 22.6 + i * 5.6]
    drawCanopy(s, { x: [-8.6, -4.4], z, ink: inks[i % 6] as string, second: inks[(i + 3) % 6] as string })
    drawCanopy(s, { x: [8, 12], z, ink: inks[(i + 2) % 6] as string, second: '#f8f2de' })
  }
  drawPeople(s, cast, places, () => ({ shadow: SHADOW }))
  drawSellers(s)
  for (const basket of [...BASKETS].sort((a, b) => b[1] - a[1])) drawBasket(s, ...basket)
  drawGarlandRail(s, [-7.4, -4.6], 12.4)
}

export default scene({
  name: 'moments/india-17',
  seed: 17,
  light: {
    base: 'day',
    sky: ['#2c7ab8', '#58a4d0', '#92cade', '#c8e6e2', '#eef4e2'],
    lit: '#fff4d0',
    shadow: '#1f2f6c',
    haze: '#dcece6',
  },
  horizon: 520,
  sun: { x: 2100, y: -200, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.2 }),
    cumulus({
      banks: [
        { x: 300, y: 420, w: 300, h: 150, opacity: 0.85 },
        { x: 1440, y: 300, w: 240, h: 120, opacity: 0.75 },
      ],
      seed: 6,
    }),
    svg((s) => {
      drawGround(s)
      drawGopuram(s)
      drawShops(s)
      drawMarket(s)
    }),
  ],
  finish: { bloom: 0.15, vignette: 0.16 },
})
