import type { Canvas } from './canvas.ts'
import { mix, rgbOf, toneIndex, toneRamp } from './colour.ts'
import { waterTones } from './light.ts'
import { fbm2 } from './noise.ts'
import { clamp, lerp, smoothstep } from './numbers.ts'
import type { Stage } from './stage.ts'

export interface WaterOptions {
  /** Height where the water begins; the scene's horizon if not said. */
  readonly y?: number
  /** Where the body colours end, in design units; 900 if not said. */
  readonly base?: number
  /** Where painting stops; the camera's bottom if not said. */
  readonly to?: number
  /** Body colours from the horizon to the viewer, or derived from the light and `accent`. */
  readonly colours?: readonly string[]
  readonly accent?: string
  /** Reflection strength at the horizon and at the viewer. */
  readonly reflection?: readonly [number, number]
  /** How far waves tear the reflection. */
  readonly amplitude?: number
  /** Size of the waves. */
  readonly wave?: number
  /** Facets per tone: more is calmer. */
  readonly facets?: number
  /** Width of the sun's path; 0 leaves it out. */
  readonly glint?: number
  readonly glintColour?: string
  /** Drifting darker reef patches. */
  readonly patches?: { readonly strength: number; readonly colour: string }
  /** 0..1 where there is water. */
  readonly mask?: (x: number, y: number) => number
  /** Line that the canvas is mirrored at, if not y: a quay, a shore. */
  readonly waterline?: number | ((x: number) => number)
  readonly squash?: number
  readonly seed?: number
}

/** Water that mirrors the canvas as painted so far, in poster-like facets. */
export function paintWater(canvas: Canvas, stage: Stage, o: WaterOptions): void {
  const y0 = o.y ?? stage.horizon
  const base = o.base ?? 900
  const [first, last] = canvas.rows(y0, o.to ?? stage.bottom)
  const accent = o.accent ?? mix(stage.light.sky[1], stage.light.shadow, 0.35)
  const body = toneRamp(o.colours ?? waterTones(stage.light, accent))
  const source = canvas.pixels.slice()
  const [gr, gg, gb] = rgbOf(o.glintColour ?? mix(stage.light.sun, stage.light.glow, 0.15))
  const [pr, pg, pb] = rgbOf(o.patches?.colour ?? accent)
  const [far, near] = o.reflection ?? [0.92, 0.35]
  const seed = (o.seed ?? 5) + stage.seed
  const wave = o.wave ?? 1
  const facets = (o.facets ?? 5) * 2
  const glint = stage.sun ? (o.glint ?? 0.8) : 0
  const amplitude = o.amplitude ?? 40
  const squash = o.squash ?? 1
  const { width, height, scale, pixels } = canvas
  for (let row = first; row < last; row++) {
    const y = canvas.yOf(row)
    const t = clamp((y - y0) / (base - y0))
    const z = 420 / (y - y0 + 1.5)
    const fresnel = lerp(far, near, t ** 0.6)
    const tear = amplitude * (0.25 + t * 1.2)
    const v = (z * 9.5) / wave
    for (let column = 0; column < width; column++) {
      const x = canvas.xOf(column)
      const cover = o.mask ? o.mask(x, y) : 1
      if (cover <= 0) continue
      const u = ((x - 800) * z * 0.02) / wave
      const swell = fbm2(u * 0.55 + 3, v * 0.8, seed, 4) - 0.5
      const ripple = fbm2(u * 1.3 + 9, v * 2.2 + 4, seed + 9, 3) - 0.5
      const q = (swell * 1.3 + ripple * 0.9) * facets
      const step = Math.floor(q)
      const facet = (step + smoothstep(0.25, 0.75, q - step)) / facets
      const line = mirrorLine(o.waterline, y0, x + ripple * tear * 1.6 + swell * tear)
      const mirrored = (line - (y - line) * squash - facet * tear - canvas.view.y) * scale
      const ceiling = clamp(Math.round((line - canvas.view.y) * scale) - 2, 0, height - 1)
      const sourceRow = clamp(Math.round(mirrored), 0, ceiling)
      const sourceColumn = clamp(Math.round(column + ripple * tear * 0.55 * scale), 0, width - 1)
      const s = (sourceRow * width + sourceColumn) * 3
      const mirror = clamp(fresnel + facet * 0.55, 0.05, 1)
      const tone = toneIndex(t + facet * 0.16)
      const patch = o.patches
        ? smoothstep(0.5, 0.62, fbm2(u * 0.11 + 5, v * 0.12, seed + 3, 3)) *
          o.patches.strength *
          smoothstep(0, 0.25, t)
        : 0
      const sparkle =
        glint > 0 ? glintAt((x - (stage.sun?.x ?? 0)) / (26 + t * 150 * glint), facet, ripple) : 0
      const r = lerp(lerp(lerp(body[tone] as number, pr, patch), source[s] as number, mirror), gr, sparkle)
      const g = lerp(
        lerp(lerp(body[tone + 1] as number, pg, patch), source[s + 1] as number, mirror),
        gg,
        sparkle,
      )
      const b = lerp(
        lerp(lerp(body[tone + 2] as number, pb, patch), source[s + 2] as number, mirror),
        gb,
        sparkle,
      )
      const k = (row * width + column) * 3
      pixels[k] = lerp(pixels[k] as number, r, cover)
      pixels[k + 1] = lerp(pixels[k + 1] as number, g, cover)
      pixels[k + 2] = lerp(pixels[k + 2] as number, b, cover)
    }
  }
}

function mirrorLine(line: WaterOptions['waterline'], y0: number, x: number): number {
  return typeof line === 'function' ? line(x) : (line ?? y0)
}

function glintAt(across: number, facet: number, ripple: number): number {
  const fall = Math.exp(-across * across * 0.5)
  if (fall < 0.01) return 0
  return fall * smoothstep(0.06, 0.2, facet + 0.1 * fall * fall + ripple * 0.25) * 0.95
}
