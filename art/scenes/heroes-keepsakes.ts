import { type Point, polygon, smooth } from '../engine/geometry.ts'
import { range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { sheet } from '../motifs/clouds.ts'
import { drawCup } from '../motifs/drinks.ts'
import { drawLantern } from '../motifs/festoon.ts'
import { drawHand } from '../motifs/hands.ts'
import { curtain, wallWithOpenings } from '../motifs/interior.ts'
import { drawKey, drawTicket } from '../motifs/keepsakes.ts'
import { alps, drawRidge, ridge } from '../motifs/land.ts'
import { mist, sky } from '../motifs/sky.ts'
import { tableTop } from '../motifs/table.ts'
import { scene, svg } from '../scene.ts'

/** One small photograph with a white border on an album page. */
function drawPrint(
  s: Stage,
  corners: readonly [Point, Point, Point, Point],
  colours: readonly string[],
): void {
  const [a, b, c, d] = corners
  s.path(polygon(corners), s.light.shadow, 'opacity=".35" transform="translate(-4 5)"')
  s.path(polygon(corners), s.shade('#fffaf0', 1))
  const inset = (k: number, m: number): Point => [
    a[0] + (b[0] - a[0]) * k + (d[0] - a[0]) * m + (c[0] - b[0] - d[0] + a[0]) * k * m,
    a[1] + (b[1] - a[1]) * k + (d[1] - a[1]) * m + (c[1] - b[1] - d[1] + a[1]) * k * m,
  ]
  const [top, glow, land] = colours as [string, string, string]
  s.path(
    polygon([inset(0.07, 0.08), inset(0.93, 0.08), inset(0.93, 0.9), inset(0.07, 0.9)]),
    s.lin([s.shade(top, 0.9), s.shade(glow, 1)]),
  )
  const [sx, sy] = inset(0.66, 0.42)
  s.circle(sx, sy, 13, '#fff6dc')
  s.path(
    smooth(
      [
        inset(0.07, 0.66),
        inset(0.3, 0.55),
        inset(0.55, 0.68),
        inset(0.8, 0.58),
        inset(0.93, 0.64),
        inset(0.93, 0.9),
        inset(0.07, 0.9),
      ],
      true,
      0.4,
    ),
    s.shade(land, 0.6),
  )
}

function drawAlbum(s: Stage): void {
  const leather = s.lin([s.shade('#8f3a3c', 0.8), s.shade('#5a2030', 0.3)])
  s.path(
    polygon([
      [660, 826],
      [820, 560],
      [1480, 560],
      [1590, 836],
    ]),
    s.light.shadow,
    'opacity=".5" transform="translate(-14 16)"',
  )
  s.path(
    polygon([
      [660, 826],
      [820, 556],
      [1480, 556],
      [1590, 836],
    ]),
    leather,
  )
  const page = (lit: number) =>
    s.lin([s.shade('#efe0c4', lit), s.shade('#f8edd6', lit * 1.1), s.shade('#d9c4a4', lit * 0.6)], 0, 0, 1, 0)
  s.path(
    smooth(
      [
        [680, 812],
        [830, 562],
        [980, 548],
        [1140, 566],
        [1136, 826],
        [900, 806],
      ],
      true,
      0.16,
    ),
    page(0.85),
  )
  s.path(
    smooth(
      [
        [1140, 566],
        [1300, 546],
        [1470, 562],
        [1570, 820],
        [1340, 808],
        [1136, 826],
      ],
      true,
      0.16,
    ),
    page(1),
  )
  s.line('M1140 566L1136 826', s.shade('#8a6a54', 0.3), 4, 'opacity=".6"')
  drawPrint(
    s,
    [
      [846, 592],
      [970, 584],
      [948, 680],
      [804, 690],
    ],
    ['#2a5a94', '#ffdca0', '#1f8fa0'],
  )
  drawPrint(
    s,
    [
      [1000, 596],
      [1112, 600],
      [1106, 690],
      [976, 686],
    ],
    ['#33306c', '#f6a06c', '#4a2f5c'],
  )
  drawPrint(
    s,
    [
      [790, 712],
      [930, 704],
      [902, 790],
      [734, 796],
    ],
    ['#4a86a8', '#f3e6c4', '#4f8a5c'],
  )
  drawPrint(
    s,
    [
      [1180, 600],
      [1400, 590],
      [1436, 740],
      [1176, 752],
    ],
    ['#28407c', '#ffd09c', '#7a4a6c'],
  )
}

function drawGarden(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, 620 - s.top, s.fine(s.light.sky, 0, s.top, 0, 620, true))
  const random = s.random(5)
  for (const [y, height, depth, length] of [
    [520, 170, 0.62, 110],
    [560, 190, 0.42, 90],
    [600, 210, 0.16, 80],
  ] as const) {
    drawRidge(s, {
      y,
      height,
      colour: '#4a6e6c',
      depth,
      length,
      rough: 0.62,
      seed: y,
      base: 660,
      mist: 0.3,
      lit: 0.4,
    })
  }
  for (const [x, y, r] of [
    [1450, 180, 46],
    [1180, 120, 26],
    [1010, 230, 18],
    [1320, 300, 16],
    [860, 150, 14],
    [1540, 360, 18],
  ] as const) {
    s.line(`M${x} ${s.top}V${y - r}`, s.shade('#3a2f50', 0.2), 1.4)
    drawLantern(s, { x, y, r, kind: 'round', colour: '#f0a04e' })
  }
  for (const _ of range(40))
    s.circle(
      s.left + random() * (s.right - s.left),
      120 + random() * 420,
      2 + random() * 7,
      s.light.window,
      `opacity="${(0.12 + random() * 0.3).toFixed(2)}"`,
    )
}

/** Open wallet of dark leather with two tickets looking out. */
function drawWallet(s: Stage, x: number, y: number): void {
  drawTicket(s, { x: x + 26, y: y - 66, size: 300, turn: -9 })
  drawTicket(s, { x: x + 6, y: y - 44, size: 300, turn: -3, gold: true })
  const flap = smooth(
    [
      [x - 210, y - 30],
      [x + 200, y - 54],
      [x + 226, y + 64],
      [x - 196, y + 92],
    ],
    true,
    0.14,
  )
  s.path(flap, s.light.shadow, 'opacity=".4" transform="translate(-10 12)"')
  s.path(flap, s.lin([s.shade('#8a4a34', 0.95), s.shade('#5a2c26', 0.35)], 1, 0, 0, 1))
  s.line(
    smooth(
      [
        [x - 198, y - 20],
        [x + 190, y - 43],
        [x + 214, y + 55],
        [x - 186, y + 80],
      ],
      true,
      0.14,
    ),
    s.shade('#e0b884', 0.8),
    1.6,
    'stroke-dasharray="7 5"',
  )
}

export default [
  scene({
    name: 'heroes/moments',
    seed: 101,
    light: { base: 'dusk', sky: ['#1c2458', '#3f3a78', '#7a5490', '#c27a88', '#f2b088'], shadow: '#1f1a48' },
    horizon: 560,
    sun: { x: 1450, y: 180, r: 10 },
    portrait: { x: 850, y: 110, w: 620, h: 1102 },
    layers: [
      svg(drawGarden),
      mist({ y: 430, h: 170, opacity: 0.4 }),
      tableTop({ y: 540, colour: '#8a5a46' }),
      svg((s) => {
        s.ellipse(
          1300,
          690,
          640,
          230,
          s.rad([
            [s.light.window, 0.55, 0],
            [s.light.window, 0.2, 0.5],
            [s.light.window, 0, 1],
          ]),
        )
        drawAlbum(s)
        s.path(
          smooth(
            [
              [1142, 822],
              [1190, 700],
              [1330, 612],
              [1470, 596],
              [1420, 700],
              [1300, 780],
            ],
            true,
            0.5,
          ),
          s.lin([s.shade('#fff4de', 1.05), s.shade('#d9c4a4', 0.6)], 1, 0, 0, 1),
          'opacity=".96"',
        )
        drawHand(s, {
          x: 1560,
          y: 690,
          size: 220,
          turn: -62,
          gesture: 'pinch',
          skin: '#a06a4c',
          sleeve: '#7a3f5c',
        })
        drawHand(s, {
          x: 760,
          y: 960,
          size: 240,
          turn: 16,
          gesture: 'rest',
          skin: '#a06a4c',
          sleeve: '#7a3f5c',
          flip: true,
        })
      }),
    ],
    finish: { bloom: 0.5 },
  }),
  scene({
    name: 'heroes/account',
    seed: 103,
    light: { base: 'dawn', sky: ['#34508c', '#8a94b8', '#dcb4b4', '#f9c8a4', '#ffe8c4'] },
    horizon: 430,
    sun: { x: 1120, y: 250, r: 46 },
    portrait: { x: 800, y: 100, w: 620, h: 1102 },
    layers: [
      sky(),
      sheet({ cover: 0.5, opacity: 0.5 }),
      alps({
        rise: 260,
        envelope: (x) => 0.45 + 0.55 * smoothstep(760, 1400, x),
        seed: 7,
        snowLine: 0.5,
        rock: '#8a86a8',
        snow: '#fff4ee',
      }),
      ridge({ y: 452, height: 90, colour: '#5a7a74', depth: 0.35, seed: 5, length: 240, base: 620 }),
      ridge({ y: 500, height: 60, colour: '#48705c', depth: 0.12, seed: 9, length: 160, base: 640 }),
      mist({ y: 400, h: 90, opacity: 0.5 }),
      wallWithOpenings([
        { x: 690, y: 40, w: 820, h: 470, wall: '#8a4f3c', lit: 0.4, frame: '#c9973f', panes: [2, 1] },
      ]),
      curtain({ x: 1440, y: -20, w: 170, h: 640, side: 'right', colour: '#a8443c', lit: 0.8 }),
      curtain({ x: 600, y: -20, w: 170, h: 640, colour: '#a8443c', lit: 0.6 }),
      tableTop({ y: 566, colour: '#f3e4ca', cloth: true }),
      svg((s) => {
        s.path(
          polygon([
            [860, 572],
            [1300, 572],
            [1120, 940],
            [480, 940],
          ]),
          s.lin([
            [s.light.sun, 0.7],
            [s.light.glow, 0.1],
          ]),
        )
        drawWallet(s, 1060, 770)
        drawKey(s, { x: 1390, y: 800, size: 190, turn: -24 })
        drawCup(s, { x: 1400, y: 612, r: 52, colour: '#fbf3e4' })
      }),
    ],
    finish: { bloom: 0.4 },
  }),
]
