import { ellipsePath, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPalm } from '../../../language/plants/palm.ts'

/** From the gallery, seven metres above the floor. */
export const EYE = { x: 860, horizon: 250, focal: 900, height: 7 }
export const see = seenFrom(EYE)

const GLASS = 32
const CEILING = 12.4
const WIDE = 19
const BAYS = range(11).map((i) => -WIDE + i * 3.8)
const TRANSOMS = [0.2, 4.2, 8.2, 12.2]

/** Where the sun throws a point of the glass wall on the floor: towards us and to the right. */
const thrown = (right: number, up: number, away = GLASS): World => [right + up * 0.34, 0, away - up * 1.6]

/** The head's shadow of somebody so tall, in heights: for drawFigure. */
export function shadowOf(right: number, away: number, tall: number): [number, number] {
  const [x, y] = see([right, 0, away])
  const [sx, sy] = see(thrown(right, tall, away))
  const h = (EYE.focal / away) * tall
  return [(sx - x) / h, (sy - y) / h]
}

export function drawHall(s: Stage): void {
  drawOutside(s)
  drawFloor(s)
  drawSides(s)
  drawCeiling(s)
  drawGlassWall(s)
}

function drawOutside(s: Stage): void {
  const [x0, y0] = see([-WIDE, CEILING, GLASS])
  const [x1, y1] = see([WIDE, 0, GLASS])
  s.rect(x0, y0, x1 - x0, y1 - y0, s.lin(['#bfe0dc', '#e4f3e0', '#fbfbe6']))
  s.circle(470, 172, 34, '#fffef2')
  s.rect(x0, y1 - 50, x1 - x0, 50, s.shade('#8fb8a0', 0.7, 0.5))
  const tail = 'M1096 396L1150 268L1190 268L1200 396Z'
  s.path(tail, s.shade('#dfeae4', 0.6, 0.1))
  s.path('M1119 342L1135 303L1194 303L1197 342Z', s.shade('#1f8a5c', 0.8, 0.2))
  s.path('M900 412Q906 376 960 374H1190Q1230 376 1246 404L1240 414Z', s.shade('#e6efe6', 0.7, 0.1))
  s.line('M960 392H1170', s.shade('#4a6a78', 0.4, 0.3), 4, 'stroke-dasharray="5 6"')
  for (const [x, h, lean] of [
    [420, 150, 0.12],
    [560, 190, -0.08],
    [640, 130, 0.1],
    [1330, 170, -0.1],
  ] as const)
    drawPalm(s, { x, y: 440, h, lean, depth: 0.4, colour: '#3f8a5c', size: 0.95, seed: x })
}

function drawFloor(s: Stage): void {
  const [, foot] = see([0, 0, GLASS])
  s.fillBelow(
    foot,
    s.fine(
      [s.shade('#8fb4a8', 0.7), s.shade('#5f8a86', 0.5), s.shade('#34606a', 0.35)],
      0,
      foot,
      0,
      900,
      true,
    ),
  )
  const rows = range(16).map((i) => polygon([see([-30, 0, 8 + i * 1.6]), see([30, 0, 8 + i * 1.6])], false))
  const runs = range(25).map((i) => polygon([see([-24 + i * 2, 0, 7]), see([-24 + i * 2, 0, GLASS])], false))
  s.line([...rows, ...runs].join(''), s.shade('#2f5a62', 0.3), 1.2, 'opacity=".35"')
  const panes = BAYS.slice(0, -1).flatMap((left) =>
    TRANSOMS.slice(0, -1).map((low, i) => {
      const [a, b] = [left + 0.16, left + 3.64]
      const [d, u] = [low + 0.16, (TRANSOMS[i + 1] ?? 0) - 0.16]
      return facet(see, [thrown(a, d), thrown(b, d), thrown(b, u), thrown(a, u)])
    }),
  )
  s.path(panes.join(''), s.lin(['#fbfce8', '#eef6dc', '#dcecd0'], 0, foot, 0, 780, true), 'opacity=".92"')
  const shadows = COLUMNS.map((right) => columnOutline(right, 0.5).map(([x, up]) => thrown(x, up, GLASS - 2)))
  for (const outline of shadows) s.path(facet(see, outline), s.shade('#5f8a86', 0.45))
}

const COLUMNS = [-13.3, -5.7, 5.7, 13.3]

/** A column that parts in two like a tree; right and up in metres. */
const columnOutline = (x: number, w: number): (readonly [number, number])[] => [
  [x - w, 0],
  [x - w * 0.8, 5],
  [x - 3.4, CEILING],
  [x - 2.5, CEILING],
  [x, 6.6],
  [x + 2.5, CEILING],
  [x + 3.4, CEILING],
  [x + w * 0.8, 5],
  [x + w, 0],
]

function drawGlassWall(s: Stage): void {
  const upright = BAYS.map((x) => polygon([see([x, 0, GLASS]), see([x, CEILING, GLASS])], false))
  const across = TRANSOMS.map((up) => polygon([see([-WIDE, up, GLASS]), see([WIDE, up, GLASS])], false))
  s.line([...upright, ...across].join(''), s.shade('#3f6a70', 0.35), 3.4)
  for (const right of COLUMNS) {
    const at = (points: readonly (readonly [number, number])[]) =>
      facet(
        see,
        points.map(([x, up]): World => [x, up, GLASS - 2]),
      )
    s.path(at(columnOutline(right, 0.5)), s.shade('#33606a', 0.3))
    const edge = columnOutline(right, 0.5).slice(0, 3)
    s.line(
      polygon(
        edge.map(([x, up]) => see([x, up, GLASS - 2])),
        false,
      ),
      s.shade('#f4f8e0', 1),
      2.6,
      'opacity=".85"',
    )
  }
}

function drawSides(s: Stage): void {
  for (const k of [-1, 1] as const) {
    const wall = (from: number, to: number, low: number, high: number) =>
      facet(see, [
        [k * WIDE, low, from],
        [k * WIDE, high, from],
        [k * WIDE, high, to],
        [k * WIDE, low, to],
      ])
    s.path(wall(5, GLASS, 0, CEILING), s.shade('#5f8e8a', k < 0 ? 0.3 : 0.6))
    s.path(wall(5, GLASS, 4.6, 5.5), s.shade('#dfe8d0', k < 0 ? 0.45 : 0.85))
    for (const i of range(8)) {
      const away = GLASS - 3 - i * 3.4
      s.path(wall(away, away + 2.2, 0.1, 3.9), s.shade('#24505c', k < 0 ? 0.2 : 0.4))
      s.path(wall(away, away + 2.2, 6.2, 11.4), s.shade('#3f7478', k < 0 ? 0.2 : 0.45))
    }
  }
}

function drawCeiling(s: Stage): void {
  s.path(
    facet(see, [
      [-WIDE, CEILING, 5],
      [WIDE, CEILING, 5],
      [WIDE, CEILING, GLASS],
      [-WIDE, CEILING, GLASS],
    ]),
    s.shade('#4f7c7c', 0.4),
  )
  const beams = range(9).map((i) => {
    const away = GLASS - 1 - i * 2.6
    return facet(see, [
      [-WIDE, CEILING, away],
      [WIDE, CEILING, away],
      [WIDE, CEILING, away - 0.9],
      [-WIDE, CEILING, away - 0.9],
    ])
  })
  s.path(beams.join(''), s.shade('#a8c8b8', 0.7))
}

/** The arrivals rail with its gap, and a cloth on it with a painted sun. */
export function drawRail(s: Stage, away: number, from: number, to: number): void {
  const posts = range(Math.round((to - from) / 1.5) + 1).map((i) => {
    const x = from + i * 1.5
    return polygon([see([x, 0, away]), see([x, 1.05, away])], false)
  })
  s.path(
    facet(see, [
      [from, 0.12, away],
      [from, 0.95, away],
      [to, 0.95, away],
      [to, 0.12, away],
    ]),
    s.shade('#bfe0d8', 0.9),
    'opacity=".5"',
  )
  s.line(posts.join(''), s.shade('#24444e', 0.3), 3)
  s.line(polygon([see([from, 1.05, away]), see([to, 1.05, away])], false), s.shade('#16343e', 0.3), 5)
  s.line(polygon([see([from, 1.1, away]), see([to, 1.1, away])], false), '#fbfce8', 1.6)
}

export function drawSunBanner(s: Stage, right: number, away: number): void {
  const m = EYE.focal / away
  const [x, y] = see([right, 1.12, away])
  const [w, h] = [3.4 * m, 1.02 * m]
  s.path(`M${x} ${y}h${w}l-3 ${h}q${-w / 2} 7 ${-w + 6} 0Z`, s.shade('#fdf6e2', 1))
  s.clipped(`M${x} ${y}h${w}v${h}h${-w}Z`, () => {
    const [cx, cy] = [x + w / 2, y + h + 2]
    for (const i of range(9)) {
      const a = Math.PI + (Math.PI * (i + 0.5)) / 9
      const at = (angle: number, r: number) => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r] as const
      s.path(
        polygon([at(a, h * 0.66), at(a - 0.09, h * 1.3), at(a + 0.09, h * 1.3)]),
        s.shade('#f0a02c', 0.95),
      )
    }
    s.path(ellipsePath(cx, cy, h * 0.54), s.shade('#ee7a2c', 0.95))
  })
}

export function drawBalloons(s: Stage, hand: readonly [number, number], m: number): void {
  const colours = ['#1f9a64', '#fdf8e8', '#f2b32c', '#e8503c']
  const spots = [
    [-0.7, 1.5],
    [0.1, 1.3],
    [0.8, 1.6],
    [-0.35, 2.2],
    [0.45, 2.15],
    [1.05, 2.35],
    [-0.9, 2.6],
    [0.05, 2.95],
    [0.7, 3.05],
  ] as const
  const [hx, hy] = hand
  s.line(
    spots
      .map(
        ([dx, up]) => `M${hx} ${hy}Q${hx + dx * m * 0.3} ${hy - up * m * 0.5} ${hx + dx * m} ${hy - up * m}`,
      )
      .join(''),
    s.shade('#33606a', 0.4),
    1,
  )
  for (const [i, [dx, up]] of spots.entries()) {
    const [x, y, r] = [hx + dx * m, hy - (up + 0.4) * m, 0.4 * m]
    const colour = colours[i % 4] ?? '#fdf8e8'
    const body = ellipsePath(x, y, r * 0.86, r)
    s.path(`M${x - 3} ${y + r + 4}L${x} ${y + r - 3}L${x + 3} ${y + r + 4}Z`, s.shade(colour, 0.3))
    s.path(body, s.shade(colour, 0.35))
    s.clipped(body, () => s.path(body, s.shade(colour, 1), `transform="translate(${-r * 0.3} ${-r * 0.16})"`))
  }
}

/** A trolley seen from behind its pusher: cases one upon the other. */
export function drawTrolley(s: Stage, right: number, away: number, cases: readonly string[]): void {
  let up = 0.22
  for (const [i, colour] of cases.entries()) {
    const [w, h, d] = [
      [0.48, 0.34, 0.8],
      [0.44, 0.3, 0.7],
      [0.34, 0.26, 0.6],
    ][i] as [number, number, number]
    const box = (a: World, b: World, c: World, e: World) => facet(see, [a, b, c, e])
    const [l, r, f] = [right - w, right + w, away]
    s.path(box([l, up, f], [l, up + h, f], [r, up + h, f], [r, up, f]), s.shade(colour, 0.35))
    s.path(box([l, up + h, f], [l, up + h, f + d], [r, up + h, f + d], [r, up + h, f]), s.shade(colour, 1))
    s.line(
      polygon([see([right - w * 0.4, up, f]), see([right - w * 0.4, up + h, f])], false) +
        polygon([see([right + w * 0.4, up, f]), see([right + w * 0.4, up + h, f])], false),
      s.shade('#f0d8a0', 0.7),
      2,
    )
    up += h
  }
}
