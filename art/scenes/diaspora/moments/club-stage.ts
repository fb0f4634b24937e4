import { ellipsePath, type Point, polygon, smooth } from '../../../engine/geometry.ts'
import { range } from '../../../engine/numbers.ts'
import type { Stage } from '../../../engine/stage.ts'

/** Where the lamp hangs, and the pool it throws on the boards. */
export const LAMP = { x: 1090, y: 96 }
export const POOL = { x: 1090, y: 604, rx: 196, ry: 26 }

const STAGE = { left: 470, right: 1530, top: 92, floor: 560, edge: 640 }

const CONE = polygon([
  [LAMP.x - 26, LAMP.y + 20],
  [LAMP.x + 26, LAMP.y + 20],
  [POOL.x + POOL.rx, POOL.y],
  [POOL.x - POOL.rx, POOL.y],
])

/** The walls and ceiling of the club, which the lamp hardly reaches. */
export function drawHouse(s: Stage): void {
  s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, '#0c2a2e')
  s.rect(s.left, s.top, s.right - s.left, 74, '#123c3c')
  s.line(
    range(9)
      .map((i) => `M${s.left} ${6 + i * 9}H${s.right}`)
      .join(''),
    '#0a2226',
    2,
  )
  for (const x of range(5)) s.rect(-20 + x * 104, 190, 62, 240, '#123a3c')
  for (const x of range(5))
    s.line(
      range(9)
        .map((i) => `M${-14 + x * 104} ${204 + i * 26}h50`)
        .join(''),
      '#1d5654',
      7,
    )
  s.rect(s.left, 470, s.right - s.left, 12, '#1a4a4a')
}

export function drawProscenium(s: Stage): void {
  const { left, right, top, floor, edge } = STAGE
  const arch = (by: number) =>
    `M${left - by} ${edge}V${top + 70}Q${left - by} ${top - by} ${left + 70} ${top - by}H${right - 70}Q${right + by} ${top - by} ${right + by} ${top + 70}V${edge}Z`
  s.path(arch(46), '#1f6a5c')
  s.path(arch(34), '#e0a83c')
  s.path(arch(28), '#174c48')
  s.path(arch(0), '#2a0a14')
  s.clipped(arch(0), () => {
    drawCurtain(s, ['#3a0c18', '#56121f', '#46101c'])
    s.clipped(CONE, () => drawCurtain(s, ['#9a2028', '#d8402f', '#b82c2c']))
    s.rect(left, floor, right - left, edge - floor, '#33181c')
    for (const i of range(7)) s.rect(left, floor + i * 12, right - left, 2, '#200c14')
    s.path(ellipsePath(POOL.x, POOL.y, POOL.rx, POOL.ry), '#f2b45a')
    s.path(ellipsePath(POOL.x - 8, POOL.y - 2, POOL.rx * 0.82, POOL.ry * 0.76), '#ffe09a')
    for (const i of range(4))
      s.line(
        `M${POOL.x - 150 + i * 10} ${POOL.y - 14 + i * 11}h${300 - i * 20}`,
        '#d8943c',
        1.6,
        'opacity=".6"',
      )
  })
  s.rect(left - 46, edge, right - left + 92, 14, '#e0a83c')
  s.rect(left - 46, edge + 14, right - left + 92, 90, '#123c3a')
  for (const i of range(24))
    s.path(
      polygon([
        [left - 30 + i * 46, edge + 92],
        [left - 8 + i * 46, edge + 26],
        [left + 14 + i * 46, edge + 92],
      ]),
      i % 2 ? '#1d5a50' : '#b8842f',
    )
}

/** Folds with hard edges: shade, body, edge of light. */
function drawCurtain(s: Stage, [shade, lit, body]: readonly [string, string, string]): void {
  const { left, right, top, floor } = STAGE
  const random = s.random(6)
  s.rect(left, top, right - left, floor - top, body)
  let x = left - 6
  while (x < right) {
    const w = 26 + random() * 26
    const sway = (random() - 0.5) * 10
    s.path(
      polygon([
        [x, top],
        [x + w * 0.36, top],
        [x + w * 0.42 + sway, floor],
        [x + sway, floor],
      ]),
      shade,
    )
    s.path(
      polygon([
        [x + w * 0.62, top],
        [x + w * 0.84, top],
        [x + w * 0.86 + sway, floor],
        [x + w * 0.6 + sway, floor],
      ]),
      lit,
    )
    x += w
  }
  const swags = range(8).map((i) => {
    const x0 = left + (i * (right - left)) / 8
    const w = (right - left) / 8
    return `M${x0} ${top}H${x0 + w}Q${x0 + w * 0.92} ${top + 66} ${x0 + w / 2} ${top + 72}Q${x0 + w * 0.08} ${top + 66} ${x0} ${top}Z`
  })
  s.path(swags.join(''), lit)
  s.line(swags.join(''), shade, 4)
}

/** The air in the beam, and the enamel shade it comes from. */
export function drawLamp(s: Stage): void {
  s.path(CONE, '#ffdf9a', 'opacity=".2"')
  s.line(`M${LAMP.x} ${s.top}V${LAMP.y - 30}`, '#081c20', 4)
  s.path(
    `M${LAMP.x - 54} ${LAMP.y + 22}Q${LAMP.x - 44} ${LAMP.y - 24} ${LAMP.x - 10} ${LAMP.y - 30}H${LAMP.x + 10}Q${LAMP.x + 44} ${LAMP.y - 24} ${LAMP.x + 54} ${LAMP.y + 22}Z`,
    '#0f3436',
  )
  s.path(
    `M${LAMP.x - 54} ${LAMP.y + 22}Q${LAMP.x - 44} ${LAMP.y - 24} ${LAMP.x - 10} ${LAMP.y - 30}H${LAMP.x - 2}Q${LAMP.x - 28} ${LAMP.y - 14} ${LAMP.x - 30} ${LAMP.y + 22}Z`,
    '#2f8074',
  )
  s.path(ellipsePath(LAMP.x, LAMP.y + 22, 54, 9), '#fff2c4')
}

/** A three-bladed fan under the ceiling. */
export function drawFan(s: Stage, x: number, y: number, r: number, turn: number): void {
  s.line(`M${x} ${s.top}V${y}`, '#061a1e', 5)
  for (const i of range(3)) {
    const a = turn + (i * 2 * Math.PI) / 3
    const at = (k: number, da: number): Point => [
      x + Math.cos(a + da) * r * k,
      y + 6 + Math.sin(a + da) * r * k * 0.22,
    ]
    s.path(
      smooth([at(0.12, 0.3), at(0.9, 0.13), at(1, 0), at(0.9, -0.13), at(0.12, -0.3)], true, 0.4),
      '#061a1e',
    )
  }
  s.path(ellipsePath(x, y + 4, r * 0.15, r * 0.08), '#0f3436')
}

/** A small round table with its candle in a glass. */
export function drawCandleTable(s: Stage, x: number, y: number, k: number): void {
  s.path(ellipsePath(x, y, 60 * k, 15 * k), '#0a2428')
  s.path(ellipsePath(x, y - 5 * k, 60 * k, 15 * k), '#7a3a24')
  s.path(ellipsePath(x, y - 6 * k, 30 * k, 7.5 * k), '#e8923c')
  s.rect(x - 6 * k, y - 26 * k, 12 * k, 20 * k, '#ffc85c')
  s.rect(x - 3 * k, y - 22 * k, 6 * k, 12 * k, '#fff4cc')
}
