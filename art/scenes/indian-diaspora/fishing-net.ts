import { type Point, quadratic, ribbon } from '../../engine/geometry.ts'
import { lerp, range, round1 } from '../../engine/numbers.ts'
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

/** Cantilevered shore net of Fort Kochi, its boom to the left, stones and ropes to the right. */
export function drawShoreNet(s: Stage, o: NetOptions): void {
  const k = o.size / 100
  const depth = o.depth ?? 0
  const lift = (o.raised ?? 0.7) * 34
  const at = (x: number, y: number): Point => [o.x + x * k, o.y + y * k]
  const pole = (from: Point, to: Point, bend: number, width: number, lit = 0.25) => {
    const mid: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - bend * k]
    s.path(
      ribbon(
        range(9).map((i) => quadratic(from, mid, to, i / 8)),
        (t) => width * k * (1 - t * 0.55),
      ),
      s.shade('#4a2c3c', lit, depth),
    )
  }
  const apex = at(-58, -70 - lift * 0.55)
  const corners = [
    at(-104, -20 - lift),
    at(-70, -4 - lift),
    at(-14, -20 - lift),
    at(-50, -34 - lift),
  ] as const
  drawMesh(s, corners, k, depth)
  pole(apex, corners[3], 6, 0.7)
  pole(apex, corners[0], 9, 0.9)
  pole(apex, corners[2], 8, 0.9)
  pole(at(-6, 0), apex, 3, 1.7)
  pole(at(8, 0), apex, 3, 1.7, 0.4)
  pole(apex, corners[1], 7, 1)
  pole(at(0, 2), at(14, -62), 0, 1.4)
  const ropes = [
    [14, -62],
    [apex[0], apex[1]],
  ] as const
  s.line(
    `M${ropes[1][0]} ${ropes[1][1]}Q${at(-20, -84)} ${at(...ropes[0])}`.replaceAll(',', ' '),
    s.shade('#4a2c3c', 0.2, depth),
    0.5 * k,
  )
  drawStones(s, at, k, depth)
}

function drawMesh(s: Stage, corners: readonly [Point, Point, Point, Point], k: number, depth: number): void {
  const [a, b, c, d] = corners
  const belly = (u: number, v: number): Point => {
    const x = lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v)
    const y = lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v)
    return [x, y + 26 * k * Math.sin(Math.PI * u) * Math.sin(Math.PI * v)]
  }
  const strand = (points: readonly Point[]) =>
    `M${points.map((p) => `${round1(p[0])} ${round1(p[1])}`).join('L')}`
  const steps = range(13).map((i) => i / 12)
  const outline = [
    ...steps.map((u) => belly(u, 0)),
    ...steps.map((v) => belly(1, v)),
    ...steps.map((u) => belly(1 - u, 1)),
    ...steps.map((v) => belly(0, 1 - v)),
  ]
  const sag = range(13).map((i) => belly(i / 12, 0.5))
  s.path(`${strand(outline)}Z`, s.shade('#5a4a5c', 0.3, depth), 'opacity=".3"')
  s.path(`${strand([a, ...sag, c])}Z`, s.shade('#5a4a5c', 0.2, depth), 'opacity=".18"')
  const mesh = range(17).flatMap((i) => [
    strand(steps.map((t) => belly(i / 16, t))),
    strand(steps.map((t) => belly(t, i / 16))),
  ])
  s.line(mesh.join(''), s.shade('#3a2438', 0.2, depth), Math.max(0.5, 0.16 * k), 'opacity=".75"')
}

/** Counterweights: stones hanging on ropes from the short arm. */
function drawStones(s: Stage, at: (x: number, y: number) => Point, k: number, depth: number): void {
  const [px, py] = at(14, -62)
  for (const [x, y] of [
    [20, -44],
    [25, -36],
    [31, -27],
    [37, -18],
  ] as const) {
    const [sx, sy] = at(x, y)
    s.line(
      `M${round1(px)} ${round1(py)}L${round1(sx)} ${round1(sy)}`,
      s.shade('#3a2438', 0.2, depth),
      0.35 * k,
    )
    s.ellipse(
      sx,
      sy + 2 * k,
      2.1 * k,
      2.7 * k,
      s.rad([s.shade('#c89a7a', 0.9, depth), s.shade('#4a3048', 0.25, depth)], 0.35, 0.3, 0.7),
    )
  }
}
