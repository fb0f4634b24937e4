import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPole } from '../../../language/plants/bamboo.ts'
import { cornerLeaves } from '../../../language/plants/corner-leaves.ts'
import { drawShrubs } from '../../../language/plants/foliage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { manoGreeting } from './mano.ts'

/** A gate of split bamboo and the evening garden behind it. */
function drawBambooGate(s: Stage): void {
  for (const i of range(6))
    drawPalm(s, {
      x: 40 + i * 310,
      y: 700,
      h: 330 + ((i * 71) % 150),
      lean: ((i * 29) % 9) / 24 - 0.16,
      depth: 0.45,
      seed: i + 4,
    })
  drawShrubs(s, {
    from: s.left,
    to: s.right,
    y: 700,
    h: 170,
    colour: '#6a8a4c',
    depth: 0.3,
    dab: 11,
    seed: 7,
  })
  s.fillBelow(690, s.lin([s.shade('#b9925c', 0.8, 0.2), s.shade('#7a5a4c', 0.3)], 0, 690, 0, 900, true))
  for (const i of range(15))
    drawPole(s, {
      from: [20 + i * 110, 800],
      to: [20 + i * 110, 380 + ((i * 37) % 24)],
      width: 26,
      depth: 0.2,
    })
  for (const y of [470, 690]) drawPole(s, { from: [s.left, y], to: [s.right, y - 6], width: 24, depth: 0.16 })
}

export default scene({
  name: 'moments/philippines-3',
  seed: 33,
  light: { base: 'golden', shadow: '#3a2452', haze: '#f6cf94' },
  horizon: 700,
  sun: { x: 1420, y: 260, r: 70 },
  layers: [
    sky({ rays: 0.05 }),
    svg(drawBambooGate),
    cornerLeaves({ corner: 'top-left', kind: 'banana', size: 1.25, n: 6, lit: 0.45, seed: 3 }),
    manoGreeting(),
  ],
})
