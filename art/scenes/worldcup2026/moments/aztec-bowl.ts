import { ellipsePath, type Point, polygon } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import type { World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { projectionOf } from '../../../language/buildings/stadium.ts'

const project = projectionOf({ eye: [-92, 232, -402], pitch: 0.42, focal: 860, centre: [800, 622] })

/** Metres from the centre spot: right, up, away. */
export const see = ([right, up, away]: World): Point => {
  const [x, y] = project(right, up, away)
  return [x, y]
}

interface Ring {
  readonly rx: number
  readonly rz: number
  readonly up: number
}

const GROUND: Ring = { rx: 150, rz: 124, up: 0 }
const EAVES: Ring = { rx: 156, rz: 130, up: 36 }
const BRINK: Ring = { rx: 106, rz: 84, up: 34 }
const TERRACE: Ring = { rx: 112, rz: 90, up: 31 }
const EDGE: Ring = { rx: 63, rz: 42, up: 2 }

const at = ({ rx, rz, up }: Ring, a: number): Point => {
  const [c, d] = [Math.cos(a), Math.sin(a)]
  const r = (Math.abs(c) ** 2.5 + Math.abs(d) ** 2.5) ** (-1 / 2.5)
  return see([c * r * rx, up, d * r * rz])
}

const arc = (ring: Ring, from: number, to: number, n = 60) =>
  range(n + 1).map((i) => at(ring, lerp(from, to, i / n)))
const strip = (a: Ring, b: Ring, from: number, to: number, n = 4) =>
  polygon([...arc(a, from, to, n), ...arc(b, to, from, n)])
const between = (a: Ring, b: Ring, t: number): Ring => ({
  rx: lerp(a.rx, b.rx, t),
  rz: lerp(a.rz, b.rz, t),
  up: lerp(a.up, b.up, t ** 0.8),
})

/** The evening comes from the left, behind us. */
const lightAt = (a: number) => Math.round((0.5 - 0.5 * Math.cos(a - 0.5)) * 5) / 5

const CLOTH = ['#f4efe2', '#2f9a62', '#d8402c', '#f2bf3c', '#f4efe2', '#3f86b8', '#2f9a62']

function drawStands(s: Stage): void {
  s.path(polygon(arc(TERRACE, 0, 2 * Math.PI, 100)), s.shade('#3f6f86', 0.3))
  const random = s.random(5)
  const dots = CLOTH.map((): string[] => [])
  for (const row of range(30)) {
    if (row === 13) continue
    for (let a = 0; a < 2 * Math.PI; a += 0.017) {
      if (Math.floor(a * 9) % 4 === 0 && (a * 9) % 1 < 0.12) continue
      const [x, y] = at(between(TERRACE, EDGE, (row + 0.5) / 30), a + random() * 0.008)
      dots[Math.floor(random() * CLOTH.length)]?.push(ellipsePath(x, y, 1.7, 1.5))
    }
  }
  for (const [i, d] of dots.entries()) s.path(d.join(''), s.shade(CLOTH[i] ?? '', 0.9))
  s.line(polygon(arc(between(TERRACE, EDGE, 0.45), 0, 2 * Math.PI, 100)), '#ffe6a0', 2)
}

function drawField(s: Stage): void {
  s.path(polygon(arc(EDGE, 0, 2 * Math.PI, 80)), s.shade('#1f7a58', 0.7))
  const quad = (x0: number, z0: number, x1: number, z1: number) =>
    polygon([see([x0, 1, z0]), see([x1, 1, z0]), see([x1, 1, z1]), see([x0, 1, z1])])
  for (const i of range(10))
    s.path(quad(-52.5 + i * 10.5, -34, -42 + i * 10.5, 34), s.shade(i % 2 ? '#4fc47a' : '#74dc8c', 1))
  const round = range(33).map((i) =>
    see([9.15 * Math.cos((i / 32) * 6.2832), 1, 9.15 * Math.sin((i / 32) * 6.2832)]),
  )
  const box = (k: -1 | 1) =>
    polygon(
      [see([k * 52.5, 1, -20]), see([k * 36, 1, -20]), see([k * 36, 1, 20]), see([k * 52.5, 1, 20])],
      false,
    )
  s.line(
    quad(-52.5, -34, 52.5, 34) +
      polygon([see([0, 1, -34]), see([0, 1, 34])], false) +
      polygon(round) +
      box(-1) +
      box(1),
    '#f8fff4',
    1.6,
  )
}

/** Leaning buttresses all round, their gaps in shade. */
function drawShell(s: Stage): void {
  const n = 78
  for (const i of range(n)) {
    const a = Math.PI + (i / n) * Math.PI - 0.12 + (i / n) * 0.24
    const step = (Math.PI + 0.24) / n
    s.path(strip(EAVES, GROUND, a, a + step + 0.002, 1), s.shade('#8a7f78', lightAt(a) * 0.5))
    s.path(strip(EAVES, GROUND, a, a + step * 0.52, 1), s.shade('#f0dcc0', lightAt(a)))
  }
  for (const t of [0.34, 0.66])
    s.line(
      polygon(arc(between(EAVES, GROUND, t), Math.PI - 0.12, 2 * Math.PI + 0.12), false),
      s.shade('#5f6f7a', 0.3),
      2.4,
    )
}

function drawRoof(s: Stage): void {
  const n = 64
  for (const i of range(n)) {
    const a = (i / n) * 2 * Math.PI
    s.path(
      strip(EAVES, BRINK, a, a + (2 * Math.PI) / n + 0.004, 2),
      s.shade(i % 2 ? '#e8d8c0' : '#f6ead2', 0.3 + 0.7 * lightAt(a + Math.PI * 0.04)),
    )
  }
  s.line(polygon(arc(EAVES, 0, 2 * Math.PI, 120)), s.shade('#fff6e0', 1), 3.4)
  s.line(polygon(arc(BRINK, 0, 2 * Math.PI, 120)), s.shade('#3f6070', 0.3), 3)
  const lamps = range(64).map((i) => {
    const [x, y] = at({ ...BRINK, rx: BRINK.rx + 3, rz: BRINK.rz + 3 }, (i / 64) * 2 * Math.PI)
    return ellipsePath(x, y, 2.6, 2)
  })
  s.path(lamps.join(''), '#fffdf0')
}

/** The great bowl in the south of the city: shell, ring of roof, and the lit field in it. */
export function drawAztecBowl(s: Stage): void {
  const shadow = range(61).map((i) => {
    const [x, y] = at({ rx: 158, rz: 128, up: 0 }, (i / 60) * 2 * Math.PI)
    return [x + 74, y - 6] as Point
  })
  s.path(polygon(arc({ rx: 205, rz: 172, up: 0 }, 0, 2 * Math.PI)), s.shade('#c9bca8', 0.62))
  s.path(polygon(shadow), s.light.shadow, 'opacity=".45"')
  drawShell(s)
  s.clipped(polygon(arc(BRINK, 0, 2 * Math.PI, 100)), () => {
    drawStands(s)
    drawField(s)
  })
  drawRoof(s)
}
