import { fbm2, noise2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import { field } from '../../language/land/land.ts'
import type { Layer } from '../../scene.ts'

interface Wall {
  /** Middle and half-axes of the rock in metres: x right, z away. */
  readonly x: number
  readonly z: number
  readonly rx: number
  readonly rz: number
  readonly peak: number
}

/** Limestone walls around a jade lagoon, seen from high above. */
export const karstLagoon = (o: {
  walls: readonly Wall[]
  eye: number
  horizon: number
  seed?: number
}): Layer => {
  const seed = o.seed ?? 2
  /** Metres inland, negative at sea. */
  const inland = (x: number, z: number) => {
    let nearest = -200
    const ragged = (fbm2(x * 0.011 + seed, z * 0.011, 5, 4) - 0.5) * 84
    for (const wall of o.walls) {
      const r = Math.hypot((x - wall.x) / wall.rx, (z - wall.z) / wall.rz)
      nearest = Math.max(nearest, (1 - r) * Math.min(wall.rx, wall.rz) + ragged)
    }
    return nearest
  }
  const peakAt = (x: number, z: number) =>
    o.walls.reduce((top, wall) => {
      const r = Math.hypot((x - wall.x) / wall.rx, (z - wall.z) / wall.rz)
      return Math.max(top, wall.peak * clamp(1.7 - r * 1.15))
    }, 0)
  return field({
    height: (x, z) => {
      const m = inland(x, z)
      if (m <= 0) return 0
      const wall = smoothstep(0, 9, m) * 0.42 + smoothstep(4, 46, m) * 0.4
      const teeth = ridged2(x * 0.016 + seed, z * 0.016, 7, 6)
      return peakAt(x, z) * wall * (0.5 + 0.95 * teeth)
    },
    camera: { y: o.eye, focal: 1000, horizon: o.horizon },
    near: 190,
    far: 5200,
    hazeDensity: 0.00034,
    shadowReach: 130,
    ambient: 0.36,
    detail: 1.5,
    sun: { azimuth: 1.9, elevation: 0.72 },
    ramps: {
      leaf: ['#123a48', '#1a5650', '#2f7c50', '#5ea258', '#a9ca70', '#e8e8a4'],
      stone: ['#2f3358', '#4c4c70', '#787689', '#a8a2a6', '#d6ccc0', '#fff3df'],
      water: ['#0b5a6c', '#0d7480', '#14928f', '#33b39f', '#7ad2b2', '#c4ecc9', '#f4f3d8'],
      foam: ['#e9f6ec', '#ffffff'],
    },
    material: (p) => {
      const m = inland(p.x, p.z)
      if (m <= 0) {
        p.flat = true
        if (m > -1.6) return 'foam'
        const shelf = fbm2(p.x * 0.008 + 4, p.z * 0.008, 21, 4)
        const coral = smoothstep(0.5, 0.62, fbm2(p.x * 0.04, p.z * 0.04, 15, 3))
        const shallow = smoothstep(-95, -4, m + (shelf - 0.5) * 110)
        const ripple = noise2(p.x * 0.35, p.z * 0.5, 4) - 0.5
        const shaded = p.light < 0.5 ? 0.16 : 0
        p.light = clamp(0.24 + 0.6 * shallow ** 1.3 - 0.16 * coral * shallow + ripple * 0.03 - shaded)
        return 'water'
      }
      p.light = clamp(p.light + (fbm2(p.x * 0.12, p.z * 0.12, 9, 2) - 0.5) * 0.34)
      const bare = fbm2(p.x * 0.03, p.z * 0.03 + p.height * 0.02, 14, 3)
      return p.up < 0.24 + bare * 0.44 ? 'stone' : 'leaf'
    },
  })
}
