import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawSitarHand, sitar } from './sitar.ts'

function drawLamplitRoom(s: Stage): void {
  s.rect(
    s.left,
    s.top,
    2000,
    1200,
    s.rad(
      [s.shade('#d8843c', 0.9), s.shade('#8a3a3c', 0.5), s.shade('#3a1838', 0.2), s.shade('#1c0c2c', 0.1)],
      1330,
      130,
      1300,
      true,
    ),
  )
  for (const [x, y, r, o] of [
    [1400, 120, 70, 0.9],
    [1210, 70, 34, 0.55],
    [1540, 220, 40, 0.6],
    [1060, 130, 22, 0.4],
    [1480, 40, 26, 0.5],
  ] as const) {
    s.circle(
      x,
      y,
      r * 3,
      s.rad([
        ['#ffb860', o * 0.5, 0],
        ['#ffb860', 0, 1],
      ]),
    )
    s.circle(
      x,
      y,
      r,
      s.rad([
        ['#fff2c0', o, 0],
        ['#ffc870', o * 0.8, 0.6],
        ['#ffb050', o * 0.3, 1],
      ]),
    )
  }
}

export default scene({
  name: 'moments/india-13',
  seed: 1313,
  light: {
    base: 'dusk',
    shadow: '#1a0c2c',
    lit: '#ffb862',
    haze: '#7a3a3c',
    sun: '#ffe8b0',
    glow: '#ff9a48',
  },
  sun: { x: 1400, y: 100, r: 10 },
  layers: [svg(drawLamplitRoom), sitar, drawSitarHand],
  finish: { bloom: 0.5, vignette: 0.4 },
})
