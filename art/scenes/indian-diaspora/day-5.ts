import { rectPath } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { block, cuspedArch, jali } from '../../language/buildings/mughal.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawLakePalace } from './lake-palace.ts'

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

export default scene({
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
