import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

type Sketch = (s: Stage) => void

const stroke = (s: Stage, d: string, colour: string, w = 5) =>
  s.line(d, colour, w, 'stroke-linecap="round" stroke-linejoin="round"')

/** What children draw: each in a 200 × 150 sheet around its middle. */
export const SKETCHES: readonly Sketch[] = [
  (s) => {
    s.path(
      curved('-70,10 -50,-30 0,-40 50,-24 72,-40 88,-52 84,-26 92,-8 70,-12 40,30 -30,40 -64,30', 0, 0, 1),
      '#3f74b0',
    )
    stroke(s, 'M-20 -44Q-30 -66 -44 -60M-20 -44Q-14 -68 2 -62', '#5aa0c8')
    s.circle(-46, 0, 4, '#fffdf4')
    stroke(s, 'M-90 56Q-70 44 -50 56T-10 56T30 56T70 56', '#4f98c0', 4)
  },
  (s) => {
    s.path('M-56 50V-10H-36V6H-14V-24H14V6H36V-10H56V50Z', '#e0a0b8')
    s.path('M-62 -10L-46 -50L-30 -10ZM30 -10L46 -50L62 -10ZM-20 -24L0 -66L20 -24Z', '#6a5ab0')
    s.path('M-10 50V28Q0 14 10 28V50Z', '#7a4a34')
    stroke(s, 'M-86 54H86', '#6aa04a', 6)
  },
  (s) => {
    s.path(
      curved(
        '-60,6 -50,-16 -34,-36 -16,-12 0,-14 12,-36 30,-14 44,-10 56,-34 66,-44 78,-40 66,-28 58,10 30,16 -40,16',
        0,
        0,
        1,
      ),
      '#d09a4a',
    )
    stroke(s, 'M-46 12V50M-26 14V50M26 14V50M44 10V50', '#d09a4a', 8)
    stroke(s, 'M-90 54Q-40 40 10 54T90 50', '#e8c470', 6)
    s.circle(-66, -46, 16, '#f2b02c')
  },
  (s) => {
    s.path('M-70 16Q0 34 70 10L50 44H-50Z', '#c2503a')
    s.path('M-2 -60L-2 12L58 8Z', '#f2c04a')
    s.path('M-8 -44L-8 12L-50 14Z', '#4f98c0')
    stroke(s, 'M-90 56Q-68 44 -46 56T-2 56T42 56T86 52', '#3f74b0', 5)
  },
  (s) => {
    s.path(curved('-80,4 -60,-10 40,-16 76,-8 84,4 40,14 -60,14', 0, 0, 1), '#c8d4e8')
    stroke(s, 'M-80 4L-92 -26L-70 -10M0 6L-34 46L-12 44L30 8M4 -12L-14 -40L2 -40L26 -12', '#5a78b0', 7)
    for (const x of [-30, -8, 14, 36]) s.circle(x, -2, 4, '#4f98c0')
    s.circle(60, -52, 14, '#f2b02c')
  },
  (s) => {
    stroke(s, 'M4 54Q-8 0 6 -30', '#9a6a3c', 9)
    for (const d of [
      'M6 -30Q-30 -50 -58 -24',
      'M6 -30Q-20 -66 -44 -62',
      'M6 -30Q30 -64 52 -58',
      'M6 -30Q44 -44 66 -14',
      'M6 -30Q0 -10 -26 0',
    ])
      stroke(s, d, '#4a9a5a', 9)
    stroke(s, 'M-80 56Q0 36 80 56', '#e8c470', 9)
  },
  (s) => {
    s.path(curved('-60,10 -54,-30 -10,-44 36,-34 50,-10 48,20 -50,24', 0, 0, 1), '#8a94b0')
    s.path(curved('30,-40 62,-46 74,-20 60,6 34,0', 0, 0, 1), '#9aa4c0')
    stroke(s, 'M70 -16Q90 10 74 40', '#9aa4c0', 11)
    stroke(s, 'M-42 20V52M-22 22V52M16 22V52M36 18V52', '#8a94b0', 13)
  },
  (s) => {
    for (const [i, c] of ['#d8483a', '#f08a2c', '#f2c83c', '#4a9a5a', '#3f74b0', '#7a5ab0'].entries())
      stroke(s, `M${-80 + i * 9} 50A${80 - i * 9} ${90 - i * 10} 0 0 1 ${80 - i * 9} 50`, c, 9)
    s.path(
      curved('-90,50 -76,34 -60,40 -50,54', 0, 0, 1) + curved('50,54 62,38 80,36 92,52', 0, 0, 1),
      '#dfe8f0',
    )
  },
  (s) => {
    s.path('M-20 30V-20Q0 -76 20 -20V30Z', '#e8e4f0')
    s.path('M-20 30L-44 50V14L-20 -4ZM20 30L44 50V14L20 -4Z', '#d8483a')
    s.circle(0, -16, 10, '#4f98c0')
    s.path('M-14 32Q0 76 14 32Z', '#f2a82c')
    for (const [x, y] of [
      [-70, -40],
      [66, -50],
      [-60, 30],
      [78, 20],
    ] as const)
      s.circle(x, y, 4, '#f2c83c')
  },
  (s) => {
    s.path(curved('-64,30 -60,-10 -20,-34 30,-30 60,0 62,30', 0, 0, 1, 1, 0.6), '#5aa06a')
    s.path(curved('58,16 82,-4 94,6 84,24 62,30', 0, 0, 1), '#8abf7a')
    stroke(s, 'M-40 34V48M30 34V48', '#8abf7a', 14)
    stroke(s, 'M-30 -16L-14 10M0 -26V8M28 -20L14 10', '#3f7a4a', 4)
    stroke(s, 'M-90 54H90', '#e8c470', 6)
  },
  (s) => {
    s.path('M-54 50V-8H54V50Z', '#f2c83c')
    s.path('M-70 -6L0 -58L70 -6Z', '#d8483a')
    s.path('M-12 50V18H12V50ZM-42 6H-22V26H-42ZM22 6H42V26H22Z', '#3f74b0')
    s.path('M30 -38V-62H46V-26Z', '#9a6a3c')
    stroke(s, 'M38 -66Q50 -78 62 -66T88 -66', '#a8b4c0', 6)
  },
  (s) => {
    stroke(s, 'M0 56Q-6 20 2 -10', '#4a9a5a', 9)
    s.path(curved('-2,40 -34,34 -40,12 -12,22', 0, 0, 1), '#6ab06a')
    for (const i of range(8))
      s.placed({ x: 2, y: -24, turn: i * 45 }, () =>
        s.path('M0 -12C-14 -26 -10 -44 0 -46C10 -44 14 -26 0 -12Z', '#d8568a'),
      )
    s.circle(2, -24, 15, '#f2b02c')
  },
  (s) => {
    s.path('M-92 54L-40 -40L-14 4L16 -56L90 54Z', '#7a8ab8')
    s.path('M-52 -18L-40 -40L-28 -18L-40 -26ZM-2 -20L16 -56L38 -22L24 -32L12 -22Z', '#fbfaf4')
    s.circle(-70, -52, 15, '#f2b02c')
  },
  (s) => {
    s.path('M-88 26H-30V-34H-66V-8H-88Z', '#d8483a')
    s.path('M-22 26H30V-20H-22ZM38 26H88V-20H38Z', '#3f74b0')
    s.path('M-58 -26H-40V-8H-58ZM-12 -10H2V6H-12ZM10 -10H24V6H10ZM48 -10H62V6H48ZM68 -10H82V6H68Z', '#fff2c0')
    for (const x of [-74, -44, -10, 18, 50, 76]) s.circle(x, 32, 10, '#3a3a4c')
    stroke(s, 'M-90 48H92', '#9a6a3c', 5)
    stroke(s, 'M-80 -16Q-92 -40 -70 -50T-50 -66', '#a8b4c0', 8)
  },
  (s) => {
    s.path(curved('-60,0 -20,-30 34,-22 60,0 34,22 -20,30', 0, 0, 1), '#f08a2c')
    s.path('M56 0L90 -26L84 0L90 26Z', '#f2b02c')
    stroke(s, 'M-18 -26Q-6 0 -18 26M8 -26Q20 0 8 26', '#fff2d8', 7)
    s.circle(-42, -6, 6, '#2a2a3c')
    for (const [x, y, r] of [
      [-78, -26, 5],
      [-86, -44, 7],
      [-74, -62, 9],
    ] as const)
      s.circle(x, y, r, 'none', 'stroke="#4f98c0" stroke-width="3"')
  },
  (s) => {
    s.path('M-80 50L0 -46L80 50Z', '#4a9a5a')
    s.path('M-22 50L0 -20L22 50Z', '#2f5f48')
    s.path('M0 -46L6 -46L6 -64L30 -57L6 -50Z', '#d8483a')
    s.path('M-64 -66A18 18 0 1 0 -46 -40A15 15 0 0 1 -64 -66Z', '#f2c83c')
    stroke(s, 'M-92 54H92', '#9a6a3c', 5)
  },
  (s) => {
    s.path('M-70 40Q-60 -50 0 -54Q60 -50 70 40Z', '#e8b8d0')
    for (const [x, c] of [
      [-46, '#d8483a'],
      [-16, '#f2b02c'],
      [16, '#4a9a5a'],
      [46, '#3f74b0'],
    ] as const)
      s.path(`M${x - 15} 40Q${x * 0.8 - 8} -40 0 -54Q${x * 0.8 + 8} -40 ${x + 15} 40Z`, c)
    s.path('M-18 54H18V66H-18Z', '#9a6a3c')
    stroke(s, 'M-66 40L-16 56M66 40L16 56', '#9a6a3c', 3)
  },
  (s) => {
    stroke(s, 'M-30 50V4M30 50V4M-30 50M0 50', '#3a5a8c', 8)
    s.path('M-48 2Q-30 -30 -12 2V30H-48ZM12 2Q30 -30 48 2V30H12Z', '#d8483a')
    s.circle(-30, -36, 17, '#8a5a3c')
    s.circle(30, -36, 17, '#d9a878')
    stroke(s, 'M-12 8Q0 20 12 8', '#8a5a3c', 7)
    stroke(s, 'M-88 54H88', '#6aa04a', 6)
    s.circle(80, -50, 14, '#f2b02c')
  },
]
