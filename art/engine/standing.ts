import type { Canvas } from './canvas.ts'
import { fbm2 } from './noise.ts'
import { clamp, smoothstep } from './numbers.ts'
import type { Stage } from './stage.ts'

export interface ReflectionOptions {
  /** Where the object meets the water. */
  readonly waterline: number
  readonly opacity?: number
  readonly squash?: number
  readonly amplitude?: number
  /** How far below the waterline the reflection fades out. */
  readonly reach?: number
  readonly seed?: number
}

/** Mirrors one drawn object at its own waterline, torn by ripples. The object itself is painted afterwards. */
export async function paintReflection(canvas: Canvas, stage: Stage, o: ReflectionOptions): Promise<void> {
  const rgba = await canvas.rasterise(stage)
  const { width, height, scale } = canvas
  const reach = o.reach ?? 220
  const squash = o.squash ?? 0.8
  const amplitude = o.amplitude ?? 16
  const seed = (o.seed ?? 3) + stage.seed
  const [first, last] = canvas.rows(o.waterline, o.waterline + reach)
  for (let row = first; row < last; row++) {
    const y = canvas.yOf(row)
    const below = y - o.waterline
    const fade = (o.opacity ?? 0.55) * smoothstep(reach, reach * 0.25, below)
    const tear = amplitude * (0.2 + below / 120)
    for (let column = 0; column < width; column++) {
      const x = canvas.xOf(column)
      const ripple = fbm2(x * 0.016, (y * 26) / (30 + below * 0.35), seed, 3) - 0.5
      const sx = clamp(Math.round(column + ripple * tear * scale), 0, width - 1)
      const up = o.waterline - below / squash - ripple * tear * 0.5
      const sy = Math.round((up - canvas.view.y) * scale)
      if (sy < 0 || sy >= height) continue
      const s = (sy * width + sx) * 4
      const alpha = ((rgba[s + 3] as number) / 255) * fade
      if (alpha <= 0) continue
      canvas.blend(
        (row * width + column) * 3,
        rgba[s] as number,
        rgba[s + 1] as number,
        rgba[s + 2] as number,
        alpha,
      )
    }
  }
}
