import type { Stage } from '../../engine/stage.ts'
import { drawBangka } from '../../language/boats/bangka.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawRoom } from './despedida-room.ts'
import { drawBatirol, drawChocolateCup, drawSteam, drawTiedBox } from './despedida-things.ts'

/** A low spit across the bay. */
function drawSpit(s: Stage): void {
  for (const [x, h, lean] of [
    [1312, 92, -0.14],
    [1338, 118, 0.06],
    [1364, 100, -0.05],
    [1388, 128, 0.1],
  ] as const)
    drawPalm(s, { x, y: 440, h, lean, depth: 0.34, seed: x, fronds: 12 })
  s.path('M1270 446C1300 434 1340 430 1400 428V446Z', s.shade('#7f9f78', 0.6, 0.3))
}

export default scene({
  name: 'filipino-diaspora/day-7',
  seed: 71,
  light: {
    base: 'dawn',
    sky: ['#6fb0c4', '#9fd0cf', '#cbe6d2', '#f2efcb', '#fff3c8'],
    haze: '#dcecd8',
    glow: '#ffe9a8',
    shadow: '#143c4c',
    lit: '#fff2c4',
  },
  horizon: 440,
  sun: { x: 1214, y: 352, r: 40 },
  portrait: { x: 830, y: 8, w: 600, h: 1067 },
  layers: [
    sky({ rings: 2 }),
    sheet({ cover: 0.42, opacity: 0.5 }),
    ridge({ y: 442, height: 60, colour: '#6f9fa0', depth: 0.5, length: 300, seed: 5 }),
    svg(drawSpit),
    water({ glint: 0.8, colours: ['#e6f0d0', '#a4d4c8', '#5fb0b4', '#3f94a4'], base: 700, to: 720 }),
    standing({ waterline: 498, reach: 50 }, (s) =>
      drawBangka(s, { x: 990, y: 498, size: 130, depth: 0.12, stripe: '#d8503c', awning: '#2f8f86' }),
    ),
    svg((s) => {
      drawRoom(s)
      drawBatirol(s, 1076, 706)
      drawTiedBox(s)
      drawChocolateCup(s, 950, 724)
      drawChocolateCup(s, 1064, 738)
      drawSteam(s, 950, 654)
    }),
  ],
  finish: { bloom: 0.3 },
})
