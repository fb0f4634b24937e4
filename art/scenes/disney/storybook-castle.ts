import { polygon, rectPath } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CastleOptions {
  /** Middle of the gate at the ground. */
  readonly x: number
  readonly y: number
  /** Height of the tallest spire. */
  readonly h: number
  readonly wall?: string
  readonly roof?: string
  readonly depth?: number
  /** Lit windows, 0..1. */
  readonly lamps?: number
}

interface Turret {
  readonly x: number
  /** Foot above the ground. */
  readonly up: number
  readonly w: number
  readonly h: number
  readonly spire: number
  readonly rose?: boolean
  readonly depth?: number
}

/** From back to front, in hundredths of the castle's height. */
const BACK: readonly Turret[] = [
  { x: 3, up: 30, w: 9, h: 42, spire: 26, depth: 0.14 },
  { x: -13, up: 26, w: 7, h: 34, spire: 20, rose: true, depth: 0.16 },
  { x: 17, up: 26, w: 6.5, h: 30, spire: 18, depth: 0.16 },
  { x: -25, up: 16, w: 6.5, h: 26, spire: 17, depth: 0.14 },
  { x: 28, up: 14, w: 6, h: 24, spire: 15, rose: true, depth: 0.14 },
]
const MIDDLE: readonly Turret[] = [
  { x: -8, up: 20, w: 6, h: 28, spire: 16 },
  { x: 11, up: 20, w: 6.5, h: 33, spire: 18, rose: true },
  { x: -19, up: 10, w: 7, h: 24, spire: 15 },
  { x: 21, up: 10, w: 7.5, h: 22, spire: 15 },
]
const FRONT: readonly Turret[] = [
  { x: -34, up: 0, w: 9, h: 22, spire: 17 },
  { x: 36, up: 0, w: 9, h: 20, spire: 16 },
  { x: -11, up: 0, w: 7, h: 20, spire: 13, rose: true },
  { x: 11, up: 0, w: 7, h: 20, spire: 13 },
]

/** A storybook castle of our own: a cluster of slim round towers over a gate, one spire above all. */
export function drawCastle(s: Stage, o: CastleOptions): void {
  const depth = o.depth ?? 0
  s.placed({ x: o.x, y: o.y, scale: o.h / 100 }, () => {
    for (const t of BACK) drawTurret(s, o, t, depth + (t.depth ?? 0))
    drawKeep(s, o, depth)
    for (const t of MIDDLE) drawTurret(s, o, t, depth + 0.05)
    drawCurtain(s, o, depth)
    for (const t of FRONT) drawTurret(s, o, t, depth)
    drawGate(s, o, depth)
  })
}

const wallOf = (o: CastleOptions) => o.wall ?? '#e6dcd4'
const roofOf = (o: CastleOptions, rose = false) => (rose ? '#8a4a6a' : (o.roof ?? '#35548f'))

function across(s: Stage, o: CastleOptions, local: string, depth: number): string {
  const tones = [0.08, 0.36, 0.72, 1, 0.8].map((lit) => s.shade(local, lit, depth))
  if (s.lightSide(o.x) < 0) tones.reverse()
  return s.lin(tones, 0, 0, 1, 0)
}

function drawTurret(s: Stage, o: CastleOptions, t: Turret, depth: number): void {
  const { x, w, h, spire } = t
  const foot = -t.up
  const top = foot - h
  const wall = wallOf(o)
  s.rect(x - w / 2, top, w, h, across(s, o, wall, depth))
  const courses = range(Math.floor(h / 2.2)).map(
    (i) => `M${round1(x - w / 2)} ${round1(foot - i * 2.2)}h${round1(w)}`,
  )
  s.line(courses.join(''), s.shade(wall, 0.1, depth), 0.12, 'opacity=".4"')
  const lip = w * 0.64
  s.path(
    polygon([
      [x - w / 2, top + w * 0.4],
      [x - lip, top],
      [x + lip, top],
      [x + w / 2, top + w * 0.4],
    ]),
    across(s, o, wall, depth + 0.02),
  )
  s.rect(x - lip, top - w * 0.26, lip * 2, w * 0.28, across(s, o, wall, depth))
  const merlons = range(6).map((i) =>
    rectPath(x - lip + (i * lip * 2) / 5.5, top - w * 0.42, lip * 0.2, w * 0.18),
  )
  s.path(merlons.join(''), across(s, o, wall, depth))
  drawSpire(s, o, x, top - w * 0.24, w * 0.6, spire, roofOf(o, t.rose), depth)
  drawSlits(s, o, t, depth)
}

function drawSpire(
  s: Stage,
  o: CastleOptions,
  x: number,
  y: number,
  half: number,
  h: number,
  roof: string,
  depth: number,
): void {
  const flare = `M${x - half} ${y}Q${x - half * 0.42} ${y - h * 0.32} ${x} ${y - h}Q${x + half * 0.42} ${y - h * 0.32} ${x + half} ${y}Q${x} ${y + half * 0.3} ${x - half} ${y}Z`
  s.path(flare, across(s, o, roof, depth))
  const tiles = range(5).map((i) => {
    const k = i / 5
    const w = half * (1 - k) ** 1.5
    return `M${x - w} ${y - h * k}q${w} ${w * 0.34} ${2 * w} 0`
  })
  s.line(tiles.join(''), s.shade(roof, 0.02, depth), 0.14, 'opacity=".55"')
  s.line(`M${x} ${y - h}v-3`, s.shade('#e0bd74', 0.9, depth), 0.3)
  s.circle(x, y - h - 0.5, 0.5, s.shade('#f0d490', 1, depth))
  s.path(`M${x} ${y - h - 3}q2 -.8 3.600 .2q-1.600 .8 -3.600 1.200Z`, s.shade('#e8c06a', 0.95, depth))
}

function drawSlits(s: Stage, o: CastleOptions, t: Turret, depth: number): void {
  const rows = Math.max(1, Math.floor(t.h / 9))
  for (const i of range(rows)) {
    const y = -t.up - t.h + 6 + i * 8
    const lit = ((i * 7 + Math.round(t.x * 3)) % 10) / 10 < (o.lamps ?? 0)
    const w = t.w * 0.16
    const slit = `M${t.x - w / 2} ${y}v${-w * 1.6}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${w * 1.6}Z`
    if (lit)
      s.circle(
        t.x,
        y - w,
        w * 3,
        s.rad([
          [s.light.window, 0.5],
          [s.light.window, 0],
        ]),
      )
    s.path(slit, lit ? s.light.window : s.shade('#34406e', 0.2, depth))
  }
}

function drawKeep(s: Stage, o: CastleOptions, depth: number): void {
  const wall = wallOf(o)
  s.rect(-15, -40, 30, 40, across(s, o, wall, depth + 0.08))
  s.path(
    polygon([
      [-17, -40],
      [-11, -52],
      [11, -52],
      [17, -40],
    ]),
    across(s, o, roofOf(o), depth + 0.06),
  )
  s.path(
    polygon([
      [-5, -40],
      [0, -50],
      [5, -40],
    ]),
    s.shade(wall, 0.75, depth + 0.06),
  )
  s.circle(0, -43, 1.7, o.lamps ? s.light.window : s.shade('#34406e', 0.2, depth))
  for (const x of [-10, -5, 5, 10]) {
    const lit = (o.lamps ?? 0) > 0.2
    s.path(`M${x - 0.9} -30v-4a.9 .9 0 0 1 1.800 0v4Z`, lit ? s.light.window : s.shade('#34406e', 0.2, depth))
  }
}

function drawCurtain(s: Stage, o: CastleOptions, depth: number): void {
  const wall = wallOf(o)
  for (const [x, w, h] of [
    [-34, 24, 13],
    [10, 26, 12],
    [-22, 44, 17],
  ] as const) {
    s.rect(x, -h, w, h, s.lin([s.shade(wall, 0.85, depth), s.shade(wall, 0.42, depth)]))
    const merlons = range(Math.floor(w / 2)).map((i) => rectPath(x + i * 2 + 0.2, -h - 1.2, 1.2, 1.3))
    s.path(merlons.join(''), s.shade(wall, 0.8, depth))
  }
}

function drawGate(s: Stage, o: CastleOptions, depth: number): void {
  const wall = wallOf(o)
  s.rect(-8, -19, 16, 19, s.lin([s.shade(wall, 0.95, depth), s.shade(wall, 0.55, depth)]))
  s.path(
    polygon([
      [-9, -19],
      [0, -28],
      [9, -19],
    ]),
    across(s, o, roofOf(o), depth),
  )
  const arch = 'M-4.200 0V-8A4.200 4.200 0 0 1 4.200 -8V0Z'
  const glow = (o.lamps ?? 0) > 0
  s.path('M-5.200 0V-8A5.200 5.200 0 0 1 5.200 -8V0Z', s.shade(wall, 0.3, depth))
  s.path(
    arch,
    glow
      ? s.lin([s.light.window, s.light.glow])
      : s.lin([s.shade('#2c3a68', 0.2, depth), s.shade('#7a5a6a', 0.5, depth)]),
  )
  if (glow)
    s.circle(
      0,
      -6,
      14,
      s.rad([
        [s.light.window, 0.6],
        [s.light.window, 0],
      ]),
    )
  s.circle(0, -21.5, 1.8, glow ? s.light.window : s.shade('#c9a25d', 0.9, depth))
}
