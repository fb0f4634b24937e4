import { type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

interface RopeOptions {
  readonly see: (p: World) => Point
  /** Points of its middle, in metres. */
  readonly line: readonly World[]
  readonly radius: number
  /** Towards the sun. */
  readonly sun: World
}

/** How far across the rope: three flat strips stand for its roundness. */
const STRIPS = [-1, -0.42, 0.42, 1] as const
const STRAND = 1.5
const MANILA = ['#e9cf9a', '#dcbc82', '#e4c78e'] as const

type Cross = (along: number, across: number) => Point

/** Laid rope: slanting strands, each cut in three flat tones by one sun. */
export function drawRope(s: Stage, o: RopeOptions): void {
  const path = walk(o.line)
  const cross: Cross = (along, across) => {
    const { at, side } = path.at(along)
    return o.see([at[0] + side[0] * across * o.radius, at[1], at[2] + side[1] * across * o.radius])
  }
  const n = Math.ceil(path.length / 0.05)
  const edge = (across: number) => range(n + 1).map((i) => cross((i / n) * path.length, across))
  s.path(polygon([...edge(-1), ...edge(1).reverse()]), s.shade('#6a4f34', 0.2))
  const planes = new Map<string, string>()
  const step = o.radius * STRAND
  for (const k of range(Math.floor(path.length / step) - 1)) {
    const { side } = path.at((k + 0.5) * step)
    for (const i of range(3)) {
      const colour = s.shade(MANILA[k % 3] as string, toneOf(side, (i - 1) * 0.68, o.sun))
      planes.set(colour, (planes.get(colour) ?? '') + strand(cross, k * step, step, i))
    }
  }
  for (const [colour, d] of planes) s.path(d, colour)
}

function strand(cross: Cross, from: number, step: number, i: number): string {
  const [a, b] = [STRIPS[i] as number, STRIPS[i + 1] as number]
  const at = (t: number, across: number) => cross(from + step * (t + across * 0.55), across)
  return polygon([at(0.04, a), at(0.9, a), at(0.9, b), at(0.04, b)])
}

function toneOf(side: readonly [number, number], across: number, sun: World): number {
  const up = Math.sqrt(1 - across * across)
  const facing = (side[0] * across * sun[0] + up * sun[1] + side[1] * across * sun[2]) / Math.hypot(...sun)
  if (facing > 0.86) return 1.05
  if (facing > 0.6) return 0.86
  return facing > 0.3 ? 0.52 : 0.24
}

/** A line that can be asked by its length. */
function walk(line: readonly World[]) {
  const marks: number[] = [0]
  for (const i of range(line.length - 1)) {
    const [a, b] = [line[i] as World, line[i + 1] as World]
    marks.push((marks[i] as number) + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]))
  }
  const length = marks[marks.length - 1] as number
  const at = (along: number) => {
    const wanted = Math.max(0, Math.min(length, along))
    const next = marks.findIndex((mark, i) => i > 0 && mark >= wanted)
    const i = Math.max(1, next)
    const [a, b] = [line[i - 1] as World, line[i] as World]
    const [from, to] = [marks[i - 1] as number, marks[i] as number]
    const t = to > from ? (wanted - from) / (to - from) : 0
    const run = Math.hypot(b[0] - a[0], b[2] - a[2]) || 1
    const side = [(b[2] - a[2]) / run, -(b[0] - a[0]) / run] as const
    return { at: [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)] as const, side }
  }
  return { length, at }
}

interface CoilOptions {
  readonly x: number
  readonly z: number
  readonly inner: number
  readonly turns: number
  readonly pitch: number
  /** Angle at which the rope leaves the coil, radians. */
  readonly leaves: number
  readonly up: number
}

/** A flat coil from its heart outwards. */
export const flatCoil = (o: CoilOptions): World[] =>
  range(o.turns * 40 + 1).map((i): World => {
    const angle = o.leaves - ((o.turns * 40 - i) / 40) * 2 * Math.PI
    const r = o.inner + (i / 40) * o.pitch
    return [o.x + Math.cos(angle) * r, o.up, o.z + Math.sin(angle) * r]
  })
