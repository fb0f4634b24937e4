import { mix } from '../engine/colour.ts'
import { polygon, rectPath } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface TurretOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly roofHeight?: number
  readonly wall?: string
  readonly roof?: string
  readonly depth?: number
  readonly lit?: number
  readonly windows?: number
  readonly flag?: boolean
}

/** Round turret: corbelled head, crenels, curved cone. */
export const turret = (o: TurretOptions): Layer => svg((s) => drawTurret(s, o))

export function drawTurret(s: Stage, o: TurretOptions): void {
  const { x, y, w, h, depth = 0, lit = 0.8 } = o
  const wall = o.wall ?? '#efe0d2'
  const roof = o.roof ?? '#2f5f8f'
  const up = o.roofHeight ?? w * 2
  const dir = s.lightSide(x)
  const across = (a: string, b: string, c: string) => s.lin(dir < 0 ? [a, b, c, c] : [c, c, b, a], 0, 0, 1, 0)
  const [bright, mid, dark] = [
    s.shade(wall, lit, depth),
    s.shade(wall, lit * 0.55, depth),
    s.shade(wall, 0.06, depth),
  ]
  const half = w * 0.64
  const top = y - h
  s.rect(x - w / 2, top, w, h, across(bright, mid, dark))
  s.path(
    polygon([
      [x - w / 2, top + w * 0.34],
      [x - half, top],
      [x + half, top],
      [x + w / 2, top + w * 0.34],
    ]),
    across(mid, dark, dark),
  )
  s.rect(x - half, top - w * 0.26, half * 2, w * 0.28, across(bright, mid, dark))
  const crenels = range(5).map((i) =>
    rectPath(x - half + (half * 2 * (i + 0.1)) / 5, top - w * 0.38, ((half * 2) / 5) * 0.6, w * 0.14),
  )
  s.path(crenels.join(''), mid)
  const eaves = top - w * 0.26
  const cone =
    `M${round1(x - half * 0.86)} ${round1(eaves)}Q${round1(x - half * 0.24)} ${round1(eaves - up * 0.42)} ${round1(x)} ${round1(eaves - up)}` +
    `Q${round1(x + half * 0.24)} ${round1(eaves - up * 0.42)} ${round1(x + half * 0.86)} ${round1(eaves)}Q${round1(x)} ${round1(eaves + w * 0.12)} ${round1(x - half * 0.86)} ${round1(eaves)}Z`
  const [tileLit, tileDark] = [s.shade(roof, lit, depth), s.shade(roof, 0, depth)]
  s.path(cone, across(tileLit, mix(tileLit, tileDark, 0.5), tileDark))
  const gold = s.shade('#c9a25d', 0.9, depth)
  s.line(`M${round1(x)} ${round1(eaves - up)}v${round1(-w * 0.35)}`, gold, Math.max(0.8, w * 0.035))
  if (o.flag !== false)
    s.path(
      `M${round1(x)} ${round1(eaves - up - w * 0.35)}q${round1(w * 0.2)} ${round1(-w * 0.1)} ${round1(w * 0.36)} 0t${round1(w * 0.3)} ${round1(w * 0.02)}q${round1(-w * 0.2)} ${round1(w * 0.1)} ${round1(-w * 0.34)} ${round1(w * 0.06)}t${round1(-w * 0.32)} ${round1(w * 0.1)}Z`,
      s.shade('#e0bd74', 1, depth),
    )
  for (const i of range(o.windows ?? 3)) {
    const wy = top + w * 0.34 + h * (0.1 + i * 0.26)
    const [ww, wh] = [w * 0.15, w * 0.36]
    if (wy + wh < y)
      s.path(
        `M${round1(x - ww / 2)} ${round1(wy + wh)}v${round1(-wh * 0.65)}q${round1(ww / 2)} ${round1(-wh * 0.5)} ${round1(ww)} 0v${round1(wh * 0.65)}Z`,
        s.lamp(depth),
      )
  }
}

/** A long wall with crenels and arrow slits, lit from inside. */
export const curtainWall = (o: {
  x: number
  y: number
  w: number
  h: number
  wall?: string
  depth?: number
  gate?: number
}): Layer => svg((s) => drawCurtainWall(s, o))

export function drawCurtainWall(
  s: Stage,
  o: { x: number; y: number; w: number; h: number; wall?: string; depth?: number; gate?: number },
): void {
  const wall = o.wall ?? '#efe0d2'
  const tones = [s.shade(wall, 0.85, o.depth), s.shade(wall, 0.5, o.depth), s.shade(wall, 0.12, o.depth)]
  s.rect(
    o.x,
    o.y - o.h,
    o.w,
    o.h,
    s.lin(s.lightSide(o.x + o.w / 2) < 0 ? tones : tones.reverse(), 0, 0, 1, 0),
  )
  const step = o.h * 0.23
  s.path(
    range(Math.floor(o.w / step))
      .map((i) => rectPath(o.x + i * step, o.y - o.h - step * 0.6, step * 0.55, step * 0.7))
      .join(''),
    s.shade(wall, 0.6, o.depth),
  )
  s.path(
    range(Math.floor(o.w / (o.h * 0.7)))
      .filter((i) => Math.abs(o.x + (i + 0.5) * o.h * 0.7 - (o.gate ?? -9999)) > o.h * 0.8)
      .map((i) => rectPath(o.x + (i + 0.5) * o.h * 0.7, o.y - o.h * 0.62, o.h * 0.07, o.h * 0.26))
      .join(''),
    s.lamp(o.depth),
  )
  if (o.gate === undefined) return
  const [g, w] = [o.h * 0.8, o.h * 0.62]
  const archway = (k: number) =>
    `M${round1((o.gate as number) - (w / 2) * k)} ${round1(o.y)}v${round1(-g * 0.55 * k)}q${round1((w / 2) * k)} ${round1(-g * 0.6 * k)} ${round1(w * k)} 0v${round1(g * 0.55 * k)}Z`
  s.path(archway(1), s.shade(wall, 0.02, o.depth))
  s.path(archway(0.8), s.lin([s.lamp(o.depth), mix(s.lamp(o.depth), s.light.glow, 0.6)]))
}
