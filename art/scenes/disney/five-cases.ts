import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface Case {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly colour: string
  readonly trim: string
  readonly look: 'straps' | 'ribs' | 'dots' | 'check' | 'band'
}

/** From the largest to the smallest, one for each of them. */
const CASES: readonly Case[] = [
  { x: 1332, y: 742, w: 116, h: 150, colour: '#b8683a', trim: '#6a3a2a', look: 'straps' },
  { x: 1216, y: 748, w: 98, h: 134, colour: '#2f7f8c', trim: '#8fd0cc', look: 'ribs' },
  { x: 1396, y: 774, w: 82, h: 98, colour: '#f0b840', trim: '#fff2d2', look: 'band' },
  { x: 1132, y: 762, w: 78, h: 96, colour: '#d8503f', trim: '#fff2d2', look: 'check' },
  { x: 1276, y: 784, w: 62, h: 72, colour: '#f3a2ac', trim: '#fffaf0', look: 'dots' },
]

/** The sun stands low behind them: shadows come towards us and to the left. */
export function drawFiveCases(s: Stage): void {
  for (const o of CASES) {
    s.path(
      polygon([
        [o.x - o.w / 2, o.y],
        [o.x + o.w / 2, o.y],
        [o.x + o.w * 0.2 - 10, o.y + 34],
        [o.x - o.w * 0.8 - 10, o.y + 34],
      ]),
      s.light.shadow,
      'opacity=".42"',
    )
    drawCase(s, o)
  }
}

function drawCase(s: Stage, o: Case): void {
  const [l, top] = [o.x - o.w / 2, o.y - o.h]
  const tone = (colour: string, lit: number) => s.shade(colour, lit)
  s.path(
    `M${o.x - o.w * 0.16} ${top + 2}v-14h${o.w * 0.32}v14`,
    'none',
    `stroke="${tone(o.trim, 0.35)}" stroke-width="5"`,
  )
  const body = `M${l + 7} ${top}h${o.w - 14}q7 0 7 7v${o.h - 14}q0 7 -7 7h${14 - o.w}q-7 0 -7 -7v${14 - o.h}q0 -7 7 -7Z`
  s.path(body, tone(o.colour, 0.56))
  s.clipped(body, () => {
    s.rect(o.x + o.w * 0.2, top, o.w * 0.3, o.h, tone(o.colour, 0.86))
    s.rect(l, top, o.w * 0.16, o.h, tone(o.colour, 0.26))
    drawLook(s, o, tone)
    s.rect(l, top, o.w, 4.5, tone('#fff6dc', 1))
  })
  for (const dx of [-0.36, 0.36]) s.rect(o.x + dx * o.w - 5, o.y - 1, 10, 5, tone('#33383f', 0.2))
}

function drawLook(s: Stage, o: Case, tone: (colour: string, lit: number) => string): void {
  const [l, top] = [o.x - o.w / 2, o.y - o.h]
  if (o.look === 'straps')
    for (const dx of [-0.28, 0.28]) {
      s.rect(o.x + dx * o.w - 6, top, 12, o.h, tone(o.trim, 0.45))
      s.rect(o.x + dx * o.w - 9, top + o.h * 0.34, 18, 14, tone('#e8c068', 0.9))
      s.rect(o.x + dx * o.w - 4, top + o.h * 0.34 + 4, 8, 6, tone(o.trim, 0.3))
    }
  if (o.look === 'ribs')
    for (const i of range(7)) s.rect(l + 8 + i * (o.w / 7), top + 10, 3.4, o.h - 20, tone(o.trim, 0.62))
  if (o.look === 'band') {
    s.rect(l, top + o.h * 0.42, o.w, o.h * 0.16, tone(o.trim, 0.85))
    s.rect(o.x - 8, top + o.h * 0.38, 16, o.h * 0.24, tone('#3f5a6a', 0.4))
  }
  if (o.look === 'check')
    s.line(
      range(6)
        .map((i) => `M${l + (i * o.w) / 5} ${top}v${o.h}M${l} ${top + (i * o.h) / 5}h${o.w}`)
        .join(''),
      tone(o.trim, 0.8),
      3,
      'opacity=".8"',
    )
  if (o.look === 'dots')
    s.path(
      range(20)
        .map((i) =>
          ellipsePath(
            l + 9 + (i % 4) * (o.w / 4) + (Math.floor(i / 4) % 2) * 7,
            top + 12 + Math.floor(i / 4) * (o.h / 5),
            3.6,
          ),
        )
        .join(''),
      tone(o.trim, 0.95),
    )
}

const HEAP: readonly Point[] = [
  [-34, -6],
  [-11, -8],
  [13, -7],
  [35, -6],
  [-23, -26],
  [1, -28],
  [25, -26],
  [-9, -46],
  [14, -45],
]

/** A slatted crate heaped with oranges. */
export function drawOrangeCrate(s: Stage, x: number, y: number): void {
  s.path(
    polygon([
      [x - 52, y],
      [x + 52, y],
      [x + 20, y + 30],
      [x - 84, y + 30],
    ]),
    s.light.shadow,
    'opacity=".42"',
  )
  for (const [i, [dx, dy]] of HEAP.entries()) {
    const [cx, cy] = [x + dx, y - 62 + dy]
    s.circle(cx, cy, 15, s.shade('#e8842c', 0.42))
    s.clipped(ellipsePath(cx, cy, 15), () => {
      s.circle(cx + 4, cy - 2.5, 14, s.shade('#f8a03a', 0.9))
      s.circle(cx + 8, cy - 7, 6, s.shade('#ffd27a', 1))
    })
    if (i % 3 === 1) s.path(`M${cx} ${cy - 13}q8 -12 22 -10q-6 12 -22 10Z`, s.shade('#4f9a4c', 0.75))
  }
  s.rect(x - 50, y - 58, 100, 58, s.shade('#7a5436', 0.16))
  for (const up of [58, 37, 16]) {
    s.rect(x - 52, y - up, 104, 16, s.shade('#dcb27c', 0.62))
    s.rect(x - 52, y - up, 104, 4, s.shade('#f4d8a4', 1))
  }
  for (const dx of [-47, 47]) s.rect(x + dx - 6, y - 60, 12, 60, s.shade('#c89a64', dx > 0 ? 0.85 : 0.4))
}
