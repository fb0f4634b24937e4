import { mix } from '../../engine/colour.ts'
import { type Point, polygon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

export interface StreetOptions {
  /** Vanishing point; the horizon is eye level. */
  readonly x: number
  readonly y: number
  /** Half-width of the street at the bottom of the landscape frame (y = 900), in design units. */
  readonly half?: number
  /** Height of the house fronts at the frame, above the vanishing point. */
  readonly height?: number
  readonly walls?: readonly string[]
  readonly paving?: string
  readonly houses?: number
  readonly storeys?: number
  /** Share of windows with a lamp. */
  readonly lamps?: number
  /** Shop awnings along the ground floor. */
  readonly awnings?: readonly string[]
  readonly wet?: boolean
  readonly seed?: number
}

const FAR = 0.1

/** A street in one-point perspective with house fronts on both sides. t is 1 at the frame and falls with distance. */
export const street = (o: StreetOptions): Layer => svg((s) => drawStreet(s, o))

/** Where a point of the street lies: side -1 left .. 1 right, t distance (1 near, .1 far), up in house heights. */
export function streetPoint(o: StreetOptions, side: number, t: number, up = 0): Point {
  const drop = 900 - o.y
  const half = o.half ?? 620
  return [o.x + side * half * t, o.y + drop * t - up * (drop + (o.height ?? 560)) * t]
}

function drawStreet(s: Stage, o: StreetOptions): void {
  drawPaving(s, o)
  for (const side of [-1, 1] as const) drawRow(s, o, side)
}

function drawPaving(s: Stage, o: StreetOptions): void {
  const paving = o.paving ?? '#c8a888'
  const reach = 3
  const ground = polygon([
    streetPoint(o, -1, FAR),
    streetPoint(o, 1, FAR),
    streetPoint(o, 1, reach),
    streetPoint(o, -1, reach),
  ])
  s.path(
    ground,
    s.lin(
      [mix(s.shade(paving, 0.9, 0.3), s.light.haze, 0.5), s.shade(paving, 0.75), s.shade(paving, 0.35)],
      0,
      o.y,
      0,
      Math.max(900, s.bottom),
      true,
    ),
  )
  const courses = range(26).map((i) => FAR * (reach / FAR) ** (i / 26))
  const joints = courses.map(
    (t) =>
      `M${streetPoint(o, -1, t).map(Math.round).join(' ')}L${streetPoint(o, 1, t).map(Math.round).join(' ')}`,
  )
  s.line(joints.join(''), s.shade(paving, 0.15), 1.2, 'opacity=".28"')
  if (!o.wet) return
  const shine = polygon([
    streetPoint(o, -0.35, FAR),
    streetPoint(o, 0.35, FAR),
    streetPoint(o, 0.5, reach),
    streetPoint(o, -0.5, reach),
  ])
  s.path(
    shine,
    s.lin(
      [
        [s.light.glow, 0.75],
        [s.light.window, 0.3],
        [s.light.window, 0],
      ],
      0,
      o.y,
      0,
      s.bottom,
      true,
    ),
  )
}

function drawRow(s: Stage, o: StreetOptions, side: -1 | 1): void {
  const random = s.random((o.seed ?? 3) + side * 17)
  const walls = o.walls ?? ['#f1d3ad', '#e6b48f', '#f6e6c9', '#d99a7a', '#e9c9b8']
  const n = o.houses ?? 9
  const facing = s.lightSide(o.x) === -side
  for (const i of range(n).reverse()) {
    const near = 3 * (FAR / 3) ** (i / n)
    const far = 3 * (FAR / 3) ** ((i + 1) / n)
    const colour = walls[Math.floor(random() * walls.length)] ?? '#f1d3ad'
    const top = 0.82 + random() * 0.3
    const depth = 0.55 * (1 - Math.min(1, near)) ** 1.4
    const lit = facing ? 0.95 : 0.34
    const at = (t: number, up: number) => streetPoint(o, side, lerp(near, far, t), up)
    s.path(
      polygon([at(0, 0), at(1, 0), at(1, top), at(0, top)]),
      s.shade(colour, lit * (0.9 + random() * 0.15), depth),
    )
    s.path(
      polygon([at(0, top), at(1, top), at(1, top + 0.035), at(-0.03, top + 0.035)]),
      s.shade(colour, lit * 1.15, depth),
    )
    drawWindows(s, o, at, top, colour, lit, depth, random)
    const awning = o.awnings?.[i % (o.awnings.length || 1)]
    if (awning) drawAwning(s, o, side, near, far, awning, lit, depth)
  }
}

type At = (t: number, up: number) => Point

function drawWindows(
  s: Stage,
  o: StreetOptions,
  at: At,
  top: number,
  colour: string,
  lit: number,
  depth: number,
  random: () => number,
): void {
  const storeys = o.storeys ?? 4
  const columns = 4
  const dark: string[] = []
  const lamps: string[] = []
  const sills: string[] = []
  for (const r of range(storeys)) {
    for (const c of range(columns)) {
      const [t0, t1] = [(c + 0.34) / columns, (c + 0.66) / columns]
      const foot = (top * (r + (r === 0 ? 0.08 : 0.25))) / storeys
      const head = (top * (r + 0.78)) / storeys
      const quad = polygon([at(t0, foot), at(t1, foot), at(t1, head), at(t0, head)])
      ;(random() < (o.lamps ?? 0.15) ? lamps : dark).push(quad)
      sills.push(
        polygon([
          at(t0 - 0.03, foot),
          at(t1 + 0.03, foot),
          at(t1 + 0.03, foot - 0.012),
          at(t0 - 0.03, foot - 0.012),
        ]),
      )
    }
  }
  s.path(dark.join(''), s.shade(mix(colour, '#33305c', 0.6), lit * 0.25, depth))
  s.path(lamps.join(''), s.lamp(depth))
  s.path(sills.join(''), s.shade(colour, lit * 1.2, depth))
}

function drawAwning(
  s: Stage,
  o: StreetOptions,
  side: -1 | 1,
  near: number,
  far: number,
  colour: string,
  lit: number,
  depth: number,
): void {
  const up = 0.2
  const a = streetPoint(o, side, near, up)
  const b = streetPoint(o, side, far, up)
  const out = (t: number) => streetPoint(o, side * 0.78, t, up - 0.055)
  const stripes = 6
  for (const i of range(stripes)) {
    const [p, q] = [i / stripes, (i + 1) / stripes]
    const mixPoint = (u: Point, v: Point, k: number): Point => [lerp(u[0], v[0], k), lerp(u[1], v[1], k)]
    const [c, d] = [out(near), out(far)]
    s.path(
      polygon([mixPoint(a, b, p), mixPoint(a, b, q), mixPoint(c, d, q), mixPoint(c, d, p)]),
      s.shade(i % 2 ? '#f6ecd8' : colour, lit, depth),
    )
  }
}
