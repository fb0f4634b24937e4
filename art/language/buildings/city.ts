import { mix } from '../../engine/colour.ts'
import { polygon, rectPath } from '../../engine/geometry.ts'
import { noise2 } from '../../engine/noise.ts'
import { round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface BuildingOptions {
  /** Left foot. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly colour?: string
  readonly depth?: number
  readonly lit?: number
  readonly roof?: string
  readonly roofHeight?: number
  /** Share of the width that is the shaded side. */
  readonly side?: number
  readonly columns?: number
  readonly rows?: number
  /** Share of windows with a lamp. */
  readonly lamps?: number
  readonly shutters?: string
  readonly seed?: number
}

function drawBuilding(s: Stage, o: BuildingOptions): void {
  const { x, y, w, h, depth = 0, lit = 0.9, side = 0.28 } = o
  const colour = o.colour ?? '#e8d5b5'
  const dir = s.lightSide(x)
  const front = w * (1 - side)
  const fx = dir < 0 ? x : x + w - front
  const sx = dir < 0 ? x + front : x
  s.rect(fx, y - h, front + 0.5, h, s.shade(colour, lit, depth))
  s.rect(sx, y - h, w - front, h, s.shade(colour, lit * 0.22, depth))
  if (o.roof) drawRoof(s, o, fx, front, sx, w - front, dir)
  const random = s.random(o.seed ?? x + h)
  const columns = o.columns ?? Math.max(2, Math.round(front / 13))
  const rows = o.rows ?? Math.max(2, Math.round(h / 17))
  const [cw, rh] = [front / columns, h / rows]
  const dark: string[] = []
  const lamps: string[] = []
  const shutters: string[] = []
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const wx = fx + cw * (c + 0.33)
      const wy = y - h + rh * (r + 0.26)
      ;(random() < (o.lamps ?? 0.12) ? lamps : dark).push(rectPath(wx, wy, cw * 0.34, rh * 0.52))
      if (o.shutters)
        shutters.push(
          rectPath(wx - cw * 0.13, wy, cw * 0.12, rh * 0.52),
          rectPath(wx + cw * 0.35, wy, cw * 0.12, rh * 0.52),
        )
    }
  }
  if (o.shutters) s.path(shutters.join(''), s.shade(o.shutters, lit * 0.7, depth))
  s.path(dark.join(''), s.shade(mix(colour, '#2a3358', 0.5), 0.12, depth), 'opacity=".75"')
  s.path(lamps.join(''), s.lamp(depth))
}

function drawRoof(
  s: Stage,
  o: BuildingOptions,
  fx: number,
  front: number,
  sx: number,
  sideWidth: number,
  dir: number,
): void {
  const { y, h, depth = 0, lit = 0.9 } = o
  const up = o.roofHeight ?? 10
  const roof = o.roof ?? '#c9704a'
  const top = y - h
  const inset = front * 0.12
  s.path(
    polygon([
      [fx - 2, top],
      [fx + front + 2, top],
      [fx + front - inset, top - up],
      [fx + inset, top - up],
    ]),
    s.shade(roof, lit, depth),
  )
  const near = dir < 0 ? sx - inset : sx + sideWidth + inset
  const corner = dir < 0 ? sx : sx + sideWidth
  const out = dir < 0 ? sx + sideWidth + 2 : sx - 2
  s.path(
    polygon([
      [corner, top],
      [near, top - up],
      [out, top],
    ]),
    s.shade(roof, 0.15, depth),
  )
}

type TowerCrown = 'flat' | 'taper' | 'slant' | 'deco' | 'spire' | 'dome'

interface TowerOptions {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly colour?: string
  readonly depth?: number
  readonly lit?: number
  readonly crown?: TowerCrown
  /** Share of lit windows; 0 draws none. */
  readonly lamps?: number
  readonly seed?: number
}

function drawTower(s: Stage, o: TowerOptions): void {
  const { x, y, w, h, depth = 0.4, lit = 0.5, crown = 'flat' } = o
  const colour = o.colour ?? '#22305c'
  const front = s.shade(colour, lit, depth)
  const dark = s.shade(colour, lit * 0.3, depth)
  const dir = s.lightSide(x + w / 2)
  const sections: readonly (readonly [number, number])[] =
    crown === 'deco'
      ? [
          [1, 0.72],
          [0.74, 0.88],
          [0.5, 0.97],
          [0.22, 1.06],
        ]
      : crown === 'taper'
        ? [
            [1, 0.85],
            [0.8, 0.95],
            [0.55, 1],
          ]
        : [[1, 1]]
  for (const [k, t] of [...sections].reverse()) {
    const ww = w * k
    const xx = x + (w - ww) / 2
    s.rect(xx, y - h * t, ww, h * t, front)
    s.rect(dir < 0 ? xx + ww * 0.58 : xx, y - h * t, ww * 0.42, h * t, dark)
  }
  if (crown === 'slant')
    s.path(
      polygon([
        [x, y - h + 0.5],
        [x + w, y - h + 0.5],
        [dir < 0 ? x : x + w, y - h * 1.12],
      ]),
      front,
    )
  if (crown === 'deco' || crown === 'spire') {
    const foot = y - h * (crown === 'deco' ? 1.05 : 1)
    s.path(
      polygon([
        [x + w / 2 - 1.6, foot],
        [x + w / 2, y - h * 1.28],
        [x + w / 2 + 1.6, foot],
      ]),
      front,
    )
  }
  if (crown === 'dome')
    s.path(
      `M${round1(x)} ${round1(y - h + 0.5)}a${round1(w / 2)} ${round1(w / 2)} 0 0 1 ${round1(w)} 0Z`,
      front,
    )
  if (o.lamps !== 0) drawLamps(s, o, sections[0]?.[1] ?? 1)
}

function drawLamps(s: Stage, o: TowerOptions, lowest: number): void {
  const { x, y, w, h, depth = 0.4, lamps = 0.35 } = o
  const seed = Math.round(o.seed ?? x)
  const random = s.random(seed)
  const columns = Math.max(3, Math.floor(w / 4.6))
  const rows = Math.max(5, Math.floor(h / 7))
  const warm: string[] = []
  const bright: string[] = []
  for (let r = 1; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const up = 1 - r / rows
      if (random() > lamps * (0.5 + noise2(c * 0.7, r * 0.35, seed)) || (lowest < 1 && up > lowest * 0.95))
        continue
      const lamp = rectPath(
        x + (w * (c + 0.25)) / columns,
        y - h * up,
        (w / columns) * 0.5,
        Math.min(3.6, (h / rows) * 0.45),
      )
      ;(random() < 0.3 ? bright : warm).push(lamp)
    }
  }
  s.path(bright.join(''), mix(s.light.window, s.light.sun, 0.5), `opacity="${(1 - depth * 0.7).toFixed(2)}"`)
  s.path(warm.join(''), mix(s.light.window, s.light.glow, 0.35), `opacity="${(1 - depth * 0.75).toFixed(2)}"`)
}

interface SkylineOptions {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly colour?: string
  readonly lit?: number
  readonly lamps?: number
  /** 0..1 over the row. */
  readonly envelope?: (t: number) => number
  readonly width?: readonly [number, number]
  readonly crowns?: readonly TowerCrown[]
  readonly seed?: number
}

/** A row of towers. Three rows of falling depth make a city; mist between them. */
export const skyline = (o: SkylineOptions): Layer => svg((s) => drawSkyline(s, o))

export function drawSkyline(s: Stage, o: SkylineOptions): void {
  const random = s.random(o.seed ?? o.from + o.h)
  const crowns = o.crowns ?? ['flat', 'flat', 'taper', 'slant', 'deco', 'spire']
  const [narrow, wide] = o.width ?? [22, 58]
  for (let x = o.from, i = 0; x < o.to; i++) {
    const w = narrow + random() * (wide - narrow)
    const reach = o.envelope?.((x - o.from) / (o.to - o.from)) ?? 1
    const h = o.h * reach * (0.35 + 0.65 * random() ** 1.3)
    const crown = h > o.h * 0.3 ? (crowns[Math.floor(random() * crowns.length)] ?? 'flat') : 'flat'
    drawTower(s, {
      x,
      y: o.y,
      w,
      h,
      crown,
      depth: (o.depth ?? 0.4) + (random() - 0.5) * 0.12,
      colour: o.colour ?? '#22305c',
      lit: o.lit ?? 0.5,
      lamps: o.lamps ?? 0.35,
      seed: (o.seed ?? 1) * 50 + i,
    })
    x += w + 3 * (random() * 2 - 0.6)
  }
}

interface HillTownOptions {
  readonly from: number
  readonly to: number
  /** Height of the hill's crest by x, and of the quay. */
  readonly crest: (x: number) => number
  readonly quay: number
  readonly rows?: number
  readonly walls?: readonly string[]
  readonly roof?: string
  readonly lamps?: number
  readonly depth?: readonly [far: number, near: number]
  readonly seed?: number
}

const RIVIERA_WALLS = ['#f6e6c9', '#f1d3ad', '#eabf98', '#f8eede', '#e6b48f', '#f3dcc0', '#e9c9b8']

/** A town climbing a hillside, row behind row. */
export const hillTown = (o: HillTownOptions): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.from)
    const rows = o.rows ?? 9
    const walls = o.walls ?? RIVIERA_WALLS
    const [far, near] = o.depth ?? [0.34, 0.06]
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1)
      const depth = far + (near - far) * t
      for (let x = o.from + random() * 20; x < o.to; ) {
        const top = o.crest(x)
        const y = top + 16 + (o.quay - top - 16) * t ** 0.85 + (random() - 0.5) * 8
        const w = (20 + 24 * t) * (0.7 + random() * 0.8)
        const h = (18 + 40 * t) * (0.65 + random() * 0.9) * (random() < 0.07 && t > 0.3 ? 1.9 : 1)
        if (y - h > top - 30 && random() < 0.9) {
          const colour = walls[Math.floor(random() * walls.length)] ?? '#f6e6c9'
          const roof = random() < 0.62 ? { roof: o.roof ?? '#c9704a', roofHeight: 5 + 6 * t } : {}
          drawBuilding(s, {
            x,
            y,
            w,
            h,
            colour,
            depth,
            lit: 0.8 + random() * 0.3,
            columns: Math.max(2, Math.floor(w / 9)),
            rows: Math.max(2, Math.floor(h / 12)),
            lamps: o.lamps ?? 0.12,
            seed: x + row * 999,
            ...roof,
          })
        }
        x += w * (0.92 + random() * 0.35)
      }
    }
  })
