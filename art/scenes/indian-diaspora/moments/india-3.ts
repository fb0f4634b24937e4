import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawBird } from '../../../language/animals/indian-birds.ts'
import { block } from '../../../language/buildings/mughal.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { standing, water } from '../../../language/sea/water.ts'
import { cumulus, sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawGateway } from './gateway.ts'

const monsoonHarbour = {
  base: 'day',
  sky: ['#3a4a6c', '#5f7290', '#93a0ac', '#d8c49c', '#f8dc9c'],
  haze: '#c8c0b0',
  shadow: '#26304f',
  lit: '#ffe0a0',
  glow: '#ffd98a',
} as const

function drawLaunch(s: Stage): void {
  s.path(
    'M1060 672Q1180 700 1390 690Q1460 684 1490 656Q1476 716 1420 724H1130Q1080 712 1060 672Z',
    s.lin([
      s.shade('#f4ecd8', 0.95),
      s.shade('#d8c8b0', 0.7),
      s.shade('#b8443c', 0.5),
      s.shade('#5a2a44', 0.2),
    ]),
  )
  s.path('M1130 620H1400L1412 632H1118Z', s.shade('#3f7a90', 0.9))
  for (const i of range(6)) s.rect(1138 + i * 50, 630, 5, 62, s.shade('#f3ead6', 0.8))
  for (const [x, top] of [
    [1170, '#e8a03c'],
    [1220, '#c8445c'],
    [1272, '#f3ead6'],
    [1330, '#3f8a8a'],
  ] as const)
    drawFigure(s, { x, y: 716, h: 74, top, wear: 'kurta' })
  s.path(
    'M1062 674Q1180 702 1390 692Q1460 686 1488 660L1470 700Q1300 716 1100 706Z',
    s.lin([s.shade('#f4ecd8', 0.95), s.shade('#c8b8a0', 0.6)]),
  )
}

export default scene({
  name: 'moments/india-3',
  seed: 303,
  light: monsoonHarbour,
  horizon: 590,
  sun: { x: 1250, y: 420, r: 1 },
  layers: [
    sky({ disc: false }),
    sheet({ cover: 0.6, opacity: 0.85 }),
    cumulus({
      banks: [
        { x: 1150, y: 470, w: 520, h: 190, opacity: 0.9 },
        { x: 300, y: 330, w: 560, h: 170, opacity: 0.7 },
      ],
      seed: 3,
    }),
    ridge({ y: 596, height: 40, colour: '#6a7486', depth: 0.6, length: 50 }),
    svg((s) => {
      drawGateway(s, 560, 588, 500, 0.05)
      block(s, s.left, 586, 1180, 30, { colour: '#8f8078', depth: 0.08 }, 0.4, 0.75)
      const random = s.random(2)
      for (const _ of range(16))
        drawFigure(s, {
          x: 40 + random() * 1060,
          y: 588,
          h: 25 + random() * 4,
          wear: random() > 0.5 ? 'sari' : 'kurta',
          top: ['#c8445c', '#e8a03c', '#f3ead6', '#3f8a8a'][Math.floor(random() * 4)] as string,
          depth: 0.1,
        })
      s.path(
        range(22)
          .map((i) => rectPath(20 + i * 52, 570, 3, 18))
          .join(''),
        s.shade('#5a5464', 0.4, 0.1),
      )
    }),
    mist({ y: 540, h: 80, opacity: 0.3 }),
    water({ y: 610, amplitude: 60, wave: 1.5, reflection: [0.85, 0.35], accent: '#4a6478', glint: 1 }),
    standing({ waterline: 720, reach: 110, opacity: 0.5 }, drawLaunch),
    svg((s) => {
      const birds = [
        [930, 250, 96, 1, -12],
        [1120, 330, 120, -0.7, 8],
        [1370, 180, 110, 0.9, -6],
        [1210, 130, 70, 0.5, 4],
        [850, 150, 56, -0.5, -10],
        [1470, 400, 90, 0.8, 2],
        [1020, 90, 48, 0.9, 0],
        [1280, 260, 80, -0.6, -4],
        [1060, 200, 64, 0.8, 6],
        [1420, 300, 60, 0.6, 0],
      ] as const
      for (const [x, y, span, beat, turn] of birds)
        drawBird(s, { x, y, span, beat, turn, colour: '#8a90a8', tail: 0.25, flip: true })
    }),
  ],
})
