import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Petals of coloured rice in rings: where they sit, how long and wide, of a hundred to the rim. */
const RINGS = [
  { at: 91, n: 32, wide: 8.4, long: 15, inks: ['#d81f5c', '#f4862a'] },
  { at: 76, n: 32, wide: 6, long: 12, inks: ['#f8c82c', '#f8f0dc'] },
  { at: 59, n: 16, wide: 10.6, long: 22, inks: ['#1f8f86', '#3a54c0'] },
  { at: 42, n: 16, wide: 6.6, long: 15, inks: ['#f8f0dc', '#f29ab8'] },
  { at: 27, n: 8, wide: 9.4, long: 19, inks: ['#e23420', '#f8a02a'] },
] as const

const BANDS = [
  [100, '#7a1f6a'],
  [83, '#2a2f8c'],
  [70, '#a81f58'],
  [48, '#20356e'],
  [34, '#8a2468'],
  [17, '#f8c82c'],
] as const

interface RangoliOptions {
  /** From the drawing's plane, a hundred to its rim, to the paper. */
  readonly lay: (p: Point) => Point
  readonly ink: (colour: string) => string
}

/** A rangoli laid on the floor in its true perspective. */
export function drawRangoli(s: Stage, { lay, ink }: RangoliOptions): void {
  const white = ink('#fff8ea')
  const polar = (a: number, r: number): Point => [Math.sin(a) * r, Math.cos(a) * r]
  const disc = (r: number) => polygon(range(72).map((i) => lay(polar((i / 72) * Math.PI * 2, r))))
  for (const [r, colour] of BANDS) {
    s.path(disc(r + 1.4), white)
    s.path(disc(r), ink(colour))
  }
  for (const { at, n, wide, long, inks } of RINGS)
    for (const i of range(n)) {
      const a = (i / n) * Math.PI * 2
      const petal = (k: number) =>
        smooth(
          [
            [0, at + (long / 2) * k],
            [(wide / 2) * k, at],
            [0, at - (long / 2) * k],
            [(-wide / 2) * k, at],
          ].map(([x = 0, y = 0]) =>
            lay([x * Math.cos(a) + y * Math.sin(a), y * Math.cos(a) - x * Math.sin(a)]),
          ),
          true,
          0.85,
        )
      s.path(petal(1.12), white)
      s.path(petal(0.92), ink(inks[i % 2] as string))
      s.path(petal(0.34), white)
    }
  const dots = range(64).map((i) => {
    const [x, y] = polar((i / 64) * Math.PI * 2, i % 2 ? 106 : 109)
    return polygon(range(8).map((k) => lay([x + Math.cos(k * 0.785) * 1.5, y + Math.sin(k * 0.785) * 1.5])))
  })
  s.path(dots.join(''), white)
  drawLotus(s, lay, white, ink)
}

function drawLotus(s: Stage, lay: (p: Point) => Point, white: string, ink: (colour: string) => string): void {
  for (const i of range(8)) {
    const a = (i / 8) * Math.PI * 2 + Math.PI / 8
    const [c, d] = [Math.cos(a), Math.sin(a)]
    const leaf = (k: number) =>
      smooth(
        [
          [0, 2],
          [3.4 * k, 8],
          [0, 15 * k],
          [-3.4 * k, 8],
        ].map(([x = 0, y = 0]) => lay([x * c + y * d, y * c - x * d])),
        true,
        0.85,
      )
    s.path(leaf(1.1), white)
    s.path(leaf(0.86), ink(i % 2 ? '#e0407c' : '#c01f50'))
  }
}
