import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSteam } from '../../../language/food/drinks.ts'
import { closeHand } from '../../../language/people/hands/close-hand.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawCoach, drawPour, kulhad, pouringKettle } from './chai-stall.ts'

function drawPlatform(s: Stage): void {
  drawCoach(s, 210, 350, 0.36)
  s.rect(s.left, 560, 2000, 40, s.shade('#8a7a80', 0.5, 0.4))
  s.fillBelow(590, s.lin([s.shade('#d8b894', 0.8, 0.35), s.shade('#a8846c', 0.6, 0.1)], 0, 590, 0, 760, true))
  for (const x of [180, 1500]) {
    s.rect(x, s.top, 34, 800, s.lin([s.shade('#4a6a5c', 0.3, 0.3), s.shade('#7a9a84', 0.9, 0.3)], 0, 0, 1, 0))
    s.rect(x - 10, 560, 54, 44, s.shade('#4a6a5c', 0.4, 0.3))
  }
}

function drawCounter(s: Stage): void {
  s.fillBelow(
    742,
    s.lin([s.shade('#a86a3c', 0.9), s.shade('#6a3c34', 0.45), s.shade('#3a2038', 0.2)], 0, 742, 0, 900, true),
  )
  s.rect(s.left, 738, 2000, 8, s.shade('#f0c08a', 1))
  const random = s.random(3)
  s.line(
    range(16)
      .map(
        () =>
          `M${round1(random() * 1500)} ${round1(760 + random() * 130)}q120 6 ${round1(180 + random() * 260)} 0`,
      )
      .join(''),
    s.shade('#3a1c2c', 0.2),
    2,
    'opacity=".45"',
  )
}

export default scene({
  name: 'moments/india-2',
  seed: 202,
  light: {
    base: 'golden',
    sky: ['#8fa0b8', '#c8bca8', '#f0d4a0', '#ffe4b0', '#fff2d0'],
    haze: '#f2d8ac',
    shadow: '#2f2450',
  },
  horizon: 560,
  sun: { x: 1280, y: 120, r: 30 },
  layers: [
    sky({ disc: false }),
    svg(drawPlatform),
    mist({ y: 330, h: 380, opacity: 0.6 }),
    svg(drawCounter),
    [330, 500, 676, 850].map((x, i) => kulhad(x, 800 - i * 2, 130)),
    [160, 1030, 1200].map((x) => kulhad(x, 836, 140, x < 400)),
    svg((s) => drawPour(s, [930, 304], [676, 656])),
    pouringKettle(1190, 300, 250, -24),
    closeHand({
      x: 1300,
      y: 142,
      size: 250,
      turn: -70,
      side: 'back',
      skin: '#8f5a3a',
      arm: 170,
      cast: false,
      fingers: [
        {
          path: [
            [-16, -36],
            [-20, -58],
            [-8, -70],
          ],
          w: 6.6,
        },
        {
          path: [
            [-5, -40],
            [-7, -64],
            [4, -76],
          ],
          w: 6.8,
        },
        {
          path: [
            [7, -39],
            [7, -62],
            [16, -72],
          ],
          w: 6.4,
        },
        {
          path: [
            [18, -34],
            [20, -54],
            [27, -62],
          ],
          w: 5.6,
        },
      ],
      thumb: {
        path: [
          [-14, -12],
          [-30, -34],
          [-22, -60],
        ],
        w: 7,
      },
    }),
    svg((s) => {
      for (const [x, y, h] of [
        [330, 650, 260],
        [500, 648, 230],
        [850, 640, 250],
        [160, 680, 240],
        [690, 620, 300],
      ] as const)
        drawSteam(s, x, y, h)
    }),
  ],
})
