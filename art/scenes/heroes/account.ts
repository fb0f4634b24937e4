import { polygon, smooth } from '../../engine/geometry.ts'
import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { curtain, wallWithOpenings } from '../../language/buildings/interior.ts'
import { drawCup } from '../../language/food/drinks.ts'
import { tableTop } from '../../language/food/table.ts'
import { alps, ridge } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { drawKey, drawTicket } from '../../language/things/keepsakes.ts'
import { scene, svg } from '../../scene.ts'

/** Open wallet of dark leather with two tickets looking out. */
function drawWallet(s: Stage, x: number, y: number): void {
  drawTicket(s, { x: x + 26, y: y - 66, size: 300, turn: -9 })
  drawTicket(s, { x: x + 6, y: y - 44, size: 300, turn: -3, gold: true })
  const flap = smooth(
    [
      [x - 210, y - 30],
      [x + 200, y - 54],
      [x + 226, y + 64],
      [x - 196, y + 92],
    ],
    true,
    0.14,
  )
  s.path(flap, s.light.shadow, 'opacity=".4" transform="translate(-10 12)"')
  s.path(flap, s.lin([s.shade('#8a4a34', 0.95), s.shade('#5a2c26', 0.35)], 1, 0, 0, 1))
  s.line(
    smooth(
      [
        [x - 198, y - 20],
        [x + 190, y - 43],
        [x + 214, y + 55],
        [x - 186, y + 80],
      ],
      true,
      0.14,
    ),
    s.shade('#e0b884', 0.8),
    1.6,
    'stroke-dasharray="7 5"',
  )
}

export default scene({
  name: 'heroes/account',
  seed: 103,
  light: { base: 'dawn', sky: ['#34508c', '#8a94b8', '#dcb4b4', '#f9c8a4', '#ffe8c4'] },
  horizon: 430,
  sun: { x: 1120, y: 250, r: 46 },
  portrait: { x: 800, y: 100, w: 620, h: 1102 },
  layers: [
    sky(),
    sheet({ cover: 0.5, opacity: 0.5 }),
    alps({
      rise: 260,
      envelope: (x) => 0.45 + 0.55 * smoothstep(760, 1400, x),
      seed: 7,
      snowLine: 0.5,
      rock: '#8a86a8',
      snow: '#fff4ee',
    }),
    ridge({ y: 452, height: 90, colour: '#5a7a74', depth: 0.35, seed: 5, length: 240, base: 620 }),
    ridge({ y: 500, height: 60, colour: '#48705c', depth: 0.12, seed: 9, length: 160, base: 640 }),
    mist({ y: 400, h: 90, opacity: 0.5 }),
    wallWithOpenings([
      { x: 690, y: 40, w: 820, h: 470, wall: '#8a4f3c', lit: 0.4, frame: '#c9973f', panes: [2, 1] },
    ]),
    curtain({ x: 1440, y: -20, w: 170, h: 640, side: 'right', colour: '#a8443c', lit: 0.8 }),
    curtain({ x: 600, y: -20, w: 170, h: 640, colour: '#a8443c', lit: 0.6 }),
    tableTop({ y: 566, colour: '#f3e4ca', cloth: true }),
    svg((s) => {
      s.path(
        polygon([
          [860, 572],
          [1300, 572],
          [1120, 940],
          [480, 940],
        ]),
        s.lin([
          [s.light.sun, 0.7],
          [s.light.glow, 0.1],
        ]),
      )
      drawWallet(s, 1060, 770)
      drawKey(s, { x: 1390, y: 800, size: 190, turn: -24 })
      drawCup(s, { x: 1400, y: 612, r: 52, colour: '#fbf3e4' })
    }),
  ],
  finish: { bloom: 0.4 },
})
