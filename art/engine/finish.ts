import sharp from 'sharp'
import type { Canvas } from './canvas.ts'
import { clamp } from './numbers.ts'
import { randomFrom } from './random.ts'

export interface FinishOptions {
  /** Paper grain in levels, 3..5. */
  readonly grain?: number
  /** Halation around lights. */
  readonly bloom?: number
  readonly vignette?: number
  /** Warm lights against cool shadows. */
  readonly warmth?: number
}

const TILE = 512

/** Halation, contrast, split tone, vignette and paper grain. */
export async function finish(
  canvas: Canvas,
  seed: number,
  o: FinishOptions = {},
): Promise<Uint8ClampedArray> {
  const { width, height, pixels } = canvas
  const { grain = 3.5, bloom = 0.32, vignette = 0.2, warmth = 1 } = o
  const glow = bloom > 0 ? await halation(canvas) : null
  const paper = paperGrain(seed)
  const out = new Uint8ClampedArray(pixels.length)
  const tint = [0.012, 0.004, -0.012]
  const coolness = [0.006, 0.002, -0.008]
  for (let y = 0; y < height; y++) {
    const dy = y / height - 0.5
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 3
      const dx = x / width - 0.5
      const r2 = (dx * dx + dy * dy) * 2
      const dark = 1 - vignette * Math.min(1, r2 * r2 * 1.7 + r2 * 0.12)
      const luma =
        ((pixels[i] as number) * 0.3 + (pixels[i + 1] as number) * 0.59 + (pixels[i + 2] as number) * 0.11) /
        255
      const coarse = paper[((y + 171) & 511) * TILE + (((x >> 1) + 77) & 511)] as number
      const speck =
        ((paper[(y & 511) * TILE + (x & 511)] as number) + 0.5 * coarse) *
        grain *
        (0.5 + 1.6 * luma * (1 - luma))
      for (let c = 0; c < 3; c++) {
        let v = (pixels[i + c] as number) / 255
        if (glow) v = 1 - (1 - v) * (1 - ((glow[i + c] as number) / 255) * bloom)
        v += (v * v * (3 - 2 * v) - v) * 0.22
        v += warmth * ((tint[c] as number) * luma - (coolness[c] as number) * (1 - luma))
        out[i + c] = v * dark * 255 + speck
      }
    }
  }
  return out
}

/** Bright parts blurred; at a quarter of the size, because it is soft anyway. */
async function halation(canvas: Canvas): Promise<Buffer> {
  const { width, height, pixels, scale } = canvas
  const bright = Buffer.alloc(pixels.length)
  for (let i = 0; i < pixels.length; i += 3) {
    const luma =
      ((pixels[i] as number) * 0.3 + (pixels[i + 1] as number) * 0.59 + (pixels[i + 2] as number) * 0.11) /
      255
    const k = clamp((luma - 0.64) / 0.36)
    bright[i] = (pixels[i] as number) * k
    bright[i + 1] = (pixels[i + 1] as number) * k
    bright[i + 2] = (pixels[i + 2] as number) * k
  }
  const raw = { width, height, channels: 3 } as const
  const w = Math.max(8, Math.round(width / 4))
  const h = Math.max(8, Math.round(height / 4))
  const small = await sharp(bright, { raw })
    .resize(w, h, { fit: 'fill' })
    .blur(Math.max(0.4, 6 * scale))
    .raw()
    .toBuffer()
  return sharp(small, { raw: { width: w, height: h, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function paperGrain(seed: number): Float32Array {
  const random = randomFrom(seed * 31 + 5)
  const tile = new Float32Array(TILE * TILE)
  for (let i = 0; i < tile.length; i++) tile[i] = random() + random() + random() - 1.5
  return tile
}
