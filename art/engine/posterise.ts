import { stippleAt } from './noise.ts'
import { clamp } from './numbers.ts'

/** How a raster surface is broken into poster tones. */
export interface Tones {
  /** Number of tones, 5..7. */
  readonly steps: number
  /** 0 is a soft ramp, 1 hard-edged tones. */
  readonly hard: number
  /** Crayon grain, .05 to .09. */
  readonly stipple: number
}

export const LAND_TONES: Tones = { steps: 7, hard: 0.42, stipple: 0.07 }
export const CLOUD_TONES: Tones = { steps: 5, hard: 0.38, stipple: 0.07 }

/** Light 0..1 of one pixel, gathered towards the nearest tone. */
export function posterise(light: number, x: number, y: number, tones: Tones): number {
  const q = (light + stippleAt(x, y) * tones.stipple) * tones.steps
  const tone = Math.floor(q)
  const soft = (1 - tones.hard) * 0.5
  const t = clamp((q - tone - 0.5 + soft) / (2 * soft))
  return clamp((tone + t * t * (3 - 2 * t)) / tones.steps)
}
