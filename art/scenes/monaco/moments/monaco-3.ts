import { range } from '../../../engine/numbers.ts'
import { RIVIERA_SEA } from '../../../language/sea/riviera-sea.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, scene, svg } from '../../../scene.ts'
import { drawLemon } from '../lemon-branch.ts'
import { drawIce, drawLemonHalf, prawnParts } from './seafood.ts'

export default scene({
  name: 'moments/monaco-3',
  seed: 103,
  light: { base: 'day', sky: ['#1763a6', '#3f9aca', '#8fd0e0', '#d8eee4', '#fdf3da'] },
  horizon: 240,
  sun: { x: 1400, y: -60, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.4 }),
    water({ y: 240, colours: RIVIERA_SEA, glint: 0.6, reflection: [0.6, 0.1], wave: 1.2 }),
    svg((s) => {
      const chrome = s.lin([
        s.shade('#ffffff', 1),
        s.shade('#9fb4cc', 0.6),
        s.shade('#3f5a86', 0.3),
        s.shade('#e9f2f6', 0.9),
      ])
      for (const x of [180, 620, 1060, 1500])
        s.rect(
          x,
          340,
          22,
          330,
          s.lin([s.shade('#4a6490', 0.3), s.shade('#ffffff', 1), s.shade('#6f86ac', 0.5)], 0, 0, 1, 0),
        )
      s.rect(-40, 318, 1680, 34, chrome)
      s.rect(-40, 470, 1680, 14, chrome)
      s.rect(
        -40,
        610,
        1680,
        400,
        s.lin([s.shade('#d99a5a', 0.9), s.shade('#b06f3e', 0.7), s.shade('#7a4530', 0.35)]),
      )
      s.line(
        range(9)
          .map((i) => `M-40 ${622 + i * i * 4.4}H1660`)
          .join(''),
        s.shade('#5a3030', 0.2),
        2,
        'opacity=".5"',
      )
      s.line('M-40 612H1660', s.shade('#ffe9c0', 1), 4)
    }),
    bodies({ round: 60, cast: { x: -30, y: 22, blur: 18, opacity: 0.4 } }, [
      (s) => s.path('M360 640C380 800 560 880 830 880C1100 880 1280 800 1300 640Z', s.shade('#c9d4e4', 0.85)),
    ]),
    svg((s) => {
      s.ellipse(830, 640, 470, 70, s.lin([s.shade('#ffffff', 1), s.shade('#8fa6c4', 0.5)]))
      drawIce(s, { x: 830, y: 610, w: 860, h: 130, n: 150, size: 34, seed: 1 })
      drawIce(s, { x: 830, y: 500, w: 520, h: 220, n: 130, size: 32, seed: 2 })
      drawIce(s, { x: 830, y: 390, w: 260, h: 160, n: 60, size: 28, seed: 3 })
    }),
    ...(
      [
        [560, 560, 92, -20, false],
        [720, 600, 96, 10, false],
        [920, 600, 96, 4, true],
        [1090, 560, 92, -16, true],
        [660, 470, 88, -8, false],
        [990, 470, 88, -4, true],
        [830, 500, 90, 30, false],
        [760, 370, 80, 0, false],
        [900, 370, 80, 4, true],
        [830, 268, 74, 20, false],
      ] as const
    ).map(([x, y, r, turn, flip]) =>
      bodies(
        { round: 16, cast: { x: -8, y: 10, blur: 8, opacity: 0.3 } },
        prawnParts({ x, y, r, turn, flip }),
      ),
    ),
    svg((s) => {
      drawLemonHalf(s, 500, 660, 62)
      drawLemonHalf(s, 1150, 664, 66)
      drawLemon(s, 1400, 770, 74, -14)
      drawLemonHalf(s, 1300, 806, 64)
      drawLemon(s, 240, 800, 70, 20)
    }),
  ],
})
