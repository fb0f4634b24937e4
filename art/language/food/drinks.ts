import { type Point, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type DishOptions, drawPlate } from './table.ts'

export function drawCup(
  s: Stage,
  o: DishOptions & { readonly drink?: string; readonly steam?: boolean },
): void {
  const { x, y, r, tilt = 0.4 } = o
  const china = o.colour ?? '#f7efe0'
  drawPlate(s, { x, y: y + r * 0.85, r: r * 1.55, tilt, colour: china })
  const across =
    s.lightSide(x) > 0
      ? [s.shade(china, 0.15), s.shade(china, 0.6), s.shade(china, 1.05)]
      : [s.shade(china, 1.05), s.shade(china, 0.6), s.shade(china, 0.15)]
  s.line(
    `M${round1(x + r * 0.9)} ${round1(y + r * 0.15)}c${round1(r * 0.6)} ${round1(-r * 0.1)} ${round1(r * 0.5)} ${round1(r * 0.6)} ${round1(-r * 0.12)} ${round1(r * 0.5)}`,
    s.shade(china, 0.7),
    r * 0.13,
  )
  s.path(
    `M${round1(x - r)} ${round1(y)}C${round1(x - r * 0.95)} ${round1(y + r * 0.7)} ${round1(x - r * 0.5)} ${round1(y + r)} ${round1(x)} ${round1(y + r)}C${round1(x + r * 0.5)} ${round1(y + r)} ${round1(x + r * 0.95)} ${round1(y + r * 0.7)} ${round1(x + r)} ${round1(y)}Z`,
    s.lin(across, 0, 0, 1, 0),
  )
  s.ellipse(x, y, r, r * tilt, s.shade(china, 1)).ellipse(
    x,
    y + r * 0.03,
    r * 0.88,
    r * 0.86 * tilt,
    s.shade(o.drink ?? '#6b3f2a', 0.5),
  )
  if (o.steam !== false) drawSteam(s, x, y - r * 0.2, r * 3)
}

/** Rising steam as two soft ribbons. */
export function drawSteam(s: Stage, x: number, y: number, h: number): void {
  for (const [dx, k] of [
    [-0.08, 1],
    [0.1, 0.75],
  ] as const) {
    const line: Point[] = range(7).map((i) => [
      x + dx * h + Math.sin(i * 1.1 + dx * 20) * h * 0.05,
      y - (i / 6) * h * k,
    ])
    s.path(
      ribbon(line, (t) => h * 0.028 * Math.sin(Math.PI * (0.08 + t * 0.9))),
      s.lin([
        [s.light.sun, 0],
        [s.light.sun, 0.45],
        [s.light.sun, 0.1],
      ]),
    )
  }
}
