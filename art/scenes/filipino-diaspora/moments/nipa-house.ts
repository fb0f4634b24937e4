import { type Point, polygon } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import { facet, seenFrom, type World } from '../../../engine/perspective.ts'
import type { Stage } from '../../../engine/stage.ts'

export const EYE = { x: 760, horizon: 620, focal: 1000, height: 1.7 } as const
export const see = seenFrom(EYE)

const [LEFT, RIGHT, NEAR, BACK] = [6.6, 15, 21, 27]
const FLOOR = 1.75
const THATCH = '#b08a56'

/** A bahay kubo on stilts: woven walls, propped shutters, a steep roof of nipa. */
export function drawNipaHouse(s: Stage): void {
  drawUnderfloor(s)
  drawWalls(s)
  drawShutters(s)
  drawLadder(s)
  drawThatch(s)
}

const put = (s: Stage, points: readonly World[], colour: string, attributes = '') =>
  s.path(facet(see, points), colour, attributes)

/** An upright rectangle facing us at one distance. */
const pane = (s: Stage, [l, r]: Pair, [low, high]: Pair, away: number, colour: string) =>
  put(
    s,
    [
      [l, low, away],
      [r, low, away],
      [r, high, away],
      [l, high, away],
    ],
    colour,
  )

type Pair = readonly [number, number]

function drawUnderfloor(s: Stage): void {
  put(
    s,
    [
      [LEFT - 3.6, 0, NEAR],
      [RIGHT - 0.6, 0, NEAR],
      [RIGHT, 0, BACK],
      [LEFT - 2.4, 0, BACK],
    ],
    s.light.shadow,
    'opacity=".42"',
  )
  pane(s, [LEFT, RIGHT], [0.02, FLOOR], BACK - 0.4, s.shade('#4f6a4a', 0.1))
  for (const u of range(4).map((i) => LEFT + 0.3 + i * 2.6))
    pane(s, [u, u + 0.22], [0, FLOOR], BACK - 0.6, s.shade('#5a4a3c', 0.15))
  for (const [u, h] of [
    [7.7, 0.7],
    [8.6, 0.95],
    [13.2, 0.8],
  ] as const)
    put(
      s,
      [
        [u - 0.4, 0, 23],
        [u + 0.4, 0, 23],
        [u + 0.5, h, 23],
        [u - 0.5, h, 23],
      ],
      s.shade('#a8804c', 0.45),
    )
  for (const u of [LEFT + 0.1, 9.3, 12.1, RIGHT - 0.35]) {
    pane(s, [u, u + 0.26], [0, FLOOR], NEAR, s.shade('#6a5240', 0.3))
    pane(s, [u + 0.15, u + 0.26], [0, FLOOR], NEAR, s.shade('#b08c60', 0.85))
  }
}

function drawWalls(s: Stage): void {
  put(
    s,
    [
      [LEFT, FLOOR, NEAR],
      [LEFT, FLOOR, BACK],
      [LEFT, 3.7, BACK],
      [LEFT, 3.7, NEAR],
    ],
    s.shade('#9a7a4c', 0.2),
  )
  pane(s, [LEFT, RIGHT], [FLOOR, 3.7], NEAR, s.shade('#d8b87c', 0.82))
  const weave = range(42).flatMap((i) =>
    range(9).map((j) => {
      const [x, y] = see([LEFT + 0.1 + i * 0.2, FLOOR + 0.1 + j * 0.21, NEAR])
      return (i + j) % 2 ? `M${x} ${y}h8` : `M${x + 4} ${y - 4}v8`
    }),
  )
  s.line(weave.join(''), s.shade('#a8844c', 0.5), 1.6, 'opacity=".75"')
  pane(s, [LEFT - 0.3, RIGHT + 0.2], [FLOOR - 0.16, FLOOR + 0.06], NEAR, s.shade('#8a6a46', 0.5))
  for (const u of [LEFT, 9.3, 12.1, RIGHT - 0.16])
    pane(s, [u, u + 0.16], [FLOOR, 3.7], NEAR, s.shade('#8a6a46', 0.6))
  pane(s, [10.2, 11.3], [FLOOR, 3.6], NEAR, s.shade('#2f3f3c', 0.12))
  pane(s, [10.7, 11.3], [FLOOR, 3.6], NEAR, s.shade('#4a5a4c', 0.3))
}

function drawShutters(s: Stage): void {
  for (const [l, r] of [
    [7.1, 9],
    [12.55, 14.5],
  ] as const) {
    pane(s, [l, r], [2.35, 3.4], NEAR, s.shade('#24403f', 0.1))
    pane(s, [l, l + 0.55], [2.35, 3.4], NEAR, s.shade('#f0ead8', 0.55))
    pane(s, [l - 0.1, r + 0.1], [2.24, 2.36], NEAR, s.shade('#e0c48c', 0.9))
    put(
      s,
      [
        [l - 0.06, 3.42, NEAR],
        [r + 0.06, 3.42, NEAR],
        [r + 0.1, 2.95, NEAR - 1.1],
        [l - 0.1, 2.95, NEAR - 1.1],
      ],
      s.shade('#c49a5c', 0.9),
    )
    const ribs = range(9).map((i) => {
      const u = l + ((r - l) * (i + 0.5)) / 9
      return polygon([see([u, 3.42, NEAR]), see([u, 2.95, NEAR - 1.1])], false)
    })
    s.line(ribs.join(''), s.shade('#8a6438', 0.4), 1.4)
    s.line(
      polygon([see([r - 0.2, 2.36, NEAR]), see([r - 0.15, 2.97, NEAR - 1.05])], false),
      s.shade('#6a4c30', 0.3),
      2.4,
    )
  }
}

function drawLadder(s: Stage): void {
  const rail = (u: number) => polygon([see([u, 0, NEAR - 1.6]), see([u, FLOOR + 0.7, NEAR - 0.05])], false)
  s.line(rail(10.25) + rail(11.25), s.shade('#7a5a3c', 0.4), 5)
  const rungs = range(6).map((i) => {
    const t = (i + 0.6) / 7
    const at = (u: number): Point => see([u, t * (FLOOR + 0.4), NEAR - 1.6 + t * 1.4])
    return polygon([at(10.25), at(11.25)], false)
  })
  s.line(rungs.join(''), s.shade('#d8b07a', 0.9), 4.4)
}

/** Two slopes of a hipped roof, hung in courses. */
function drawThatch(s: Stage): void {
  const [l, r, near, back, low, high] = [LEFT - 1, RIGHT + 1, NEAR - 1.2, BACK + 1, 3.15, 7.9]
  const ridge: readonly [World, World] = [
    [LEFT + 3, high, 24],
    [RIGHT - 2.4, high, 24],
  ]
  put(s, [[l, low, near], [l, low, back], ridge[0]], s.shade(THATCH, 0.1))
  const front: readonly World[] = [[l, low, near], [r, low, near], ridge[1], ridge[0]]
  pane(s, [LEFT, RIGHT], [low - 0.2, 3.75], NEAR - 0.02, s.shade('#5a4a34', 0.1))
  put(s, front, s.shade(THATCH, 0.78))
  const slope = (t: number, q: number): Point => {
    const at = (a: World, b: World): World => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[2] + (b[2] - a[2]) * t,
    ]
    const [p0, p1] = [at([l, low, near], ridge[0]), at([r, low, near], ridge[1])]
    return see([p0[0] + (p1[0] - p0[0]) * q, p0[1], p0[2]])
  }
  s.clipped(facet(see, front), () => {
    for (const k of range(8)) {
      const t = k / 8
      const fringe = range(71).map((i): Point => {
        const [x, y] = slope(t, i / 70)
        return [x, y + (i % 2 ? 4 : -2)]
      })
      s.path(
        polygon([...fringe, slope(t + 0.035, 1), slope(t + 0.035, 0)]),
        s.shade('#6a5236', 0.3),
        'opacity=".75"',
      )
      s.path(
        polygon([slope(t + 0.035, 0), slope(t + 0.035, 1), slope(t + 0.085, 1), slope(t + 0.085, 0)]),
        s.shade('#d8b478', 1),
        'opacity=".55"',
      )
    }
  })
  const eave = range(61).map((i): Point => {
    const [x, y] = slope(0, i / 60)
    return [x, y + (i % 2 ? 13 : 5)]
  })
  s.path(polygon([...eave, slope(0, 1), slope(0, 0)]), s.shade('#8a6a40', 0.5))
  const [rl, rr] = ridge.map(see) as [Point, Point]
  s.line(
    polygon(
      [
        [rl[0] - 10, rl[1]],
        [rr[0] + 10, rr[1]],
      ],
      false,
    ),
    s.shade('#7a6040', 0.5),
    11,
    'stroke-linecap="round"',
  )
  s.line(
    polygon(
      [
        [rl[0] - 8, rl[1] - 3],
        [rr[0] + 10, rr[1] - 3],
      ],
      false,
    ),
    s.shade('#d8b478', 1),
    4,
    'stroke-linecap="round"',
  )
}
