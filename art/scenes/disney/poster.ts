import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { water } from '../../language/sea/water.ts'
import { mist } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawGreatWheel } from './great-wheel.ts'
import { drawBellTower, drawBoathouse, drawPalmHouse, drawShoreTrees, drawWaterLights } from './lake-front.ts'

const SHORE = 636

/** The landing stage: planks towards the lake, three posts. */
const JETTY: readonly Point[] = [
  [408, 812],
  [816, 800],
  [826, 840],
  [408, 862],
]

function drawJetty(s: Stage): void {
  const posts = [470, 590, 706, 812]
  for (const x of posts) {
    s.rect(x - 6, 796, 12, 84, s.shade('#1c3a4a', 0.15))
    s.rect(x + 2, 796, 4, 84, s.shade('#5f8a90', 0.5))
  }
  s.path(polygon(JETTY), s.shade('#6f7f80', 0.42))
  s.path(
    polygon([
      [408, 862],
      [826, 840],
      [826, 850],
      [408, 876],
    ]),
    s.shade('#22404c', 0.1),
  )
  const joints = range(26).map(
    (i) =>
      `M${round1(414 + i * 16)} ${round1(812 - i * 0.47)}l${round1(-4 + i * 0.55)} ${round1(49 - i * 0.36)}`,
  )
  s.line(joints.join(''), s.shade('#22404c', 0.1), 1.3, 'opacity=".6"')
  s.line('M408 812L816 800', s.shade('#e8d8a8', 0.9), 1.6, 'opacity=".7"')
}

const FAMILY: readonly (Omit<FigureOptions, 'shadow'> & { readonly key?: number })[] = [
  {
    x: 612,
    y: 828,
    h: 116,
    pose: 'raising',
    dress: 'shirt',
    colours: ['#e8e0c8', '#3a5578'],
    skin: 'umber',
    hair: 'cropped',
  },
  {
    x: 660,
    y: 832,
    h: 76,
    pose: 'cheering',
    dress: 'shorts',
    colours: ['#e8604a', '#2f4f78'],
    skin: 'chestnut',
    age: 'child',
    hair: 'curls',
  },
  {
    x: 706,
    y: 828,
    h: 108,
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#f0b848', '#f6f2e2'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
  },
  {
    x: 744,
    y: 829,
    h: 60,
    pose: 'handHeld',
    dress: 'summerDress',
    colours: ['#e890a0', '#f6f2e2'],
    skin: 'chestnut',
    woman: true,
    age: 'child',
    hair: 'bun',
  },
  {
    x: 786,
    y: 826,
    h: 98,
    pose: 'handsBehind',
    dress: 'shorts',
    colours: ['#5fb0a0', '#30506c'],
    skin: 'umber',
    age: 'youth',
    hat: 'cap',
    hatColours: ['#f0e6c8', '#e8604a'],
  },
]

function drawFamily(s: Stage): void {
  for (const who of FAMILY) drawFigure(s, { ...who, key: 0.55, shadow: { to: [-0.14, 0.3], opacity: 0.4 } })
}

export default scene({
  name: 'posters/disney',
  seed: 51,
  light: {
    base: 'night',
    sky: ['#0c2650', '#164a78', '#2f7c9c', '#86b8b4', '#f2d8a4'],
    haze: '#5f98a8',
    shadow: '#0a2340',
    lit: '#f4ecc8',
    glow: '#f6d69a',
    window: '#ffd98c',
  },
  horizon: SHORE,
  sun: { x: 1400, y: 560, r: 1 },
  view: { x: 440, y: 0, w: 720, h: 900 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        SHORE + 6 - s.top,
        s.fine(s.light.sky, 0, s.top, 0, SHORE + 2, true),
      )
      const random = s.random(3)
      const stars = range(70).map(() =>
        ellipsePath(s.left + random() * 760, random() ** 1.6 * 330, 0.5 + random() ** 3 * 0.9),
      )
      s.path(stars.join(''), '#fff6dd', 'opacity=".8"')
      s.path('M514 112a24 24 0 1 0 21 35a20 20 0 0 1 -21 -35Z', '#fff3cf')
    }),
    svg((s) => drawShoreTrees(s, SHORE)),
    mist({ y: 560, h: 84, opacity: 0.45 }),
    svg((s) => {
      drawBellTower(s, 552, SHORE, 250)
      drawBoathouse(s, 596, SHORE, 118)
      drawPalmHouse(s, 1046, SHORE, 0.78)
      drawGreatWheel(s, { x: 838, y: 366, r: 226, foot: SHORE })
      s.rect(s.left, SHORE - 5, s.right - s.left, 9, s.shade('#24505c', 0.3))
      const lamps = range(38).map((i) => ellipsePath(s.left + 10 + i * 20.4, SHORE - 9, 1.9))
      s.path(lamps.join(''), '#ffe6a4')
    }),
    water({ y: SHORE + 3, accent: '#12466e', amplitude: 20, reflection: [0.96, 0.66], glint: 0, wave: 1.3 }),
    svg((s) => {
      drawWaterLights(
        s,
        [
          [980, 690],
          [1092, 704],
          [560, 702],
          [700, 684],
          [900, 744],
          [1040, 782],
          [1124, 836],
          [930, 852],
        ],
        SHORE,
      )
      drawJetty(s)
      drawFamily(s)
    }),
  ],
  finish: { bloom: 0.42, vignette: 0.22 },
})
