import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { bodies, scene, svg } from '../../scene.ts'

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

export default scene({
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
