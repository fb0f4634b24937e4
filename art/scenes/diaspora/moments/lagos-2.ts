import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { gripParts } from '../../../language/people/hands/grip.ts'
import { bodies, scene, svg } from '../../../scene.ts'

const DRESSING_ROOM = {
  base: 'dusk',
  sky: ['#2a1430', '#4a2040', '#7a3850', '#b8685c', '#f0b07a'],
  haze: '#9a5a60',
  shadow: '#2a1440',
  lit: '#ffd59a',
  glow: '#ffb870',
  sun: '#fff2d0',
  window: '#ffdf9c',
} as const

const BULBS = range(9).map((i) => 60 + i * 98)

const drawMirror = (s: Stage): void => {
  s.path('M1196 -40H1660V960H1196Z', s.lin([s.shade('#8a4a3c', 0.7), s.shade('#5a2c34', 0.2)], 0, 0, 1, 0))
  s.path('M1290 -40H1660V960H1290Z', s.fine(['#7a4a68', '#b87a78', '#e0a888', '#8a4f66'], 0, 0, 1, 1))
  s.path(
    curved('1420,960 1400,700 1450,560 1560,500 1660,520 1660,960', 0, 0, 1),
    s.shade('#5a2c50', 0.4),
    'opacity=".55"',
  )
  s.path(
    curved('1440,420 1400,250 1480,110 1600,60 1660,70 1660,470 1560,460', 0, 0, 1),
    s.shade('#c92f84', 0.7),
    'opacity=".6"',
  )
  s.path('M1330 -40L1480 -40L1350 960L1300 960V300Z', '#fff2e0', 'opacity=".12"')
  s.line('M1290 -40V960', s.shade('#ffe0a8', 1), 5)
  for (const y of BULBS) {
    s.circle(
      1243,
      y,
      120,
      s.rad([
        [s.light.window, 0.75],
        [s.light.window, 0.18],
        [s.light.window, 0],
      ]),
    )
    s.circle(1243, y, 27, s.rad(['#fffdf0', '#ffeebc', '#ffd07a']))
  }
}

/** Stiff pleats from the knot at the nape up and over the brow. */
const pleat = (i: number, n: number): Point[] => {
  const t = i / (n - 1)
  const angle = lerp(Math.PI * 1.16, Math.PI * 1.93, t)
  const reach = 440 + 44 * Math.sin(t * Math.PI) + 16 * Math.sin(i * 2.4)
  const root: Point = [lerp(632, 850, t), lerp(470, 400, t)]
  const tip: Point = [730 + Math.cos(angle) * reach * 0.98, 470 + Math.sin(angle) * reach * 0.98]
  const mid: Point = [lerp(root[0], tip[0], 0.55) - 24, lerp(root[1], tip[1], 0.55) - 24]
  return [root, mid, tip]
}

const geleParts = range(9).map((i) => (s: Stage) => {
  const [a, b] = [pleat(i, 10), pleat(i + 1.5, 10)]
  s.path(smooth([...a, ...[...b].reverse()], true, 0.4), s.shade(i % 2 ? '#d8247e' : '#e83c92', 0.66))
})

const faceParts: readonly ((s: Stage) => void)[] = [
  (s) =>
    s.path(
      curved('560,980 580,840 660,780 742,772 800,800 900,860 960,980', 0, 0, 1),
      s.shade('#6a3c30', 0.6),
    ),
  (s) => s.path(curved('690,820 684,700 720,640 800,640 820,720 836,830', 0, 0, 1), s.shade('#5f3529', 0.5)),
  (s) =>
    s.path(
      curved(
        '664,470 690,400 800,372 900,392 932,440 938,488 934,512 968,572 976,590 944,604 950,624 938,634 946,652 930,668 928,700 906,724 850,728 780,700 716,660 672,580',
        0,
        0,
        1,
        1,
        0.75,
      ),
      s.shade('#7a4836', 0.66),
    ),
  (s) => s.path(curved('716,560 700,590 710,630 738,634 748,596 738,562', 0, 0, 1), s.shade('#74432f', 0.6)),
]

const band: readonly ((s: Stage) => void)[] = [
  (s) =>
    s.path(
      curved('612,520 628,430 720,352 840,330 930,366 944,426 900,432 800,420 700,470 650,560', 0, 0, 1),
      s.shade('#e83c92', 0.74),
    ),
  (s) =>
    s.path(
      curved('618,520 640,450 730,386 850,368 932,400 940,424 850,404 740,430 660,500 640,560', 0, 0, 1),
      s.shade('#c21e70', 0.6),
    ),
]

const drawFeatures = (s: Stage): void => {
  const dark = s.shade('#2a1420', 0.1)
  s.line(strand('872,474 900,458 930,462', 0, 0, 1), dark, 8, 'stroke-linecap="round"')
  s.line(strand('884,522 904,530 928,520', 0, 0, 1), dark, 6, 'stroke-linecap="round"')
  s.line('M926 522l10 8M916 527l8 10', dark, 3.4, 'stroke-linecap="round"')
  s.path(curved('910,500 932,494 936,506 918,514', 0, 0, 1), s.shade('#c9704c', 0.8), 'opacity=".6"')
  s.path(curved('914,628 948,622 940,634 950,646 930,660 912,644', 0, 0, 1), s.shade('#a82a4c', 0.7))
  s.ellipse(
    880,
    592,
    40,
    26,
    s.rad([
      [s.shade('#d8704c', 0.9), 0.5],
      [s.shade('#d8704c', 0.9), 0],
    ]),
  )
  s.circle(728, 652, 15, s.rad(['#fff4d0', '#e8b84c', '#8a5a2c'], 0.65, 0.35, 0.7))
  s.circle(728, 684, 10, s.rad(['#fff4d0', '#e8b84c', '#8a5a2c'], 0.65, 0.35, 0.7))
  for (const i of range(13)) {
    const t = i / 12
    s.circle(
      lerp(640, 872, t),
      812 + Math.sin(t * Math.PI) * 66,
      16,
      s.rad(['#fff0e0', '#e8604c', '#8a2432'], 0.65, 0.3, 0.75),
    )
  }
}

const knotter = (s: Stage): void => {
  s.path(
    ribbon(
      [
        [-40, 620],
        [200, 600],
        [420, 540],
        [560, 500],
      ] as Point[],
      (t) => lerp(120, 50, t),
    ),
    s.shade('#3f7a86', 0.6),
  )
}

export default scene({
  name: 'moments/lagos-2',
  seed: 102,
  light: DRESSING_ROOM,
  sun: { x: 1500, y: 200, r: 10 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.fine(['#6a3448', '#8a4650', '#5a2a48', '#3a1c3e'], 0, 0, 1100, 900, true),
      )
      for (let x = -20; x < 1200; x += 86)
        for (let y = 0; y < 900; y += 86)
          s.path(
            curved('0,-22 14,0 0,22 -14,0', x + (y % 172 ? 43 : 0), y, 1),
            s.shade('#c9806a', 0.6, 0.3),
            'opacity=".18"',
          )
      s.circle(
        1240,
        450,
        760,
        s.rad([
          [s.light.window, 0.5],
          [s.light.window, 0.14],
          [s.light.window, 0],
        ]),
      )
    }),
    svg(drawMirror),
    ...bodies({ round: 30, from: [1, -0.2], dark: 0.7, bright: 0.55 }, faceParts.slice(0, 2)),
    ...bodies(
      { round: 15, from: [1, -0.4], dark: 0.72, bright: 0.6, cast: { x: -8, y: 6, blur: 8, opacity: 0.35 } },
      geleParts,
    ),
    ...bodies({ round: 34, from: [1, -0.15], dark: 0.74, bright: 0.55 }, faceParts.slice(2)),
    ...bodies(
      { round: 16, from: [1, -0.4], dark: 0.7, bright: 0.55, cast: { x: -4, y: 8, blur: 8, opacity: 0.3 } },
      band,
    ),
    svg(drawFeatures),
    ...bodies({ round: 40, from: [1, -0.3], dark: 0.7, bright: 0.45 }, [knotter]),
    ...bodies(
      { round: 16, from: [1, -0.3], dark: 0.62, bright: 0.5, cast: { x: -6, y: 8, blur: 8, opacity: 0.3 } },
      [
        (s) =>
          s.path(curved('560,500 600,450 660,470 690,520 650,580 590,570', 0, 0, 1), s.shade('#d8247e', 0.7)),
        ...gripParts({ x: 606, y: 486, size: 118, turn: 8, flip: true, arm: 1.6, bend: -6, skin: '#6a3c2c' }),
        ...gripParts({
          x: 560,
          y: 640,
          size: 112,
          turn: 58,
          flip: true,
          arm: 6,
          bend: 16,
          skin: '#6a3c2c',
          sleeve: '#3f7a86',
        }),
      ],
    ),
  ],
  finish: { bloom: 0.45, vignette: 0.28 },
})
