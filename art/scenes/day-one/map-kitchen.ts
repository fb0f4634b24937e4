import { type Point, polygon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'
import { foundersBehindTable, foundersOverMaps } from './founders-at-table.ts'

/** A London kitchen in the morning: two founders over a table of maps. */
export const mapKitchen = (): Layers => [
  svg(room),
  svg(windowView),
  modelled({ round: 7, dark: 0.55 }, windowFrame),
  modelled({ round: 10, dark: 0.6 }, counter),
  modelled({ round: 6, dark: 0.6, cast: { x: -14, y: 5, blur: 7, opacity: 0.4 } }, shelfThings),
  modelled({ round: 20, dark: 0.7, bright: 0.7, cast: { x: -24, y: 6, blur: 10, opacity: 0.4 } }, kettle),
  svg(steam),
  svg(morning),
  ...foundersBehindTable(),
  modelled({ round: 10, dark: 0.5 }, table),
  ...MAPS.map((m, i) =>
    modelled({ round: 4, dark: 0.3, cast: { x: -7, y: 5, blur: 5, opacity: 0.35 } }, (s: Stage) =>
      map(s, m, i),
    ),
  ),
  ...foundersOverMaps(),
  modelled({ round: 9, dark: 0.6, cast: { x: -22, y: 5, blur: 7, opacity: 0.4 } }, tableThings),
]

function room(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#7f9490', 0.35), s.shade('#a9b4a4', 0.6), s.shade('#d9cfb0', 0.85)], 0, 0, 1, 0),
  )
  s.line(
    range(40)
      .map((i) => `M${s.left} ${300 + i * 40}H${s.right}M${i * 60 - 200} 300V560`)
      .join(''),
    s.shade('#6f8480', 0.3),
    1.4,
    'opacity=".3"',
  )
}

function windowView(s: Stage): void {
  const { sky } = s.light
  s.rect(640, 60, 560, 420, s.fine([sky[2], sky[3], sky[4]], 0, 60, 0, 480, true))
  s.circle(
    1110,
    170,
    200,
    s.rad([
      [s.light.sun, 0.9],
      [s.light.glow, 0.4],
      [s.light.glow, 0],
    ]),
  )
  for (const [x, w, h] of [
    [640, 130, 150],
    [770, 110, 190],
    [880, 140, 160],
    [1020, 180, 180],
  ] as const) {
    s.path(
      `M${x} 480V${480 - h}L${x + w / 2} ${440 - h}L${x + w} ${480 - h}V480Z`,
      s.shade('#b07a68', 0.6, 0.5),
    )
    s.rect(x + w * 0.2, 410 - h, w * 0.14, 60, s.shade('#a06a60', 0.5, 0.45))
    s.rect(x + w * 0.3, 500 - h, w * 0.18, 44, s.shade('#e6ecec', 0.8, 0.4))
  }
  drawCrown(s, { x: 690, y: 490, w: 170, h: 190, colour: '#6f9a5c', depth: 0.3, dab: 9, seed: 4 })
}

function windowFrame(s: Stage): void {
  s.path('M606 30H1234V512H606ZM640 60V480H1200V60Z', s.shade('#f6efe0', 0.9), 'fill-rule="evenodd"')
  s.rect(912, 60, 15, 420, s.shade('#f6efe0', 0.85))
  s.rect(640, 254, 560, 18, s.shade('#f6efe0', 0.85))
  s.rect(580, 506, 680, 26, s.shade('#fffaf0', 1))
}

function counter(s: Stage): void {
  s.rect(s.left, 560, s.right - s.left, 26, s.shade('#d9b48a', 0.85))
  s.rect(s.left, 586, s.right - s.left, 400, s.shade('#5f7f84', 0.45))
  for (const i of range(8)) s.rect(i * 230 - 60, 606, 206, 260, s.shade('#6a8c90', 0.55))
}

function shelfThings(s: Stage): void {
  s.rect(140, 300, 360, 15, s.shade('#b98a5c', 0.7))
  for (const [x, h, c] of [
    [160, 66, '#c8743c'],
    [206, 84, '#f2e6cc'],
    [254, 58, '#3f7f84'],
    [310, 92, '#d9b060'],
    [372, 62, '#8f3f4c'],
    [430, 76, '#f2e6cc'],
  ] as const)
    s.rect(x, 300 - h, 38, h, s.shade(c, 0.7), 'rx="6"')
}

function kettle(s: Stage): void {
  s.placed({ x: 270, y: 0 }, () => {
    s.path('M1040 556C1030 500 1052 456 1100 452C1148 456 1170 500 1160 556Z', s.shade('#c8553c', 0.8))
    s.path(
      'M1156 500C1182 496 1190 470 1206 456L1218 466C1204 490 1196 520 1160 526Z',
      s.shade('#c8553c', 0.8),
    )
    s.line('M1054 462C1056 410 1144 410 1146 462', s.shade('#3a2c34', 0.4), 10)
    s.circle(1100, 446, 9, s.shade('#3a2c34', 0.5))
    s.rect(1030, 552, 140, 9, s.shade('#3a3444', 0.4))
  })
}

function steam(s: Stage): void {
  s.group(`filter="${s.blur(7)}" opacity=".75"`, () =>
    s.line(
      'M1486 452C1516 410 1470 380 1506 330C1530 290 1496 250 1526 200M1492 446C1532 420 1510 380 1540 340',
      '#fffaf0',
      15,
      'stroke-linecap="round"',
    ),
  )
}

function table(s: Stage): void {
  s.path('M330 640L1290 640L1520 900L100 900Z', s.shade('#c8935c', 0.85))
  s.path('M100 900H1520V960H100Z', s.shade('#8a5c40', 0.4))
  s.line(
    range(7)
      .map((i) => `M${430 + i * 124} 640L${250 + i * 190} 900`)
      .join(''),
    s.shade('#8a5c40', 0.3),
    2,
    'opacity=".4"',
  )
}

interface Sheet {
  readonly corners: readonly [Point, Point, Point, Point]
  readonly sea: string
}

const MAPS: readonly Sheet[] = [
  {
    corners: [
      [420, 660],
      [690, 652],
      [640, 770],
      [330, 784],
    ],
    sea: '#a9cfcc',
  },
  {
    corners: [
      [900, 654],
      [1190, 666],
      [1280, 790],
      [930, 776],
    ],
    sea: '#bcd4d8',
  },
  {
    corners: [
      [610, 690],
      [980, 684],
      [1060, 850],
      [560, 862],
    ],
    sea: '#9fcbd0',
  },
  {
    corners: [
      [200, 800],
      [500, 790],
      [450, 890],
      [120, 896],
    ],
    sea: '#cfdcc8',
  },
]

/** A folded sheet: sea, coasts, a route in red. */
function map(s: Stage, m: Sheet, i: number): void {
  const at = (u: number, v: number): Point => {
    const [a, b, c, d] = m.corners
    const top: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
    const foot: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u]
    return [top[0] + (foot[0] - top[0]) * v, top[1] + (foot[1] - top[1]) * v]
  }
  const sheet = polygon(m.corners)
  s.path(sheet, s.shade('#fbf2de', 1))
  s.path(polygon([at(0.03, 0.05), at(0.97, 0.05), at(0.97, 0.95), at(0.03, 0.95)]), s.shade(m.sea, 0.95))
  for (const isle of range(5)) {
    const [cu, cv] = [0.18 + ((isle * 37 + i * 23) % 64) / 100, 0.2 + ((isle * 53 + i * 31) % 60) / 100]
    const coast = range(18).map((k): Point => {
      const a = (k / 18) * 2 * Math.PI
      const r = 0.05 + 0.13 * fbm2(Math.cos(a) * 1.3 + isle * 5, Math.sin(a) * 1.3 + i * 7, 4, 3)
      return at(cu + Math.cos(a) * r, cv + Math.sin(a) * r * 1.3)
    })
    s.path(polygon(coast), s.shade(isle % 2 ? '#e6cf9a' : '#b9c88a', 0.95))
  }
  for (const fold of [0.25, 0.5, 0.75])
    s.line(polygon([at(fold, 0), at(fold, 1)], false), s.shade('#8f9aa0', 0.4), 1.6, 'opacity=".5"')
  s.line(polygon([at(0, 0.5), at(1, 0.5)], false), s.shade('#8f9aa0', 0.4), 1.6, 'opacity=".5"')
  s.line(
    polygon([at(0.14, 0.72), at(0.36, 0.42), at(0.62, 0.56), at(0.84, 0.26)], false),
    s.shade('#c8382f', 0.85),
    3,
    'stroke-dasharray="9 6"',
  )
}

function tableThings(s: Stage): void {
  s.path(
    'M1196 800C1190 770 1196 742 1198 736H1270C1272 742 1278 770 1272 800C1250 812 1218 812 1196 800Z',
    s.shade('#f2e6d0', 0.95),
  )
  s.ellipse(1234, 738, 36, 10, s.shade('#6b3f2a', 0.5))
  s.line('M1272 752c24 -4 24 34 -2 34', s.shade('#f2e6d0', 0.9), 8)
  s.path('M430 838L640 806L646 816L436 850Z', s.shade('#e8b64c', 0.85))
  s.path('M640 806L662 808L646 816Z', s.shade('#2c2438', 0.3))
  s.circle(1120, 720, 40, s.shade('#c9a25d', 0.85))
  s.circle(1120, 720, 31, s.shade('#f6f0de', 1))
  s.path('M1120 694L1128 720L1120 746L1112 720Z', s.shade('#c8382f', 0.8))
}

function morning(s: Stage): void {
  const c = s.light.lit
  s.path(
    polygon([
      [660, 480],
      [1180, 480],
      [900, 900],
      [240, 900],
    ]),
    s.lin(
      [
        [c, 0.3],
        [c, 0.12],
        [c, 0.02],
      ],
      0,
      480,
      0,
      900,
      true,
    ),
  )
}
