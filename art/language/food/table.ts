import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

/** Things on a table. `tilt` is how far we look down: 1 straight from above, .35 from a chair. */
export interface DishOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly tilt?: number
  readonly colour?: string
  readonly seed?: number
}

/** A table top that fills the camera from y down; planks or cloth. */
export const tableTop = (o: { y: number; colour?: string; cloth?: boolean }): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#a8744e'
    const near = Math.max(900, s.bottom)
    s.fillBelow(
      o.y,
      s.lin([s.shade(colour, 0.95), s.shade(colour, 0.7), s.shade(colour, 0.3)], 0, o.y, 0, near, true),
    )
    const vanishing = 820
    if (!o.cloth) {
      const seams = range(19).map(
        (i) => `M${vanishing + (i - 9) * 130} ${o.y}L${vanishing + (i - 9) * 330} ${near + 200}`,
      )
      s.line(seams.join(''), s.shade(colour, 0.1), 1.6, 'opacity=".35"')
    }
    s.rect(s.left, o.y, s.right - s.left, 5, s.shade(colour, 1.05))
  })

/** Contact shadow away from the light. */
function castShadow(s: Stage, x: number, y: number, rx: number, ry: number): void {
  const dir = s.lightSide(x)
  s.ellipse(
    x - dir * rx * 0.22,
    y + ry * 0.22,
    rx * 1.06,
    ry * 1.04,
    s.rad([
      [s.light.shadow, 0.55, 0],
      [s.light.shadow, 0.45, 0.75],
      [s.light.shadow, 0, 1],
    ]),
  )
}

export function drawPlate(s: Stage, o: DishOptions & { readonly rim?: string }): void {
  const { x, y, r, tilt = 1 } = o
  const china = o.colour ?? '#f7efe0'
  castShadow(s, x, y, r, r * tilt)
  const across =
    s.lightSide(x) > 0
      ? [s.shade(china, 0.5), s.shade(china, 1.05)]
      : [s.shade(china, 1.05), s.shade(china, 0.5)]
  s.ellipse(x, y + r * 0.05 * (1.1 - tilt), r, r * tilt, s.shade(china, 0.2))
  s.ellipse(x, y, r, r * tilt, s.lin(across, 0, 0, 1, 0.4))
  if (o.rim)
    s.add(
      `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(r * 0.93)}" ry="${round1(r * 0.93 * tilt)}" fill="none" stroke="${s.shade(o.rim, 0.8)}" stroke-width="${round1(r * 0.025)}"/>`,
    )
  s.ellipse(x, y, r * 0.7, r * 0.7 * tilt, s.lin([...across].reverse(), 0, 0, 1, 0.4))
  s.ellipse(x, y + r * 0.012, r * 0.67, r * 0.67 * tilt, s.shade(china, 0.86))
}
