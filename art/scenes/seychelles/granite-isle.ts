import { fbm2, noise2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import { field } from '../../language/land/land.ts'
import type { Layer } from '../../scene.ts'

interface Isle {
  readonly x: number
  readonly z: number
  /** Half-axes of the coast, and the height of the peaks. */
  readonly rx: number
  readonly rz: number
  readonly peak: number
}

interface ArchipelagoOptions {
  readonly isles: readonly Isle[]
  readonly eye: number
  readonly horizon: number
  readonly seed?: number
}

/** Width of the lagoon between coast and reef crest, in half-axes of the isle. */
const REEF = 0.42

/** Green granite isles from the air, each in its ring of pale reef. */
export const archipelago = (o: ArchipelagoOptions): Layer => {
  const seed = o.seed ?? 3
  /** Positive on land, 0 at the coast, -1 far out at sea. */
  const coast = (x: number, z: number) => {
    let nearest = -1
    for (const isle of o.isles) {
      const r = Math.hypot((x - isle.x) / isle.rx, (z - isle.z) / isle.rz)
      if (r > 2.4) continue
      const ragged = (fbm2(x * 0.0021 + seed, z * 0.0021, 5, 4) - 0.5) * 0.9
      nearest = Math.max(nearest, 1 - r + ragged * Math.min(1, r))
    }
    return nearest
  }
  const peakAt = (x: number, z: number) =>
    o.isles.reduce((top, isle) => {
      const r = Math.hypot((x - isle.x) / isle.rx, (z - isle.z) / isle.rz)
      return Math.max(top, isle.peak * clamp(1.25 - r))
    }, 0)
  return field({
    height: (x, z) => {
      const inland = coast(x, z)
      if (inland <= 0) return 0
      const rise = smoothstep(0.02, 0.5, inland)
      return 3 + peakAt(x, z) * rise * (0.22 + 0.95 * ridged2(x * 0.0022 + seed, z * 0.0022, 7, 6) ** 1.5)
    },
    camera: { y: o.eye, focal: 1150, horizon: o.horizon },
    near: 1150,
    far: 30000,
    hazeDensity: 0.00009,
    shadowReach: 700,
    ambient: 0.34,
    sun: { azimuth: 1.15, elevation: 0.62 },
    ramps: {
      forest: ['#153a4a', '#1d5550', '#2f7a52', '#5c9f58', '#a5c76c', '#e6e6a0'],
      granite: ['#3a4a5c', '#5c6670', '#8f8c88', '#bdb2a4', '#e2d5c0', '#fbf2de'],
      sand: ['#c9a98a', '#ecd3a6', '#f8e8c4', '#fff6df'],
      foam: ['#dff4ee', '#ffffff'],
      sea: ['#12427e', '#14528f', '#1a6da3', '#2393b4', '#4fbfc0', '#8edfce', '#d8f2d6'],
    },
    material: (p) => {
      const m = coast(p.x, p.z)
      if (m <= 0) {
        const swell = noise2(p.x * 0.01, p.z * 0.02, 4) - 0.5
        const patch = fbm2(p.x * 0.004, p.z * 0.004, 21, 3)
        const crest = m + REEF + (fbm2(p.x * 0.006, p.z * 0.006, 9, 3) - 0.5) * 0.1
        p.flat = true
        if (Math.abs(crest) < 0.018 + 0.02 * patch) return 'foam'
        const inside = crest > 0
        const shelf = inside
          ? 0.55 + 0.45 * (1 + m / REEF) - (patch > 0.56 ? 0.22 : 0)
          : 0.38 * (1 + m * 1.25)
        p.light = clamp(shelf + swell * 0.05)
        return 'sea'
      }
      if (m < 0.045) return 'sand'
      const bare = fbm2(p.x * 0.012, p.z * 0.012, 14, 3)
      return p.up < 0.5 && bare > 0.52 ? 'granite' : 'forest'
    },
  })
}
