import { ellipsePath, type Point } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface DeparturesBoardOptions {
  /** Middle of the board's upper edge. */
  readonly x: number
  readonly y: number
  /** One string of figures a row; a space leaves a gap, a dot shows an empty flap. */
  readonly rows: readonly string[]
  /** The row that shines in gold, its last flap still falling. */
  readonly chosen: number
  readonly hangsFrom: number
}

const CELL = { w: 46, h: 56, gap: 5 }
const GAP = 24
const EDGE = 34

const rowWidth = (row: string): number =>
  [...row].reduce((w, c) => w + (c === ' ' ? GAP : CELL.w + CELL.gap), 0) - CELL.gap

/** A split-flap board of figures only, hung from two rods, with a station clock above it. */
export function drawDeparturesBoard(s: Stage, o: DeparturesBoardOptions): void {
  const lamp = 62
  const w = rowWidth(o.rows[0] ?? '') + EDGE * 2 + lamp
  const h = o.rows.length * (CELL.h + 12) - 12 + EDGE * 2
  const left = o.x - w / 2
  drawRods(s, o, w)
  drawCase(s, left, o.y, w, h)
  for (const [i, row] of o.rows.entries()) {
    const y = o.y + EDGE + i * (CELL.h + 12)
    const chosen = i === o.chosen
    if (chosen) drawGlow(s, left, y, w)
    drawRow(s, row, left + EDGE, y, chosen)
    drawLampOfRow(s, left + w - EDGE - 16, y + CELL.h / 2, chosen)
  }
  drawClock(s, o.x, o.y - 52, 54)
}

function drawRods(s: Stage, o: DeparturesBoardOptions, w: number): void {
  for (const side of [-0.36, 0.36])
    s.rect(
      o.x + side * w - 5,
      o.hangsFrom,
      10,
      o.y - o.hangsFrom,
      s.lin([s.shade('#8a6430', 0.2), s.shade('#e6c070', 1), s.shade('#8a6430', 0.4)], 0, 0, 1, 0),
    )
}

function drawCase(s: Stage, x: number, y: number, w: number, h: number): void {
  const brass = [s.shade('#f0d28c', 1.05), s.shade('#b98a3c', 0.6), s.shade('#7a5428', 0.25)]
  s.rect(x - 12, y - 12, w + 24, h + 24, s.lin(brass), 'rx="16"')
  s.rect(x - 5, y - 5, w + 10, h + 10, s.shade('#5a3c24', 0.2), 'rx="10"')
  s.rect(x, y, w, h, s.lin([s.shade('#26304e', 0.4), s.shade('#141c38', 0.3)]), 'rx="8"')
  s.rect(x + 4, y + 2, w - 8, 3, s.shade('#8aa0d0', 0.9), 'opacity=".5" rx="1.5"')
}

function drawGlow(s: Stage, x: number, y: number, w: number): void {
  const c = s.light.window
  s.rect(
    x + 8,
    y - 8,
    w - 16,
    CELL.h + 16,
    s.lin([
      [c, 0.05],
      [c, 0.22],
      [c, 0.05],
    ]),
    'rx="8"',
  )
}

function drawRow(s: Stage, row: string, from: number, y: number, chosen: boolean): void {
  let x = from
  const last = row.length - 1
  for (const [i, figure] of [...row].entries()) {
    if (figure === ' ') {
      x += GAP
      continue
    }
    drawFlap(s, x, y, figure, chosen)
    if (chosen && i === last) drawFallingFlap(s, x, y)
    x += CELL.w + CELL.gap
  }
}

function drawFlap(s: Stage, x: number, y: number, figure: string, chosen: boolean): void {
  const { w, h } = CELL
  const half = h / 2
  s.rect(x, y, w, h, s.shade('#0c1024', 0.2), 'rx="5"')
  s.rect(x + 1, y + 1, w - 2, half - 2, s.lin([s.shade('#38425c', 0.4), s.shade('#465272', 0.55)]), 'rx="4"')
  s.rect(
    x + 1,
    y + half + 1,
    w - 2,
    half - 2,
    s.lin([s.shade('#3e4a68', 0.45), s.shade('#2a3450', 0.3)]),
    'rx="4"',
  )
  const d = FIGURES[figure]
  if (d)
    s.placed({ x: x + w / 2, y: y + half, scale: 1.9 }, () =>
      s.line(
        d,
        chosen ? '#ffdf94' : s.shade('#f4e8cc', 0.85),
        2.5,
        'stroke-linecap="round" stroke-linejoin="round"',
      ),
    )
  s.rect(x, y + half - 1.2, w, 2.4, s.shade('#080c1c', 0.2))
  for (const hinge of [x - 1.5, x + w - 2.5])
    s.rect(hinge, y + half - 6, 4, 12, s.shade('#c9a25d', 0.7), 'rx="1.5"')
}

/** The upper leaf on its way down, seen from a little below. */
function drawFallingFlap(s: Stage, x: number, y: number): void {
  const { w, h } = CELL
  const [top, mid] = [y + h * 0.2, y + h / 2]
  s.path(
    `M${x + 1} ${mid}L${round1(x - 4)} ${round1(top)}H${round1(x + w + 4)}L${x + w - 1} ${mid}Z`,
    s.lin([s.shade('#6a7cb0', 0.9), s.shade('#33447a', 0.5)]),
  )
  s.line(`M${x - 4} ${round1(top)}H${x + w + 4}`, '#ffe6ac', 1.6, 'opacity=".8"')
}

function drawLampOfRow(s: Stage, x: number, y: number, lit: boolean): void {
  if (lit)
    s.circle(
      x,
      y,
      44,
      s.rad([
        [s.light.window, 0.8, 0],
        [s.light.window, 0.2, 0.4],
        [s.light.window, 0, 1],
      ]),
    )
  s.circle(x, y, 12, s.shade('#b98a3c', 0.7))
  s.circle(x, y, 9, lit ? s.rad(['#fffbe8', '#ffe08c', '#f2a848'], 0.5, 0.45, 0.6) : s.shade('#3a4060', 0.3))
}

function drawClock(s: Stage, x: number, y: number, r: number): void {
  s.circle(x, y, r, s.lin([s.shade('#f4dc9c', 1.1), s.shade('#8a6430', 0.3)], 1, 0, 0, 1))
  s.circle(x, y, r * 0.86, s.shade('#5a3c24', 0.2)).circle(x, y, r * 0.82, s.shade('#fff8e6', 1.05))
  const mark = (i: number, from: number): string => {
    const p = (k: number): Point => [
      x + Math.cos((i * Math.PI) / 6) * r * k,
      y + Math.sin((i * Math.PI) / 6) * r * k,
    ]
    return `M${p(from).map(round1).join(' ')}L${p(0.74).map(round1).join(' ')}`
  }
  s.line(
    range(12)
      .map((i) => mark(i, i % 3 ? 0.66 : 0.58))
      .join(''),
    s.shade('#26335c', 0.3),
    r * 0.05,
  )
  s.line(
    `M${x} ${y}l${r * -0.3} ${r * -0.26}M${x} ${y}l${r * 0.28} ${r * -0.54}`,
    s.shade('#1c2850', 0.2),
    r * 0.07,
    'stroke-linecap="round"',
  )
  s.path(ellipsePath(x, y, r * 0.07), s.shade('#b8343c', 0.8))
}

/** Figures of our own, drawn as strokes, so that no font decides how the picture looks. */
const FIGURES: Record<string, string> = {
  '0': 'M-5 -4Q-5 -9 0 -9T5 -4V4Q5 9 0 9T-5 4Z',
  '1': 'M-3 -6L1 -9V9M-3 9H5',
  '2': 'M-5 -4Q-5 -9 0 -9T5 -4Q5 0 -5 9H5',
  '3': 'M-5 -6Q-3 -9 0 -9Q5 -9 5 -4.500T0 -0.500Q5 -0.500 5 4T0 9Q-3 9 -5 6',
  '4': 'M3 9V-9L-5 4H6',
  '5': 'M5 -9H-4L-5 -1Q-3 -3 0 -3Q5 -3 5 3T0 9Q-3 9 -5 6',
  '6': 'M4 -8Q-5 -6 -5 3Q-5 9 0 9T5 3.500T0 -2T-5 3',
  '7': 'M-5 -9H5L-1 9',
  '8': 'M0 -1Q-4.500 -1 -4.500 -5T0 -9T4.500 -5T0 -1Q-5 -1 -5 4T0 9T5 4T0 -1',
  '9': 'M5 -3.500Q5 2 0 2T-5 -3.500T0 -9T5 -3.500Q5 7 -4 9',
}
