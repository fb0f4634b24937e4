import type { Canvas } from './canvas.ts'
import { mix, type Ramp, rgbOf, toneRamp } from './colour.ts'
import { clamp, lerp } from './numbers.ts'
import { LAND_TONES, posterise, type Tones } from './posterise.ts'
import type { Stage } from './stage.ts'

interface FieldCamera {
  /** Eye in the world: x to the right, y up, z away. */
  readonly x?: number
  readonly y: number
  readonly z?: number
  /** Focal length and the screen height of the horizon, in design units. */
  readonly focal: number
  readonly horizon?: number
  /** Screen x the camera looks at. */
  readonly centre?: number
}

/** A point of the surface, handed to `material`, which may change light and flat. */
interface FieldPoint {
  x: number
  z: number
  height: number
  /** Upward part of the normal: 1 is level ground. */
  up: number
  /** 0 shadow .. 1 light. */
  light: number
  distance: number
  /** Design x on the picture. */
  screenX: number
  /** True: the light value is used as it is, without poster tones (still water). */
  flat: boolean
}

export interface FieldOptions {
  readonly height: (x: number, z: number) => number
  readonly camera: FieldCamera
  readonly near: number
  readonly far: number
  /** Tones from shadow to light, or one local colour that the light turns into tones. */
  readonly colour?: string | readonly string[]
  /** Chooses the ramp of a point; ramps are made once by `ramps`. */
  readonly ramps?: Readonly<Record<string, string | readonly string[]>>
  readonly material?: (point: FieldPoint) => string
  /** Azimuth 0 is straight ahead, positive to the right; both in radians. */
  readonly sun?: { readonly azimuth: number; readonly elevation: number }
  readonly haze?: string
  readonly hazeDensity?: number
  readonly shadowReach?: number
  readonly shadowSoftness?: number
  readonly ambient?: number
  readonly wrap?: number
  readonly tones?: Partial<Tones>
  /** More steps into the distance for fine crests. */
  readonly detail?: number
}

const MARGIN = 0.28
const MAX_COLUMNS = 1300

/** A landscape seen from within: columns of the height function, front to back, with cast shadows. */
export function paintField(canvas: Canvas, stage: Stage, o: FieldOptions): void {
  const surface = new Surface(canvas, stage, o)
  for (let column = 0; column < canvas.width; column++) surface.paintColumn(column)
}

function rampOf(stage: Stage, colour: string | readonly string[]): Ramp {
  return toneRamp(typeof colour === 'string' ? stage.tones(colour) : colour)
}

class Surface {
  readonly #canvas: Canvas
  readonly #o: FieldOptions
  readonly #steps: number
  readonly #logStep: number
  readonly #columns: number
  readonly #spacing: number
  readonly #firstX: number
  readonly #depths: Float32Array
  readonly #fog: Float32Array
  readonly #heights: Float32Array
  readonly #lights: Float32Array
  readonly #ups: Float32Array
  readonly #tones: Tones
  readonly #ramps: Map<string, Ramp>
  readonly #ramp: Ramp
  readonly #haze: readonly number[]
  readonly #sun: { x: number; y: number; z: number; tan: number; ux: number; uz: number }
  readonly #eye: { x: number; y: number; z: number; focal: number; horizon: number; centre: number }
  readonly #column: Float32Array
  readonly #point: FieldPoint = {
    x: 0,
    z: 0,
    height: 0,
    up: 1,
    light: 0,
    distance: 0,
    screenX: 0,
    flat: false,
  }

  constructor(canvas: Canvas, stage: Stage, o: FieldOptions) {
    this.#canvas = canvas
    this.#o = o
    const c = o.camera
    this.#eye = {
      x: c.x ?? 0,
      y: c.y,
      z: c.z ?? 0,
      focal: c.focal,
      horizon: c.horizon ?? stage.horizon,
      centre: c.centre ?? 800,
    }
    this.#tones = { ...LAND_TONES, ...o.tones }
    this.#ramp = rampOf(stage, o.colour ?? '#b98a62')
    this.#ramps = new Map(
      Object.entries(o.ramps ?? {}).map(([name, colour]) => [name, rampOf(stage, colour)]),
    )
    this.#haze = rgbOf(o.haze ?? mix(stage.light.haze, stage.light.sky[4], 0.4))
    this.#sun = sunVector(o.sun ?? { azimuth: 0.9 * stage.lightSide(800), elevation: 0.36 })
    this.#steps = Math.ceil((Math.log(o.far / o.near) / 0.0027) * (o.detail ?? 1))
    this.#logStep = Math.log(o.far / o.near) / this.#steps
    const visible = Math.min(canvas.width, MAX_COLUMNS)
    this.#spacing = canvas.view.w / visible
    const margin = Math.ceil(visible * MARGIN)
    this.#columns = visible + 2 * margin + 2
    this.#firstX = canvas.view.x - margin * this.#spacing
    this.#depths = Float32Array.from(
      { length: this.#steps + 1 },
      (_, i) => o.near * Math.exp(this.#logStep * i),
    )
    const density = o.hazeDensity ?? 0.002
    this.#fog = this.#depths.map((z) => 1 - Math.exp(-Math.max(0, z - o.near) * density))
    this.#heights = this.#sampleHeights()
    this.#lights = new Float32Array(this.#heights.length).fill(-1)
    this.#ups = new Float32Array(this.#heights.length)
    this.#column = new Float32Array(canvas.height * 4)
  }

  #sampleHeights(): Float32Array {
    const rows = this.#steps + 1
    const heights = new Float32Array(this.#columns * rows)
    const { height } = this.#o
    for (let c = 0; c < this.#columns; c++) {
      const slope = this.#slopeOf(c)
      for (let i = 0; i < rows; i++) {
        const z = this.#depths[i] as number
        heights[c * rows + i] = height(this.#eye.x + slope * z, this.#eye.z + z)
      }
    }
    return heights
  }

  /** World x per unit of depth of a grid column. */
  #slopeOf(column: number): number {
    return (this.#firstX + column * this.#spacing - this.#eye.centre) / this.#eye.focal
  }

  /** Outside the sampled grid the function itself is asked, so that no seam shows where rays leave it. */
  #heightBeyond(x: number, z: number): number {
    return this.#o.height(this.#eye.x + x, this.#eye.z + z)
  }

  /** Height at camera coordinates, from the grid. */
  #heightAt(x: number, z: number): number {
    const { near, far } = this.#o
    if (z >= far) return -1e9
    if (z <= near) return this.#heightBeyond(x, z)
    const c = ((x / z) * this.#eye.focal + this.#eye.centre - this.#firstX) / this.#spacing
    if (c < 0 || c >= this.#columns - 1) return this.#heightBeyond(x, z)
    const s = Math.log(z / near) / this.#logStep
    const rows = this.#steps + 1
    const ci = c | 0
    const si = s | 0
    const k = ci * rows + si
    const h = this.#heights
    const a = lerp(h[k] as number, h[k + 1] as number, s - si)
    const b = lerp(h[k + rows] as number, h[k + rows + 1] as number, s - si)
    return a + (b - a) * (c - ci)
  }

  /** Light of a grid node, computed once. */
  #lightOf(column: number, step: number): number {
    const rows = this.#steps + 1
    const k = column * rows + step
    const known = this.#lights[k] as number
    if (known >= 0) return known
    const h = this.#heights
    const z = this.#depths[step] as number
    const left = column > 0 ? k - rows : k
    const right = column < this.#columns - 1 ? k + rows : k
    const nearer = step > 0 ? k - 1 : k
    const farther = step < this.#steps ? k + 1 : k
    const dx = (((right - left) / rows) * this.#spacing * z) / this.#eye.focal
    const dz = (this.#depths[step + farther - k] as number) - (this.#depths[step - (k - nearer)] as number)
    const slope = this.#slopeOf(column)
    const hx = ((h[right] as number) - (h[left] as number)) / dx
    const hz = ((h[farther] as number) - (h[nearer] as number)) / dz - hx * slope
    const length = 1 / Math.sqrt(hx * hx + 1 + hz * hz)
    const sun = this.#sun
    const wrap = this.#o.wrap ?? 0.1
    const facing = clamp(((-hx * sun.x + sun.y - hz * sun.z) * length + wrap) / (1 + wrap))
    const open = facing > 0.01 ? this.#sunlit(slope * z, z, h[k] as number) : 1
    const ambient = this.#o.ambient ?? 0.3
    const light = clamp(ambient * (0.45 + 0.55 * length) + (1 - ambient) * facing * open)
    this.#lights[k] = light
    this.#ups[k] = length
    return light
  }

  /** How much of the sun reaches a point: marches towards it over the grid. */
  #sunlit(x: number, z: number, height: number): number {
    const { ux, uz, tan } = this.#sun
    const reach = this.#o.shadowReach ?? 60
    const softness = (this.#o.shadowSoftness ?? 12) * 0.5
    let open = 1
    for (let d = 0.15 + z * 0.002; d < reach; d *= 1.28) {
      const clearance = height + tan * d - this.#heightAt(x + ux * d, z + uz * d)
      const share = 0.5 + (softness * clearance) / d
      if (share < open) open = share
      if (open <= 0) return 0
    }
    return open
  }

  paintColumn(column: number): void {
    const { height: rowsOnScreen, scale, view } = this.#canvas
    const eye = this.#eye
    const at = (this.#canvas.xOf(column) - this.#firstX) / this.#spacing
    const c0 = at | 0
    const f = at - c0
    const rows = this.#steps + 1
    const heights = this.#heights
    this.#column.fill(0)
    let lowest = rowsOnScreen
    let before = -1
    for (let i = 0; i < rows && lowest > 0; i++) {
      const k = c0 * rows + i
      const h = lerp(heights[k] as number, heights[k + rows] as number, f)
      const z = this.#depths[i] as number
      const row = (eye.horizon + ((eye.y - h) * eye.focal) / z - view.y) * scale
      if (row >= lowest) {
        before = -1
        continue
      }
      const light = lerp(this.#lightOf(c0, i), this.#lightOf(c0 + 1, i), f)
      this.#fillSegment(
        column,
        i,
        h,
        Math.max(0, row),
        lowest,
        light,
        before,
        lerp(this.#ups[k] as number, this.#ups[k + rows] as number, f),
      )
      lowest = Math.max(0, row)
      before = this.#point.light
    }
    this.#flush(column)
  }

  #fillSegment(
    column: number,
    step: number,
    height: number,
    top: number,
    bottom: number,
    light: number,
    before: number,
    up: number,
  ): void {
    const p = this.#point
    const z = this.#depths[step] as number
    p.screenX = this.#canvas.xOf(column)
    p.x = this.#eye.x + ((p.screenX - this.#eye.centre) / this.#eye.focal) * z
    p.z = this.#eye.z + z
    p.height = height
    p.up = up
    p.light = light
    p.distance = z
    p.flat = false
    const name = this.#o.material?.(p)
    const ramp = (name && this.#ramps.get(name)) || this.#ramp
    const from = before < 0 ? p.light : before
    const fog = this.#fog[step] as number
    const span = Math.max(1, bottom - top)
    const [hr, hg, hb] = this.#haze as [number, number, number]
    const out = this.#column
    for (let y = top | 0; y < bottom; y++) {
      const cover = Math.min(y + 1, bottom) - Math.max(y, top)
      const raw = lerp(p.light, from, clamp((y + 0.5 - top) / span))
      const tone = (p.flat ? raw : posterise(raw, column, y, this.#tones)) * 127
      const i = Math.min(126, tone | 0)
      const t = tone - i
      const r = i * 3
      const o = y * 4
      out[o] = (out[o] as number) + cover * lerp(lerp(ramp[r] as number, ramp[r + 3] as number, t), hr, fog)
      out[o + 1] =
        (out[o + 1] as number) + cover * lerp(lerp(ramp[r + 1] as number, ramp[r + 4] as number, t), hg, fog)
      out[o + 2] =
        (out[o + 2] as number) + cover * lerp(lerp(ramp[r + 2] as number, ramp[r + 5] as number, t), hb, fog)
      out[o + 3] = (out[o + 3] as number) + cover
    }
  }

  #flush(column: number): void {
    const { height, width, pixels } = this.#canvas
    const out = this.#column
    for (let y = 0; y < height; y++) {
      const o = y * 4
      const cover = out[o + 3] as number
      if (cover <= 0) continue
      const k = (y * width + column) * 3
      const rest = Math.max(0, 1 - cover)
      pixels[k] = (out[o] as number) + (pixels[k] as number) * rest
      pixels[k + 1] = (out[o + 1] as number) + (pixels[k + 1] as number) * rest
      pixels[k + 2] = (out[o + 2] as number) + (pixels[k + 2] as number) * rest
    }
  }
}

function sunVector(sun: { azimuth: number; elevation: number }) {
  const x = Math.sin(sun.azimuth) * Math.cos(sun.elevation)
  const z = Math.cos(sun.azimuth) * Math.cos(sun.elevation)
  const y = Math.sin(sun.elevation)
  const flat = Math.hypot(x, z)
  return { x, y, z, tan: y / flat, ux: x / flat, uz: z / flat }
}
