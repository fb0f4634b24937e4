import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'

/** London roofs: terraces, chimney pots, a far dome and steeples. */
export function drawRooftops(s: Stage): void {
  const random = s.random(3)
  s.placed({ x: 1010, y: 520, scale: 1 }, () => {
    s.path(
      'M-70 0V-90H70V0ZM-58 -90C-58 -170 -30 -196 0 -202C30 -196 58 -170 58 -90ZM-9 -200V-240H9V-200ZM-3 -240V-268H3V-240Z',
      s.shade('#3f5a8c', 0.35, 0.42),
    )
  })
  for (const [x, h] of [
    [610, 210],
    [1340, 180],
  ] as const)
    s.path(
      `M${x - 15} 560V${560 - h * 0.55}H${x - 11}L${x} ${560 - h}L${x + 11} ${560 - h * 0.55}H${x + 15}V560Z`,
      s.shade('#3a5484', 0.3, 0.4),
    )
  for (const row of range(3)) {
    const depth = 0.34 - row * 0.13
    const y = 560 + row * 50
    for (let x = 300 - row * 40; x < 1600; x += 128 + row * 26) {
      const w = 128 + row * 26
      const h = 60 + row * 22 + random() * 26
      const roof = s.shade('#3c4a78', 0.28 + random() * 0.2, depth)
      s.path(
        `M${x} ${y + 120}V${y - h * 0.3}L${x + w * 0.5} ${y - h}L${x + w} ${y - h * 0.3}V${y + 120}Z`,
        roof,
      )
      s.path(
        `M${x + w * 0.5} ${y - h}L${x + w} ${y - h * 0.3}V${y - h * 0.22}L${x + w * 0.5} ${y - h * 0.92}Z`,
        s.shade('#8fa8d8', 0.7, depth),
        'opacity=".5"',
      )
      const cx = x + w * (0.15 + random() * 0.1)
      s.rect(cx, y - h * 1.15, w * 0.15, h * 0.7, s.shade('#5a4460', 0.34, depth))
      for (const k of range(3))
        s.rect(cx + 2 + k * w * 0.05, y - h * 1.3, w * 0.032, h * 0.17, s.shade('#8a5a54', 0.5, depth))
      for (const k of range(3))
        if (random() > 0.55)
          s.rect(x + w * (0.2 + k * 0.24), y + 4 + row * 6, 13, 20, s.lamp(depth), 'opacity=".85"')
    }
  }
}

export function drawCrescent(s: Stage, x: number, y: number, r: number): void {
  s.circle(
    x,
    y,
    r * 5,
    s.rad([
      [s.light.glow, 0.45],
      [s.light.glow, 0.12],
      [s.light.glow, 0],
    ]),
  )
  s.path(
    `M${x + r * 0.5} ${y - r * 0.86}A${r} ${r} 0 1 0 ${x + r * 0.5} ${y + r * 0.86}A${r * 0.8} ${r * 0.8} 0 1 1 ${x + r * 0.5} ${y - r * 0.86}Z`,
    '#fff4d8',
  )
}

const PANES = { x: 330, y: 60, w: 940, h: 560 }

/** The dark room around its sash window, one lamp, someone writing. */
export const officeRoom = (): Layers => [
  svg(windowWall),
  svg(lampPool),
  modelled({ round: 12, dark: 0.6 }, desk),
  modelled({ round: 16, dark: 0.8, from: [1, -0.2], lit: '#ffd88a', bright: 0.75 }, writer),
  modelled({ round: 10, dark: 0.7, from: [1, -0.4], lit: '#ffd88a' }, chair),
  modelled(
    { round: 6, dark: 0.6, from: [0.3, -1], lit: '#ffe6b0', cast: { x: -12, y: 6, blur: 8, opacity: 0.5 } },
    paperStacks,
  ),
  modelled({ round: 10, dark: 0.6 }, lamp),
  svg(lampGlow),
]

function windowWall(s: Stage): void {
  const { x, y, w, h } = PANES
  const hole = `M${s.left} ${s.top}H${s.right}V${s.bottom}H${s.left}ZM${x} ${y}V${y + h}H${x + w}V${y}Z`
  s.path(
    hole,
    s.lin([s.shade('#33406c', 0.2), s.shade('#2a3560', 0.14), s.shade('#4a3c50', 0.3)], 0, 0, 1, 1),
    'fill-rule="evenodd"',
  )
  const bar = s.shade('#5f6f9c', 0.35)
  for (const i of range(5)) s.rect(x - 7 + (i * w) / 4, y, 14, h, bar)
  for (const i of range(4)) s.rect(x, y - 7 + (i * h) / 3, w, i === 2 ? 20 : 12, bar)
  s.rect(x - 30, y - 30, w + 60, 30, s.shade('#6f7fac', 0.35))
  s.rect(x - 44, y + h, w + 88, 30, s.lin([s.shade('#9aa8cc', 0.6), s.shade('#3f4a74', 0.2)]))
  s.rect(x - 30, y, 30, h, s.shade('#52608c', 0.3))
  s.rect(x + w, y, 30, h, s.shade('#52608c', 0.3))
}

function lampPool(s: Stage): void {
  s.circle(
    1090,
    560,
    560,
    s.rad([
      [s.light.window, 0.5],
      [s.light.window, 0.16],
      [s.light.window, 0],
    ]),
  )
}

function desk(s: Stage): void {
  s.path(
    'M330 736L1510 736L1600 800L240 800Z',
    s.lin([s.shade('#7a5244', 0.3), s.shade('#c98f5c', 0.95), s.shade('#9a6a4c', 0.5)], 0, 0, 1, 0),
  )
  s.rect(240, 800, 1360, 40, s.shade('#5f3f40', 0.3))
  s.rect(260, 840, 1320, 120, s.shade('#3f2c3c', 0.15))
}

function writer(s: Stage): void {
  s.path(
    'M640 960C640 820 660 690 716 634C760 596 860 596 906 634C960 690 980 790 990 960Z',
    s.shade('#4a6a86', 0.5),
  )
  s.path(
    'M900 650C960 690 1000 720 1030 752C1020 776 1000 782 978 776C940 750 900 730 868 716Z',
    s.shade('#4a6a86', 0.6),
  )
  s.path('M1012 742C1036 740 1058 752 1066 764C1050 776 1026 778 1008 774Z', s.shade('#b57a5c', 0.8))
  s.path('M780 610C776 580 784 560 812 556C840 560 850 580 846 612Z', s.shade('#b57a5c', 0.6))
  s.path(
    'M752 530C746 470 776 432 822 432C872 432 898 474 890 526C884 566 858 590 826 590C786 590 758 568 752 530Z',
    s.shade('#b57a5c', 0.7),
  )
  s.path(
    'M744 540C732 466 766 420 822 418C880 420 908 464 900 524C896 566 880 596 850 604C800 612 754 590 744 540Z',
    s.shade('#35202c', 0.45),
  )
  s.path('M894 520C908 516 912 536 904 552C898 560 892 556 890 548Z', s.shade('#b57a5c', 0.85))
}

function chair(s: Stage): void {
  s.path(
    'M640 900C636 830 650 790 690 782C770 770 850 770 930 784C964 794 978 830 976 900V980H640Z',
    s.shade('#6a4438', 0.5),
  )
  for (const x of range(5)) s.rect(676 + x * 60, 800, 10, 120, s.shade('#3f2830', 0.2))
}

function paperStacks(s: Stage): void {
  for (const i of range(6))
    s.path(
      `M${1260 + (i % 2) * 5} ${748 - i * 9}h150l12 12h-170Z`,
      s.shade(i % 2 ? '#e9dcc4' : '#fbf2de', 0.9),
    )
  for (const i of range(4))
    s.path(
      `M${436 + (i % 2) * 6} ${752 - i * 10}h130l-10 13h-134Z`,
      s.shade(['#8f3f4c', '#3f6a86', '#d9b060', '#f2e6cc'][i] as string, 0.5),
    )
  s.path('M1000 752L1120 750L1140 784L990 786Z', s.shade('#fff8e6', 1))
  s.path('M1190 720C1186 744 1194 764 1214 766C1234 764 1242 744 1238 720Z', s.shade('#d9d4cc', 0.8))
}

function lamp(s: Stage): void {
  s.ellipse(1150, 764, 62, 14, s.shade('#2f5a54', 0.5))
  s.line(
    'M1150 762C1158 690 1200 640 1180 590L1120 520',
    s.shade('#c9a25d', 0.8),
    11,
    'stroke-linecap="round" stroke-linejoin="round"',
  )
  s.path(
    'M1068 560C1060 510 1092 470 1136 468C1170 470 1190 494 1192 520C1150 520 1100 534 1068 560Z',
    s.shade('#2f6f60', 0.7),
  )
}

function lampGlow(s: Stage): void {
  s.path(
    'M1072 558C1100 534 1150 520 1190 520L1330 742H900Z',
    s.lin([
      [s.light.window, 0.42],
      [s.light.window, 0.05],
    ]),
  )
  s.ellipse(1130, 536, 56, 12, '#fff6d4', 'transform="rotate(-17 1130 536)"')
}
