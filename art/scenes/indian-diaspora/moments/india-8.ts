import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { closeHand } from '../../../language/people/hands/close-hand.ts'
import { type Layer, modelled, scene, svg } from '../../../scene.ts'

function drawTeak(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#7a4a34', 0.6), s.shade('#4a2a30', 0.3)], 1, 0, 0, 1),
  )
  const random = s.random(8)
  for (const i of range(7)) s.rect(s.left, i * 150 - 20, 2000, 3, s.light.shadow, 'opacity=".6"')
  const grain = range(70).map(() => {
    const y = random() * 900
    const x = random() * 1500
    return `M${round1(x)} ${round1(y)}q${round1(60 + random() * 120)} ${round1((random() - 0.5) * 12)} ${round1(200 + random() * 200)} 0`
  })
  s.line(grain.join(''), s.shade('#2c1828', 0.2), 1.6, 'opacity=".4"')
}

const LEAF =
  'M-60 452C60 250 320 96 760 74C1180 60 1480 150 1700 330V590C1480 770 1180 836 760 826C320 806 60 654 -60 452Z'

function drawLeaf(s: Stage): void {
  s.path(LEAF, s.lin([s.shade('#6fb04a', 0.95), s.shade('#4f9a44', 0.75), s.shade('#3a7a40', 0.5)]))
  s.clipped(LEAF, () => {
    const veins = range(64).flatMap((i) => {
      const x = i * 27 - 40
      return [`M${x} 450Q${x + 30} 260 ${x + 90} 40`, `M${x} 456Q${x + 30} 640 ${x + 90} 860`]
    })
    s.line(veins.join(''), s.shade('#a8d070', 0.9), 1.4, 'opacity=".45"')
    s.path('M-60 452L1700 440V462Z', s.shade('#cfe08c', 1))
    s.line('M-60 458L1700 464', s.shade('#2a5a3a', 0.3), 3, 'opacity=".6"')
  })
}

interface Heap {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colour: string
  readonly bits: readonly string[]
}

const HEAPS: readonly Heap[] = [
  { x: 250, y: 330, r: 55, colour: '#d8a02c', bits: ['#f6d870', '#5a8a3a'] },
  { x: 352, y: 262, r: 52, colour: '#a8342c', bits: ['#e2603c', '#6a1c24'] },
  { x: 462, y: 300, r: 60, colour: '#f3ecd8', bits: ['#8ab04c', '#d8e0b0'] },
  { x: 476, y: 186, r: 52, colour: '#c8742c', bits: ['#f0b45a', '#7a3c1c'] },
  { x: 582, y: 226, r: 62, colour: '#7aa03c', bits: ['#f6f0dc', '#4a7a2c'] },
  { x: 606, y: 350, r: 52, colour: '#e8c04a', bits: ['#fff0a8', '#a87a1c'] },
  { x: 700, y: 168, r: 55, colour: '#c23a5c', bits: ['#f090a0', '#7a1c3c'] },
  { x: 722, y: 292, r: 64, colour: '#f0e2b8', bits: ['#e8902c', '#5a8a3a', '#c8542c'] },
  { x: 838, y: 200, r: 62, colour: '#5a8a34', bits: ['#f6f0dc', '#8ab850'] },
  { x: 850, y: 330, r: 55, colour: '#b8582c', bits: ['#e8a05a', '#6a2c1c'] },
  { x: 966, y: 150, r: 55, colour: '#f6f2e6', bits: ['#d8d0b0', '#8ab04c'] },
  { x: 984, y: 266, r: 64, colour: '#e29a2c', bits: ['#f8d070', '#b85c1c'] },
  { x: 1104, y: 190, r: 60, colour: '#8a3a2c', bits: ['#c8743c', '#4a1c1c'] },
  { x: 1110, y: 318, r: 57, colour: '#d8c83c', bits: ['#f6f0a0', '#8a7a1c'] },
  { x: 1226, y: 236, r: 64, colour: '#f0b83c', bits: ['#fff0b0', '#c8781c'] },
  { x: 150, y: 404, r: 38, colour: '#f8f6f0', bits: ['#ffffff', '#d8d8d8'] },
  { x: 1340, y: 206, r: 54, colour: '#e8c878', bits: ['#f8e4b0', '#b8843c'] },
  { x: 1460, y: 280, r: 50, colour: '#6a3a24', bits: ['#a8642c', '#3a1c1c'] },
  { x: 1330, y: 330, r: 55, colour: '#c84a2c', bits: ['#f0905a', '#7a201c'] },
]

const heap = (h: Heap): Layer =>
  modelled({ round: h.r * 0.5, dark: 0.6, cast: { x: -8, y: 9, blur: 9, opacity: 0.5 } }, (s) => {
    const random = s.random(h.x + h.y)
    const rim = range(11).map((i) => {
      const a = (i / 11) * 2 * Math.PI
      const k = h.r * (0.86 + random() * 0.26)
      return [h.x + Math.cos(a) * k * 1.12, h.y + Math.sin(a) * k * 0.92] as const
    })
    s.path(smooth(rim, true, 0.9), s.shade(h.colour, 0.78))
    for (const [i, bit] of h.bits.entries()) {
      const bits = range(26).map(() => {
        const [a, r] = [random() * 6.28, Math.sqrt(random()) * h.r * 0.84]
        return ellipsePath(
          h.x + Math.cos(a) * r * 1.1,
          h.y + Math.sin(a) * r * 0.9,
          h.r * (0.05 + random() * 0.06),
          h.r * (0.03 + random() * 0.03),
        )
      })
      s.path(bits.join(''), s.shade(bit, 0.95 - i * 0.12), 'opacity=".85"')
    }
  })

const riceMound: Layer[] = [
  modelled({ round: 60, dark: 0.45, cast: { x: -14, y: 14, blur: 16, opacity: 0.5 } }, (s) => {
    s.path(
      'M560 640C550 540 660 500 790 500C930 498 1040 540 1046 630C1050 720 930 764 800 762C660 762 570 730 560 640Z',
      s.shade('#f6eedc', 0.85),
    )
    const random = s.random(55)
    for (const [colour, n] of [
      ['#ffffff', 260],
      ['#d8c8a8', 200],
    ] as const) {
      const grains = range(n).map(() => {
        const [a, r] = [random() * 6.28, Math.sqrt(random())]
        const [x, y] = [802 + Math.cos(a) * r * 226, 632 + Math.sin(a) * r * 118]
        const t = random() * 3.14
        return `M${round1(x)} ${round1(y)}l${round1(Math.cos(t) * 9)} ${round1(Math.sin(t) * 9)}`
      })
      s.line(grains.join(''), s.shade(colour, 0.9), 3.4, 'stroke-linecap="round" opacity=".8"')
    }
  }),
  modelled({ round: 18, bright: 0.7, dark: 0.5 }, (s) => {
    s.path(
      'M650 600C680 556 780 548 850 570C900 590 880 640 830 650C780 700 700 690 672 660C650 640 640 620 650 600Z',
      s.shade('#c8782c', 0.8),
    )
    s.path(
      outline('700,600 760,620 800,590 730,650 820,620')
        .map(([x = 0, y = 0]) => ellipsePath(x, y, 12, 8))
        .join(''),
      s.shade('#e8a84a', 0.95),
    )
    s.path(
      outline('716,630 780,600 756,664')
        .map(([x = 0, y = 0]) => ellipsePath(x, y, 10, 5))
        .join(''),
      s.shade('#5a8a3a', 0.8),
    )
  }),
]

const papadam: Layer = modelled(
  { round: 10, dark: 0.5, cast: { x: -10, y: 12, blur: 10, opacity: 0.5 } },
  (s) => {
    s.circle(330, 590, 126, s.shade('#e8c070', 0.9))
    const random = s.random(21)
    const blisters = range(60).map(() => {
      const [a, r] = [random() * 6.28, Math.sqrt(random()) * 104]
      return ellipsePath(330 + Math.cos(a) * r, 590 + Math.sin(a) * r, 4 + random() * 8, 3 + random() * 6)
    })
    s.path(blisters.join(''), s.shade('#f8dc9c', 1), 'opacity=".8"')
  },
)

const banana: Layer = modelled({ round: 16, cast: { x: -8, y: 10, blur: 8, opacity: 0.5 } }, (s) => {
  s.path('M1180 470C1260 540 1390 548 1470 486L1482 500C1420 600 1260 610 1166 494Z', s.shade('#f0c83c', 0.9))
  s.path('M1470 486L1490 470L1496 490L1482 500Z', s.shade('#6a5a2c', 0.6))
  s.line('M1186 488C1270 566 1390 566 1470 500', s.shade('#c89a24', 0.5), 2.4, 'opacity=".7"')
})

const payasam: Layer[] = [
  modelled({ round: 16, bright: 0.8, cast: { x: -12, y: 12, blur: 10, opacity: 0.55 } }, (s) =>
    s.circle(1440, 640, 92, s.shade('#d8a24a', 0.85)),
  ),
  modelled({ round: 8, from: [-1, 1] }, (s) => s.circle(1440, 640, 76, s.shade('#f3dcb0', 0.85))),
  svg((s) => {
    for (const [x, y] of [
      [1420, 620],
      [1460, 650],
      [1436, 668],
      [1476, 612],
    ] as const)
      s.ellipse(x, y, 10, 6, s.shade('#b8702c', 0.8))
  }),
]

export default scene({
  name: 'moments/india-8',
  seed: 808,
  light: { base: 'day', lit: '#fff0c8', shadow: '#2c1c44' },
  sun: { x: 1700, y: -200, r: 10 },
  layers: [
    svg(drawTeak),
    modelled(
      { round: 12, dark: 0.5, bright: 0.3, cast: { x: -16, y: 20, blur: 16, opacity: 0.6 } },
      drawLeaf,
    ),
    HEAPS.map(heap),
    papadam,
    riceMound,
    banana,
    payasam,
    closeHand({
      x: 1040,
      y: 930,
      size: 400,
      turn: -36,
      side: 'back',
      skin: '#9a6440',
      arm: 130,
      fingers: [
        {
          path: [
            [-16, -40],
            [-20, -62],
            [-13, -82],
          ],
          w: 5.6,
        },
        {
          path: [
            [-5.5, -43],
            [-8, -70],
            [-5, -94],
          ],
          w: 5.8,
        },
        {
          path: [
            [6, -42],
            [6, -68],
            [3, -91],
          ],
          w: 5.5,
        },
        {
          path: [
            [17, -37],
            [19, -58],
            [12, -80],
          ],
          w: 4.9,
        },
      ],
      thumb: {
        path: [
          [-14, -12],
          [-28, -36],
          [-20, -66],
        ],
        w: 6.6,
      },
    }),
  ],
})
