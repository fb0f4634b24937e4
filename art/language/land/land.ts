import { mix } from '../../engine/colour.ts'
import { type FieldOptions, paintField } from '../../engine/field.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { fbm1, fbm2, noise2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface RidgeOptions {
  /** Foot of the ridge, and how high it rises above. */
  readonly y: number
  readonly height: number
  readonly colour: string
  readonly depth?: number
  readonly lit?: number
  readonly seed?: number
  /** Wavelength in design units. */
  readonly length?: number
  readonly rough?: number
  /** From and to; the camera's width if not said. */
  readonly from?: number
  readonly to?: number
  /** 0..1 over the design x: where the ridge rises. */
  readonly envelope?: (x: number) => number
  /** How much of its foot dissolves in haze. */
  readonly mist?: number
  readonly base?: number
}

/** Flat range of hills, dissolving into haze at its foot. */
export const ridge = (o: RidgeOptions): Layer => svg((s) => drawRidge(s, o))

export function drawRidge(s: Stage, o: RidgeOptions): void {
  const points = ridgeLine(s, o)
  const base = o.base ?? o.y + 4
  const colour = s.shade(o.colour, o.lit ?? 0.5, o.depth ?? 0)
  const foot = o.mist ?? 0.5
  const fill = s.lin([colour, mix(colour, s.light.haze, foot * 0.6), mix(colour, s.light.haze, foot)])
  const [first, last] = [points[0] as Point, points[points.length - 1] as Point]
  s.path(polygon([...points, [last[0], base], [first[0], base]]), fill)
}

function ridgeLine(s: Stage, o: RidgeOptions): Point[] {
  const points: Point[] = []
  const seed = o.seed ?? Math.round(o.y)
  const from = o.from ?? s.left
  const to = o.to ?? s.right
  for (let x = from; x <= to + 5; x += 5) {
    const rise = fbm1(x / (o.length ?? 240) + seed * 13.7, s.seed + seed, 6, o.rough ?? 0.5)
    points.push([x, o.y - o.height * rise * (o.envelope?.(x) ?? 1)])
  }
  return points
}

/** Any height field: see FieldOptions. Heights and distances are metres of your choosing. */
export const field = (o: FieldOptions): Layer => ({ paint: (canvas, s) => paintField(canvas, s, o) })

type Eased = Partial<FieldOptions>

const duneWave = (u: number): number => {
  const t = u - Math.floor(u)
  return t < 0.68 ? (t / 0.68) ** 1.35 : (1 - t) / 0.32
}

interface DuneOptions extends Eased {
  readonly seed?: number
  /** Height of the dunes; 1 is about fifteen metres. */
  readonly size?: number
  readonly colour?: string | readonly string[]
}

/** Sand sea with knife-edge crests up to the horizon. */
export const dunes = (o: DuneOptions = {}): Layer => {
  const seed = o.seed ?? 2
  const size = o.size ?? 1
  const height = (x: number, z: number) => {
    const warped = x + 52 * (fbm2(x * 0.012 + seed, z * 0.012, 3, 3) - 0.5)
    const u = (warped * 0.82 + z * 0.3 + 30 * (fbm2(x * 0.006 + 7, z * 0.009 + seed, 8, 2) - 0.5)) / 74
    const a = fbm2(x * 0.008 + 3, z * 0.008 + seed * 3, 5, 2)
    const small = duneWave(u * 2.1 + fbm2(x * 0.02, z * 0.02, 9, 2) * 1.4) * smoothstep(0.3, 0.75, 1 - a)
    return (
      size *
      (15 * duneWave(u + seed) * smoothstep(0.22, 0.7, a) + 6 * small + 9 * fbm2(x * 0.006, z * 0.006, 11, 2))
    )
  }
  return field({
    height,
    camera: { y: 26, x: seed * 170, focal: 1250 },
    near: 14,
    far: 900,
    colour: '#e0a066',
    hazeDensity: 0.0032,
    shadowReach: 90,
    ambient: 0.32,
    sun: { azimuth: 0.72, elevation: 0.25 },
    ...o,
  })
}

interface PeakOptions extends Eased {
  /** Design x of the summit and its height above the horizon in design units. */
  readonly x: number
  readonly rise: number
  /** Half-width of the foot in design units. */
  readonly spread?: number
  readonly rock?: string
  readonly snow?: string
  /** Share of the mountain under snow, 0..1. */
  readonly snowLine?: number
  readonly gullies?: number
  readonly seed?: number
}

const PEAK_DISTANCE = 3000
const PEAK_FOCAL = 1480

/** A single volcano with a crater, gullies and, if wanted, snow. */
export const volcano = (o: PeakOptions): Layer => {
  const unit = PEAK_DISTANCE / PEAK_FOCAL
  const cx = (o.x - 800) * unit
  const top = o.rise * unit
  const fall = ((o.spread ?? 260) * unit) / 1.1
  const seed = o.seed ?? 4
  const gully = (x: number, z: number, r: number) =>
    fbm2(((x - cx) / (r + 10)) * 4.2 + 40, ((z - PEAK_DISTANCE) / (r + 10)) * 4.2 + r * 0.0016, seed, 3)
  const height = (x: number, z: number) => {
    const r = Math.hypot(x - cx, z - PEAK_DISTANCE)
    const crater = r < top * 0.07 ? top * 0.03 * smoothstep(top * 0.07, top * 0.02, r) : 0
    const furrow = 1 - Math.abs(2 * gully(x, z, r) - 1)
    const carved = smoothstep(30, 420, r) * top * 0.1 * (o.gullies ?? 1) * furrow
    return (
      top * 1.04 * Math.exp(-Math.max(0, r - top * 0.07) / fall) -
      carved -
      crater -
      top * 0.05 +
      36 * fbm2(x * 0.002, z * 0.002, 9, 4)
    )
  }
  const line = top * (1 - (o.snowLine ?? 0))
  return field({
    height,
    camera: { y: 60, focal: PEAK_FOCAL },
    near: 1500,
    far: 3400,
    detail: 2.4,
    hazeDensity: 0.0003,
    shadowReach: 700,
    ambient: 0.32,
    tones: { hard: 0.36, stipple: 0.05 },
    ramps: { rock: o.rock ?? '#6a6f9c', snow: o.snow ?? '#f4eef2' },
    material: (p) => {
      if (!o.snowLine) return 'rock'
      const g = gully(p.x, p.z, Math.hypot(p.x - cx, p.z - PEAK_DISTANCE))
      return p.height > line + (g - 0.5) * top * 0.66 + (noise2(p.x * 0.03, p.z * 0.03, 2) - 0.5) * 70
        ? 'snow'
        : 'rock'
    },
    ...o,
  })
}

interface AlpsOptions extends Eased {
  /** Height of the crests above the horizon in design units. */
  readonly rise: number
  /** 0..1 by design x: where the mountains stand. */
  readonly envelope?: (x: number) => number
  readonly seed?: number
  readonly rock?: string
  readonly snow?: string
  readonly snowLine?: number
}

/** A rugged range behind the scene. */
export const alps = (o: AlpsOptions): Layer => {
  const distance = 2600
  const focal = 1250
  const top = (o.rise * distance) / focal
  const seed = o.seed ?? 5
  const height = (x: number, z: number) => {
    const screen = 800 + (x / z) * focal
    const e = o.envelope ? clamp(o.envelope(screen)) : 1
    return e <= 0
      ? -60
      : top * 1.05 * ridged2(x * 0.0016 + 11, z * 0.0016, seed, 6) * e * smoothstep(1500, 2300, z) - 30
  }
  return field({
    height,
    camera: { y: 30, focal },
    near: 1400,
    far: 3600,
    detail: 2,
    hazeDensity: 0.0005,
    shadowReach: 500,
    tones: { steps: 6, stipple: 0.05 },
    ramps: { rock: o.rock ?? '#8a8aa0', snow: o.snow ?? '#f4f0f0' },
    material: (p) => {
      const line = 1 - (o.snowLine ?? 0)
      return o.snowLine &&
        p.height > top * line + (noise2(p.x * 0.02, p.z * 0.02, 4) - 0.5) * 120 &&
        p.up > 0.55
        ? 'snow'
        : 'rock'
    },
    ...o,
  })
}

interface IslandOptions extends Eased {
  /** Middle, half-width and height above the horizon, in design units. */
  readonly x: number
  readonly w: number
  readonly rise: number
  readonly seed?: number
  readonly colour?: string | readonly string[]
}

/** A rocky island on the horizon. */
export const island = (o: IslandOptions): Layer => {
  const distance = 1600
  const focal = 1300
  const unit = distance / focal
  const cx = (o.x - 800) * unit
  const seed = o.seed ?? Math.round(o.x)
  const height = (x: number, z: number) => {
    const fall = Math.exp(-(((x - cx) / (o.w * unit * 0.62)) ** 2) - ((z - distance) / 130) ** 2)
    if (fall < 0.002) return -20
    return o.rise * unit * 1.35 * fall * (0.42 + 1.15 * fbm2(x * 0.007 + seed, z * 0.007, 4, 5)) - 12
  }
  return field({
    height,
    camera: { y: 12, focal },
    near: 1300,
    far: 1950,
    detail: 3,
    colour: '#8d8a98',
    hazeDensity: 0.0009,
    shadowReach: 300,
    tones: { steps: 6, stipple: 0.05 },
    ...o,
  })
}

interface TerraceOptions extends Eased {
  readonly seed?: number
  /** Share of flooded paddies, 0..1. */
  readonly flooded?: number
  /** Height of one step. */
  readonly step?: number
}

/** Rice terraces around a valley, some flooded and mirroring the sky. */
export const terraces = (o: TerraceOptions = {}): Layer => {
  const step = o.step ?? 2.2
  const seed = o.seed ?? 0
  const flooded = o.flooded ?? 0.5
  const base = (x: number, z: number) =>
    30 * smoothstep(-20, 150, x + 48 * (fbm2(x * 0.012 + seed, z * 0.01, 3, 3) - 0.5)) +
    24 * smoothstep(20, -140, x + 30 * (fbm2(x * 0.012 + 5, z * 0.012 + seed, 6, 3) - 0.5)) +
    z * 0.075 +
    13 * (fbm2(x * 0.014 + seed, z * 0.014, 12, 3) - 0.5)
  const height = (x: number, z: number) => {
    const b = base(x, z) / step
    const f = Math.floor(b)
    const r = b - f
    return (f + smoothstep(0, 0.16, r)) * step + (r > 0.16 && r < 0.24 ? 0.22 : 0)
  }
  return {
    paint: (canvas, s) => {
      const sunX = s.sun?.x ?? 1100
      const { light } = s
      const mirror = [
        mix(light.sky[1], light.shadow, 0.3),
        light.sky[1],
        light.sky[2],
        light.sky[3],
        light.sky[4],
        light.sun,
      ]
      paintField(canvas, s, {
        height,
        camera: { y: 44, focal: 1150, horizon: s.horizon },
        near: 26,
        far: 420,
        hazeDensity: 0.0042,
        shadowReach: 60,
        ambient: 0.34,
        sun: { azimuth: 0.45 * s.lightSide(800), elevation: 0.34 },
        ramps: { rice: '#7fb552', young: '#a9cc5e', riser: '#4f8f4a', water: mirror },
        material: (p) => {
          const b = base(p.x, p.z) / step
          const f = Math.floor(b)
          const r = b - f
          if (r < 0.17) return 'riser'
          const id = (Math.imul(f + 50, 2654435761) >>> 0) / 4294967296
          if (r > 0.26 && id * 0.6 + noise2(p.x * 0.03 + f * 9, p.z * 0.03, 5) * 0.6 > 1.05 - flooded * 1.1) {
            const glow = Math.exp(-(((p.screenX - sunX) / 380) ** 2))
            const far = smoothstep(36, 230, p.distance)
            const ripple = noise2(p.x * 0.5, p.z * 2.2, 8) - 0.5
            const shore = r < 0.36 ? (0.36 - r) * 1.6 : 0
            p.light = clamp(
              0.06 +
                0.5 * far +
                0.42 * glow * (0.35 + 0.65 * far) +
                glow * smoothstep(0.12, 0.3, ripple) * 0.5 -
                shore +
                ripple * 0.16,
            )
            p.flat = true
            return 'water'
          }
          return Math.sin(r * 30) > 0.2 ? 'young' : 'rice'
        },
        ...o,
      })
    },
  }
}
