import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, pose } from '../../language/people/posed-figure.ts'
import { drawBasket } from '../../language/things/basket.ts'

/** A boatman standing in the stern, both hands on the pole. */
export const boatman = (s: Stage, x: number, y: number, h: number, shirt: string, rim: string): void => {
  s.line(
    polygon(
      [
        [x + h * 0.5, y + h * 0.16],
        [x + h * 0.06, y - h * 1.02],
      ],
      false,
    ),
    s.shade('#4a3028', 0.3),
    h * 0.022,
  )
  drawFigure(s, {
    x,
    y,
    h,
    facing: 'right',
    top: shirt,
    lowerColour: '#5a3a52',
    sleeves: 'short',
    head: 'fila',
    headColour: '#7a2f4a',
    pose: pose(
      'neck .03,-.83; armL .14,-.7 .2,-.62; armR .17,-.76 .13,-.88; legL -.09,-.26 -.11,-.01; legR .08,-.27 .12,-.01; headTilt .02',
    ),
    rim: { colour: rim, width: h * 0.014 },
    tones: [0.05, 0.6],
  })
}

/** Three baskets for the market amidships. */
export const drawLoad = (s: Stage, x: number, y: number, w: number): void => {
  drawBasket(s, { x: x + w * 1.6, y, w: w * 0.9, heap: '#6a8a4a' })
  drawBasket(s, { x, y, w, heap: '#c4483a' })
  drawBasket(s, { x: x + w * 0.85, y: y + w * 0.04, w: w * 1.05, heap: '#e0a23c', straw: '#c99a5c' })
}
