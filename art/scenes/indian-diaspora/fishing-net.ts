import { type Point, polygon, quadratic, ribbon } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface NetOptions {
  /** Foot of the swinging frame and the size of the whole machine. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly depth?: number
  /** 0 the net is in the water .. 1 fully raised. */
  readonly raised?: number
}

const WOOD = '#5c3a40'
const MAST: Point = [20, -74]

/** Where the ropes come down to those who haul: the head of the short arm. */
export const mastOf = ({ x, y, size }: NetOptions): Point => [
  x + (MAST[0] * size) / 100,
  y + (MAST[1] * size) / 100,
]

/** Cantilevered shore net of Fort Kochi, its boom to the left, stones and ropes to the right. */
export function drawShoreNet(s: Stage, o: NetOptions): void {
  const k = o.size / 100
  const depth = o.depth ?? 0
  const lift = (o.raised ?? 0.7) * 30
  const at = (x: number, y: number): Point => [o.x + x * k, o.y + y * k]
  const pole = (from: Point, to: Point, bend: number, width: number, lit: number) => {
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - bend * k]
    const line = (shift: number) =>
      ribbon(
        range(11).map((i) => {
          const [px, py] = quadratic(from, mid, to, i / 10)
          return [px + shift, py] as const
        }),
        (t) => width * k * (1 - t * 0.5) * (shift ? 0.4 : 1),
      )
    s.path(line(0), s.shade(WOOD, lit, depth))
    s.path(line(-width * k * 0.4), s.shade('#e0a86c', 0.9, depth))
  }
  const apex = at(-48, -92 - lift * 0.42)
  const [left, front, right, back] = [
    at(-102, -34 - lift),
    at(-66, -14 - lift),
    at(-8, -32 - lift),
    at(-44, -48 - lift),
  ] as const
  pole(apex, back, 5, 0.55, 0.3)
  drawMesh(s, [left, front, right, back], k, depth)
  pole(apex, left, 12, 0.9, 0.2)
  pole(apex, right, 10, 0.9, 0.2)
  pole(at(-8, 0), apex, 2, 1.6, 0.12)
  pole(at(10, 0), apex, 2, 1.6, 0.2)
  s.line(
    polygon([at(-3, -10), at(7, -8)], false) + polygon([at(-15, -32), at(-6, -29)], false),
    s.shade(WOOD, 0.2, depth),
    k * 1.2,
  )
  pole(apex, front, 9, 1, 0.16)
  pole(at(2, 1), at(...MAST), 0, 1.3, 0.14)
  const [mx, my] = at(...MAST)
  const [qx, qy] = at(-14, -104 - lift * 0.2)
  s.line(`M${apex[0]} ${apex[1]}Q${qx} ${qy} ${mx} ${my}`, s.shade(WOOD, 0.16, depth), 0.6 * k)
  drawStones(s, at, k, depth)
}

function drawMesh(
  s: Stage,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  k: number,
  depth: number,
): void {
  const belly = (u: number, v: number): Point => {
    const x = lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v)
    const y = lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v)
    return [x, y + 24 * k * Math.sin(Math.PI * u) ** 0.8 * Math.sin(Math.PI * v) ** 0.8]
  }
  const steps = range(13).map((i) => i / 12)
  const rim = [
    ...steps.map((u) => belly(u, 0)),
    ...steps.map((v) => belly(1, v)),
    ...steps.map((u) => belly(1 - u, 1)),
    ...steps.map((v) => belly(0, 1 - v)),
  ]
  s.path(polygon(rim), s.shade('#5f5a5c', 0.3, depth), 'opacity=".26"')
  const sag = steps.map((u) => belly(u, 0.5))
  s.path(polygon([a, ...sag, c, b]), s.shade('#4a4a5c', 0.2, depth), 'opacity=".22"')
  const mesh = range(23).flatMap((i) => [
    polygon(
      steps.map((t) => belly(i / 22, t)),
      false,
    ),
    polygon(
      steps.map((t) => belly(t, i / 22)),
      false,
    ),
  ])
  s.line(mesh.join(''), s.shade('#33304a', 0.2, depth), Math.max(0.45, 0.13 * k), 'opacity=".8"')
  s.line(polygon(rim), s.shade('#33304a', 0.16, depth), Math.max(0.8, 0.34 * k))
}

/** Counterweights: stones hanging on ropes from the short arm. */
function drawStones(s: Stage, at: (x: number, y: number) => Point, k: number, depth: number): void {
  const head = at(...MAST)
  const shape: readonly Point[] = [
    [-2, -1.6],
    [-0.6, -2.8],
    [1.4, -2.4],
    [2.3, -0.4],
    [1.6, 2],
    [-0.8, 2.6],
    [-2.4, 0.8],
  ]
  for (const [i, [x, y]] of (
    [
      [24, -56],
      [28, -48],
      [33, -41],
      [38, -33],
    ] as const
  ).entries()) {
    const [sx, sy] = at(x, y)
    s.line(polygon([head, [sx, sy]], false), s.shade('#33304a', 0.2, depth), 0.36 * k)
    const turn = i * 1.3
    const stone = shape.map(
      ([px, py]): Point => [
        sx + (px * Math.cos(turn) - py * Math.sin(turn)) * k,
        sy + 2 * k + (px * Math.sin(turn) + py * Math.cos(turn)) * k,
      ],
    )
    s.path(polygon(stone), s.shade('#6a5f74', 0.24, depth))
    s.clipped(polygon(stone), () =>
      s.path(
        polygon(stone),
        s.shade('#dcb890', 0.9, depth),
        `transform="translate(${-k * 1.7} ${-k * 0.6})"`,
      ),
    )
  }
}
