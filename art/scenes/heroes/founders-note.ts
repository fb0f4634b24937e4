import { skyline } from '../../language/buildings/city.ts'
import { wallWithOpenings } from '../../language/buildings/interior.ts'
import { tableTop } from '../../language/food/table.ts'
import { water } from '../../language/sea/water.ts'
import { sky } from '../../language/sky/sky.ts'
import { drawEnvelope, drawLamp, drawLetter, drawPen } from '../../language/things/keepsakes.ts'
import { scene, svg } from '../../scene.ts'

export default scene({
  name: 'heroes/founders-note',
  seed: 89,
  light: {
    base: 'night',
    sky: ['#060c2a', '#101c4a', '#22336e', '#44528c', '#8a80a4'],
    shadow: '#140f2c',
    lit: '#ffd9a0',
    haze: '#4a5486',
    glow: '#c9a878',
  },
  horizon: 330,
  sun: { x: 1340, y: 470, r: 4 },
  portrait: { x: 800, y: 100, w: 620, h: 1102 },
  layers: [
    sky({ disc: false, glow: 0.12, stars: 160 }),
    skyline({ from: 780, to: 1560, y: 334, h: 96, depth: 0.5, colour: '#2c3568', lamps: 0.6, seed: 4 }),
    skyline({
      from: 800,
      to: 1560,
      y: 336,
      h: 60,
      depth: 0.25,
      colour: '#1d2450',
      lamps: 0.7,
      seed: 9,
      width: [16, 34],
    }),
    water({
      y: 334,
      to: 560,
      base: 560,
      accent: '#1a2458',
      reflection: [0.95, 0.55],
      amplitude: 30,
      glint: 0,
    }),
    wallWithOpenings([
      { x: 790, y: 30, w: 690, h: 450, wall: '#7a5a54', lit: 0.35, frame: '#6e4630', panes: [4, 2] },
    ]),
    tableTop({ y: 566, colour: '#7a4a32' }),
    svg((s) => {
      s.ellipse(
        1240,
        730,
        560,
        190,
        s.rad([
          [s.light.window, 0.75, 0],
          [s.light.window, 0.3, 0.5],
          [s.light.window, 0, 1],
        ]),
      )
      drawLamp(s, { x: 1388, y: 640, size: 260 })
      drawEnvelope(s, { x: 860, y: 690, size: 210, turn: -14, seal: '#a8323c' })
      drawLetter(s, { x: 1130, y: 760, size: 330, turn: 12 })
      drawPen(s, { x: 1206, y: 800, size: 250, turn: -38 })
    }),
  ],
  finish: { bloom: 0.5 },
})
