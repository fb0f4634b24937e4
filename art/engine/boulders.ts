import type { Canvas } from './canvas.ts'
import { type Ramp, rgbOf, toneIndex, toneRamp } from './colour.ts'
import { fbm2, noise1, noise2 } from './noise.ts'
import { clamp, lerp, smoothstep } from './numbers.ts'
import { LAND_TONES, posterise, type Tones } from './posterise.ts'
import type { Stage } from './stage.ts'

export interface Rock {
  /** Middle of the rock in the world: x right, y up, z away. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Half-axes. */
  readonly rx: number
  readonly ry: number
  readonly rz: number
  /** Leaning sideways, radians. */
  readonly tilt?: number
}

export interface BoulderOptions {
  readonly rocks: readonly Rock[]
  /** Eye height, focal length and horizon in design units. */
  readonly camera?: {
    readonly y?: number
    readonly focal?: number
    readonly horizon?: number
    readonly centre?: number
  }
  readonly sun?: { readonly azimuth: number; readonly elevation: number }
  readonly colour?: string | readonly string[]
  /** Rain streaks 0..1. */
  readonly streaks?: number
  readonly ambient?: number
  readonly rim?: number
  readonly haze?: number
  /** Rocks are cut off below this world height (sand, water). */
  readonly floor?: number
  readonly tones?: Partial<Tones>
}

interface Solid extends Rock {
  readonly cos: number
  readonly sin: number
  readonly bound: number
  readonly thin: number
}

const FAR = 1e9

/** Smooth granite, sphere-traced; light it from the front, or it goes dead. */
export function paintBoulders(canvas: Canvas, stage: Stage, o: BoulderOptions): void {
  new BoulderTracer(canvas, stage, o).paint()
}

class BoulderTracer {
  readonly #canvas: Canvas
  readonly #solids: Solid[]
  readonly #eye: { y: number; focal: number; horizon: number; centre: number }
  readonly #sun: readonly [number, number, number]
  readonly #ramp: Ramp
  readonly #tones: Tones
  readonly #o: BoulderOptions
  readonly #haze: readonly [number, number, number]
  readonly #floor: number
  #near: readonly Solid[] = []

  constructor(canvas: Canvas, stage: Stage, o: BoulderOptions) {
    this.#canvas = canvas
    this.#o = o
    this.#eye = {
      y: o.camera?.y ?? 1.8,
      focal: o.camera?.focal ?? 1300,
      horizon: o.camera?.horizon ?? stage.horizon,
      centre: o.camera?.centre ?? 800,
    }
    const { azimuth, elevation } = o.sun ?? { azimuth: 2.3 * stage.lightSide(800), elevation: 0.6 }
    this.#sun = [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ]
    const colour = o.colour ?? '#d6ab8c'
    this.#ramp = toneRamp(typeof colour === 'string' ? stage.tones(colour) : colour)
    this.#tones = { ...LAND_TONES, stipple: 0.08, ...o.tones }
    this.#haze = rgbOf(stage.light.haze) as [number, number, number]
    this.#floor = o.floor ?? -0.5
    this.#solids = o.rocks.map((rock) => ({
      ...rock,
      cos: Math.cos(rock.tilt ?? 0),
      sin: Math.sin(rock.tilt ?? 0),
      bound: Math.max(rock.rx, rock.ry, rock.rz) * 1.25,
      thin: Math.min(rock.rx, rock.ry, rock.rz),
    }))
  }

  /** Paints in tiles, so that each ray only meets the rocks that can be seen there. */
  paint(): void {
    const size = 24
    const { width, height } = this.#canvas
    const discs = this.#solids.map((s) => this.#screenDisc(s))
    for (let y = 0; y < height; y += size) {
      for (let x = 0; x < width; x += size) {
        this.#near = this.#solids.filter((_, i) => touches(discs[i] as Disc, x, y, size))
        if (this.#near.length > 0)
          this.#paintTile(x, y, Math.min(x + size, width), Math.min(y + size, height))
      }
    }
  }

  #screenDisc(s: Solid): Disc {
    const { focal, centre, horizon, y } = this.#eye
    const depth = Math.max(0.5, s.z - s.bound)
    return {
      x: this.#canvas.columnOf(centre + (s.x * focal) / s.z),
      y: this.#canvas.rowOf(horizon + ((y - s.y) * focal) / s.z),
      r: ((s.bound * focal) / depth) * this.#canvas.scale,
    }
  }

  #paintTile(x0: number, y0: number, x1: number, y1: number): void {
    const { focal, centre, horizon } = this.#eye
    for (let row = y0; row < y1; row++) {
      for (let column = x0; column < x1; column++) {
        const dx = (this.#canvas.xOf(column) - centre) / focal
        const dy = (horizon - this.#canvas.yOf(row)) / focal
        const length = 1 / Math.sqrt(dx * dx + dy * dy + 1)
        this.#tracePixel(column, row, dx * length, dy * length, length)
      }
    }
  }

  #tracePixel(column: number, row: number, dx: number, dy: number, dz: number): void {
    let t = Math.max(
      0.5,
      this.#near.reduce((z, s) => Math.min(z, s.z - s.bound * 1.4), FAR),
    )
    const pixel = 1 / (this.#eye.focal * this.#canvas.scale)
    let closest = 1
    let reached = t
    for (let i = 0; i < 240 && t < 120; i++) {
      const d = this.#distance(this.#near, dx * t, this.#eye.y + dy * t, dz * t)
      const miss = d / (t * pixel)
      if (miss < closest) {
        closest = miss
        reached = t
      }
      if (miss < 0.12) break
      t += d * 0.9
    }
    if (closest >= 1) return
    t = reached
    const light = this.#lightAt(dx * t, this.#eye.y + dy * t, dz * t, dx, dy, dz)
    const tone = toneIndex(posterise(clamp(light), column, row, this.#tones))
    const fog = 1 - Math.exp(-t * (this.#o.haze ?? 0))
    const [hr, hg, hb] = this.#haze
    const ramp = this.#ramp
    const k = (row * this.#canvas.width + column) * 3
    const [r, g, b] = [ramp[tone] as number, ramp[tone + 1] as number, ramp[tone + 2] as number]
    this.#canvas.blend(
      k,
      lerp(r, hr, fog),
      lerp(g, hg, fog),
      lerp(b, hb, fog),
      closest < 0.12 ? 1 : 1 - closest,
    )
  }

  #lightAt(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    const all = this.#solids
    const [sx, sy, sz] = this.#sun
    const e = 0.02
    const here = this.#distance(this.#near, x, y, z)
    let nx = this.#distance(this.#near, x + e, y, z) - here
    let ny = this.#distance(this.#near, x, y + e, z) - here
    let nz = this.#distance(this.#near, x, y, z + e) - here
    const length = 1 / Math.hypot(nx, ny, nz)
    nx *= length
    ny *= length
    nz *= length
    const facing = clamp((nx * sx + ny * sy + nz * sz + 0.12) / 1.12)
    let open = 1
    for (let q = 0.08, i = 0; facing > 0 && i < 26 && q < 14; i++) {
      const m = this.#distance(all, x + sx * q, y + sy * q, z + sz * q)
      open = Math.min(open, (9 * m) / q)
      if (open < 0.01) break
      q += clamp(m, 0.05, 0.6)
    }
    let crevice = 0
    for (let i = 1, weight = 1; i < 5; i++, weight *= 0.7) {
      const q = 0.12 * i
      crevice += (q - this.#distance(this.#near, x + nx * q, y + ny * q, z + nz * q)) * weight
    }
    const air = clamp(1 - 1.5 * crevice)
    const edge = (1 + (nx * dx + ny * dy + nz * dz)) ** 3
    const ambient = this.#o.ambient ?? 0.38
    let light = ambient * air * (0.5 + 0.5 * ny) + (1 - ambient) * facing * clamp(open) * (0.6 + 0.4 * air)
    light += (this.#o.rim ?? 0.3) * edge * clamp(nx * sx + 0.35) * air
    light += (fbm2(x * 6 + z * 3, y * 6, 3, 3) - 0.5) * 0.1
    const streaks = this.#o.streaks ?? 0
    if (streaks > 0)
      light -=
        smoothstep(0.56, 0.74, fbm2(x * 3.1 - z * 1.7, y * 0.35, 17, 3)) * 0.22 * streaks * clamp(1.15 - ny)
    return light
  }

  #distance(solids: readonly Solid[], x: number, y: number, z: number): number {
    let nearest = FAR
    for (let i = 0; i < solids.length; i++) {
      const s = solids[i] as Solid
      const px = x - s.x
      const py = y - s.y
      const pz = z - s.z
      const away = Math.sqrt(px * px + py * py + pz * pz) - s.bound
      if (away > 0.7) {
        if (away < nearest) nearest = away
        continue
      }
      const qx = (px * s.cos - py * s.sin) / s.rx
      const qy = (px * s.sin + py * s.cos) / s.ry
      const qz = pz / s.rz
      const X = qx * qx
      const Y = qy * qy
      const Z = qz * qz
      const boxy = 0.45 * Math.sqrt(X + Y + Z) + 0.55 * Math.sqrt(Math.sqrt(X * X + Y * Y + Z * Z))
      let d = (boxy - 1) * s.thin * 0.85
      if (d < 0.5) {
        const id = Math.round(s.x * 31 + s.z * 17)
        const flute = noise1((px * 0.9 - pz * 0.55) * (2.1 / s.thin + 0.5) + id * 9.3, id)
        d += 0.13 * s.thin * (flute - 0.5) * smoothstep(1.1, 0.3, Math.abs(qy))
        d -= (noise2(x * 0.7 + id * 7, y * 0.6 + z * 0.5, 3) - 0.5) * 0.3 * s.thin
        d -= (noise2(x * 2.4 + id, y * 2 + z, 5) - 0.5) * 0.07
      }
      if (d < nearest) nearest = d
    }
    return Math.max(nearest * 0.78, this.#floor - y)
  }
}

interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

function touches(disc: Disc, x: number, y: number, size: number): boolean {
  const dx = disc.x - clamp(disc.x, x, x + size)
  const dy = disc.y - clamp(disc.y, y, y + size)
  return dx * dx + dy * dy < disc.r * disc.r
}
