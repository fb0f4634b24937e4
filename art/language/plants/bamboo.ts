import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface PoleOptions {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly width: number
  readonly depth?: number
  readonly colour?: string
  readonly nodes?: number
}

/** A bamboo pole with its joints, lit from above. */
export function drawPole(s: Stage, o: PoleOptions): void {
  const [x1, y1] = o.from
  const length = Math.hypot(o.to[0] - x1, o.to[1] - y1)
  const turn = (Math.atan2(o.to[1] - y1, o.to[0] - x1) * 180) / Math.PI
  const colour = o.colour ?? '#c9a860'
  const tone = (lit: number) => s.shade(colour, lit, o.depth ?? 0)
  const w = o.width
  const n = o.nodes ?? Math.max(2, Math.round(length / (w * 5.5)))
  const flipped = Math.abs(turn) > 90
  s.placed({ x: x1, y: y1, turn }, () => {
    const stops = [tone(0.95), tone(0.8), tone(0.35), tone(0.1)]
    s.rect(0, -w / 2, length, w, s.lin(flipped ? stops.reverse() : stops))
    for (const i of range(n + 1)) {
      const x = (i / n) * length
      s.path(
        `M${x - w * 0.16} ${-w * 0.56}H${x + w * 0.16}V${w * 0.56}H${x - w * 0.16}Z`,
        s.lin([tone(1), tone(0.25)]),
      )
      s.line(`M${x - w * 0.02} ${-w * 0.56}V${w * 0.56}`, tone(0.02), Math.max(1, w * 0.07))
    }
  })
}
