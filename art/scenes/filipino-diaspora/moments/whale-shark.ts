import { type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { lerp, range } from '../../../engine/numbers.ts'
import { curved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** From the blunt snout to the tail, in design units: one slow bend of swimming. */
const SPINE = outline('500,694 560,632 636,566 724,498 816,434 908,366 990,290 1052,206 1086,120')
/** Half widths along the spine: broad flat head, shoulders, long taper, slender stalk. */
const GIRTH = [50, 66, 72, 68, 58, 43, 28, 15, 6]

/** A place on the back: along 0 (snout) … 1 (tail), across -1 … 1. */
function onBack(along: number, across: number): Point {
  const at = Math.min(7.999, Math.max(0, along * 8))
  const i = Math.floor(at)
  const [a, b] = [SPINE[i] as Point, SPINE[i + 1] as Point]
  const before = SPINE[Math.max(0, i - 1)] as Point
  const after = SPINE[Math.min(8, i + 2)] as Point
  const t = at - i
  const dx = lerp(b[0] - before[0], after[0] - a[0], t)
  const dy = lerp(b[1] - before[1], after[1] - a[1], t)
  const long = Math.hypot(dx, dy)
  const w = lerp(GIRTH[i] as number, GIRTH[i + 1] as number, t) * across
  return [lerp(a[0], b[0], t) - (dy / long) * w, lerp(a[1], b[1], t) + (dx / long) * w]
}

const SNOUT = outline('482,640 462,664 456,690 464,716 482,732 508,738 534,730')

const body = (): string =>
  smooth(
    [
      ...SNOUT,
      ...range(15).map((i) => onBack(0.07 + (i / 14) * 0.93, 1)),
      ...range(15).map((i) => onBack(0.07 + ((14 - i) / 14) * 0.93, -1)),
    ],
    true,
    0.7,
  )

/** The largest fish from straight above: a flat silhouette, its ridges, its chequered spots. */
export function drawWhaleShark(s: Stage): void {
  const tone = (colour: string, lit: number) => s.shade(colour, lit, 0.16)
  const skin = '#2f5f74'
  const whole = body()
  drawFins(s, tone(skin, 0.06), tone(skin, 0.5))
  s.path(whole, tone(skin, 0.66))
  s.clipped(whole, () => {
    s.path(polygon([[436, 744], ...band(0, 0.3), ...band(0, 1.2).reverse(), [520, 800]]), tone(skin, 0.12))
    drawRidges(s, tone('#8fbcc0', 0.9))
    drawSpots(s, tone('#eef6e4', 1))
  })
  drawBackFins(s, tone(skin, 0.2), tone(skin, 0.9))
}

const band = (from: number, across: number): Point[] =>
  range(21).map((i) => onBack(from + (i / 20) * (1 - from), across))

/** Both pectorals, the pelvic pair and the blade of the tail, which from above is a thin sickle. */
function drawFins(s: Stage, dark: string, lit: string): void {
  const fin = (root: number, side: -1 | 1, size: number, fill: string) => {
    const [x, y] = onBack(root, side * 0.8)
    const [fx, fy] = onBack(root + 0.1, side * 0.8)
    const angle = (Math.atan2(fy - y, fx - x) * 180) / Math.PI
    s.placed({ x, y, turn: angle }, () =>
      s.path(
        curved('-40,0 -6,16 40,58 88,116 104,124 100,104 84,60 66,22 52,-4', 0, 0, size),
        fill,
        side < 0 ? 'transform="scale(1 -1)"' : '',
      ),
    )
  }
  fin(0.25, 1, 1.12, dark)
  fin(0.25, -1, 1.12, lit)
  fin(0.66, 1, 0.36, dark)
  fin(0.66, -1, 0.36, lit)
  s.path(
    curved('1046,214 1074,176 1092,120 1090,58 1102,20 1116,60 1112,120 1096,172 1066,224', 0, 0, 1),
    dark,
  )
}

/** Two dorsal fins seen on edge: a dark sliver and its lit side. */
function drawBackFins(s: Stage, dark: string, lit: string): void {
  for (const [from, to, w] of [
    [0.5, 0.63, 0.34],
    [0.73, 0.79, 0.4],
  ] as const) {
    const [a, b] = [onBack(from, 0), onBack(to, 0)]
    const [l, r] = [onBack(to - 0.02, -w), onBack(to - 0.015, w)]
    s.path(polygon([a, l, b]), lit)
    s.path(polygon([a, r, b]), dark)
  }
}

/** Three pale keels on each side, the nearest to the middle longest. */
function drawRidges(s: Stage, pale: string): void {
  for (const [across, from] of [
    [0, 0.2],
    [0.34, 0.24],
    [-0.34, 0.24],
    [0.68, 0.28],
    [-0.68, 0.28],
  ] as const)
    s.line(smooth(band(from, across), false, 0.6), pale, across ? 2.2 : 3, 'opacity=".55"')
}

/** Pale bars across the back with a row of spots between each pair; small dots close together on the head. */
function drawSpots(s: Stage, pale: string): void {
  const random = s.random(3)
  for (const i of range(120)) {
    const along = 0.015 + random() * 0.185
    const [x, y] = onBack(along, (random() * 2 - 1) * 0.94)
    s.circle(x, y, 1.9 + (i % 4) * 0.55, pale)
  }
  const bars = range(26)
  for (const i of bars) {
    const along = 0.22 + (i / 26) * 0.7
    const size = lerp(5.4, 2, i / 26)
    s.line(
      smooth(
        range(7).map((j) => onBack(along + 0.006 * Math.sin(j * 2 + i), (j / 6 - 0.5) * 1.92)),
        false,
        0.6,
      ),
      pale,
      size * 0.34,
      'opacity=".55"',
    )
    for (const across of [-0.86, -0.52, -0.18, 0.18, 0.52, 0.86]) {
      const [x, y] = onBack(along + 0.0135, across + (random() - 0.5) * 0.06)
      s.circle(x, y, size * (0.86 + random() * 0.3), pale)
    }
  }
}
