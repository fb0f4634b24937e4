import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { ridge } from '../../language/land/land.ts'
import { drawFigure } from '../../language/people/indian-figures.ts'
import { drawMarigold, garland } from '../../language/plants/marigold.ts'
import { water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { modelled, scene, svg } from '../../scene.ts'
import { drawLakePalace } from './lake-palace.ts'

const roseDawn = {
  base: 'dawn',
  sky: ['#4a4a8c', '#94709c', '#e098a4', '#f8bc9c', '#ffe4b8'],
  haze: '#f4c0b0',
  shadow: '#42285f',
  lit: '#ffd8a8',
  glow: '#ffc088',
} as const

/** Ghat steps falling away to the left, wet at the lowest. */
function drawGhatSteps(s: Stage): void {
  for (const i of range(6)) {
    const y = 690 + i * 38
    const left = 330 - i * 80
    s.path(
      polygon([
        [left, y],
        [left + 44, y - 18],
        [s.right, y - 18],
        [s.right, y],
      ]),
      s.lin([s.shade('#d8a08c', 0.6), s.shade('#f6c8a4', 1)], 0, 0, 1, 0),
    )
    s.path(
      polygon([
        [left, y],
        [s.right, y],
        [s.right, y + 24],
        [left, y + 24],
      ]),
      s.lin([s.shade('#8a5470', 0.25), s.shade('#c8848a', 0.6)], 0, 0, 1, 0),
    )
  }
}

function drawPetals(s: Stage): void {
  const random = s.random(6)
  for (const _ of range(120)) {
    const step = Math.floor(random() * 6)
    const left = 350 - step * 80
    const x = left + random() ** 1.3 * (720 - left)
    drawMarigold(
      s,
      x,
      681 + step * 38 - random() * 9,
      4 + step * 1.3 + random() * 3,
      random() > 0.4 ? '#f0941c' : '#f6bc2c',
    )
  }
}

export default scene({
  name: 'posters/indian-diaspora',
  seed: 77,
  light: roseDawn,
  horizon: 500,
  sun: { x: 556, y: 330, r: 58 },
  view: { x: 0, y: 0, w: 720, h: 900 },
  layers: [
    sky({ rays: 0.06 }),
    sheet({ cover: 0.48, opacity: 0.5 }),
    ridge({ y: 506, height: 200, colour: '#8a6a94', depth: 0.6, length: 240 }),
    ridge({ y: 506, height: 100, colour: '#7a5a80', depth: 0.42, length: 150, seed: 3 }),
    svg((s) => drawLakePalace(s, { cx: 370, y: 520, w: 560, colour: '#e8a894', depth: 0.1, lamps: 0.25 })),
    mist({ y: 470, h: 80, opacity: 0.55 }),
    water({ y: 520, amplitude: 26, reflection: [0.95, 0.6], accent: '#9a6a98', glint: 0.7 }),
    svg(drawGhatSteps),
    modelled({ round: 4, dark: 0.5, cast: { x: -4, y: 3, blur: 3, opacity: 0.4 } }, drawPetals),
    svg((s) => s.path(polygon(outline('500,794 528,796 330,860 280,858')), s.light.shadow, 'opacity=".35"')),
    modelled({ round: 9, bright: 0.4 }, (s) =>
      drawFigure(s, { x: 520, y: 794, h: 270, wear: 'sari', top: '#d8303c', lit: 0.75 }),
    ),
    garland({
      from: [-20, 30],
      to: [250, -30],
      sag: 90,
      bead: 19,
      colours: ['#f0941c', '#f6bc2c', '#f0941c', '#e2621c'],
    }),
    garland({
      from: [230, -30],
      to: [500, -30],
      sag: 100,
      bead: 19,
      colours: ['#f0941c', '#f6bc2c', '#f0941c', '#e2621c'],
    }),
    garland({
      from: [480, -30],
      to: [745, 30],
      sag: 90,
      bead: 19,
      colours: ['#f0941c', '#f6bc2c', '#f0941c', '#e2621c'],
    }),
  ],
})
