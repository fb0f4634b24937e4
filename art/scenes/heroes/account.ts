import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { scene, svg } from '../../scene.ts'
import { CELL, drawFrameBars, drawLetterBox, drawOpenBox } from './letter-boxes.ts'

const FIRST = { x: -90, y: -222 }
const [COLUMNS, ROWS] = [15, 11]
const OPEN = { column: 10, row: 6 }
const SHELF = FIRST.y + ROWS * CELL.h

function drawWall(s: Stage): void {
  drawFrameBars(s, FIRST.x, FIRST.y, COLUMNS, ROWS)
  for (const row of range(ROWS))
    for (const column of range(COLUMNS)) {
      const [dx, dy] = [column - OPEN.column, row - OPEN.row]
      if ((dx === 0 || dx === 1) && (dy === 0 || dy === 1)) continue
      drawLetterBox(s, FIRST.x + column * CELL.w, FIRST.y + row * CELL.h, 101 + row * COLUMNS + column)
    }
  drawOpenBox(s, FIRST.x + OPEN.column * CELL.w, FIRST.y + OPEN.row * CELL.h)
}

/** A marble ledge for parcels, and reeded panelling under it. */
function drawLedge(s: Stage): void {
  s.fillBelow(SHELF, s.shade('#1f4a6c', 0.4))
  for (let x = s.left - (s.left % 34); x < s.right; x += 34) {
    s.rect(x, SHELF + 60, 13, s.bottom - SHELF, s.shade('#2c6a94', 0.75))
    s.rect(x + 13, SHELF + 60, 8, s.bottom - SHELF, s.shade('#2c6a94', 0.95))
  }
  s.rect(s.left, SHELF + 40, s.right - s.left, 22, s.light.shadow, 'opacity=".5"')
  s.rect(s.left, SHELF, s.right - s.left, 16, s.shade('#f2ecdc', 1))
  s.rect(s.left, SHELF + 16, s.right - s.left, 28, s.shade('#c8cfc8', 0.62))
  s.rect(s.left, SHELF + 44, s.right - s.left, 4, s.shade('#d6a84c', 0.9))
}

/** The early sun through an arched window behind us; all else is shade. */
function drawEarlyLight(s: Stage): void {
  s.masked(
    () => {
      s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, '#ffffff')
      s.add('<g transform="matrix(1 0.1 -0.42 1 978 -60)" fill="#000000">')
      s.add('<path d="M0 200A300 300 0 0 1 300 -100V316H0ZM316 -100A300 300 0 0 1 616 200V316H316Z"/>')
      for (const row of range(3))
        s.add(`<path d="M0 ${332 + row * 296}h300v280h-300ZM316 ${332 + row * 296}h300v280h-300Z"/>`)
      s.add('</g>')
    },
    () => s.rect(s.left, s.top, s.right - s.left, s.bottom - s.top, s.light.shadow, 'opacity=".52"'),
  )
}

function drawParcel(s: Stage): void {
  const [x, y] = [1420, SHELF + 4]
  s.path(
    polygon([
      [x - 84, y],
      [x + 70, y],
      [x + 40, y + 12],
      [x - 130, y + 12],
    ]),
    s.light.shadow,
    'opacity=".35"',
  )
  s.rect(x - 84, y - 74, 154, 74, s.shade('#d9b27c', 0.8)).rect(
    x - 84,
    y - 74,
    154,
    14,
    s.shade('#ecd0a0', 1.1),
  )
  s.line(`M${x - 20} ${y - 74}V${y}M${x - 84} ${y - 34}H${x + 70}`, s.shade('#c8342f', 0.9), 4)
  s.line(
    `M${x - 20} ${y - 76}q-24 -20 -30 -4q4 10 30 4q24 -22 32 -6q-4 12 -32 6`,
    s.shade('#c8342f', 0.9),
    3.4,
  )
  s.rect(x + 10, y - 60, 40, 18, s.shade('#f6eed8', 1))
}

export default scene({
  name: 'heroes/account',
  seed: 103,
  light: { base: 'day', shadow: '#0a2446', lit: '#fff0c8' },
  horizon: SHELF,
  sun: { x: 1900, y: -200, r: 10 },
  portrait: { x: 906, y: -92, w: 640, h: 1138 },
  layers: [
    svg((s) => {
      drawWall(s)
      drawLedge(s)
      drawParcel(s)
      drawEarlyLight(s)
    }),
  ],
  finish: { bloom: 0.26 },
})
