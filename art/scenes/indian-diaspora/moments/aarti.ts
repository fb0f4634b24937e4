import { ellipsePath, type Point, quadratic, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** One small flame: orange skirt, bright heart. */
function drawFlame(s: Stage, x: number, y: number, h: number, lean = 0): void {
  const leaf = (k: number) =>
    smooth(
      [
        [x - h * 0.2 * k, y - h * 0.16],
        [x - h * 0.12 * k, y - h * 0.5 * k],
        [x + lean * h, y - h * k],
        [x + h * 0.16 * k, y - h * 0.42 * k],
        [x + h * 0.18 * k, y - h * 0.14],
        [x, y],
      ],
      true,
      0.9,
    )
  s.circle(
    x,
    y - h * 0.4,
    h * 1.5,
    s.rad([
      ['#ffb44a', 0.5, 0],
      ['#ff8a2a', 0.14, 0.5],
      ['#ff8a2a', 0, 1],
    ]),
  )
  s.path(leaf(1), '#ff9a2c')
  s.path(leaf(0.72), '#ffd05a')
  s.path(leaf(0.42), '#fff6d0')
}

/** Brass lamp of many tiers with a flame at every rim; x, y is the hand that holds it. */
export function drawTieredLamp(s: Stage, x: number, y: number, h: number, lean = 0.1): void {
  const brass = s.lin([s.shade('#8a5220', 0.5), '#f6c85a', s.shade('#a8702c', 0.7)], 0, 0, 1, 0)
  s.path(`M${x - h * 0.025} ${y}L${x - h * 0.02} ${y - h}H${x + h * 0.02}L${x + h * 0.025} ${y}Z`, brass)
  for (const i of range(5)) {
    const cy = y - h * (0.28 + i * 0.17)
    const r = h * (0.3 - i * 0.05)
    s.path(
      `M${round1(x - r)} ${round1(cy)}Q${round1(x)} ${round1(cy + r * 0.5)} ${round1(x + r)} ${round1(cy)}Q${round1(x)} ${round1(cy - r * 0.22)} ${round1(x - r)} ${round1(cy)}Z`,
      brass,
    )
    const n = 7 - i
    for (const j of range(n)) drawFlame(s, x - r + (2 * r * j) / (n - 1), cy - 2, h * 0.13, lean)
  }
  drawFlame(s, x, y - h, h * 0.24, lean)
}

/** What the eye keeps of a swung lamp: many hair-thin strokes of gold along an arc. */
export function drawFireTrail(
  s: Stage,
  from: Point,
  over: Point,
  to: Point,
  width: number,
  salt: number,
): void {
  const random = s.random(salt)
  for (const i of range(26)) {
    const off = (random() - 0.5) * width
    const start = random() * 0.4
    const points = range(13).map((k) =>
      quadratic(
        [from[0], from[1] + off],
        [over[0] + off, over[1] + off],
        [to[0] + off * 0.4, to[1] + off],
        start + ((1 - start) * k) / 12,
      ),
    )
    const colour = ['#ff8a2c', '#ffb84a', '#ffe08a', '#fff2c8'][i % 4] as string
    s.line(
      smooth(points, false, 0.8),
      s.lin(
        [
          [colour, 0],
          [colour, 0.25],
          [colour, 0.95],
        ],
        from[0],
        from[1],
        to[0],
        to[1],
        true,
      ),
      0.8 + random() * 2.4,
    )
  }
  const sparks = range(40).map(() => {
    const [x, y] = quadratic(from, over, to, random())
    return ellipsePath(
      x + (random() - 0.5) * width * 2,
      y + (random() - 0.7) * width * 2,
      0.8 + random() * 1.8,
    )
  })
  s.path(sparks.join(''), '#ffe0a0', 'opacity=".85"')
}

/** Clay lamp floating or standing: leaf cup, flame, glow. */
export function drawDiya(s: Stage, x: number, y: number, w: number): void {
  s.ellipse(
    x,
    y,
    w * 1.9,
    w * 0.6,
    s.rad([
      ['#ffb44a', 0.5, 0],
      ['#ffb44a', 0, 1],
    ]),
  )
  s.path(
    `M${x - w / 2} ${y - w * 0.12}Q${x - w * 0.36} ${y + w * 0.24} ${x} ${y + w * 0.24}Q${x + w * 0.36} ${y + w * 0.24} ${x + w * 0.62} ${y - w * 0.16}Q${x} ${y + w * 0.04} ${x - w / 2} ${y - w * 0.12}Z`,
    s.lin([s.shade('#8a3f24', 0.4), '#e2803c', s.shade('#a84c2c', 0.7)], 0, 0, 1, 0),
  )
  drawFlame(s, x + w * 0.2, y - w * 0.1, w * 0.62)
}
