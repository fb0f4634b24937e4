import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface Sapling {
  readonly x: number
  readonly y: number
  readonly h: number
  readonly depth: number
}

const SHADOW_FALL: Point = [-1.15, 0.24]

/** Clumps of hanging leaf in heights of the tree: right, up, half width, half height, light. */
const CLUMPS = [
  [-0.17, 0.5, 0.17, 0.09, 0.12],
  [0.15, 0.47, 0.15, 0.08, 0.22],
  [-0.12, 0.68, 0.17, 0.1, 0.12],
  [0.1, 0.7, 0.17, 0.1, 0.3],
  [-0.25, 0.59, 0.12, 0.07, 0.3],
  [0.02, 0.58, 0.15, 0.08, 0.44],
  [0.24, 0.57, 0.14, 0.08, 0.6],
  [-0.03, 0.82, 0.16, 0.1, 0.4],
  [-0.18, 0.75, 0.1, 0.06, 0.46],
  [0.28, 0.63, 0.09, 0.05, 1],
  [0.15, 0.79, 0.12, 0.07, 0.85],
  [0.06, 0.92, 0.11, 0.07, 1],
  [0.13, 0.62, 0.08, 0.045, 0.9],
] as const

interface Clump {
  readonly d: string
  readonly root: Point
  readonly lit: number
}

/** Domed above, a fringe of drooping leaflets below. */
function clumpPath(s: Stage, x: number, y: number, rx: number, ry: number, salt: number): string {
  const random = s.random(salt)
  const n = Math.max(5, Math.round(rx / 4.5))
  const dome = range(13).map((i): Point => {
    const angle = Math.PI - (i / 12) * Math.PI
    return [x + Math.cos(angle) * rx, y - Math.sin(angle) * ry * (0.9 + 0.12 * Math.sin(i * 2.4 + salt))]
  })
  const fringe = range(n).flatMap((i): Point[] => {
    const [at, up] = [1 - (2 * (i + 0.35)) / n, 1 - (2 * (i + 1)) / n]
    const hang = ry * (0.5 + 0.75 * Math.sqrt(Math.max(0, 1 - at * at))) * (0.75 + random() * 0.5)
    return [
      [x + at * rx, y + hang],
      [x + up * rx, y + ry * 0.12],
    ]
  })
  return polygon([...dome, ...fringe])
}

function clumpsOf(s: Stage, { h }: Sapling, salt: number): Clump[] {
  const random = s.random(salt)
  const wide = 0.86 + random() * 0.26
  return CLUMPS.map(([right, up, rx, ry, lit], i) => {
    const [x, y] = [h * wide * (right + (random() - 0.5) * 0.06), -h * (up + (random() - 0.5) * 0.05)]
    return { d: clumpPath(s, x, y, h * rx, h * ry, salt * 20 + i), root: [x, y], lit }
  })
}

const stem = (h: number): string =>
  ribbon(
    range(8).map((i): Point => [Math.sin((i / 7) * 6) * h * 0.014, (-h * 0.86 * i) / 7]),
    (t) => h * (0.017 - 0.012 * t),
  )

/** The tree's own outline laid down on the sand, away from the low sun. */
export function drawSaplingShadow(s: Stage, o: Sapling, salt: number): void {
  const [dx, dy] = SHADOW_FALL
  s.group(`transform="matrix(1 0 ${-dx} ${-dy} ${round1(o.x)} ${round1(o.y)})"`, () => {
    const crown = clumpsOf(s, o, salt).map(({ d }) => d)
    s.path(stem(o.h), s.shade('#c9653c', 0.12, o.depth))
    for (const d of crown) s.path(d, s.shade('#c9653c', 0.12, o.depth))
  })
}

/** A young ghaf in flat greens, in its damp round of sand. */
export function drawSapling(s: Stage, o: Sapling, salt: number): void {
  const clumps = clumpsOf(s, o, salt)
  s.ellipse(o.x, o.y, o.h * 0.17, o.h * 0.042, s.shade('#f0a070', 0.95, o.depth))
  s.ellipse(o.x, o.y + o.h * 0.005, o.h * 0.135, o.h * 0.03, s.shade('#9a4a34', 0.3, o.depth))
  s.placed({ x: o.x, y: o.y }, () => {
    const twigs = clumps.map(
      ({ root: [x, y] }) =>
        `M0 ${round1(y * 0.62)}Q${round1(x * 0.3)} ${round1(y * 0.86)} ${round1(x)} ${round1(y)}`,
    )
    s.line(twigs.join(''), s.shade('#8a5f42', 0.3, o.depth), o.h * 0.008)
    s.path(stem(o.h), s.shade('#8a5f42', 0.6, o.depth))
    for (const { d, lit } of clumps) s.path(d, s.shade('#7fa04a', lit, o.depth))
  })
}

/** A cream label on string; two ruled lines stand for a name. */
export function drawTag(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k, turn: 8 }, () => {
    s.line('M0 0C6 6 12 8 16 16', s.shade('#f4e6c8', 1), 1.8)
    s.path('M6 22L16 11L26 22V62H6Z', s.shade('#fff8e8', 1.05)).path(
      'M6 22L16 11V62H6Z',
      s.shade('#ecd9b8', 0.8),
    )
    s.line('M10 34H22M10 42H20', s.shade('#7a4a5c', 0.3), 1.8)
  })
}

/** A child's drawing on a string: sun, hill, two figures, in crayon. */
export function drawChildsDrawing(s: Stage, x: number, y: number, k: number): void {
  s.placed({ x, y, scale: k, turn: -6 }, () => {
    s.line('M0 -36L-30 -34M0 -36L30 -34', s.shade('#c8575a', 0.8), 1.8)
    s.rect(-36, -34, 72, 54, s.shade('#fffaf0', 1)).path('M-36 20H36V16H-36Z', s.shade('#d9c8ac', 0.6))
    s.circle(18, -18, 8, '#f3a92a')
    const rays = range(8).map((i) => {
      const [c, n] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      return `M${round1(18 + c * 11)} ${round1(-18 + n * 11)}L${round1(18 + c * 15)} ${round1(-18 + n * 15)}`
    })
    s.line(rays.join(''), '#f3a92a', 1.8)
    s.line('M-32 12C-14 -2 6 -2 32 12', '#3f9a5a', 2.8)
    s.line('M-14 2V-12M-14 -9L-20 -4M-14 -9L-8 -4M-2 0V-8M-2 -6L-7 -3M-2 -6L3 -3', '#2f5f9c', 2)
    s.circle(-14, -15, 3, '#d9483c').circle(-2, -11, 2.4, '#d9483c')
  })
}
