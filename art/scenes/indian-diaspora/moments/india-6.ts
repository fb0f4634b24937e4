import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { chhatri, pointedArch } from '../../../language/buildings/mughal.ts'
import { ridge } from '../../../language/land/land.ts'
import { drawTree } from '../../../language/plants/foliage.ts'
import { mist, sky } from '../../../language/sky/sky.ts'
import { scene, svg } from '../../../scene.ts'
import { drawTallGrass } from './tall-grass.ts'
import { tiger } from './tiger.ts'

const GRASS = ['#8a6a34', '#b8903c', '#d8b45c', '#f0d484'] as const

function drawRuinedFort(s: Stage): void {
  const stone = { colour: '#c08a64', depth: 0.45 }
  const wall = polygon(
    outline(
      '20,440 40,400 60,396 66,352 110,348 118,326 150,322 170,300 300,296 320,318 470,310 480,270 560,266 566,300 700,308 752,350 760,380 800,396 820,440',
    ),
  )
  s.path(wall, s.lin([s.shade(stone.colour, 0.4, 0.45), s.shade(stone.colour, 0.95, 0.45)], 0, 0, 1, 0))
  s.path(
    [110, 210, 260, 380, 430, 620, 690].map((x) => pointedArch(x, 384, 13, 44)).join(''),
    s.shade('#6a4a64', 0.25, 0.45),
  )
  s.path(
    range(22)
      .map((i) => rectPath(152 + i * 26, 304 + ((i * 7) % 12), 12, 14))
      .join(''),
    s.shade(stone.colour, 0.7, 0.45),
  )
  chhatri(s, 520, 270, 70, 92, stone)
  chhatri(s, 230, 298, 54, 70, stone)
}

/** The path the tiger has pressed down. */
function drawTrampledGrass(s: Stage): void {
  const random = s.random(9)
  const earth = [s.shade('#c89a54', 0.75), s.shade('#8a5c38', 0.5)]
  s.fillBelow(812, s.lin(earth, 0, 812, 0, 900, true))
  const strands = range(420).map(() => {
    const [x, y] = [random() * 1680 - 40, 800 + random() * 90]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(30 + random() * 30)} ${Math.round(-8 - random() * 12)} ${Math.round(70 + random() * 40)} ${Math.round((random() - 0.5) * 16)}`
  })
  s.line(strands.join(''), s.shade('#e8c474', 0.9), 2.2, 'opacity=".6"')
}

export default scene({
  name: 'moments/india-6',
  seed: 606,
  light: {
    base: 'golden',
    sky: ['#5a6f94', '#9aa0a4', '#e0bc90', '#f8cc84', '#ffe6b0'],
    haze: '#f0c894',
    shadow: '#3a2448',
  },
  horizon: 520,
  sun: { x: 1260, y: 250, r: 62 },
  layers: [
    sky({ rays: 0.05 }),
    ridge({ y: 530, height: 190, colour: '#a87a6a', depth: 0.62, length: 420 }),
    svg((s) => {
      s.path(
        polygon([
          [s.left, 540],
          [s.left, 420],
          [60, 410],
          [400, 400],
          [760, 420],
          [1000, 500],
          [1120, 540],
        ]),
        s.shade('#9a7a58', 0.6, 0.48),
      )
      drawRuinedFort(s)
      for (const [x, h] of [
        [880, 120],
        [990, 90],
        [40, 150],
        [1450, 170],
        [1560, 220],
      ] as const)
        drawTree(s, { x, y: 556, h, colour: '#7a7a44', depth: 0.4, seed: x })
      s.fillBelow(
        540,
        s.lin(
          [s.shade('#e8bc74', 0.85, 0.3), s.shade('#b8803c', 0.6), s.shade('#6a4430', 0.35)],
          0,
          540,
          0,
          900,
          true,
        ),
      )
    }),
    mist({ y: 460, h: 150, opacity: 0.6 }),
    svg((s) => {
      for (const i of range(6))
        drawTallGrass(s, {
          from: s.left,
          to: s.right,
          y: 630 + i * 36,
          h: 110 + i * 8,
          n: 420,
          colours: GRASS,
          depth: 0.34 - i * 0.05,
          seed: 3 + i,
        })
      drawTallGrass(s, {
        from: 640,
        to: s.right + 60,
        y: 816,
        h: 350,
        n: 420,
        colours: GRASS,
        depth: 0.14,
        seed: 25,
      })
      drawTrampledGrass(s)
    }),
    tiger({ x: 800, y: 822, scale: 1.0 }),
    svg((s) => {
      drawTallGrass(s, { from: s.left, to: s.right, y: 872, h: 70, n: 420, colours: GRASS, seed: 7 })
      drawTallGrass(s, { from: s.left, to: s.right, y: 930, h: 120, n: 620, colours: GRASS, seed: 8 })
      drawTallGrass(s, { from: 1080, to: s.right + 40, y: 930, h: 480, n: 190, colours: GRASS, seed: 11 })
      drawTallGrass(s, { from: s.left, to: 180, y: 930, h: 330, n: 70, colours: GRASS, seed: 13 })
    }),
  ],
})
