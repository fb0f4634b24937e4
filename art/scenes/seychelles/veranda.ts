import { type Point, polygon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

const WOOD = '#7a5648'
const VANISH: Point = [1060, 470]

/** Floor of boards running towards the sea's horizon, from the rail down, the sun lying on it. */
export function drawVerandaFloor(s: Stage, y: number): void {
  s.fillBelow(
    y,
    s.lin([s.shade('#c08a68', 0.8), s.shade('#8f6250', 0.4), s.shade('#5f4450', 0.12)], 0, y, 0, 960, true),
  )
  const k = (s.bottom - s.horizon) / (y - s.horizon)
  const nearest = (x: number) => round1(VANISH[0] + (x - VANISH[0]) * k)
  const boards = range(90).map((i) => {
    const x = VANISH[0] + (i - 45) * 28
    return `M${round1(x)} ${y}L${nearest(x)} ${round1(s.bottom)}`
  })
  s.line(boards.join(''), s.shade('#4c3444', 0.1), 1.4, 'opacity=".45"')
  s.path(
    `M860 ${y + 6}H1450L${nearest(1450)} ${s.bottom}H${nearest(860)}Z`,
    s.lin(
      [
        [s.light.lit, 0.55],
        [s.light.lit, 0.3],
        [s.light.lit, 0],
      ],
      0,
      y,
      0,
      920,
      true,
    ),
    `filter="${s.blur(9)}"`,
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

/** Rafters and a fretwork eave along the top; its posts stand at `foot`, or beyond the picture's edge. */
export function drawEaves(s: Stage, y: number, posts: readonly number[], foot?: number): void {
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
      (foot ?? s.bottom + 10) - y + 10,
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
    if (foot !== undefined) drawPostFoot(s, x, foot)
  }
}

function drawPostFoot(s: Stage, x: number, y: number): void {
  s.ellipse(x - 6, y + 1, 42, 7, s.light.shadow, 'opacity=".4"')
  s.path(
    `M${x - 22} ${y - 30}H${x + 22}L${x + 28} ${y - 22}V${y}H${x - 28}V${y - 22}Z`,
    s.lin([s.shade('#f2dccb', 0.06), s.shade('#f2dccb', 0.36), s.shade('#fff0dc', 0.9)], 0, 0, 1, 0),
  )
}
