import { type Point, polygon, ribbon } from '../engine/geometry.ts'
import { lerp, range, smoothstep } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { cumulus, sheet } from '../motifs/clouds.ts'
import { drawShrubs } from '../motifs/foliage.ts'
import { ridge } from '../motifs/land.ts'
import { bodies, modelled } from '../motifs/modelled.ts'
import { drawSprayFan, drawVictor } from '../motifs/podium.ts'
import { sky } from '../motifs/sky.ts'
import { drawWheelFace, drawWheelFrame, drawWheelGrips } from '../motifs/steering-wheel.ts'
import { scene, svg } from '../scene.ts'

const gripFinger =
  (k: 1 | -1, y: number, i: number) =>
  (s: Stage): void => {
    s.path(
      ribbon(
        [
          [800 + k * 352, y],
          [800 + k * 300, y - 8],
          [800 + k * 246, y + 2],
          [800 + k * 238, y + 18],
        ],
        (t) => 29 - 8 * t,
      ),
      s.shade('#f3e6cc', 0.95 - i * 0.05),
    )
  }

/** A gloved hand on the wheel's grip: back of the hand outside, fingers inside, thumb on top. */
const wheelHand = (k: 1 | -1): ((s: Stage) => void)[] => [
  (s) =>
    s.path(
      `M${800 + k * 330} 560C${800 + k * 430} 560 ${800 + k * 600} 700 ${800 + k * 860} 900V1010H${800 + k * 520}C${800 + k * 450} 860 ${800 + k * 380} 760 ${800 + k * 330} 720Z`,
      s.shade('#b01226', 0.65),
    ),
  (s) =>
    s.path(
      `M${800 + k * 400} 590C${800 + k * 430} 600 ${800 + k * 466} 624 ${800 + k * 484} 648L${800 + k * 420} 778C${800 + k * 390} 764 ${800 + k * 366} 744 ${800 + k * 352} 728Z`,
      s.shade('#14245a', 0.6),
    ),
  (s) =>
    s.path(
      `M${800 + k * 300} 500C${800 + k * 360} 480 ${800 + k * 420} 520 ${800 + k * 436} 590C${800 + k * 436} 660 ${800 + k * 400} 730 ${800 + k * 352} 738C${800 + k * 310} 730 ${800 + k * 290} 680 ${800 + k * 286} 600Z`,
      s.shade('#f3e6cc', 0.85),
    ),
  ...[560, 606, 650, 690].map((y, i) => gripFinger(k, y, i)),
  (s) =>
    s.path(
      ribbon(
        [
          [800 + k * 350, 540],
          [800 + k * 318, 486],
          [800 + k * 270, 462],
          [800 + k * 226, 470],
        ],
        (t) => 33 - 9 * t,
      ),
      s.shade('#f3e6cc', 1),
    ),
]

function drawTrackAhead(s: Stage): void {
  s.fillBelow(330, s.lin([s.shade('#9fb87a', 0.9, 0.4), s.shade('#6f9a56', 0.7), s.shade('#4f7f48', 0.4)]))
  const edge = (k: number): Point[] =>
    range(41).map((i) => {
      const t = i / 40
      const near = (1 - t) ** 2.4
      const swing = 330 * smoothstep(0.25, 0.75, t) - 470 * smoothstep(0.66, 1, t)
      return [800 + swing * (0.35 + 0.65 * (1 - near)) + k * (1150 * near + 8), lerp(338, 960, near)]
    })
  const band = (k: number) => polygon([...edge(-k), ...edge(k).reverse()])
  s.path(band(1.16), s.shade('#fff4e0', 0.95))
  s.path(band(1.1), s.shade('#c20d1b', 0.8))
  s.path(band(1), s.lin([s.shade('#c9bcc0', 0.95, 0.4), s.shade('#8d83a0', 0.7), s.shade('#5a5078', 0.35)]))
  s.path(polygon([...edge(0.1), ...edge(0.4).reverse()]), s.light.shadow, 'opacity=".22"')
  s.path(polygon([...edge(-0.4), ...edge(-0.1).reverse()]), s.light.shadow, 'opacity=".22"')
}

const fromTheSeat = scene({
  name: 'moments/f1-2',
  seed: 202,
  light: { base: 'day', sky: ['#1b66a8', '#4ca0cc', '#9ad2dc', '#dcecdf', '#faf0d8'] },
  horizon: 330,
  sun: { x: 1300, y: 40, r: 30 },
  layers: [
    sky({ disc: false }),
    cumulus({
      banks: [
        { x: 420, y: 300, w: 330, h: 110 },
        { x: 1240, y: 290, w: 260, h: 90 },
      ],
      seed: 7,
    }),
    ridge({ y: 336, height: 90, colour: '#5f8a6a', depth: 0.5, length: 300 }),
    svg((s) => {
      drawTrackAhead(s)
      drawShrubs(s, { from: -20, to: 640, y: 360, h: 44, depth: 0.2, seed: 2 })
      drawShrubs(s, { from: 1080, to: 1620, y: 362, h: 48, depth: 0.2, seed: 3 })
    }),
    bodies({ round: 50 }, [
      (s) =>
        s.path('M470 960C500 700 640 540 760 500H840C960 540 1100 700 1130 960Z', s.shade('#c20d1b', 0.8)),
      (s) =>
        s.path(
          'M300 470L470 440C486 470 486 500 474 526L316 540C296 520 292 494 300 470ZM1300 470L1130 440C1114 470 1114 500 1126 526L1284 540C1304 520 1308 494 1300 470Z',
          s.shade('#c20d1b', 0.8),
        ),
    ]),
    svg((s) => {
      s.path(
        'M316 478L462 452C472 474 472 496 466 516L326 528C314 512 310 494 316 478ZM1284 478L1138 452C1128 474 1128 496 1134 516L1274 528C1286 512 1290 494 1284 478Z',
        s.lin(['#8fc6d8', '#e9efdc', '#5f6a88']),
      )
      s.path('M760 500H840L858 640H742Z', s.shade('#f6ead0', 0.95))
      s.path(
        'M-40 960V760C200 740 380 800 470 960ZM1640 960V760C1400 740 1220 800 1130 960Z',
        s.shade('#1c1d48', 0.15),
      )
    }),
    modelled({ round: 26 }, (s) =>
      s.path('M788 -40H812C808 120 812 320 826 500H774C788 320 792 120 788 -40Z', s.shade('#2a2c52', 0.3)),
    ),
    modelled({ round: 24, cast: { x: -14, y: 22, blur: 16, opacity: 0.45 } }, (s) =>
      s.placed({ x: 800, y: 650, scale: 1.12 }, () => drawWheelFrame(s)),
    ),
    modelled({ round: 30 }, (s) => s.placed({ x: 800, y: 650, scale: 1.12 }, () => drawWheelGrips(s))),
    svg((s) => s.placed({ x: 800, y: 650, scale: 1.12 }, () => drawWheelFace(s))),
    bodies({ round: 24, cast: { x: -8, y: 12, blur: 9, opacity: 0.35 } }, [
      ...wheelHand(-1),
      ...wheelHand(1),
    ]),
  ],
})

/** One slick lying on its side, top face seen a little from above. */
const tyreParts = (x: number, y: number, w: number, h: number, stripe: string): ((s: Stage) => void)[] => {
  const ry = w * 0.16
  const side = `M${x - w / 2} ${y - h}V${y}A${w / 2} ${ry} 0 0 0 ${x + w / 2} ${y}V${y - h}Z`
  return [
    (s) => s.path(side, s.shade('#34345c', 0.5)),
    (s) => s.ellipse(x, y - h, w / 2, ry, s.shade('#45456e', 0.6)),
    (s) => {
      s.ellipse(x, y - h, w * 0.43, ry * 0.84, 'none', `stroke="${s.shade(stripe, 0.95)}" stroke-width="5"`)
      s.ellipse(x, y - h, w * 0.33, ry * 0.64, s.lin([s.shade('#14142e', 0.05), s.shade('#3a3a60', 0.3)]))
      s.ellipse(x, y - h + 4, w * 0.3, ry * 0.56, s.shade('#101028', 0))
    },
  ]
}

/** An air gun for the single wheel nut: fat barrel, deep socket, pistol grip; parts back to front. */
const wheelGun: readonly ((s: Stage) => void)[] = [
  (s) =>
    s.path(
      'M-76 34L-8 40C-14 92 -26 150 -38 206C-46 226 -106 222 -108 200C-96 140 -84 92 -76 34Z',
      s.shade('#34345c', 0.6),
    ),
  (s) =>
    s.path(
      'M-150 -60C-140 -84 60 -86 92 -72V60C60 72 -140 70 -150 46C-160 16 -160 -30 -150 -60Z',
      s.shade('#d8a23a', 0.9),
    ),
  (s) => s.path('M88 -58L150 -44V34L88 48Z', s.shade('#b8bcd0', 0.8)),
  (s) => s.path('M146 -66H262C272 -40 272 30 262 56H146C138 30 138 -40 146 -66Z', s.shade('#7a80a4', 0.7)),
]

function drawGunDetails(s: Stage): void {
  s.ellipse(264, -5, 16, 58, s.shade('#1c1c40', 0.2))
  s.path('M262 -40L274 -20V12L262 34L252 12V-20Z', s.shade('#0f0f2a', 0.05))
  s.line('M-138 -22H84M-138 -8H84', s.shade('#c20d1b', 0.75), 9)
  s.line('M-130 -66C-60 -78 20 -78 84 -68', '#fff3d0', 6, 'opacity=".8" stroke-linecap="round"')
  s.path('M-4 44C16 50 24 70 10 96L-6 92C0 76 -2 62 -14 56Z', s.shade('#c20d1b', 0.9))
  s.line('M170 -60V50M200 -62V52M230 -62V52', s.shade('#34345c', 0.3), 4, 'opacity=".6"')
  s.line('M-98 120L-44 126M-102 150L-50 156', s.shade('#6a6f9c', 0.6), 5, 'stroke-linecap="round"')
}

/** Where the gun lies, leaning on its grip. */
const GUN = { x: 380, y: 650, scale: 1.02, turn: -10 } as const

const garageLight = scene({
  name: 'moments/f1-4',
  seed: 204,
  light: { base: 'golden', shadow: '#1c1a48', haze: '#5a4a78' },
  sun: { x: 1500, y: -200, r: 20 },
  layers: [
    svg((s) => {
      s.rect(
        -40,
        -40,
        1680,
        720,
        s.lin([s.shade('#4a3f74', 0.15), s.shade('#5f4f80', 0.35), s.shade('#8a6f84', 0.6)], 0, 0, 1, 0.2),
      )
      s.line(
        range(10)
          .map((i) => `M${i * 180} -40V660`)
          .join(''),
        s.light.shadow,
        4,
        'opacity=".35"',
      )
      s.rect(-40, 300, 1680, 16, s.shade('#c20d1b', 0.5))
      s.rect(-40, 322, 1680, 6, s.shade('#f6ead0', 0.5))
      s.rect(
        -40,
        660,
        1680,
        300,
        s.lin([s.shade('#8f7f94', 0.6), s.shade('#4f4474', 0.3), s.shade('#332b60', 0.1)]),
      )
      s.rect(100, 120, 420, 8, s.shade('#8a7a98', 0.4))
      for (const [x, h, c] of [
        [150, 120, '#8f96b4'],
        [200, 90, '#d8a23a'],
        [250, 140, '#8f96b4'],
        [310, 100, '#c8505a'],
        [370, 120, '#8f96b4'],
        [430, 80, '#d8a23a'],
      ] as const) {
        s.line(`M${x} 128v${h}`, s.shade(c, 0.35), 12, 'stroke-linecap="round"')
        s.circle(x, 128 + h, 13, 'none', `stroke="${s.shade(c, 0.35)}" stroke-width="8"`)
      }
    }),
    svg((s) =>
      s.path(
        'M1180 -40H1660V60L1300 900H440Z',
        s.lin(
          [
            ['#ffe2a0', 0.8],
            ['#ffd48a', 0.45],
            ['#ffd48a', 0.1],
          ],
          1,
          0,
          0.3,
          1,
        ),
      ),
    ),
    svg((s) =>
      s.path(
        'M470 860C620 770 1020 760 1220 830C1300 870 1200 930 900 934C640 936 420 900 470 860Z',
        s.rad([
          ['#ffe2a0', 0.8],
          ['#ffd48a', 0.1],
        ]),
      ),
    ),
    bodies(
      { round: 80, from: [1, -0.7], bright: 0.75, cast: { x: -70, y: 24, blur: 22, opacity: 0.45 } },
      [0, -14, 10, -4].flatMap((shift, i) =>
        tyreParts(850 + shift, 830 - i * 142, 430, 122, i % 2 ? '#f3c33a' : '#e2382e'),
      ),
    ),
    bodies(
      { round: 40, cast: { x: -60, y: 20, blur: 16, opacity: 0.45 } },
      tyreParts(1260, 850, 380, 112, '#f6ead0'),
    ),
    bodies(
      { round: 44, from: [1, -0.7], bright: 0.7, cast: { x: -40, y: 26, blur: 14, opacity: 0.5 } },
      wheelGun.map((draw) => (s) => s.placed(GUN, () => draw(s))),
    ),
    svg((s) => {
      s.line('M322 850C300 930 120 900 -40 930', s.shade('#c8303e', 0.6), 16, 'stroke-linecap="round"')
      s.placed(GUN, () => drawGunDetails(s))
      const random = s.random(4)
      s.path(
        range(120)
          .map(() => {
            const x = 520 + random() * 1000
            const y = random() * 860
            const r = 1 + random() * 2.4
            return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
          })
          .join(''),
        '#fff3cf',
        'opacity=".5"',
      )
    }),
  ],
})

/** Three steps with gold edges, and the crowd's arms in front of them. */
function drawPodium(s: Stage): void {
  const random = s.random(5)
  for (const x of range(90)) {
    const [px, r] = [-20 + x * 18.6, 9 + random() * 7]
    const y = 770 + random() * 30
    s.ellipse(px, y, r, r * 1.2, s.shade('#5a3a6a', 0.2 + random() * 0.3, 0.45))
    if (x % 3 === 0)
      s.line(
        `M${px} ${y + 16}l${(random() - 0.5) * 40} ${-46 - random() * 26}`,
        s.shade('#5a3a6a', 0.3, 0.45),
        7,
        'stroke-linecap="round"',
      )
  }
  s.fillBelow(800, s.lin([s.shade('#6a3f6a', 0.35, 0.35), s.shade('#2a2050', 0.1)]))
  for (const [x, w, y] of [
    [300, 330, 838],
    [1050, 330, 866],
    [620, 440, 748],
  ] as const) {
    s.rect(
      x,
      y,
      w,
      200,
      s.lin([s.shade('#7a4a6a', 0.15), s.shade('#c88a78', 0.5), s.shade('#f6d0a0', 0.95)], 0, 0, 1, 0),
    )
    s.rect(x, y, w, 22, s.lin([s.shade('#b8863a', 0.5), s.shade('#ffdf9a', 1)], 0, 0, 1, 0))
    s.path(`M${x + 30} ${y + 50}h${w - 60}v4h${60 - w}Z`, s.shade('#d9b46a', 0.8))
  }
}

const topStep = scene({
  name: 'moments/f1-5',
  seed: 205,
  light: { base: 'dusk', sky: ['#1a2a66', '#54468a', '#a8608a', '#ec8a6a', '#ffc47a'], haze: '#e08a78' },
  horizon: 760,
  sun: { x: 1080, y: 560, r: 90 },
  layers: [
    sky({ rays: 0.08 }),
    sheet({ cover: 0.5, opacity: 0.5, seed: 6 }),
    svg((s) => drawSprayFan(s, 714, 150)),
    svg(drawPodium),
    svg((s) => drawVictor(s, 870, 748, 560)),
    svg((s) => drawSprayFan(s, 714, 150, 0.45)),
  ],
  finish: { bloom: 0.5 },
})

export default [fromTheSeat, garageLight, topStep]
