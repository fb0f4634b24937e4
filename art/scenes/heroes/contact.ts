import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { lightPatch } from '../../language/buildings/interior.ts'
import { tableTop } from '../../language/food/table.ts'
import { drawBell, drawEnvelope, drawMimosa, drawPen } from '../../language/things/keepsakes.ts'
import { scene, svg } from '../../scene.ts'
import { drawKeyRack } from './key-rack.ts'
import { drawPostedLetter } from './posted-letter.ts'

const DESK = 452

/** Celadon panelling that grows lighter towards the window on the right. */
function drawPanelling(s: Stage): void {
  const wall = [s.shade('#86aaa6', 0.5), s.shade('#b4ccc2', 0.8), s.shade('#e6e4cc', 1)]
  s.rect(s.left, s.top, s.right - s.left, DESK - s.top, s.lin(wall, 0, 0, 1500, 0, true))
  const panels = range(5).map((i) => `M${-150 + i * 210} ${s.top}V${DESK - 70}h170V${s.top}`)
  s.line(panels.join(''), s.shade('#6f9894', 0.4), 2, 'opacity=".4"')
  s.line(panels.join(''), s.shade('#f0f0dc', 1), 1.4, 'opacity=".5" transform="translate(3 2)"')
}

function drawVase(s: Stage, x: number, y: number): void {
  s.ellipse(x - 46, y - 4, 108, 15, s.light.shadow, `opacity=".4" filter="${s.blur(5)}"`)
  s.path(
    curved('-26,-150 -19,-118 -50,-58 -34,0 34,0 50,-58 19,-118 26,-150', x, y, 1, 1, 0.6),
    s.lin(
      [s.shade('#2f6f86', 0.2), s.shade('#4f9aac', 0.7), s.shade('#bfe6e0', 1.1), s.shade('#5fa4b0', 0.6)],
      0,
      0,
      1,
      0,
    ),
  )
  s.path(curved('20,-104 39,-58 29,-16 25,-58', x, y), '#ffffff', 'opacity=".45"')
  s.ellipse(x, y - 149, 25, 6, s.shade('#1f4f64', 0.2))
}

function drawSealingWax(s: Stage): void {
  s.placed({ x: 1384, y: 596, turn: -24 }, () => {
    s.path('M-78 6H70V18H-78Z', s.light.shadow, 'opacity=".32" transform="translate(-6 6)"')
    s.path(
      'M-78 -9Q-84 0 -78 9H70V-9Z',
      s.lin([s.shade('#e2656a', 1), s.shade('#b02c3a', 0.7), s.shade('#6a1c34', 0.2)]),
    )
    s.path('M-78 -9Q-90 -7 -92 2Q-88 11 -78 9Z', s.shade('#7a1f34', 0.4))
    s.rect(30, -10, 40, 20, s.lin([s.shade('#f4dc9c', 1.1), s.shade('#a87c38', 0.4)]))
  })
}

export default scene({
  name: 'heroes/contact',
  seed: 97,
  light: { base: 'day', shadow: '#4a3a5c', haze: '#f6e6cc', lit: '#fff0d0', glow: '#ffe6b8' },
  horizon: DESK,
  sun: { x: 1700, y: 40, r: 10 },
  portrait: { x: 738, y: -66, w: 720, h: 1280 },
  layers: [
    svg(drawPanelling),
    svg((s) => drawKeyRack(s, { x: 852, y: 34, columns: 6, rows: 4, cell: [112, 96] })),
    lightPatch({
      points: [
        [1420, -300],
        [1800, -300],
        [1190, DESK],
        [800, DESK],
      ],
      opacity: 0.2,
    }),
    tableTop({ y: DESK, colour: '#d9b48a' }),
    lightPatch({
      points: [
        [1110, DESK + 4],
        [1620, DESK + 4],
        [934, 1300],
        [195, 1300],
      ],
      opacity: 0.4,
    }),
    svg((s) => {
      drawMimosa(s, { x: 1268, y: 366, size: 168, turn: -14 })
      drawMimosa(s, { x: 1290, y: 366, size: 150, turn: 26 })
      drawVase(s, 1278, 516)
      drawPostedLetter(s, { x: 850, y: 560, size: 270, turn: -17, colour: '#e6ddc8', stamps: ['sail'] })
      drawPostedLetter(s, { x: 1000, y: 548, size: 280, turn: 8, colour: '#f6e6c8', stamps: ['peak'] })
      drawPostedLetter(s, {
        x: 900,
        y: 624,
        size: 320,
        turn: -6,
        colour: '#fbf4e4',
        stamps: ['palm', 'sail'],
        airMail: true,
      })
      drawBell(s, { x: 1186, y: 626, size: 186 })
      drawSealingWax(s)
      drawEnvelope(s, { x: 1376, y: 686, size: 176, turn: 9, colour: '#fbf2de', seal: '#b02c3a' })
      drawPen(s, { x: 1110, y: 710, size: 220, turn: -12 })
    }),
  ],
  finish: { bloom: 0.34 },
})
