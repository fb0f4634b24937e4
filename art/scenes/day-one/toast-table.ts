import { type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** The eye stands half a metre over the table. */
export const EYE = { x: 800, horizon: -118, focal: 2240, height: 0.46 }
export const see = seenFrom(EYE)

const FAR = 2.06

/** A pale table before a dark wall; the low sun comes through the window behind it. */
export function drawTableAndWindow(s: Stage): void {
  const edge = see([0, 0, FAR])[1]
  s.rect(s.left, s.top, s.right - s.left, edge - s.top, s.shade('#1f5a58', 0.34))
  drawWindow(s, edge)
  s.fillBelow(edge, s.shade('#bfdad6', 0.5))
  drawSunPatch(s)
  const boards = range(15).map((i) => {
    const x = (i - 7) * 0.21
    return polygon([see([x, 0, FAR]), see([x, 0, 0.8])], false)
  })
  s.line(boards.join(''), s.shade('#6f8078', 0.1), 2, 'opacity=".42"')
  s.rect(s.left, edge - 5, s.right - s.left, 8, s.shade('#f6f2de', 0.95))
}

function drawWindow(s: Stage, edge: number): void {
  const [x, w, foot] = [1010, 520, edge - 62]
  s.rect(x - 30, s.top, w + 60, foot + 26 - s.top, s.shade('#dbe2d2', 0.3))
  s.rect(x, s.top, w, foot - s.top, '#f7f0c8')
  s.rect(x, s.top, w, 150 - s.top, '#d6e6d4')
  s.path(
    `M${x} ${foot}V236h64v-40h22v40h70l46 -44l50 44h60v-66h16v-20h30v20h14v66h76l30 -26l42 34V${foot}Z`,
    '#8fb6ae',
  )
  const bar = s.shade('#4f6f6a', 0.16)
  s.path(rectPath(x + w / 2 - 9, s.top, 18, foot - s.top) + rectPath(x, 96, w, 13), bar)
  s.rect(x - 46, foot, w + 92, 26, s.shade('#eef0dc', 0.9))
  s.rect(x - 46, foot + 26, w + 92, 10, s.shade('#123c40', 0.05))
}

/** Two panes of sun lie over the boards towards us. */
function drawSunPatch(s: Stage): void {
  const lit = s.shade('#f2ecd4', 1.05)
  for (const [a, b] of [
    [-0.24, 0.06],
    [0.09, 0.39],
  ] as const) {
    const far: World[] = [
      [a + 0.28, 0, FAR],
      [b + 0.28, 0, FAR],
    ]
    const near: World[] = [
      [b - 0.44, 0, 0.86],
      [a - 0.44, 0, 0.86],
    ]
    s.path(facet(see, [...far, ...near]), lit)
  }
}

/** On the table at the left, its screen towards the glasses. */
const HINGE: readonly [World, World] = [
  [-0.6, 0.012, 1.8],
  [-0.27, 0.012, 1.95],
]

export function drawLaptop(s: Stage): void {
  const [a, b] = HINGE
  const depth: World = [0.1, 0, -0.22]
  const moved = (p: World, by: World): World => [p[0] + by[0], p[1] + by[1], p[2] + by[2]]
  const rise: World = [-0.045, 0.215, 0.095]
  const [c, d] = [moved(b, depth), moved(a, depth)]
  const ground = (p: World): World => [p[0] - 0.05, 0, p[2] - 0.04]
  s.path(facet(see, [ground(a), ground(b), ground(c), ground(d)]), s.light.shadow, 'opacity=".45"')
  s.path(facet(see, [a, b, moved(b, rise), moved(a, rise)]), s.shade('#1a2a33', 0.1))
  drawScreen(s, see(a), see(b), see(moved(b, rise)), see(moved(a, rise)))
  const down = (p: World): World => [p[0], 0, p[2]]
  s.path(facet(see, [a, b, c, d]), s.shade('#b9c6c2', 0.72))
  s.path(facet(see, [d, c, down(c), down(d)]), s.shade('#6f807f', 0.2))
  drawKeys(s, see(d), see(c), see(b), see(a))
}

type Quad = readonly [Point, Point, Point, Point]

const inside = ([p, q, r, t]: Quad, u: number, v: number): Point => {
  const x = lerp(lerp(p[0], q[0], u), lerp(t[0], r[0], u), v)
  const y = lerp(lerp(p[1], q[1], u), lerp(t[1], r[1], u), v)
  return [x, y]
}

const patch = (quad: Quad, u: number, v: number, w: number, h: number): string =>
  polygon([inside(quad, u, v), inside(quad, u + w, v), inside(quad, u + w, v + h), inside(quad, u, v + h)])

/** Ten lots in a ring and the one that is drawn. */
function drawScreen(s: Stage, ...quad: Quad): void {
  s.path(patch(quad, 0.03, 0.06, 0.94, 0.89), '#0f3a56')
  s.path(patch(quad, 0.03, 0.06, 0.94, 0.2), '#f4ecd4')
  const dot = (u: number, v: number, r: number) =>
    polygon(
      range(16).map((k) => {
        const t = (k / 16) * 2 * Math.PI
        return inside(quad, u + Math.cos(t) * r * 0.62, v + Math.sin(t) * r)
      }),
    )
  s.path(
    range(10)
      .map((i) => {
        const t = (i / 10) * 2 * Math.PI + 0.3
        return dot(0.5 + Math.cos(t) * 0.17, 0.6 + Math.sin(t) * 0.25, 0.042)
      })
      .join(''),
    '#f2dca4',
  )
  s.path(dot(0.5, 0.6, 0.12), '#f0b43c')
}

function drawKeys(s: Stage, ...quad: Quad): void {
  const keys = range(4).flatMap((row) =>
    range(11).map((k) => patch(quad, 0.07 + k * 0.079, 0.5 + row * 0.11, 0.064, 0.084)),
  )
  s.path(keys.join(''), s.shade('#33474c', 0.3))
  s.path(patch(quad, 0.36, 0.08, 0.28, 0.32), s.shade('#8fa09e', 0.5))
}
