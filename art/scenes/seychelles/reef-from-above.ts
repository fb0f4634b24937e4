import { type Rgb, rgbOf, toneIndex, toneRamp } from '../../engine/colour.ts'
import { fbm2, noise2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import { posterise } from '../../engine/posterise.ts'
import type { Layer } from '../../scene.ts'

interface ReefOptions {
  /** 0 sandy and shallow, 1 deep, by design point. */
  readonly depth: (x: number, y: number) => number
  /** 0 bare sand, 1 coral garden. */
  readonly coral: (x: number, y: number) => number
  readonly seed?: number
}

const SEA = ['#eef4d2', '#b4e8d0', '#6fd3c6', '#33b4b9', '#1789a6', '#126089', '#123f6e']
const CORALS = ['#8a5a86', '#c8748a', '#e0a070', '#6a9c8c', '#e8c88a', '#b0708c'].map(rgbOf)

interface Head {
  height: number
  kind: number
}

/** Rounded coral heads on a jittered grid of one size. */
function headAt(x: number, y: number, cell: number, share: number, seed: number, out: Head): void {
  const i0 = Math.floor(x / cell)
  const j0 = Math.floor(y / cell)
  for (let j = j0 - 1; j <= j0 + 1; j++) {
    for (let i = i0 - 1; i <= i0 + 1; i++) {
      const dice = noise2(i, j, seed)
      if (dice > share) continue
      const cx = (i + 0.2 + 0.6 * noise2(i, j, seed + 1)) * cell
      const cy = (j + 0.2 + 0.6 * noise2(i, j, seed + 2)) * cell
      const r = cell * (0.38 + 0.34 * noise2(i, j, seed + 3))
      const d = Math.hypot(x - cx, y - cy) / r
      const lobed = d * (1 + 0.3 * (noise2(x * 0.09, y * 0.09, seed + 5) - 0.5))
      if (lobed >= 1) continue
      const height = Math.sqrt(1 - lobed * lobed) * r * 0.05 + 0.25
      if (height <= out.height) continue
      out.height = height
      out.kind = Math.floor(noise2(i + 40, j, seed + 4) * CORALS.length * 0.999)
    }
  }
}

/** Clear shallow sea, seen straight down: sand, coral heads with their shadows, nets of light. */
export const reefFromAbove = (o: ReefOptions): Layer => ({
  paint: (canvas, stage) => {
    const seed = (o.seed ?? 2) + stage.seed
    const sea = toneRamp(SEA)
    const found: Head = { height: 0, kind: 0 }
    const head = (x: number, y: number): number => {
      found.height = 0
      const share = clamp(o.coral(x, y) * 1.3 * smoothstep(0.36, 0.6, fbm2(x * 0.006, y * 0.006, seed, 3)))
      if (share <= 0.01) return 0
      headAt(x, y, 96, share * 0.75, seed + 30, found)
      headAt(x, y, 52, share * 0.9, seed + 40, found)
      headAt(x, y, 28, share, seed + 50, found)
      return found.height
    }
    for (let row = 0; row < canvas.height; row++) {
      const y = canvas.yOf(row)
      for (let column = 0; column < canvas.width; column++) {
        const x = canvas.xOf(column)
        const sway = fbm2(x * 0.006, y * 0.006, seed + 8, 3) - 0.5
        const deep = clamp(o.depth(x, y) + sway * 0.34)
        const net = ridged2(x * 0.008 + sway, y * 0.011, seed + 11, 3)
        const light = smoothstep(0.6, 0.88, net) * 0.2 * (1.15 - deep)
        const tone = toneIndex(
          posterise(clamp(deep - light), column, row, { steps: 9, hard: 0.3, stipple: 0.04 }),
        )
        const k = (row * canvas.width + column) * 3
        canvas.blend(k, sea[tone] as number, sea[tone + 1] as number, sea[tone + 2] as number, 1)
        const above = head(x + 12, y - 12)
        const h = head(x, y)
        if (above > h) canvas.blendRgb(k, [16, 70, 110], clamp((above - h) * 0.35, 0, 0.45))
        if (h <= 0) continue
        const kind = CORALS[found.kind] as Rgb
        const groove = (noise2(x * 0.2, y * 0.2, found.kind * 7 + seed) - 0.5) * 0.3
        const lit = clamp(0.5 + (h - head(x + 3, y - 3)) * 0.9 + groove + light)
        const form = 0.42 + 0.8 * posterise(lit, column, row, { steps: 5, hard: 0.4, stipple: 0.06 })
        const veil = 0.22 + deep * 0.5
        const seen = (own: number, veiled: number) => clamp(own * form, 0, 255) * (1 - veil) + veiled * veil
        canvas.blend(k, seen(kind[0], 60), seen(kind[1], 165), seen(kind[2], 180), 0.95)
      }
    }
  },
})
