import type { Canvas } from './canvas.ts'
import { toneIndex, toneRamp } from './colour.ts'
import { cloudTones } from './light.ts'
import { fbm2, noise2 } from './noise.ts'
import { clamp, smoothstep } from './numbers.ts'
import { CLOUD_TONES, posterise, type Tones } from './posterise.ts'
import type { Stage } from './stage.ts'

export interface SheetOptions {
  /** Share of the sky that is covered, .4 to .6. */
  readonly cover?: number
  readonly opacity?: number
  readonly seed?: number
  readonly size?: number
  readonly horizon?: number
  /** Where the sheet begins, measured down from the top of the sky. */
  readonly from?: number
  readonly colours?: readonly string[]
  readonly tones?: Partial<Tones>
}

/** A high sheet of cloud in perspective, lit towards the sun. */
export function paintSheet(canvas: Canvas, stage: Stage, o: SheetOptions): void {
  const ramp = toneRamp(o.colours ?? cloudTones(stage.light))
  const tones = { ...CLOUD_TONES, ...o.tones }
  const horizon = o.horizon ?? stage.horizon - 12
  const from = o.from ?? Math.min(20, stage.view.y)
  const threshold = 1 - (o.cover ?? 0.5)
  const seed = (o.seed ?? 1) + stage.seed * 7
  const size = o.size ?? 1
  const opacity = o.opacity ?? 0.6
  const sun = stage.sun ?? { x: 1150, y: horizon - 100, r: 0 }
  const density = (x: number, y: number) => {
    const z = 300 / (horizon + 26 - y)
    return fbm2((x - 800) * z * 0.0042 * size, z * 1.9 * size, seed, 5) - threshold
  }
  const [first, last] = canvas.rows(from, horizon - 6)
  for (let row = first; row < last; row++) {
    const y = canvas.yOf(row)
    const fade = smoothstep(from, from + 120, y) * smoothstep(horizon - 4, horizon - 60, y)
    if (fade <= 0) continue
    for (let column = 0; column < canvas.width; column++) {
      const x = canvas.xOf(column)
      const d = density(x, y)
      if (d <= 0) continue
      const dx = sun.x - x
      const dy = sun.y - y
      const distance = Math.sqrt(dx * dx + dy * dy) + 1
      const rise = d - density(x + (dx / distance) * 9, y + (dy / distance) * 6)
      const light = clamp(0.5 + rise * 5 - d * 0.9 + 0.5 * Math.exp(-distance / 420))
      const tone = toneIndex(posterise(light, column, row, tones))
      // The disc stays clean: a sun with torn clouds in front looks dirty.
      const veil = distance < sun.r * 1.3 ? 0.25 : 1
      const alpha = smoothstep(0, 0.16, d) * opacity * fade * veil
      canvas.blend(
        (row * canvas.width + column) * 3,
        ramp[tone] as number,
        ramp[tone + 1] as number,
        ramp[tone + 2] as number,
        alpha,
      )
    }
  }
}

interface CloudBank {
  /** Middle of the flat base. */
  readonly x: number
  readonly y: number
  /** Half the width, and the height above the base. */
  readonly w: number
  readonly h: number
  readonly opacity?: number
}

export interface CumulusOptions {
  readonly banks: readonly CloudBank[]
  readonly seed?: number
  readonly opacity?: number
  readonly colours?: readonly string[]
  /** Grain of the billows. */
  readonly frequency?: number
  readonly tones?: Partial<Tones>
}

/** Billowing banks with a flat base, modelled along the light. */
export function paintCumulus(canvas: Canvas, stage: Stage, o: CumulusOptions): void {
  for (const bank of o.banks) paintBank(canvas, stage, o, bank)
}

function billows(x: number, y: number, frequency: number, seed: number): number {
  let sum = 0
  let weight = 0.55
  let f = frequency
  for (let k = 0; k < 5; k++) {
    sum += weight * (1 - Math.abs(2 * noise2(x * f, y * f * 1.5, seed + k * 13) - 1))
    f *= 2.1
    weight *= 0.5
  }
  return sum
}

function paintBank(canvas: Canvas, stage: Stage, o: CumulusOptions, bank: CloudBank): void {
  const ramp = toneRamp(o.colours ?? cloudTones(stage.light))
  const tones = { ...CLOUD_TONES, ...o.tones }
  const seed = (o.seed ?? 1) + stage.seed * 3
  const frequency = o.frequency ?? 0.009
  const opacity = (bank.opacity ?? 1) * (o.opacity ?? 0.9)
  const density = (x: number, y: number) => {
    const ex = (x - bank.x) / bank.w
    const ey = (bank.y - y) / bank.h
    if (ey < -0.25) return -1
    const under = ey < 0 ? (ey * 4) ** 2 : 0
    return 0.88 - ex * ex - Math.max(0, ey) ** 1.3 - under + (billows(x, y, frequency, seed) - 0.78) * 1.25
  }
  const sun = stage.sun ?? { x: 1150, y: 200 }
  const dx = sun.x - bank.x
  const dy = sun.y - bank.y + bank.h * 0.3
  const distance = Math.hypot(dx, dy) || 1
  const ux = (dx / distance) * 13
  const uy = (dy / distance) * 13
  const [top, bottom] = canvas.rows(bank.y - bank.h * 1.5, bank.y + bank.h * 0.25)
  const [left, right] = canvas.columns(bank.x - bank.w * 1.3, bank.x + bank.w * 1.3)
  for (let row = top; row < bottom; row++) {
    const y = canvas.yOf(row)
    const base = smoothstep(bank.y + bank.h * 0.24, bank.y - bank.h * 0.12, y)
    for (let column = left; column < right; column++) {
      const x = canvas.xOf(column)
      const d = density(x, y)
      if (d <= 0) continue
      const rim = d < 0.25 ? (0.25 - d) * 0.5 : 0
      const light = 0.46 + (d - density(x + ux, y + uy)) * 0.85 + ((bank.y - y) / bank.h) * 0.26 + rim
      const tone = toneIndex(posterise(clamp(light), column, row, tones))
      canvas.blend(
        (row * canvas.width + column) * 3,
        ramp[tone] as number,
        ramp[tone + 1] as number,
        ramp[tone + 2] as number,
        smoothstep(0, 0.22, d) * opacity * base,
      )
    }
  }
}
