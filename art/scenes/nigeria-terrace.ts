import { ellipsePath, polygon } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { skyline } from '../motifs/city.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawLeaves, drawTree } from '../motifs/leaves.ts'
import { drawSuitcase } from '../motifs/luggage.ts'
import { modelled } from '../motifs/modelled.ts'
import { curved } from '../motifs/outline.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawFigure, pose } from '../motifs/posed-figure.ts'
import { mist, sky } from '../motifs/sky.ts'
import { water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const RAIL = 590

const drawGarden = (s: Stage): void => {
  for (const x of [40, 250, 420, 640, 860])
    drawLeaves(s, {
      x,
      y: 560,
      rx: 150,
      ry: 54,
      colour: '#4a8458',
      depth: 0.42,
      leaf: 12,
      density: 60,
      seed: x,
    })
  drawPalm(s, { x: 560, y: 600, h: 230, lean: 0.1, depth: 0.4, size: 0.9 })
  drawTree(s, {
    x: 760,
    y: 620,
    h: 260,
    spread: 0.62,
    depth: 0.34,
    bloom: 0.5,
    colour: '#b5412f',
    bloomColour: '#f0693c',
    seed: 4,
  })
  for (const x of [980, 1180, 1380, 1580])
    drawLeaves(s, {
      x,
      y: 580,
      rx: 160,
      ry: 66,
      colour: '#3f7d50',
      depth: 0.3,
      leaf: 14,
      density: 50,
      seed: x,
    })
  drawTree(s, {
    x: 1330,
    y: 660,
    h: 470,
    spread: 0.66,
    depth: 0.16,
    bloom: 0.5,
    colour: '#b5412f',
    bloomColour: '#f0693c',
    seed: 9,
    lean: 0.06,
  })
}

/** A stone balustrade with vase-shaped posts and a warm lit rail. */
const drawBalustrade = (s: Stage): void => {
  const stone = '#e6d3c0'
  s.rect(s.left, RAIL + 8, s.right - s.left, 96, s.shade('#8a7a8c', 0.3, 0.1), 'opacity=".35"')
  const posts = range(70).map((i) => {
    const x = s.left + i * 34
    return `M${x - 7} ${RAIL + 10}C${x - 3} ${RAIL + 30} ${x - 13} ${RAIL + 44} ${x - 12} ${RAIL + 64}C${x - 11} ${RAIL + 84} ${x - 5} ${RAIL + 86} ${x - 8} ${RAIL + 104}H${x + 8}C${x + 5} ${RAIL + 86} ${x + 11} ${RAIL + 84} ${x + 12} ${RAIL + 64}C${x + 13} ${RAIL + 44} ${x + 3} ${RAIL + 30} ${x + 7} ${RAIL + 10}Z`
  })
  s.path(posts.join(''), s.lin([s.shade(stone, 0.75), s.shade(stone, 0.28)]))
  s.line(posts.join(''), s.shade(stone, 0.1), 0.8, 'opacity=".5"')
  s.rect(
    s.left,
    RAIL - 10,
    s.right - s.left,
    22,
    s.lin([s.shade('#fff0dc', 1), s.shade(stone, 0.7), s.shade(stone, 0.25)]),
  )
  s.rect(s.left, RAIL + 102, s.right - s.left, 18, s.lin([s.shade(stone, 0.85), s.shade(stone, 0.3)]))
}

const drawFloor = (s: Stage): void => {
  s.fillBelow(
    RAIL + 118,
    s.fine(
      [s.shade('#e0bfae', 0.85), s.shade('#c49a98', 0.6), s.shade('#8a6a88', 0.35), s.shade('#4f426c', 0.15)],
      0,
      RAIL + 118,
      0,
      1180,
      true,
    ),
  )
  const lines = range(27).map((i) =>
    polygon(
      [
        [1000 + (i - 13) * 110, RAIL + 118],
        [1000 + (i - 13) * 420, 1300],
      ],
      false,
    ),
  )
  s.line(
    lines.join('') +
      range(6)
        .map((i) => `M${s.left} ${RAIL + 118 + 16 * 1.9 ** i}H${s.right}`)
        .join(''),
    s.shade('#7a5a7c', 0.3),
    1.4,
    'opacity=".4"',
  )
}

const drawCloth = (s: Stage): void => {
  s.path(
    curved(
      '1236,742 1330,722 1470,718 1600,736 1640,800 1650,960 1600,1010 1500,980 1420,1020 1330,990 1250,1010 1216,940 1222,800',
      0,
      0,
      1,
      1,
      0.7,
    ),
    s.shade('#fbf0e2', 0.78),
  )
}

const drawBreakfast = (s: Stage): void => {
  s.path(ellipsePath(1440, 752, 212, 42), s.lin([s.shade('#fff8ec', 0.95), s.shade('#f0dccb', 0.7)]))
  const china = s.lin([s.shade('#dfe6f0', 0.35), s.shade('#ffffff', 1)], 0, 0, 1, 0)
  s.path(
    curved('1376,752 1366,700 1382,664 1412,656 1442,664 1458,700 1448,752', 0, 0, 1),
    s.lin([s.shade('#7f93b8', 0.25), s.shade('#dfe8f2', 0.75), s.shade('#ffffff', 1)], 0, 0, 1, 0),
  )
  s.line('M1452 690Q1490 684 1482 716Q1476 740 1450 736', s.shade('#dfe8f2', 0.7), 7)
  s.path('M1372 690Q1350 676 1344 652L1336 656Q1346 700 1374 716Z', s.shade('#b8c6dc', 0.5))
  s.ellipse(1412, 656, 22, 6, s.shade('#c9d6e8', 0.7))
  s.circle(1412, 644, 7, s.shade('#c9a25d', 0.9))
  for (const [x, y] of [
    [1316, 764],
    [1530, 766],
  ] as const) {
    s.ellipse(x, y + 4, 40, 9, china)
    s.path(
      `M${x - 24} ${y - 26}Q${x - 22} ${y + 2} ${x} ${y + 2}Q${x + 22} ${y + 2} ${x + 24} ${y - 26}Z`,
      china,
    )
    s.ellipse(x, y - 26, 24, 6, s.shade('#6a3c2c', 0.5))
  }
  s.path('M1560 742Q1570 700 1610 700Q1650 700 1660 742Z', s.shade('#7a93b0', 0.6))
  for (const [x, y, c] of [
    [1590, 694, '#f0a02c'],
    [1622, 690, '#e8742c'],
    [1606, 668, '#f4b83c'],
    [1570, 704, '#d8483a'],
  ] as const)
    s.circle(x, y, 20, s.rad([s.shade(c, 1.1), s.shade(c, 0.6), s.shade(c, 0.15)], 0.65, 0.3, 0.75))
}

const terraceDay = scene({
  name: 'diaspora/day-7',
  seed: 77,
  light: { base: 'dawn', sky: ['#3d5a94', '#8a90b8', '#e3b0ac', '#fbcaa0', '#ffecc8'], haze: '#f6d3b8' },
  horizon: 500,
  sun: { x: 1010, y: 420, r: 52 },
  portrait: { x: 860, y: -40, w: 680, h: 1209 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.48, opacity: 0.55, seed: 6 }),
    skyline({ from: 560, to: 1500, y: 502, h: 130, depth: 0.8, lamps: 0, seed: 6, colour: '#6a6a9a' }),
    mist({ y: 440, h: 90, opacity: 0.7 }),
    water({ to: 640, accent: '#8a7aa0', reflection: [0.95, 0.6], amplitude: 26 }),
    svg(drawGarden),
    svg(drawBalustrade),
    svg(drawFloor),
    svg((s) => {
      for (const x of [1080, 1170])
        s.path(
          polygon([
            [x - 20, 850],
            [x + 20, 850],
            [x - 150, 1240],
            [x - 260, 1240],
          ]),
          s.lin([
            [s.light.shadow, 0.3],
            [s.light.shadow, 0],
          ]),
        )
    }),
    svg((s) => {
      const rim = { colour: s.shade('#fff2d0', 1), width: 2.4 }
      drawFigure(s, {
        x: 1066,
        y: 852,
        h: 380,
        facing: 'away',
        top: '#f0e6d4',
        lower: 'dress',
        lowerColour: '#d8794c',
        head: 'bun',
        sleeves: 'none',
        skin: '#7a4a36',
        rim,
        tones: [0.18, 0.9],
        pose: pose(
          'armL -.15,-.66 -.1,-.54; armR .14,-.68 .2,-.6; legL -.04,-.27 -.05,-.01; legR .05,-.27 .05,-.01; headTilt .012',
        ),
      })
      drawFigure(s, {
        x: 1168,
        y: 858,
        h: 412,
        facing: 'away',
        top: '#3a5a8c',
        lowerColour: '#e0cdb4',
        head: 'cropped',
        skin: '#5f3a2c',
        rim,
        tones: [0.14, 0.85],
        pose: pose('armL -.16,-.66 -.2,-.6; armR .15,-.66 .14,-.5; headTilt -.012'),
      })
      drawSuitcase(s, { x: 980, y: 866, w: 76, h: 104, colour: '#a8583c' })
      drawSuitcase(s, { x: 920, y: 878, w: 58, h: 76, colour: '#3f6a6c' })
    }),
    modelled(
      { round: 30, from: [-0.6, -0.8], dark: 0.5, cast: { x: 30, y: 20, blur: 18, opacity: 0.3 } },
      drawCloth,
    ),
    svg(drawBreakfast),
    svg((s) => {
      for (const [x, y, rx] of [
        [1600, 40, 190],
        [1420, -10, 170],
        [1240, -50, 130],
      ] as const)
        drawLeaves(s, {
          x,
          y,
          rx,
          ry: rx * 0.42,
          colour: '#a83c2e',
          bloomColour: '#f0693c',
          leaf: 22,
          density: 44,
          bloom: 0.5,
          seed: x,
          hang: 0.4,
        })
    }),
  ],
})

export default [terraceDay]
