import { polygon } from '../../engine/geometry.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawBangka } from '../../language/boats/bangka.ts'
import { ridge } from '../../language/land/land.ts'
import { drawPairSeated } from '../../language/people/couple-behind.ts'
import { drawPalm } from '../../language/plants/palm.ts'
import { standing, water } from '../../language/sea/water.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawSeaWall } from './sea-wall.ts'

const MANGO = {
  base: 'dusk',
  sky: ['#23306a', '#71427f', '#d9655f', '#ff9a45', '#ffd684'],
  haze: '#f3a06a',
  glow: '#ffb04e',
  sun: '#fff0c0',
  lit: '#ffb468',
  shadow: '#221a4c',
} as const

/** Where two sit on the coping: dark below them, drawn out away from the sun. */
const drawSeatShadow = (s: Stage, x: number, y: number): void => {
  const fade = (opacity: number) =>
    s.lin([
      [s.light.shadow, opacity],
      [s.light.shadow, opacity * 0.2],
    ])
  s.path(
    polygon([
      [x - 46, y - 2],
      [x + 44, y - 2],
      [x + 72, y + 19],
      [x - 26, y + 19],
    ]),
    fade(0.6),
  )
  s.ellipse(x, y + 1, 50, 5, s.light.shadow, 'opacity=".6"')
}

export default scene({
  name: 'filipino-diaspora/day-1',
  seed: 11,
  light: MANGO,
  horizon: 566,
  sun: { x: 930, y: 478, r: 66 },
  portrait: { x: 800, y: -16, w: 700, h: 1244 },
  layers: [
    sky({ rays: 0.05 }),
    sheet({ cover: 0.56, opacity: 0.75 }),
    ridge({ y: 568, height: 90, colour: '#5a4a86', depth: 0.55, length: 420, seed: 3 }),
    ridge({
      y: 569,
      height: 46,
      colour: '#4a3a76',
      depth: 0.35,
      length: 190,
      seed: 8,
      envelope: (x) => Math.max(0, (700 - x) / 700),
    }),
    mist({ y: 520, h: 60, opacity: 0.5 }),
    water({ glint: 1, accent: '#5a3a72', amplitude: 50 }),
    standing({ waterline: 612, reach: 40 }, (s) =>
      drawBangka(s, {
        x: 704,
        y: 612,
        size: 120,
        depth: 0.3,
        hull: '#4a3a66',
        awning: '#3a2f5c',
        stripe: '#5a3a66',
      }),
    ),
    standing({ waterline: 592, reach: 30 }, (s) =>
      drawBangka(s, {
        x: 1052,
        y: 592,
        size: 70,
        depth: 0.45,
        hull: '#4a3a66',
        awning: '#3a2f5c',
        stripe: '#5a3a66',
        flip: true,
      }),
    ),
    svg((s) => {
      drawPalm(s, { x: 1390, y: 820, h: 424, lean: -0.12, wind: -0.1, seed: 5, size: 1.06 })
      drawPalm(s, { x: 1576, y: 830, h: 506, lean: -0.05, wind: -0.12, seed: 8 })
    }),
    svg((s) => {
      drawSeaWall(s, { y: 738 })
      drawSeatShadow(s, 1122, 748)
      drawPairSeated(s, {
        x: 1122,
        y: 748,
        h: 190,
        colours: { shirt: '#f4ead6', trousers: '#3f5a86', dress: '#e7b45c' },
        skin: '#9a6446',
      })
    }),
  ],
})
