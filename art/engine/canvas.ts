import sharp from 'sharp'
import { type Rgb, rgbOf } from './colour.ts'
import type { View } from './geometry.ts'
import { stippleAt } from './noise.ts'
import { clamp } from './numbers.ts'
import type { Stage } from './stage.ts'

/** The picture so far: RGB pixels of one camera. Raster passes think in design units and paint here. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly view: View
  /** Pixels per design unit. */
  readonly scale: number
  readonly pixels: Uint8ClampedArray

  constructor(view: View, width: number) {
    this.view = view
    this.width = width
    this.height = Math.round((width * view.h) / view.w)
    this.scale = width / view.w
    this.pixels = new Uint8ClampedArray(this.width * this.height * 3)
  }

  columnOf(x: number): number {
    return (x - this.view.x) * this.scale
  }

  rowOf(y: number): number {
    return (y - this.view.y) * this.scale
  }

  /** Design x of the middle of a pixel column. */
  xOf(column: number): number {
    return this.view.x + (column + 0.5) / this.scale
  }

  yOf(row: number): number {
    return this.view.y + (row + 0.5) / this.scale
  }

  /** Whole rows between two design heights, cut to the picture. */
  rows(from: number, to: number): [number, number] {
    const first = clamp(Math.round(this.rowOf(from)), 0, this.height)
    return [first, clamp(Math.round(this.rowOf(to)), first, this.height)]
  }

  columns(from: number, to: number): [number, number] {
    const first = clamp(Math.floor(this.columnOf(from)), 0, this.width)
    return [first, clamp(Math.ceil(this.columnOf(to)), first, this.width)]
  }

  fill(colour: string): void {
    const [r, g, b] = rgbOf(colour)
    for (let i = 0; i < this.pixels.length; i += 3) {
      this.pixels[i] = r
      this.pixels[i + 1] = g
      this.pixels[i + 2] = b
    }
  }

  blend(index: number, r: number, g: number, b: number, alpha: number): void {
    const p = this.pixels
    p[index] = (p[index] as number) + (r - (p[index] as number)) * alpha
    p[index + 1] = (p[index + 1] as number) + (g - (p[index + 1] as number)) * alpha
    p[index + 2] = (p[index + 2] as number) + (b - (p[index + 2] as number)) * alpha
  }

  blendRgb(index: number, rgb: Rgb, alpha: number): void {
    this.blend(index, rgb[0], rgb[1], rgb[2], alpha)
  }

  /** Renders the stage's document to RGBA without painting it. */
  async rasterise(stage: Stage): Promise<Buffer> {
    const svg = Buffer.from(stage.takeDocument(this.width, this.height))
    return sharp(svg, { unlimited: true }).ensureAlpha().raw().toBuffer()
  }

  /** Paints the stage's document; stipple 0..1 dissolves soft edges into crayon grain. */
  async paintVectors(stage: Stage, stipple = 0): Promise<void> {
    if (stage.isBlank) return
    const rgba = await this.rasterise(stage)
    for (let i = 0, j = 0; j < rgba.length; i += 3, j += 4) {
      let alpha = (rgba[j + 3] as number) / 255
      if (alpha === 0) continue
      if (stipple > 0) {
        const p = i / 3
        const noise = (stippleAt(p % this.width, (p / this.width) | 0) + 1) / 2
        const grained = clamp((alpha + noise - 1) * 2.2 + 0.5 * alpha)
        alpha += (grained - alpha) * stipple * 0.55
      }
      this.blend(i, rgba[j] as number, rgba[j + 1] as number, rgba[j + 2] as number, alpha)
    }
  }
}
