import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

export interface Massif {
  readonly ridge: readonly Point[]
  /** One point at the water for each of the ridge. */
  readonly foot: readonly Point[]
  readonly depth: number
  readonly colour: string
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** Beds of rock across one face, all dipping the same way. */
function drawBeds(
  s: Stage,
  face: string,
  m: Massif,
  lit: number,
  dip: number,
  salt: number,
  box: readonly Point[],
): void {
  const random = s.random(salt)
  const xs = box.map(([x]) => x)
  const [from, to] = [Math.min(...xs) - 4, Math.max(...xs) + 4]
  const ys = box.map(([, y]) => y)
  const size = 1 - m.depth
  const rise = (to - from) * dip
  s.clipped(face, () => {
    let y = Math.min(...ys) - Math.abs(rise)
    while (y < Math.max(...ys) + Math.abs(rise)) {
      const thick = (4 + random() * 10) * size
      const band: Point[] = [
        [from, y],
        [to, y + rise],
        [to, y + rise + thick],
        [from, y + thick],
      ]
      s.path(
        polygon(band),
        s.shade(
          lit < 0.5 || random() > 0.35 ? m.colour : '#e8b078',
          Math.max(0, lit - 0.14 + random() * 0.2),
          m.depth,
        ),
      )
      y += thick + (8 + random() * 22) * size
    }
  })
}

/** The mountain's corners, with a broken one between each two; feet spread below the peaks and gather below the gaps. */
function corners(s: Stage, m: Massif): { ridge: Point[]; foot: Point[] } {
  const random = s.random(m.ridge.length + m.depth * 10)
  const size = 1 - m.depth
  const feet = m.foot.map(([x, y], i): Point => {
    const [before, here, after] = [m.ridge[i - 1], m.ridge[i], m.ridge[i + 1]]
    if (!before || !here || !after) return [x, y]
    const gap = Math.min(here[0] - before[0], after[0] - here[0])
    return [x + (here[1] < before[1] ? -0.42 : 0.34) * gap, y]
  })
  const ridge: Point[] = []
  const foot: Point[] = []
  for (const i of range(m.ridge.length)) {
    const [a, b, c, d] = [m.ridge[i], m.ridge[i + 1], feet[i + 1], feet[i]] as [Point, Point, Point, Point]
    ridge.push(a)
    foot.push(d)
    if (!b) break
    for (const t of [0.36, 0.7]) {
      const [top, low] = [
        between(a, b, t + (random() - 0.5) * 0.16),
        between(d, c, t + (random() - 0.5) * 0.2),
      ]
      ridge.push([top[0], top[1] + (t < 0.5 ? 16 : -14) * size * (0.4 + random())])
      foot.push([low[0], low[1] + (random() - 0.5) * 14 * size])
    }
  }
  return { ridge, foot }
}

/** Bare mountain in planes: faces to the right in the sun, to the left in shadow, each with its beds. */
export function drawMassif(s: Stage, m: Massif): void {
  const random = s.random(m.ridge.length + m.depth * 10 + 1)
  const { ridge, foot } = corners(s, m)
  for (const i of range(ridge.length - 1)) {
    const [a, b, c, d] = [ridge[i], ridge[i + 1], foot[i + 1], foot[i]] as [Point, Point, Point, Point]
    const whole = Math.floor(i / 3)
    const sunny = (m.ridge[whole + 1] as Point)[1] > (m.ridge[whole] as Point)[1]
    const spur = between(between(a, b, 0.5), between(d, c, 0.5), 0.3 + random() * 0.4)
    const step = (i % 3) * 0.09
    const faces: [Point[], number][] = sunny
      ? [
          [[a, b, c, spur], 1.02 - step],
          [[a, spur, c, d], 0.8 - step],
        ]
      : [
          [[a, b, spur, d], 0.34 - step],
          [[b, c, d, spur], 0.2 - step],
        ]
    for (const [k, [points, lit]] of faces.entries()) {
      const face = polygon(points)
      s.path(face, s.shade(m.colour, lit, m.depth)).line(face, s.shade(m.colour, lit, m.depth), 1)
      drawBeds(s, face, m, lit, sunny ? 0.34 : -0.26, i * 2 + k + m.depth * 100, points)
    }
  }
}

/** The pale line that the falling water leaves, and the mountain's flat image below it. */
export function drawWaterline(s: Stage, m: Massif, share: number, colour: string): void {
  const { ridge, foot } = corners(s, m)
  const image = foot.map(([x, y], i): Point => {
    const top = ridge[i] as Point
    return [x + (top[0] - x) * 0.25, y + (y - top[1]) * share]
  })
  s.path(polygon([...foot, ...image.reverse()]), colour, 'opacity=".55"')
  const ring = foot.map(([x, y]): Point => [x, y - 9 * (1 - m.depth)])
  s.path(polygon([...foot, ...ring.reverse()]), s.shade('#f3e4c6', 1, m.depth))
}

type Paddler = Pick<FigureOptions, 'dress' | 'colours' | 'skin'> & Partial<FigureOptions>

/** Kayak in profile with its paddler, a thin silver wake behind; heads right. */
export function drawKayak(s: Stage, x: number, y: number, h: number, hull: string, who: Paddler): void {
  const u = h / 80
  const at = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([a, b]) => [x + a * u, y + b * u])
  s.path(
    polygon(
      at([
        [-84, 6],
        [-250, 38],
        [-300, 50],
        [-246, 43],
      ]),
    ),
    '#eafaf4',
    'opacity=".8"',
  )
  s.path(
    polygon(
      at([
        [-84, 2],
        [-270, 8],
        [-330, 9],
        [-268, 12],
      ]),
    ),
    '#eafaf4',
    'opacity=".8"',
  )
  s.path(
    polygon(
      at([
        [-88, 10],
        [70, 10],
        [36, 24],
        [-60, 24],
      ]),
    ),
    '#06525f',
    'opacity=".6"',
  )
  drawFigure(s, { ...who, x: x - 4 * u, y: y + 2 * u, h, pose: 'paddling', carries: 'paddle', shadow: false })
  s.path(
    `M${x - 92 * u} ${y - 8 * u}C${x - 50 * u} ${y - 2 * u} ${x + 50 * u} ${y - 2 * u} ${x + 92 * u} ${y - 9 * u}C${x + 70 * u} ${y + 14 * u} ${x - 66 * u} ${y + 14 * u} ${x - 92 * u} ${y - 8 * u}Z`,
    s.shade(hull, 0.95),
  )
  s.path(
    `M${x - 86 * u} ${y - 2 * u}C${x - 40 * u} ${y + 6 * u} ${x + 40 * u} ${y + 6 * u} ${x + 84 * u} ${y - 2 * u}C${x + 66 * u} ${y + 14 * u} ${x - 62 * u} ${y + 14 * u} ${x - 86 * u} ${y - 2 * u}Z`,
    s.shade(hull, 0.3),
  )
}
