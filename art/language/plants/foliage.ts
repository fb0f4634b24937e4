import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

interface CrownOptions {
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

interface ShrubsOptions {
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

interface TreeOptions {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth?: number
  readonly colour?: string
  readonly seed?: number
}

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
