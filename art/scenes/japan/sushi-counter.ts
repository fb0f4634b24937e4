import { ellipsePath, polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import { cornered, curved, moved, strand } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layers, modelled, svg } from '../../scene.ts'
import { nigiri, type Topping } from './nigiri.ts'
import { drawGarden, drawLamp, drawNoren, drawShelf, drawWall, LAMP, LEDGE } from './sushi-room.ts'

const CYPRESS = '#e8c690'

const TOPPINGS: readonly Topping[] = ['bream', 'tuna', 'prawn', 'omelette', 'roe']

/** A cypress counter from a guest's seat: breakfast laid, the knife put down, nobody there. */
export const sushiCounter = (): Layers => [
  svg(drawWall),
  svg(drawGarden),
  svg(drawNoren),
  svg(drawShelf),
  svg(drawLamp),
  svg(drawLedge),
  svg(drawRiceTub),
  svg(drawCuttingBoard),
  modelled({ round: 12, dark: 0.5, bright: 0.5, cast: { x: -8, y: 6, blur: 5, opacity: 0.5 } }, drawTuna),
  svg(drawKnife),
  svg(drawCounter),
  svg(drawStand),
  ...TOPPINGS.flatMap((topping, i) =>
    nigiri({ x: 967 + i * 80, y: 651, w: 94, topping, turn: topping === 'roe' ? 0 : -13 }),
  ),
  modelled({ round: 9, dark: 0.5, bright: 0.6, cast: { x: -5, y: 5, blur: 4, opacity: 0.5 } }, drawGinger),
  svg(drawTea),
  svg(drawSoy),
  svg(drawChopsticks),
]

function drawLedge(s: Stage): void {
  const { back, front, foot } = LEDGE
  const along = (a: number, b: number, c: number) =>
    s.fine([s.shade(CYPRESS, a), s.shade(CYPRESS, b), s.shade(CYPRESS, c)], 0, 0, 1500, 0, true)
  s.rect(s.left, back, s.right - s.left, front - back, along(0.3, 0.62, 1))
  s.line(
    range(9)
      .map(
        (i) =>
          `M${s.left} ${back + 5 + i * 8}C400 ${back + 2 + i * 8} 1000 ${back + 8 + i * 8} ${s.right} ${back + 4 + i * 8}`,
      )
      .join(''),
    s.shade('#a8743e', 0.4),
    1.1,
    'opacity=".35"',
  )
  s.rect(s.left, front, s.right - s.left, foot - front, along(0.12, 0.34, 0.6))
  s.rect(s.left, front - 2, s.right - s.left, 4, along(0.6, 0.95, 1.1))
}

/** The rice in its cooling tub, hooped with copper. */
function drawRiceTub(s: Stage): void {
  const [x, rim, base] = [1534, 372, 458]
  s.path(ellipsePath(x - 16, base + 4, 112, 18), s.light.shadow, 'opacity=".4"')
  const side = `M${x - 100} ${rim}L${x - 94} ${base}Q${x} ${base + 22} ${x + 94} ${base}L${x + 100} ${rim}Z`
  const staves = [0.2, 0.7, 0.95, 0.6, 0.25].map((lit) => s.shade('#d9ae74', lit))
  s.path(side, s.lin(staves, 0, 0, 1, 0))
  s.clipped(side, () => {
    s.line(
      range(13)
        .map((i) => `M${x - 96 + i * 16} ${rim}V${base + 20}`)
        .join(''),
      s.shade('#7a5030', 0.3),
      1.3,
      'opacity=".6"',
    )
    for (const y of [rim + 30, base - 18])
      s.line(
        `M${x - 102} ${y}Q${x} ${y + 22} ${x + 102} ${y}`,
        s.lin(
          [s.shade('#a85a34', 0.2), s.shade('#ffc48a', 1), s.shade('#a85a34', 0.3)],
          x - 100,
          0,
          x + 100,
          0,
          true,
        ),
        8,
      )
  })
  s.path(ellipsePath(x, rim, 100, 20), s.shade('#f2d29c', 1))
  s.path(ellipsePath(x, rim + 2, 91, 16), s.shade('#6a4838', 0.3))
  s.path(curved('-84,4 -60,-12 -20,-22 30,-20 66,-10 84,4 40,14 -40,14', x, rim), s.shade('#fdf8ec', 0.9))
}

function drawCuttingBoard(s: Stage): void {
  s.path('M884 472H1254L1244 486H884Z', s.light.shadow, `opacity=".5" filter="${s.blur(4)}"`)
  s.path(
    polygon([
      [922, 424],
      [1234, 424],
      [1256, 468],
      [902, 468],
    ]),
    s.lin([s.shade('#f4dcb0', 0.8), s.shade('#fff0cc', 1)], 0, 0, 1, 0),
  )
  s.path('M902 468H1256V480H902Z', s.lin([s.shade('#d9b07a', 0.6), s.shade('#a87848', 0.3)]))
}

/** What is left of the block, and the slice that was just cut. */
function drawTuna(s: Stage): void {
  const flesh = '#a8233a'
  s.path(cornered('964,410 1064,404 1078,414 1078,438 972,442 962,432'), s.shade(flesh, 0.6))
  s.path(cornered('964,410 1064,404 1078,414 974,420'), s.shade('#c8455a', 0.95))
  for (const i of range(3))
    s.path(cornered('-8,13 1,-13 15,-16 17,-12 8,13', 1098 + i * 31, 427), s.shade('#bc3850', 0.9))
  s.line(
    'M980 427L1072 422M982 434L1074 430M990 414L1054 409M1095 436L1104 416M1126 436L1135 416M1157 436L1166 416',
    s.shade('#f0a09c', 1),
    1.5,
    'opacity=".55"',
  )
}

/** The long knife, put down along the edge, handle towards the master's right hand. */
function drawKnife(s: Stage): void {
  s.path('M892 464L1010 462L1240 461L1010 470L892 470Z', s.light.shadow, `opacity=".5" filter="${s.blur(2)}"`)
  s.path(
    'M1248 457C1220 449 1110 446 1006 447V460C1090 462 1190 462 1248 457Z',
    s.lin([s.shade('#f4f6f6', 1), s.shade('#9aa8c2', 0.6), s.shade('#f8fafa', 1)]),
  )
  s.line('M1240 456.500C1180 454 1090 453 1006 454', s.shade('#5a6690', 0.3), 1.2, 'opacity=".8"')
  s.rect(990, 445, 16, 17, s.lin([s.shade('#5a4058', 0.7), s.shade('#241a30', 0.1)]))
  s.path(
    'M990 445L896 448Q888 455 896 463L990 462Z',
    s.lin([s.shade('#f4d6a4', 1), s.shade('#c8935c', 0.6), s.shade('#7a5038', 0.2)]),
  )
}

function drawCounter(s: Stage): void {
  const top = LEDGE.foot
  const near = Math.max(940, s.bottom)
  const span = s.right - s.left
  s.fillBelow(
    top,
    s.fine(
      [
        s.shade(CYPRESS, 0.55),
        s.shade(CYPRESS, 0.92),
        s.shade(CYPRESS, 0.8),
        s.shade(CYPRESS, 0.42),
        s.shade(CYPRESS, 0.26),
      ],
      0,
      top,
      0,
      near,
      true,
    ),
  )
  const random = s.random(31)
  const grain = range(64).map((i) => {
    const y = top + 6 + (i / 64) ** 1.45 * (near - top)
    const sway = 2 + (i / 64) * 9
    return `M${s.left} ${round1(y)}C${round1(260 + random() * 300)} ${round1(y - sway + random() * sway * 2)} ${round1(900 + random() * 300)} ${round1(y - sway + random() * sway * 2)} ${s.right} ${round1(y + random() * sway)}`
  })
  s.line(grain.join(''), s.shade('#a8743e', 0.4), 1.3, 'opacity=".3"')
  s.rect(
    s.left,
    top,
    span,
    30,
    s.lin([
      [s.light.shadow, 0.42],
      [s.light.shadow, 0],
    ]),
  )
  s.ellipse(
    LAMP.x - 40,
    660,
    420,
    190,
    s.rad([
      [s.light.window, 0.55],
      [s.light.window, 0],
    ]),
  )
  s.rect(
    s.left,
    top,
    span,
    near - top,
    s.lin(
      [
        [s.light.shadow, 0.42],
        [s.light.shadow, 0.2, 0.35],
        [s.light.shadow, 0, 0.6],
      ],
      0,
      0,
      1600,
      0,
      true,
    ),
  )
}

/** The footed board, dark lacquer, with a bamboo leaf under the pieces. */
function drawStand(s: Stage): void {
  const lacquer = '#43283c'
  s.path(
    polygon([
      [900, 704],
      [1350, 704],
      [1322, 752],
      [872, 752],
    ]),
    s.light.shadow,
    `opacity=".5" filter="${s.blur(9)}"`,
  )
  for (const x of [956, 1240])
    s.path(`M${x} 706h58v30h-54Z`, s.lin([s.shade(lacquer, 0.2), s.shade(lacquer, 0.55)]))
  const top = polygon([
    [938, 602],
    [1322, 602],
    [1352, 690],
    [908, 690],
  ])
  s.path(top, s.lin([s.shade(lacquer, 0.7), s.shade(lacquer, 0.4), s.shade(lacquer, 0.25)], 0.8, 0, 0.2, 1))
  s.clipped(top, () => {
    s.ellipse(
      1300,
      640,
      210,
      60,
      s.rad([
        [s.light.window, 0.5],
        [s.light.window, 0],
      ]),
    )
    const leaf = '#5f9a58'
    s.path(
      curved('930,640 1010,618 1120,612 1230,622 1310,616 1240,640 1120,646 1000,650', 0, 0),
      s.lin([s.shade(leaf, 0.4), s.shade(leaf, 0.95)], 0, 0, 1, 0),
    )
    s.line(strand('934,640 1010,630 1120,628 1230,630 1306,618'), s.shade('#cfe6a8', 1), 1.8, 'opacity=".7"')
  })
  s.path('M908 690H1352V708H908Z', s.lin([s.shade('#7a4a54', 0.8), s.shade(lacquer, 0.15)]))
  s.line('M938 602H1322M908 690.500H1352', s.shade('#f4c890', 1), 1.8, 'opacity=".7"')
}

/** A few petals of pickled ginger. */
function drawGinger(s: Stage): void {
  for (const [x, y, k] of [
    [1322, 679, 0.9],
    [1333, 673, 0.8],
    [1322, 669, 0.7],
  ] as const)
    s.path(curved('-18,6 -14,-8 0,-12 16,-6 18,6 4,10', x - 4, y, k), s.shade('#f6c0b4', 0.9))
}

function drawTea(s: Stage): void {
  const [x, rim, base] = [1424, 560, 650]
  s.path(ellipsePath(x - 26, base + 4, 62, 14), s.light.shadow, `opacity=".45" filter="${s.blur(5)}"`)
  const side = `M${x - 44} ${rim}C${x - 46} ${rim + 40} ${x - 42} ${base - 12} ${x - 34} ${base}Q${x} ${base + 13} ${x + 34} ${base}C${x + 42} ${base - 12} ${x + 46} ${rim + 40} ${x + 44} ${rim}Z`
  const glaze = '#5f86a4'
  s.path(
    side,
    s.lin(
      [0.15, 0.5, 0.95, 0.7, 0.3].map((lit) => s.shade(glaze, lit)),
      0,
      0,
      1,
      0,
    ),
  )
  s.clipped(side, () => {
    s.path(
      `M${x - 50} ${base - 24}Q${x - 20} ${base - 4} ${x + 6} ${base - 16}T${x + 50} ${base - 20}V${base + 30}H${x - 50}Z`,
      s.lin([s.shade('#c9ab88', 0.3), s.shade('#ecd4ac', 0.9), s.shade('#a8826a', 0.3)], 0, 0, 1, 0),
    )
    s.line(
      `M${x - 46} ${rim + 20}Q${x} ${rim + 34} ${x + 46} ${rim + 20}`,
      s.shade('#2f4f7c', 0.5),
      3,
      'opacity=".7"',
    )
  })
  s.path(ellipsePath(x, rim, 44, 14), s.shade('#a9c8d0', 1))
  s.path(ellipsePath(x, rim + 1, 39, 11.4), s.shade('#3a5468', 0.3))
  s.path(
    ellipsePath(x, rim + 4, 36, 8.6),
    s.lin([s.shade('#7a8a3c', 0.5), s.shade('#c2c46a', 1)], 0, 0, 1, 0),
  )
  s.group(`opacity=".5" filter="${s.blur(6)}"`, () =>
    s.path(
      ribbon(
        moved('0,2 -16,-30 -6,-66 14,-98 8,-136 -12,-170 -8,-212', x, rim),
        (k) => 13 * Math.sin(3.1 * (0.1 + 0.9 * k)) + 1,
      ),
      s.lin([
        [s.light.sun, 0.1],
        [s.light.sun, 0.9],
        [s.light.sun, 1],
      ]),
    ),
  )
}

function drawSoy(s: Stage): void {
  const [x, y] = [1414, 724]
  s.path(ellipsePath(x - 10, y + 12, 54, 16), s.light.shadow, `opacity=".45" filter="${s.blur(4)}"`)
  s.path(
    `M${x - 50} ${y}C${x - 46} ${y + 16} ${x - 24} ${y + 22} ${x} ${y + 22}S${x + 46} ${y + 16} ${x + 50} ${y}Z`,
    s.lin([s.shade('#e9e2d4', 0.2), s.shade('#fff8ea', 1), s.shade('#d0c4c0', 0.4)], 0, 0, 1, 0),
  )
  s.path(ellipsePath(x, y, 50, 16), s.shade('#fff8ea', 1))
  s.line(ellipsePath(x, y, 46, 14), s.shade('#35589c', 0.7), 2)
  s.path(
    ellipsePath(x, y + 2, 38, 10.4),
    s.lin([s.shade('#2a1420', 0.1), s.shade('#7a3a2a', 0.7)], 0, 0, 1, 0.4),
  )
  s.path(ellipsePath(x + 14, y - 1, 12, 2.4), s.light.window, 'opacity=".7"')
}

function drawChopsticks(s: Stage): void {
  s.path('M1002 792L1306 782L1306 790L1004 802Z', s.light.shadow, `opacity=".4" filter="${s.blur(3)}"`)
  s.path(
    curved('-15,8 -14,-6 0,-10 14,-6 15,8 0,11', 1048, 784),
    s.lin([s.shade('#8fb4c8', 1), s.shade('#3a5f8c', 0.3)]),
  )
  for (const [y, end] of [
    [774, 768],
    [782, 778],
  ] as const)
    s.path(
      polygon([
        [996, y + 1],
        [1310, end - 4],
        [1310, end + 4],
        [996, y + 3.5],
      ]),
      s.lin([s.shade('#c8553f', 1), s.shade('#7a2a34', 0.4)]),
    )
}
