import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/figure.ts'
import { drawBasket } from '../../../language/things/basket.ts'
import { scene, svg } from '../../../scene.ts'
import {
  drawGround,
  drawLeanTo,
  drawLoom,
  drawWarp,
  EYE,
  type Loom,
  onLoom,
  see,
  shadowOf,
} from './weavers-yard.ts'

const INDIGO = '#1f2f86'
const NIGHT = '#16225c'
const GOLD = '#f0b02c'
const CREAM = '#fbf2dc'

const LOOMS: readonly Loom[] = [
  { right: 5.6, away: 9.4, length: 11, stripes: [INDIGO, GOLD, INDIGO, CREAM, INDIGO, GOLD, INDIGO] },
  { right: 4.2, away: 11.4, length: 14, stripes: [GOLD, NIGHT, GOLD, CREAM, GOLD, NIGHT, GOLD] },
  { right: 2.8, away: 13.4, length: 17, stripes: [NIGHT, CREAM, NIGHT, GOLD, NIGHT, CREAM, NIGHT] },
  { right: 1.4, away: 15.4, length: 19, stripes: [INDIGO, GOLD, GOLD, INDIGO, CREAM, INDIGO] },
  { right: 0, away: 17.4, length: 20, stripes: [GOLD, INDIGO, GOLD, INDIGO, GOLD] },
]

const WEAVERS: readonly (Omit<FigureOptions, 'x' | 'y' | 'h' | 'pose'> & { readonly tall: number })[] = [
  {
    dress: 'shirt',
    colours: ['#f8f2e2', '#24506e', '#8a5a3c'],
    skin: 'mahogany',
    hat: 'fila',
    hatColours: ['#c8283c', '#c8283c'],
    tall: 1.78,
  },
  { dress: 'kurta', colours: ['#3f9a8c', '#2f6f70', '#f0d8a0'], skin: 'ebony', hair: 'cropped', tall: 1.74 },
  {
    dress: 'shirt',
    colours: ['#e8643c', '#3a4a5c', '#8a5a3c'],
    skin: 'umber',
    hat: 'cap',
    hatColours: ['#f4ead0', '#f4ead0'],
    tall: 1.7,
  },
  {
    dress: 'kurta',
    colours: ['#f4d890', '#c8a860', '#8a5a3c'],
    skin: 'chestnut',
    age: 'elder',
    hat: 'fila',
    hatColours: ['#24408a', '#24408a'],
    tall: 1.68,
  },
  { dress: 'shirt', colours: ['#7fb4d0', '#4a4a5c', '#8a5a3c'], skin: 'mahogany', hair: 'short', tall: 1.74 },
]

function drawWeaver(s: Stage, i: number): void {
  const loom = LOOMS[i]
  const who = WEAVERS[i]
  if (!loom || !who) return
  const { tall, ...look } = who
  const [right, , away] = onLoom(loom, -0.16, 0, 0)
  const [x, y] = see([right, 0, away])
  drawLoom(s, loom, 'behind')
  drawFigure(s, {
    ...look,
    x,
    y,
    h: (EYE.focal / away) * tall,
    pose: 'sitting',
    flip: true,
    shadow: { to: shadowOf(right, away, tall), opacity: 0.36 },
  })
  drawLoom(s, loom, 'before')
}

function drawPassers(s: Stage): void {
  const put = (right: number, away: number, tall: number, who: Omit<FigureOptions, 'x' | 'y' | 'h'>) => {
    const [x, y] = see([right, 0, away])
    drawFigure(s, {
      shadow: { to: shadowOf(right, away, tall), opacity: 0.4 },
      ...who,
      x,
      y,
      h: (EYE.focal / away) * tall,
    })
  }
  put(-4.4, 19.6, 1.66, {
    pose: 'headLoad',
    dress: 'wrapper',
    colours: ['#e8503c', '#e8503c', '#f2c04c'],
    skin: 'chestnut',
    woman: true,
    hat: 'headcloth',
    hatColours: ['#f2c04c', '#e8503c'],
    carries: 'headBasket',
    propColours: ['#b98a52', '#2f4596'],
  })
  put(-3.1, 20.4, 1.14, {
    pose: 'running',
    flip: true,
    dress: 'shorts',
    colours: ['#fbf2dc', '#2f7a8c'],
    skin: 'umber',
    age: 'child',
  })
}

export default scene({
  name: 'moments/lagos-7',
  seed: 107,
  light: {
    base: 'day',
    sky: ['#3f9ad0', '#74b8de', '#a8d6e4', '#d2eae6', '#f0f4e0'],
    haze: '#dcebd8',
    shadow: '#2a3f66',
    lit: '#fff6d4',
  },
  horizon: EYE.horizon,
  sun: { x: -300, y: -200, r: 20 },
  view: { x: 352, y: 138, w: 1224, h: 688.5 },
  layers: [
    svg((s) => {
      drawGround(s)
      drawPassers(s)
      drawLeanTo(s, LOOMS[0] as Loom, LOOMS[4] as Loom)
      for (const loom of [...LOOMS].reverse()) drawWarp(s, loom)
      for (const i of [4, 3, 2, 1, 0]) drawWeaver(s, i)
      drawBasket(s, { x: 1508, y: 716, w: 96, heap: '#24389a' })
      drawBasket(s, { x: 1436, y: 772, w: 84, heap: '#f0b02c' })
    }),
  ],
})
