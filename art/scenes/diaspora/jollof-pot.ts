import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

/** The middle of the rim and its half axes. */
export const POT = { x: 1090, y: 408, rx: 226, ry: 62 }

const { x, y, rx, ry } = POT
const BELLY = `M${x - rx} ${y}C${x - rx - 8} ${y + 40} ${x - rx - 52} ${y + 90} ${x - rx - 40} ${y + 160}C${x - rx - 16} ${y + 252} ${x - 110} ${y + 300} ${x} ${y + 302}C${x + 110} ${y + 300} ${x + rx + 16} ${y + 252} ${x + rx + 40} ${y + 160}C${x + rx + 52} ${y + 90} ${x + rx + 8} ${y + 40} ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`

/** Black iron: one lit plane to the right, soot to the left, the fire's red below. */
export function drawPotBody(s: Stage): void {
  for (const k of [-1, 1])
    s.line(
      `M${x + k * (rx + 22)} ${y + 70}q${k * 62} -6 ${k * 56} 34q${k * -4} 34 ${k * -48} 34`,
      s.shade('#23242e', k > 0 ? 0.6 : 0.2),
      15,
      'stroke-linecap="round"',
    )
  s.path(BELLY, s.shade('#24252f', 0.3))
  s.clipped(BELLY, () => {
    s.path(
      curved('120,-20 236,-10 292,120 262,214 150,292 206,196 216,90 176,20', x, y, 1, 1, 0.7),
      s.shade('#525a66', 0.85),
    )
    s.path(curved('204,30 246,70 262,130 246,180 238,120 216,70', x, y, 1, 1, 0.7), s.shade('#a8b4b8', 1))
    s.path(
      curved('-210,236 -110,262 0,268 110,262 210,236 170,310 0,330 -170,310', x, y, 1, 1, 0.7),
      '#8f2f1c',
    )
    s.path(curved('-150,272 -60,282 40,284 140,270 100,320 0,330 -100,320', x, y, 1, 1, 0.7), '#e2602a')
    s.line(`M${x - rx - 30} ${y + 66}Q${x} ${y + 150} ${x + rx + 30} ${y + 66}`, s.shade('#11131c', 0.2), 5)
  })
}

export function drawRim(s: Stage): void {
  s.ellipse(x, y, rx + 8, ry + 5, s.shade('#2f323c', 0.4))
  s.path(
    `M${x - 40} ${y - ry - 5}A${rx + 8} ${ry + 5} 0 0 1 ${x + 60} ${y + ry + 3}L${x + 40} ${y + ry - 8}A${rx - 8} ${ry - 8} 0 0 0 ${x - 30} ${y - ry + 7}Z`,
    s.shade('#8f9aa0', 0.95),
  )
  s.ellipse(x, y, rx - 9, ry - 8, s.shade('#15161e', 0.2))
  s.path(
    `M${x - rx + 9} ${y}A${rx - 9} ${ry - 8} 0 0 1 ${x} ${y - ry + 8}L${x} ${y - ry + 26}Q${x - rx + 60} ${y - 10} ${x - rx + 22} ${y + 14}Z`,
    s.shade('#4a4e58', 0.7),
  )
}

/** Red rice, heaped a little: grains in four tones, bay leaves, onion, pepper. */
export function drawJollof(s: Stage): void {
  const random = s.random(55)
  const top = curved(
    '-204,12 -150,-16 -70,-34 20,-40 110,-30 180,-8 204,12 150,40 60,54 -60,54 -150,40',
    x,
    y,
    1,
    1,
    0.75,
  )
  s.path(top, s.shade('#b5361a', 0.6))
  s.clipped(top, () => {
    s.path(curved('20,-44 120,-30 190,-6 204,20 140,46 60,52 70,10', x, y, 1), s.shade('#e8622a', 0.95))
    s.path(curved('-200,14 -140,-10 -90,20 -60,56 -150,46', x, y, 1), s.shade('#8a2418', 0.4))
    const tones = ['#8a2016', '#c8421c', '#ee7030', '#ffa04e', '#ffc27c']
    const grains = tones.map(() => '')
    for (const _ of range(1500)) {
      const a = random() * 2 * Math.PI
      const r = Math.sqrt(random())
      const [gx, gy] = [x + Math.cos(a) * r * 202, y + 6 + Math.sin(a) * r * 50 - 12 * (1 - r)]
      const lit = 0.5 + ((gx - x) / 210) * 0.3 + (random() - 0.5) * 0.8
      const [turn, k] = [random() * Math.PI, 5.4 + (gy - y) * 0.02]
      const [dx, dy] = [Math.cos(turn) * k, Math.sin(turn) * k * 0.45]
      grains[Math.max(0, Math.min(4, Math.floor(lit * 5)))] += polygon([
        [gx - dx, gy - dy],
        [gx - dy * 0.7, gy + dx * 0.28],
        [gx + dx, gy + dy],
        [gx + dy * 0.7, gy - dx * 0.28],
      ])
    }
    for (const [i, d] of grains.entries()) s.path(d, s.shade(tones[i] ?? '#c8421c', 0.85))
  })
  for (const [px, py, turn] of [
    [-110, 6, 16],
    [-10, 30, -24],
    [128, 16, 30],
  ] as const)
    s.placed({ x: x + px, y: y + py, turn }, () => {
      s.path('M-30 0Q0 -15 32 1L-30 0Z', s.shade('#8fae4c', 0.95))
      s.path('M-30 0Q0 13 32 1L-30 0Z', s.shade('#4f6f2c', 0.5))
    })
  for (const [px, py] of [
    [-60, -10],
    [-30, 8],
    [150, -4],
    [96, 36],
    [-140, 28],
  ] as const)
    s.line(`M${x + px - 13} ${y + py}q13 -11 26 0`, s.shade('#f6dce0', 1), 3.4)
}

/** The long wooden paddle, its blade in the rice, its handle at rest on the rim. */
export function drawPaddle(s: Stage): void {
  const line: readonly Point[] = [
    [1030, 424],
    [1292, 372],
    [1378, 355],
  ]
  s.path(cornered('1060,440 1284,396 1288,408 1070,452'), s.light.shadow, 'opacity=".5"')
  const [a, , c] = line as [Point, Point, Point]
  s.path(cornered('1016,436 1030,404 1112,396 1150,400 1152,414 1118,424 1050,442'), s.shade('#c98d52', 0.5))
  s.path(cornered('1030,404 1112,396 1150,400 1130,408 1040,420'), s.shade('#f0c486', 1))
  s.path(cornered('1016,436 1026,414 1060,412 1074,436 1050,442'), s.shade('#d8481f', 0.8))
  s.path(
    polygon([
      [1140, 399],
      [c[0], c[1] - 8],
      [c[0] + 8, c[1]],
      [c[0], c[1] + 9],
      [1146, 415],
    ]),
    s.shade('#a86c3c', 0.5),
  )
  s.path(
    polygon([
      [1140, 399],
      [c[0], c[1] - 8],
      [c[0] + 6, c[1] - 1],
      [1144, 407],
    ]),
    s.shade('#f0c486', 1),
  )
  s.path(ellipsePath(c[0] + 2, c[1], 5, 9), s.shade('#e0b070', 0.9))
  s.path(ellipsePath(a[0] + 10, a[1] + 8, 20, 5), s.shade('#ee7030', 0.9))
}
