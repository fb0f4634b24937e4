import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { curved } from '../../../engine/outline.ts'
import { drawFigure, pose } from '../../../language/people/posed-figure.ts'
import { water } from '../../../language/sea/water.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { bodies, scene, svg } from '../../../scene.ts'
import { horseParts } from './horse.ts'

export default scene({
  name: 'moments/lagos-6',
  seed: 106,
  light: { base: 'golden', sky: ['#3a4f8c', '#8a7fa8', '#e0a08a', '#f8b868', '#ffe09a'], haze: '#f6c48c' },
  horizon: 470,
  sun: { x: 1180, y: 392, r: 58 },
  layers: [
    sky({ rings: 2, rays: 0.05 }),
    sheet({ cover: 0.5, opacity: 0.6, seed: 4 }),
    water({ to: 660, accent: '#5a6a8a', amplitude: 30, reflection: [0.9, 0.4], wave: 1.3 }),
    svg((s) => {
      for (const [y, h, o] of [
        [520, 2.2, 0.5],
        [552, 3.4, 0.65],
        [590, 5.5, 0.8],
      ] as const) {
        const crest = range(41).map(
          (i): Point => [s.left + ((s.right - s.left) * i) / 40, y + 6 * Math.sin(i * 0.9 + y)],
        )
        s.path(
          ribbon(crest, (t) => h * (0.5 + 0.5 * Math.sin(t * 19 + y))),
          s.shade('#fff4e0', 0.95),
          `opacity="${o}"`,
        )
      }
      const shore = range(41).map(
        (i): Point => [
          s.left + ((s.right - s.left) * i) / 40,
          636 + 10 * Math.sin(i * 0.5) + 5 * Math.sin(i * 1.3),
        ],
      )
      s.path(
        `${polygon([...shore, [s.right, s.bottom], [s.left, s.bottom]])}`,
        s.fine(
          [
            s.shade('#fff4e0', 0.9),
            s.shade('#a88a7a', 0.8),
            s.shade('#9a6f58', 0.6),
            s.shade('#6a4450', 0.35),
            s.shade('#3f2c48', 0.2),
          ],
          0,
          628,
          0,
          900,
          true,
        ),
      )
      s.path(
        polygon([...shore.map(([x, y]): Point => [x, y + 26]), [s.right, 760], [s.left, 760]]),
        s.lin([
          [s.light.glow, 0.5],
          [s.light.glow, 0],
        ]),
      )
    }),
    svg((s) => {
      const random = s.random(3)
      const grains = range(900).map(() =>
        ellipsePath(s.left + random() * 1640, 680 + random() ** 1.2 * 230, 0.8 + random() * 1.4),
      )
      s.path(grains.join(''), s.shade('#ffd890', 1), 'opacity=".55"')
    }),
    svg((s) => {
      s.path(
        curved('-190,0 -60,-12 150,-10 200,2 60,14 -120,12', 500, 806, 1.1),
        s.light.shadow,
        'opacity=".45"',
      )
      s.path(curved('-120,0 0,-8 120,0 0,10', 930, 812, 1), s.light.shadow, 'opacity=".4"')
      s.path(curved('-100,0 0,-7 110,0 0,9', 1310, 784, 1), s.light.shadow, 'opacity=".35"')
    }),
    ...bodies(
      { round: 20, from: [0.9, -0.7], dark: 0.62, bright: 0.5 },
      horseParts({ x: 480, y: 806, h: 400, colour: '#f4ece0' }),
    ),
    svg((s) => {
      s.path(
        curved('-34,-104 -28,-112 20,-110 30,-104 26,-74 -32,-74', 480, 806, 400 / 154, 1, 0.5),
        s.lin([s.shade('#c2404a', 0.9), s.shade('#7a2448', 0.3)]),
      )
      s.line('M410 640Q480 660 556 636', s.shade('#f2c04a', 0.95), 5)
      const rim = { colour: s.shade('#fff0c0', 1), width: 3 }
      drawFigure(s, {
        x: 660,
        y: 822,
        h: 330,
        facing: 'left',
        top: '#e8e0d0',
        lowerColour: '#5a4a6a',
        sleeves: 'short',
        skin: '#5a3628',
        head: 'cap',
        headColour: '#2f6f8c',
        rim,
        tones: [0.14, 0.9],
        pose: pose('armL -.14,-.72 -.2,-.76; armR .1,-.66 .1,-.52'),
      })
      s.line('M594 572Q620 560 740 512', s.shade('#6a4434', 0.4), 3)
      const wheel = (x: number, y: number, h: number, turn: number, top: string, low: string) =>
        s.placed({ x, y, turn }, () =>
          drawFigure(s, {
            x: 0,
            y: h * 0.52,
            h,
            facing: 'away',
            top,
            lower: 'shorts',
            lowerColour: low,
            sleeves: 'none',
            skin: '#5f3a2a',
            headSize: 1.15,
            rim,
            tones: [0.14, 0.9],
            pose: pose(
              'armL -.17,-.95 -.22,-1.1; armR .17,-.95 .22,-1.1; legL -.14,-.3 -.25,-.06; legR .14,-.3 .25,-.06',
            ),
          }),
        )
      wheel(930, 640, 262, 168, '#e0a23c', '#3f6a9a')
      wheel(1270, 652, 206, 148, '#c2503a', '#e8dcc4')
      const spray = range(60).map((i) =>
        ellipsePath(900 + ((i * 53) % 180), 800 - ((i * 37) % 60), 1 + (i % 3)),
      )
      s.path(spray.join(''), s.shade('#ffd890', 1), 'opacity=".7"')
    }),
  ],
})
