import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

export interface BicycleOptions {
  /** Ground under the middle of the bicycle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
  readonly colour: string
  readonly hat: string
  readonly ribbon: string
}

const R = 92
const REAR: Point = [-138, -R]
const FRONT: Point = [138, -R]
const CRANK: Point = [-22, -R + 14]

/** A beach bicycle with a basket and a straw hat on its handlebar, front wheel to the right: 460 wide at size 1. */
export function drawBicycle(s: Stage, o: BicycleOptions): void {
  s.placed({ x: o.x, y: o.y, scale: o.size, flip: o.flip ?? false }, () => drawParts(s, o))
}

interface Fall {
  /** How far right and up the paper a unit of height falls on the sand. */
  readonly right: number
  readonly up: number
}

/** Its shadow on level sand. */
export function drawShadowOnSand(s: Stage, o: BicycleOptions, fall: Fall): void {
  const k = o.size
  const matrix = [o.flip ? -k : k, 0, -fall.right * k, fall.up * k, o.x, o.y]
  s.group(`transform="matrix(${matrix.join(' ')})" opacity=".5"`, () => drawSilhouette(s, o))
}

/** Its shadow on an upright rock so far behind it. */
export function drawShadowOnRock(s: Stage, o: BicycleOptions, dx: number, dy: number): void {
  s.group('opacity=".5"', () =>
    s.placed({ x: o.x + dx, y: o.y + dy, scale: o.size, flip: o.flip ?? false }, () => drawSilhouette(s, o)),
  )
}

const drawSilhouette = (s: Stage, o: BicycleOptions): void => {
  const parts = s.capture(() => drawParts(s, o))
  s.add(parts.replace(/#[0-9a-f]{6}/g, s.light.shadow).replace(/ opacity="[^"]*"/g, ''))
}

function drawParts(s: Stage, o: BicycleOptions): void {
  drawWheel(s, REAR)
  drawWheel(s, FRONT)
  drawDrive(s)
  drawFrame(s, o.colour)
  drawSaddle(s)
  drawBasket(s)
  drawHat(s, o)
}

const round = 'stroke-linecap="round" stroke-linejoin="round"'

function drawWheel(s: Stage, [x, y]: Point): void {
  const spokes = range(24).map((i) => {
    const a = (i / 24) * 2 * Math.PI
    const b = a + (i % 2 ? 0.9 : -0.9)
    return polygon(
      [
        [x + Math.cos(b) * 7, y + Math.sin(b) * 7],
        [x + Math.cos(a) * (R - 12), y + Math.sin(a) * (R - 12)],
      ],
      false,
    )
  })
  s.line(spokes.join(''), s.shade('#5f6a72', 0.5), 1.3)
  s.circle(x, y, R - 5, 'none', `stroke="${s.shade('#2b2a34', 0.2)}" stroke-width="10"`)
  s.circle(x, y, R - 12, 'none', `stroke="${s.shade('#f2efe6', 1)}" stroke-width="4"`)
  s.circle(x, y, 8, s.shade('#8f989c', 0.8))
}

/** Chain, crank, pedals, guard. */
function drawDrive(s: Stage): void {
  const dark = s.shade('#2b2a34', 0.2)
  s.line(
    `M${CRANK[0]} ${CRANK[1] - 20}L${REAR[0]} ${REAR[1] - 9}M${CRANK[0]} ${CRANK[1] + 20}L${REAR[0]} ${REAR[1] + 9}`,
    dark,
    2.6,
  )
  s.circle(CRANK[0], CRANK[1], 20, 'none', `stroke="${s.shade('#d9dcda', 0.9)}" stroke-width="6"`)
  s.line(
    `M${CRANK[0] - 16} ${CRANK[1] - 34}L${CRANK[0] + 16} ${CRANK[1] + 34}`,
    s.shade('#c9cccb', 0.9),
    5.4,
    round,
  )
  s.line(`M${CRANK[0] - 32} ${CRANK[1] - 36}h32M${CRANK[0]} ${CRANK[1] + 36}h32`, dark, 8, round)
}

const TUBES: readonly (readonly [line: readonly Point[], width: number])[] = [
  [[REAR, CRANK], 8],
  [[REAR, [-56, -184]], 7],
  [[CRANK, [-62, -204]], 10],
  [[CRANK, [44, -150], [92, -196]], 11],
  [
    [
      [-54, -172],
      [24, -182],
      [90, -208],
    ],
    9,
  ],
  [[[86, -228], [104, -164], [116, -124], FRONT], 10],
]

function drawFrame(s: Stage, colour: string): void {
  const draw = (fill: string, grow: number, up: number) => {
    for (const [line, width] of TUBES)
      s.line(
        smooth(
          line.map(([x, y]): Point => [x, y - up * width]),
          false,
          0.7,
        ),
        fill,
        width * grow,
        round,
      )
  }
  draw(s.shade(colour, 0.3), 1, 0)
  draw(s.shade(colour, 0.92), 0.56, 0.2)
  for (const [x, y] of [REAR, FRONT]) {
    const guard = `M${x - R - 6} ${y - 14}A${R + 5} ${R + 5} 0 0 1 ${x + R * 0.66} ${y - R * 0.8}`
    s.line(guard, s.shade(colour, 0.35), 9, round)
    s.line(guard, s.shade(colour, 0.98), 4.4, round)
  }
  s.line('M-100 -196L-212 -192M-196 -190L-150 -100M-124 -192L-140 -100', s.shade('#8f989c', 0.7), 5, round)
  s.line(
    'M88 -224C86 -250 74 -266 40 -266M88 -224C102 -254 116 -262 134 -260',
    s.shade('#b9c0c2', 0.7),
    8,
    round,
  )
  s.line('M88 -226C86 -252 74 -268 40 -268', s.shade('#fbfaf4', 1), 3, round)
  s.line('M58 -266L28 -265', s.shade('#6b4630', 0.4), 12, round)
}

function drawSaddle(s: Stage): void {
  s.path(
    'M-112 -210C-92 -226 -54 -224 -30 -216C-22 -212 -28 -205 -40 -204C-60 -201 -68 -191 -92 -189C-108 -190 -116 -201 -112 -210Z',
    s.shade('#6f432c', 0.4),
  )
  s.path('M-112 -210C-92 -226 -54 -224 -30 -216C-56 -217 -88 -214 -106 -203Z', s.shade('#b8794c', 1))
}

function drawBasket(s: Stage): void {
  const body = 'M116 -234L216 -240L200 -162L128 -160Z'
  s.path(body, s.shade('#b98a4c', 0.5))
  s.clipped(body, () => {
    for (const i of range(5))
      for (const k of range(9)) {
        if ((i + k) % 2) continue
        s.rect(112 + k * 12, -238 + i * 16, 12, 16, s.shade('#e6bf7c', 0.95))
      }
    s.path('M112 -242L140 -242L146 -150L112 -150Z', s.light.shadow, 'opacity=".3"')
  })
  s.line('M113 -235L219 -241', s.shade('#f4d59a', 1), 8, round)
}

function drawHat(s: Stage, o: BicycleOptions): void {
  s.placed({ x: 64, y: -240, turn: 50, scale: 0.84 }, () => {
    s.path(
      smooth(
        [
          [-78, 6],
          [-50, -8],
          [0, -13],
          [50, -8],
          [78, 6],
          [46, 19],
          [0, 24],
          [-46, 19],
        ],
        true,
        0.9,
      ),
      s.shade(o.hat, 0.7),
    )
    s.path(
      smooth(
        [
          [-78, 6],
          [-50, -8],
          [0, -13],
          [50, -8],
          [78, 6],
          [40, 6],
          [0, 9],
          [-40, 6],
        ],
        true,
        0.9,
      ),
      s.shade(o.hat, 1),
    )
    s.path('M-42 4C-42 -32 -22 -48 0 -48S42 -32 42 4C22 13 -22 13 -42 4Z', s.shade(o.hat, 0.96))
    s.path('M10 -47C32 -42 42 -24 42 4C30 9 18 10 6 10.500C16 -8 18 -30 10 -47Z', s.shade(o.hat, 0.6))
    s.path('M-42.500 3C-22 12 22 12 42.500 3L41.500 -11C20 -2 -20 -2 -41.500 -11Z', s.shade(o.ribbon, 0.75))
  })
}
