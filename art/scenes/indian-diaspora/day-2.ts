import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawAwnings, drawLane, drawRickshaw, drawWires } from './delhi-lane.ts'
import { spiceSack } from './spice-sack.ts'

const dustyGold = {
  base: 'golden',
  sky: ['#7f8fae', '#c9b7a2', '#f0cf96', '#ffe0a4', '#fff0c8'],
  haze: '#f6d59a',
  shadow: '#3a2350',
} as const

function drawPorter(s: Stage): void {
  drawFigure(s, {
    x: 905,
    y: 730,
    h: 210,
    wear: 'dhoti',
    bottom: '#efe2c6',
    lit: 0.5,
    arms: [
      [
        [-17, -92],
        [-13, -108],
      ],
      [
        [17, -92],
        [13, -108],
      ],
    ],
    legs: [
      [
        [-4, -26],
        [-9, 0],
      ],
      [
        [5, -27],
        [7, -3],
      ],
    ],
  })
  s.path(
    'M858 520C856 488 880 474 908 474C940 474 958 490 954 520C950 536 864 538 858 520Z',
    s.lin([s.shade('#b58a5c', 0.25), s.shade('#d3a870', 0.95)], 0, 0, 1, 0),
  )
  s.line(
    'M872 520q-4 -24 12 -42M900 526q-2 -30 2 -50M930 522q4 -26 -8 -44',
    s.shade('#7a5a40', 0.25),
    2,
    'opacity=".5"',
  )
}

export default scene({
  name: 'indian-diaspora/day-2',
  seed: 23,
  light: dustyGold,
  horizon: 470,
  sun: { x: 1046, y: 330, r: 46 },
  portrait: { x: 800, y: 110, w: 560, h: 996 },
  layers: [
    sky({ rings: 2 }),
    svg((s) => {
      drawLane(s)
      drawAwnings(s)
      s.rect(
        s.left,
        s.top,
        2200,
        1400,
        s.rad(
          [
            [s.light.sun, 0.75, 0],
            [s.light.glow, 0.32, 0.35],
            [s.light.glow, 0, 1],
          ],
          1046,
          400,
          520,
          true,
        ),
      )
      drawFigure(s, {
        x: 1000,
        y: 560,
        h: 96,
        depth: 0.4,
        wear: 'kurta',
        top: '#e8ddc8',
        bottom: '#d8c8b0',
        turban: '#d8843a',
      })
      drawFigure(s, { x: 1112, y: 575, h: 100, depth: 0.35, wear: 'sari', top: '#b8435a' })
      drawRickshaw(s, 1060, 690, 190)
      drawPorter(s)
      drawWires(s)
    }),
    spiceSack({ x: 1280, y: 800, w: 130, h: 92, spice: '#e6a21e' }),
    spiceSack({ x: 1420, y: 812, w: 140, h: 98, spice: '#b8602c' }),
    spiceSack({ x: 1560, y: 830, w: 150, h: 110, spice: '#5f7a3a' }),
    spiceSack({ x: 1220, y: 900, w: 170, h: 110, spice: '#c4301f' }),
    spiceSack({ x: 1400, y: 930, w: 186, h: 124, spice: '#f0b41e' }),
    spiceSack({ x: 1590, y: 950, w: 190, h: 130, spice: '#8a3a24' }),
  ],
})
