import { polygon } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layers, svg } from '../scene.ts'
import { drawFrangipani } from './frangipani.ts'
import { modelled } from './modelled.ts'

const STONE = '#7f8a78'
/** The wall recedes to the left: x of each spout, larger and nearer to the right. */
const SPOUTS = [420, 490, 570, 660, 762, 880, 1020, 1184, 1380]
const nearness = (x: number): number => Math.max(0.16, 0.5 + ((x - 600) / 900) * 0.75)
const brow = (x: number): number => 430 - (x - 600) * 0.17
const foot = 584

/** The long carved wall of the spring temple with its spouts. */
export const springWall = (): Layers => [
  svg(wallFace),
  modelled({ round: 9, dark: 0.65 }, blocks),
  modelled({ round: 7, dark: 0.6 }, coping),
  svg(moss),
  ...SPOUTS.map((x) => modelled({ round: 9 * nearness(x), dark: 0.7 }, (s: Stage) => spoutHead(s, x))),
  svg(jets),
  svg(offerings),
]

function wallFace(s: Stage): void {
  s.path(
    polygon([
      [-160, brow(-160)],
      [1700, brow(1700)],
      [1700, foot + 30],
      [-160, foot + 10],
    ]),
    s.lin([s.shade(STONE, 0.3, 0.1), s.shade(STONE, 0.6)], 0, 0, 1, 0),
  )
}

function blocks(s: Stage): void {
  const random = s.random(8)
  for (const row of range(5)) {
    for (let x = -150 + (row % 2) * 24; x < 1700; x += 30 + nearness(x) * 46) {
      const w = 25 + nearness(x) * 46
      const at = (px: number, t: number) => brow(px) + 26 + (foot - brow(px) - 20) * t
      const [t0, t1] = [row / 5 + 0.008, (row + 1) / 5 - 0.008]
      s.path(
        polygon([
          [x, at(x, t0)],
          [x + w, at(x + w, t0)],
          [x + w, at(x + w, t1)],
          [x, at(x, t1)],
        ]),
        s.shade(
          random() > 0.75 ? '#6f8a68' : STONE,
          0.36 + random() * 0.3,
          Math.max(0, 0.62 - 0.62 * nearness(x)),
        ),
      )
    }
  }
}

function coping(s: Stage): void {
  s.path(
    polygon([
      [-160, brow(-160) - 5],
      [1710, brow(1710) - 34],
      [1710, brow(1710) + 14],
      [-160, brow(-160) + 4],
    ]),
    s.shade('#aab09a', 0.85),
  )
  s.path(
    polygon([
      [-160, brow(-160) + 5],
      [1710, brow(1710) + 18],
      [1710, brow(1710) + 34],
      [-160, brow(-160) + 10],
    ]),
    s.shade(STONE, 0.3),
  )
  for (const x of range(11).map((i) => 580 + i * 104)) {
    const k = nearness(x) * 0.8
    const y = brow(x) - 20 * k
    s.path(
      `M${x - 26 * k} ${y}C${x - 30 * k} ${y - 30 * k} ${x - 10 * k} ${y - 36 * k} ${x} ${y - 74 * k}C${x + 10 * k} ${y - 36 * k} ${x + 30 * k} ${y - 30 * k} ${x + 26 * k} ${y}Z`,
      s.shade('#9aa088', 0.75),
    )
  }
}

function moss(s: Stage): void {
  const random = s.random(18)
  for (const _ of range(90)) {
    const x = 400 + random() * 1240
    const y = brow(x) + 16 + random() ** 2 * (foot - brow(x))
    s.ellipse(
      x,
      y,
      8 + random() * 26,
      4 + random() * 9,
      s.shade('#5f9a4c', 0.5 + random() * 0.4),
      'opacity=".34"',
    )
  }
  const ferns = range(30).map(() => {
    const x = 560 + random() * 1060
    const y = brow(x) + 18
    return `M${round1(x)} ${round1(y)}q${round1((random() - 0.5) * 30)} 10 ${round1((random() - 0.5) * 40)} ${round1(22 + random() * 22)}`
  })
  s.line(ferns.join(''), s.shade('#7fb85c', 0.8), 3, 'opacity=".8" stroke-linecap="round"')
}

/** A carved spout: a lotus of stone petals around a short pipe. */
function spoutHead(s: Stage, x: number): void {
  const k = nearness(x)
  s.placed({ x, y: brow(x) + (foot - brow(x)) * 0.42, scale: k }, () => {
    for (const ring of [0, 1]) {
      for (const i of range(9)) {
        s.placed({ x: 0, y: -4, turn: i * 40 + ring * 20 }, () =>
          s.path(
            ring
              ? 'M-13 -14C-20 -34 -14 -50 0 -52C14 -50 20 -34 13 -14Z'
              : 'M-16 -22C-24 -48 -16 -64 0 -66C16 -64 24 -48 16 -22Z',
            s.shade(ring ? '#b4b79c' : '#8f977e', ring ? 0.9 : 0.6),
          ),
        )
      }
    }
    s.circle(0, -4, 20, s.shade('#6f7866', 0.5))
    s.path('M-15 -8H15V16Q0 24 -15 16Z', s.shade('#a3a890', 0.85))
    s.ellipse(0, 15, 13, 6, s.shade('#26323a', 0.1))
  })
}

function jets(s: Stage): void {
  for (const x of SPOUTS) {
    const k = nearness(x)
    const top = brow(x) + (foot - brow(x)) * 0.42 + 18 * k
    const end = foot + 10 + 26 * k
    const d = `M${x - 9 * k} ${top}C${x - 18 * k} ${top + 40} ${x - 24 * k} ${end - 40} ${x - 30 * k} ${end}H${x + 8 * k}C${x + 4 * k} ${end - 40} ${x + 8 * k} ${top + 40} ${x + 9 * k} ${top}Z`
    s.path(
      d,
      s.lin([
        ['#ffffff', 0.95],
        ['#dff2ea', 0.7],
        ['#ffffff', 0.85],
      ]),
    )
    s.line(
      `M${x - 3} ${top + 6}L${x - 14 * k} ${end}M${x + 4} ${top + 6}L${x - 2 * k} ${end}`,
      s.shade('#6fa8a0', 0.6),
      1.6 * k,
      'opacity=".6"',
    )
    s.ellipse(x - 12 * k, end, 46 * k, 11 * k, '#ffffff', 'opacity=".55"')
    s.ellipse(x - 12 * k, end + 3, 74 * k, 17 * k, 'none', 'stroke="#ffffff" stroke-width="2" opacity=".4"')
  }
}

/** Canang sari: small palm-leaf trays of flowers along the coping. */
function offerings(s: Stage): void {
  for (const [x, dy] of [
    [762, -12],
    [988, -17],
    [1140, -20],
    [1310, -24],
    [1350, -25],
  ] as const) {
    const k = nearness(x)
    s.placed({ x, y: brow(x) + dy, scale: k }, () => {
      s.path('M-26 0L-20 -12H20L26 0Z', s.shade('#a8c05c', 0.85))
      for (const [i, c] of ['#e2574a', '#f2b83c', '#d98ac0', '#f6f0dc', '#e2574a'].entries())
        s.circle(-16 + i * 8, -15, 6, s.shade(c, 0.9))
      drawFrangipani(s, 0, -22, 11, { flat: 0.8 })
      s.line('M12 -18L18 -46', s.shade('#8a5a48', 0.4), 1.6)
      s.line('M18 -48C14 -62 24 -72 18 -90', '#ffffff', 2.4, 'opacity=".4"')
    })
  }
}
