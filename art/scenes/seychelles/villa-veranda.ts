import { type Point, polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

export const see = seenFrom({ x: 1120, horizon: 400, focal: 900, height: 1.6 })

/** The veranda's edge towards the bay, its rail and its eaves, in metres. */
const EDGE = 5.2
const RAIL = 0.92
const EAVES = 3.02
const POSTS = [-7.6, -4.6, -1.55, 1.5]

/** For each metre of height a shadow runs towards us and a little left. */
const FALL = { right: -0.34, away: -2.5 }

/** Where the sun lays a point down on the boards. */
export const laid = ([x, h, z]: World): Point =>
  see([x + FALL.right * h, 0, Math.max(0.6, z + FALL.away * h)])

export const shadowOf = (points: readonly World[]): string => polygon(points.map(laid))

const WHITE = '#fbf3e4'

export function drawVerandaFloor(s: Stage): void {
  const front = see([0, 0, EDGE])[1]
  s.fillBelow(front, s.shade('#f0c7a4', 0.92))
  const boards = range(33).map((i) => {
    const x = (i - 16) * 0.3
    return polygon([see([x, 0, EDGE]), see([x, 0, 1.2])], false)
  })
  s.line(boards.join(''), s.shade('#b9805f', 0.3), 1.8, 'opacity=".6"')
  const shade = s.shade('#a8a49c', 0.12)
  const bars = range(90).map((i) => {
    const x = -9.5 + i * 0.16
    return shadowOf([
      [x - 0.03, 0, EDGE],
      [x + 0.03, 0, EDGE],
      [x + 0.03, RAIL, EDGE],
      [x - 0.03, RAIL, EDGE],
    ])
  })
  const rail = shadowOf([
    [-12, RAIL - 0.03, EDGE],
    [8, RAIL - 0.03, EDGE],
    [8, RAIL + 0.06, EDGE],
    [-12, RAIL + 0.06, EDGE],
  ])
  const posts = POSTS.map((x) =>
    shadowOf([
      [x - 0.11, 0, EDGE],
      [x + 0.11, 0, EDGE],
      [x + 0.11, 1.8, EDGE],
      [x - 0.11, 1.8, EDGE],
    ]),
  )
  s.group('opacity=".62"', () => s.path(bars.join('') + rail + posts.join(''), shade))
}

/** The boarded underside of the roof, and the lace that hangs from its edge. */
export function drawVerandaRoof(s: Stage): void {
  const up = (x: number, away: number): Point => see([x, EAVES + (EDGE - away) * 0.1, away])
  const [, edge] = up(0, EDGE)
  s.rect(s.left, s.top, s.right - s.left, edge - s.top, s.shade('#8fc4c0', 0.3))
  const joists = range(25).map((i) => {
    const x = (i - 14) * 0.75
    return polygon([up(x - 0.05, EDGE), up(x + 0.05, EDGE), up(x + 0.05, 1.6), up(x - 0.05, 1.6)])
  })
  s.path(joists.join(''), s.shade('#5f9a9c', 0.06))
  s.rect(s.left, edge - 13, s.right - s.left, 16, s.shade(WHITE, 0.4))
  s.rect(s.left, edge - 15, s.right - s.left, 4, s.shade('#5f9a9c', 0.04))
  const lace: string[] = []
  const holes: string[] = []
  for (let x = Math.floor(s.left / 34) * 34; x < s.right; x += 34) {
    lace.push(`M${x} ${edge}h34v9q-6 2 -7 9q-2 13 -10 17q-8 -4 -10 -17q-1 -7 -7 -9Z`)
    holes.push(`M${x + 13} ${edge + 13}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`)
  }
  s.path(lace.join(''), s.shade(WHITE, 0.52))
  s.path(holes.join(''), s.shade('#5f9a9c', 0.1))
}

export function drawVerandaFront(s: Stage): void {
  const [, foot] = see([0, 0, EDGE])
  const [, top] = see([0, RAIL, EDGE])
  const [, eaves] = see([0, EAVES, EDGE])
  const first = Math.floor(s.left / 28) * 28
  const balusters = range(Math.ceil((s.right - first) / 28)).map((i) => baluster(first + i * 28, top, foot))
  s.path(balusters.map(([dark]) => dark).join(''), s.shade(WHITE, 0.26))
  s.path(balusters.map(([, lit]) => lit).join(''), s.shade('#ffe8cc', 1))
  const w = s.right - s.left
  s.rect(s.left, foot - 16, w, 12, s.shade(WHITE, 0.34))
  s.rect(s.left, top - 12, w, 15, s.shade(WHITE, 0.32))
  s.rect(s.left, top - 14, w, 5, s.shade('#fff2d8', 1.1))
  for (const x of POSTS) drawPost(s, see([x, 0, EDGE])[0], eaves, foot)
}

/** A turned bar: its shaded body, and the edge the sun touches. */
function baluster(x: number, top: number, foot: number): readonly [string, string] {
  const at = (k: number) => top + (foot - top) * k
  const side = (k: 1 | -1) =>
    `L${x + k * 3} ${at(0.12)}L${x + k * 7} ${at(0.3)}L${x + k * 3} ${at(0.5)}L${x + k * 7} ${at(0.7)}L${x + k * 3} ${at(0.88)}`
  const back = `L${x - 3} ${at(0.88)}L${x - 7} ${at(0.7)}L${x - 3} ${at(0.5)}L${x - 7} ${at(0.3)}L${x - 3} ${at(0.12)}`
  return [
    `M${x - 3} ${top}H${x + 3}${side(1)}V${foot}H${x - 3}V${at(0.88)}${back}Z`,
    `M${x + 1} ${top}H${x + 3}${side(1)}V${foot}H${x + 1}Z`,
  ]
}

function drawPost(s: Stage, x: number, top: number, foot: number): void {
  const white = s.shade(WHITE, 0.3)
  for (const k of [-1, 1])
    s.path(
      `M${x + k * 15} ${top + 2}H${x + k * 88}Q${x + k * 74} ${top + 18} ${x + k * 60} ${top + 20}Q${x + k * 34} ${top + 26} ${x + k * 28} ${top + 62}Q${x + k * 26} ${top + 84} ${x + k * 15} ${top + 92}Z`,
      s.shade(WHITE, 0.42),
    )
  s.path(rectPath(x - 18, top - 4, 36, foot - top + 8), white)
  s.path(rectPath(x + 9, top - 4, 9, foot - top + 8), s.shade('#ffe8cc', 1))
  s.path(rectPath(x - 25, foot - 34, 50, 38), s.shade(WHITE, 0.24))
  s.path(rectPath(x + 15, foot - 34, 10, 38), s.shade('#ffe8cc', 0.95))
}
