import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { lerp } from '../../../engine/numbers.ts'
import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { gripParts } from '../../../language/people/hands/grip.ts'
import { drawPole } from '../../../language/plants/bamboo.ts'
import { bodies, type Layer, type Layers, modelled, svg } from '../../../scene.ts'

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
  svg((s) => drawPole(s, { from: [150, 700], to: [1470, 660], width: 34 })),
  ...fists([240, 697], [1392, 662], 66),
  modelled({ round: 15, dark: 0.6, bright: 0.6, cast: { x: -10, y: 6, blur: 6, opacity: 0.3 } }, (s) => {
    drawLeg(s, { top: [612, 300], knee: [604, 420], ankle: [558, 590], toe: [602, 664] })
    drawLeg(s, { top: [990, 330], knee: [1050, 420], ankle: [1200, 512], toe: [1284, 548] })
  }),
  modelled({ round: 15, dark: 0.6, bright: 0.6, cast: { x: -10, y: 6, blur: 6, opacity: 0.3 } }, (s) => {
    drawLeg(s, { top: [520, 300], knee: [450, 410], ankle: [346, 548], toe: [392, 624] })
    drawLeg(s, { top: [930, 330], knee: [938, 440], ankle: [914, 612], toe: [962, 688] })
  }),
  ...bodies({ round: 26, dark: 0.6, bright: 0.4, cast: { x: -14, y: 4, blur: 10, opacity: 0.4 } }, [
    (s) => trouserLeg(s, BACK_LEG),
    (s) => trouserLeg(s, FRONT_LEG),
  ]),
  modelled({ round: 30, dark: 0.65, bright: 0.4 }, skirt),
  svg((s) => drawPole(s, { from: [60, 800], to: [1560, 752], width: 44 })),
  ...fists([196, 796], [1424, 756], 86),
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

/** Half-widths of the lower leg from knee to ankle: the straight shin before, the calf behind. */
const SHIN = [29, 27, 25, 22, 19, 16, 15]
const CALF = [29, 32, 37, 34, 26, 18, 15]

/** Thigh to toes in one skin, of someone who faces right. */
function drawLeg(s: Stage, { top, knee, ankle, toe }: Leg): void {
  const skin = s.shade(SKIN, 0.78)
  const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
  s.path(
    ribbon([top, between(top, knee, 0.5), knee], (t) => 46 - t * 17),
    skin,
  )
  const down = Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0])
  const edge = (widths: readonly number[], side: -1 | 1) =>
    widths.map((w, i): Point => {
      const [x, y] = between(knee, ankle, i / (widths.length - 1))
      return [x + Math.sin(down) * w * side, y - Math.cos(down) * w * side]
    })
  s.path(smooth([...edge(SHIN, 1), ...edge(CALF, -1).reverse()], true, 0.8), skin)
  s.circle(knee[0], knee[1], 29, skin)
  s.circle(ankle[0], ankle[1], 16, skin)
  const [dx, dy] = [toe[0] - ankle[0], toe[1] - ankle[1]]
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  s.placed({ x: ankle[0], y: ankle[1], turn, scale: (Math.hypot(dx, dy) / 100) * 1.06 }, () => drawFoot(s))
}

/** A bare foot from its outer side, ankle at the origin, toes to the right, sole below. */
function drawFoot(s: Stage): void {
  const skin = s.shade(SKIN, 0.78)
  s.path(
    curved('-16,-14 4,-20 26,-19 52,-13 74,-8 86,-2 84,12 68,19 46,14 26,12 8,18 -8,27 -24,24 -28,8'),
    skin,
  )
  const toes = [
    [97, -4, 14, 7.5],
    [96, 4, 12, 6],
    [91, 10, 11, 5.6],
    [84, 15, 10, 5.2],
    [76, 19, 9, 4.8],
  ] as const
  for (const [x, y, rx, ry] of toes) {
    s.ellipse(x, y, rx, ry, skin)
    s.line(
      `M${x - rx * 0.7} ${y + ry * 0.8}q${rx} 2 ${rx * 1.5} ${-ry * 0.5}`,
      s.shade(SKIN, 0.1),
      1.3,
      'opacity=".7"',
    )
    s.ellipse(x + rx * 0.5, y - ry * 0.3, rx * 0.34, ry * 0.42, s.shade('#f0c0a0', 0.9))
  }
  const crease = s.shade(SKIN, 0.12)
  s.line('M-2 2a8 8 0 0 1 12 6', crease, 2, 'opacity=".6" stroke-linecap="round"')
  s.line('M-20 -10Q-14 2 -18 12M28 -12Q50 -7 68 -1M24 -6Q46 0 62 6', crease, 1.4, 'opacity=".35"')
}

interface TrouserLeg {
  readonly cloth: string
  readonly folds: string
  readonly cuff: { readonly x: number; readonly y: number; readonly turn: number }
}

const BACK_LEG: TrouserLeg = {
  cloth: '500,-90 486,100 440,260 388,384 420,438 490,452 536,380 584,260 620,100 640,-90',
  folds: 'M470 420Q510 330 560 250M430 400Q470 320 500 220M540 120Q520 200 480 280',
  cuff: { x: 440, y: 426, turn: 36 },
}
const FRONT_LEG: TrouserLeg = {
  cloth: '540,-90 548,100 548,300 552,440 606,452 662,440 676,300 690,100 700,-90',
  folds: 'M580 420Q590 300 576 180M630 420Q640 300 650 160M600 60Q610 140 596 220',
  cuff: { x: 606, y: 446, turn: 4 },
}

/** One leg of the red trousers, rolled below the knee. */
function trouserLeg(s: Stage, { cloth, folds, cuff }: TrouserLeg): void {
  s.path(curved(cloth, 0, 0, 1, 1, 0.6), s.shade('#b0393a', 0.74))
  s.line(folds, s.shade('#6a1c34', 0.25), 9, 'opacity=".24" stroke-linecap="round"')
  s.placed(cuff, () => {
    s.path('M-58 -16Q0 -4 58 -16Q62 2 56 18Q0 30 -56 18Q-62 2 -58 -16Z', s.shade('#d9685a', 0.85))
    s.line('M-56 -2Q0 12 56 -2', s.shade('#6a1c34', 0.3), 2.4, 'opacity=".5"')
  })
}

const SKIRT = curved(
  '850,-90 826,180 770,360 742,470 800,452 850,486 912,458 970,492 1030,452 1094,470 1150,410 1230,380 1290,300 1330,190 1220,150 1130,110 1090,-90',
  0,
  0,
  1,
  1,
  0.6,
)

/** Points of each fold from the waist to the hem. */
const FOLDS: readonly (readonly [Point, Point, Point])[] = [
  [
    [880, -60],
    [848, 240],
    [786, 470],
  ],
  [
    [904, -60],
    [892, 280],
    [868, 500],
  ],
  [
    [960, -60],
    [956, 280],
    [946, 500],
  ],
  [
    [1010, -60],
    [1036, 280],
    [1058, 480],
  ],
  [
    [1040, -60],
    [1102, 220],
    [1168, 430],
  ],
  [
    [1060, -60],
    [1160, 160],
    [1280, 350],
  ],
]

/** A wide skirt, one side lifted by the swing: folds that open to the hem, three woven bands. */
function skirt(s: Stage): void {
  s.path(SKIRT, s.shade('#e0a13c', 0.78))
  s.clipped(SKIRT, () => {
    drawBands(s)
    for (const fold of FOLDS) {
      s.path(
        ribbon(fold, (t) => 2 + 15 * t, 0.9),
        s.shade('#7a3a2c', 0.3),
        'opacity=".38"',
      )
      const lit = fold.map(([x, y], i): Point => [x + 8 + 16 * i, y - 2])
      s.path(
        ribbon(lit, (t) => 1 + 7 * t, 0.9),
        s.shade('#ffe0a0', 1),
        'opacity=".4"',
      )
    }
  })
}

function drawBands(s: Stage): void {
  const band = (lift: number) =>
    strand(
      `740,${424 - lift} 800,${412 - lift} 850,${440 - lift} 912,${416 - lift} 970,${446 - lift} 1030,${410 - lift} 1094,${424 - lift} 1150,${368 - lift} 1225,${334 - lift} 1280,${262 - lift} 1330,${150 - lift}`,
    )
  s.line(band(0), s.shade('#b0393a', 0.7), 16)
  s.line(band(30), s.shade('#f6ead2', 0.95), 6)
  s.line(band(50), s.shade('#2f7f6a', 0.7), 10)
  s.line(band(-26), s.shade('#fff0c8', 1), 3, 'stroke-dasharray="2 9" stroke-linecap="round"')
}

/** Fists that beat the poles together, at both ends; their people kneel outside the picture. */
const fists = (poleLeft: Point, poleRight: Point, size: number): Layer[] =>
  [
    { at: poleLeft, flip: false },
    { at: poleRight, flip: true },
  ].flatMap(({ at, flip }) =>
    gripParts({
      x: at[0],
      y: at[1],
      size,
      turn: flip ? 88 : -92,
      flip,
      skin: SKIN,
      arm: 4,
      bend: -62,
      sleeve: '#f2e6d0',
    }).map((draw) => modelled({ round: size * 0.13, dark: 0.65, bright: 0.5 }, draw)),
  )
