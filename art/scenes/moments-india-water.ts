import { polygon, rectPath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawDiya, drawFireTrail, drawTieredLamp } from '../motifs/aarti.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawCypress } from '../motifs/foliage.ts'
import { drawGateway } from '../motifs/gateway.ts'
import { drawCauseway, drawGoldenTemple } from '../motifs/golden-temple.ts'
import { drawBird } from '../motifs/indian-birds.ts'
import { drawFigure } from '../motifs/indian-figures.ts'
import { drawHouseboat, drawLotus, drawLotusPad, drawShikara } from '../motifs/kashmir-boats.ts'
import { alps, ridge } from '../motifs/land.ts'
import { modelled } from '../motifs/modelled.ts'
import { arcade, block, chhatri, dome } from '../motifs/mughal.ts'
import { mist, sky } from '../motifs/sky.ts'
import { standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const gangesNight = {
  base: 'night',
  sky: ['#0b0d2c', '#1c1a4c', '#3c2a62', '#6a3a66', '#a85a5c'],
  haze: '#4a3468',
  shadow: '#12092c',
  lit: '#ffb070',
  glow: '#ff9a4a',
} as const

function drawGhats(s: Stage): void {
  const random = s.random(6)
  for (const i of range(9)) {
    const x = -40 + i * 92
    const h = 90 + random() * 120
    const stone = { colour: ['#8a6a84', '#a87a78', '#7a5a80'][i % 3] as string, depth: 0.25 }
    block(s, x, 470 - h, 96, h + 20, stone, 0.3, 0.7)
    arcade(s, { x: x + 6, to: x + 90, base: 470, h: 40, n: 3, stone, fill: s.lamp(0.1) })
    if (i % 3 === 0) dome(s, { cx: x + 48, base: 470 - h, half: 22, h: 70, bulge: 0.9, stone })
    if (i % 3 === 1) chhatri(s, x + 48, 470 - h, 50, 66, stone)
  }
  for (const i of range(7))
    s.rect(s.left, 474 + i * 9, 830 - i * 10, 9, s.shade('#9a7a80', 0.55 - i * 0.06, 0.15))
}

const PRIESTS = [
  { x: 420, y: 690, h: 210 },
  { x: 640, y: 740, h: 290 },
  { x: 1120, y: 850, h: 500 },
] as const

function drawPriest(s: Stage, x: number, y: number, h: number): void {
  drawFigure(s, {
    x,
    y,
    h,
    wear: 'kurta',
    top: '#e8a02c',
    bottom: '#f6e4c0',
    skin: '#9a6240',
    lit: 0.75,
    arms: [
      [
        [-14, -68],
        [-8, -54],
      ],
      [
        [18, -90],
        [16, -110],
      ],
    ],
    legs: [
      [
        [-5, -25],
        [-9, 0],
      ],
      [
        [6, -25],
        [8, 0],
      ],
    ],
  })
  s.placed({ x, y, scale: h / 100 }, () => {
    s.path(
      'M-9 -80Q4 -66 10 -46L14 -20L8 -20L4 -44Q-4 -62 -11 -74Z',
      s.lin([s.shade('#b8243c', 0.5), s.shade('#e2503c', 1)], 0, 0, 1, 0),
    )
    s.line('M-10 -76Q2 -62 8 -42L12 -20', '#ffd87a', 0.9)
  })
}

const aarti = scene({
  name: 'moments/india-1',
  seed: 101,
  light: gangesNight,
  horizon: 480,
  sun: { x: 1300, y: 300, r: 8 },
  layers: [
    sky({ disc: false, stars: 160, glow: 0.35, to: 520 }),
    ridge({ y: 486, height: 50, colour: '#2a2450', depth: 0.4, length: 120 }),
    svg(drawGhats),
    water({
      y: 484,
      amplitude: 40,
      reflection: [0.9, 0.5],
      accent: '#2a1c54',
      glint: 0.9,
      glintColour: '#ffa85a',
    }),
    svg((s) => {
      const random = s.random(4)
      for (const _ of range(34)) {
        const y = 500 + random() ** 1.7 * 170
        drawDiya(s, 760 + random() * 860, y, 6 + (y - 490) * 0.09)
      }
      drawPlatforms(s)
      for (const { x, y, h } of PRIESTS.slice(0, 2)) {
        drawFireTrail(
          s,
          [x - h * 0.7, y - h * 0.6],
          [x - h * 0.2, y - h * 1.7],
          [x + h * 0.16, y - h * 1.2],
          h * 0.12,
          x,
        )
        drawPriest(s, x, y, h)
        drawTieredLamp(s, x + h * 0.16, y - h * 1.08, h * 0.36)
      }
      drawFireTrail(s, [640, 610], [760, -60], [1196, 170], 74, 9)
      drawFireTrail(s, [560, 420], [800, -120], [1196, 130], 40, 10)
    }),
    modelled({ round: 18, from: [0.3, -1], lit: '#ffb45a', bright: 0.4 }, (s) =>
      drawPriest(s, 1120, 850, 500),
    ),
    svg((s) => {
      drawTieredLamp(s, 1200, 312, 200, -0.2)
      s.circle(
        1200,
        230,
        420,
        s.rad([
          ['#ffb04a', 0.34, 0],
          ['#ff8a3a', 0.1, 0.5],
          ['#ff8a3a', 0, 1],
        ]),
      )
      drawDiya(s, 930, 840, 46)
      drawDiya(s, 1330, 836, 46)
    }),
  ],
  finish: { bloom: 0.6 },
})

function drawPlatforms(s: Stage): void {
  const wood = (x: number, y: number, w: number, h: number) => {
    s.rect(x - w / 2, y, w, h, s.lin([s.shade('#c8643c', 0.8), s.shade('#5a2a4c', 0.2)]))
    s.path(
      polygon([
        [x - w / 2, y],
        [x - w * 0.42, y - h * 0.26],
        [x + w * 0.42, y - h * 0.26],
        [x + w / 2, y],
      ]),
      s.shade('#e8a05a', 0.9),
    )
    s.rect(x - w / 2, y + 4, w, 5, s.shade('#ffd07a', 0.9))
  }
  s.path(
    `M${s.left} 640L520 664L1700 800V930H${s.left}Z`,
    s.lin([s.shade('#8a5a6c', 0.5), s.shade('#2c1840', 0.15)]),
  )
  for (const i of range(4))
    s.line(`M${s.left} ${690 + i * 56}L1700 ${846 + i * 40}`, s.shade('#d89a7a', 0.6), 2, 'opacity=".4"')
  wood(420, 690, 150, 46)
  wood(640, 740, 200, 60)
  wood(1120, 846, 460, 90)
}

const monsoonHarbour = {
  base: 'day',
  sky: ['#3a4a6c', '#5f7290', '#93a0ac', '#d8c49c', '#f8dc9c'],
  haze: '#c8c0b0',
  shadow: '#26304f',
  lit: '#ffe0a0',
  glow: '#ffd98a',
} as const

const gateway = scene({
  name: 'moments/india-3',
  seed: 303,
  light: monsoonHarbour,
  horizon: 590,
  sun: { x: 1250, y: 420, r: 1 },
  layers: [
    sky({ disc: false }),
    sheet({ cover: 0.6, opacity: 0.85 }),
    cumulus({
      banks: [
        { x: 1150, y: 470, w: 520, h: 190, opacity: 0.9 },
        { x: 300, y: 330, w: 560, h: 170, opacity: 0.7 },
      ],
      seed: 3,
    }),
    ridge({ y: 596, height: 40, colour: '#6a7486', depth: 0.6, length: 50 }),
    svg((s) => {
      drawGateway(s, 560, 588, 500, 0.05)
      block(s, s.left, 586, 1180, 30, { colour: '#8f8078', depth: 0.08 }, 0.4, 0.75)
      const random = s.random(2)
      for (const _ of range(16))
        drawFigure(s, {
          x: 40 + random() * 1060,
          y: 588,
          h: 25 + random() * 4,
          wear: random() > 0.5 ? 'sari' : 'kurta',
          top: ['#c8445c', '#e8a03c', '#f3ead6', '#3f8a8a'][Math.floor(random() * 4)] as string,
          depth: 0.1,
        })
      s.path(
        range(22)
          .map((i) => rectPath(20 + i * 52, 570, 3, 18))
          .join(''),
        s.shade('#5a5464', 0.4, 0.1),
      )
    }),
    mist({ y: 540, h: 80, opacity: 0.3 }),
    water({ y: 610, amplitude: 60, wave: 1.5, reflection: [0.85, 0.35], accent: '#4a6478', glint: 1 }),
    standing({ waterline: 720, reach: 110, opacity: 0.5 }, drawLaunch),
    svg((s) => {
      const birds = [
        [930, 250, 96, 1, -12],
        [1120, 330, 120, -0.7, 8],
        [1370, 180, 110, 0.9, -6],
        [1210, 130, 70, 0.5, 4],
        [850, 150, 56, -0.5, -10],
        [1470, 400, 90, 0.8, 2],
        [1020, 90, 48, 0.9, 0],
        [1280, 260, 80, -0.6, -4],
        [1060, 200, 64, 0.8, 6],
        [1420, 300, 60, 0.6, 0],
      ] as const
      for (const [x, y, span, beat, turn] of birds)
        drawBird(s, { x, y, span, beat, turn, colour: '#8a90a8', tail: 0.25, flip: true })
    }),
  ],
})

function drawLaunch(s: Stage): void {
  s.path(
    'M1060 672Q1180 700 1390 690Q1460 684 1490 656Q1476 716 1420 724H1130Q1080 712 1060 672Z',
    s.lin([
      s.shade('#f4ecd8', 0.95),
      s.shade('#d8c8b0', 0.7),
      s.shade('#b8443c', 0.5),
      s.shade('#5a2a44', 0.2),
    ]),
  )
  s.path('M1130 620H1400L1412 632H1118Z', s.shade('#3f7a90', 0.9))
  for (const i of range(6)) s.rect(1138 + i * 50, 630, 5, 62, s.shade('#f3ead6', 0.8))
  for (const [x, top] of [
    [1170, '#e8a03c'],
    [1220, '#c8445c'],
    [1272, '#f3ead6'],
    [1330, '#3f8a8a'],
  ] as const)
    drawFigure(s, { x, y: 716, h: 74, top, wear: 'kurta' })
  s.path(
    'M1062 674Q1180 702 1390 692Q1460 686 1488 660L1470 700Q1300 716 1100 706Z',
    s.lin([s.shade('#f4ecd8', 0.95), s.shade('#c8b8a0', 0.6)]),
  )
}

const amritsar = scene({
  name: 'moments/india-5',
  seed: 505,
  light: {
    base: 'night',
    sky: ['#060b26', '#0d1a48', '#1f3470', '#3f5a94', '#7a86b0'],
    haze: '#3f5488',
    lit: '#ffd890',
    shadow: '#0a1034',
  },
  horizon: 540,
  sun: { x: 1290, y: 150, r: 46 },
  layers: [
    sky({ stars: 200, glow: 0.5, rings: 3 }),
    sheet({ cover: 0.48, opacity: 0.35 }),
    svg((s) => {
      for (const i of range(10)) {
        const stone = { colour: '#b8bcd8', depth: 0.42 }
        block(s, -60 + i * 180, 470, 184, 76, stone, 0.3, 0.6)
        arcade(s, { x: -56 + i * 180, to: 118 + i * 180, base: 545, h: 44, n: 6, stone, fill: s.lamp(0.45) })
        chhatri(s, -56 + i * 180, 472, 50, 62, stone)
      }
      drawCauseway(s, 960, 560)
      drawGoldenTemple(s, 800, 560, 470)
    }),
    water({ y: 560, amplitude: 24, reflection: [0.97, 0.75], accent: '#15286a', glint: 0.5 }),
    svg((s) => {
      const pilgrims = [
        [1010, '#e8a03c'],
        [1074, '#f3ead6'],
        [1130, '#c8445c'],
        [1230, '#f3ead6'],
        [1318, '#3f8a8a'],
        [1400, '#e8a03c'],
        [1490, '#f3ead6'],
      ] as const
      for (const [x, top] of pilgrims)
        drawFigure(s, { x, y: 546, h: 42, top, wear: 'kurta', turban: top, lit: 0.6 })
      s.fillBelow(830, s.lin([s.shade('#c8c4d8', 0.55), s.shade('#3a4478', 0.2)], 0, 830, 0, 900, true))
      s.rect(s.left, 826, 2000, 6, s.shade('#ffe2b0', 0.8))
      for (const [x, h, top, wear] of [
        [300, 190, '#c8445c', 'sari'],
        [390, 206, '#e8a03c', 'kurta'],
        [1370, 200, '#f3ead6', 'kurta'],
      ] as const) {
        drawFigure(s, {
          x,
          y: 870,
          h,
          top,
          wear,
          bottom: '#e8dcd0',
          lit: 0.22,
          ...(wear === 'kurta' ? { turban: x > 800 ? '#d8443c' : '#3f6aa8' } : {}),
        })
      }
    }),
  ],
  finish: { bloom: 0.5 },
})

const kashmirMorning = {
  base: 'dawn',
  sky: ['#4f78b4', '#94a8d0', '#dcb8c8', '#f8c8a8', '#ffe8c4'],
  haze: '#ecd0c4',
  shadow: '#2c3a5c',
  lit: '#ffe8c8',
} as const

function drawLotusBed(s: Stage): void {
  const random = s.random(16)
  const pads = range(46).map(() => ({ x: -60 + random() * 1720, y: 660 + random() ** 0.8 * 270 }))
  pads.sort((a, b) => a.y - b.y)
  for (const { x, y } of pads) drawLotusPad(s, x, y, 26 + (y - 640) * 0.34, 0.6 + random() * 0.4)
  for (const [x, y, r] of [
    [250, 690, 44],
    [470, 760, 66],
    [130, 800, 84],
    [1380, 740, 60],
    [1180, 830, 92],
    [1530, 850, 78],
    [700, 850, 70],
  ] as const)
    drawLotus(s, x, y, r)
}

const dalLake = scene({
  name: 'moments/india-16',
  seed: 1616,
  light: kashmirMorning,
  horizon: 520,
  sun: { x: 1350, y: 250, r: 40 },
  layers: [
    sky({ rings: 2 }),
    alps({ rise: 300, seed: 12, rock: '#8a94ac', snow: '#fff4ec', snowLine: 0.5, hazeDensity: 0.0009 }),
    mist({ y: 380, h: 180, opacity: 0.85 }),
    svg((s) => {
      for (const i of range(34))
        drawCypress(s, {
          x: -30 + i * 51 + ((i * 29) % 24),
          y: 528,
          h: 70 + ((i * 37) % 60),
          colour: '#5f8468',
          depth: 0.5,
        })
    }),
    mist({ y: 470, h: 80, opacity: 0.7 }),
    water({ y: 524, amplitude: 22, reflection: [0.95, 0.6], accent: '#6a8c9c', glint: 0.5 }),
    standing({ waterline: 600, reach: 190, opacity: 0.65 }, (s) => drawHouseboat(s, 720, 596, 1.18)),
    mist({ y: 560, h: 100, opacity: 0.4 }),
    standing({ waterline: 694, reach: 90, opacity: 0.55 }, (s) => drawShikara(s, 1330, 686, 1.4)),
    svg(drawLotusBed),
  ],
})

export default [aarti, gateway, amritsar, dalLake]
