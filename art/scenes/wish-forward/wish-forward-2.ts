import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { scene, svg } from '../../scene.ts'

type Sketch = (s: Stage) => void

const stroke = (s: Stage, d: string, colour: string, w = 5) =>
  s.line(d, colour, w, 'stroke-linecap="round" stroke-linejoin="round"')

/** What children draw: each in a 200 × 150 sheet around its middle. */
const SKETCHES: readonly Sketch[] = [
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
]

const MORE_SKETCHES: readonly Sketch[] = [
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
]

const drawPinned = (s: Stage, x: number, y: number, i: number): void => {
  const random = s.random(i * 17 + 3)
  s.placed({ x, y, turn: (random() - 0.5) * 8, scale: 1.36 }, () => {
    s.rect(-104, -76, 214, 164, s.light.shadow, 'opacity=".2" transform="translate(-6 8)"')
    s.rect(
      -110,
      -82,
      220,
      170,
      s.lin(
        [s.shade('#fffaf0', 1), s.shade(['#fdf3dc', '#f0f4f0', '#fbe8dc'][i % 3] ?? '#fdf3dc', 0.75)],
        1,
        0,
        0,
        1,
      ),
    )
    s.group('opacity=".92"', () => [...SKETCHES, ...MORE_SKETCHES][i % 10]?.(s))
    s.path(
      `${range(5)
        .map((k) => {
          const a = (k / 5) * 2 * Math.PI - Math.PI / 2
          const b = a + Math.PI / 5
          return `${k ? 'L' : 'M'}${(86 + Math.cos(a) * 13).toFixed(1)} ${(66 + Math.sin(a) * 13).toFixed(1)}L${(86 + Math.cos(b) * 6).toFixed(1)} ${(66 + Math.sin(b) * 6).toFixed(1)}`
        })
        .join('')}Z`,
      ['#f2a82c', '#d8568a', '#4f98c0', '#6aa04a'][i % 4] ?? '#f2a82c',
    )
    s.circle(0, -74, 7, s.rad([s.shade('#ff8a7a', 1), s.shade('#b02a34', 0.4)], 0.6, 0.3, 0.7))
  })
}

export default scene({
  name: 'moments/wish-forward-2',
  seed: 402,
  light: { base: 'day', shadow: '#3a3468', lit: '#fff0c8', haze: '#f0e0c4' },
  sun: { x: 1700, y: -60, r: 10 },
  layers: [
    svg((s) => {
      s.rect(
        s.left,
        s.top,
        s.right - s.left,
        s.bottom - s.top,
        s.lin([s.shade('#9ac0b8', 0.55), s.shade('#c4dcc8', 0.95)], 0, 0, 1, 0),
      )
      s.rect(s.left, 650, s.right - s.left, 14, s.lin([s.shade('#f4e0c0', 1), s.shade('#a8806a', 0.4)]))
      s.fillBelow(664, s.lin([s.shade('#e0a878', 0.8), s.shade('#b87a5c', 0.45)]))
      s.line('M-20 76H1620M-20 340H1620', s.shade('#8a6a50', 0.5), 3)
    }),
    svg((s) => {
      for (const row of range(2))
        for (const col of range(5)) drawPinned(s, 172 + col * 314 + row * 10, 190 + row * 264, row * 5 + col)
    }),
    svg((s) => {
      for (const x of [1240, 700])
        s.path(
          polygon([
            [x, s.top],
            [x + 250, s.top],
            [x - 150, 900],
            [x - 440, 900],
          ]),
          s.lin([
            ['#fff6d8', 0.2],
            ['#fff6d8', 0.04],
          ]),
        )
    }),
    svg((s) => {
      s.path(
        curved('-160,0 -40,-16 170,-12 220,4 60,18 -120,14', 980, 884, 1),
        s.light.shadow,
        'opacity=".35"',
      )
      drawFigure(s, {
        x: 1010,
        y: 884,
        h: 420,
        facing: 'away',
        headSize: 1.36,
        skin: '#7a4a36',
        top: '#f0c04a',
        lower: 'dress',
        lowerColour: '#c2504a',
        sleeves: 'short',
        head: 'braids',
        rim: { colour: s.shade('#fff6dc', 1), width: 3 },
        tones: [0.16, 0.95],
        pose: pose(
          'neck 0,-.77; hip 0,-.46; armL -.13,-.6 -.13,-.46; armR .15,-.72 .19,-.86; legL -.05,-.24 -.06,-.01; legR .05,-.24 .06,-.01',
        ),
      })
      for (const [x, c] of [
        [420, '#4f8a9a'],
        [520, '#d8863c'],
      ] as const) {
        s.path(
          polygon([
            [x - 44, 800],
            [x + 44, 800],
            [x + 52, 890],
            [x - 52, 890],
          ]),
          s.lin([s.shade(c, 0.25), s.shade(c, 0.95)], 0, 0, 1, 0),
        )
        s.rect(x - 56, 784, 112, 18, s.shade('#e8c890', 0.9), 'rx="5"')
      }
      for (const i of range(9))
        s.line(
          `M${384 + i * 9} 786l${(i % 3) * 5 - 4} ${-52 - (i % 4) * 8}`,
          s.shade(['#d8483a', '#f2b02c', '#3f74b0', '#4a9a5a'][i % 4] ?? '#d8483a', 0.85),
          6,
          'stroke-linecap="round"',
        )
    }),
  ],
  finish: { vignette: 0.22 },
})
