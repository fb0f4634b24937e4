import { polygon, rectPath } from '../../../engine/geometry.ts'
import type { Stage } from '../../../engine/stage.ts'
import { alps, island } from '../../../language/land/land.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'
import { sheet } from '../../../language/sky/clouds.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawMonastery, drawPrayerFlags } from './monastery.ts'

/** Whitewashed shrine: stepped foot, bell, thin gilded spire. */
function drawChorten(s: Stage, x: number, y: number, r: number): void {
  const white = s.lin([s.shade('#d8d4e4', 0.4), s.shade('#fff8ea', 1)], 0, 0, 1, 0)
  s.path(
    rectPath(x - r, y - r * 0.5, r * 2, r * 0.5) + rectPath(x - r * 0.78, y - r * 0.8, r * 1.56, r * 0.32),
    white,
  )
  s.path(
    `M${x - r * 0.5} ${y - r * 0.8}C${x - r * 0.8} ${y - r * 1.7} ${x + r * 0.8} ${y - r * 1.7} ${x + r * 0.5} ${y - r * 0.8}Z`,
    white,
  )
  s.path(
    polygon([
      [x - r * 0.16, y - r * 1.44],
      [x, y - r * 2.4],
      [x + r * 0.16, y - r * 1.44],
    ]),
    s.shade('#e8b03c', 1),
  )
}

export default scene({
  name: 'moments/india-10',
  seed: 1010,
  light: {
    base: 'day',
    sky: ['#0f3f86', '#2a6cb0', '#6aa4d0', '#b4d4e0', '#eef0e4'],
    haze: '#c8d4dc',
    shadow: '#2c2a5c',
    lit: '#fff2d4',
  },
  horizon: 620,
  sun: { x: 1500, y: 40, r: 1 },
  layers: [
    sky({ disc: false, glow: 0.5 }),
    sheet({ cover: 0.42, opacity: 0.6 }),
    alps({ rise: 330, seed: 8, rock: '#a8887c', snow: '#f6f2f0', snowLine: 0.42, hazeDensity: 0.0004 }),
    mist({ y: 520, h: 160, opacity: 0.4 }),
    svg((s) => {
      s.fillBelow(
        640,
        s.lin(
          [s.shade('#c8a47c', 0.8, 0.3), s.shade('#a87c5c', 0.6), s.shade('#6a4a50', 0.3)],
          0,
          640,
          0,
          900,
          true,
        ),
      )
    }),
    island({
      x: 900,
      w: 860,
      rise: 330,
      seed: 5,
      colour: '#b08a66',
      camera: { y: 12, focal: 1300, horizon: 780 },
      hazeDensity: 0.0004,
    }),
    svg((s) => {
      drawMonastery(s, 900, 486, 0.86, 0.06)
      s.fillBelow(
        778,
        s.lin(
          [s.shade('#c8a47c', 0.8), s.shade('#a87c5c', 0.6), s.shade('#6a4a50', 0.3)],
          0,
          778,
          0,
          900,
          true,
        ),
      )
      s.rect(
        s.left,
        740,
        2000,
        80,
        s.lin([
          ['#b48c6c', 0],
          ['#b48c6c', 0.8],
          ['#b48c6c', 0],
        ]),
      )
      for (const [x, y, r] of [
        [220, 830, 54],
        [306, 856, 40],
        [1480, 840, 62],
        [1390, 866, 36],
      ] as const)
        drawChorten(s, x, y, r)
      drawPrayerFlags(s, [-40, 60], [1000, 250], 120, 46, 1)
      drawPrayerFlags(s, [-40, 330], [760, 420], 90, 34, 2)
      drawPrayerFlags(s, [1640, 130], [1010, 250], 70, 40, 3)
      drawFigure(s, {
        x: 520,
        y: 856,
        h: 150,
        wear: 'kurta',
        top: '#8a1c34',
        bottom: '#7a1830',
        skin: '#a87048',
        lit: 0.75,
        hair: '#3a2c34',
        legs: [
          [
            [-5, -25],
            [-9, 0],
          ],
          [
            [6, -26],
            [8, -2],
          ],
        ],
      })
      s.path('M500 738Q520 728 540 740L546 800Q536 770 520 768Z', s.shade('#e8a02c', 0.9))
    }),
  ],
})
