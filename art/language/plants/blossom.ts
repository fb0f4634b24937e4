import { range, round1 } from '../../engine/numbers.ts'
import { type Layer, svg } from '../../scene.ts'

/** Petals on the wind over the whole camera. */
export const petals = (o: {
  n?: number
  colour?: string
  opacity?: number
  size?: number
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? 5)
    const k = o.size ?? 1
    const drift = range(o.n ?? 40).map(() => {
      const x = s.left + random() * (s.right - s.left)
      const y = s.top + random() * (s.bottom - s.top)
      const a = random() * 6
      const l = (4 + random() * 7) * k
      const [ux, uy] = [Math.cos(a) * l, Math.sin(a) * l]
      return `M${round1(x)} ${round1(y)}q${round1(ux)} ${round1(uy - 3 * k)} ${round1(ux * 1.6)} ${round1(uy * 1.2)}q${round1(-ux)} ${round1(3 * k)} ${round1(-ux * 1.6)} ${round1(-uy * 1.2)}`
    })
    s.path(drift.join(''), s.shade(o.colour ?? '#ffdfe4', 0.95), `opacity="${o.opacity ?? 0.8}"`)
  })
