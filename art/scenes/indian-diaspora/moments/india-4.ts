import { ellipsePath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { closeHand } from '../../../language/people/hands/close-hand.ts'
import { garland } from '../../../language/plants/marigold.ts'
import { type Layer, modelled, scene, svg } from '../../../scene.ts'
import { drawHenna } from './henna.ts'

/** Crimson silk with a woven gold sprig. */
function drawBrocade(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.lin([s.shade('#b8203c', 0.85), s.shade('#a01c40', 0.55), s.shade('#6a1440', 0.3)], 1, 0, 0, 1),
  )
  const gold = s.shade('#e8b04a', 0.8)
  for (const row of range(9)) {
    for (const k of range(13)) {
      const x = k * 140 + (row % 2) * 70 - 60
      const y = row * 118 - 20
      s.placed({ x, y, turn: (row * 3 + k) % 2 ? 8 : -8 }, () => {
        s.path(
          range(5)
            .map((i) => ellipsePath(Math.cos(i * 1.257 - 1.57) * 10, Math.sin(i * 1.257 - 1.57) * 10, 6))
            .join(''),
          gold,
          'opacity=".75"',
        )
        s.path('M0 14Q-4 30 -16 34Q-6 36 0 26Q6 36 16 34Q4 30 0 14Z', gold, 'opacity=".75"')
      })
    }
  }
}

function drawSilkFolds(s: Stage): void {
  const fold = (x: number, w: number, o: number) =>
    s.path(
      `M${x} ${s.top}C${x + 90} 240 ${x - 120} 560 ${x + 40} ${s.bottom}H${x + 40 + w}C${x + w - 90} 560 ${x + w + 130} 240 ${x + w} ${s.top}Z`,
      s.lin(
        [
          [s.light.shadow, 0],
          [s.light.shadow, o],
          [s.light.shadow, 0],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  for (const [x, w, o] of [
    [-120, 340, 0.75],
    [330, 230, 0.5],
    [700, 220, 0.55],
    [1090, 240, 0.45],
    [1420, 260, 0.5],
  ] as const)
    fold(x, w, o)
}

const bangle = (x: number, y: number, rx: number, turn: number, colour: string, h = 15): Layer =>
  modelled({ round: 6, bright: 0.8, cast: { x: -4, y: 8, blur: 5, opacity: 0.5 } }, (s) =>
    s.placed({ x, y, turn }, () => {
      s.path(`M${-rx} 0Q0 ${rx * 0.3} ${rx} 0V${-h}Q0 ${rx * 0.3 - h} ${-rx} ${-h}Z`, s.shade(colour, 0.85))
      s.path(
        range(9)
          .map((i) =>
            ellipsePath(
              -rx + ((i + 0.5) * rx * 2) / 9,
              -h / 2 + rx * 0.15 * Math.sin((Math.PI * (i + 0.5)) / 9),
              2.4,
            ),
          )
          .join(''),
        s.shade('#fff0c0', 1),
      )
    }),
  )

export default scene({
  name: 'moments/india-4',
  seed: 404,
  light: { base: 'day', lit: '#ffe8c0', shadow: '#3a1644', haze: '#e8c8b8' },
  sun: { x: 1700, y: -100, r: 10 },
  layers: [
    svg(drawBrocade),
    svg(drawSilkFolds),
    closeHand({ x: 470, y: 800, size: 640, turn: 10, flip: true, ornament: drawHenna, skin: '#c07c48' }),
    closeHand({ x: 1130, y: 800, size: 640, turn: -10, ornament: drawHenna, skin: '#c07c48' }),
    garland({
      from: [-30, 300],
      to: [1630, 300],
      sag: 150,
      bead: 38,
      colours: ['#f09a1c', '#f6b42c', '#f09a1c', '#e2621c'],
    }),
    bangle(1146, 866, 124, -10, '#e8b23c', 40),
  ],
})
