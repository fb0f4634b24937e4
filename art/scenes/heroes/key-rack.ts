import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface KeyRackOptions {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  /** Width and height of one pigeonhole. */
  readonly cell: Point
  readonly wood?: string
}

/** The wall of pigeonholes behind a concierge: room keys on hooks and waiting letters. */
export function drawKeyRack(s: Stage, o: KeyRackOptions): void {
  const wood = o.wood ?? '#9a6644'
  const [cw, ch] = o.cell
  const [w, h] = [cw * o.columns, ch * o.rows]
  s.rect(o.x - 46, o.y - 20, w + 62, h + 66, s.light.shadow, 'opacity=".3"')
  s.rect(o.x - 18, o.y - 18, w + 36, h + 36, s.lin([s.shade(wood, 0.5), s.shade(wood, 0.95)], 0, 0, 1, 0))
  s.rect(o.x - 30, o.y - 44, w + 60, 16, s.lin([s.shade(wood, 1.05), s.shade(wood, 0.6)]))
  s.rect(o.x - 22, o.y - 28, w + 44, 12, s.lin([s.shade(wood, 0.4), s.shade(wood, 0.8)]))
  for (const row of range(o.rows))
    for (const column of range(o.columns)) {
      const [x, y] = [o.x + column * cw, o.y + row * ch]
      drawPigeonhole(s, x, y, cw, ch, wood, column / o.columns)
      const what = (row * 5 + column * 3 + ((row * column) % 2)) % 7
      if (what < 3) drawHangingKey(s, x + cw / 2, y + ch * 0.3, cw / 100)
      else if (what < 5) drawWaitingLetters(s, x, y, cw, ch, what)
    }
}

function drawPigeonhole(
  s: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wood: string,
  toLight: number,
): void {
  const gap = 5
  const [l, r, t, b] = [x + gap, x + w - gap, y + gap, y + h - gap]
  const deep = w * 0.1
  s.rect(l, t, r - l, b - t, s.shade('#5a3a34', 0.15 + 0.15 * toLight))
  s.path(
    polygon([
      [l, t],
      [l + deep, t + deep],
      [l + deep, b - deep * 0.7],
      [l, b],
    ]),
    s.shade(wood, 0.55 + 0.25 * toLight),
  )
  s.path(
    polygon([
      [l, b],
      [l + deep, b - deep * 0.7],
      [r - deep * 0.3, b - deep * 0.7],
      [r, b],
    ]),
    s.shade(wood, 0.75 + 0.2 * toLight),
  )
  s.path(
    polygon([
      [l, t],
      [r, t],
      [r - deep * 0.3, t + deep],
      [l + deep, t + deep],
    ]),
    s.light.shadow,
    'opacity=".35"',
  )
  s.line(`M${l} ${b + 1}H${r}`, s.shade('#e6bd74', 0.9), 1.6, 'opacity=".8"')
}

function drawHangingKey(s: Stage, x: number, y: number, k: number): void {
  const brass = s.lin([s.shade('#a8782f', 0.4), s.shade('#f0cf82', 1.1), s.shade('#b98a3c', 0.6)], 0, 0, 1, 0)
  s.placed({ x, y, scale: k }, () => {
    s.circle(0, -8, 3.6, s.shade('#f0d79a', 1))
    s.group(`opacity=".4" transform="translate(-7 5)"`, () =>
      s.path('M-12 22L0 14L12 22V54Q0 62 -12 54Z', s.light.shadow),
    )
    s.line(ellipsePath(0, 2, 9), s.shade('#e0b860', 0.95), 3.4)
    s.path(
      'M-12 22L0 12L12 22V52Q0 60 -12 52Z',
      s.lin([s.shade('#7a2530', 0.5), s.shade('#b8404a', 0.95)], 0, 0, 1, 0),
    )
    s.line('M-8 25L0 18L8 25V49Q0 54 -8 49Z', s.shade('#f0cf82', 0.9), 1.2)
    s.path('M-2.500 10H2.500V18H-2.500Z', brass)
  })
}

function drawWaitingLetters(s: Stage, x: number, y: number, w: number, h: number, what: number): void {
  for (const [i, lean] of (what === 3 ? [0.1, -0.04] : [0.06]).entries()) {
    const [l, r, b] = [x + w * (0.24 + i * 0.1), x + w * (0.8 + i * 0.06), y + h - 12]
    const top = y + h * (0.36 + i * 0.16)
    s.path(
      polygon([
        [l, b],
        [l + lean * w, top],
        [r + lean * w, top - 5],
        [r, b],
      ]),
      s.lin([s.shade(i ? '#f8ecd4' : '#d9e2de', 0.95), s.shade('#e0ccaa', 0.5)], 1, 0, 0, 1),
    )
  }
}
