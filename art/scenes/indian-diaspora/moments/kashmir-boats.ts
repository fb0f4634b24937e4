import { ellipsePath, rectPath, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { cuspedArch } from '../../../language/buildings/mughal.ts'
import { drawFigure } from '../../../language/people/indian-figures.ts'

const CEDAR = '#9a6440'

/** Carved houseboat side-on, 700 long at scale 1, waterline at y 0, verandah to the right. */
export function drawHouseboat(s: Stage, x: number, y: number, scale: number): void {
  s.placed({ x, y, scale }, () => {
    s.path(
      smooth(outline('-390,-40 -370,-8 -330,6 350,6 390,-10 410,-40'), true, 0.4),
      s.lin([s.shade('#6a4434', 0.6), s.shade('#2c1c30', 0.2)]),
    )
    s.path(rectPath(-360, -156, 560, 124), s.lin([s.shade(CEDAR, 0.55), s.shade(CEDAR, 0.85)], 0, 0, 1, 0))
    for (const i of range(5)) drawCarvedWindow(s, -304 + i * 108)
    drawVerandah(s)
    drawEaves(s)
    s.path(
      'M-376 -176L-340 -214H206L420 -190V-176Z',
      s.lin([s.shade('#7a5a4c', 0.9), s.shade('#4a343c', 0.5)]),
    )
    s.line(
      range(14)
        .map((i) => `M${-330 + i * 50} -212l-14 36`)
        .join(''),
      s.shade('#3a2430', 0.3),
      1.6,
      'opacity=".6"',
    )
    s.path('M404 -40L470 -8V2H396Z', s.shade(CEDAR, 0.5))
    s.line('M408 -34h18M414 -24h26M420 -14h34', s.shade('#e8c090', 0.9), 3)
  })
}

function drawCarvedWindow(s: Stage, x: number): void {
  s.rect(x - 40, -146, 80, 104, s.shade('#6a4030', 0.45))
  s.path(cuspedArch(x, -48, 28, 88, 34, 3), s.lin([s.shade('#3a3040', 0.3), s.light.window]))
  s.line(cuspedArch(x, -48, 28, 88, 34, 3), s.shade('#e8b880', 0.9), 3)
  s.line(`M${x} -48V-132M${x - 28} -86H${x + 28}`, s.shade('#7a4a30', 0.5), 2.4)
  s.path(
    range(5)
      .map((i) => ellipsePath(x - 32 + i * 16, -38, 5, 4))
      .join(''),
    s.shade('#d8a068', 0.85),
  )
}

function drawVerandah(s: Stage): void {
  s.path(rectPath(200, -156, 204, 124), s.shade('#4a2c34', 0.3))
  for (const i of range(3)) {
    const arch = cuspedArch(238 + i * 66, -40, 29, 108, 40, 4)
    s.path(arch, s.lin([s.shade('#c8a47c', 0.7), s.shade('#7a5048', 0.4)]))
  }
  for (const i of range(4)) {
    const x = 204 + i * 66
    s.rect(x - 5, -156, 10, 124, s.lin([s.shade(CEDAR, 0.4), s.shade('#d8a068', 1)], 0, 0, 1, 0))
    s.path(ellipsePath(x, -92, 8, 10), s.shade('#c88a54', 0.9))
  }
  s.path(rectPath(200, -74, 204, 6), s.shade('#d8a068', 0.95))
  s.path(
    range(26)
      .map((i) => rectPath(204 + i * 7.8, -70, 3, 34))
      .join(''),
    s.shade('#b87c4c', 0.75),
  )
}

function drawEaves(s: Stage): void {
  const fringe = range(48).map((i) => `M${-372 + i * 16.4} -176h16.4l-8.2 20Z`)
  s.path(fringe.join(''), s.shade('#d8a068', 0.85))
  s.rect(-376, -184, 796, 10, s.shade('#e0b080', 0.95))
}

/** Taxi boat with a curtained canopy and an oarsman at the stern, 300 long at scale 1. */
export function drawShikara(s: Stage, x: number, y: number, scale: number): void {
  s.placed({ x, y, scale }, () => {
    drawFigure(s, {
      x: 118,
      y: -14,
      h: 84,
      wear: 'kurta',
      top: '#e8dcc8',
      bottom: '#8a7a8a',
      turban: '#f0e6d4',
      lit: 0.6,
      lean: -4,
      arms: [
        [
          [-16, -66],
          [-24, -56],
        ],
        [
          [-4, -62],
          [-20, -50],
        ],
      ],
    })
    s.path('M-60 -70H66L76 -60H-70Z', s.lin([s.shade('#e2503c', 1), s.shade('#a82c3c', 0.6)]))
    s.path(
      range(13)
        .map((i) => ellipsePath(-66 + i * 11.6, -58, 5.6, 6))
        .join(''),
      s.shade('#f0b83c', 0.95),
    )
    for (const k of [-58, -2, 56]) s.rect(k, -60, 4, 44, s.shade('#f0c878', 0.8))
    s.path(
      'M-58 -58Q-48 -34 -58 -16H-40Q-36 -40 -44 -58ZM60 -58Q48 -34 58 -16H42Q36 -40 44 -58Z',
      s.shade('#f6c42c', 0.85),
    )
    s.path(smooth(outline('-40,-16 -36,-30 30,-30 38,-16'), true, 0.5), s.shade('#8a2c5c', 0.7))
    s.path(
      smooth(
        outline('-190,-40 -150,-20 -80,-12 90,-12 150,-22 176,-34 150,-4 80,6 -90,6 -150,-6'),
        true,
        0.7,
      ),
      s.lin([s.shade('#d8945c', 0.95), s.shade('#6a3c34', 0.4)]),
    )
    s.line('M92 -58L150 8', s.shade('#8a5a3c', 0.6), 3)
    s.path('M150 8q-10 -12 2 -14q6 -6 8 4q4 8 -10 10Z', s.shade('#c8844c', 0.9))
  })
}

/** Lotus pad from a low angle, a slit towards the stalk. */
export function drawLotusPad(s: Stage, x: number, y: number, r: number, lit: number): void {
  s.path(ellipsePath(x, y + r * 0.05, r, r * 0.34), s.shade('#1c4a44', 0.2))
  s.path(
    ellipsePath(x, y, r, r * 0.32),
    s.lin([s.shade('#4f8a5c', lit * 0.6), s.shade('#8abf74', lit)], 0, 1, 1, 0),
  )
  const veins = range(9).map((i) => {
    const a = (i / 9) * 2 * Math.PI + 0.3
    return `M${round1(x)} ${round1(y)}L${round1(x + Math.cos(a) * r * 0.92)} ${round1(y + Math.sin(a) * r * 0.29)}`
  })
  s.line(veins.join(''), s.shade('#c8e0a0', lit), Math.max(0.8, r * 0.012), 'opacity=".5"')
  s.line(
    `M${round1(x - r)} ${round1(y)}A${round1(r)} ${round1(r * 0.32)} 0 0 1 ${round1(x + r)} ${round1(y)}`,
    s.shade('#d8ecb0', lit),
    Math.max(1, r * 0.02),
    'opacity=".6"',
  )
}

/** Open pink lotus, petals in three ranks around a golden heart. */
export function drawLotus(s: Stage, x: number, y: number, r: number): void {
  const petal = (turn: number, l: number, w: number, lit: number) =>
    s.placed({ x, y, turn }, () =>
      s.path(
        smooth(
          [
            [0, 0],
            [w, -l * 0.45],
            [w * 0.5, -l * 0.84],
            [0, -l],
            [-w * 0.5, -l * 0.84],
            [-w, -l * 0.45],
          ],
          true,
          0.8,
        ),
        s.lin([s.shade('#fff0f0', lit), s.shade('#e87aa4', lit)], 0, 0, 0, 1),
      ),
    )
  s.line(`M${x} ${y}v${r * 0.9}`, s.shade('#3a6a4c', 0.5), r * 0.09)
  for (const t of [-82, 82, -58, 58]) petal(t, r, r * 0.26, 0.6)
  for (const t of [-34, 34, -12, 12]) petal(t, r * 0.98, r * 0.27, 0.85)
  s.path(ellipsePath(x, y - r * 0.14, r * 0.2, r * 0.12), s.shade('#f0c03c', 0.95))
  for (const t of [-64, 64, -28, 28, 0]) petal(t, r * 0.62, r * 0.22, 1.05)
}
