import { type Point, ribbon, smooth } from '../engine/geometry.ts'
import { lerp, range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layers, svg } from '../scene.ts'
import { drawPole } from './bamboo.ts'
import { modelled } from './modelled.ts'

interface Leg {
  readonly knee: Point
  readonly ankle: Point
  /** Tip of the toes. */
  readonly toe: Point
  readonly top: Point
}

const SKIN = '#a86f4c'

/** Bare feet and skirts of two dancers between the clapping poles, at the height of the poles. */
export const tiniklingDance = (): Layers => [
  svg(floorShadows),
  modelled({ round: 20, dark: 0.75 }, (s) => hands(s, 'far')),
  svg((s) => drawPole(s, { from: [150, 700], to: [1470, 660], width: 34 })),
  modelled({ round: 16, dark: 0.75, cast: { x: -10, y: 6, blur: 6, opacity: 0.3 } }, (s) => {
    drawLeg(s, { top: [610, 330], knee: [600, 470], ankle: [560, 590], toe: [600, 664] })
    drawLeg(s, { top: [1000, 360], knee: [1080, 470], ankle: [1176, 520], toe: [1254, 566] })
  }),
  modelled({ round: 16, dark: 0.75, cast: { x: -10, y: 6, blur: 6, opacity: 0.3 } }, (s) => {
    drawLeg(s, { top: [520, 320], knee: [446, 450], ankle: [372, 560], toe: [424, 622] })
    drawLeg(s, { top: [930, 360], knee: [944, 500], ankle: [928, 620], toe: [972, 690] })
  }),
  modelled({ round: 30, dark: 0.7 }, rolledTrousers),
  modelled({ round: 40, dark: 0.75 }, skirt),
  svg(skirtPattern),
  svg((s) => drawPole(s, { from: [60, 800], to: [1560, 752], width: 44 })),
  modelled({ round: 20, dark: 0.75 }, (s) => hands(s, 'near')),
]

function floorShadows(s: Stage): void {
  for (const [x, y, w] of [
    [500, 770, 190],
    [960, 752, 200],
    [1220, 742, 110],
  ] as const)
    s.ellipse(x - 40, y, w, 22, s.light.shadow, `opacity=".45" filter="${s.blur(10)}"`)
  s.path('M60 836L1560 786V806L60 860Z', s.light.shadow, `opacity=".45" filter="${s.blur(7)}"`)
  s.path('M150 730L1470 688V702L150 748Z', s.light.shadow, `opacity=".4" filter="${s.blur(6)}"`)
}

/** Thigh to toes in one skin: calf behind, pointed foot with heel and toes. */
function drawLeg(s: Stage, { top, knee, ankle, toe }: Leg): void {
  const skin = s.shade(SKIN, 0.7)
  const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  s.path(
    ribbon([top, between(top, knee, 0.5), knee], (t) => 50 - t * 16),
    skin,
  )
  const calf = [knee, between(knee, ankle, 0.25), between(knee, ankle, 0.5), between(knee, ankle, 0.8), ankle]
  const widths = [33, 38, 35, 22, 19]
  s.path(
    ribbon(calf, (t) => widths[Math.round(t * 4)] as number),
    skin,
  )
  const [dx, dy] = [toe[0] - ankle[0], toe[1] - ankle[1]]
  const length = Math.hypot(dx, dy)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  s.placed({ x: ankle[0], y: ankle[1], turn, scale: (length / 100) * 1.16 }, () => {
    s.path(
      smooth(
        [
          [-26, -16],
          [-6, -26],
          [24, -26],
          [58, -20],
          [84, -14],
          [100, -4],
          [98, 8],
          [78, 12],
          [50, 12],
          [20, 18],
          [-8, 26],
          [-30, 20],
          [-36, 2],
        ],
        true,
        0.8,
      ),
      skin,
    )
    range(5).forEach((i) => {
      s.ellipse(98 - i * 2.5, -7 + i * 5, 11 - i * 1.3, 5.5 - i * 0.4, skin)
    })
  })
}

function rolledTrousers(s: Stage): void {
  const cloth = s.shade('#b0393a', 0.7)
  s.path(
    smooth(
      [
        [430, -90],
        [470, 200],
        [392, 400],
        [430, 462],
        [516, 446],
        [556, 396],
        [566, 470],
        [650, 484],
        [680, 330],
        [690, -90],
      ],
      true,
      0.5,
    ),
    cloth,
  )
  for (const [x, y, turn] of [
    [430, 440, 33],
    [608, 474, 4],
  ] as const)
    s.placed({ x, y, turn }, () => s.path('M-54 -16Q0 -2 54 -16V16Q0 30 -54 16Z', s.shade('#d9685a', 0.8)))
}

/** A wide skirt, one side lifted by the dancer's hand. */
function skirt(s: Stage): void {
  s.path(
    smooth(
      [
        [850, -90],
        [826, 180],
        [770, 360],
        [742, 470],
        [800, 452],
        [850, 486],
        [912, 458],
        [970, 492],
        [1030, 452],
        [1094, 470],
        [1150, 410],
        [1230, 380],
        [1290, 300],
        [1330, 190],
        [1220, 150],
        [1130, 110],
        [1090, -90],
      ],
      true,
      0.6,
    ),
    s.shade('#e0a13c', 0.75),
  )
}

function skirtPattern(s: Stage): void {
  const fold = (a: Point, b: Point, c: Point) => smooth([a, b, c], false, 1)
  const folds = [
    fold([880, -40], [850, 240], [800, 446]),
    fold([910, -40], [896, 280], [868, 476]),
    fold([960, -40], [960, 280], [950, 480]),
    fold([1010, -40], [1040, 280], [1050, 452]),
    fold([1040, -30], [1110, 230], [1150, 404]),
    fold([1060, -20], [1160, 170], [1250, 340]),
  ]
  s.line(folds.join(''), s.shade('#8a4a2c', 0.3), 7, 'opacity=".5" stroke-linecap="round"')
  s.line(
    folds.join(''),
    s.shade('#ffe0a0', 1),
    2,
    'opacity=".5" stroke-linecap="round" transform="translate(8 -2)"',
  )
  const bands = [0, 34, 52].map((lift) =>
    smooth(
      [
        [764 + lift * 0.2, 410 - lift],
        [850, 440 - lift],
        [960, 444 - lift],
        [1070, 424 - lift],
        [1180, 350 - lift],
        [1290, 250 - lift * 0.6],
      ],
      false,
      0.8,
    ),
  )
  s.line(bands[0] as string, s.shade('#b0393a', 0.7), 13, 'opacity=".85"')
  s.line(bands[1] as string, s.shade('#f6ead2', 0.95), 5, 'opacity=".85"')
  s.line(bands[2] as string, s.shade('#2f7f6a', 0.7), 8, 'opacity=".85"')
}

/** Fists that beat the poles together, at both ends. */
function hands(s: Stage, which: 'near' | 'far'): void {
  const places: readonly (readonly [number, number, number, -1 | 1])[] =
    which === 'near'
      ? [
          [170, 800, 1.1, -1],
          [1440, 760, 1.05, 1],
        ]
      : [
          [236, 700, 0.8, -1],
          [1400, 664, 0.8, 1],
        ]
  for (const [x, y, k, side] of places) {
    s.placed({ x, y, scale: k, flip: side > 0 }, () => {
      s.path(
        ribbon(
          [
            [-20, -16],
            [-110, -60],
            [-230, -90],
          ],
          (t) => 34 + t * 14,
        ),
        s.shade(SKIN, 0.6),
      )
      s.path(
        ribbon(
          [
            [-150, -72],
            [-240, -92],
            [-330, -104],
          ],
          () => 62,
        ),
        s.shade('#f2e6d0', 0.75),
      )
      s.path(
        smooth(
          [
            [-46, -38],
            [10, -48],
            [44, -34],
            [40, 0],
            [-30, 4],
          ],
          true,
          0.7,
        ),
        s.shade(SKIN, 0.68),
      )
      for (const i of range(4))
        s.path(
          ribbon(
            [
              [-22 + i * 19, -34],
              [-14 + i * 19, 4],
              [-22 + i * 19, 30],
            ],
            () => 10.5,
          ),
          s.shade(SKIN, 0.72),
        )
    })
  }
}
