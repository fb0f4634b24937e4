import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { island } from '../../../language/land/land.ts'
import { ropeHand } from '../../../language/people/hands/rope-hand.ts'
import { lagoon } from '../../../language/sea/water.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../../scene.ts'
import { coil, drawRope } from './rope.ts'

function teakDeck(s: Stage): void {
  s.fillBelow(
    520,
    s.lin([s.shade('#c08a58', 0.8), s.shade('#a06c44', 0.6), s.shade('#6f4638', 0.3)], 0, 520, 0, 920, true),
  )
  const seams = range(30).map((i) => {
    const x = 800 + (i - 15) * 62
    return `M${x} 520L${800 + (x - 800) * 3.4} 930`
  })
  s.line(seams.join(''), s.shade('#3a2438', 0.1), 3, 'opacity=".7"')
  s.rect(
    s.left,
    486,
    s.right - s.left,
    40,
    s.lin([s.shade('#fff6e6', 1), s.shade('#d9cbb8', 0.5), s.shade('#8f8490', 0.2)]),
  )
  for (const x of [180, 640, 1440]) {
    s.rect(x - 7, 330, 14, 170, s.lin([s.shade('#c9d2d8', 0.3), s.shade('#f6f4ee', 1)], 0, 0, 1, 0))
  }
  s.line(`M${s.left} 338H${s.right}M${s.left} 410H${s.right}`, s.shade('#e9ecec', 0.8), 6)
}

const COIL = coil(820, 748, 330, 4, 0.36, 58)

export default scene({
  name: 'moments/seychelles-4',
  seed: 26,
  light: { base: 'day', haze: '#cfe6e2' },
  horizon: 300,
  sun: { x: 1420, y: -80, r: 0 },
  layers: [
    sky({ disc: false, glow: 0.6 }),
    cumulus({
      banks: [
        { x: 980, y: 286, w: 420, h: 90 },
        { x: 300, y: 280, w: 260, h: 50 },
      ],
    }),
    island({ x: 420, w: 330, rise: 92, colour: '#6f9a86' }),
    island({ x: 1260, w: 200, rise: 54, colour: '#8aa6a4' }),
    lagoon({ y: 300, glint: 0.5, base: 620 }),
    svg(teakDeck),
    modelled({ round: 9, dark: 0.65, cast: { x: -14, y: 12, blur: 8, opacity: 0.5 } }, (s) =>
      drawRope(s, COIL.slice(36), 26),
    ),
    modelled({ round: 9, dark: 0.65, cast: { x: -14, y: 14, blur: 8, opacity: 0.5 } }, (s) =>
      drawRope(s, COIL.slice(0, 44), 26),
    ),
    modelled({ round: 9, dark: 0.65, cast: { x: -30, y: 40, blur: 16, opacity: 0.4 } }, (s) =>
      drawRope(
        s,
        [
          [1150, 748],
          [1170, 640],
          [1130, 520],
          [1010, 470],
          [880, 480],
          [760, 520],
          [650, 592],
          [574, 656],
          [530, 726],
          [540, 786],
        ],
        26,
      ),
    ),
    ...ropeHand({
      wrist: [1106, 615],
      elbow: [1440, 810],
      size: 236,
      turn: -26,
      skin: '#7a4c36',
      sleeve: '#f2ead8',
    }),
    ...ropeHand({
      wrist: [725, 722],
      elbow: [800, 1020],
      size: 236,
      turn: -30,
      flip: true,
      skin: '#7a4c36',
      sleeve: '#f2ead8',
    }),
  ],
})
