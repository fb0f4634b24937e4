import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import {
  COUNTER,
  drawBundle,
  drawCounter,
  drawCounterBell,
  drawLetterRack,
  drawMimosaVase,
} from './concierge-counter.ts'
import { drawKeyRack } from './key-rack.ts'

/** Celadon panelling, flat, with one hard diagonal of noon across it. */
function drawPanelling(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, COUNTER - s.top, s.shade('#b4d2c6', 0.92))
  const panels = range(4).map((i) => `M${-210 + i * 262} ${s.top}V${COUNTER - 96}h214V${s.top}`)
  s.line(panels.join(''), s.shade('#6f9c94', 0.5), 3, 'opacity=".6"')
  s.line(panels.join(''), s.shade('#f4f4e0', 1), 2, 'opacity=".8" transform="translate(4 3)"')
  s.rect(s.left, COUNTER - 66, s.right - s.left, 8, s.shade('#f4f4e0', 0.95))
  s.rect(s.left, COUNTER - 58, s.right - s.left, 5, s.shade('#6f9c94', 0.5))
}

function drawShade(s: Stage): void {
  s.path(
    polygon([
      [s.left, s.top],
      [1010 - s.top * 0.7, s.top],
      [1010 - (COUNTER - 20) * 0.7, COUNTER - 20],
      [s.left, COUNTER - 20],
    ]),
    s.light.shadow,
    'opacity=".24"',
  )
}

export default scene({
  name: 'heroes/contact',
  seed: 97,
  light: { base: 'day', shadow: '#183e4c', haze: '#dfe8d8', lit: '#fff3d0' },
  horizon: COUNTER - 40,
  sun: { x: 1700, y: 40, r: 10 },
  portrait: { x: 860, y: -258, w: 680, h: 1209 },
  layers: [
    svg((s) => {
      drawPanelling(s)
      drawKeyRack(s, { x: 905, y: -230, columns: 5, rows: 6, cell: [118, 92] })
      drawShade(s)
      drawCounter(s)
      drawLetterRack(s, 1034)
      drawCounterBell(s, 1262)
      drawMimosaVase(s, 1424)
      drawBundle(s, 640)
    }),
  ],
  finish: { bloom: 0.24 },
})
