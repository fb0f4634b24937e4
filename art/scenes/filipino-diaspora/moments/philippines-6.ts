import { smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { shoal, underwater } from '../../../language/animals/creatures.ts'
import { drawBangka } from '../../../language/boats/bangka.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawPerson } from '../../../language/people/person.ts'
import { cumulus } from '../../../language/sky/clouds.ts'
import { sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { whaleShark } from './whale-shark.ts'

const SURFACE = 268

/** The wavy line where the lens is half under water. */
function drawWaterline(s: Stage): void {
  const line = range(26).map(
    (i) =>
      [
        s.left + (i / 25) * (s.right - s.left),
        SURFACE + Math.sin(i * 1.1) * 7 + Math.sin(i * 0.37) * 9,
      ] as const,
  )
  const d = smooth(line, false, 0.9)
  s.line(d, s.shade('#dff6ee', 1), 9, 'opacity=".75"')
  s.line(d, '#ffffff', 3)
  s.line(
    smooth(
      line.map(([x, y]) => [x, y + 13] as const),
      false,
      0.9,
    ),
    s.shade('#2f9fb0', 0.7),
    10,
    'opacity=".5"',
  )
}

export default scene({
  name: 'moments/philippines-6',
  seed: 16,
  light: { base: 'day', shadow: '#0f3560' },
  horizon: SURFACE,
  sun: { x: 1120, y: -40, r: 40 },
  layers: [
    sky({ disc: false, glow: 0.7 }),
    cumulus({
      banks: [
        { x: 320, y: 210, w: 300, h: 90, opacity: 0.9 },
        { x: 1330, y: 220, w: 260, h: 70, opacity: 0.8 },
      ],
    }),
    ridge({ y: 262, height: 60, colour: '#5f8a78', depth: 0.5, seed: 4, length: 320 }),
    underwater({
      surface: SURFACE - 6,
      shafts: 11,
      colours: ['#a8ead8', '#4fc2c6', '#1f92b0', '#155f90', '#10386a'],
    }),
    shoal({ x: 1320, y: 690, w: 300, h: 130, n: 26 }),
    whaleShark({ x: 800, y: 560, scale: 1.08, turn: 5 }),
    svg((s) => {
      s.path('M560 268C640 300 1120 300 1200 268Z', s.shade('#1d4f70', 0.2), 'opacity=".55"')
      drawWaterline(s)
      drawBangka(s, {
        x: 870,
        y: 262,
        size: 760,
        flip: true,
        low: true,
        stripe: '#2f8f6a',
        awning: '#e8b64c',
      })
      drawPerson(s, {
        x: 556,
        y: 178,
        h: 140,
        pose: 'pointing',
        flip: true,
        wears: 'shorts',
        colour: '#d9573f',
        second: '#33406b',
        skin: '#8a5a40',
        hair: 'cap',
      })
    }),
  ],
})
