import { ellipsePath, type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { metreAt, see } from './railway-platform.ts'

const FRONT = 8.9
const BACK = 10.2
const [LEFT, RIGHT] = [3.35, 5.9]
const TOP = 0.98

const wall = (z: number, x1: number, x2: number, low: number, high: number): string =>
  polygon([see([x1, low, z]), see([x2, low, z]), see([x2, high, z]), see([x1, high, z])])

/** A wooden cart with a striped awning: its back and posts, before anybody stands there. */
export function drawStallBack(s: Stage): void {
  s.path(
    polygon([
      see([LEFT - 1.5, 0, FRONT]),
      see([RIGHT, 0, FRONT]),
      see([RIGHT, 0, BACK]),
      see([LEFT - 1.2, 0, BACK]),
    ]),
    s.light.shadow,
    'opacity=".3"',
  )
  s.path(wall(BACK, LEFT, RIGHT, 0.9, 2.3), s.shade('#1f7a78', 0.36))
  s.path(wall(BACK - 0.1, LEFT, RIGHT, 1.62, 1.68), s.shade('#e8c88a', 0.8))
  for (const i of range(6)) {
    const [x, y] = see([LEFT + 0.3 + i * 0.4, 1.68, BACK - 0.1])
    const m = metreAt(BACK)
    s.rect(x - m * 0.11, y - m * 0.32, m * 0.22, m * 0.32, s.shade(JARS[i % 4] as string, 0.62))
    s.rect(x + m * 0.02, y - m * 0.32, m * 0.09, m * 0.32, s.shade(JARS[i % 4] as string, 1))
    s.rect(x - m * 0.09, y - m * 0.39, m * 0.18, m * 0.08, s.shade('#c8342c', 0.8))
  }
  for (const x of [LEFT, RIGHT]) s.path(wall(BACK, x - 0.04, x + 0.04, 0, 2.5), s.shade('#7a4a30', 0.4))
}

const JARS = ['#e0b06a', '#c8844a', '#e8cc8c', '#b8683c']

/** The counter with all that stands on it, and the awning. */
export function drawStallFront(s: Stage): void {
  s.path(
    polygon([
      see([LEFT, TOP, FRONT]),
      see([RIGHT, TOP, FRONT]),
      see([RIGHT, TOP, BACK]),
      see([LEFT, TOP, BACK]),
    ]),
    s.shade('#f0c888', 0.96),
  )
  s.path(wall(FRONT, LEFT, RIGHT, 0.26, TOP), s.shade('#d8542c', 0.66))
  s.path(
    polygon([
      see([LEFT, 0.26, FRONT]),
      see([LEFT, TOP, FRONT]),
      see([LEFT, TOP, BACK]),
      see([LEFT, 0.26, BACK]),
    ]),
    s.shade('#f0803c', 0.98),
  )
  for (const i of range(4))
    s.path(wall(FRONT, LEFT + 0.12 + i * 0.62, LEFT + 0.62 + i * 0.62, 0.38, 0.84), s.shade('#f6c85a', 0.74))
  for (const i of range(4))
    s.path(wall(FRONT, LEFT + 0.2 + i * 0.62, LEFT + 0.54 + i * 0.62, 0.46, 0.76), s.shade('#2f8a8c', 0.6))
  s.path(wall(FRONT, LEFT, RIGHT, TOP - 0.07, TOP), s.shade('#fff0cc', 0.96))
  for (const x of [LEFT + 0.5, RIGHT - 0.5]) {
    const [cx, cy] = see([x, 0.26, FRONT])
    const r = metreAt(FRONT) * 0.26
    s.circle(cx, cy, r, s.shade('#2a2f3c', 0.2))
    s.circle(cx, cy, r * 0.7, s.shade('#a8b0ac', 0.6))
    s.circle(cx, cy, r * 0.22, s.shade('#2a2f3c', 0.2))
  }
  drawCups(s)
  drawStove(s)
  for (const x of [LEFT, RIGHT]) s.path(wall(FRONT, x - 0.04, x + 0.04, TOP, 2.42), s.shade('#a86a3c', 0.8))
  drawAwning(s)
}

function drawAwning(s: Stage): void {
  const n = 12
  const at = (i: number) => LEFT - 0.3 + (i * (RIGHT - LEFT + 0.6)) / n
  for (const i of range(n)) {
    const ink = i % 2 ? '#f8efd8' : '#c8302c'
    const [a, b] = [at(i), at(i + 1)]
    s.path(
      polygon([
        see([a, 2.72, BACK]),
        see([b, 2.72, BACK]),
        see([b, 2.34, FRONT - 0.5]),
        see([a, 2.34, FRONT - 0.5]),
      ]),
      s.shade(ink, 0.5),
    )
    const [x1, y] = see([a, 2.34, FRONT - 0.5])
    const [x2] = see([b, 2.34, FRONT - 0.5])
    s.path(`M${x1} ${y}H${x2}v16a${(x2 - x1) / 2} 12 0 0 1 ${x1 - x2} 0Z`, s.shade(ink, 0.92))
  }
}

/** A clay cup of one firing, as they stand in rows; x, y is its foot. */
export function drawKulhad(s: Stage, x: number, y: number, h: number): void {
  const shape = (k: number): Point[] => [
    [x - h * 0.3 * k, y],
    [x - h * 0.46 * k, y - h],
    [x + h * 0.46 * k, y - h],
    [x + h * 0.3 * k, y],
  ]
  s.path(polygon(shape(1)), s.shade('#a8522c', 0.34))
  s.clipped(polygon(shape(1)), () => s.rect(x - h * 0.06, y - h, h, h, s.shade('#e08a54', 0.96)))
  s.path(ellipsePath(x, y - h, h * 0.46, h * 0.14), s.shade('#f0a870', 0.98))
  s.path(ellipsePath(x, y - h * 0.98, h * 0.36, h * 0.09), s.shade('#6a3018', 0.5))
}

function drawCups(s: Stage): void {
  for (const [row, z] of [FRONT + 0.46, FRONT + 0.2].entries())
    for (const i of range(6)) {
      const [x, y] = see([LEFT + 0.34 + i * 0.2 + row * 0.08, TOP, z])
      drawKulhad(s, x, y, metreAt(z) * 0.17)
    }
  for (const row of range(4))
    for (const i of range(4 - row)) {
      const [x, y] = see([RIGHT - 0.86 + i * 0.2 + row * 0.1, TOP + row * 0.16, FRONT + 0.3])
      drawKulhad(s, x, y, metreAt(FRONT) * 0.18)
    }
}

/** Coal stove with the great kettle on it. */
function drawStove(s: Stage): void {
  const m = metreAt(FRONT + 0.4)
  const [x, y] = see([4.92 - 0.15, TOP, FRONT + 0.4])
  s.rect(x - m * 0.22, y - m * 0.26, m * 0.44, m * 0.26, s.shade('#3a4650', 0.2))
  s.rect(x + m * 0.04, y - m * 0.26, m * 0.18, m * 0.26, s.shade('#6f828a', 0.7))
  s.rect(x - m * 0.12, y - m * 0.14, m * 0.2, m * 0.1, '#ff8a2a')
  drawKettle(s, x, y - m * 0.26, m * 0.5, 0)
}

/** Beaten aluminium, two tones and one light; x, y is the middle of its foot. */
export function drawKettle(s: Stage, x: number, y: number, w: number, turn: number, flip = false): void {
  s.placed({ x, y, scale: w / 100, turn, flip }, () => {
    const body = 'M-36 0C-58 -12 -54 -52 -22 -62H22C54 -52 58 -12 36 0Z'
    s.line('M-30 -56C-34 -104 34 -104 30 -56', s.shade('#2a3a44', 0.2), 6)
    s.path('M38 -18L70 -52L84 -66L90 -60L76 -40L44 -6Z', s.shade('#8fa2a8', 0.5))
    s.path(body, s.shade('#7d939c', 0.4))
    s.clipped(body, () => {
      s.path('M-14 4C-20 -22 -12 -50 -4 -64H60V4Z', s.shade('#cfdadb', 0.9))
      s.path('M18 4C22 -20 20 -48 14 -64H30C42 -48 42 -20 36 4Z', s.shade('#ffffff', 1))
    })
    s.path('M-24 -61H24L18 -70H-18Z', s.shade('#a8b8bc', 0.7))
    s.path(ellipsePath(0, -73, 6, 5), s.shade('#2a3a44', 0.3))
  })
}

/** Steam as the sun cuts it out: a ribbon that widens, curls and ends. */
export function drawSteam(s: Stage, x: number, y: number, h: number, salt: number): void {
  const random = s.random(salt)
  for (const k of range(3)) {
    const sway = (random() - 0.5) * h * 0.3
    const phase = random() * 6
    const line = range(14).map((i): Point => {
      const t = i / 13
      return [
        x + (k - 1) * h * 0.05 + sway * t + Math.sin(phase + t * 6.5) * h * 0.08 * t,
        y - h * (0.7 + k * 0.15) * t,
      ]
    })
    s.path(
      ribbon(line, (t) => h * 0.05 * Math.sin(Math.PI * (0.06 + t * 0.94)) ** 0.8 + 0.3),
      '#ffffff',
      `opacity="${[0.34, 0.55, 0.3][k]}"`,
    )
  }
}
