import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled, svg } from '../../scene.ts'

type World = readonly [along: number, up: number, across: number]

interface JeepneyOptions {
  /** Where the front near wheel stands, and design units per metre there. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

const TURN = 0.62
const EYE = { height: 1.45, away: 9.5 }
const FRONT = 5.55
const CAB = 4.05
const WIDTH = 1.85

/** Metres of the jeepney on the paper: along from the tail, up, across from the near side. */
function seer(o: JeepneyOptions): (p: World) => Point {
  const c = Math.cos(TURN)
  const d = Math.sin(TURN)
  return ([u, v, w]) => {
    const a = u - 4.9
    const right = a * c + w * d
    const away = EYE.away - a * d + w * c
    const k = (o.scale * EYE.away) / away
    return [o.x + right * k, o.y - o.scale * EYE.height + (EYE.height - v) * k]
  }
}

const CHROME = ['#3b4468', '#8c96b4', '#f4f1e6', '#b7bccb', '#5d6687', '#dfe0e0', '#fff8e8']

/** A chrome jeepney, three-quarter from its near front corner. */
export const jeepney = (o: JeepneyOptions): Layer[] => {
  const at = seer(o)
  const face = (points: readonly World[]) => polygon(points.map(at))
  const m = o.scale
  return [
    svg((s) => groundShadow(s, at)),
    svg((s) => s.path(polygon(wheel(at, 4.95, 0.4, WIDTH - 0.1)), s.shade('#15142c', 0.1))),
    svg((s) => drawInside(s, face)),
    svg((s) => drawRiders(s, at, m)),
    modelled({ round: 0.05 * m, dark: 0.5 }, (s) => drawShell(s, face)),
    svg((s) => drawPaint(s, at, face)),
    modelled({ round: 0.07 * m, dark: 0.75 }, (s) => drawWheels(s, at)),
    modelled({ round: 0.06 * m, dark: 0.6 }, (s) => drawFenders(s, at)),
    svg((s) => drawFront(s, at, face, m)),
  ]
}

function groundShadow(s: Stage, at: (p: World) => Point): void {
  const d = smooth(
    [
      [-0.5, 0, -0.7],
      [2.5, 0, -0.9],
      [5.7, 0, -0.5],
      [6.2, 0, 1],
      [5.5, 0, 2],
      [0, 0, 2.1],
    ].map((p) => at(p as unknown as World)),
    true,
    0.5,
  )
  s.path(d, s.light.shadow, `opacity=".55" filter="${s.blur(7)}"`)
}

function drawInside(s: Stage, face: (p: readonly World[]) => string): void {
  s.path(
    face([
      [0, 1.2, WIDTH],
      [CAB, 1.2, WIDTH],
      [CAB, 2.12, WIDTH],
      [0, 2.12, WIDTH],
    ]),
    s.shade('#2b2a55', 0.2),
  )
  s.path(
    face([
      [0.2, 1.32, WIDTH],
      [CAB - 0.3, 1.32, WIDTH],
      [CAB - 0.3, 1.95, WIDTH],
      [0.2, 1.95, WIDTH],
    ]),
    s.shade('#c9b48a', 0.75),
  )
  s.path(
    face([
      [0, 0.6, 0.05],
      [CAB, 0.6, 0.05],
      [CAB, 1.45, 0.05],
      [0, 1.45, 0.05],
    ]),
    s.shade('#2b2a55', 0.1),
  )
}

function drawRiders(s: Stage, at: (p: World) => Point, m: number): void {
  const shirts = ['#d9573f', '#2f8f9a', '#f0c65a', '#f4ead6', '#7a5aa0', '#e08a4a']
  shirts.forEach((shirt, i) => {
    const [x, y] = at([0.5 + i * 0.62, 1.72, 0.5])
    const k = m * (0.82 + i * 0.035)
    s.path(
      `M${x - 0.24 * k} ${y + 0.5 * k}q0 -0.4 0 ${-0.3 * k}q${0.24 * k} ${-0.17 * k} ${0.48 * k} 0V${y + 0.5 * k}Z`,
      s.lin([s.shade(shirt, 0.2), s.shade(shirt, 0.85)], 0, 0, 1, 0),
    )
    s.ellipse(
      x,
      y - 0.02 * k,
      0.115 * k,
      0.145 * k,
      s.lin([s.shade('#7a4c3a', 0.2), s.shade('#b97f5a', 0.85)], 0, 0, 1, 0),
    )
    s.path(
      `M${x - 0.125 * k} ${y}a${0.125 * k} ${0.16 * k} 0 0 1 ${0.25 * k} ${-0.03 * k}q${-0.1 * k} ${-0.03 * k} ${-0.14 * k} ${0.01 * k}q${-0.06 * k} ${0.01 * k} ${-0.11 * k} ${0.02 * k}Z`,
      s.shade('#241a2c', 0.2),
    )
  })
}

function drawShell(s: Stage, face: (p: readonly World[]) => string): void {
  const chrome = (lit: number) => s.lin(CHROME.map((c) => s.shade(c, lit)))
  const panel = face([
    [0, 0.5, 0],
    [CAB, 0.5, 0],
    [CAB, 1.36, 0],
    [0, 1.36, 0],
  ])
  s.path(panel, chrome(0.85))
  s.path(
    face([
      [CAB, 0.5, 0.12],
      [FRONT, 0.55, 0.22],
      [FRONT, 1.16, 0.22],
      [CAB, 1.34, 0.12],
    ]),
    chrome(0.8),
  )
  s.path(
    face([
      [CAB, 1.36, 0.1],
      [FRONT, 1.18, 0.22],
      [FRONT, 1.18, WIDTH - 0.22],
      [CAB, 1.36, WIDTH - 0.1],
    ]),
    s.lin([s.shade('#fff6e4', 1), s.shade('#c4c8d4', 0.8)]),
  )
  s.path(
    face([
      [FRONT, 0.5, 0.2],
      [FRONT, 1.2, 0.2],
      [FRONT, 1.2, WIDTH - 0.2],
      [FRONT, 0.5, WIDTH - 0.2],
    ]),
    chrome(0.95),
  )
  for (const u of [0.02, 1, 2, 3, CAB - 0.1])
    s.path(
      face([
        [u, 1.34, 0],
        [u + 0.09, 1.34, 0],
        [u + 0.09, 2.14, 0],
        [u, 2.14, 0],
      ]),
      s.lin([s.shade('#8c96b4', 0.5), s.shade('#fff8e8', 1)], 0, 0, 1, 0),
    )
  s.path(
    face([
      [CAB, 1.36, 0],
      [CAB, 1.36, WIDTH],
      [CAB - 0.1, 2.14, WIDTH],
      [CAB - 0.1, 2.14, 0],
    ]),
    s.lin([s.shade('#9cc4d4', 0.9), s.shade('#35507c', 0.5)], 0, 0, 1, 1),
  )
  s.path(
    face([
      [CAB, 1.36, 0.86],
      [CAB, 1.36, 0.96],
      [CAB - 0.1, 2.14, 0.96],
      [CAB - 0.1, 2.14, 0.86],
    ]),
    s.shade('#e9e6dc', 0.8),
  )
  s.path(
    face([
      [-0.15, 2.1, -0.06],
      [CAB + 0.15, 2.1, -0.06],
      [CAB + 0.15, 2.32, -0.06],
      [-0.15, 2.32, -0.06],
    ]),
    s.lin([s.shade('#d9573f', 1), s.shade('#a2322f', 0.6)]),
  )
  s.path(
    face([
      [CAB + 0.15, 2.1, -0.06],
      [CAB + 0.15, 2.1, WIDTH + 0.06],
      [CAB + 0.15, 2.36, WIDTH + 0.06],
      [CAB + 0.15, 2.36, -0.06],
    ]),
    s.lin([s.shade('#f0c65a', 1), s.shade('#d9853f', 0.8)]),
  )
}

function drawPaint(s: Stage, at: (p: World) => Point, face: (p: readonly World[]) => string): void {
  const band = (v: number, h: number, colour: string, lit: number) =>
    s.path(
      face([
        [0, v, -0.005],
        [CAB, v, -0.005],
        [CAB, v + h, -0.005],
        [0, v + h, -0.005],
      ]),
      s.shade(colour, lit),
    )
  band(0.62, 0.13, '#d9573f', 0.85)
  band(0.75, 0.05, '#f0c65a', 1)
  band(1.26, 0.07, '#2f6f9a', 0.8)
  band(1.2, 0.04, '#f0c65a', 1)
  band(2.18, 0.05, '#f0c65a', 1)
  const fringe = range(34).map((i) =>
    face([
      [i * 0.122, 2.1, -0.07],
      [i * 0.122 + 0.1, 2.1, -0.07],
      [i * 0.122 + 0.05, 1.98, -0.07],
    ]),
  )
  s.path(fringe.join(''), s.shade('#f0c65a', 0.9))
  for (const [u, colour] of [
    [0.75, '#7a3f33'],
    [2, '#2f3f6c'],
    [3.2, '#8a5a34'],
  ] as const)
    drawPaintedHorse(s, at, u, colour)
  const studs = range(28).map((i) => at([0.1 + i * 0.142, 0.56, -0.006]))
  for (const [x, y] of studs) s.circle(x, y, 1.8, s.shade('#fff8e8', 1))
}

/** A running horse painted on the side panel. */
function drawPaintedHorse(s: Stage, at: (p: World) => Point, u: number, colour: string): void {
  const o = at([u, 1, -0.01])
  const a = at([u + 0.5, 1, -0.01])
  const b = at([u, 1.5, -0.01])
  const [ax, ay, bx, by] = [(a[0] - o[0]) / 50, (a[1] - o[1]) / 50, (b[0] - o[0]) / -50, (b[1] - o[1]) / -50]
  s.group(
    `transform="matrix(${ax.toFixed(3)} ${ay.toFixed(3)} ${bx.toFixed(3)} ${by.toFixed(3)} ${o[0].toFixed(1)} ${o[1].toFixed(1)})"`,
    () => {
      s.ellipse(0, 0, 42, 19, s.shade('#f6dfa8', 0.95))
      s.path(
        'M-34 -2C-28 -9 -14 -9 0 -8C8 -9 12 -14 17 -16L24 -15L27 -10L20 -8C17 -4 15 0 12 3L26 9L34 6L35 9L26 13L8 8C0 9 -8 8 -14 6L-22 14L-33 15L-33 12L-25 10L-21 3C-25 0 -28 0 -38 4Z',
        s.shade(colour, 0.6),
      )
      s.path('M8 -11C4 -18 -4 -16 -10 -20C-2 -20 12 -20 17 -16Z', s.shade(colour, 0.2))
    },
  )
}

function wheel(at: (p: World) => Point, u: number, r: number, w: number): Point[] {
  return range(28).map((i) => {
    const a = (i / 28) * 2 * Math.PI
    return at([u + Math.cos(a) * r, 0.42 + Math.sin(a) * r, w])
  })
}

function drawWheels(s: Stage, at: (p: World) => Point): void {
  for (const u of [0.95, 4.85]) {
    s.path(polygon(wheel(at, u, 0.43, 0.2)), s.shade('#15142c', 0.1))
    s.path(polygon(wheel(at, u, 0.43, 0)), s.shade('#2b2740', 0.35))
    s.path(
      polygon(wheel(at, u, 0.27, -0.02)),
      s.lin([s.shade('#fff8e8', 1), s.shade('#7a84a4', 0.5)], 1, 0, 0, 1),
    )
    s.path(polygon(wheel(at, u, 0.2, -0.03)), s.shade('#d9573f', 0.7))
    s.path(polygon(wheel(at, u, 0.1, -0.05)), s.shade('#fff4dc', 1))
  }
}

function drawFenders(s: Stage, at: (p: World) => Point): void {
  const front = smooth(
    [
      [4.1, 0.5, -0.04],
      [4.35, 0.86, -0.06],
      [4.85, 1.0, -0.07],
      [5.35, 0.82, -0.06],
      [5.62, 0.45, -0.04],
      [5.42, 0.48, -0.04],
      [5.2, 0.76, -0.05],
      [4.85, 0.88, -0.05],
      [4.5, 0.76, -0.05],
      [4.3, 0.46, -0.04],
    ].map((p) => at(p as unknown as World)),
    true,
    0.6,
  )
  const rear = smooth(
    [
      [0.35, 0.5, -0.03],
      [0.5, 0.86, -0.04],
      [0.95, 0.98, -0.05],
      [1.4, 0.86, -0.04],
      [1.56, 0.5, -0.03],
      [1.44, 0.5, -0.03],
      [0.95, 0.9, -0.04],
      [0.46, 0.5, -0.03],
    ].map((p) => at(p as unknown as World)),
    true,
    0.6,
  )
  s.path(front, s.shade('#d9573f', 0.8))
  s.path(rear, s.shade('#d9573f', 0.75))
}

function drawFront(
  s: Stage,
  at: (p: World) => Point,
  face: (p: readonly World[]) => string,
  m: number,
): void {
  const bars = range(9).map((i) => {
    const w = 0.44 + i * 0.12
    return face([
      [FRONT + 0.01, 0.62, w],
      [FRONT + 0.01, 0.62, w + 0.05],
      [FRONT + 0.01, 1.1, w + 0.05],
      [FRONT + 0.01, 1.1, w],
    ])
  })
  s.path(bars.join(''), s.shade('#2b2a55', 0.2))
  for (const w of [0.3, WIDTH - 0.3]) {
    const [x, y] = at([FRONT + 0.06, 0.92, w])
    s.ellipse(x, y, 0.13 * m, 0.16 * m, s.shade('#6a7494', 0.6))
    s.ellipse(
      x,
      y,
      0.105 * m,
      0.135 * m,
      s.rad(
        ['#fff6d8', '#ffe09a', '#c98a4a'].map((c) => s.shade(c, 1)),
        0.6,
        0.4,
        0.6,
      ),
    )
  }
  s.path(
    face([
      [FRONT + 0.22, 0.42, -0.1],
      [FRONT + 0.22, 0.42, WIDTH + 0.1],
      [FRONT + 0.22, 0.58, WIDTH + 0.1],
      [FRONT + 0.22, 0.58, -0.1],
    ]),
    s.lin(CHROME.map((c) => s.shade(c, 0.9))),
  )
  s.path(
    face([
      [FRONT - 0.3, 0.42, -0.1],
      [FRONT + 0.22, 0.42, -0.1],
      [FRONT + 0.22, 0.58, -0.1],
      [FRONT - 0.3, 0.58, -0.1],
    ]),
    s.shade('#7a84a4', 0.5),
  )
  for (const w of [0.5, 0.92, 1.34]) drawHoodHorse(s, at([FRONT - 0.35, 1.24, w]), 0.0052 * m)
  const visor = range(12).map((i) => {
    const w = i * 0.155
    return face([
      [CAB + 0.18, 2.1, w],
      [CAB + 0.18, 2.1, w + 0.12],
      [CAB + 0.18, 1.99, w + 0.06],
    ])
  })
  s.path(visor.join(''), s.shade('#d9573f', 0.9))
  for (const w of [0.12, WIDTH - 0.12]) {
    const [x, y] = at([CAB + 0.1, 1.62, w])
    s.ellipse(x, y, 0.05 * m, 0.1 * m, s.shade('#dfe6ee', 0.9))
  }
  for (const i of range(5)) {
    const [x, y] = at([CAB + 0.17, 2.24, 0.2 + i * 0.36])
    s.circle(x, y, 0.035 * m, s.shade('#fff4dc', 1))
  }
}

function drawHoodHorse(s: Stage, [x, y]: Point, k: number): void {
  s.placed({ x, y, scale: k }, () => {
    s.path(
      'M-26 0L-22 -30C-34 -30 -36 -20 -40 -12C-42 -26 -34 -38 -22 -38C-10 -40 4 -38 10 -44C14 -56 22 -64 30 -64L44 -54L40 -48L30 -48C26 -38 24 -30 18 -24L34 -14L28 -2L22 -4L26 -12L6 -20L-8 -22L-16 0Z',
      s.lin([s.shade('#fffaf0', 1), s.shade('#8c96b4', 0.5)]),
    )
  })
}
