import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawSail } from '../../language/boats/boats.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/figure.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'

function drawLighthouse(s: Stage): void {
  const [x, y] = [1245, 632]
  const white = '#eae4e4'
  const wall = [s.shade(white, 0.95), s.shade(white, 0.6), s.shade('#5a5f90', 0.15)]
  s.path(
    polygon([
      [x - 46, y],
      [x - 26, y - 330],
      [x + 26, y - 330],
      [x + 46, y],
    ]),
    s.lin(wall, 0, 0, 1, 0),
  )
  for (const [from, to] of [
    [70, 128],
    [196, 250],
  ] as const) {
    const w = (t: number) => 46 - (20 * t) / 330
    s.path(
      polygon([
        [x - w(from), y - from],
        [x - w(to), y - to],
        [x + w(to), y - to],
        [x + w(from), y - from],
      ]),
      s.lin([s.shade('#b5483a', 0.9), s.shade('#b5483a', 0.5), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
    )
  }
  s.rect(x - 38, y - 342, 76, 14, s.shade('#3a3f70', 0.4))
  for (const [r, opacity] of [
    [92, 0.12],
    [60, 0.2],
    [38, 0.4],
  ] as const)
    s.circle(x, y - 367, r, s.light.window, `opacity="${opacity}"`)
  s.rect(x - 20, y - 392, 40, 50, s.lin(['#fffbe8', '#ffdf9a']))
  s.line(
    `M${x - 20} ${y - 392}v50M${x - 7} ${y - 392}v50M${x + 7} ${y - 392}v50M${x + 20} ${y - 392}v50`,
    s.shade('#2c3060', 0.2),
    2.4,
  )
  s.path(
    `M${x - 28} ${y - 390}Q${x} ${y - 436} ${x + 28} ${y - 390}Z`,
    s.lin([s.shade('#b5483a', 0.8), s.shade('#3a2050', 0.2)], 0, 0, 1, 0),
  )
  s.line(`M${x} ${y - 414}v-22`, s.shade('#c9a25d', 0.9), 2.4)
  s.path(
    `M${x - 8} ${y}v-30q8 -14 16 0v30ZM${x - 5} ${y - 150}h10v16h-10ZM${x - 5} ${y - 280}h10v16h-10Z`,
    s.lamp(),
  )
}

/** Slabs of one rock: moonlit tops, dark flanks. */
function drawReef(s: Stage): void {
  const rock = (lit: number) => s.shade('#7f8ec4', lit)
  s.path(cornered(REEF), rock(0.22))
  for (const slab of FLANKS) s.path(cornered(slab), rock(0.42))
  for (const slab of TOPS) s.path(cornered(slab), rock(0.95))
  drawLighthouse(s)
}

const REEF =
  '1098,806 1112,776 1140,762 1156,716 1178,700 1190,640 1214,624 1282,622 1310,646 1352,660 1372,706 1424,722 1452,752 1508,764 1530,784 1600,790 1640,806'
const TOPS = [
  '1190,640 1214,624 1282,622 1310,646 1268,652 1216,650',
  '1156,716 1178,700 1210,706 1186,724',
  '1310,668 1352,660 1372,706 1336,690',
  '1112,776 1140,762 1184,768 1150,782',
  '1372,718 1424,722 1452,752 1408,744',
  '1452,764 1508,764 1530,784 1484,780',
  '1230,742 1290,728 1336,744 1276,760',
]
const FLANKS = [
  '1190,640 1216,650 1210,706 1178,700',
  '1156,716 1186,724 1184,768 1140,762',
  '1230,742 1276,760 1262,806 1210,806',
  '1372,718 1408,744 1396,806 1352,806',
  '1452,764 1484,780 1478,806 1436,806',
  '1112,776 1150,782 1146,806 1098,806',
]

/** A lamp at the stern, one hand on the tiller. */
function drawHomecomer(s: Stage): void {
  drawSail(s, { x: 958, y: 742, size: 176, colour: '#f8efdc', hull: '#7a3040' })
  drawFigure(s, {
    x: 926,
    y: 736,
    h: 44,
    pose: 'sitting',
    dress: 'coat',
    colours: ['#e0a83c', '#26345c', '#26345c'],
    skin: 'olive',
    hat: 'cap',
    hatColours: ['#26345c', '#26345c'],
    shadow: false,
  })
  s.circle(910, 714, 16, s.light.window, 'opacity=".3"').circle(910, 714, 5, '#fff0c4')
}

/** Cones within cones, so that the beam has no hard edge. */
function drawBeam(s: Stage): void {
  const fade = s.lin(
    [
      ['#fff3cf', 0.13, 0],
      ['#fff3cf', 0.05, 0.5],
      ['#fff3cf', 0, 0.95],
    ],
    1245,
    256,
    20,
    190,
    true,
  )
  for (const i of range(7)) {
    const k = (i + 1) / 7
    s.path(
      polygon([
        [1240, 256 - 7 * k],
        [0, 190 - 150 * k],
        [0, 190 + 140 * k],
        [1240, 256 + 7 * k],
      ]),
      fade,
    )
    s.path(
      polygon([
        [1250, 256 - 7 * k],
        [1660, 262 - 70 * k],
        [1660, 262 + 74 * k],
        [1250, 256 + 7 * k],
      ]),
      s.lin(
        [
          ['#fff3cf', 0.16],
          ['#fff3cf', 0.02],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  }
}

export default scene({
  name: 'heroes/faq',
  seed: 41,
  light: {
    base: 'night',
    sky: ['#070d2c', '#121c4c', '#253472', '#45528f', '#8a86ac'],
    haze: '#5a6496',
    lit: '#b9c4ec',
  },
  horizon: 590,
  sun: { x: 978, y: 66, r: 26 },
  portrait: { x: 846, y: -128, w: 640, h: 1138 },
  layers: [
    sky({ stars: 190, rings: 2, glow: 0.35 }),
    sheet({ cover: 0.47, opacity: 0.4, seed: 6 }),
    ridge({ y: 594, height: 60, colour: '#3c4880', depth: 0.5, seed: 3, length: 380 }),
    svg(drawBeam),
    water({ accent: '#1c2a64', glint: 0.5, reflection: [0.95, 0.5], amplitude: 34 }),
    standing({ waterline: 806, reach: 90, opacity: 0.5, amplitude: 12 }, drawReef),
    standing({ waterline: 742, reach: 110, opacity: 0.6, amplitude: 8 }, drawHomecomer),
  ],
  finish: { bloom: 0.5 },
})
