import { polygon, rectPath } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { arcade, block, cuspedArch, dome } from '../../../language/buildings/mughal.ts'

const GOLD = '#f2b84a'

/** Gilded temple in its pool; w is the width of the sanctuary, y the waterline. */
export function drawGoldenTemple(s: Stage, cx: number, y: number, w: number): void {
  const u = w / 260
  const marble = { colour: '#e8e2ec' }
  const gold = { colour: GOLD }
  block(s, cx - 150 * u, y - 12 * u, 300 * u, 12 * u, marble, 0.4, 0.8)
  block(s, cx - 130 * u, y - 62 * u, 260 * u, 52 * u, marble, 0.5, 0.95)
  block(s, cx - 130 * u, y - 148 * u, 260 * u, 88 * u, gold, 0.55, 1.05)
  drawStorey(s, cx, y - 14 * u, 130 * u, 44 * u, 7, u)
  drawStorey(s, cx, y - 70 * u, 130 * u, 42 * u, 9, u)
  const bands = [62, 70, 118, 126, 146].map((up) => rectPath(cx - 134 * u, y - up * u, 268 * u, 3 * u))
  s.path(bands.join(''), s.shade('#ffdf9a', 1))
  block(s, cx - 78 * u, y - 186 * u, 156 * u, 40 * u, gold, 0.6, 1.08)
  drawStorey(s, cx, y - 150 * u, 74 * u, 30 * u, 5, u)
  for (const k of [-1, 1]) drawKiosk(s, cx + k * 112 * u, y - 148 * u, u)
  for (const k of [-1, 1]) drawKiosk(s, cx + k * 64 * u, y - 186 * u, u * 0.7)
  for (const i of range(6))
    dome(s, { cx: cx - 40 * u + i * 16 * u, base: y - 186 * u, half: 6 * u, h: 13 * u, stone: gold })
  dome(s, { cx, base: y - 190 * u, half: 56 * u, h: 84 * u, bulge: 1.1, stone: gold, ribs: 11 })
}

function drawStorey(s: Stage, cx: number, base: number, half: number, h: number, n: number, u: number): void {
  const step = (half * 2) / n
  const arches = range(n)
    .map((i) => cuspedArch(cx - half + (i + 0.5) * step, base, step * 0.34, h, h * 0.36, 3))
    .join('')
  s.path(arches, s.lin([s.light.window, '#e2863a']))
  s.line(arches, s.shade('#a8642c', 0.4), 1.2 * u)
  const mullions = range(n).map(
    (i) => `M${round1(cx - half + (i + 0.5) * step)} ${round1(base)}v${round1(-h * 0.7)}`,
  )
  s.line(mullions.join(''), s.shade('#8a4a24', 0.3), 1.4 * u)
}

function drawKiosk(s: Stage, x: number, base: number, u: number): void {
  block(s, x - 20 * u, base - 30 * u, 40 * u, 30 * u, { colour: GOLD }, 0.55, 1.05)
  s.path(cuspedArch(x, base, 9 * u, 24 * u, 9 * u, 2), s.light.window)
  s.rect(x - 24 * u, base - 33 * u, 48 * u, 4 * u, s.shade('#ffdf9a', 1))
  dome(s, { cx: x, base: base - 32 * u, half: 19 * u, h: 30 * u, stone: { colour: GOLD }, ribs: 7 })
}

/** Marble causeway to the right edge, lamps along it. */
export function drawCauseway(s: Stage, from: number, y: number): void {
  block(s, from, y - 16, s.right - from, 18, { colour: '#e8e2ec' }, 0.5, 0.8)
  arcade(s, { x: from, to: s.right, base: y, h: 12, n: 22, stone: { colour: '#b8b4cc' } })
  const posts = range(16).map((i) => rectPath(from + 20 + i * 34, y - 40, 3, 24))
  s.path(posts.join(''), s.shade('#d8b070', 0.7))
  for (const i of range(16)) {
    const x = from + 21 + i * 34
    s.circle(
      x,
      y - 43,
      15,
      s.rad([
        [s.light.window, 0.75, 0],
        [s.light.window, 0, 1],
      ]),
    )
    s.circle(x, y - 43, 4, s.light.window)
  }
  s.path(
    polygon([
      [from, y - 26],
      [s.right, y - 26],
      [s.right, y - 22],
      [from, y - 22],
    ]),
    s.shade('#f0e8f0', 0.8),
  )
}
