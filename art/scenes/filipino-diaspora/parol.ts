import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface ParolOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly colours?: readonly [string, string]
  /** Where its cord hangs from. */
  readonly from?: number
  readonly turn?: number
}

/** A star-shaped Christmas lantern of paper and bamboo, lit from within, with two tassels. */
export function drawParol(s: Stage, o: ParolOptions): void {
  const { x, y, r } = o
  const [red, gold] = o.colours ?? ['#e0433a', '#ffc65a']
  const tip = (i: number, k: number): Point => {
    const a = (i / 10) * 2 * Math.PI - Math.PI / 2 + (o.turn ?? 0)
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
  }
  s.circle(
    x,
    y,
    r * 3.2,
    s.rad([
      ['#ffb45e', 0.42],
      ['#ff8a4a', 0.14],
      ['#ff8a4a', 0],
    ]),
  )
  if (o.from !== undefined) s.line(`M${x} ${o.from}V${y - r}`, s.shade('#8a6a58', 0.4), Math.max(1, r * 0.02))
  for (const i of [3, 7]) {
    const [tx, ty] = tip(i === 3 ? 4 : 6, 1)
    const strands = range(7).map(
      (k) => `M${tx} ${ty}q${(k - 3) * r * 0.05} ${r * 0.4} ${(k - 3) * r * 0.07} ${r * 0.72}`,
    )
    s.line(strands.join(''), gold, r * 0.035, 'opacity=".85"')
    s.circle(tx, ty, r * 0.07, red)
  }
  s.circle(x, y, r * 1.02, 'none', `stroke="${gold}" stroke-width="${(r * 0.07).toFixed(1)}" opacity=".75"`)
  s.circle(
    x,
    y,
    r * 1.02,
    'none',
    `stroke="#fff3d0" stroke-width="${(r * 0.02).toFixed(1)}" stroke-dasharray="${(r * 0.05).toFixed(1)} ${(r * 0.16).toFixed(1)}"`,
  )
  for (const i of range(10)) {
    const outer = i % 2 === 0
    const a = tip(i, outer ? 1 : 0.42)
    const b = tip(i + 1, outer ? 0.42 : 1)
    s.path(
      polygon([[x, y], a, b]),
      s.rad(['#fff2c4', '#ffd27a', i % 2 === 0 ? red : '#b3262f'], x, y, r, true),
    )
  }
  s.line(
    range(10)
      .map((i) => `M${x} ${y}L${tip(i, i % 2 === 0 ? 1 : 0.42).join(' ')}`)
      .join(''),
    '#7a1f2a',
    r * 0.02,
    'opacity=".55"',
  )
  s.line(polygon(range(10).map((i) => tip(i, i % 2 === 0 ? 1 : 0.42))), gold, r * 0.035)
  s.circle(
    x,
    y,
    r * 0.3,
    s.rad([
      ['#fffbe6', 0.95],
      ['#ffe09a', 0],
    ]),
  )
}
