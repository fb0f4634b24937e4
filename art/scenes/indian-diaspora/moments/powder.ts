import { toneIndex, toneRamp } from '../../../engine/colour.ts'
import { fbm2 } from '../../../engine/noise.ts'
import { clamp, smoothstep } from '../../../engine/numbers.ts'
import { posterise } from '../../../engine/posterise.ts'
import type { Layer } from '../../../scene.ts'

interface PuffOptions {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** Tones from shadow to light. */
  readonly tones: readonly string[]
  readonly opacity?: number
  readonly seed?: number
}

const TONES = { steps: 7, hard: 0.25, stipple: 0.12 } as const

/** A burst of dry colour: billowing body, dusty edge, lit from the upper right. */
export const puff = (o: PuffOptions): Layer => ({
  paint: (canvas, s) => {
    const ramp = toneRamp(o.tones)
    const seed = (o.seed ?? 1) + s.seed
    const density = (x: number, y: number) => {
      const [u, v] = [(x - o.x) / o.rx, (y - o.y) / o.ry]
      const billow = fbm2(x * 0.0085 + seed * 3, y * 0.0085, seed, 5) - 0.5
      return 1 - Math.hypot(u, v) + billow * 1.15
    }
    const [first, last] = canvas.rows(o.y - o.ry * 1.5, o.y + o.ry * 1.5)
    const [left, right] = canvas.columns(o.x - o.rx * 1.5, o.x + o.rx * 1.5)
    for (let row = first; row < last; row++) {
      const y = canvas.yOf(row)
      for (let column = left; column < right; column++) {
        const x = canvas.xOf(column)
        const d = density(x, y)
        if (d <= 0) continue
        const slope = d - density(x + 16, y - 16)
        const light = clamp(0.46 + slope * 1.7 + (o.y - y) / (o.ry * 5))
        const tone = toneIndex(posterise(light, column, row, TONES))
        const alpha = smoothstep(0, 0.42, d) * (o.opacity ?? 0.95)
        canvas.blend(
          (row * canvas.width + column) * 3,
          ramp[tone] as number,
          ramp[tone + 1] as number,
          ramp[tone + 2] as number,
          alpha,
        )
      }
    }
  },
})
