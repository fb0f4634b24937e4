import type { Stage } from '../../../engine/stage.ts'
import { scene, svg } from '../../../scene.ts'
import { drawGrill, drawSmoke, drawSuya } from './suya-grill.ts'
import {
  drawBoards,
  drawNewspaper,
  drawOnion,
  drawRing,
  drawTomato,
  drawTomatoSlice,
  drawYaji,
} from './suya-table.ts'

/** Where the trough lies on the table, and how it is turned. */
const GRILL = { x: 640, y: 300, turn: -15 }

function drawFire(s: Stage): void {
  s.placed(GRILL, () => {
    drawGrill(s)
    for (const [i, x] of [60, 128, 192, 262, 404, 470, 540, 606, 676, 820, 888, 956, 1030].entries())
      drawSuya(s, {
        x,
        from: 6 + ((i * 37) % 22),
        to: 318 - ((i * 53) % 26),
        handle: 452 + ((i * 29) % 40),
        seed: i + 1,
      })
  })
}

function drawPaper(s: Stage): void {
  drawNewspaper(s, { x: 40, y: 250, turn: -9, w: 470, h: 350 })
  drawNewspaper(s, { x: 120, y: 470, turn: 7, w: 520, h: 370 })
  s.placed({ x: 250, y: 560, turn: 38 }, () => {
    drawSuya(s, { x: 0, from: -110, to: 140, handle: 250, seed: 31 })
    drawSuya(s, { x: 74, from: -100, to: 150, handle: 262, seed: 34 })
  })
  drawTomatoSlice(s, 330, 590, 46, 10)
  drawTomatoSlice(s, 404, 640, 44, 50)
  drawTomatoSlice(s, 336, 676, 42, 80)
  drawRing(s, 470, 590, 40, 0.9, 20)
  drawRing(s, 520, 640, 34, 1, 0)
  drawRing(s, 440, 720, 42, 0.86, 60)
  drawRing(s, 520, 730, 26, 1, 0)
  drawRing(s, 270, 760, 36, 0.9, 10)
}

function drawReady(s: Stage): void {
  drawYaji(s, 196, 150, 92)
  drawOnion(s, 390, 112, 62)
  drawOnion(s, 500, 190, 50)
  drawTomato(s, 620, 92, 46)
  drawTomato(s, 704, 140, 40)
  drawTomato(s, 716, 62, 36)
}

export default scene({
  name: 'moments/lagos-3',
  seed: 103,
  light: { base: 'day', shadow: '#08222c', haze: '#2f6a70', lit: '#fff0cc' },
  sun: { x: -400, y: -400, r: 10 },
  layers: [
    svg((s) => {
      drawBoards(s)
      drawPaper(s)
      drawReady(s)
      drawFire(s)
      drawSmoke(s)
    }),
  ],
  finish: { bloom: 0.22, vignette: 0.3 },
})
