import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

export const CELL = { w: 120, h: 92 }
const ENAMEL = '#2c6a94'
const BRASS = '#d6a84c'
const IVORY = '#f6eed8'

/** Figures of one stroke each, in a box of 10 × 16. */
const FIGURES: Record<string, string> = {
  '0': '1,1 9,1 9,15 1,15 1,1',
  '1': '3,4 6,1 6,15',
  '2': '1,3 3,1 8,1 9,4 1,15 9,15',
  '3': '1,1 9,1 5,7 9,11 6,15 1,14',
  '4': '7,15 7,1 1,11 9,11',
  '5': '9,1 2,1 1,7 7,7 9,11 6,15 1,14',
  '6': '8,1 3,4 1,11 4,15 8,13 8,9 2,9',
  '7': '1,1 9,1 4,15',
  '8': '5,7 1,4 3,1 7,1 9,4 5,7 1,11 3,15 7,15 9,11 5,7',
  '9': '8,7 2,7 1,3 4,1 8,2 8,8 6,15',
}

function drawNumber(s: Stage, x: number, y: number, figures: string, k: number): void {
  const width = figures.length * 13 * k
  for (const [i, figure] of [...figures].entries()) {
    const points = outline(FIGURES[figure] ?? '').map(
      ([px, py]) => [x - width / 2 + (i * 13 + 1.5 + px) * k, y + py * k] as const,
    )
    s.line(polygon(points, false), s.shade('#1b3550', 0.2), 2.6 * k, 'stroke-linejoin="round"')
  }
}

/** One shut door: enamel in a brass frame, its number, a slit of glass, a keyhole. */
export function drawLetterBox(s: Stage, x: number, y: number, number: number): void {
  const { w, h } = CELL
  const [l, t, r, b] = [x + 6, y + 6, x + w - 6, y + h - 6]
  s.rect(l, t, r - l, b - t, s.shade(ENAMEL, 0.72))
  s.path(`M${l} ${b}V${t}H${r}L${r - 5} ${t + 5}H${l + 5}V${b - 5}Z`, s.shade(ENAMEL, 1.1))
  s.path(`M${l} ${b}H${r}V${t}L${r - 5} ${t + 5}V${b - 5}H${l + 5}Z`, s.shade(ENAMEL, 0.34))
  const cx = x + w / 2
  s.rect(cx - 24, y + 17, 48, 21, s.shade(BRASS, 0.9)).rect(cx - 21, y + 20, 42, 15, s.shade(IVORY, 1))
  drawNumber(s, cx, y + 22.5, String(number), 0.62)
  s.rect(cx - 34, y + 47, 46, 24, s.shade(BRASS, 0.9)).rect(cx - 31, y + 50, 40, 18, s.shade('#0f2c44', 0.2))
  const post = (number * 7) % 5
  if (post < 3)
    s.path(
      rectPath(cx - 29, y + 68 - 6 - post * 3, 36 - post * 4, 6 + post * 3),
      s.shade(['#f6eed8', '#f2c9b0', '#cfe0dc'][post] ?? IVORY, 0.85),
    )
  s.circle(cx + 31, y + 59, 11, s.shade(BRASS, 0.95)).circle(cx + 31, y + 57, 3, s.shade('#2c1c10', 0.1))
  s.path(`M${cx + 29.4} ${y + 58}H${cx + 32.6}L${cx + 34} ${y + 65}H${cx + 28}Z`, s.shade('#2c1c10', 0.1))
}

/** The frame of brass bars the doors hang in. */
export function drawFrameBars(s: Stage, x0: number, y0: number, columns: number, rows: number): void {
  s.rect(x0, y0, columns * CELL.w, rows * CELL.h, s.shade(BRASS, 0.5))
  const bars = [
    ...range(columns + 1).map((i) => `M${x0 + i * CELL.w} ${y0}v${rows * CELL.h}`),
    ...range(rows + 1).map((i) => `M${x0} ${y0 + i * CELL.h}h${columns * CELL.w}`),
  ]
  s.line(bars.join(''), s.shade(BRASS, 1.05), 4)
}

/** The one that stands open, two cells by two: its depth, a ticket, a key on its hook. */
export function drawOpenBox(s: Stage, x: number, y: number): void {
  const [w, h] = [CELL.w * 2, CELL.h * 2]
  const [l, t, r, b] = [x + 7, y + 7, x + w - 7, y + h - 7]
  const [il, it, ir, ib] = [l + 30, t + 26, r - 14, b - 30]
  s.rect(l, t, r - l, b - t, s.shade('#0f2c44', 0.1))
  s.path(`M${l} ${t}L${il} ${it}V${ib}L${l} ${b}Z`, s.shade('#e8cf94', 1))
  s.path(`M${l} ${b}L${il} ${ib}H${ir}L${r} ${b}Z`, s.shade('#f2dca4', 1.1))
  s.path(`M${l} ${t}H${r}L${ir} ${it}H${il}Z`, s.shade('#17405e', 0.1))
  s.path(`M${r} ${t}L${ir} ${it}V${ib}L${r} ${b}Z`, s.shade('#17405e', 0.2))
  s.rect(il, it, ir - il, ib - it, s.shade('#17405e', 0.5))
  s.path(`M${il} ${it + 40}L${ir - 40} ${ib}H${il}Z`, s.shade('#2c6a94', 0.8))
  drawStandingTicket(s, il + 66, ib + 14)
  drawRoomKey(s, ir - 20, it + 2)
  drawOpenDoor(s, x, y, h)
}

function drawStandingTicket(s: Stage, x: number, y: number): void {
  const ticket = 'M-62 -84A9 9 0 0 0 -53 -93H53A9 9 0 0 0 62 -84V-9A9 9 0 0 0 53 0H-53A9 9 0 0 0 -62 -9Z'
  s.path(`M${x - 62} ${y + 1}H${x + 62}L${x + 34} ${y + 16}H${x - 92}Z`, s.light.shadow, 'opacity=".4"')
  s.placed({ x, y, turn: -5 }, () => {
    s.path(ticket, s.shade('#f4c646', 1.1))
    s.path('M22 -93H53A9 9 0 0 0 62 -84V-9A9 9 0 0 0 53 0H22Z', s.shade('#e0a832', 0.9))
    const ink = s.shade('#8a5a1c', 0.4)
    s.line('M-56 -82H12V-11H-56ZM22 -90V-3', ink, 2.4)
    const rays = range(9).map((i) => {
      const a = Math.PI + (i / 8) * Math.PI
      return `M${(-22 + Math.cos(a) * 16).toFixed(1)} ${(-26 + Math.sin(a) * 16).toFixed(1)}L${(-22 + Math.cos(a) * 44).toFixed(1)} ${(-26 + Math.sin(a) * 44).toFixed(1)}`
    })
    s.line(rays.join(''), ink, 2.4).path('M-34 -26A12 12 0 0 1 -10 -26Z', ink).line('M-50 -24H8', ink, 2.4)
    s.line('M34 -74V-18M42 -74V-18M50 -74V-18', ink, 3)
  })
}

function drawRoomKey(s: Stage, x: number, y: number): void {
  const bright = s.shade('#f0cf7c', 1.1)
  s.line(`M${x} ${y - 6}V${y + 6}`, bright, 4)
  s.line(`M${x - 9} ${y + 18}a9 9 0 1 1 18 0a9 9 0 1 1 -18 0`, bright, 4.5)
  s.path(
    `M${x - 3} ${y + 27}H${x + 3}V${y + 82}H${x - 3}ZM${x + 3} ${y + 62}H${x + 14}V${y + 68}H${x + 3}ZM${x + 3} ${y + 74}H${x + 16}V${y + 80}H${x + 3}Z`,
    bright,
  )
  s.line(`M${x - 5} ${y + 24}L${x - 18} ${y + 48}`, s.shade('#c8342f', 0.9), 3)
  s.path(
    `M${x - 30} ${y + 46}H${x - 8}V${y + 84}L${x - 19} ${y + 94}L${x - 30} ${y + 84}Z`,
    s.shade('#c8342f', 0.9),
  )
  drawNumber(s, x - 19, y + 56, '27', 0.6)
}

/** Swung right round its left hinge, so that we see its inner side. */
function drawOpenDoor(s: Stage, x: number, y: number, h: number): void {
  const [hinge, edge] = [x + 5, x - 96]
  s.path(
    polygon([
      [hinge, y + 12],
      [edge - 34, y + 16],
      [edge - 34, y + h + 50],
      [hinge, y + h],
    ]),
    s.light.shadow,
    'opacity=".4"',
  )
  const face = polygon([
    [hinge, y + 5],
    [edge, y - 20],
    [edge, y + h + 20],
    [hinge, y + h - 5],
  ])
  s.path(face, s.shade(BRASS, 1.05))
  s.path(
    polygon([
      [hinge - 12, y + 18],
      [edge + 14, y],
      [edge + 14, y + h],
      [hinge - 12, y + h - 18],
    ]),
    s.shade(BRASS, 0.72),
  )
  s.path(
    polygon([
      [edge, y - 20],
      [edge - 7, y - 16],
      [edge - 7, y + h + 16],
      [edge, y + h + 20],
    ]),
    s.shade(ENAMEL, 0.3),
  )
  s.rect(edge + 18, y + h / 2 - 26, 24, 52, s.shade(BRASS, 1.15)).rect(
    edge + 8,
    y + h / 2 - 10,
    12,
    20,
    s.shade(BRASS, 0.3),
  )
  for (const t of [0.2, 0.8]) s.rect(hinge - 6, y + h * t - 14, 12, 28, s.shade(BRASS, 1.15))
}
