import { ellipsePath, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawMimosa } from '../../language/things/keepsakes.ts'
import { drawPostedLetter } from './posted-letter.ts'

/** Where things stand: the eye is a hand's breadth above the marble. */
export const COUNTER = 566
const BRASS = '#d8aa4e'

const cast = (s: Stage, x: number, half: number, y = COUNTER): void => {
  s.path(
    polygon([
      [x - half, y - 3],
      [x + half, y - 3],
      [x - half * 0.2, y + 13],
      [x - half * 2.3, y + 13],
    ]),
    s.light.shadow,
    'opacity=".34"',
  )
}

/** A marble top, and under it panelling with a rising sun inlaid in brass. */
export function drawCounter(s: Stage): void {
  const width = s.right - s.left
  s.rect(s.left, COUNTER - 20, width, 36, s.shade('#f7f0df', 1))
  s.rect(s.left, COUNTER + 16, width, 26, s.shade('#cfc9b8', 0.6))
  s.fillBelow(COUNTER + 42, s.shade('#2f6a64', 0.55))
  s.rect(s.left, COUNTER + 42, width, 16, s.light.shadow, 'opacity=".5"')
  s.rect(s.left, COUNTER + 70, width, 5, s.shade(BRASS, 0.9))
  for (const middle of [-400, 400, 1200, 2000]) drawInlay(s, middle)
  for (const x of [0, 800, 1600])
    for (const i of range(5)) s.rect(x - 54 + i * 24, COUNTER + 75, 12, 900, s.shade('#3f8478', 0.75))
}

function drawInlay(s: Stage, x: number): void {
  const y = COUNTER + 470
  s.clipped(`M${x - 330} ${COUNTER + 92}h660v1000h-660Z`, () => {
    for (const i of range(15)) {
      const [a, b] = [i, i + 0.5].map((k) => Math.PI + ((k + 0.25) / 15) * Math.PI) as [number, number]
      s.path(
        polygon([
          [x + Math.cos(a) * 130, y + Math.sin(a) * 130],
          [x + Math.cos(a) * 640, y + Math.sin(a) * 640],
          [x + Math.cos(b) * 640, y + Math.sin(b) * 640],
          [x + Math.cos(b) * 130, y + Math.sin(b) * 130],
        ]),
        s.shade('#3f8478', 0.75),
      )
    }
    s.path(ellipsePath(x, y, 106), s.shade(BRASS, 0.85)).path(ellipsePath(x, y, 84), s.shade('#2f6a64', 0.5))
    s.path(ellipsePath(x, y, 62), s.shade(BRASS, 0.85))
  })
  s.line(`M${x - 330} ${COUNTER + 92}h660v1000h-660Z`, s.shade(BRASS, 0.75), 4)
}

/** Letters on edge in a brass rack, the foremost with the farthest stamps. */
export function drawLetterRack(s: Stage, x: number): void {
  cast(s, x, 150)
  const letters = [
    [-30, -122, 214, -7, '#cfe0dc', ['peak']],
    [36, -112, 218, 6, '#f6e2bc', ['sail']],
    [-6, -82, 244, -2, '#fdf8ea', ['palm', 'sail']],
  ] as const
  for (const [i, [dx, dy, size, turn, colour, stamps]] of letters.entries())
    drawPostedLetter(s, {
      x: x + dx,
      y: COUNTER + dy,
      size,
      turn,
      colour,
      stamps,
      tilt: 1,
      airMail: i === 2,
    })
  s.rect(x - 140, COUNTER - 14, 280, 14, s.shade(BRASS, 0.95)).rect(
    x - 140,
    COUNTER - 4,
    280,
    6,
    s.shade(BRASS, 0.4),
  )
  for (const [dx, h] of [
    [-92, 62],
    [92, 62],
  ] as const) {
    s.line(
      `M${x + dx - 26} ${COUNTER - 10}V${COUNTER - h}a26 26 0 0 1 52 0V${COUNTER - 10}`,
      s.shade(BRASS, 1.05),
      6,
    )
    s.line(`M${x + dx - 23} ${COUNTER - 10}V${COUNTER - h}`, s.shade(BRASS, 0.4), 2)
  }
}

/** The bell in three hard tones of brass. */
export function drawCounterBell(s: Stage, x: number): void {
  cast(s, x, 78)
  const y = COUNTER
  s.path(
    `M${x - 84} ${y}V${y - 12}Q${x - 84} ${y - 20} ${x - 74} ${y - 20}H${x + 74}Q${x + 84} ${y - 20} ${x + 84} ${y - 12}V${y}Z`,
    s.shade('#4a2c28', 0.4),
  )
  s.rect(x + 30, y - 20, 46, 20, s.shade('#8a5444', 0.9))
  s.path(
    `M${x - 70} ${y - 22}C${x - 70} ${y - 84} ${x - 34} ${y - 100} ${x} ${y - 100}C${x + 34} ${y - 100} ${x + 70} ${y - 84} ${x + 70} ${y - 22}Z`,
    s.shade(BRASS, 0.75),
  )
  s.path(
    `M${x - 70} ${y - 22}C${x - 70} ${y - 84} ${x - 34} ${y - 100} ${x - 8} ${y - 100}C${x - 40} ${y - 88} ${x - 46} ${y - 52} ${x - 44} ${y - 22}Z`,
    s.shade('#9a6a2c', 0.3),
  )
  s.path(
    `M${x + 14} ${y - 96}C${x + 44} ${y - 88} ${x + 56} ${y - 62} ${x + 56} ${y - 34}C${x + 46} ${y - 34} ${x + 44} ${y - 74} ${x + 14} ${y - 96}Z`,
    s.shade('#fff4cc', 1.1),
  )
  s.rect(x - 76, y - 28, 152, 9, s.shade(BRASS, 0.4)).rect(x + 4, y - 28, 72, 9, s.shade(BRASS, 1.1))
  s.rect(x - 5, y - 114, 10, 16, s.shade(BRASS, 0.5)).rect(
    x - 15,
    y - 122,
    30,
    10,
    s.shade(BRASS, 1.1),
    'rx="5"',
  )
}

export function drawMimosaVase(s: Stage, x: number): void {
  drawMimosa(s, { x: x - 4, y: COUNTER - 116, size: 104, turn: -14 })
  drawMimosa(s, { x: x + 6, y: COUNTER - 116, size: 96, turn: 20 })
  cast(s, x, 44)
  const [y, body] = [COUNTER, '#2f7f9c']
  s.path(
    `M${x - 22} ${y - 128}H${x + 22}L${x + 18} ${y - 96}L${x + 52} ${y - 50}L${x + 34} ${y}H${x - 34}L${x - 52} ${y - 50}L${x - 18} ${y - 96}Z`,
    s.shade(body, 0.6),
  )
  s.path(
    `M${x - 22} ${y - 128}H${x - 6}L${x - 6} ${y - 96}L${x - 22} ${y - 50}L${x - 12} ${y}H${x - 34}L${x - 52} ${y - 50}L${x - 18} ${y - 96}Z`,
    s.shade(body, 0.12),
  )
  s.path(
    `M${x + 8} ${y - 128}H${x + 22}L${x + 18} ${y - 96}L${x + 52} ${y - 50}L${x + 34} ${y}H${x + 22}L${x + 30} ${y - 50}L${x + 10} ${y - 96}Z`,
    s.shade('#a8dcdc', 1.05),
  )
}

/** Posted and answered: a bundle flat on the marble, tied with a ribbon. */
export function drawBundle(s: Stage, x: number): void {
  cast(s, x, 92, COUNTER + 6)
  for (const [i, colour] of ['#f3e3c4', '#d4e2dc', '#fdf8ea', '#f2cdb4', '#fdf8ea'].entries()) {
    const [dx, y] = [[0, 5, -4, 3, -2][i] ?? 0, COUNTER + 6 - 9 * (i + 1)]
    s.rect(x - 90 + dx, y, 180, 9, s.shade(colour, 0.95))
    s.line(`M${x - 90 + dx} ${y + 9}h180`, s.shade('#8a7a68', 0.4), 1.6)
  }
  s.rect(x - 8, COUNTER - 40, 16, 46, s.shade('#c8342f', 0.85))
  s.path(`M${x} ${COUNTER - 40}q-40 -30 -50 -8q8 16 50 8q42 -30 52 -8q-8 16 -52 8Z`, s.shade('#c8342f', 1))
}
