import { fbm2, noise2 } from '../../../engine/noise.ts'
import { clamp, smoothstep } from '../../../engine/numbers.ts'
import { field } from '../../../language/land/land.ts'
import type { Layer } from '../../../scene.ts'

/** Rolling pasture that ends in sea cliffs on the left. */
export const batanesCliffs = (o: { horizon: number }): Layer => {
  const coast = (z: number) =>
    -34 - z * 0.1 + 62 * Math.sin(z * 0.0105 + 0.6) + 46 * (fbm2(z * 0.012, 3, 5, 3) - 0.5)
  const height = (x: number, z: number) => {
    const inland = x - coast(z)
    if (inland < -2) return -2
    const hills =
      30 * fbm2(x * 0.006 + 2, z * 0.006, 4, 3) +
      54 * smoothstep(60, 420, inland) * fbm2(x * 0.004 + 7, z * 0.004, 9, 3) +
      26 * smoothstep(300, 800, z)
    return (hills + 20) * smoothstep(-2, 30, inland) ** 0.8 - 2
  }
  return field({
    height,
    camera: { y: 88, focal: 1000, horizon: o.horizon },
    near: 96,
    far: 2600,
    hazeDensity: 0.0006,
    shadowReach: 80,
    ambient: 0.34,
    detail: 1.3,
    sun: { azimuth: 1.3, elevation: 0.42 },
    ramps: {
      grass: ['#17404a', '#236048', '#46894a', '#7fb052', '#bcd06a', '#f0ecae'],
      cliff: ['#2c2c54', '#4a4668', '#757080', '#a49a96', '#d2c6b4', '#f8eedc'],
      sea: ['#123f74', '#17558a', '#23759c', '#3f9cae', '#8accc4', '#e6f4e6'],
    },
    material: (p) => {
      const inland = p.x - coast(p.z)
      if (inland < 0.5) {
        p.flat = true
        const swell = noise2(p.x * 0.06, p.z * 0.03, 4) - 0.5
        const foam = smoothstep(
          0.52,
          0.62,
          fbm2(p.x * 0.09, p.z * 0.06, 8, 3) + smoothstep(-30, -1, inland) * 0.2,
        )
        p.light = clamp(
          0.2 + 0.25 * smoothstep(-120, 0, inland) + swell * 0.16 + foam * smoothstep(-34, -2, inland) * 0.6,
        )
        return 'sea'
      }
      p.light = clamp(p.light + (fbm2(p.x * 0.1, p.z * 0.1, 9, 2) - 0.5) * 0.2)
      // Hedges against the wind divide the fields.
      const hedge = Math.abs(fbm2(p.x * 0.011 + 4, p.z * 0.011, 17, 1) - 0.5)
      if (inland > 20 && hedge < 0.005) p.light *= 0.35
      return p.up < 0.55 ? 'cliff' : 'grass'
    },
  })
}
