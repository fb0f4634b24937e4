import { mix } from '../../engine/colour.ts'
import { type Point, smooth } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface LeavesOptions {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly colour?: string
  /** Length of a leaf dab. */
  readonly leaf?: number
  /** Dabs per ten thousand square units. */
  readonly density?: number
  readonly depth?: number
  readonly seed?: number
  /** Blossom among the leaves, 0..1. */
  readonly bloom?: number
  readonly bloomColour?: string
  /** False leaves out the dark body behind the dabs. */
  readonly body?: boolean
  /** Leaves lie flat (0) or hang (1). */
  readonly hang?: number
}

/** A mass of foliage in gouache dabs: dark body, four tones towards the light. */
export function drawLeaves(s: Stage, o: LeavesOptions): void {
  const { x, y, rx, ry, leaf = 16, depth = 0, hang = 0.2 } = o
  const random = s.random(o.seed ?? x * 0.7 + y)
  const side = s.lightSide(x)
  const colour = o.colour ?? '#3f7d4a'
  const tones = [0.02, 0.22, 0.48, 0.72, 0.98].map((lit) => s.shade(colour, lit, depth))
  if (o.body !== false) {
    const edge = range(18).map((i): Point => {
      const a = (i / 18) * 2 * Math.PI
      const r = 0.82 + 0.2 * random()
      return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r]
    })
    s.path(smooth(edge, true, 0.8), s.lin([tones[1] as string, tones[0] as string]))
  }
  const paths = tones.map(() => '')
  const petals = ['', '', '']
  const count = ((o.density ?? 26) * Math.PI * rx * ry) / 10000
  for (let i = 0; i < count; i++) {
    const a = random() * 2 * Math.PI
    const r = Math.sqrt(random()) * (0.9 + 0.16 * random())
    const [u, v] = [Math.cos(a) * r, Math.sin(a) * r]
    const lit = 0.45 + 0.3 * side * u - 0.42 * v + (random() - 0.5) * 0.42
    const turn = (random() - 0.5) * 2.4 + (random() < hang ? Math.PI / 2 : 0)
    const dab = leafDab(x + u * rx, y + v * ry, leaf * (0.6 + 0.8 * random()), turn)
    if (o.bloom && random() < o.bloom * (0.4 + lit))
      petals[Math.max(0, Math.min(2, Math.floor(lit * 3)))] += dab
    else {
      const tone = Math.max(0, Math.min(4, Math.floor(lit * 5)))
      paths[tone] += dab
    }
  }
  for (const [i, d] of paths.entries()) s.path(d, tones[i] as string)
  const bloom = o.bloomColour ?? '#e0483a'
  for (const [i, d] of petals.entries())
    s.path(d, mix(s.shade(bloom, 0.2 + i * 0.4, depth), s.light.lit, i * 0.08))
}

function leafDab(x: number, y: number, length: number, turn: number): string {
  const [dx, dy] = [Math.cos(turn) * length * 0.5, Math.sin(turn) * length * 0.5]
  const [nx, ny] = [-dy * 0.55, dx * 0.55]
  const [x0, y0, x1, y1] = [x - dx, y - dy, x + dx, y + dy]
  return `M${round1(x0)} ${round1(y0)}Q${round1(x + nx)} ${round1(y + ny)} ${round1(x1)} ${round1(y1)}Q${round1(x - nx)} ${round1(y - ny)} ${round1(x0)} ${round1(y0)}Z`
}
