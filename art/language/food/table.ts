import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

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
