import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawBasket, drawGlidingFalcon, drawStripedBalloon } from './dawn-flight.ts'

const HORIZON = 470

type Dune = readonly [x: number, foot: number, w: number, h: number, depth: number, bend: number]

const DUNES: readonly Dune[] = [
  [330, 486, 150, 15, 0.66, 1],
  [860, 488, 190, 18, 0.64, -1],
  [1420, 486, 150, 16, 0.64, 1],
  [600, 508, 210, 26, 0.48, 1],
  [1290, 512, 230, 34, 0.46, 1],
  [130, 540, 280, 40, 0.32, -1],
  [960, 560, 290, 54, 0.28, 1],
  [1530, 606, 320, 78, 0.16, 1],
  [520, 650, 380, 92, 0.12, 1],
  [1200, 772, 430, 132, 0.03, 1],
  [230, 880, 520, 128, 0, -1],
]

/** A knife-edged dune as wide as the frame: concave flanks that meet in a sharp top. */
const flank = ([x, foot, w, h]: Dune, at: number): number =>
  foot - h * Math.exp(-1.25 * (Math.abs(at - x) / w) ** 1.15)

/** Flat planes on both sides of a winding crest: the sun's side apricot, the other still blue with night. */
function drawDune(s: Stage, dune: Dune): void {
  const [x, foot, w, h, depth, bend] = dune
  const line = range(161).map((i): Point => {
    const at = s.left + ((s.right - s.left) * i) / 160
    return [at, flank(dune, at)]
  })
  s.path(polygon([...line, [s.right, s.bottom], [s.left, s.bottom]]), s.shade('#f4b06c', 1, depth))
  const crest: Point[] = [
    [x, foot - h],
    [x + w * 0.1 * bend, foot - h * 0.6],
    [x - w * 0.06 * bend, foot - h * 0.1],
    [x + w * 0.14 * bend, foot + h * 0.55],
    [x - w * 0.12, foot + h * 1.1],
  ]
  const down = smooth(crest, false, 0.9)
  const out = range(30).map((i): Point => [x - (w * 1.7 * i) / 29, flank(dune, x - (w * 1.7 * i) / 29)])
  const under: Point[] = [
    [x - w * 1.7, flank(dune, x - w * 1.7)],
    [x - w * 1.1, foot + h * 0.14],
    [x - w * 0.6, foot + h * 0.62],
    [x - w * 0.12, foot + h * 1.1],
  ]
  const back = smooth(under, false, 0.9).replace(/^M/, 'L')
  s.path(
    `${polygon([...out].reverse(), false)}${down.replace(/^M/, 'L')}${smooth([...under].reverse(), false, 0.9).replace(/^M/, 'L')}Z`,
    s.shade('#8d94ac', 0.3, depth),
  )
  s.path(
    `${polygon(out, false)}${back}L${x - w * 0.34} ${foot + h * 0.4}L${x - w * 0.2} ${foot - h * 0.2}Z`,
    s.shade('#8d94ac', 0.16, depth),
  )
  const lit = crest.map(([cx, cy], i): Point => [cx + w * (0.04 + i * 0.12), cy + h * 0.05 * i])
  s.path(`${down}${smooth([...lit].reverse(), false, 0.9).replace(/^M/, 'L')}Z`, s.shade('#ffd8a0', 1, depth))
}

function drawDuneSea(s: Stage): void {
  s.fillBelow(HORIZON, s.shade('#f4b06c', 1, 0.72))
  for (const dune of DUNES) drawDune(s, dune)
}

/** Ghaf trees far below, each with the long shadow of the first hour. */
function drawTreesBelow(s: Stage): void {
  for (const [x, y, r] of [
    [1346, 706, 10],
    [1392, 838, 15],
    [1330, 866, 18],
  ] as const) {
    s.path(
      `M${x} ${y + r}L${x - r * 7} ${y + r * 2.1}Q${x - r * 8.6} ${y + r * 1.6} ${x - r * 6.6} ${y + r * 1.2}Z`,
      s.shade('#8d94ac', 0.2),
    )
    s.line(`M${x} ${y + r}V${y - r * 0.4}`, s.shade('#5a4030', 0.3), 2)
    s.path(
      `M${x - r} ${y}Q${x - r} ${y - r} ${x} ${y - r}T${x + r} ${y - r * 0.1}Q${x} ${y + r * 0.3} ${x - r} ${y}Z`,
      s.shade('#6f8a4a', 0.85),
    )
    s.path(
      `M${x - r} ${y}Q${x - r} ${y - r} ${x - r * 0.2} ${y - r}Q${x - r * 0.4} ${y - r * 0.3} ${x} ${y + r * 0.1}Z`,
      s.shade('#6f8a4a', 0.15),
    )
  }
}

export default scene({
  name: 'dubai/day-4',
  seed: 79,
  light: {
    base: 'day',
    sky: ['#2b78b4', '#63a6cc', '#a5cfdc', '#dfe8d8', '#fff0c4'],
    haze: '#f6e2bd',
    glow: '#ffdf9c',
    shadow: '#1f3f78',
    lit: '#ffe9b8',
  },
  horizon: HORIZON,
  sun: { x: 1492, y: 420, r: 44 },
  portrait: { x: 812, y: -130, w: 608, h: 1081 },
  layers: [
    sky({ to: HORIZON }),
    svg((s) => {
      drawDuneSea(s)
      drawTreesBelow(s)
      drawStripedBalloon(s, { x: 684, y: 372, size: 20, depth: 0.45, colours: ['#f3ead2', '#2f7f8c'] })
      drawStripedBalloon(s, { x: 1150, y: 66, size: 146, colours: ['#fff3dc', '#d8402c'] })
      drawBasket(s, 1150, 66, 146)
      drawGlidingFalcon(s, { x: 912, y: 430, size: 104, turn: -7 })
    }),
  ],
  finish: { bloom: 0.25 },
})
