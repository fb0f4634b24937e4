import { type Point, polygon } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'

const WOOD = '#7a5648'
const VANISH: Point = [1060, 470]

/** Floor of boards running towards the view, from the rail down. */
export function drawVerandaFloor(s: Stage, y: number): void {
  s.fillBelow(
    y,
    s.lin([s.shade('#c08a68', 0.8), s.shade('#8f6250', 0.4), s.shade('#5f4450', 0.12)], 0, y, 0, 920, true),
  )
  const boards = range(46).map((i) => {
    const x = VANISH[0] + (i - 23) * 46
    const k = (s.bottom - VANISH[1]) / (y - VANISH[1])
    return `M${round1(x)} ${y}L${round1(VANISH[0] + (x - VANISH[0]) * k)} ${round1(s.bottom)}`
  })
  s.line(boards.join(''), s.shade('#4c3444', 0.1), 1.6, 'opacity=".5"')
  s.path(
    polygon([
      [s.left, y + 20],
      [900, y],
      [1500, y],
      [1240, s.bottom],
      [300, s.bottom],
    ]),
    s.lin(
      [
        [s.light.lit, 0.5],
        [s.light.lit, 0.05],
      ],
      0,
      y,
      0,
      920,
      true,
    ),
  )
}

/** Turned balusters under a hand rail across the whole camera. */
export function drawRail(s: Stage, top: number, foot: number): void {
  const step = 38
  const first = Math.floor(s.left / step) * step
  const count = Math.ceil((s.right - first) / step)
  const paint = s.lin([s.shade('#fdf3e6', 0.25), s.shade('#fdf3e6', 0.6), s.shade('#fff3e0', 1)], 0, 0, 1, 0)
  for (const i of range(count)) {
    const x = first + i * step
    const h = foot - top
    s.path(
      `M${x - 4} ${top}C${x - 9} ${top + h * 0.3} ${x - 2} ${top + h * 0.42} ${x - 4} ${top + h * 0.5}C${x - 10} ${top + h * 0.7} ${x - 4} ${top + h * 0.85} ${x - 5} ${foot}L${x + 5} ${foot}C${x + 4} ${top + h * 0.85} ${x + 10} ${top + h * 0.7} ${x + 4} ${top + h * 0.5}C${x + 2} ${top + h * 0.42} ${x + 9} ${top + h * 0.3} ${x + 4} ${top}Z`,
      paint,
    )
  }
  const w = s.right - s.left
  s.rect(s.left, foot - 4, w, 12, s.lin([s.shade('#fff3e0', 0.9), s.shade('#e8cfc0', 0.3)]))
  s.rect(
    s.left,
    top - 15,
    w,
    18,
    s.lin([s.shade('#fff3e0', 1), s.shade('#f2d8c4', 0.6), s.shade('#a87c78', 0.2)]),
  )
}

/** Rafters and a fretwork eave along the top, one post at the right. */
export function drawEaves(s: Stage, y: number, posts: readonly number[]): void {
  const w = s.right - s.left
  const up = s.top - 20
  s.rect(
    s.left,
    up,
    w,
    y - up,
    s.lin([s.shade(WOOD, 0), s.shade(WOOD, 0.18), s.shade(WOOD, 0.42)], 0, Math.min(up, y - 200), 0, y, true),
  )
  const rafters = range(24).map((i) => {
    const x = VANISH[0] + (i - 12) * 150
    const k = 2.4
    return polygon([
      [x - 9, y],
      [x + 9, y],
      [VANISH[0] + (x - VANISH[0]) * k + 26, y - 480],
      [VANISH[0] + (x - VANISH[0]) * k - 26, y - 480],
    ])
  })
  s.path(rafters.join(''), s.shade(WOOD, 0.02), 'opacity=".75"')
  s.rect(s.left, y - 16, w, 18, s.lin([s.shade('#f6e2d0', 0.2), s.shade('#f6e2d0', 0.55)]))
  const lace = range(Math.ceil(w / 34) + 1).map((i) => {
    const x = s.left + i * 34
    return `M${x} ${y}h34v8c-6 0 -9 6 -9 12c-2 8 -14 8 -16 0c0 -6 -3 -12 -9 -12Z`
  })
  s.path(lace.join(''), s.shade('#f6e2d0', 0.42))
  for (const x of posts) {
    s.rect(
      x - 21,
      y - 10,
      42,
      s.bottom - y + 20,
      s.lin([s.shade('#f2dccb', 0.08), s.shade('#f2dccb', 0.4), s.shade('#fff0dc', 0.95)], 0, 0, 1, 0),
    )
    s.path(
      `M${x - 21} ${y + 4}C${x - 30} ${y + 60} ${x - 70} ${y + 40} ${x - 96} ${y + 4}Z`,
      s.shade('#f2dccb', 0.3),
    )
    s.path(
      `M${x + 21} ${y + 4}C${x + 30} ${y + 60} ${x + 70} ${y + 40} ${x + 96} ${y + 4}Z`,
      s.shade('#f2dccb', 0.3),
    )
  }
}
