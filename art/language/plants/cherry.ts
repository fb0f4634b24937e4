import { ellipsePath, type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

interface CherryOptions {
  /** The limb, from its thick end to its tip: 'x,y x,y …'. */
  readonly limb: string
  readonly width: number
  /** Size of one flower. */
  readonly r: number
  /** Twigs along the limb, and how long they are. */
  readonly twigs?: number
  readonly reach?: number
  readonly flowers?: number
  readonly depth?: number
  readonly seed?: number
}

const PETALS = ['#b86a94', '#dc93b0', '#f3bccb', '#fde4e4'] as const

/** A cherry bough in flower: bark with a lit edge, drooping twigs, clusters of single flowers. */
export function drawCherryBough(s: Stage, o: CherryOptions): void {
  const random = s.random(o.seed ?? 3)
  const depth = o.depth ?? 0
  const limb = outline(o.limb)
  const at = (t: number): Point => {
    const f = Math.min(0.999, t) * (limb.length - 1)
    const i = Math.floor(f)
    const [a, b] = [limb[i] as Point, limb[i + 1] as Point]
    return [a[0] + (b[0] - a[0]) * (f - i), a[1] + (b[1] - a[1]) * (f - i)]
  }
  const girth = (t: number) => (o.width * (1 - 0.82 * t)) / 2
  s.path(ribbon(limb, girth), s.shade('#5a3a4c', 0.25, depth))
  s.path(
    ribbon(
      limb.map(([x, y]): Point => [x, y - o.width * 0.13]),
      (t) => girth(t) * 0.4,
    ),
    s.shade('#b88a8c', 0.9, depth),
    'opacity=".6"',
  )
  const clusters: Point[] = []
  const reach = o.reach ?? o.r * 8
  for (const i of range(o.twigs ?? 18)) {
    const t = 0.12 + (0.88 * (i + random())) / (o.twigs ?? 18)
    const [x, y] = at(t)
    const up = random() < 0.42 ? -1 : 1
    const bend = (random() - 0.5) * reach
    const tip: Point = [x + bend, y + up * reach * (0.35 + random() * 0.6)]
    const mid: Point = [x + bend * 0.3, y + up * reach * 0.3]
    s.path(
      ribbon([[x, y], mid, tip], (k) => (o.r * 0.3 * (1 - k * 0.6)) / 2 + 0.5),
      s.shade('#5a3a4c', 0.3, depth),
    )
    for (const k of [0.35, 0.62, 0.85, 1]) clusters.push([x + (tip[0] - x) * k, y + (tip[1] - y) * k])
  }
  for (const t of range(14)) clusters.push(at(0.35 + (t / 14) * 0.65))
  drawFlowers(s, clusters, o, depth, random)
}

function drawFlowers(
  s: Stage,
  clusters: readonly Point[],
  o: CherryOptions,
  depth: number,
  random: () => number,
): void {
  const each = o.flowers ?? 7
  const tones = PETALS.map((c, i) => s.shade(c, 0.35 + i * 0.22, depth))
  const hearts: string[][] = [[], [], [], []]
  const petals: string[][] = [[], [], [], []]
  for (const [x, y] of clusters)
    for (const i of range(each)) {
      const a = random() * 6.283
      const away = Math.sqrt(random()) * o.r * 2.6
      const tone = Math.min(3, Math.floor((i / each) * 4))
      const [px, py] = [x + Math.cos(a) * away - tone * 0.6, y + Math.sin(a) * away * 0.8 - tone * o.r * 0.16]
      const r = o.r * (0.7 + random() * 0.4)
      const turn = random() * 6
      const flat = 0.6 + random() * 0.4
      for (const k of range(5)) {
        const [ux, uy] = [Math.cos(turn + k * 1.2566), Math.sin(turn + k * 1.2566) * flat]
        petals[tone]?.push(ellipsePath(px + ux * r * 0.52, py + uy * r * 0.52, r * 0.46))
      }
      hearts[tone]?.push(ellipsePath(px, py, r * 0.2))
    }
  for (const tone of range(4)) {
    s.path((petals[tone] ?? []).join(''), tones[tone] ?? '#fde4e4')
    s.path((hearts[tone] ?? []).join(''), s.shade('#c2507c', 0.4 + tone * 0.12, depth), 'opacity=".75"')
  }
}
