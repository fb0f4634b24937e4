import { ellipsePath, type Point, ribbon } from '../engine/geometry.ts'
import { lerp, range, round1 } from '../engine/numbers.ts'
import type { Random } from '../engine/random.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface CrownOptions {
  /** Middle of the foot of the crown. */
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly colour?: string
  /** Own tones from dark to light, instead of a colour. */
  readonly tones?: readonly string[]
  readonly depth?: number
  readonly lit?: number
  /** Size of one brush dab. */
  readonly dab?: number
  readonly density?: number
  readonly seed?: number
}

/** A leafy mass in gouache dabs, tone upon tone towards the light. */
export const crown = (o: CrownOptions): Layer => svg((s) => drawCrown(s, o))

export function drawCrown(s: Stage, o: CrownOptions): void {
  const { x, y, w, h, dab = 7 } = o
  const random = s.random(o.seed ?? x + y * 3)
  const lit = o.lit ?? 0.85
  const tones =
    o.tones ?? [0, 0.22, 0.5, 0.9].map((l) => s.shade(o.colour ?? '#3c7a4a', l * lit, o.depth ?? 0))
  const dir = s.lightSide(x)
  const count = o.density ?? Math.max(24, Math.min(150, (w * h) / (dab * dab * 2)))
  tones.forEach((tone, k) => {
    const q = k / Math.max(1, tones.length - 1)
    const shrink = 1 - q * 0.42
    const dabs: string[] = k === 0 ? [ellipsePath(x, y - h * 0.47, w * 0.44, h * 0.44)] : []
    for (let i = 0; i < count * (1 - q * 0.45); i++) {
      const a = random() * 2 * Math.PI
      const r = Math.sqrt(random())
      const px = x + dir * q * w * 0.16 + ((Math.cos(a) * r * w) / 2) * shrink
      const py = y - h * 0.5 - q * h * 0.2 + ((Math.sin(a) * r * h) / 2) * shrink
      dabs.push(brushDab(px, py, dab * (0.6 + random() * 0.8) * (1.25 - q * 0.5), (random() - 0.5) * 1.4))
    }
    s.path(dabs.join(''), tone)
  })
}

function brushDab(x: number, y: number, size: number, turn: number): string {
  const [ux, uy] = [Math.cos(turn) * size, Math.sin(turn) * size]
  const [vx, vy] = [-Math.sin(turn) * size * 0.88, Math.cos(turn) * size * 0.88]
  return (
    `M${round1(x - ux)} ${round1(y - uy)}Q${round1(x - vx)} ${round1(y - vy)} ${round1(x + ux)} ${round1(y + uy)}` +
    `Q${round1(x + vx)} ${round1(y + vy)} ${round1(x - ux)} ${round1(y - uy)}Z`
  )
}

export interface ShrubsOptions {
  readonly from: number
  readonly to: number
  /** Foot of the shrubs, or a line. */
  readonly y: number | ((x: number) => number)
  readonly h: number
  readonly colour?: string
  readonly n?: number
  readonly depth?: number
  readonly lit?: number
  readonly dab?: number
  readonly seed?: number
}

/** A row of shrubs, nearer ones in front. */
export const shrubs = (o: ShrubsOptions): Layer => svg((s) => drawShrubs(s, o))

export function drawShrubs(s: Stage, o: ShrubsOptions): void {
  const random = s.random(o.seed ?? o.from)
  const n = o.n ?? Math.max(4, Math.round((o.to - o.from) / (o.h * 0.6)))
  const places = range(n).map((i) => {
    const x = lerp(o.from, o.to, (i + random() * 0.9) / n)
    const y = (typeof o.y === 'function' ? o.y(x) : o.y) + random() * o.h * 0.4
    return { x, y, h: o.h * (0.7 + random() * 0.7) }
  })
  places.sort((a, b) => a.y - b.y)
  for (const { x, y, h } of places) {
    drawCrown(s, {
      x,
      y,
      h,
      w: h * 1.5,
      dab: o.dab ?? 8,
      density: 60,
      colour: o.colour,
      depth: o.depth,
      lit: o.lit,
      seed: x,
    } as CrownOptions)
  }
}

export interface TreeOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly colour?: string
  readonly seed?: number
}

export const cypress = (o: TreeOptions): Layer => svg((s) => drawCypress(s, o))

export function drawCypress(s: Stage, o: TreeOptions): void {
  const { x, y, h, depth = 0 } = o
  const w = h * 0.13
  const d =
    `M${round1(x)} ${round1(y - h)}C${round1(x + w)} ${round1(y - h * 0.6)} ${round1(x + w * 1.2)} ${round1(y - h * 0.2)} ${round1(x + w * 0.5)} ${round1(y)}` +
    `L${round1(x - w * 0.5)} ${round1(y)}C${round1(x - w * 1.2)} ${round1(y - h * 0.2)} ${round1(x - w)} ${round1(y - h * 0.6)} ${round1(x)} ${round1(y - h)}Z`
  const colour = o.colour ?? '#24543f'
  const [lit, dark] = [s.shade(colour, 0.65, depth), s.shade(colour, 0.05, depth)]
  s.path(d, s.lin(s.lightSide(x) > 0 ? [dark, dark, lit] : [lit, dark, dark], 0, 0, 1, 0))
}

/** Mediterranean umbrella pine: bare forked trunk, flat cushions of needles. */
export const umbrellaPine = (o: TreeOptions): Layer => svg((s) => drawUmbrellaPine(s, o))

export function drawUmbrellaPine(s: Stage, o: TreeOptions): void {
  const { x, y, h, depth = 0 } = o
  const dir = s.lightSide(x)
  const [dark, lit] = [s.shade('#7a5546', 0.12, depth), s.shade('#a8765a', 0.8, depth)]
  const bark = s.lin(dir > 0 ? [dark, lit] : [lit, dark], x - h * 0.05, 0, x + h * 0.07, 0, true)
  const at = (dx: number, up: number): Point => [x + dx * h, y - up * h]
  const limb = (points: Point[], w: number) =>
    s.path(
      ribbon(points, (t) => w * h * (1 - t * 0.5), 1),
      bark,
    )
  limb([at(0.031, 0.36), at(0.05, 0.46), at(0.1, 0.6), at(0.17, 0.7), at(0.25, 0.79)], 0.0125)
  limb([at(0.033, 0.42), at(0.0, 0.54), at(-0.08, 0.67), at(-0.2, 0.78)], 0.0115)
  limb([at(0.06, 0.48), at(0.085, 0.6), at(0.09, 0.7), at(0.075, 0.8)], 0.008)
  limb(
    [at(0.0, 0), at(0.006, 0.12), at(0.026, 0.26), at(0.034, 0.4), at(0.022, 0.56), at(-0.012, 0.74)],
    0.019,
  )
  const cushions = [
    [-0.28, 0.735, 0.36, 0.1],
    [0.3, 0.745, 0.34, 0.1],
    [0.02, 0.735, 0.46, 0.12],
    [-0.16, 0.79, 0.42, 0.12],
    [0.18, 0.8, 0.42, 0.12],
    [0.02, 0.845, 0.46, 0.13],
  ] as const
  for (const [dx, up, w, tall] of cushions) {
    const [cx, cy] = at(dx, up)
    drawCrown(s, {
      x: cx,
      y: cy,
      w: w * h,
      h: tall * h,
      colour: o.colour ?? '#2a5d45',
      depth,
      dab: Math.max(1.4, h * 0.0095),
      density: h > 240 ? 230 : h > 100 ? 110 : 40,
      seed: (o.seed ?? x) + dx * 40,
    })
  }
}

/** A broad leafy tree: trunk and several crowns. */
export const tree = (
  o: TreeOptions & { readonly w?: number; readonly trunk?: string; readonly tones?: readonly string[] },
): Layer => svg((s) => drawTree(s, o))

export function drawTree(
  s: Stage,
  o: TreeOptions & { readonly w?: number; readonly trunk?: string; readonly tones?: readonly string[] },
): void {
  const { x, y, h, depth = 0 } = o
  const w = o.w ?? h * 0.9
  const bark = s.shade(o.trunk ?? '#5a4038', 0.3, depth)
  s.path(
    ribbon(
      [
        [x, y],
        [x + h * 0.01, y - h * 0.3],
        [x - h * 0.01, y - h * 0.62],
      ],
      (t) => h * 0.03 * (1 - t * 0.4),
    ),
    bark,
  )
  s.path(
    ribbon(
      [
        [x, y - h * 0.3],
        [x + w * 0.12, y - h * 0.46],
        [x + w * 0.24, y - h * 0.6],
      ],
      (t) => h * 0.017 * (1 - t * 0.5),
    ),
    bark,
  )
  s.path(
    ribbon(
      [
        [x, y - h * 0.34],
        [x - w * 0.1, y - h * 0.5],
        [x - w * 0.22, y - h * 0.62],
      ],
      (t) => h * 0.015 * (1 - t * 0.5),
    ),
    bark,
  )
  const masses = [
    [-0.27, 0.4, 0.5, 0.34],
    [0.28, 0.42, 0.5, 0.34],
    [0, 0.34, 0.52, 0.36],
    [-0.12, 0.58, 0.56, 0.36],
    [0.16, 0.6, 0.48, 0.34],
  ] as const
  masses.forEach(([dx, up, mw, mh], i) => {
    drawCrown(s, {
      x: x + dx * w,
      y: y - up * h,
      w: w * mw,
      h: h * mh,
      colour: o.colour ?? '#3c7a4a',
      depth,
      dab: Math.max(2, h * 0.024),
      density: 90,
      seed: (o.seed ?? x) + i * 7,
      ...(o.tones ? { tones: o.tones } : {}),
    })
  })
}

export interface BoughOptions {
  /** Where the bough enters, usually outside the frame. */
  readonly x: number
  readonly y: number
  /** 1 grows to the right, -1 to the left. */
  readonly direction?: 1 | -1
  readonly size?: number
  readonly colour?: string
  readonly seed?: number
}

/** Pine bough reaching into the picture from a corner. */
export const pineBough = (o: BoughOptions): Layer => svg((s) => drawPineBough(s, o))

export function drawPineBough(s: Stage, o: BoughOptions): void {
  const k = o.size ?? 1
  const dir = o.direction ?? -1
  const at = (dx: number, dy: number): Point => [o.x + dir * dx * k, o.y + dy * k]
  const bark = s.shade('#5a4048', 0.12)
  const limb = (points: Point[], w: number) =>
    s.path(
      ribbon(points, (t) => w * k * (1 - t * 0.7)),
      bark,
    )
  limb([at(-40, 175), at(90, 100), at(210, 66), at(340, 60)], 6)
  limb([at(60, 112), at(150, 146), at(235, 162)], 4)
  limb([at(150, 78), at(200, 30), at(280, -10)], 4)
  const tufts = [
    [340, 74, 170, 56],
    [255, 14, 190, 60],
    [245, 176, 150, 48],
    [140, 48, 200, 70],
    [115, 152, 165, 56],
    [25, 96, 180, 72],
    [10, 210, 150, 60],
  ] as const
  tufts.forEach(([dx, dy, w, h], i) => {
    const [x, y] = at(dx, dy)
    drawCrown(s, {
      x,
      y,
      w: w * k,
      h: h * k,
      colour: o.colour ?? '#2f6a4c',
      dab: 5.5 * k,
      density: 190,
      lit: 0.9,
      seed: (o.seed ?? 1) + i * 10,
    })
  })
}

export interface BlossomOptions {
  readonly x: number
  readonly y: number
  /** Radians; 0 grows to the right. */
  readonly angle: number
  readonly length: number
  readonly width?: number
  readonly density?: number
  /** Petal colours from shade to light. */
  readonly petals?: readonly string[]
  readonly seed?: number
}

/** A flowering branch: dark limbs, five-petalled clusters in four tones. */
export const blossom = (o: BlossomOptions): Layer => svg((s) => drawBlossom(s, o))

export function drawBlossom(s: Stage, o: BlossomOptions): void {
  const random = s.random(o.seed ?? o.x + o.y)
  const limbs: { points: Point[]; width: number }[] = []
  const tips: Point[] = []
  growLimb(o.x, o.y, o.angle, o.length, o.width ?? 13, 0, random, limbs, tips)
  const bark = s.shade('#4a2f44', 0.15)
  for (const { points, width } of limbs)
    s.path(
      ribbon(points, (t) => (width * (1 - t * 0.75)) / 2),
      bark,
    )
  const petals = o.petals ?? ['#c9739a', '#ea9fb6', '#f9c9d0', '#fff0ec']
  petals.forEach((petal, k) => {
    const flowers = tips.flatMap(([x, y]) =>
      range(Math.round((k === 3 ? 3 : 5) * (o.density ?? 1))).map(() => flower(x, y, k, random)),
    )
    s.path(flowers.join(''), s.shade(petal, 0.45 + k * 0.18))
  })
}

function growLimb(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  generation: number,
  random: Random,
  limbs: { points: Point[]; width: number }[],
  tips: Point[],
): void {
  const points: Point[] = [[x, y]]
  const steps = 7
  for (let i = 0; i < steps; i++) {
    angle += (random() - 0.5) * 0.38
    x += (Math.cos(angle) * length) / steps
    y += (Math.sin(angle) * length) / steps
    points.push([x, y])
    if (generation < 3 && i > 1 && random() < 0.52) {
      const turn = (random() < 0.5 ? -1 : 1) * (0.5 + random() * 0.55)
      growLimb(
        x,
        y,
        angle + turn,
        length * (0.42 + random() * 0.25),
        width * 0.55,
        generation + 1,
        random,
        limbs,
        tips,
      )
    }
    if (generation > 0 || i > 2) tips.push([x, y])
  }
  limbs.push({ points, width })
}

function flower(x: number, y: number, k: number, random: Random): string {
  const a = random() * 2 * Math.PI
  const away = (random() + random()) * 17 * (1 - k * 0.06)
  const r = (k === 0 ? 9 : 7.5 - k * 1.1) * (0.6 + random() * 0.6)
  const px = x + Math.cos(a) * away - k * 1.6
  const py = y + Math.sin(a) * away * 0.85 - k * 3
  if (k === 0 || random() > 0.75) return ellipsePath(px, py, r * 0.8)
  const turn = random() * 6
  return range(5)
    .map((j) =>
      ellipsePath(
        px + Math.cos(turn + j * 1.2566) * r * 0.55,
        py + Math.sin(turn + j * 1.2566) * r * 0.55,
        r * 0.5,
      ),
    )
    .join('')
}

/** Petals on the wind over the whole camera. */
export const petals = (o: {
  n?: number
  colour?: string
  opacity?: number
  size?: number
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? 5)
    const k = o.size ?? 1
    const drift = range(o.n ?? 40).map(() => {
      const x = s.left + random() * (s.right - s.left)
      const y = s.top + random() * (s.bottom - s.top)
      const a = random() * 6
      const l = (4 + random() * 7) * k
      const [ux, uy] = [Math.cos(a) * l, Math.sin(a) * l]
      return `M${round1(x)} ${round1(y)}q${round1(ux)} ${round1(uy - 3 * k)} ${round1(ux * 1.6)} ${round1(uy * 1.2)}q${round1(-ux)} ${round1(3 * k)} ${round1(-ux * 1.6)} ${round1(-uy * 1.2)}`
    })
    s.path(drift.join(''), s.shade(o.colour ?? '#ffdfe4', 0.95), `opacity="${o.opacity ?? 0.8}"`)
  })

export interface LeavesOptions {
  /** Corner the leaves come from. */
  readonly corner: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'
  readonly kind?: 'palm' | 'monstera' | 'banana' | 'fern' | 'olive'
  readonly size?: number
  readonly colour?: string
  readonly n?: number
  readonly lit?: number
  readonly seed?: number
}

/** Large leaves framing one corner of the camera, whatever the camera is. */
export const cornerLeaves = (o: LeavesOptions): Layer => svg((s) => drawCornerLeaves(s, o))

export function drawCornerLeaves(s: Stage, o: LeavesOptions): void {
  const random = s.random(o.seed ?? 9)
  const right = o.corner.endsWith('right')
  const bottom = o.corner.startsWith('bottom')
  const k = o.size ?? 1
  const x = (right ? s.right : s.left) + (right ? 20 : -20)
  const y = (bottom ? s.bottom : s.top) + (bottom ? 20 : -20)
  const inward = Math.atan2(bottom ? -1 : 1, right ? -1 : 1)
  const n = o.n ?? 7
  const lit = o.lit ?? 0.6
  for (let i = 0; i < n; i++) {
    const angle = inward + ((i + 0.5) / n - 0.5) * 1.9 + (random() - 0.5) * 0.2
    const length = k * (230 + random() * 170)
    drawLeaf(s, {
      x: x + (random() - 0.5) * 60 * k,
      y: y + (random() - 0.5) * 60 * k,
      angle,
      length,
      kind: o.kind ?? 'palm',
      colour: o.colour ?? '#2a6450',
      lit: lit * (0.35 + 0.65 * random()),
      bend: (random() - 0.35) * 0.7 * (right ? -1 : 1),
    })
  }
}

export interface LeafOptions {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly kind: NonNullable<LeavesOptions['kind']>
  readonly colour: string
  readonly lit: number
  readonly bend: number
}

/** One big leaf along a bent rib. */
export function drawLeaf(s: Stage, o: LeafOptions): void {
  const spine: Point[] = range(13).map((i) => {
    const t = i / 12
    const a = o.angle + o.bend * t
    return [o.x + Math.cos(a) * o.length * t, o.y + Math.sin(a) * o.length * t]
  })
  const light = s.shade(o.colour, o.lit + 0.25)
  const dark = s.shade(o.colour, o.lit * 0.35)
  const half = { palm: 0.3, monstera: 0.34, banana: 0.16, fern: 0.2, olive: 0.2 }[o.kind]
  for (const side of [-1, 1]) {
    const fill = side * Math.cos(o.angle) > 0 ? dark : light
    if (o.kind === 'banana') {
      const edge: Point[] = spine.map((p, i) =>
        offset(spine, i, p, side * o.length * half * Math.sin(Math.PI * (0.06 + (i / 12) * 0.94)) ** 0.6),
      )
      s.path(
        `M${[...spine, ...edge.reverse()].map((p) => `${round1(p[0])} ${round1(p[1])}`).join('L')}Z`,
        fill,
      )
      continue
    }
    s.path(leafBlades(spine, o, side, half), fill)
  }
  s.path(
    ribbon(spine, (t) => o.length * 0.008 * (1.3 - t)),
    s.shade('#a8b06a', o.lit * 0.8),
  )
}

function leafBlades(spine: readonly Point[], o: LeafOptions, side: number, half: number): string {
  const n = { palm: 30, monstera: 8, banana: 1, fern: 26, olive: 11 }[o.kind]
  const broad = { palm: 0.5, monstera: 0.85, banana: 1, fern: 0.62, olive: 0.55 }[o.kind]
  const lean = { palm: 0.75, monstera: 1.1, banana: 1, fern: 1.05, olive: 0.8 }[o.kind]
  return range(n)
    .map((i) => {
      const t = (i + 0.8) / (n + 0.3)
      const at = along(spine, t)
      const next = along(spine, Math.min(1, t + 0.03))
      const heading = Math.atan2(next[1] - at[1], next[0] - at[0])
      const reach = o.length * half * Math.sin(Math.PI * (0.12 + t * 0.86)) ** 0.75
      const turn = heading + side * lean
      const root = (o.length / n) * broad
      const tip: Point = [
        at[0] + Math.cos(turn) * reach,
        at[1] + Math.sin(turn) * reach + (o.kind === 'palm' ? reach * 0.12 : 0),
      ]
      const [rx, ry] = [Math.cos(heading) * root * 0.5, Math.sin(heading) * root * 0.5]
      const bulge = o.kind === 'monstera' || o.kind === 'olive' ? 0.75 : 0.35
      const mid: Point = [(at[0] + tip[0]) / 2, (at[1] + tip[1]) / 2]
      return (
        `M${round1(at[0] - rx)} ${round1(at[1] - ry)}Q${round1(mid[0] - rx * bulge * 2)} ${round1(mid[1] - ry * bulge * 2)} ${round1(tip[0])} ${round1(tip[1])}` +
        `Q${round1(mid[0] + rx * bulge * 2.6)} ${round1(mid[1] + ry * bulge * 2.6)} ${round1(at[0] + rx)} ${round1(at[1] + ry)}Z`
      )
    })
    .join('')
}

function along(line: readonly Point[], t: number): Point {
  const at = t * (line.length - 1)
  const i = Math.min(line.length - 2, Math.floor(at))
  const [a, b] = [line[i] as Point, line[i + 1] as Point]
  return [lerp(a[0], b[0], at - i), lerp(a[1], b[1], at - i)]
}

function offset(line: readonly Point[], i: number, p: Point, by: number): Point {
  const next = line[Math.min(i + 1, line.length - 1)] as Point
  const before = line[Math.max(0, i - 1)] as Point
  const a = Math.atan2(next[1] - before[1], next[0] - before[0]) + Math.PI / 2
  return [p[0] + Math.cos(a) * by, p[1] + Math.sin(a) * by]
}
