import { rectPath } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Where the fronts meet the street. */
export const KERB = 704
const FLOOR = 462
const EAVES = 200

interface Front {
  readonly from: number
  readonly to: number
  readonly plaster: string
  readonly bays: number
  /** Bays whose window is lit, whose door stands open. */
  readonly lit: readonly number[]
  readonly open: readonly number[]
  readonly eaves: number
}

const FRONTS: readonly Front[] = [
  { from: -60, to: 452, plaster: '#8fa8a8', bays: 3, lit: [0, 2], open: [2], eaves: EAVES + 24 },
  { from: 452, to: 1120, plaster: '#c4b08c', bays: 4, lit: [0, 1, 3], open: [1], eaves: EAVES },
  { from: 1120, to: 1660, plaster: '#a88a7c', bays: 3, lit: [0, 1], open: [0], eaves: EAVES + 34 },
]

/** The far side of Calle Crisologo, front after front, seen square on. */
export function drawFronts(s: Stage): void {
  for (const front of FRONTS) {
    drawUpperWall(s, front)
    drawGroundFloor(s, front)
    drawRoof(s, front)
    const w = (front.to - front.from) / front.bays
    for (const bay of range(front.bays)) {
      const x = front.from + (bay + 0.5) * w
      drawWindow(s, x, front, front.lit.includes(bay), bay)
      drawDoor(s, x, front.open.includes(bay))
    }
    for (const bay of range(front.bays + 1)) drawPilaster(s, front.from + bay * w, front)
    for (const bay of range(front.bays - 1)) drawLantern(s, front.from + (bay + 1) * w, 560)
  }
  s.rect(s.left, KERB - 8, s.right - s.left, 10, s.shade('#8fa4a8', 0.5))
  s.rect(s.left, KERB + 2, s.right - s.left, 12, s.shade('#3f5870', 0.25))
}

function drawUpperWall(s: Stage, { from, to, eaves }: Front): void {
  s.rect(from, eaves, to - from, FLOOR - eaves, s.shade('#5a4a4c', 0.34))
}

function drawGroundFloor(s: Stage, { from, to, plaster }: Front): void {
  s.rect(from, FLOOR, to - from, KERB - FLOOR, s.shade(plaster, 0.42))
  const random = s.random(from)
  const bricks = range(26).map(() => {
    const x = from + random() * (to - from - 60)
    const y = FLOOR + 20 + Math.floor(random() * 15) * 15
    return rectPath(x, y, 26, 11) + rectPath(x + 29, y, 22, 11)
  })
  s.path(bricks.join(''), s.shade('#a8604c', 0.4), 'opacity=".6"')
  s.rect(from, KERB - 46, to - from, 46, s.shade('#5f6f7c', 0.24))
  s.rect(from, FLOOR - 8, to - from, 16, s.shade('#6a5250', 0.5))
  s.rect(from, FLOOR + 8, to - from, 5, s.light.shadow, 'opacity=".4"')
}

function drawPilaster(s: Stage, x: number, { eaves, plaster }: Front): void {
  s.rect(x - 9, eaves, 18, FLOOR - eaves - 8, s.shade('#6a4f48', 0.5))
  s.rect(x - 13, FLOOR + 13, 26, KERB - FLOOR - 13, s.shade(plaster, 0.6))
  s.rect(x + 6, FLOOR + 13, 7, KERB - FLOOR - 13, s.shade(plaster, 0.2))
}

/** Tiles in rows, the eaves' dark soffit, its pale board. */
function drawRoof(s: Stage, { from, to, eaves }: Front): void {
  const [top, foot] = [eaves - 84, eaves - 6]
  const roof = `M${from - 14} ${foot}L${from + 22} ${top}H${to - 22}L${to + 14} ${foot}Z`
  s.path(roof, s.shade('#7a4444', 0.4))
  const tiles = range(6).map((row) =>
    range(Math.ceil((to - from) / 22 + 2)).map((i) => {
      const y = top + 6 + row * 13
      return `M${from - 14 + i * 22} ${y}h18a9 9 0 0 1 -18 0Z`
    }),
  )
  s.clipped(roof, () => s.path(tiles.flat().join(''), s.shade('#a8604c', 0.62)))
  s.rect(from - 14, foot - 2, to - from + 28, 9, s.shade('#b8927c', 0.6))
  s.rect(from - 6, foot + 7, to - from + 12, 26, s.light.shadow, 'opacity=".55"')
}

/** A broad sliding window of shell panes over its small balustered one. */
function drawWindow(s: Stage, x: number, { eaves }: Front, lit: boolean, salt: number): void {
  const [w, top, foot] = [124, eaves + 46, FLOOR - 66]
  const random = s.random(x + salt)
  s.rect(x - w / 2 - 8, top - 8, w + 16, foot - top + 16, s.shade('#3a2a30', 0.3))
  const [columns, rows] = [6, 7]
  const [pw, ph] = [w / columns, (foot - top) / rows]
  for (const i of range(columns * rows)) {
    const [px, py] = [x - w / 2 + (i % columns) * pw, top + Math.floor(i / columns) * ph]
    const warm = ['#ffd880', '#ffe7a4', '#f6c05c', '#ffdf94'][Math.floor(random() * 4)] ?? '#ffd880'
    const cool = ['#7fa4b0', '#93b4b8', '#6f94a8', '#87a8b4'][Math.floor(random() * 4)] ?? '#7fa4b0'
    s.rect(px + 1.6, py + 1.6, pw - 3.2, ph - 3.2, lit ? s.shade(warm, 0.95) : s.shade(cool, 0.5))
  }
  s.rect(x - 4, top, 8, foot - top, s.shade('#4a3434', 0.4))
  s.rect(x - w / 2 - 12, foot + 8, w + 24, 8, s.shade('#8a6a58', 0.6))
  s.rect(x - w / 2, foot + 18, w, 34, lit ? s.shade('#f0b45c', 0.6) : s.shade('#1c2a40', 0.2))
  const bars = range(13).map((i) => rectPath(x - w / 2 + 2 + i * (w / 12.6), foot + 18, 4.4, 34))
  s.path(bars.join(''), s.shade('#4a3434', 0.35))
}

/** An arched doorway: panelled leaves, or a lamplit room behind. */
function drawDoor(s: Stage, x: number, open: boolean): void {
  const [w, top] = [92, 520]
  const arch = `M${x - w / 2} ${KERB - 8}V${top + 40}A${w / 2} 44 0 0 1 ${x + w / 2} ${top + 40}V${KERB - 8}Z`
  s.path(arch, s.shade('#b8a890', 0.5), `stroke="${s.shade('#c8b89c', 0.6)}" stroke-width="14"`)
  s.path(arch, open ? s.shade('#ffc868', 0.95) : s.shade('#4a3a3c', 0.3))
  s.clipped(arch, () => {
    if (open) {
      s.rect(x - w / 2, 600, w, 120, s.shade('#e08a3c', 0.7))
      s.path(`M${x - 34} 640h22v70h-22ZM${x + 4} 622h34v90H${x + 4}Z`, s.shade('#8a4a30', 0.4))
      s.path(ellipseRow(x), s.shade('#fff0c0', 1))
      return
    }
    for (const side of [-1, 1])
      for (const y of [572, 630]) s.rect(x + (side < 0 ? -38 : 6), y, 32, 46, s.shade('#6a5450', 0.45))
    s.rect(x - 2, top, 4, 200, s.shade('#221c30', 0.2))
  })
}

const ellipseRow = (x: number): string =>
  range(3)
    .map((i) => `M${x - 30 + i * 24} 578a7 9 0 1 0 14 0a7 9 0 1 0 -14 0Z`)
    .join('')

/** An iron lantern; its glow is two flat discs. */
function drawLantern(s: Stage, x: number, y: number): void {
  s.circle(x, y, 58, s.lamp(), 'opacity=".13"')
  s.circle(x, y, 34, s.lamp(), 'opacity=".2"')
  s.path(`M${x - 8} ${y - 12}H${x + 8}L${x + 5} ${y + 14}H${x - 5}Z`, '#fff2c8')
  s.path(`M${x - 11} ${y - 12}L${x} ${y - 23}L${x + 11} ${y - 12}Z`, s.shade('#1c1a30', 0.3))
  s.rect(x - 1.5, y - 36, 3, 14, s.shade('#1c1a30', 0.3))
}

/** The cathedral's belfry over the roofs. */
export function drawBelfryBeyond(s: Stage, x: number): void {
  const stone = (lit: number) => s.shade('#8fa0a8', lit, 0.3)
  s.path(`M${x - 52} 240V96H${x + 52}V240ZM${x - 42} 96V34H${x + 42}V96Z`, stone(0.3))
  s.path(`M${x + 12} 240V96H${x + 52}V240ZM${x + 10} 96V34H${x + 42}V96Z`, stone(0.62))
  s.path(`M${x - 48} 34L${x} -26L${x + 48} 34Z`, s.shade('#6a4a54', 0.4, 0.3))
  for (const y of [66, 150])
    s.path(`M${x - 11} ${y + 22}v-26a11 11 0 0 1 22 0v26Z`, s.shade('#1c2a4a', 0.2, 0.2))
}
