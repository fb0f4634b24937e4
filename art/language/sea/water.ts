import { landUnder, type Point, polygon } from '../../engine/geometry.ts'
import { smoothstep } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { paintReflection, type ReflectionOptions } from '../../engine/standing.ts'
import { paintWater, type WaterOptions } from '../../engine/water.ts'
import { crayon, type Layer, type Layers, svg } from '../../scene.ts'

/** Water from y to the bottom of the camera, mirroring everything painted before it. */
export const water = (o: WaterOptions = {}): Layer => ({ paint: (canvas, s) => paintWater(canvas, s, o) })

/** Turquoise shallows over sand, darker reef patches: tropical water. */
export const lagoon = (o: WaterOptions = {}): Layer =>
  water({
    colours: ['#e9d8c0', '#9fd3c4', '#47bdb9', '#1f9fa9', '#39b9b6', '#8fdccb', '#c9efdc'],
    reflection: [0.9, 0.1],
    patches: { strength: 0.4, colour: '#157f92' },
    wave: 1.1,
    ...o,
  })

/** Something that stands in the water: its own reflection at its own waterline, then itself. */
export const standing = (o: ReflectionOptions, draw: (s: Stage) => void): Layers => [
  {
    paint: async (canvas, s) => {
      draw(s)
      await paintReflection(canvas, s, o)
    },
  },
  svg(draw),
]

interface BeachOptions {
  /** Height of the waterline by design x. */
  readonly shore: (x: number) => number
  readonly sand?: string
  readonly foam?: number
}

/** Sand in front of the water, with a wet edge and three veils of foam; fills the camera below. */
export const beach = (o: BeachOptions): Layers => {
  const sand = o.sand ?? '#f0d2a4'
  const line = (s: Stage, offset: number, sway = 0): Point[] => {
    const points: Point[] = []
    for (let x = s.left; x <= s.right + 20; x += 20) {
      points.push([x, o.shore(x) + offset + sway * Math.sin(x * 0.05 + offset)])
    }
    return points
  }
  return [
    svg((s) => {
      const foam = o.foam ?? 1
      const white = s.shade('#ffffff', 0.95)
      s.path(landUnder(line(s, -44, 5), s.bottom), white, `opacity="${0.25 * foam}"`)
      s.path(landUnder(line(s, -24, 4), s.bottom), white, `opacity="${0.5 * foam}"`)
      s.path(landUnder(line(s, -11, 2), s.bottom), white, `opacity="${foam}"`)
      const y = o.shore(800)
      const wet = [s.shade(sand, 0.35), s.shade(sand, 0.6), s.shade(sand, 0.8)]
      s.path(landUnder(line(s, -2), s.bottom), s.lin(wet, 0, y - 20, 0, y + 80, true))
      const dry = [s.shade(sand, 0.85), s.shade(sand, 1.05), s.shade(sand, 0.9), s.shade(sand, 0.6)]
      s.path(landUnder(line(s, 15), s.bottom), s.lin(dry, 0, y, 0, y + 220, true))
    }),
    crayon((s) => {
      const y = o.shore(800)
      const dark = s.shade(sand, 0.25)
      s.path(
        landUnder(line(s, 15), s.bottom),
        s.lin(
          [
            [dark, 0],
            [dark, 0.16],
            [dark, 0.34],
          ],
          0,
          y,
          0,
          y + 260,
          true,
        ),
      )
    }),
  ]
}

/** Lens-shaped strokes of light where a hull or a rock meets the water. */
export const waterlineGlint = (o: { x: number; y: number; w: number; h?: number; opacity?: number }): Layer =>
  svg((s) => {
    const h = o.h ?? 4
    s.path(
      `M${o.x - o.w} ${o.y}q${o.w} ${-h} ${o.w * 2} 0q${-o.w} ${h} ${-o.w * 2} 0Z`,
      s.light.sun,
      `opacity="${o.opacity ?? 0.55}"`,
    )
  })

/** A gentle bay as a shore function: higher at the sides, with small swings. */
export const bayShore =
  (y: number, rise = 60): ((x: number) => number) =>
  (x) =>
    y -
    rise * smoothstep(1150, -60, x) -
    rise * 0.8 * smoothstep(900, 1640, x) +
    9 * Math.sin(x * 0.012 + 1) +
    5 * Math.sin(x * 0.031)

interface WakeOptions {
  readonly x: number
  readonly y: number
  readonly length: number
  /** 1: the boat heads right, -1: left. */
  readonly heading?: 1 | -1
}

/** The white V behind a boat. */
export const wake = (o: WakeOptions): Layer =>
  svg((s) => {
    const k = o.heading ?? 1
    const foam = s.light.sun
    for (const [spread, opacity] of [
      [0.11, 0.5],
      [0.05, 0.7],
    ] as const) {
      const tail = polygon([
        [o.x, o.y],
        [o.x - k * o.length, o.y + o.length * spread],
        [o.x - k * o.length * 0.92, o.y + o.length * spread * 0.4],
        [o.x - k * o.length * 0.3, o.y + 1],
      ])
      s.path(
        tail,
        s.lin(
          [
            [foam, opacity],
            [foam, 0],
          ],
          k > 0 ? 1 : 0,
          0,
          k > 0 ? 0 : 1,
          0,
        ),
      )
    }
  })
