import { ellipsePath, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { drawBangka } from '../motifs/bangka.ts'
import { BLOCK, beachPlayer, CROUCH, LAYUP, type PlayerOptions, SPRINT } from '../motifs/beach-players.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { shoal, underwater } from '../motifs/creatures.ts'
import { island, ridge } from '../motifs/land.ts'
import { drawPalm } from '../motifs/palm.ts'
import { drawPerson } from '../motifs/people.ts'
import type { PersonOptions } from '../motifs/people-options.ts'
import { mist, sky } from '../motifs/sky.ts'
import { drawSurfTower } from '../motifs/surf-tower.ts'
import { drawVinta } from '../motifs/vinta.ts'
import { bayShore, beach, lagoon, standing, water } from '../motifs/water.ts'
import { whaleShark } from '../motifs/whale-shark.ts'
import { scene, svg } from '../scene.ts'

const SURFACE = 268

/** The wavy line where the lens is half under water. */
function drawWaterline(s: Stage): void {
  const line = range(26).map(
    (i) =>
      [
        s.left + (i / 25) * (s.right - s.left),
        SURFACE + Math.sin(i * 1.1) * 7 + Math.sin(i * 0.37) * 9,
      ] as const,
  )
  const d = smooth(line, false, 0.9)
  s.line(d, s.shade('#dff6ee', 1), 9, 'opacity=".75"')
  s.line(d, '#ffffff', 3)
  s.line(
    smooth(
      line.map(([x, y]) => [x, y + 13] as const),
      false,
      0.9,
    ),
    s.shade('#2f9fb0', 0.7),
    10,
    'opacity=".5"',
  )
}

/** A surfer astride a board, seen from behind: board nose, hips in the water. */
function drawWaitingSurfer(
  s: Stage,
  x: number,
  y: number,
  h: number,
  board: string,
  person: Partial<PersonOptions>,
): void {
  s.path(
    `M${x - h * 0.78} ${y + h * 0.06}C${x - h * 0.5} ${y - h * 0.05} ${x + h * 0.4} ${y - h * 0.12} ${x + h * 0.86} ${y - h * 0.16}C${x + h * 0.62} ${y + h * 0.02} ${x - h * 0.3} ${y + h * 0.12} ${x - h * 0.78} ${y + h * 0.06}Z`,
    s.lin([s.shade(board, 0.6), s.shade(board, 1)], 0, 0, 1, 0),
  )
  s.line(
    `M${x - h * 0.7} ${y + h * 0.055}Q${x} ${y - h * 0.01} ${x + h * 0.8} ${y - h * 0.145}`,
    s.shade('#fffaf0', 1),
    h * 0.012,
    'opacity=".8"',
  )
  s.clipped(`M${x - h} ${y - h * 2}h${h * 2}V${y}h${-h * 2}Z`, () =>
    drawPerson(s, {
      x,
      y: y + h * 0.48,
      h,
      pose: 'relaxed',
      wears: 'swim',
      colour: '#2f5f7a',
      skin: '#9a6446',
      ...person,
    }),
  )
  for (const [k, o] of [
    [0.7, 0.5],
    [0.95, 0.25],
  ] as const)
    s.line(ellipsePath(x, y + h * 0.06, h * k, h * k * 0.16), '#fffaf0', 2, `opacity="${o}"`)
}

/** Four boys round the hoop; the moon lights the side they turn to it. */
const PLAYERS: readonly PlayerOptions[] = [
  { x: 800, y: 728, h: 256, pose: LAYUP, shirt: '#a83a3c', shorts: '#2f3f6a', from: [-0.4, -1] },
  { x: 540, y: 866, h: 246, pose: SPRINT, shirt: '#c9a04c', shorts: '#3a2c4a', from: [0.6, -1] },
  { x: 1010, y: 850, h: 244, pose: BLOCK, shirt: '#3f7f8a', shorts: '#4a3040', from: [-1, -0.8], flip: true },
  { x: 300, y: 856, h: 240, pose: CROUCH, shirt: '#5a4a8a', shorts: '#6a3a3c', from: [1, -0.8] },
]

export default [
  scene({
    name: 'moments/philippines-2',
    seed: 12,
    light: { base: 'dawn', sky: ['#3a5a94', '#8a8ab4', '#e0a8a4', '#ffc98e', '#ffebb8'], haze: '#f8cfa8' },
    horizon: 610,
    sun: { x: 470, y: 520, r: 70 },
    layers: [
      sky({ rays: 0.06 }),
      sheet({ cover: 0.5, opacity: 0.55 }),
      island({ x: 1360, w: 300, rise: 70, colour: '#8a86a4' }),
      ridge({
        y: 612,
        height: 26,
        colour: '#8f86a8',
        depth: 0.5,
        seed: 4,
        envelope: (x) => Math.max(0, (620 - x) / 620),
      }),
      lagoon({
        y: 610,
        glint: 1,
        colours: ['#f0d2b0', '#a9cdbf', '#56b9b4', '#2a9aa4', '#54bfb4', '#b4e0c8', '#e9e6c4'],
      }),
      standing({ waterline: 770, reach: 210, opacity: 0.6 }, (s) =>
        drawVinta(s, { x: 880, y: 770, scale: 1.22 }),
      ),
    ],
  }),

  scene({
    name: 'moments/philippines-6',
    seed: 16,
    light: { base: 'day', shadow: '#0f3560' },
    horizon: SURFACE,
    sun: { x: 1120, y: -40, r: 40 },
    layers: [
      sky({ disc: false, glow: 0.7 }),
      cumulus({
        banks: [
          { x: 320, y: 210, w: 300, h: 90, opacity: 0.9 },
          { x: 1330, y: 220, w: 260, h: 70, opacity: 0.8 },
        ],
      }),
      ridge({ y: 262, height: 60, colour: '#5f8a78', depth: 0.5, seed: 4, length: 320 }),
      underwater({
        surface: SURFACE - 6,
        shafts: 11,
        colours: ['#a8ead8', '#4fc2c6', '#1f92b0', '#155f90', '#10386a'],
      }),
      shoal({ x: 1320, y: 690, w: 300, h: 130, n: 26 }),
      whaleShark({ x: 800, y: 560, scale: 1.08, turn: 5 }),
      svg((s) => {
        s.path('M560 268C640 300 1120 300 1200 268Z', s.shade('#1d4f70', 0.2), 'opacity=".55"')
        drawWaterline(s)
        drawBangka(s, {
          x: 870,
          y: 262,
          size: 760,
          flip: true,
          low: true,
          stripe: '#2f8f6a',
          awning: '#e8b64c',
        })
        drawPerson(s, {
          x: 556,
          y: 178,
          h: 140,
          pose: 'pointing',
          flip: true,
          wears: 'shorts',
          colour: '#d9573f',
          second: '#33406b',
          skin: '#8a5a40',
          hair: 'cap',
        })
      }),
    ],
  }),

  scene({
    name: 'moments/philippines-9',
    seed: 19,
    light: {
      base: 'dawn',
      sky: ['#3f86b4', '#7fb4c6', '#bcd6cc', '#f3e3bc', '#fff2cf'],
      haze: '#dfe6d0',
      lit: '#ffe9b8',
    },
    horizon: 430,
    sun: { x: 1280, y: 330, r: 46 },
    layers: [
      sky(),
      sheet({ cover: 0.48, opacity: 0.6 }),
      ridge({ y: 432, height: 70, colour: '#6f9a7c', depth: 0.4, seed: 7, length: 200 }),
      svg((s) => {
        for (const i of range(13))
          drawPalm(s, {
            x: 960 + i * 56 + ((i * 37) % 30),
            y: 436,
            h: 110 + ((i * 53) % 70),
            lean: ((i * 17) % 9) / 24 - 0.2,
            depth: 0.32,
            seed: i + 3,
          })
        drawSurfTower(s, { x: 470, y: 452, scale: 0.84 })
      }),
      mist({ y: 396, h: 60, opacity: 0.5 }),
      water({
        y: 446,
        glint: 0.35,
        colours: ['#e6ead0', '#9ad2c8', '#4fb4bc', '#2a8fa8', '#1f6f94', '#1d5f86'],
        amplitude: 26,
        reflection: [0.75, 0.2],
      }),
      svg(drawBreaker),
      svg((s) => {
        drawWaitingSurfer(s, 1190, 640, 170, '#f0c65a', {
          hair: 'ponytail',
          slender: true,
          colour: '#d9573f',
        })
        drawWaitingSurfer(s, 640, 700, 215, '#f6ead2', {})
        drawWaitingSurfer(s, 940, 790, 290, '#e8744c', { colour: '#33406b' })
      }),
    ],
  }),

  scene({
    name: 'moments/philippines-13',
    seed: 23,
    light: {
      base: 'night',
      sky: ['#0b1238', '#1c2560', '#46407f', '#8a5f8c', '#d99a8a'],
      haze: '#8a6a94',
      sun: '#fff1cf',
      glow: '#f0c8a0',
      lit: '#ffd9a8',
      shadow: '#0d0c2c',
    },
    horizon: 640,
    sun: { x: 720, y: 430, r: 230 },
    layers: [
      sky({ stars: 120, rings: 1, glow: 0.7 }),
      svg(drawMoonSeas),
      sheet({ cover: 0.42, opacity: 0.35, horizon: 628 }),
      ridge({ y: 642, height: 40, colour: '#4a4478', depth: 0.4, seed: 5, length: 260 }),
      water({ glint: 1.6, accent: '#3a3a72' }),
      beach({ shore: bayShore(772, 30), sand: '#b99a9a', foam: 0.6 }),
      svg(drawBeachGame),
      PLAYERS.map(beachPlayer),
      svg(drawBall),
    ],
  }),
]

/** A peeling wave between the line-up and the tower: green face, thrown lip, tumbling white water. */
function drawBreaker(s: Stage): void {
  const random = s.random(5)
  const face =
    'M120 566C330 548 470 520 640 486C760 462 900 470 1010 520C1090 548 1200 560 1320 566C1000 574 420 576 120 566Z'
  s.path(face, s.lin([s.shade('#c4f0d8', 1), s.shade('#3fb4b4', 0.85), s.shade('#1f6f94', 0.5)]))
  s.clipped(face, () => {
    const ribs = range(26).map((i) => `M${620 + i * 26} 470q-22 50 -66 104`)
    s.line(ribs.join(''), s.shade('#e9fbee', 1), 2.2, 'opacity=".35"')
  })
  s.path(
    'M600 496C700 452 850 446 960 492C880 470 760 474 700 500C660 516 640 520 600 496Z',
    s.shade('#f6fff8', 1),
  )
  const tumble = range(240).map(() => {
    const t = random()
    const x = 130 + t * 590
    const crest = 556 - 74 * t ** 1.6
    return ellipsePath(x, crest + random() * (562 - crest), 5 + random() * 13, 4 + random() * 7)
  })
  s.path(tumble.join(''), s.shade('#cfe9ea', 0.8))
  const tops = range(150).map(() => {
    const t = random()
    return ellipsePath(
      140 + t * 570,
      548 - 72 * t ** 1.6 + random() * 14,
      5 + random() * 10,
      3 + random() * 6,
    )
  })
  s.path(tops.join(''), s.shade('#ffffff', 1))
  s.line('M110 570C500 560 900 564 1330 568', s.shade('#e9fbf4', 1), 5, 'opacity=".6"')
}

function drawMoonSeas(s: Stage): void {
  const moon = s.sun ?? { x: 720, y: 430, r: 230 }
  const seas: readonly (readonly [number, number, number, number])[] = [
    [-80, -70, 74, 52],
    [20, -100, 50, 34],
    [60, -10, 66, 50],
    [-100, 60, 50, 40],
    [-10, 90, 84, 36],
    [110, 80, 34, 26],
  ]
  for (const [dx, dy, rx, ry] of seas)
    s.ellipse(
      moon.x + dx,
      moon.y + dy,
      rx,
      ry,
      s.shade('#d9a98a', 0.8),
      `opacity=".32" filter="${s.blur(14)}"`,
    )
}

function drawBeachGame(s: Stage): void {
  const dark = s.shade('#1b1638', 0.1)
  drawPalm(s, { x: 1330, y: 850, h: 760, lean: 0.1, silhouette: true, seed: 6 })
  drawPalm(s, { x: 90, y: 900, h: 640, lean: -0.12, silhouette: true, seed: 9 })
  drawHoop(s, dark)
  for (const { x, y, pose } of PLAYERS)
    s.ellipse(
      x,
      pose === LAYUP ? 836 : Math.min(y, 852),
      70,
      7,
      s.light.shadow,
      `opacity=".5" filter="${s.blur(4)}"`,
    )
}

function drawBall(s: Stage): void {
  s.circle(906, 386, 25, s.lin([s.shade('#e08a4a', 0.9), s.shade('#6a3040', 0.2)], 1, 0, 0, 1))
  s.line(
    'M884 376Q906 392 929 378M906 361V411M888 402Q896 386 890 369M924 402Q916 386 922 369',
    s.shade('#2a1430', 0.1),
    2.4,
  )
}

function drawHoop(s: Stage, dark: string): void {
  s.path('M1160 860L1170 300H1196L1200 860Z', s.lin([dark, s.shade('#5a4058', 0.5)], 1, 0, 0, 0))
  s.line(
    range(17)
      .map((i) => `M1163 ${330 + i * 32}q18 9 34 0`)
      .join(''),
    s.shade('#6a5068', 0.5),
    2.4,
  )
  s.path('M1108 236L1160 226V384L1108 394Z', s.lin([s.shade('#7a5a64', 0.7), s.shade('#4a3450', 0.3)]))
  s.path('M1160 226L1174 232V386L1160 384Z', dark)
  s.line('M1108 276L1160 267M1108 316L1160 308M1108 355L1160 347', s.shade('#2a1c40', 0.2), 2.4)
  s.line('M1112 352L1074 356', dark, 6)
  s.line(ellipsePath(1046, 356, 36, 9), s.shade('#d9683c', 0.8), 5)
  s.line(
    range(7)
      .map((i) => `M${1012 + i * 11.3} 358L${1022 + i * 8} 414`)
      .join(''),
    s.shade('#f4ead6', 0.8),
    1.8,
    'opacity=".8"',
  )
  s.line('M1016 376q30 8 60 0M1020 396q26 7 52 0', s.shade('#f4ead6', 0.8), 1.6, 'opacity=".7"')
}
