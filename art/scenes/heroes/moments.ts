import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { tableTop } from '../../language/food/table.ts'
import { drawRidge } from '../../language/land/land.ts'
import { drawLeaf } from '../../language/plants/corner-leaves.ts'
import { drawCrown } from '../../language/plants/foliage.ts'
import { drawFrangipani } from '../../language/plants/frangipani.ts'
import { mist, sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawGardenLantern } from './garden-lantern.ts'
import { drawTravelAlbum } from './travel-album.ts'

const TABLE = 410

/** Hedges that grow darker towards us, with a few far lights of the house among them. */
function drawGarden(s: Stage): void {
  drawRidge(s, {
    y: 350,
    height: 90,
    colour: '#4a5a7c',
    depth: 0.6,
    length: 300,
    rough: 0.4,
    seed: 4,
    base: 460,
    mist: 0.3,
    lit: 0.4,
  })
  const random = s.random(5)
  for (const [i, depth] of [0.42, 0.2].entries())
    for (const k of range(11)) {
      const x = -60 + k * 170 + i * 70 + random() * 60
      drawCrown(s, {
        x,
        y: TABLE + 30,
        w: 230 + random() * 90,
        h: 110 + random() * 90 - i * 46,
        colour: '#3f6a5c',
        depth,
        lit: 0.5,
        dab: 8,
        seed: k + i * 40,
      })
    }
  for (const k of range(26)) {
    const r = 2 + random() * 5
    s.circle(
      620 + random() * 980,
      300 + random() * 100,
      r,
      s.light.window,
      `opacity="${(0.2 + (k % 5) * 0.1).toFixed(2)}"`,
    )
  }
}

/** The frangipani bough that the lantern hangs from. */
function drawBough(s: Stage): void {
  const limb: Point[] = [
    [1760, -70],
    [1600, -26],
    [1470, 34],
    [1340, 60],
    [1230, 48],
  ]
  s.path(
    ribbon(limb, (t) => 17 - 12 * t),
    s.lin([s.shade('#6a4a5c', 0.5), s.shade('#33264a', 0.2)]),
  )
  for (const [x, y, angle, length] of LEAVES)
    drawLeaf(s, { x, y, angle, length, kind: 'banana', colour: '#4f7a5c', lit: 0.55, bend: 0.25 })
  for (const [x, y, turn] of BLOSSOMS) drawFrangipani(s, x, y, 22, { turn, lit: 1 })
}

const LEAVES = [
  [1236, 48, 2.7, 120],
  [1232, 50, 3.4, 130],
  [1240, 46, 4.1, 110],
  [1236, 54, 2, 90],
  [1476, 30, 1.3, 96],
  [1470, 28, 5, 110],
  [1484, 28, 0.5, 120],
] as const

const BLOSSOMS = [
  [1222, 52, 10],
  [1248, 70, 40],
  [1206, 78, 22],
  [1466, 44, 60],
  [1490, 62, 20],
] as const

export default scene({
  name: 'heroes/moments',
  seed: 101,
  light: {
    base: 'dusk',
    sky: ['#1a2458', '#3c3c7c', '#7c5894', '#cc7f8c', '#f8ba8c'],
    shadow: '#1f1a48',
    lit: '#ffc890',
  },
  horizon: TABLE,
  sun: { x: 1340, y: 298, r: 4 },
  portrait: { x: 730, y: -150, w: 828, h: 1472 },
  layers: [
    sky({ disc: false, glow: 0.2, stars: 40 }),
    svg(drawGarden),
    mist({ y: 330, h: 110, opacity: 0.3 }),
    tableTop({ y: TABLE, colour: '#94604a' }),
    svg((s) => {
      s.ellipse(
        1180,
        600,
        660,
        250,
        s.rad([
          [s.light.window, 0.6, 0],
          [s.light.window, 0.24, 0.5],
          [s.light.window, 0, 1],
        ]),
      )
      drawTravelAlbum(s)
      drawBough(s)
      drawGardenLantern(s, { x: 1340, y: 298, r: 64, chainFrom: 62 })
      drawFrangipani(s, 676, 640, 30, { turn: 30, flat: 0.6, lit: 0.85 })
    }),
  ],
  finish: { bloom: 0.5 },
})
