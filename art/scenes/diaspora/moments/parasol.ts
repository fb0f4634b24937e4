import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A market parasol from straight above: eight panels, lit towards the sun, the ribs showing. */
export function drawParasolFromAbove(
  s: Stage,
  o: { x: number; y: number; r: number; colours: readonly [string, string]; turn?: number; from?: number },
): void {
  const { x, y, r } = o
  const light = o.from ?? -0.7
  const n = 8
  const at = (i: number, k: number): Point => {
    const a = (o.turn ?? 0) + (i / n) * 2 * Math.PI
    return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k]
  }
  s.circle(x - r * 0.2, y + r * 0.3, r * 1.02, s.light.shadow, 'opacity=".4"')
  for (const i of range(n)) {
    const [a, b, m] = [at(i, 1), at(i + 1, 1), at(i + 0.5, 0.93)]
    const facing = Math.cos((o.turn ?? 0) + ((i + 0.5) / n) * 2 * Math.PI - light)
    const colour = o.colours[i % 2] as string
    const panel = `M${x} ${y}L${a[0].toFixed(1)} ${a[1].toFixed(1)}Q${m[0].toFixed(1)} ${m[1].toFixed(1)} ${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`
    s.path(
      panel,
      s.rad([s.shade(colour, 0.75 + facing * 0.35), s.shade(colour, 0.5 + facing * 0.4)], x, y, r, true),
    )
  }
  s.line(
    range(n)
      .map((i) => polygon([[x, y], at(i, 1)], false))
      .join(''),
    s.light.shadow,
    Math.max(0.6, r * 0.012),
    'opacity=".4"',
  )
  s.circle(x, y, r * 0.06, s.shade('#f0e0c0', 0.9))
}
