import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { bayShore, beach, water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { BLOCK, beachPlayer, CROUCH, LAYUP, type PlayerOptions, SPRINT } from './beach-players.ts'

/** Four boys round the hoop; the moon lights the side they turn to it. */
const PLAYERS: readonly PlayerOptions[] = [
  { x: 800, y: 728, h: 256, pose: LAYUP, shirt: '#a83a3c', shorts: '#2f3f6a', from: [-0.4, -1] },
  { x: 540, y: 866, h: 246, pose: SPRINT, shirt: '#c9a04c', shorts: '#3a2c4a', from: [0.6, -1] },
  { x: 1010, y: 850, h: 244, pose: BLOCK, shirt: '#3f7f8a', shorts: '#4a3040', from: [-1, -0.8], flip: true },
  { x: 300, y: 856, h: 240, pose: CROUCH, shirt: '#5a4a8a', shorts: '#6a3a3c', from: [1, -0.8] },
]

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

export default scene({
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
})
