import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** A crystal chandelier: tiers of lamps and hanging drops. x, y is the middle of its widest ring. */
export function drawChandelier(s: Stage, o: { x: number; y: number; r: number; hang?: number }): void {
  const { x, y, r } = o
  const gold = (lit: number) => s.shade('#c9a25d', lit)
  const lamp = s.light.window
  s.circle(
    x,
    y,
    r * 3.4,
    s.rad([
      [lamp, 0.5, 0],
      [lamp, 0.16, 0.35],
      [lamp, 0, 1],
    ]),
  )
  s.line(`M${x} ${y - r * 1.1}V${o.hang ?? s.top}`, gold(0.6), r * 0.025)
  const tiers = [
    { up: 0.86, w: 0.34, n: 8 },
    { up: 0.46, w: 0.66, n: 14 },
    { up: 0, w: 1, n: 22 },
  ]
  for (const tier of tiers) drawTier(s, x, y - r * tier.up, r * tier.w, tier.n, r)
  const strings = range(13).map((i) => {
    const t = (i / 12) * 2 - 1
    return `M${x + t * r * 0.34} ${y - r * 0.86}Q${x + t * r * 0.5} ${y - r * 0.5} ${x + t * r * 0.98} ${y}`
  })
  s.line(strings.join(''), s.shade('#fff0d0', 0.9), r * 0.012, 'opacity=".55"')
  const bowl = range(9).map((i) => {
    const t = (i / 8) * 2 - 1
    return `M${x + t * r * 0.95} ${y}Q${x + t * r * 0.6} ${y + r * 0.42} ${x} ${y + r * 0.52}`
  })
  s.line(bowl.join(''), s.shade('#fff0d0', 0.9), r * 0.012, 'opacity=".6"')
  s.circle(x, y + r * 0.56, r * 0.05, lamp)
}

function drawTier(s: Stage, x: number, y: number, w: number, n: number, r: number): void {
  s.ellipse(
    x,
    y,
    w,
    w * 0.2,
    'none',
    `stroke="${s.shade('#c9a25d', 0.75)}" stroke-width="${(r * 0.035).toFixed(1)}"`,
  )
  const drops: string[] = []
  const lamps: string[] = []
  for (const i of range(n)) {
    const a = (i / n) * 2 * Math.PI
    const [px, py] = [x + Math.cos(a) * w, y + Math.sin(a) * w * 0.2]
    lamps.push(ellipsePath(px, py - r * 0.09, r * 0.026, r * 0.06))
    for (const k of range(3)) drops.push(ellipsePath(px, py + r * (0.06 + k * 0.055), r * 0.012, r * 0.022))
    s.circle(
      px,
      py - r * 0.09,
      r * 0.13,
      s.rad([
        [s.light.window, 0.75],
        [s.light.window, 0],
      ]),
    )
  }
  s.path(drops.join(''), s.shade('#fff4dc', 1), 'opacity=".8"')
  s.path(lamps.join(''), s.light.sun)
}
