import { rgbOf } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { fbm2 } from '../../engine/noise.ts'
import { clamp, lerp, range, round1, smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'
import type { Layer } from '../../scene.ts'

/** Where the spring comes out of the ground. */
const VENT: Point = [1196, 372]

/** From the mouth of the cave to the sand of the bank: flat planes, as on a chart. */
const DEPTHS = [
  [-1, '#0a2a66'],
  [0.17, '#0d4790'],
  [0.3, '#1268b4'],
  [0.44, '#1d8cca'],
  [0.6, '#45b2d6'],
  [0.78, '#7fd0da'],
  [0.96, '#b4e6dc'],
  [1.16, '#d8f0dc'],
] as const

/** 0 in the vent, 1 on the shallow sand; the run flows out to the left. */
function shallowness(x: number, y: number, seed: number): number {
  const noise = fbm2(x * 0.0042, y * 0.0042, seed, 3) - 0.5
  const pool = Math.hypot((x - VENT[0]) / 330, (y - VENT[1]) / 300)
  const middle = 410 + 70 * Math.sin((x - 300) / 300)
  const run = 0.54 + 0.62 * ((y - middle) / (400 + (1200 - x) * 0.06)) ** 2 + smoothstep(1000, 1260, x)
  const blend = clamp(0.5 + (run - pool) / 0.3)
  return lerp(run, pool, blend) - 0.15 * blend * (1 - blend) + noise * 0.22
}

/** The floor of the spring in planes of blue, with a net of light where it is shallow. */
export const springFloor: Layer = {
  paint: (canvas, s) => {
    const planes = DEPTHS.map(([from, hex]) => [from, rgbOf(hex)] as const)
    const light = rgbOf('#f2fff2')
    for (let row = 0; row < canvas.height; row++) {
      const y = canvas.yOf(row)
      for (let column = 0; column < canvas.width; column++) {
        const x = canvas.xOf(column)
        const shallow = shallowness(x, y, s.seed)
        const i = (row * canvas.width + column) * 3
        for (const [from, rgb] of planes) {
          if (shallow < from - 0.004) break
          canvas.blendRgb(i, rgb, smoothstep(from - 0.004, from + 0.004, shallow))
        }
        const warp = 26 * (fbm2(x * 0.012, y * 0.012, s.seed + 4, 2) - 0.5)
        const web = Math.abs(fbm2((x + warp) * 0.017, (y - warp) * 0.021, s.seed + 7, 2) - 0.5)
        canvas.blendRgb(i, light, clamp(1 - web * 30) * 0.3 * smoothstep(0.42, 0.95, shallow))
      }
    }
  },
}

/** Eelgrass: bundles of long blades, all combed the way the water runs. */
export function drawEelgrass(s: Stage, beds: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of beds) {
    const random = s.random(x + y)
    const tones = [0.05, 0.35, 0.7]
    for (const lit of tones) {
      const blades = range(Math.round(r * 0.5)).map(() => {
        const a = random() * 2 * Math.PI
        const q = Math.sqrt(random()) * r
        const [px, py] = [x + Math.cos(a) * q * 1.5, y + Math.sin(a) * q * 0.62]
        const l = r * (0.5 + random() * 0.6)
        const sway = (random() - 0.5) * 16
        return `M${round1(px)} ${round1(py)}q${round1(-l * 0.5)} ${round1(sway)} ${round1(-l)} ${round1(sway * 0.2 + 5)}`
      })
      s.line(blades.join(''), s.shade('#3f8f62', lit, 0.1), 3, 'stroke-linecap="round" opacity=".85"')
    }
  }
}

/** A cabbage palm from above: a star of folded fans. */
export function drawPalmStar(s: Stage, x: number, y: number, r: number): void {
  const random = s.random(x * 3 + y)
  const fan = (i: number, k: number): Point[] => {
    const a = (i / 15) * 2 * Math.PI + random() * 0.2
    const l = r * k * (0.82 + random() * 0.24)
    const tip = (da: number, q: number): Point => [x + Math.cos(a + da) * l * q, y + Math.sin(a + da) * l * q]
    return [
      [x, y],
      tip(-0.1, 0.5),
      tip(-0.24, 0.86),
      tip(-0.1, 0.86),
      tip(0, 1),
      tip(0.1, 0.86),
      tip(0.24, 0.86),
      tip(0.1, 0.5),
    ]
  }
  for (const [k, tones] of [
    [1, [0.12, 0.3, 0.5]],
    [0.72, [0.45, 0.7, 0.95]],
  ] as const) {
    const blades = range(15).map((i) => fan(i, k))
    for (const [i, points] of blades.entries())
      s.path(polygon(points), s.shade('#4f9a58', tones[i % 3] ?? 0.5))
  }
}

/** Oak and cypress crowns over the bank, with their shadow on the water. */
export function drawCanopy(s: Stage, crowns: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of crowns)
    s.ellipse(x - r * 0.3, y + r * 0.34, r * 1.02, r * 0.98, s.light.shadow, 'opacity=".3"')
  for (const [i, [x, y, r]] of crowns.entries())
    drawLeaves(s, {
      x,
      y,
      rx: r,
      ry: r * 0.95,
      colour: ['#3f8a4c', '#2f7450', '#5a9a48'][i % 3] ?? '#3f8a4c',
      leaf: 15,
      density: 62,
      seed: x + y,
    })
}
