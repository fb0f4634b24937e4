import { type Point, ribbon } from '../../engine/geometry.ts'
import { fbm2, ridged2 } from '../../engine/noise.ts'
import { range, smoothstep } from '../../engine/numbers.ts'
import { field } from '../../language/land/land.ts'
import { sheet } from '../../language/sky/clouds.ts'
import { sky } from '../../language/sky/sky.ts'
import { scene, svg } from '../../scene.ts'
import { drawKayak } from './desert-life.ts'

const LEVEL = -6

/** Bare mountains around a winding reservoir: rust rock falling into still water. */
const hatta = (x: number, z: number): number => {
  const bend = 20 + 70 * Math.sin(z * 0.009 + 0.6)
  const shore = Math.abs(x - bend) - 96 - 46 * fbm2(x * 0.012, z * 0.012, 4, 3)
  const rock =
    150 * (0.3 + ridged2(x * 0.0075, z * 0.0075, 6, 5)) * smoothstep(-6, 230, shore) * smoothstep(190, 420, z)
  const barrier = smoothstep(620, 900, z) * 120 * (0.4 + ridged2(x * 0.006 + 4, z * 0.006, 9, 5))
  return Math.max(LEVEL, LEVEL - 4 + rock + barrier + smoothstep(0, 60, shore) * 10)
}

export default scene({
  name: 'dubai/day-5',
  seed: 83,
  light: {
    base: 'day',
    haze: '#f0ddc4',
    shadow: '#43305c',
    lit: '#fff0cc',
    sky: ['#1f68a0', '#4a9cc0', '#94c8d0', '#d6e4d6', '#f8ecd0'],
  },
  horizon: 190,
  sun: { x: 1260, y: 40, r: 30 },
  portrait: { x: 690, y: 60, w: 620, h: 1102 },
  layers: [
    sky({ to: 240, disc: false }),
    sheet({ cover: 0.46, opacity: 0.5, horizon: 185 }),
    field({
      height: hatta,
      camera: { y: 190, focal: 900, horizon: 190, centre: 860 },
      near: 190,
      far: 1700,
      sun: { azimuth: 1.3, elevation: 0.62 },
      shadowReach: 200,
      hazeDensity: 0.0009,
      ambient: 0.34,
      detail: 1.6,
      ramps: { rock: '#c2714a', water: ['#125f78', '#178a9a', '#2fb0b4', '#7fd4cc', '#e6f6ea'] },
      material: (p) => {
        if (p.height > LEVEL + 0.05) return 'rock'
        const ripple = fbm2(p.x * 0.05, p.z * 0.02, 3, 3) - 0.5
        const sheen = smoothstep(260, 900, p.distance) * 0.34
        p.light = 0.3 + sheen + ripple * 0.22 - (p.light < 0.5 ? 0.12 : 0)
        p.flat = true
        return 'water'
      },
    }),
    svg((s) => {
      for (const [x, y, turn] of [
        [880, 560, -34],
        [990, 690, -26],
      ] as const) {
        const tail: Point[] = range(8).map((i) => [
          x - 40 - i * 44,
          y + 26 + i * (turn === -34 ? 24 : 20) + Math.sin(i) * 4,
        ])
        s.path(
          ribbon(tail, (t) => 2 + 15 * t * (1 - t ** 5)),
          s.lin(
            [
              ['#ffffff', 0.05],
              ['#ffffff', 0.55],
            ],
            0,
            0,
            1,
            0,
          ),
        )
      }
      drawKayak(s, { x: 890, y: 556, size: 110, turn: -30, colour: '#e0543c' })
      drawKayak(s, { x: 1010, y: 684, size: 150, turn: -24, colour: '#f0b23a', shirt: '#3f6f9c' })
    }),
  ],
})
