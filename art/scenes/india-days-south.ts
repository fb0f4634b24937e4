import { rectPath } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawShoreNet } from '../motifs/fishing-net.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { drawBird } from '../motifs/indian-birds.ts'
import { drawFigure } from '../motifs/indian-figures.ts'
import { canoeBow, drawKettuvallam } from '../motifs/kettuvallam.ts'
import { drawLakePalace } from '../motifs/lake-palace.ts'
import { ridge } from '../motifs/land.ts'
import { block, cuspedArch, jali } from '../motifs/mughal.ts'
import { drawPalm } from '../motifs/palm.ts'
import { mist, sky } from '../motifs/sky.ts'
import { beach, standing, water } from '../motifs/water.ts'
import { scene, svg } from '../scene.ts'

const blueHour = {
  base: 'night',
  sky: ['#0d1740', '#1f3272', '#44589c', '#8f86b8', '#f0b39a'],
  haze: '#7a82b4',
  shadow: '#0f1540',
  lit: '#c8c4e8',
  glow: '#ffb068',
  sun: '#ffe3b0',
} as const

const ARCH = { cx: 1090, base: 800, half: 300, h: 690, rise: 330 } as const

function drawMarbleRoom(s: Stage): void {
  const hole = cuspedArch(ARCH.cx, ARCH.base, ARCH.half, ARCH.h, ARCH.rise, 5)
  const reveal = cuspedArch(ARCH.cx - 26, ARCH.base, ARCH.half + 2, ARCH.h - 4, ARCH.rise, 5)
  const room = rectPath(s.left, s.top, s.right - s.left, s.bottom - s.top)
  s.path(`${room}${reveal}`, s.shade('#8f8cc0', 0.5), 'fill-rule="evenodd"')
  const wall = s.rad(
    [s.shade('#b8a8cc', 0.75), s.shade('#7a78b0', 0.42), s.shade('#3a3f7c', 0.25), s.shade('#20265c', 0.15)],
    ARCH.cx,
    470,
    1150,
    true,
  )
  s.path(`${room}${hole}`, wall, 'fill-rule="evenodd"')
  s.line(hole, s.shade('#ffe2c4', 0.9), 4, 'opacity=".85"')
  s.line(
    cuspedArch(ARCH.cx, ARCH.base, ARCH.half + 34, ARCH.h + 40, ARCH.rise + 10, 5),
    s.shade('#c8bce0', 0.6),
    2.5,
    'opacity=".6"',
  )
  drawPanel(s)
  drawSill(s)
  for (const k of [-1, 1]) drawColumn(s, ARCH.cx + k * (ARCH.half + 74))
}

function drawPanel(s: Stage): void {
  const line = s.shade('#a8a0d0', 0.55)
  for (const inset of [0, 14]) {
    s.line(rectPath(90 + inset, 120 + inset, 470 - inset * 2, 620 - inset * 2), line, 2, 'opacity=".35"')
  }
  s.line(cuspedArch(325, 700, 170, 520, 220, 4), line, 2.5, 'opacity=".4"')
  const niche = cuspedArch(325, 700, 164, 512, 216, 4)
  s.clipped(niche, () => {
    jali(s, 160, 180, 330, 520, 46, s.shade('#5a64a8', 0.34))
  })
  s.path(
    niche,
    s.lin([
      ['#2c3272', 0.1],
      ['#2c3272', 0.5],
    ]),
  )
}

function drawColumn(s: Stage, x: number): void {
  block(s, x - 22, 330, 44, 470, { colour: '#b0a4d0' }, 0.2, 0.85)
  s.path(`M${x - 40} 330q40 -30 80 0v18h-80Z`, s.shade('#c8bce0', 0.7))
  s.path(
    `M${x - 24} 800q-22 -40 0 -90h48q22 50 0 90Z`,
    s.lin([s.shade('#6a68a8', 0.3), s.shade('#d0c4e8', 0.85)], 0, 0, 1, 0),
  )
  s.line(`M${x - 22} 400h44M${x - 22} 410h44M${x - 26} 706h52`, s.shade('#4a4a90', 0.3), 2)
}

function drawSill(s: Stage): void {
  s.fillBelow(
    796,
    s.lin(
      [s.shade('#a49cca', 0.65), s.shade('#4a4a8c', 0.3), s.shade('#22285f', 0.15)],
      0,
      796,
      0,
      900,
      true,
    ),
  )
  s.rect(s.left, 796, 2200, 7, s.shade('#ffdcb8', 0.85))
  s.path(
    'M290 1100L900 803H1280L1890 1100Z',
    s.lin([
      [s.light.glow, 0.3],
      [s.light.glow, 0],
    ]),
  )
}

function drawHangingLamp(s: Stage, x: number, y: number): void {
  s.circle(
    x,
    y,
    150,
    s.rad([
      [s.light.window, 0.55, 0],
      [s.light.window, 0.14, 0.45],
      [s.light.window, 0, 1],
    ]),
  )
  s.line(`M${x} ${s.top}V${y - 42}`, s.shade('#d8a85a', 0.6), 2.4)
  s.path(
    `M${x - 16} ${y - 30}Q${x} ${y - 58} ${x + 16} ${y - 30}L${x + 24} ${y + 8}Q${x} ${y + 42} ${x - 24} ${y + 8}Z`,
    s.lin([s.shade('#a8702c', 0.5), s.light.window, s.shade('#c88a3a', 0.7)], 0, 0, 1, 0),
  )
  s.line(
    `M${x - 20} ${y - 10}H${x + 20}M${x - 24} ${y + 8}H${x + 24}M${x} ${y - 44}V${y + 26}`,
    s.shade('#7a4a1c', 0.4),
    2.4,
  )
}

function drawRowers(s: Stage): void {
  s.path(
    'M880 660Q960 676 1060 668Q1084 664 1098 652Q1090 686 1040 690H930Q894 684 880 660Z',
    s.lin([s.shade('#1f2250', 0.3), s.shade('#4a3c68', 0.8)], 0, 0, 1, 0),
  )
  s.line('M880 660Q960 676 1060 668Q1084 664 1098 652', s.shade('#ffd2a0', 0.9), 2.2)
  drawFigure(s, { x: 948, y: 698, h: 76, wear: 'sari', top: '#c8445c', lit: 0.5 })
  drawFigure(s, {
    x: 1016,
    y: 700,
    h: 84,
    wear: 'kurta',
    top: '#e8dcc8',
    lit: 0.45,
    arms: [
      [
        [-14, -64],
        [-22, -54],
      ],
      [
        [10, -62],
        [20, -54],
      ],
    ],
  })
  s.path('M884 664Q960 680 1056 672L1040 690H930Q896 684 884 664Z', s.shade('#262a5c', 0.3))
  s.line('M1032 656L1122 704M1000 656L910 712', s.shade('#d8b890', 0.7), 3)
}

const pichola = scene({
  name: 'indian-diaspora/day-5',
  seed: 52,
  light: blueHour,
  horizon: 560,
  sun: { x: 1220, y: 548, r: 1 },
  portrait: { x: 800, y: 60, w: 580, h: 1031 },
  layers: [
    sky({ disc: false, stars: 120, glow: 0.8 }),
    sheet({ cover: 0.46, opacity: 0.4 }),
    ridge({ y: 566, height: 190, colour: '#4a4a88', depth: 0.5, length: 300 }),
    ridge({ y: 566, height: 100, colour: '#3a3a78', depth: 0.25, length: 200, seed: 4 }),
    svg((s) => drawLakePalace(s, { cx: 1130, y: 572, w: 430, colour: '#d8cce4', depth: 0.12, lamps: 0.95 })),
    mist({ y: 530, h: 70, opacity: 0.35 }),
    water({
      y: 572,
      amplitude: 26,
      reflection: [0.95, 0.6],
      accent: '#2a3a80',
      glint: 0.4,
      glintColour: '#ffb878',
    }),
    standing({ waterline: 690, reach: 120, opacity: 0.6 }, drawRowers),
    svg((s) => {
      drawMarbleRoom(s)
      drawHangingLamp(s, 1530, 300)
    }),
  ],
  finish: { bloom: 0.45 },
})

const monsoonNoon = {
  base: 'day',
  sky: ['#4a8a9c', '#7fb4b0', '#b4d6c4', '#dcecd4', '#f8f6dc'],
  haze: '#cfe6d0',
  shadow: '#123a4a',
  lit: '#f8f4c0',
} as const

function drawBank(s: Stage, from: number, to: number, y: number, depth: number, seed: number): void {
  const random = s.random(seed)
  for (const _ of range(Math.round((to - from) / 62))) {
    const x = from + random() * (to - from)
    drawPalm(s, {
      x,
      y: y + 4,
      h: 170 + random() * 190,
      lean: (random() - 0.5) * 0.6,
      depth,
      colour: '#3f8a4c',
      size: 0.95,
      seed: x,
    })
  }
  drawShrubs(s, { from, to, y: y + 12, h: 58, colour: '#3f8a48', depth, seed })
  s.rect(from, y + 6, to - from, 12, s.shade('#7a5a48', 0.4, depth))
}

const backwater = scene({
  name: 'indian-diaspora/day-6',
  seed: 63,
  light: monsoonNoon,
  horizon: 500,
  sun: { x: 1180, y: 150, r: 1 },
  portrait: { x: 760, y: 110, w: 600, h: 1067 },
  layers: [
    sky({ disc: false, glow: 0.7 }),
    sheet({ cover: 0.56, opacity: 0.8 }),
    ridge({ y: 512, height: 130, colour: '#5a9a68', depth: 0.7, length: 110 }),
    svg((s) => {
      drawBank(s, -80, 1700, 506, 0.55, 3)
    }),
    mist({ y: 400, h: 140, opacity: 0.7 }),
    svg((s) => {
      drawBank(s, 980, 1720, 536, 0.22, 8)
      drawBank(s, -100, 330, 530, 0.3, 12)
    }),
    water({
      y: 512,
      waterline: 520,
      amplitude: 30,
      reflection: [0.92, 0.5],
      colours: ['#cfe6c8', '#8fc4a4', '#4f9a84', '#2a7470', '#1a4f5c'],
      glint: 0,
    }),
    standing({ waterline: 668, reach: 210, opacity: 0.6 }, (s) => drawKettuvallam(s, 1130, 664, 0.92)),
    svg((s) => {
      for (const [x, y, span, beat] of [
        [560, 250, 40, 0.9],
        [620, 226, 34, 0.5],
        [500, 280, 30, -0.5],
      ] as const)
        drawBird(s, { x, y, span, beat, colour: '#f4f0e0', tail: 0.2 })
      drawHyacinths(s)
      drawPalm(s, { x: 1690, y: 900, h: 760, lean: -0.28, colour: '#2f7a48', wind: -0.1, seed: 4 })
    }),
    canoeBow(430, 726),
  ],
})

function drawHyacinths(s: Stage): void {
  const random = s.random(33)
  for (const [cx, cy, spread] of [
    [1240, 812, 260],
    [930, 772, 90],
    [1500, 760, 150],
    [140, 660, 150],
  ] as const) {
    for (const _ of range(Math.round(spread / 3))) {
      const x = cx + (random() - 0.5) * 2 * spread
      const y = cy + (random() - 0.5) * spread * 0.22
      s.ellipse(
        x,
        y,
        9 + random() * 9,
        3.4 + random() * 2.6,
        s.shade(random() > 0.5 ? '#5fae54' : '#8cc45c', 0.35 + random() * 0.65),
      )
      if (random() > 0.86) s.ellipse(x, y - 7, 4, 6, s.shade('#b48ad0', 0.9))
    }
  }
}

const lemonSunrise = {
  base: 'dawn',
  sky: ['#3f7a9c', '#7fa8a4', '#d0c080', '#f0c25c', '#f8d878'],
  haze: '#ecd08a',
  shadow: '#3a2a5a',
  lit: '#fff0b0',
  glow: '#ffdc70',
  sun: '#fffbe0',
} as const

function drawHaulers(s: Stage): void {
  const men = [
    [1396, 724, '#f2e8d0', '#b8503c'],
    [1452, 724, '#d8a03c', '#efe2d0'],
    [1510, 724, '#e8dcc8', '#3f7a8a'],
    [1566, 724, '#f2e8d0', '#8a4a72'],
  ] as const
  s.line('M1318 392L1400 622L1580 640', s.shade('#4a2c3c', 0.2), 3.4)
  for (const [x, y, top, bottom] of men) {
    drawFigure(s, {
      x,
      y,
      h: 132,
      wear: 'dhoti',
      top,
      bottom,
      skin: '#6b4434',
      lit: 0.3,
      lean: 12,
      arms: [
        [
          [2, -70],
          [-6, -78],
        ],
        [
          [10, -66],
          [0, -74],
        ],
      ],
      legs: [
        [
          [-6, -26],
          [-14, 0],
        ],
        [
          [8, -28],
          [14, -2],
        ],
      ],
      turban: top,
    })
  }
}

function drawJetty(s: Stage): void {
  const wood = '#5a3a44'
  s.path('M1130 716H1660V736H1130Z', s.lin([s.shade(wood, 0.8), s.shade(wood, 0.3)]))
  for (const i of range(9)) s.rect(1150 + i * 58, 730, 12, 150, s.shade(wood, 0.2))
  s.line('M1150 790L1600 760M1160 760L1500 830', s.shade(wood, 0.25), 6)
}

const fortKochi = scene({
  name: 'indian-diaspora/day-7',
  seed: 71,
  light: lemonSunrise,
  horizon: 590,
  sun: { x: 1150, y: 470, r: 72 },
  portrait: { x: 796, y: 40, w: 790, h: 1404 },
  layers: [
    sky({ rays: 0.07 }),
    sheet({ cover: 0.46, opacity: 0.55 }),
    ridge({ y: 594, height: 34, colour: '#7a8a80', depth: 0.72, length: 60 }),
    svg((s) => {
      drawShoreNet(s, { x: 330, y: 606, size: 120, depth: 0.6, raised: 0.4 })
      drawShoreNet(s, { x: 560, y: 626, size: 210, depth: 0.42, raised: 0.9 })
    }),
    water({ y: 592, amplitude: 30, reflection: [0.9, 0.4], accent: '#5a8a96', glint: 1 }),
    svg(drawJetty),
    beach({
      shore: (x) => 850 - Math.max(0, x - 1000) * 0.06 + 8 * Math.sin(x * 0.012),
      sand: '#d8b078',
      foam: 0.7,
    }),
    svg((s) => {
      drawShoreNet(s, { x: 1240, y: 726, size: 570, raised: 0.62 })
      drawHaulers(s)
    }),
  ],
})

export default [pichola, backwater, fortKochi]
