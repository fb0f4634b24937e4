import { ellipsePath, type Point, ribbon } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Digit, joints, widthAt } from '../../../language/people/hands/close-hand.ts'

const PASTE = '#5c2014'

/** Bridal henna: bands and dots up each finger, a rosette in the palm, lace at the wrist. */
export function drawHenna(s: Stage, digits: readonly Digit[]): void {
  const ink = s.shade(PASTE, 0.45)
  for (const digit of digits) drawFingerHenna(s, digit, ink)
  if (digits.length < 2) return
  drawRosette(s, 0, -24, 13, ink)
  drawWristLace(s, ink)
  for (const [x, y] of [
    [-15, -40],
    [-5, -44],
    [6, -43],
    [16, -38],
  ] as const)
    s.path(petalRing(x, y, 2.6, 6), ink)
}

function drawFingerHenna(s: Stage, digit: Digit, ink: string): void {
  const line = joints(digit)
  const end = line.slice(8)
  s.path(
    ribbon(end, (t) => digit.w * 0.95 * widthAt((8 + t * 6) / 14), 0.9),
    ink,
  )
  for (const [i, [x, y]] of line.slice(2, 8).entries()) {
    const before = line[i + 1] as Point
    const turn = (Math.atan2(y - before[1], x - before[0]) * 180) / Math.PI + 90
    s.placed({ x, y, turn }, () => {
      const w = digit.w * 0.86
      if (i % 3 === 2)
        s.path(
          range(4)
            .map((k) => ellipsePath(-w + (k + 0.5) * w * 0.5, 0, 0.9))
            .join(''),
          ink,
        )
      else if (i % 3 === 1) s.path(petalRing(0, 0, w * 0.42, 6), ink)
      else
        s.line(`M${round1(-w)} 0.8Q0 -1.6 ${round1(w)} 0.8M${round1(-w)} 2.4Q0 0 ${round1(w)} 2.4`, ink, 0.8)
    })
  }
}

function drawRosette(s: Stage, x: number, y: number, r: number, ink: string): void {
  s.line(ellipsePath(x, y, r) + ellipsePath(x, y, r * 0.86), ink, 0.7)
  s.path(petalRing(x, y, r * 0.64, 12), ink)
  s.path(ellipsePath(x, y, r * 0.34), s.shade('#c07c48', 0.75))
  s.path(petalRing(x, y, r * 0.24, 8), ink)
  const scallops = range(16).map((i) => {
    const a = (i / 16) * 2 * Math.PI
    return ellipsePath(x + Math.cos(a) * r * 1.14, y + Math.sin(a) * r * 1.14, r * 0.12)
  })
  s.path(scallops.join(''), ink)
}

function drawWristLace(s: Stage, ink: string): void {
  for (const [y, dots] of [
    [4, 11],
    [16, 12],
    [30, 13],
    [46, 13],
  ] as const) {
    const half = 14.5 + y * 0.09
    s.line(
      `M${round1(-half)} ${y}Q0 ${y + 3} ${round1(half)} ${y}M${round1(-half)} ${y + 2}Q0 ${y + 5} ${round1(half)} ${y + 2}`,
      ink,
      0.8,
    )
    s.path(
      range(dots)
        .map((i) =>
          ellipsePath(
            -half + ((i + 0.5) * half * 2) / dots,
            y + 6.4 + 1.4 * Math.sin((Math.PI * (i + 0.5)) / dots),
            1.1,
            1.8,
          ),
        )
        .join(''),
      ink,
    )
  }
}

const petalRing = (x: number, y: number, r: number, n: number): string =>
  range(n)
    .map((i) => {
      const a = (i / n) * 2 * Math.PI
      return ellipsePath(x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72, r * 0.24)
    })
    .join('')
