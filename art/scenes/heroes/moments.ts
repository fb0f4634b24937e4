import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
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

const EYE_LINE = 330
const MIDDLE = 1150
const TOP = { x: MIDDLE, y: 612, rx: 356, ry: 176 }
const GROUND = 1016

/** Flags of slate under a pool of lamplight, the table's shadow in it. */
function drawTerrace(s: Stage): void {
  s.fillBelow(TABLE, s.shade('#4f8488', 0.42))
  s.ellipse(MIDDLE, GROUND - 30, 820, 320, s.shade('#6f9c8c', 0.66))
  s.ellipse(MIDDLE, GROUND - 10, 560, 220, s.shade('#93b494', 0.82))
  const rows = range(9).map((i) => `M${s.left} ${TABLE + 11 * 1.62 ** i}H${s.right}`)
  const files = range(44).map((i) => {
    const spread = (i - 22) * 58
    return `M${MIDDLE + spread * ((TABLE - EYE_LINE) / 60)} ${TABLE}L${MIDDLE + spread * ((1200 - EYE_LINE) / 60)} 1200`
  })
  s.line(rows.join('') + files.join(''), s.shade('#2c5054', 0.3), 2, 'opacity=".4"')
  s.ellipse(MIDDLE, GROUND + 4, 372, 104, s.light.shadow, 'opacity=".5"')
}

/** A round garden table of pale stone on an iron foot. */
function drawGardenTable(s: Stage): void {
  const iron = s.shade('#16343c', 0.3)
  const { x, y, rx, ry } = TOP
  for (const k of [-1, 1])
    s.path(
      `M${x + k * 8} ${GROUND - 96}Q${x + k * 70} ${GROUND - 84} ${x + k * 112} ${GROUND + 8}L${x + k * 90} ${GROUND + 10}Q${x + k * 60} ${GROUND - 60} ${x} ${GROUND - 62}Z`,
      iron,
    )
  s.path(
    `M${x - 16} ${y + 120}H${x + 16}L${x + 22} ${GROUND - 60}Q${x} ${GROUND - 30} ${x - 22} ${GROUND - 60}Z`,
    iron,
  )
  s.path(
    `M${x + 4} ${y + 120}H${x + 16}L${x + 22} ${GROUND - 60}Q${x + 14} ${GROUND - 48} ${x + 6} ${GROUND - 44}Z`,
    s.shade('#4f8486', 0.7),
  )
  s.path(
    `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + 24}A${rx} ${ry} 0 0 1 ${x - rx} ${y + 24}Z`,
    s.shade('#24486c', 0.3),
  )
  s.ellipse(x, y, rx, ry, s.shade('#f2e6c4', 0.9))
  s.ellipse(x, y, rx - 14, ry - 8, s.shade('#3a6ea4', 0.5))
  s.ellipse(x + 20, y - 4, rx * 0.86, ry * 0.82, s.shade('#5f98c4', 0.85))
}

const ALBUM = 0.66

export default scene({
  name: 'heroes/moments',
  seed: 101,
  light: {
    base: 'dusk',
    sky: ['#0d2c48', '#1f5670', '#4f8f98', '#a4c8ac', '#f6e2ac'],
    haze: '#7fb0a8',
    shadow: '#0a2434',
    lit: '#ffe2a4',
    window: '#ffd27a',
  },
  horizon: TABLE,
  sun: { x: 1340, y: 298, r: 4 },
  portrait: { x: 770, y: -246, w: 760, h: 1351 },
  layers: [
    sky({ disc: false, glow: 0, stars: 40 }),
    svg(drawGarden),
    mist({ y: 330, h: 90, opacity: 0.25 }),
    svg((s) => {
      drawTerrace(s)
      drawGardenTable(s)
      s.placed({ x: MIDDLE - 1144 * ALBUM, y: TOP.y - 8 - 588 * ALBUM, scale: ALBUM }, () =>
        drawTravelAlbum(s),
      )
      drawFrangipani(s, 884, 640, 26, { turn: 30, flat: 0.6, lit: 0.95 })
      drawBough(s)
      drawGardenLantern(s, { x: 1284, y: 262, r: 62, chainFrom: 56 })
    }),
  ],
  finish: { bloom: 0.36 },
})
