import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface ParolOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  /** Paper of the points, and of the hoop. */
  readonly colours: readonly [string, string]
  readonly turn?: number
}

/** A star-shaped Christmas lantern of paper on split bamboo, lit within, lying flat: points, hoop, two tassels. */
export function drawParol(s: Stage, { x, y, r, colours: [paper, trim], turn = 0 }: ParolOptions): void {
  const tip = (i: number, k = 1): Point => {
    const a = (i / 10) * 2 * Math.PI - Math.PI / 2 + turn
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
  }
  for (const [reach, opacity] of [
    [2.1, 0.13],
    [1.5, 0.2],
  ] as const)
    s.circle(x, y, r * reach, s.light.glow, `opacity="${opacity}"`)
  drawTassels(s, tip, r, trim)
  s.circle(x, y, r * 0.98, 'none', `stroke="${trim}" stroke-width="${r * 0.1}"`)
  s.circle(
    x,
    y,
    r * 0.98,
    'none',
    `stroke="#fff6d8" stroke-width="${r * 0.035}" stroke-dasharray="${r * 0.08} ${r * 0.12}"`,
  )
  for (const i of range(10)) {
    const outer = i % 2 === 0
    const fold = polygon([[x, y], tip(i, outer ? 1 : 0.42), tip(i + 1, outer ? 0.42 : 1)])
    s.path(fold, paper)
    if (outer) s.path(fold, '#fff0b8', 'opacity=".42"')
  }
  s.path(polygon(range(10).map((i) => tip(i, i % 2 ? 0.26 : 0.58))), '#ffd874')
  s.path(polygon(range(10).map((i) => tip(i, i % 2 ? 0.16 : 0.3))), '#fffbe4')
  s.line(polygon(range(10).map((i) => tip(i, i % 2 ? 0.42 : 1))), '#fff2c8', r * 0.035)
}

function drawTassels(s: Stage, tip: (i: number, k?: number) => Point, r: number, colour: string): void {
  for (const i of [4, 6]) {
    const [x, y] = tip(i)
    const [ox, oy] = tip(i, 1.62)
    const strands = range(7).map((k) => {
      const spread = (k - 3) * r * 0.07
      return `M${x} ${y}L${ox + spread} ${oy + Math.abs(spread) * -0.3}`
    })
    s.line(strands.join(''), colour, r * 0.04)
    s.circle(x, y, r * 0.09, '#fff2c8')
  }
}
