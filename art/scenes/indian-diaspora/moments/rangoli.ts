import { ellipsePath, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

const RINGS = [
  { r: 100, n: 24, w: 15, l: 17, colours: ['#d8246c', '#f08a2c'] },
  { r: 84, n: 24, w: 11, l: 15, colours: ['#f6c42c', '#f6c42c'] },
  { r: 66, n: 16, w: 13, l: 19, colours: ['#2f9a8c', '#6a4ac0'] },
  { r: 47, n: 16, w: 9, l: 15, colours: ['#f6f0e0', '#f6f0e0'] },
  { r: 31, n: 8, w: 12, l: 18, colours: ['#e2401c', '#f0941c'] },
] as const

/** Rangoli of coloured rice on the floor; r across, seen at a slant. */
export function drawRangoli(s: Stage, x: number, y: number, r: number, slant: number, lit: number): void {
  s.group(`transform="translate(${x} ${y}) scale(${r / 100} ${(r / 100) * slant})"`, () => {
    s.circle(0, 0, 112, s.shade('#7a2c5c', lit * 0.6))
    s.line(
      ellipsePath(0, 0, 112) + ellipsePath(0, 0, 90) + ellipsePath(0, 0, 55),
      s.shade('#fff6e6', lit),
      2.4,
    )
    for (const ring of RINGS) {
      for (const i of range(ring.n)) {
        const turn = (i / ring.n) * 360
        s.placed({ x: 0, y: 0, turn }, () => {
          const petal = smooth(
            [
              [0, -ring.r - ring.l * 0.62],
              [ring.w * 0.62, -ring.r],
              [0, -ring.r + ring.l * 0.62],
              [-ring.w * 0.62, -ring.r],
            ],
            true,
            0.85,
          )
          s.path(petal, s.shade(ring.colours[i % 2] as string, lit))
          s.line(petal, s.shade('#fff6e6', lit), 1)
        })
      }
    }
    s.circle(0, 0, 15, s.shade('#f6c42c', lit))
    s.path(
      range(60)
        .map((i) => ellipsePath(Math.cos(i * 0.1047) * 120, Math.sin(i * 0.1047) * 120, 2.4))
        .join(''),
      s.shade('#fff6e6', lit),
    )
  })
}
