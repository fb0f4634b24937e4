import { mix } from '../../engine/colour.ts'
import { polygon } from '../../engine/geometry.ts'
import { clamp, lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCypress, drawUmbrellaPine } from '../plants/foliage.ts'

const RIVIERA_WALLS = ['#f3dcae', '#f0c79a', '#eab08c', '#f6e6c8', '#e9a98a', '#f2cf9e', '#f8eedb', '#e4b58f']
const ROOF = '#c4683f'

interface HouseOptions {
  /** Left foot of the front. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly wall?: string
  readonly depth?: number
  readonly seed?: number
  /** A flat-topped tower block instead of a tiled roof. */
  readonly modern?: boolean
  readonly shutters?: string
  /** Share of lit windows, for nights. */
  readonly lamps?: number
  /** 0..1: how much light the front catches. */
  readonly lit?: number
}

/** Pastel town house: sunlit front, shaded side, shuttered windows in rhythm, tiled roof. */
export function drawHouse(s: Stage, o: HouseOptions): void {
  const { x, y, w, h, depth = 0 } = o
  const random = s.random(o.seed ?? x + y * 3)
  const wall = o.wall ?? (RIVIERA_WALLS[Math.floor(random() * RIVIERA_WALLS.length)] as string)
  const toSun = s.lightSide(x + w / 2)
  const sideW = w * (0.2 + random() * 0.12)
  const front = toSun > 0 ? x + sideW : x
  const side = toSun > 0 ? x : x + w - sideW
  const frontW = w - sideW
  const lit = o.lit ?? 1
  const bright = s.shade(wall, 0.98 * lit, depth)
  s.rect(front, y - h, frontW + 0.5, h, s.lin([bright, s.shade(wall, 0.82 * lit, depth)]))
  s.rect(
    side,
    y - h,
    sideW + 0.5,
    h,
    s.lin([s.shade(wall, 0.34 * lit, depth), s.shade(wall, 0.2 * lit, depth)]),
  )
  if (o.modern) drawBalconies(s, o, front, frontW, random)
  else drawWindows(s, o, front, frontW, random)
  drawSideWindows(s, o, side, sideW)
  if (o.modern) s.rect(x - 0.5, y - h - 2, w + 1, 2.6, s.shade(wall, lit, depth))
  else drawRoof(s, o, toSun > 0 ? front : side, sideW, toSun)
}

function drawRoof(s: Stage, o: HouseOptions, _split: number, sideW: number, toSun: number): void {
  const { x, y, w, h, depth = 0 } = o
  const lit = o.lit ?? 1
  const top = y - h
  const rise = Math.min(w * 0.2, 26)
  const eave = w * 0.035
  const ridgeSide = toSun > 0 ? x + sideW * 0.9 : x + w - sideW * 0.9
  const ridgeFar = toSun > 0 ? x + w - rise * 0.7 : x + rise * 0.7
  const slope = s.lin([s.shade(ROOF, 0.95 * lit, depth), s.shade(ROOF, 0.7 * lit, depth)])
  const [shadeEdge, litEdge] = toSun > 0 ? [x - eave, x + w + eave] : [x + w + eave, x - eave]
  s.path(
    polygon([
      [shadeEdge, top],
      [ridgeSide, top - rise],
      [ridgeFar, top - rise],
      [litEdge, top],
    ]),
    slope,
  )
  s.path(
    polygon([
      [shadeEdge, top],
      [ridgeSide, top - rise],
      [toSun > 0 ? x + sideW : x + w - sideW, top],
    ]),
    s.shade(ROOF, 0.28 * lit, depth),
  )
  s.rect(x - eave, top - 0.6, w + eave * 2, Math.max(1, w * 0.02), s.shade('#fff0d4', 0.85 * lit, depth))
  s.rect(x, top + w * 0.02, w, Math.max(1, w * 0.03), s.shade(ROOF, 0.05, depth), 'opacity=".35"')
}

function drawWindows(s: Stage, o: HouseOptions, front: number, frontW: number, random: () => number): void {
  const { y, h, w, depth = 0 } = o
  const cols = Math.max(2, Math.round(frontW / Math.max(11, w * 0.24)))
  const rows = Math.max(2, Math.round(h / Math.max(16, w * 0.38)))
  const shutters =
    o.shutters ?? (['#5f8f86', '#7d9aa8', '#8a6f5a', '#6f8f6a'][Math.floor(random() * 4)] as string)
  const pane = s.shade('#39466f', 0.25, depth)
  const cw = frontW / cols
  const rh = h / rows
  for (const r of range(rows)) {
    for (const c of range(cols)) {
      const [wx, wy] = [front + c * cw + cw * 0.36, y - h + r * rh + rh * 0.3]
      const [ww, wh] = [cw * 0.28, rh * 0.46]
      const lamp = random() < (o.lamps ?? 0)
      s.rect(wx, wy, ww, wh, lamp ? s.lamp(depth) : pane)
      const leaf = s.shade(shutters, (o.lit ?? 1) * (random() < 0.15 ? 0.5 : 0.75), depth)
      if (cw > 8) {
        s.rect(wx - ww * 0.62, wy, ww * 0.58, wh, leaf)
        s.rect(wx + ww * 1.04, wy, ww * 0.58, wh, leaf)
        s.rect(
          wx - ww * 0.7,
          wy + wh,
          ww * 2.4,
          Math.max(0.7, rh * 0.035),
          s.shade('#fff3dc', o.lit ?? 1, depth),
        )
      }
    }
  }
}

function drawBalconies(s: Stage, o: HouseOptions, front: number, frontW: number, random: () => number): void {
  const { y, h, depth = 0 } = o
  const rows = Math.max(3, Math.round(h / 13))
  const rh = h / rows
  for (const r of range(rows)) {
    const top = y - h + r * rh
    s.rect(front, top + rh * 0.3, frontW, rh * 0.45, s.shade('#5f7ea6', 0.4, depth), 'opacity=".8"')
    for (const c of range(5)) {
      const lamp = random() < (o.lamps ?? 0)
      if (lamp)
        s.rect(front + (c + 0.2) * (frontW / 5), top + rh * 0.32, frontW * 0.12, rh * 0.4, s.lamp(depth))
      if (!lamp && random() < 0.25)
        s.rect(
          front + (c + 0.1) * (frontW / 5),
          top + rh * 0.3,
          frontW * 0.14,
          rh * 0.45,
          s.shade('#f6ead4', 0.7, depth),
        )
    }
    s.rect(front - 1, top + rh * 0.72, frontW + 2, rh * 0.2, s.shade('#fff6e4', o.lit ?? 1, depth))
  }
}

function drawSideWindows(s: Stage, o: HouseOptions, side: number, sideW: number): void {
  const { y, h, w, depth = 0 } = o
  if (w < 22) return
  const rows = Math.max(2, Math.round(h / Math.max(16, w * 0.38)))
  const rh = h / rows
  for (const r of range(rows)) {
    s.rect(
      side + sideW * 0.32,
      y - h + r * rh + rh * 0.32,
      sideW * 0.34,
      rh * 0.42,
      s.shade('#2c3560', 0.1, depth),
      'opacity=".6"',
    )
  }
}

export interface HillTownOptions {
  readonly from: number
  readonly to: number
  /** Waterfront. */
  readonly foot: number
  /** Upper edge of the built-up slope by design x. */
  readonly crest: (x: number) => number
  readonly rows?: number
  /** Width of the houses at the waterfront. */
  readonly size?: number
  readonly depth?: readonly [number, number]
  /** Share of tower blocks. */
  readonly towers?: number
  readonly lamps?: number
  readonly green?: number
  readonly seed?: number
  readonly lit?: number
}

/** A town stacked up a slope, row behind row into the haze, with pines and cypresses between. */
export function drawHillTown(s: Stage, o: HillTownOptions): void {
  const rows = o.rows ?? 9
  const size = o.size ?? 56
  const [nearDepth, farDepth] = o.depth ?? [0.05, 0.45]
  const random = s.random(o.seed ?? 17)
  for (const r of range(rows)) {
    const t = 1 - r / (rows - 1)
    const depth = lerp(nearDepth, farDepth, t)
    let x = o.from + random() * size * 0.4
    while (x < o.to) {
      const y =
        lerp(o.foot, o.crest(x + size / 2), t * 0.96) + (random() - 0.5) * size * 0.3 * (t > 0 ? 1 : 0)
      const k = lerp(1, 0.55, t)
      const w = size * k * (0.62 + random() * 0.55)
      const tall = random() < (o.towers ?? 0.1)
      const room = clamp((o.foot - o.crest(x)) / 300, 0.35, 1)
      const h = w * (tall ? 2.3 + random() * 1.5 : 1.05 + random() * 0.85) * (0.6 + 0.4 * room)
      if (random() < (o.green ?? 0.2))
        drawTree(s, x + w / 2, y, size * k * (0.7 + random() * 0.5), depth, random)
      else
        drawHouse(s, {
          x,
          y,
          w,
          h: h,
          depth,
          seed: Math.floor(random() * 9999),
          modern: tall,
          lamps: o.lamps ?? 0,
          lit: o.lit ?? 1,
        })
      x += w * (0.82 + random() * 0.5)
    }
    if (t > 0) drawGreenery(s, o, t, depth, random)
  }
}

function drawTree(s: Stage, x: number, y: number, h: number, depth: number, random: () => number): void {
  if (random() < 0.5) drawCypress(s, { x, y, h: h * 1.1, depth })
  else drawUmbrellaPine(s, { x, y, h, depth, seed: Math.floor(random() * 999) })
}

/** Garden dabs along the foot of a row, so that no house stands on air. */
function drawGreenery(s: Stage, o: HillTownOptions, t: number, depth: number, random: () => number): void {
  const size = o.size ?? 56
  const dabs = range(Math.round((o.to - o.from) / (size * 0.22))).map(() => {
    const x = o.from + random() * (o.to - o.from)
    const y = lerp(o.foot, o.crest(x), t * 0.96) + size * (0.06 + random() * 0.16)
    const r = size * (0.1 + random() * 0.16)
    return `M${Math.round(x - r)} ${Math.round(y)}q${Math.round(r)} ${Math.round(-r * 1.7)} ${Math.round(2 * r)} 0q${Math.round(-r)} ${Math.round(r * 0.9)} ${Math.round(-2 * r)} 0Z`
  })
  const half = Math.floor(dabs.length / 2)
  s.path(dabs.slice(0, half).join(''), s.shade('#3f6b48', 0.2, depth))
  s.path(dabs.slice(half).join(''), s.shade('#6f9457', 0.7, depth))
}

/** Slope below a town, painted before it. */
export function drawSlope(s: Stage, o: HillTownOptions, colour = '#6d8a5c'): void {
  const [near, far] = o.depth ?? [0.05, 0.45]
  const points = range(Math.ceil((o.to - o.from) / 12) + 1).map((i) => {
    const x = o.from + i * 12
    return [x, o.crest(x) - 6] as const
  })
  const fill = s.lin([s.shade(colour, 0.6, far), mix(s.shade(colour, 0.45, near), s.light.shadow, 0.1)])
  s.path(polygon([...points, [o.to, o.foot], [o.from, o.foot]]), fill)
}
