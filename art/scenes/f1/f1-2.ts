import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { lerp, range, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawShrubs } from '../../language/plants/foliage.ts'
import { cumulus } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { bodies, modelled, scene, svg } from '../../scene.ts'
import { drawWheelFace, drawWheelFrame, drawWheelGrips } from './steering-wheel.ts'

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

export default scene({
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
