import { ellipsePath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawCherryBough } from '../../language/plants/cherry.ts'
import { drawLeaves } from '../../language/plants/leaves.ts'

/** The master's shelf behind the guests' counter: its back edge, front edge and foot. */
export const LEDGE = { back: 414, front: 486, foot: 538 }

const WINDOW = { x: 806, y: 96, w: 452, h: 330 }

export const LAMP = { x: 1392, y: 176 }

export function drawWall(s: Stage): void {
  const clay = '#b48a64'
  s.rect(
    s.left,
    s.top,
    s.right - s.left,
    s.bottom - s.top,
    s.fine(
      [s.shade(clay, 0.16), s.shade(clay, 0.3), s.shade(clay, 0.52), s.shade(clay, 0.66), s.shade(clay, 0.4)],
      0,
      0,
      1600,
      0,
      true,
    ),
  )
  const slats = range(17).map((i) => `M${40 + i * 44} ${s.top}V${LEDGE.back}`)
  s.line(slats.join(''), s.shade('#6a4840', 0.1), 9, 'opacity=".26"')
  s.line(
    range(17)
      .map((i) => `M${46 + i * 44} ${s.top}V${LEDGE.back}`)
      .join(''),
    s.shade('#e8c08c', 0.7),
    1.4,
    'opacity=".4"',
  )
  s.rect(
    s.left,
    318,
    s.right - s.left,
    100,
    s.lin([
      [s.light.shadow, 0],
      [s.light.shadow, 0.4],
    ]),
  )
}

/** The small court behind: morning haze, a hedge, one bough in flower. */
export function drawGarden(s: Stage): void {
  const { x, y, w, h } = WINDOW
  s.clipped(`M${x} ${y}h${w}v${h}h${-w}Z`, () => {
    s.rect(
      x,
      y,
      w,
      h,
      s.lin([s.shade('#7fa8b4', 0.6, 0.1), s.shade('#b4ccc4', 0.8, 0.2), s.shade('#f6e8cc', 1, 0.3)]),
    )
    for (const i of range(7))
      drawLeaves(s, {
        x: x + 20 + i * 70,
        y: 392 - (i % 3) * 8,
        rx: 62,
        ry: 46 + (i % 2) * 14,
        colour: '#5f9468',
        depth: 0.2,
        leaf: 8,
        density: 80,
        seed: i + 2,
      })
    drawCherryBough(s, {
      limb: '1290,300 1190,330 1090,326 990,352 900,348',
      width: 13,
      r: 6.6,
      twigs: 15,
      reach: 46,
      seed: 7,
      depth: 0.08,
    })
    s.rect(
      x,
      y,
      w,
      h,
      s.rad(
        [
          [s.light.sun, 0.42],
          [s.light.sun, 0],
        ],
        0.9,
        0.7,
        0.5,
      ),
    )
  })
  const wood = '#8a5c40'
  const post = (left: number) =>
    s.rect(
      left,
      y - 30,
      18,
      h + 30,
      s.lin([s.shade(wood, 0.2), s.shade(wood, 0.75), s.shade(wood, 0.4)], 0, 0, 1, 0),
    )
  post(x - 16)
  post(x + w - 2)
  s.rect(x - 34, y - 38, w + 68, 20, s.lin([s.shade(wood, 0.85), s.shade(wood, 0.2)]))
}

/** Four lengths of linen with indigo stripes on a bamboo pole, the morning behind them. */
export function drawNoren(s: Stage): void {
  const { x, w } = WINDOW
  const [pole, width] = [104, w / 4]
  for (const i of range(4)) {
    const left = x + i * width + 2
    const hem = 287 + ((i * 5) % 7)
    const right = left + width - 4
    const d = `M${left} ${pole}H${right}C${right - 3} ${pole + 70} ${right + 3} ${hem - 60} ${right - 1} ${hem}Q${right - width * 0.3} ${hem + 9} ${left + width * 0.45} ${hem + 1}T${left + 1} ${hem + 3}C${left + 4} ${hem - 70} ${left - 3} ${pole + 60} ${left} ${pole}Z`
    s.path(
      d,
      s.lin([s.shade('#e4d2bc', 0.4), s.shade('#fbf1de', 0.85), s.shade('#e6d8c6', 0.6)], 0, 0, 1, 0.35),
    )
    s.clipped(d, () => {
      for (const [at, thick] of [
        [10, 13],
        [30, 4],
        [48, 17],
        [73, 4],
        [88, 13],
      ] as const)
        s.path(
          `M${left + at} ${pole}C${left + at - 3} ${pole + 70} ${left + at + 3} ${hem - 60} ${left + at} ${hem + 20}h${thick}C${left + at + thick + 3} ${hem - 60} ${left + at + thick - 3} ${pole + 70} ${left + at + thick} ${pole}Z`,
          s.lin([s.shade('#2f4f92', 0.35), s.shade('#3f66ac', 0.85)]),
        )
      for (const fold of [20, 64, 96])
        s.path(
          `M${left + fold} ${pole}l9 220h-22Z`,
          s.lin([
            [s.light.shadow, 0.5],
            [s.light.shadow, 0.2],
          ]),
          `filter="${s.blur(3)}"`,
        )
      s.rect(
        left,
        pole,
        width,
        40,
        s.lin([
          [s.light.shadow, 0.4],
          [s.light.shadow, 0],
        ]),
      )
    })
    for (const loop of [16, 52, 90])
      s.rect(left + loop, pole - 16, 9, 22, s.lin([s.shade('#2f4f92', 0.6), s.shade('#2f4f92', 0.2)]))
  }
  const bamboo = '#c9a25d'
  s.rect(
    x - 30,
    pole - 12,
    w + 60,
    11,
    s.lin([s.shade(bamboo, 1), s.shade(bamboo, 0.6), s.shade(bamboo, 0.1)]),
  )
  for (const i of range(6)) s.rect(x - 8 + i * 92, pole - 13, 3, 13, s.shade('#7a5630', 0.3), 'opacity=".7"')
}

/** Bowls and a sake flask under the lamp. */
export function drawShelf(s: Stage): void {
  const wood = '#9a6a48'
  const y = 352
  s.rect(
    1300,
    y + 14,
    s.right - 1300,
    34,
    s.lin([
      [s.light.shadow, 0.5],
      [s.light.shadow, 0],
    ]),
  )
  s.rect(1300, y, s.right - 1300, 14, s.lin([s.shade(wood, 1), s.shade(wood, 0.35)]))
  const round = (c: string) =>
    s.lin([s.shade(c, 0.25), s.shade(c, 0.95), s.shade(c, 0.55), s.shade(c, 0.15)], 0, 0, 1, 0)
  for (const [x, n, colour] of [
    [1338, 4, '#4a72a8'],
    [1480, 3, '#e9ddc8'],
    [1572, 5, '#7a4a4c'],
  ] as const)
    for (const i of range(n)) {
      const top = y - 20 - i * 11
      s.path(
        `M${x - 33} ${top}C${x - 30} ${top + 15} ${x - 18} ${top + 20} ${x - 14} ${top + 20}H${x + 14}C${x + 18} ${top + 20} ${x + 30} ${top + 15} ${x + 33} ${top}Z`,
        round(colour),
      )
      s.path(ellipsePath(x, top, 33, 4.4), s.shade(colour, 1))
      if (i === n - 1) s.path(ellipsePath(x, top + 0.6, 29, 3.2), s.shade(colour, 0.1))
    }
  s.path(
    `M1400 ${y}C1388 ${y - 18} 1388 ${y - 44} 1402 ${y - 58}C1408 ${y - 64} 1406 ${y - 74} 1402 ${y - 80}H1424C1420 ${y - 74} 1418 ${y - 64} 1424 ${y - 58}C1438 ${y - 44} 1438 ${y - 18} 1426 ${y}Z`,
    round('#dfe6e2'),
  )
  s.line(
    `M1391 ${y - 30}Q1413 ${y - 24} 1435 ${y - 30}M1391 ${y - 36}Q1413 ${y - 30} 1435 ${y - 36}`,
    s.shade('#3a5f9c', 0.7),
    2.4,
  )
}

/** A paper lamp in thin ribs; the room's own light. */
export function drawLamp(s: Stage): void {
  const { x, y } = LAMP
  s.circle(
    x,
    y,
    330,
    s.rad([
      [s.light.window, 0.62],
      [s.light.window, 0.2, 0.45],
      [s.light.window, 0],
    ]),
  )
  s.line(`M${x} ${s.top}V${y - 56}`, s.shade('#3a2438', 0.2), 3)
  s.rect(x - 20, y - 62, 40, 9, s.shade('#3a2438', 0.3))
  const globe = ellipsePath(x, y, 74, 56)
  s.path(globe, s.rad(['#fffbe8', s.light.window, s.shade('#e8a45c', 0.9)], 0.5, 0.58, 0.62))
  s.clipped(globe, () =>
    s.line(
      range(9)
        .map((i) => `M${x - 80} ${y - 50 + i * 12}Q${x} ${y - 44 + i * 13.5} ${x + 80} ${y - 50 + i * 12}`)
        .join(''),
      s.shade('#a8683c', 0.5),
      1.2,
      'opacity=".45"',
    ),
  )
  s.rect(x - 20, y + 52, 40, 7, s.shade('#3a2438', 0.35))
}
