import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import {
  drawLanternStream,
  drawSkyLantern,
  drawWheelchairBack,
  drawWheelchairWheels,
} from './paper-lanterns.ts'

const hillAt = (x: number): number =>
  884 - 186 * Math.exp(-(((x - 1200) / 400) ** 2)) + 4 * Math.sin(x * 0.017)

function drawHill(s: Stage): void {
  const crest = (down: number): Point[] =>
    range(70).map((i) => {
      const x = s.left + ((s.right - s.left) * i) / 69
      return [x, hillAt(x) + down * (1 + 0.5 * Math.sin(x * 0.008))]
    })
  const under = (down: number): string => polygon([...crest(down), [s.right, s.bottom], [s.left, s.bottom]])
  s.path(under(0), s.shade('#6fa878', 0.85))
  s.path(under(26), s.shade('#4a8a70', 0.6))
  s.path(under(86), s.shade('#2f6a64', 0.45))
  s.path(under(170), s.shade('#1f4f56', 0.35))
  const random = s.random(8)
  for (const _ of range(260)) {
    const x = s.left + random() * (s.right - s.left)
    const y = hillAt(x) + 8 + random() ** 1.4 * 240
    const k = 0.6 + (y - 700) / 240
    s.path(
      `M${x} ${y}q${-2 * k} ${-6 * k} ${-5 * k} ${-9 * k}q${5 * k} ${3 * k} ${6 * k} ${9 * k}q${1 * k} ${-6 * k} ${5 * k} ${-10 * k}q0 ${6 * k} ${-3 * k} ${10 * k}Z`,
      s.shade('#8fc08c', 0.7 - (y - 700) / 500),
    )
    if (random() < 0.22) s.circle(x + 3 * k, y - 10 * k, 2.2 * k, s.shade('#f6ead0', 0.9))
  }
}

const SHADOW = { to: [-0.55, 0.22], opacity: 0.34 } as const

const CHILDREN: readonly Omit<FigureOptions, 'y'>[] = [
  {
    x: 936,
    h: 104,
    pose: 'walking',
    dress: 'summerDress',
    colours: ['#e8b03c', '#f4ead0', '#f4ead0'],
    skin: 'umber',
    woman: true,
    hair: 'curls',
    age: 'child',
  },
  {
    x: 1012,
    h: 112,
    pose: 'raising',
    dress: 'shirt',
    colours: ['#d8483c', '#2f4a6c'],
    skin: 'porcelain',
    hair: 'short',
    hairColour: '#a8562c',
    age: 'child',
  },
  {
    x: 1272,
    h: 108,
    pose: 'cheering',
    dress: 'shorts',
    colours: ['#f4efe0', '#c8603c'],
    skin: 'ebony',
    hair: 'cropped',
    age: 'child',
  },
  {
    x: 1344,
    h: 122,
    pose: 'handInHand',
    dress: 'kurta',
    colours: ['#2f8f8a', '#f4ead0'],
    skin: 'bronze',
    woman: true,
    hair: 'plait',
    age: 'youth',
  },
  {
    x: 1386,
    h: 80,
    pose: 'handHeld',
    dress: 'summerDress',
    colours: ['#e87a8c', '#f4ead0', '#f4ead0'],
    skin: 'honey',
    woman: true,
    hair: 'bob',
    age: 'child',
  },
  {
    x: 1092,
    h: 106,
    pose: 'crouching',
    dress: 'shirt',
    colours: ['#7fb8d0', '#4a3a3c'],
    skin: 'olive',
    hair: 'short',
    flip: false,
    age: 'child',
  },
]

/** Everyone has a light of their own: just let go, held, or still on the grass. */
function drawChildren(s: Stage): void {
  for (const child of CHILDREN)
    drawFigure(s, { shadow: SHADOW, ...child, y: hillAt(child.x) + 12 } as FigureOptions)
  const [x, h] = [1180, 112]
  const y = hillAt(x) + 13
  drawWheelchairBack(s, x, y, h)
  drawFigure(s, {
    x: x + 2,
    y: y - 4,
    h,
    pose: 'sitting',
    dress: 'shirt',
    colours: ['#f2c440', '#3a5a7c'],
    skin: 'chestnut',
    hair: 'bun',
    woman: true,
    age: 'child',
    shadow: SHADOW,
  })
  drawWheelchairWheels(s, x, y, h)
  for (const [lx, up, r] of [
    [1034, 140, 15],
    [1226, 104, 14],
    [1272, 152, 17],
    [1128, 22, 13],
    [966, 86, 13],
  ] as const)
    drawSkyLantern(s, lx, hillAt(lx) - up, r)
}

export default scene({
  name: 'heroes/wish-forward',
  seed: 73,
  light: {
    base: 'dusk',
    sky: ['#12385c', '#23647f', '#5fa0a4', '#b8d2b0', '#fbe2b0'],
    haze: '#bcd4b8',
    glow: '#ffe6ac',
    lit: '#ffe4b0',
    shadow: '#0d3044',
    window: '#ffc45c',
  },
  horizon: 640,
  sun: { x: 1560, y: 660, r: 20 },
  portrait: { x: 854, y: -188, w: 640, h: 1138 },
  layers: [
    sky({ stars: 26, disc: false, glow: 0.7, to: 720 }),
    sheet({ cover: 0.44, opacity: 0.4, seed: 5, horizon: 620, from: 330 }),
    ridge({ y: 664, height: 150, colour: '#5f9490', depth: 0.6, seed: 4, length: 420, base: 760 }),
    ridge({
      y: 716,
      height: 120,
      colour: '#3f7a7c',
      depth: 0.34,
      seed: 8,
      length: 300,
      base: 940,
      mist: 0.2,
    }),
    mist({ y: 640, h: 110, opacity: 0.4 }),
    svg((s) => {
      s.path('M934 38L939 67L968 72L939 77L934 106L929 77L900 72L929 67Z', '#fffdf2')
      drawLanternStream(s)
      drawHill(s)
      drawChildren(s)
    }),
  ],
  finish: { bloom: 0.34 },
})
