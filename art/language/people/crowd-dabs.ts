import { mix } from '../../engine/colour.ts'
import type { Point } from '../../engine/geometry.ts'
import { polygon, smooth } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import type { Random } from '../../engine/random.ts'
import type { Stage } from '../../engine/stage.ts'
import { SKINS, type SkinName } from './figure-tones.ts'

interface CrowdOptions {
  /** Left and right edge of the crowd at its farthest and at its nearest row, and the y of their shoulders' foot. */
  readonly far: {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly h: number
    readonly depth?: number
  }
  readonly near: {
    readonly from: number
    readonly to: number
    readonly y: number
    readonly h: number
    readonly depth?: number
  }
  readonly rows: number
  /** Hues of the cloth; hats and scarves take them too. */
  readonly hues: readonly string[]
  readonly skins?: readonly SkinName[]
  /** Faces (they look at us) or hair (they look away). */
  readonly facing?: boolean
  /** 0..1: how close they stand, how many raise an arm, how many wear a hat. */
  readonly packed?: number
  readonly raised?: number
  readonly hats?: number
  readonly key?: number
  readonly seed?: number
}

interface Dab {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth: number
}

/** Heads and shoulders as torn dabs of colour, row behind row in perspective; h is the height of head and shoulders. */
export function crowdDabs(s: Stage, o: CrowdOptions): void {
  const random = s.random(o.seed ?? o.near.y)
  for (let row = 0; row < o.rows; row++) {
    const t = o.rows === 1 ? 1 : row / (o.rows - 1)
    // Rows lie closer together the farther they are.
    const k = t ** 1.5
    const h = lerp(o.far.h, o.near.h, k)
    const [from, to] = [lerp(o.far.from, o.near.from, k), lerp(o.far.to, o.near.to, k)]
    const y = lerp(o.far.y, o.near.y, k)
    const depth = lerp(o.far.depth ?? 0.2, o.near.depth ?? 0, t)
    const step = h * lerp(1.15, 0.66, o.packed ?? 0.7)
    for (let x = from + random() * step; x < to; x += step * (0.72 + random() * 0.56))
      drawDab(s, o, { x, y: y + (random() - 0.5) * h * 0.34, h: h * (0.86 + random() * 0.26), depth }, random)
  }
}

function drawDab(s: Stage, o: CrowdOptions, { x, y, h, depth }: Dab, random: Random): void {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const side = s.lightSide(x)
  const key = o.key ?? 1
  const cloth = pick(o.hues)
  const [skin, dark] = SKINS[pick(o.skins ?? (Object.keys(SKINS) as SkinName[]))]
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  const low = (colour: string) => tone(mix(colour, s.light.shadow, 0.2), 0.4 - key * 0.12)
  const torn = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + (px + (random() - 0.5) * 0.07) * h, y + (py + (random() - 0.5) * 0.05) * h])
  const wide = 0.36 + random() * 0.12
  const slope = random() * 0.06
  const shoulders = torn([
    [-wide, 0.1],
    [-wide * 0.98, -0.3],
    [-wide * 0.62, -0.47 + slope],
    [-0.1, -0.55],
    [0.1, -0.55],
    [wide * 0.62, -0.45 - slope * 0.4],
    [wide, -0.28],
    [wide, 0.1],
  ])
  const d = smooth(shoulders, true, 0.75)
  s.path(d, low(cloth))
  s.clipped(d, () =>
    s.path(d, tone(cloth, 0.5 + 0.5 * key), `transform="translate(${side * h * 0.13} ${-h * 0.03})"`),
  )
  const hx = x + (random() - 0.5) * h * 0.1
  const hy = y - h * (0.74 + random() * 0.05)
  const tilt = (random() - 0.5) * 0.5
  const oval = (rx: number, ry: number, dy = 0): Point[] =>
    [0, 1, 2, 3, 4, 5, 6].map((i) => {
      const a = (i / 7) * Math.PI * 2
      const [px, py] = [Math.cos(a) * rx * h, Math.sin(a) * ry * h + dy * h]
      return [hx + px * Math.cos(tilt) - py * Math.sin(tilt), hy + px * Math.sin(tilt) + py * Math.cos(tilt)]
    })
  if (random() < (o.raised ?? 0))
    drawArm(s, { x, y, h, depth }, random() < 0.5 ? -1 : 1, [skin, dark], random)
  const head = smooth(oval(0.145, 0.19), true, 0.95)
  s.path(head, tone(dark, 0.6))
  if (o.facing)
    s.clipped(head, () =>
      s.path(head, tone(skin, 0.55 + 0.45 * key), `transform="translate(${side * h * 0.07} 0)"`),
    )
  const hatted = random() < (o.hats ?? 0)
  const hair = hatted
    ? pick(o.hues)
    : pick(['#33222a', '#2a1c22', '#4a3026', '#6a4630', '#8a6a4a', '#b9b0b0'])
  const cap = smooth(oval(0.16, o.facing ? 0.12 : 0.185, o.facing ? -0.1 : -0.03), true, 0.95)
  s.path(cap, low(hair))
  s.clipped(cap, () =>
    s.path(cap, tone(hair, hatted ? 0.95 : 0.66), `transform="translate(${side * h * 0.06} ${-h * 0.02})"`),
  )
  if (hatted && random() < 0.5)
    s.path(smooth(oval(0.27, 0.06, o.facing ? -0.06 : 0.02), true, 0.95), tone(hair, 0.8))
}

/** One raised arm, tapered to a small hand. */
function drawArm(
  s: Stage,
  { x, y, h, depth }: Dab,
  to: -1 | 1,
  [skin, dark]: readonly [string, string],
  random: Random,
): void {
  const [ex, ey] = [x + to * h * (0.44 + random() * 0.1), y - h * (0.78 + random() * 0.2)]
  const [wx, wy] = [x + to * h * (0.3 + random() * 0.3), y - h * (1.3 + random() * 0.25)]
  const d = polygon([
    [x + to * h * 0.22, y - h * 0.46],
    [x + to * h * 0.4, y - h * 0.3],
    [ex + to * h * 0.06, ey],
    [wx + h * 0.035, wy],
    [wx - h * 0.035, wy - h * 0.06],
    [ex - to * h * 0.07, ey - h * 0.02],
  ])
  s.path(d, s.lightSide(x) === to ? s.shade(skin, 0.9, depth) : s.shade(dark, 0.7, depth))
}
