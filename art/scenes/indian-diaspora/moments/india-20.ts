import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSkyline } from '../../../language/buildings/city.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import {
  DOOR,
  drawInside,
  drawNewspaper,
  drawTramSide,
  drawWheels,
  FLOOR,
  LINTEL,
  SILL,
  WINDOW,
  WINDOWS,
} from './calcutta-tram.ts'
import { drawHowrahBridge } from './howrah-bridge.ts'

/** The Hooghly, silver towards the sun, and a country boat on it. */
function drawRiver(s: Stage): void {
  s.fillBelow(396, s.shade('#a4c4c0', 0.8, 0.3))
  s.fillBelow(470, s.shade('#7fb0b0', 0.7, 0.24))
  const random = s.random(4)
  const glints = range(60).map(() => {
    const y = 404 + random() ** 1.4 * 220
    const w = 20 + random() * 60
    const x = 1476 + (random() - 0.5) * (130 + (y - 400) * 0.7)
    return `M${Math.round(x - w / 2)} ${Math.round(y)}q${Math.round(w / 2)} -3 ${Math.round(w)} 0q${Math.round(-w / 2)} 3 ${Math.round(-w)} 0Z`
  })
  s.path(glints.join(''), s.shade('#fff8dc', 1))
  s.path('M1428 536Q1470 556 1552 546L1572 528Q1500 542 1428 536Z', s.shade('#24506a', 0.2, 0.14))
  s.path('M1476 544Q1480 516 1504 514Q1530 514 1536 543Z', s.shade('#3f6674', 0.3, 0.14))
  s.path('M1520 514Q1532 520 1536 543L1528 544Q1526 524 1516 515Z', s.shade('#ffe6b0', 1))
  s.line('M1448 546L1420 578', s.shade('#24506a', 0.2, 0.14), 3)
}

/** The road: bright ahead of the tram and under it, else in its shadow, with the light of the windows in bars. */
function drawRoad(s: Stage): void {
  s.fillBelow(650, s.shade('#6a8a90', 0.4, 0.1))
  s.rect(s.left, 644, s.right - s.left, 12, s.shade('#ffeec4', 1))
  s.fillBelow(700, s.shade('#e6d8b0', 0.9))
  s.fillBelow(740, s.shade('#e0cfa4', 0.95))
  const shadow = polygon([
    [s.left, 794],
    [1424, 794],
    [1300, 930],
    [s.left, 930],
  ])
  s.path(shadow, s.shade('#4a6272', 0.3))
  s.path(
    polygon([
      [s.left, 784],
      [1420, 784],
      [1424, 796],
      [s.left, 796],
    ]),
    s.shade('#3a4c5c', 0.2),
  )
  for (const { x, shut } of WINDOWS) drawBars(s, x, shut)
  for (const y of [800, 868]) {
    s.rect(s.left, y, s.right - s.left, 6, s.shade('#2c3a48', 0.2))
    s.rect(s.left, y - 1, s.right - s.left, 2.4, s.shade('#cfd8d8', 0.8))
  }
}

function drawBars(s: Stage, x: number, shut: number): void {
  const from = shut === 1 ? 4 : 7
  for (const i of range(6)) {
    const y = 812 + i * 14
    const slip = (y - 800) * 0.92
    s.path(
      polygon([
        [x - slip, y],
        [x + WINDOW - slip, y],
        [x + WINDOW - slip - from * 0.92, y + from],
        [x - slip - from * 0.92, y + from],
      ]),
      s.shade('#ffe6a8', 1),
      `opacity="${shut === 1 ? 0.5 : 0.85}"`,
    )
  }
}

function drawCouple(s: Stage): void {
  const seat = { y: FLOOR - 22, pose: 'sittingFront', age: 'elder', key: 0.6, shadow: false } as const
  drawFigure(s, {
    ...seat,
    x: 974,
    h: 218,
    dress: 'kurta',
    colours: ['#f4efe2', '#f4efe2', '#d8c8a0'],
    skin: 'bronze',
    hair: 'short',
    hairColour: '#e6e2de',
  })
  drawFigure(s, {
    ...seat,
    x: 1046,
    h: 206,
    dress: 'sari',
    colours: ['#f6f0e2', '#c81f2c', '#c81f2c'],
    skin: 'honey',
    woman: true,
    hair: 'bun',
    hairColour: '#b8b2b4',
  })
  drawNewspaper(s, 1010, 586)
}

function drawCrew(s: Stage): void {
  drawFigure(s, {
    x: DOOR.x + 62,
    y: FLOOR,
    h: 206,
    pose: 'atEase',
    dress: 'uniform',
    colours: ['#b49a64', '#a88c58', '#5a4030'],
    skin: 'chestnut',
    carries: 'bag',
    propColours: ['#6a3c28', '#4a2c24'],
    key: 0.5,
    shadow: false,
  })
  drawFigure(s, {
    x: 1318,
    y: FLOOR,
    h: 198,
    pose: 'offering',
    dress: 'uniform',
    colours: ['#a88f5c', '#9a8050', '#5a4030'],
    skin: 'umber',
    beard: true,
    hat: 'peaked',
    hatColours: ['#8a744a', '#3a3028'],
    key: 0.5,
    shadow: false,
  })
}

/** Wires for the tram, a pole on the far pavement. */
function drawWires(s: Stage): void {
  s.line(`M${s.left} 296H${s.right}M${s.left} 268H${s.right}`, s.shade('#2c3a48', 0.2), 2.4)
  s.rect(1500, 200, 12, 560, s.shade('#3f5560', 0.3))
  s.rect(1508, 200, 4, 560, s.shade('#ffe6b0', 1))
  s.line('M1506 222Q1420 232 1380 296M1506 250H1400', s.shade('#2c3a48', 0.2), 4)
}

export default scene({
  name: 'moments/india-20',
  seed: 2020,
  light: {
    base: 'day',
    sky: ['#7fb0bc', '#a4c8c8', '#cadcd0', '#eee4c0', '#fbe6b0'],
    haze: '#eee6c8',
    shadow: '#12304c',
    lit: '#fff0c4',
    glow: '#ffe6a0',
    sun: '#fffdf0',
  },
  horizon: 470,
  sun: { x: 1476, y: 176, r: 44 },
  layers: [
    sky({ to: 480, glow: 0.7, rings: 2 }),
    svg((s) => {
      drawSkyline(s, {
        from: s.left,
        to: s.right,
        y: 400,
        h: 60,
        depth: 0.74,
        colour: '#8aa4ac',
        lit: 0.7,
        lamps: 0,
        seed: 8,
        width: [26, 60],
      })
      drawRiver(s)
    }),
    svg((s) => drawHowrahBridge(s, { towers: [380, 1240], top: 64, deck: 322, depth: 0.5 })),
    mist({ y: 300, h: 190, opacity: 0.6 }),
    svg((s) => {
      drawRoad(s)
      drawWires(s)
      drawWheels(s)
      drawInside(s)
      s.clipped(rectPath(0, LINTEL, 1600, SILL - LINTEL) + rectPath(DOOR.x, 470, DOOR.w, 240), () => {
        drawCouple(s)
        drawCrew(s)
      })
      drawTramSide(s)
    }),
  ],
  finish: { bloom: 0.26, vignette: 0.16 },
})
