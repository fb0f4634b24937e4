import { type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { closeHand, type Digit } from '../motifs/close-hand.ts'
import { sheet } from '../motifs/clouds.ts'
import { dunes } from '../motifs/land.ts'
import { modelled } from '../motifs/modelled.ts'
import { outline } from '../motifs/outline.ts'
import { drawPerson } from '../motifs/people.ts'
import { mist, sky } from '../motifs/sky.ts'
import { type Layer, scene, svg } from '../scene.ts'

/** A young ghaf: thin stem, pairs of small leaflets, a root ball of red sand. */
function drawSapling(s: Stage, x: number, y: number, h: number, ball: boolean): void {
  const stem: Point[] = [
    [x, y],
    [x + h * 0.02, y - h * 0.4],
    [x - h * 0.01, y - h * 0.75],
    [x + h * 0.03, y - h],
  ]
  s.path(
    ribbon(stem, (t) => h * (0.016 - 0.01 * t)),
    s.shade('#7a5a42', 0.5),
  )
  for (const i of range(11)) {
    const t = 0.28 + i * 0.065
    const side = i % 2 ? 1 : -1
    const root: Point = [x + h * 0.01, y - h * t]
    const tip: Point = [x + side * h * (0.3 - t * 0.12), y - h * (t + 0.16)]
    s.path(
      ribbon([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - h * 0.03], tip], () => h * 0.004),
      s.shade('#7a8a52', 0.5),
    )
    for (const k of range(7)) {
      const u = 0.2 + k * 0.125
      const [lx, ly] = [root[0] + (tip[0] - root[0]) * u, root[1] + (tip[1] - root[1]) * u - h * 0.02]
      for (const up of [-1, 1])
        s.ellipse(
          lx,
          ly + up * h * 0.016,
          h * 0.024,
          h * 0.009,
          s.shade('#7fa052', up < 0 ? 0.95 : 0.4),
          `transform="rotate(${up * 34 * side} ${lx.toFixed(1)} ${ly.toFixed(1)})"`,
        )
    }
  }
  if (ball)
    s.path(
      smooth(
        [
          [x - h * 0.22, y + h * 0.02],
          [x - h * 0.18, y + h * 0.2],
          [x, y + h * 0.26],
          [x + h * 0.18, y + h * 0.19],
          [x + h * 0.22, y],
          [x, y - h * 0.03],
        ],
        true,
        0.8,
      ),
      s.lin([s.shade('#8a4a34', 0.8), s.shade('#5a2c2c', 0.2)]),
    )
}

/** A child's drawing tied to a stem: sun, hill, two figures, in crayon. */
function drawChildsDrawing(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k, turn: -7 }, () => {
    s.line('M0 -34C-6 -44 -16 -46 -22 -44', s.shade('#c8575a', 0.8), 2)
    s.rect(-36, -34, 72, 54, s.light.shadow, 'opacity=".3" transform="translate(-3 4)"').rect(
      -36,
      -34,
      72,
      54,
      s.shade('#fffaf0', 1),
    )
    s.circle(18, -18, 8, '#f3b23a')
    s.line(
      range(8)
        .map(
          (i) =>
            `M${18 + Math.cos(i * 0.785) * 11} ${-18 + Math.sin(i * 0.785) * 11}L${18 + Math.cos(i * 0.785) * 15} ${-18 + Math.sin(i * 0.785) * 15}`,
        )
        .join(''),
      '#f3b23a',
      1.8,
    )
    s.line('M-32 12C-14 -2 6 -2 32 12', '#5f9a4a', 2.6)
    s.line('M-14 2V-12M-14 -9L-20 -4M-14 -9L-8 -4M-2 0V-8M-2 -6L-7 -3M-2 -6L3 -3', '#3f5f9c', 1.8)
      .circle(-14, -15, 3, '#c8575a')
      .circle(-2, -11, 2.4, '#c8575a')
  })
}

function drawTag(s: Stage, x: number, y: number, k: number): void {
  s.line(`M${x} ${y}l${k * 10} ${k * 8}`, s.shade('#c8a888', 0.5), 1)
  s.path(
    polygon([
      [x + 8 * k, y + 6 * k],
      [x + 16 * k, y + 4 * k],
      [x + 22 * k, y + 22 * k],
      [x + 12 * k, y + 25 * k],
    ]),
    s.shade('#f8f0df', 0.95),
  )
}

const digit = (text: string, w: number): Digit => ({ path: outline(text) as unknown as Digit['path'], w })

/** Fingers bent around the ball of roots. */
const AROUND: readonly Digit[] = [
  digit('-15,-40 -22,-64 -34,-80', 6),
  digit('-5,-43 -11,-72 -25,-92', 6.2),
  digit('6,-42 3,-69 -11,-90', 5.9),
  digit('16,-37 15,-58 3,-76', 5.2),
]

const cuppedHand = (at: { x: number; y: number; turn: number; flip?: boolean }): Layer[] => [
  ...closeHand({
    ...at,
    size: 262,
    skin: '#9a6448',
    side: 'back',
    fingers: AROUND,
    thumb: digit('-14,-12 -32,-26 -47,-38', 7),
    arm: 130,
    from: [0.7, -1],
  }),
  modelled({ round: 30, dark: 0.55, bright: 0.4 }, (s) => {
    const out = at.flip ? -1 : 1
    const cuff: Point[] = [
      [at.x + out * 128, at.y + 142],
      [at.x + out * 190, at.y + 214],
      [at.x + out * 280, at.y + 330],
    ]
    s.path(
      ribbon(cuff, (t) => 74 + 20 * t),
      s.shade('#f4ecdc', 0.85),
    )
  }),
]

export default [
  scene({
    name: 'dubai/day-6',
    seed: 89,
    light: {
      base: 'golden',
      sky: ['#2f5f94', '#7fa6b8', '#d9c6a8', '#f8cf94', '#ffe8b8'],
      haze: '#f8d8a8',
      shadow: '#4a2850',
    },
    horizon: 392,
    sun: { x: 1330, y: 236, r: 56 },
    portrait: { x: 800, y: 110, w: 620, h: 1102 },
    layers: [
      sky({ rings: 2 }),
      sheet({ cover: 0.48, opacity: 0.45, seed: 5 }),
      dunes({
        seed: 5,
        size: 0.7,
        camera: { y: 17, x: 510, focal: 1250, horizon: 392 },
        near: 40,
        colour: '#d9794a',
        hazeDensity: 0.0042,
        sun: { azimuth: 0.9, elevation: 0.32 },
      }),
      mist({ y: 350, h: 80, opacity: 0.6 }),
      svg((s) => {
        drawPerson(s, {
          x: 700,
          y: 486,
          h: 84,
          pose: 'kneeling',
          wears: 'robe',
          colour: '#f4ecdc',
          hair: 'ghutra',
          depth: 0.2,
        })
        drawPerson(s, {
          x: 780,
          y: 480,
          h: 86,
          pose: 'standing',
          wears: 'shirt',
          colour: '#5f8f9c',
          hair: 'strawHat',
          depth: 0.2,
        })
        const row = [
          [860, 520, 70],
          [930, 548, 96],
          [1360, 520, 80],
          [1470, 560, 130],
          [1560, 640, 210],
        ] as const
        for (const [x, y, h] of row) {
          s.ellipse(x - h * 0.5, y + 3, h * 0.62, h * 0.06, s.light.shadow, 'opacity=".35"')
          drawSapling(s, x, y, h, false)
          drawTag(s, x, y - h * 0.34, h / 90)
        }
        s.path(
          'M-80 486C120 520 320 610 600 690L600 740H-80Z',
          s.lin([s.shade('#e2905c', 1, 0.12), s.shade('#d07a4c', 0.8, 0.05), s.shade('#b05c40', 0.5)]),
        )
        drawChildsDrawing(s, 1510, 560, 1.15)
        s.fillBelow(
          690,
          s.lin(
            [s.shade('#d9794a', 0.95), s.shade('#a8523c', 0.45), s.shade('#5a2c40', 0.15)],
            0,
            690,
            0,
            960,
            true,
          ),
        )
        s.path(
          smooth(
            [
              [s.left, 716],
              [420, 694],
              [820, 706],
              [1180, 690],
              [s.right, 712],
              [s.right, 670],
              [1000, 660],
              [s.left, 674],
            ],
            true,
            0.6,
          ),
          s.shade('#e69a5c', 0.95),
        )
        s.ellipse(1120, 800, 190, 40, s.shade('#6a2f34', 0.12)).ellipse(
          1120,
          806,
          170,
          32,
          s.shade('#3a1a2c', 0.1),
        )
        s.path(
          smooth(
            [
              [880, 836],
              [920, 776],
              [980, 800],
              [960, 846],
            ],
            true,
            0.8,
          ) +
            smooth(
              [
                [1290, 830],
                [1340, 764],
                [1410, 800],
                [1370, 850],
              ],
              true,
              0.8,
            ),
          s.lin([s.shade('#e08a54', 1), s.shade('#8a3f34', 0.3)]),
        )
        drawSapling(s, 1120, 716, 330, true)
      }),
      ...cuppedHand({ x: 904, y: 902, turn: 42, flip: true }),
      ...cuppedHand({ x: 1336, y: 902, turn: -42 }),
    ],
    finish: { bloom: 0.36 },
  }),
]
