import { mix } from '../../../engine/colour.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawSloop, drawYacht } from '../../../language/boats/yachts.ts'
import { drawHillTown, drawSlope, type HillTownOptions } from '../../../language/buildings/riviera-houses.ts'
import { drawFigure } from '../../../language/people/figure.ts'
import { RIVIERA_SEA } from '../../../language/sea/riviera-sea.ts'
import { water } from '../../../language/sea/water.ts'
import { sky } from '../../../language/sky/sky.ts'
import { drawRacerSide } from '../../../language/vehicles/race-car.ts'
import { scene, svg } from '../../../scene.ts'

const CORNER = 640
const FLOOR = 566
const PINK = '#f2a79c'
const TEAL = '#2f8f86'
const FAR_SHORE: HillTownOptions = {
  from: -40,
  to: 420,
  foot: 436,
  crest: (x) => 408 - 120 * Math.exp(-(((x - 60) / 200) ** 2)),
  rows: 5,
  size: 26,
  depth: [0.35, 0.6],
  towers: 0.2,
  seed: 9,
}

function drawQuayRoad(s: Stage): void {
  s.path('M-40 742H760V960H-40Z', s.shade('#8b919c', 0.75))
  s.path('M-40 790H760V836H-40Z', s.shade('#5f6878', 0.55))
  s.rect(-40, 704, 800, 12, s.shade('#fff8ea', 1))
  s.rect(-40, 716, 800, 26, s.shade('#a9b4c2', 0.55))
  s.rect(-40, 724, 800, 8, s.shade('#e6ecee', 1))
  for (const i of range(24))
    s.path(`M${-40 + i * 34} 862h34l-5 20h-34Z`, s.shade(i % 2 ? '#fff8ea' : '#d0202a', 0.95))
  s.fillBelow(882, s.shade('#e9dcc0', 0.9))
}

function drawWall(s: Stage): void {
  const w = s.right - CORNER
  s.rect(CORNER, s.top, w, s.bottom - s.top, s.shade(PINK, 0.95))
  s.rect(CORNER, s.top, 34, s.bottom - s.top, s.shade('#fbe3d2', 1))
  s.line(
    range(24)
      .map((i) => `M${CORNER} ${-20 + i * 40 + 0.5}h${i % 2 ? 34 : 22}`)
      .join(''),
    s.shade('#d89a8c', 0.6),
    2.4,
  )
  s.rect(CORNER, 640, w, 12, s.shade('#fbe3d2', 1))
  s.rect(CORNER, 652, w, 9, s.shade('#a85f68', 0.3))
}

interface Opening {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly ajar?: boolean
}

/** One leaf of louvred shutters, folded back on the wall. */
function drawShutter(s: Stage, x: number, y: number, w: number, h: number): void {
  s.path(`M${x + 10} ${y + 14}h${w}v${h}h${-w}Z`, s.shade('#a85f68', 0.3))
  s.rect(x, y, w, h, s.shade(TEAL, 0.85))
  const slats = range(Math.floor((h - 26) / 9)).map((i) => `M${x + 8} ${y + 14 + i * 9}h${w - 16}`)
  s.line(slats.join(''), s.shade(TEAL, 0.2), 3.4)
  s.rect(x, y, 4, h, s.shade(mix(TEAL, '#ffffff', 0.3), 1))
  s.rect(x + 6, y + h * 0.5 - 4, w - 12, 8, s.shade(TEAL, 0.85))
}

/** French window: pale surround, glass, shutters open, and the hard shadow of its own reveal. */
function drawWindow(s: Stage, o: Opening): void {
  const { x, y, w, h } = o
  s.rect(x - 16, y - 18, w + 32, h + 18, s.shade('#fff0dd', 1))
  s.rect(x - 26, y - 34, w + 52, 16, s.shade('#fff4e4', 1))
  s.rect(x - 22, y - 18, w + 44, 12, s.shade('#b06a70', 0.35))
  s.rect(x, y, w, h, s.shade('#27506a', 0.35))
  s.path(`M${x} ${y}h${w}v${h * 0.2}L${x} ${y + h * 0.46}Z`, s.shade('#173448', 0.1))
  s.path(
    `M${x + w * 0.1} ${y + h}L${x + w * 0.9} ${y + h * 0.44}V${y + h * 0.62}L${x + w * 0.36} ${y + h}Z`,
    s.shade('#7fb4c4', 0.9),
    'opacity=".5"',
  )
  s.line(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.3}h${w}`, s.shade('#fff6ea', 0.9), 7)
  drawShutter(s, x - 20 - w * 0.56, y - 8, w * 0.56, h + 8)
  drawShutter(s, x + w + 20, y - 8, w * 0.56, h + 8)
}

/** Striped canvas over the window, and the slanting shadow it throws on the wall. */
function drawCanvas(s: Stage, x: number, y: number, w: number): void {
  const n = 8
  s.path(`M${x + 10} ${y + 66}H${x + w + 22}L${x + w + 62} ${y + 178}H${x + 56}Z`, s.shade('#b4666c', 0.32))
  for (const i of range(n)) {
    const colour = s.shade(i % 2 ? '#fff8ea' : '#e8563f', 0.95)
    const [a, b] = [x + (i * w) / n, x + ((i + 1) * w) / n]
    const [c, d] = [x - 22 + (i * (w + 44)) / n, x - 22 + ((i + 1) * (w + 44)) / n]
    s.path(`M${a} ${y}H${b}L${d} ${y + 74}H${c}Z`, colour)
    const low = s.shade(i % 2 ? '#fff8ea' : '#e8563f', 0.45)
    s.path(`M${c} ${y + 74}H${d}V${y + 90}q${(c - d) / 2} 18 ${c - d} 0Z`, low)
  }
}

const SLAB = { from: 458, to: 1226 } as const

function drawBalcony(s: Stage): void {
  s.path(
    `M${CORNER} ${FLOOR + 34}H${SLAB.to}L${SLAB.to + 70} ${FLOOR + 150}H${CORNER + 70}Z`,
    s.shade('#b4666c', 0.32),
  )
  for (const x of [700, 900, 1100]) {
    s.path(`M${x + 12} ${FLOOR + 30}h60l-22 84h-30Z`, s.shade('#9a5564', 0.3))
    s.path(`M${x} ${FLOOR + 30}h44l-10 62h-24Z`, s.shade('#fbe3d2', 0.95))
  }
  s.rect(SLAB.from, FLOOR, SLAB.to - SLAB.from, 16, s.shade('#fff4e4', 1))
  s.rect(SLAB.from, FLOOR + 16, SLAB.to - SLAB.from, 16, s.shade('#d59a92', 0.5))
}

/** Wrought iron: thin bars with a belly, every fifth one with a scroll. */
function drawRailing(s: Stage): void {
  const iron = s.shade('#1f2f44', 0.3)
  const top = FLOOR - 98
  const bars = range(44).map((i) => {
    const x = SLAB.from + 10 + i * 17.2
    return `M${x} ${top}V${FLOOR}`
  })
  s.line(bars.join(''), iron, 2.6)
  const scrolls = range(11).map((i) => {
    const x = SLAB.from + 10 + (i * 4 + 2) * 17.2
    return `M${x} ${top + 30}c-22 -12 -22 24 0 18c22 6 22 -30 0 -18M${x} ${top + 62}c-16 -10 -16 20 0 14c16 6 16 -24 0 -14`
  })
  s.line(scrolls.join(''), iron, 3)
  s.line(`M${SLAB.from} ${FLOOR - 8}H${SLAB.to}M${SLAB.from + 4} ${top + 14}H${SLAB.to}`, iron, 4)
  s.rect(SLAB.from - 4, top - 6, SLAB.to - SLAB.from + 8, 9, iron)
  s.rect(SLAB.from - 4, top - 7, SLAB.to - SLAB.from + 8, 2.4, s.shade('#fff4dc', 1))
}

function drawGeraniums(s: Stage, x: number, y: number, salt: number): void {
  const random = s.random(salt)
  s.path(`M${x - 30} ${y - 34}H${x + 30}L${x + 22} ${y}H${x - 22}Z`, s.shade('#c8643f', 0.9))
  s.path(`M${x + 8} ${y - 34}H${x + 30}L${x + 22} ${y}H${x + 6}Z`, s.shade('#8a3f34', 0.4))
  for (const i of range(34)) {
    const [px, py] = [x - 36 + random() * 72, y - 34 - random() * 44]
    if (i % 2) s.ellipse(px, py, 9, 6, s.shade(i % 3 ? '#3f8a4c' : '#2a6a40', 0.7))
    else s.ellipse(px, py - 6, 7, 6, s.shade(i % 4 ? '#e8384a' : '#ff7a78', 0.95))
  }
}

export default scene({
  name: 'moments/monaco-7',
  seed: 107,
  light: { base: 'day', shadow: '#233a66', sky: ['#1760a8', '#3f97cc', '#8accdf', '#cfeae6', '#f2f4e4'] },
  horizon: 430,
  sun: { x: 120, y: -60, r: 30 },
  layers: [
    sky({ disc: false, glow: 0.3, to: 440 }),
    svg((s) => {
      drawSlope(s, FAR_SHORE)
      drawHillTown(s, FAR_SHORE)
    }),
    water({ y: 434, colours: RIVIERA_SEA, glint: 0, reflection: [0.6, 0.1] }),
    svg((s) => {
      drawSloop(s, { x: 440, y: 470, length: 34, depth: 0.3 })
      drawYacht(s, { x: 170, y: 560, length: 190, depth: 0.1 })
      drawYacht(s, { x: 430, y: 640, length: 250, flip: true })
      drawQuayRoad(s)
      drawRacerSide(s, { x: 420, y: 828, length: 190, flip: true })
      drawRacerSide(s, { x: 130, y: 806, length: 176, flip: true, colour: '#1f5fa8', stripe: '#f3c33a' })
      drawWall(s)
      for (const x of [806, 1166, 1526]) {
        drawWindow(s, { x, y: 250, w: 124, h: FLOOR - 250 })
        drawWindow(s, { x, y: 742, w: 124, h: 300 })
      }
      drawWindow(s, { x: 1166, y: -190, w: 124, h: 250 })
      drawWindow(s, { x: 1526, y: -190, w: 124, h: 250 })
      drawWindow(s, { x: 806, y: -190, w: 124, h: 250 })
      s.rect(CORNER, 84, s.right - CORNER, 14, s.shade('#fbe3d2', 1))
      s.rect(CORNER, 98, s.right - CORNER, 9, s.shade('#a85f68', 0.3))
      drawCanvas(s, 770, 196, 196)
      drawBalcony(s)
      drawFigure(s, {
        x: 552,
        y: FLOOR,
        h: 196,
        pose: 'photographing',
        flip: true,
        dress: 'summerDress',
        colours: ['#fffaf0', '#e8443a', '#e8443a'],
        skin: 'bronze',
        woman: true,
        hair: 'bob',
        hat: 'straw',
        hatColours: ['#f0cf80', '#d8a23a'],
        carries: 'camera',
        propColours: ['#c98a24', '#f4d48a'],
        shadow: false,
      })
      drawGeraniums(s, 1010, FLOOR, 4)
      drawGeraniums(s, 1100, FLOOR, 8)
      drawRailing(s)
    }),
  ],
  finish: { vignette: 0.1 },
})
