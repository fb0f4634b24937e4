import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../../language/people/indian-figures.ts'
import { sky } from '../../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import {
  drawBlueStair,
  drawBlueWalls,
  drawFort,
  drawPaperPlane,
  drawStairLight,
  drawWashing,
} from './blue-lane.ts'

const BOY: Omit<FigureOptions, 'x' | 'y' | 'h'> = {
  wear: 'shirt',
  top: '#f0a83c',
  bottom: '#6a4a6a',
  lit: 0.6,
  lean: 4,
  hair: '#1d1522',
  arms: [
    [
      [-12, -64],
      [-10, -50],
    ],
    [
      [17, -88],
      [29, -100],
    ],
  ],
  legs: [
    [
      [-6, -25],
      [-9, 0],
    ],
    [
      [7, -26],
      [12, -2],
    ],
  ],
}

function drawPlant(s: Stage): void {
  const random = s.random(31)
  for (const i of range(26)) {
    const a = -1.57 + (random() - 0.5) * 2.2
    const l = 60 + random() * 90
    s.placed({ x: 1370, y: 764, turn: (a * 180) / Math.PI + 90 }, () =>
      s.path(
        `M0 0Q${i % 2 ? 14 : -14} ${-l * 0.5} 0 ${-l}Q${i % 2 ? -4 : 4} ${-l * 0.5} 0 0Z`,
        s.shade('#3f8a4c', 0.3 + random() * 0.7),
      ),
    )
  }
}

export default scene({
  name: 'moments/india-9',
  seed: 909,
  light: {
    base: 'day',
    sky: ['#6aa4cc', '#94bcd4', '#c8d8d4', '#f0e4c8', '#fff0d0'],
    shadow: '#1c2060',
    lit: '#fff0cc',
    haze: '#dcd8d4',
  },
  horizon: 420,
  sun: { x: 1150, y: -60, r: 10 },
  layers: [
    sky({ disc: false }),
    svg((s) => {
      drawFort(s)
      drawBlueStair(s)
      drawStairLight(s)
      drawBlueWalls(s)
      drawWashing(s)
    }),
    modelled({ round: 9, bright: 0.4 }, (s) => drawFigure(s, { ...BOY, x: 300, y: 832, h: 270 })),
    modelled({ round: 12, cast: { x: -14, y: 8, blur: 8, opacity: 0.5 } }, (s) => {
      s.path(
        smooth(outline('1290,850 1330,770 1410,770 1450,850 1420,900 1320,900'), true, 0.7),
        s.shade('#c4643c', 0.75),
      )
      s.path(ellipsePath(1370, 768, 48, 12), s.shade('#e08a5c', 0.9))
    }),
    svg((s) => {
      drawPlant(s)
      drawPaperPlane(s, 600, 340, 110, -22)
      s.line('M410 560Q500 500 580 360', s.light.sun, 2, 'stroke-dasharray="2 12" opacity=".7"')
    }),
  ],
})
