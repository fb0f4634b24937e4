import { mix } from '../../engine/colour.ts'
import { paintField } from '../../engine/field.ts'
import { fbm2, noise2, ridged2 } from '../../engine/noise.ts'
import { clamp, smoothstep } from '../../engine/numbers.ts'
import type { Layer } from '../../scene.ts'

const STEP = 5.2
/** The lowest fields, round the stream. */
const FLOOR = 17

/** Batad: stone-walled rice terraces around a bowl in the mountains, seen from the upper rim. */
export const terracedBowl = (o: { seed?: number; flooded?: number } = {}): Layer => {
  const seed = o.seed ?? 3
  const slope = (x: number, z: number) => {
    const r = Math.hypot((x + 20) * 0.8, (z - 262) * 1.05)
    const wander =
      110 * (fbm2(x * 0.006 + seed, z * 0.006, 4, 3) - 0.5) + 14 * (fbm2(x * 0.03, z * 0.03, 8, 2) - 0.5)
    // The bowl opens to the left, where the river leaves.
    const outlet = 46 * smoothstep(-40, -300, x) * smoothstep(160, 60, Math.abs(z - 300 - x * 0.2))
    return Math.max(FLOOR, 122 * smoothstep(-60, 320, r + wander - outlet))
  }
  /** Trees above the highest wall. */
  const isForest = (x: number, z: number) => {
    const edge = slope(x, z) + 14 * (fbm2(x * 0.02, z * 0.02 + seed, 15, 3) - 0.5)
    return edge > 103
  }
  const height = (x: number, z: number) => {
    const base = slope(x, z)
    if (isForest(x, z))
      return (
        base +
        14 * fbm2(x * 0.05, z * 0.05, 6, 4) +
        300 * smoothstep(380, 1300, Math.hypot(x, z - 200)) * ridged2(x * 0.0022, z * 0.0022, 3, 5)
      )
    const b = base / STEP
    const f = Math.floor(b)
    const r = b - f
    return (f + smoothstep(0, 0.2, r)) * STEP + (r > 0.2 && r < 0.3 ? 0.5 : 0)
  }
  return {
    paint: (canvas, s) => {
      const { light } = s
      const sunX = s.sun?.x ?? 1100
      paintField(canvas, s, {
        height,
        camera: { y: 190, focal: 940, horizon: s.horizon, centre: 760 },
        near: 60,
        far: 2600,
        hazeDensity: 0.0008,
        shadowReach: 110,
        ambient: 0.36,
        detail: 1.6,
        sun: { azimuth: 1.5, elevation: 0.42 },
        ramps: {
          rice: ['#123f4a', '#1f6650', '#3f9654', '#7fbf5c', '#c1de74', '#f2f2ae'],
          young: ['#1a4a4a', '#2f7a50', '#62ad56', '#a4d066', '#dceb88', '#fbf7c4'],
          stone: ['#24405c', '#3c5f5e', '#64806a', '#93a278', '#cbcc9c', '#f4eccb'],
          forest: ['#0f2f45', '#164a4c', '#226650', '#458a55', '#86b164', '#d4d88c'],
          water: [
            mix(light.sky[1], light.shadow, 0.25),
            light.sky[1],
            light.sky[2],
            light.sky[3],
            light.sky[4],
            light.sun,
          ],
        },
        material: (p) => {
          if (isForest(p.x, p.z)) {
            p.light = clamp(p.light + (fbm2(p.x * 0.22, p.z * 0.22, 5, 2) - 0.5) * 0.5)
            return 'forest'
          }
          const b = slope(p.x, p.z) / STEP
          const f = Math.floor(b)
          const r = b - f
          if (r < 0.2) return 'stone'
          if (r < 0.32) return 'young'
          const id = (Math.imul(f + 50, 2654435761) >>> 0) / 4294967296
          const plot = noise2(p.x * 0.02 + f * 9, p.z * 0.02, 5)
          if (id * 0.5 + plot * 0.7 > 1.02 - (o.flooded ?? 0.5) * 0.9) {
            const glow = Math.exp(-(((p.screenX - sunX) / 420) ** 2))
            const ripple = noise2(p.x * 0.5, p.z * 2.2, 8) - 0.5
            p.light = clamp(
              0.3 +
                0.3 * glow +
                0.2 * smoothstep(100, 400, p.distance) +
                ripple * 0.12 -
                (r < 0.4 ? 0.14 : 0),
            )
            p.flat = true
            return 'water'
          }
          return plot > 0.5 ? 'young' : 'rice'
        },
      })
    },
  }
}
