import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

const LAMP = '#ffd98a'
const BRIGHT = '#fff0c0'

const tiered = (s: Stage, d: string, lit: number, colour: string): void => {
  s.path(d, s.shade(colour, lit, 0.06))
}

/** A pagoda of five storeys, lamps behind its paper walls. */
export function drawPagoda(s: Stage, x: number, y: number, h: number): void {
  s.rect(x - h * 0.2, y - h * 0.05, h * 0.4, h * 0.05, s.shade('#8a98a8', 0.5))
  for (const i of range(5)) {
    const foot = y - h * (0.05 + i * 0.155)
    const half = h * (0.135 - i * 0.014)
    const eave = half + h * 0.085
    s.rect(x - half, foot - h * 0.09, half * 2, h * 0.09, LAMP)
    const posts = range(5).map(
      (k) => `M${round1(x - half + (half * 2 * k) / 4)} ${round1(foot)}v${round1(-h * 0.09)}`,
    )
    s.line(posts.join(''), s.shade('#a83a34', 0.5), h * 0.012)
    s.path(
      `M${x - eave} ${foot - h * 0.096}Q${x - half} ${foot - h * 0.1} ${x - half * 0.86} ${foot - h * 0.155}H${x + half * 0.86}Q${x + half} ${foot - h * 0.1} ${x + eave} ${foot - h * 0.096}L${x + eave * 0.94} ${foot - h * 0.08}H${x - eave * 0.94}Z`,
      s.shade('#34588a', 0.45),
    )
    s.line(
      `M${x - eave} ${foot - h * 0.096}L${x - eave * 0.94} ${foot - h * 0.08}H${x + eave * 0.94}L${x + eave} ${foot - h * 0.096}`,
      s.shade('#e8c078', 0.7),
      1.4,
    )
  }
  const top = y - h * 0.825
  s.line(`M${x} ${top}V${top - h * 0.17}`, s.shade('#f0c868', 0.8), 2.4)
  for (const i of range(5))
    s.rect(x - 5 + i * 0.6, top - h * (0.03 + i * 0.024), 10 - i * 1.2, 2, s.shade('#f0c868', 0.8))
}

/** Two half-timbered gables, windows lit. */
export function drawTimberHouses(s: Stage, x: number, y: number, k: number): void {
  for (const [dx, w, wall] of [
    [0, 62, 58],
    [66, 54, 48],
  ] as const) {
    const [l, r, top] = [x + dx * k, x + (dx + w) * k, y - wall * k]
    const peak: Point = [(l + r) / 2, top - w * 0.8 * k]
    s.rect(l, top, r - l, wall * k, s.shade('#e8dcc0', 0.55, 0.06))
    s.path(polygon([[l, top], peak, [r, top]]), s.shade('#e8dcc0', 0.5, 0.06))
    const beams = [
      polygon(
        [
          [l, top],
          [r, top],
        ],
        false,
      ),
      polygon(
        [
          [l, y - wall * k * 0.5],
          [r, y - wall * k * 0.5],
        ],
        false,
      ),
      polygon(
        [
          [l, y],
          [l, top],
        ],
        false,
      ),
      polygon(
        [
          [r, y],
          [r, top],
        ],
        false,
      ),
      polygon([peak, [peak[0], top]], false),
      polygon(
        [
          [l + 4, top],
          [l + w * k * 0.3, y - wall * k * 0.5],
        ],
        false,
      ),
      polygon(
        [
          [r - 4, top],
          [r - w * k * 0.3, y - wall * k * 0.5],
        ],
        false,
      ),
    ]
    s.line(beams.join(''), s.shade('#4a3440', 0.25), 3 * k)
    s.line(
      polygon([[l - 5 * k, top + 5 * k], peak, [r + 5 * k, top + 5 * k]], false),
      s.shade('#8a4438', 0.45),
      6 * k,
    )
    for (const [u, up] of [
      [0.3, 0.6],
      [0.56, 0.6],
      [0.2, 0.1],
      [0.62, 0.1],
    ] as const)
      s.rect(l + u * w * k, y - wall * k * (up + 0.3), w * k * 0.17, wall * k * 0.26, u > 0.5 ? LAMP : BRIGHT)
    s.rect(peak[0] - w * 0.07 * k, top - w * 0.36 * k, w * 0.14 * k, w * 0.2 * k, LAMP)
  }
}

/** A stepped pyramid with a temple on top, fires on its stairs. */
export function drawSteppedPyramid(s: Stage, x: number, y: number, w: number): void {
  for (const i of range(5)) {
    const half = w * (0.5 - i * 0.078)
    const [low, high] = [y - i * w * 0.095, y - (i + 1) * w * 0.095]
    s.path(
      polygon([
        [x - half, low],
        [x + half, low],
        [x + half - w * 0.03, high],
        [x - half + w * 0.03, high],
      ]),
      s.shade('#a88a78', 0.34 + (i % 2) * 0.1, 0.06),
    )
    s.line(
      polygon(
        [
          [x - half + w * 0.03, high],
          [x + half - w * 0.03, high],
        ],
        false,
      ),
      s.shade('#f0c890', 0.6),
      1.2,
    )
  }
  s.path(
    polygon([
      [x - w * 0.09, y],
      [x + w * 0.09, y],
      [x + w * 0.06, y - w * 0.475],
      [x - w * 0.06, y - w * 0.475],
    ]),
    s.shade('#d8b890', 0.6),
  )
  const steps = range(15).map(
    (i) => `M${round1(x - w * 0.085)} ${round1(y - i * w * 0.032)}h${round1(w * 0.17)}`,
  )
  s.line(steps.join(''), s.shade('#7a5a58', 0.3), 1, 'opacity=".7"')
  s.rect(x - w * 0.11, y - w * 0.6, w * 0.22, w * 0.125, s.shade('#b89880', 0.5))
  s.rect(x - w * 0.03, y - w * 0.57, w * 0.06, w * 0.095, BRIGHT)
  for (const side of [-1, 1]) s.circle(x + side * w * 0.13, y - w * 0.01, 2.6, BRIGHT)
}

/** A lattice tower of iron, its edges picked out in lamps. */
export function drawIronTower(s: Stage, x: number, y: number, h: number): void {
  const half = (t: number) => h * (0.16 * (1 - t) ** 2.4 + 0.012)
  const steps = range(13).map((i) => i / 12)
  const edge = (side: number) => steps.map((t): Point => [x + side * half(t), y - h * t])
  s.path(polygon([...edge(-1), ...edge(1).reverse()]), s.shade('#5a6a98', 0.4, 0.1), 'opacity=".55"')
  const lattice = steps.slice(1).map((t, i) => {
    const t0 = steps[i] ?? 0
    return `M${round1(x - half(t0))} ${round1(y - h * t0)}L${round1(x + half(t))} ${round1(y - h * t)}M${round1(x + half(t0))} ${round1(y - h * t0)}L${round1(x - half(t))} ${round1(y - h * t)}`
  })
  s.line(lattice.join(''), s.shade('#e0b878', 0.6), 1.1)
  for (const side of [-1, 1]) s.line(polygon(edge(side), false), BRIGHT, 1.8)
  for (const t of [0.18, 0.42]) s.rect(x - half(t) * 1.3, y - h * t - 3, half(t) * 2.6, 5, LAMP)
  s.line(`M${x - h * 0.1} ${y}A${h * 0.1} ${h * 0.12} 0 0 1 ${x + h * 0.1} ${y}`, LAMP, 2)
  s.circle(x, y - h - 3, 3, '#ffffff')
}

/** A gate with a horseshoe arch between two square towers. */
export function drawHorseshoeGate(s: Stage, x: number, y: number, k: number): void {
  for (const side of [-1, 1]) {
    tiered(
      s,
      polygon([
        [x + side * 44 * k - 13 * k, y],
        [x + side * 44 * k + 13 * k, y],
        [x + side * 44 * k + 13 * k, y - 92 * k],
        [x + side * 44 * k - 13 * k, y - 92 * k],
      ]),
      0.5,
      '#c88a68',
    )
    for (const i of range(3))
      s.rect(x + side * 44 * k + (i - 1.4) * 9 * k, y - 99 * k, 6 * k, 8 * k, s.shade('#c88a68', 0.5))
    s.rect(x + side * 44 * k - 4 * k, y - 76 * k, 8 * k, 14 * k, LAMP)
  }
  tiered(
    s,
    polygon([
      [x - 32 * k, y],
      [x + 32 * k, y],
      [x + 32 * k, y - 70 * k],
      [x - 32 * k, y - 70 * k],
    ]),
    0.42,
    '#d89a74',
  )
  s.path(
    `M${x - 15 * k} ${y}V${y - 22 * k}C${x - 26 * k} ${y - 34 * k} ${x - 16 * k} ${y - 56 * k} ${x} ${y - 56 * k}C${x + 16 * k} ${y - 56 * k} ${x + 26 * k} ${y - 34 * k} ${x + 15 * k} ${y - 22 * k}V${y}Z`,
    BRIGHT,
  )
  s.rect(x - 34 * k, y - 74 * k, 68 * k, 5 * k, s.shade('#4fa090', 0.6))
}

/** Trees along the bank, a string of lamps at the water. */
export function drawBank(s: Stage, y: number): void {
  for (let x = s.left - 20; x < s.right + 40; x += 46)
    drawLeaves(s, {
      x,
      y: y - 14,
      rx: 42,
      ry: 22 + 12 * Math.sin(x * 0.031),
      colour: '#2a5a78',
      depth: 0.3,
      leaf: 8,
      density: 90,
      seed: x,
    })
}

export function drawQuayLamps(s: Stage, y: number): void {
  s.rect(s.left, y - 5, s.right - s.left, 8, s.shade('#23406c', 0.3))
  for (let x = Math.ceil(s.left / 24) * 24; x < s.right; x += 24) s.circle(x, y - 8, 1.9, BRIGHT)
}
