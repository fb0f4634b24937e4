import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawBird } from '../../language/animals/indian-birds.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawShoreNet, mastOf } from './fishing-net.ts'

const NET = { x: 1250, y: 742, size: 412, raised: 0.7 } as const
const DECK = 746
const WATERLINE = 838

interface Hauler extends Omit<FigureOptions, 'y'> {
  /** The hand on the rope, in hundredths of the height. */
  readonly hand?: readonly [number, number]
}

const HAULERS: readonly Hauler[] = [
  {
    x: 1360,
    h: 122,
    pose: 'raising',
    dress: 'shorts',
    colours: ['#f4ead2', '#c8503c', '#f2b83c'],
    skin: 'umber',
    build: 'slim',
    hand: [16.6, 108],
  },
  {
    x: 1402,
    h: 118,
    pose: 'hauling',
    flip: true,
    dress: 'trunks',
    colours: ['#2f7f8c', '#f4ead2', '#d8503c'],
    skin: 'mahogany',
    hat: 'headcloth',
    hatColours: ['#e8562c', '#f0803c'],
    hand: [-14, 69],
  },
  {
    x: 1450,
    h: 124,
    pose: 'striding',
    flip: true,
    dress: 'shirt',
    colours: ['#e8a83c', '#3f5a6c'],
    skin: 'chestnut',
    build: 'broad',
    beard: true,
    hand: [-18, 57],
  },
  {
    x: 1306,
    h: 116,
    pose: 'crouching',
    flip: true,
    dress: 'sarong',
    colours: ['#a8503c', '#e8dcc0', '#f2dc9c'],
    skin: 'ebony',
    age: 'elder',
    hat: 'headcloth',
    hatColours: ['#f4ead2', '#e8dcc0'],
  },
]

function drawHaulers(s: Stage): void {
  const [mx, my] = mastOf(NET)
  for (const { hand, ...who } of HAULERS) {
    if (hand) {
      const [hx, hy] = [who.x + (hand[0] / 100) * who.h, DECK - (hand[1] / 100) * who.h]
      s.line(
        polygon(
          [
            [mx, my],
            [hx, hy],
          ],
          false,
        ),
        s.shade('#33304a', 0.2),
        2.2,
      )
      s.line(`M${hx} ${hy}Q${hx + 10} ${DECK - 20} ${hx + 34} ${DECK - 3}`, s.shade('#33304a', 0.2), 2.2)
    }
    drawFigure(s, { ...who, y: DECK, backlit: true, shadow: { to: [0.5, 0.05], opacity: 0.4 } })
  }
}

/** A deck of planks on stilts, and the catch in its basket. */
function drawJetty(s: Stage): void {
  const wood = '#6a4a48'
  for (const i of range(9)) {
    const x = 1214 + i * 58
    s.rect(x, DECK, 13, WATERLINE - DECK + (i % 2) * 6, s.shade(wood, 0.14))
    s.rect(x, DECK, 4, WATERLINE - DECK + (i % 2) * 6, s.shade('#e0a86c', 0.8))
  }
  s.line(
    `M1220 ${DECK + 66}L1330 ${DECK + 20}M1336 ${DECK + 66}L1446 ${DECK + 20}M1452 ${DECK + 66}L1562 ${DECK + 20}`,
    s.shade(wood, 0.2),
    5,
  )
  s.path(
    polygon([
      [1190, DECK + 4],
      [1216, DECK - 10],
      [1680, DECK - 10],
      [1680, DECK + 4],
    ]),
    s.shade('#d8a878', 0.94),
  )
  s.rect(1190, DECK + 4, 500, 14, s.shade(wood, 0.3))
  s.rect(1190, DECK + 4, 500, 4, s.shade('#f2cc94', 1))
  const seams = range(18).map((i) => `M${1222 + i * 27} ${DECK - 10}l-4 14`)
  s.line(seams.join(''), s.shade(wood, 0.4), 1.6)
  s.path('M1222 726h36l-5 20h-26Z', s.shade('#8a5a3c', 0.3))
  s.path('M1222 726h13l-3 20h-5Z', s.shade('#e0b070', 0.9))
  s.path('M1224 726q16 -12 32 0Z', s.shade('#c8d4d8', 0.9))
}

export default scene({
  name: 'indian-diaspora/day-7',
  seed: 71,
  light: {
    base: 'dawn',
    sky: ['#3a8a9c', '#86b4a4', '#d6cf8c', '#f4cf6a', '#fbe08a'],
    haze: '#f0dc9c',
    shadow: '#27345c',
    lit: '#fff0b4',
    glow: '#ffe684',
    sun: '#fffce4',
  },
  horizon: 600,
  sun: { x: 1104, y: 508, r: 74 },
  portrait: { x: 800, y: -190, w: 690, h: 1227 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.44, opacity: 0.45 }),
    ridge({ y: 604, height: 34, colour: '#6a9484', depth: 0.7, length: 60 }),
    svg((s) => {
      drawShoreNet(s, { x: 190, y: 612, size: 78, depth: 0.66, raised: 0.5 })
      drawShoreNet(s, { x: 360, y: 616, size: 116, depth: 0.56, raised: 0.2 })
      drawShoreNet(s, { x: 640, y: 628, size: 190, depth: 0.44, raised: 0.95 })
    }),
    water({
      y: 602,
      amplitude: 20,
      wave: 1.5,
      reflection: [0.92, 0.5],
      colours: ['#f4de94', '#b8c490', '#6aa49c', '#34788c', '#235a78'],
      glint: 0.9,
    }),
    standing({ waterline: WATERLINE, reach: 150, opacity: 0.6, amplitude: 10 }, (s) => {
      drawShoreNet(s, NET)
      drawJetty(s)
    }),
    svg((s) => {
      drawHaulers(s)
      for (const [x, y, span, beat, flip] of [
        [930, 250, 42, 0.9, false],
        [1004, 214, 32, 0.4, false],
        [1330, 180, 36, -0.4, true],
      ] as const)
        drawBird(s, { x, y, span, beat, flip, colour: '#f8f2dc', tail: 0.2 })
    }),
  ],
})
