import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

/** Far and near edge of the boards, the jetty's left end, and where its piles meet the water. */
export const DECK = { far: 700, near: 812, left: 806, water: 872 } as const
/** Where the joints of the boards run to. */
const VANISH: Point = [1140, 462]

const along = (x: number, y: number): number =>
  VANISH[0] + ((x - VANISH[0]) * (y - VANISH[1])) / (DECK.near - VANISH[1])

export function drawJettyDeck(s: Stage): void {
  const wood = (lit: number) => s.shade('#c8ab84', lit)
  const end = (y: number) => along(DECK.left - 40, y)
  for (const x of [800, 960, 1120, 1280, 1440]) {
    s.rect(x - 9, DECK.near, 18, DECK.water - DECK.near, s.shade('#6a5a4c', 0.16))
    s.rect(x + 2, DECK.near, 7, DECK.water - DECK.near, s.shade('#a88a68', 0.6))
  }
  s.path(
    polygon([
      [end(DECK.far), DECK.far],
      [s.right, DECK.far],
      [s.right, DECK.near],
      [end(DECK.near), DECK.near],
    ]),
    wood(0.82),
  )
  const right = s.right + 900
  const joints = range(Math.ceil((right - DECK.left) / 34)).map((i) => {
    const x = DECK.left - 40 + i * 34
    return `M${round1(along(x, DECK.far))} ${DECK.far}L${round1(x)} ${DECK.near}`
  })
  s.line(joints.join(''), s.shade('#6a5240', 0.2), 1.6, 'opacity=".6"')
  s.line(`M${end(DECK.far)} ${DECK.far}H${s.right}`, wood(1.05), 3)
  s.rect(end(DECK.near), DECK.near, s.right - end(DECK.near), 20, wood(0.34))
  s.rect(end(DECK.near), DECK.near, s.right - end(DECK.near), 4, s.shade('#f4dcb0', 1))
}

/** A ladder into the lake, still wet, at the end of the boards. */
export function drawLadder(s: Stage): void {
  const x = along(DECK.left - 40, 760) - 8
  const steel = s.shade('#e6ecdf', 0.9)
  for (const dx of [0, 36])
    s.line(`M${x + dx} ${DECK.near - 34}q-2 -54 -22 -50q-18 4 -16 40V${DECK.water + 10}`, steel, 4.4)
  for (const i of range(4)) s.line(`M${x - 37} ${DECK.near - 8 + i * 22}h36`, steel, 3.6)
}

export function drawLinePost(s: Stage, x: number, top: number): void {
  s.rect(x - 9, top, 18, DECK.far + 8 - top, s.shade('#f3ead2', 0.4))
  s.rect(x + 1, top, 8, DECK.far + 8 - top, s.shade('#fff6de', 1))
  s.rect(x - 12, top - 6, 24, 9, s.shade('#fff6de', 0.9))
  s.path(
    polygon([
      [x - 9, DECK.far + 8],
      [x + 9, DECK.far + 8],
      [x - 40, DECK.near],
      [x - 64, DECK.near],
    ]),
    s.light.shadow,
    'opacity=".36"',
  )
}

/** Small wet feet from the ladder to the cases. */
export function drawWetFeet(s: Stage): void {
  const prints = range(9).map((i) => {
    const [x, y] = [856 + i * 25, 792 - (i % 2) * 15 - i * 1.5]
    return `M${x} ${y}q7 -5 15 -2q3 3 -1 5q-9 3 -14 -3ZM${x + 18} ${round1(y - 3)}q4 -2 5 1q-2 3 -5 1Z`
  })
  s.path(prints.join(''), s.light.shadow, 'opacity=".4"')
}

/** Bald cypresses along the far shore, knees in the water. */
export function drawCypressShore(s: Stage, y: number): void {
  for (const [depth, size, step] of [
    [0.74, 54, 58],
    [0.5, 40, 84],
  ] as const)
    for (let x = s.left - 30; x < s.right + 60; x += step) {
      const tall = size * (0.9 + 0.7 * Math.sin(x * 0.017 + depth * 20) ** 2)
      s.path(
        polygon([
          [x - 5, y],
          [x - 1.5, y - tall * 0.7],
          [x + 1.5, y - tall * 0.7],
          [x + 5, y],
        ]),
        s.shade('#6a6a5c', 0.4, depth),
      )
      for (const [up, half] of [
        [0.55, 0.62],
        [0.9, 0.5],
        [1.25, 0.34],
      ] as const)
        drawLeaves(s, {
          x,
          y: y - tall * up,
          rx: tall * half,
          ry: tall * 0.3,
          colour: '#4f8a6c',
          depth,
          leaf: 7,
          density: 130,
          seed: x + up,
        })
    }
}
