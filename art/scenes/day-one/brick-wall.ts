import { polygon, rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

/** Where the wall stands on the floor. */
const FOOT = 764
const COURSE = 33
const BRICK = 98

const STOCKS = ['#c9c2a0', '#bcb08c', '#d6cba8', '#b5ab90', '#b39a74', '#cdbf98']

interface Pane {
  readonly x: number
  readonly y: number
}

const PANE = { w: 292, h: 142, fall: 62 }

/** The sun through a side window of three by three panes: upright edges, tops that fall to the left. */
const panes: readonly Pane[] = range(3).flatMap((row) =>
  range(3).map((column) => ({
    x: 92 + column * (PANE.w + 24),
    y: 44 + row * (PANE.h + 15) + (2 - column) * (PANE.fall + 5),
  })),
)

const panePath = ({ x, y }: Pane): string =>
  polygon([
    [x, y + PANE.fall],
    [x + PANE.w, y],
    [x + PANE.w, y + PANE.h],
    [x, y + PANE.h + PANE.fall],
  ])

export function drawBrickWall(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, FOOT - s.top, s.shade('#8f9a90', 0))
  drawCourses(s, 0.2)
  const wall = rectPath(s.left, s.top, s.right - s.left, FOOT - 62 - s.top)
  s.clipped(wall, () =>
    s.clipped(panes.map(panePath).join(''), () => {
      s.rect(s.left, s.top, s.right - s.left, FOOT - s.top, s.shade('#c4ab7c', 0.62))
      drawCourses(s, 1.05)
    }),
  )
  drawSkirting(s)
}

/** Stretchers in their bond; raking light leaves a dark joint on the far side of each. */
function drawCourses(s: Stage, lit: number): void {
  const random = s.random(60)
  const byTone = new Map<string, string>()
  const joints: string[] = []
  for (let row = -2; row * COURSE < FOOT; row++) {
    for (let column = -2; column * BRICK < 1720; column++) {
      const x = column * BRICK + (row % 2 ? BRICK / 2 : 0) + (random() - 0.5) * 3
      const y = row * COURSE + (random() - 0.5) * 1.6
      const tone = s.shade(STOCKS[Math.floor(random() * 6)] as string, lit - random() * 0.09)
      const [w, h] = [BRICK - 6 - random() * 2, COURSE - 5.4]
      byTone.set(tone, (byTone.get(tone) ?? '') + rectPath(x, y, w, h))
      joints.push(`M${x.toFixed(1)} ${y.toFixed(1)}v${h.toFixed(1)}h${w.toFixed(1)}`)
    }
  }
  for (const [tone, d] of byTone) s.path(d, tone)
  s.line(joints.join(''), s.shade('#6f5f48', lit * 0.4), 1.6, 'opacity=".5"')
}

function drawSkirting(s: Stage): void {
  const w = s.right - s.left
  s.rect(s.left, FOOT - 62, w, 62, s.shade('#dfe2d4', 0.34))
  s.rect(s.left, FOOT - 62, w, 9, s.shade('#f2f0e0', 0.62))
  s.rect(s.left, FOOT - 10, w, 10, s.shade('#8a9a94', 0.1))
}

export function drawFloorboards(s: Stage): void {
  s.fillBelow(FOOT, s.shade('#8fa094', 0.34))
  const [vx, vy] = [820, 300]
  const deep = (s.bottom - vy) / (FOOT - vy)
  const board = (i: number) => vx + i * 74
  const near = (x: number) => vx + (x - vx) * deep
  const planks = range(27).map((k) => k - 13)
  for (const i of planks.filter((k) => k % 3 === 0 || k % 5 === 1))
    s.path(
      polygon([
        [board(i), FOOT],
        [board(i + 1), FOOT],
        [near(board(i + 1)), s.bottom],
        [near(board(i)), s.bottom],
      ]),
      s.shade('#a4b0a0', i % 2 ? 0.44 : 0.28),
    )
  s.line(
    planks.map((i) => `M${board(i)} ${FOOT}L${near(board(i)).toFixed(1)} ${s.bottom}`).join(''),
    s.shade('#3f5450', 0),
    1.8,
    'opacity=".6"',
  )
}
