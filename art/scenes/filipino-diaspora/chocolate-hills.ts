import { fbm2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import { field } from '../../language/land/land.ts'
import type { Layer } from '../../scene.ts'

const CELL = 96

/** Bohol's hundreds of round brown hills on a green plain. */
export const chocolateHills = (o: { eye?: number; horizon: number; seed?: number }): Layer => {
  const seed = o.seed ?? 4
  const dice = (i: number, j: number, k: number) => fbm2(i * 3.7 + k * 11.3, j * 5.1 + seed, k, 1)
  const hillsAt = (x: number, z: number) => {
    let top = 0
    const ci = Math.floor(x / CELL)
    const cj = Math.floor(z / CELL)
    for (let i = ci - 1; i <= ci + 1; i++) {
      for (let j = cj - 1; j <= cj + 1; j++) {
        const hx = (i + 0.2 + 0.6 * dice(i, j, 1)) * CELL
        const hz = (j + 0.2 + 0.6 * dice(i, j, 2)) * CELL
        const wide = CELL * (0.46 + 0.3 * dice(i, j, 3))
        const r = Math.hypot(x - hx, z - hz) / wide
        if (r < 1) top = Math.max(top, wide * 0.62 * (0.7 + 0.6 * dice(i, j, 4)) * (1 - r * r) ** 1.5)
      }
    }
    return top
  }
  return field({
    height: (x, z) => hillsAt(x, z) + 3 * fbm2(x * 0.03, z * 0.03, 5, 3),
    camera: { y: o.eye ?? 92, focal: 1050, horizon: o.horizon },
    near: 120,
    far: 3600,
    hazeDensity: 0.00085,
    shadowReach: 90,
    ambient: 0.3,
    detail: 1.4,
    sun: { azimuth: 1.25, elevation: 0.3 },
    ramps: {
      grass: ['#33204f', '#5c2f52', '#8f4a4c', '#c07348', '#eaa55e', '#ffdc98'],
      plain: ['#1c2450', '#27404f', '#3f5f4a', '#747e4c', '#bda35c', '#f0d08a'],
    },
    material: (p) => {
      const up = hillsAt(p.x, p.z)
      p.light = clamp(p.light + (fbm2(p.x * 0.16, p.z * 0.16, 9, 2) - 0.5) * (up < 5 ? 0.55 : 0.1))
      return smoothstep(3, 8, up + 5 * (fbm2(p.x * 0.07, p.z * 0.07, 6, 2) - 0.5)) > 0.5 ? 'grass' : 'plain'
    },
  })
}
