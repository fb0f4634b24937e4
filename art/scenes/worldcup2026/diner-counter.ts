import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { lerp, range } from '../../engine/numbers.ts'
import { type Eye, seenFrom, type World } from '../../engine/perspective.ts'
import type { Stage } from '../../engine/stage.ts'

/** Metres on the counter: the eye is a forearm above it. */
const TABLE: Eye = { x: 1110, horizon: 350, focal: 1060, height: 0.31 }
const on = seenFrom(TABLE)
const FAR = 1.24
const NEAR = 0.66

const plane = (points: readonly World[]) => polygon(points.map(on))
const scaleAt = (away: number) => TABLE.focal / away

/** Where a point's shadow lies: morning comes through the glass from the left. */
const cast = ([right, up, away]: World): World => [right + up * 0.95, 0, away - up * 0.5]

const circle = (right: number, up: number, away: number, r: number): Point[] =>
  range(32).map((i) => {
    const a = (i / 32) * 2 * Math.PI
    return on([right + Math.cos(a) * r, up, away + Math.sin(a) * r])
  })
const disc = (right: number, up: number, away: number, r: number) =>
  smooth(circle(right, up, away, r), true, 0.9)

const dark = (s: Stage, d: string, opacity = 0.42) => s.path(d, s.light.shadow, `opacity="${opacity}"`)

const chrome = (s: Stage, y: number, bands: readonly (readonly [number, string, number])[]): void => {
  let top = y
  for (const [h, colour, lit] of bands) {
    s.rect(s.left, top, s.right - s.left, h + 0.5, s.shade(colour, lit))
    top += h
  }
}

/** Laminate, the shadows of the window bars, a ribbed chrome edge. */
export function drawCounter(s: Stage): void {
  const far = on([0, 0, FAR])[1]
  const near = on([0, 0, NEAR])[1]
  s.rect(s.left, far, s.right - s.left, near - far + 1, s.shade('#b8d6cc', 0.86))
  for (const right of [-0.62, 0.36])
    dark(
      s,
      plane([
        [right, 0, FAR],
        [right + 0.03, 0, FAR],
        [right + 0.85, 0, NEAR],
        [right + 0.8, 0, NEAR],
      ]),
      0.16,
    )
  s.rect(s.left, far, s.right - s.left, 5, s.shade('#f4fbf6', 1))
  chrome(s, near, [
    [5, '#ffffff', 1.1],
    [7, '#c4d0d4', 0.8],
    [9, '#4a6474', 0.3],
    [5, '#ffffff', 1],
    [8, '#8fa4ae', 0.6],
    [6, '#2f4858', 0.2],
    [9, '#dfe8ea', 0.9],
    [70, '#a8322c', 0.4],
  ])
}

/** The sill and the bars of the window. */
export function drawWindowFrame(s: Stage): void {
  const y = on([0, 0, FAR])[1]
  chrome(s, y - 30, [
    [5, '#ffffff', 1],
    [9, '#aab8be', 0.7],
    [6, '#4a6474', 0.35],
    [10, '#e6eef0', 0.95],
  ])
  for (const x of [664, 1508])
    for (const [dx, w, colour, lit] of [
      [0, 22, '#6f8894', 0.35],
      [3, 6, '#ffffff', 1.1],
      [12, 5, '#c8d4d8', 0.8],
    ] as const)
      s.rect(x + dx, s.top, w, y - 30 - s.top, s.shade(colour, lit))
}

/** A heavy white cup with a green line, on its saucer. */
export function drawDinerCup(s: Stage, right: number, away: number): void {
  const china = (lit: number) => s.shade('#fbf8ee', lit)
  dark(
    s,
    smooth(
      circle(right, 0, away, 0.082).map(([x, y]): Point => [x + 14, y + 7]),
      true,
      0.9,
    ),
  )
  s.path(disc(right, 0.006, away, 0.082), china(0.5))
  s.path(disc(right, 0.014, away, 0.082), china(1))
  s.path(disc(right, 0.014, away, 0.068), s.shade('#3f8f78', 0.8))
  s.path(disc(right, 0.014, away, 0.0655), china(0.96))
  s.path(disc(right, 0.014, away, 0.044), china(0.72))
  dark(s, smooth(circle(right + 0.036, 0.014, away - 0.012, 0.042), true, 0.9), 0.3)
  const m = scaleAt(away)
  const level = (r: number, up: number): [Point, Point] => [
    on([right - r, up, away]),
    on([right + r, up, away]),
  ]
  const profile = range(11).map((i) =>
    level(0.027 + 0.019 * Math.sin((i / 10) * 1.57) ** 0.75, 0.016 + i * 0.0076),
  )
  const [rimY] = [profile.at(-1)?.[0][1] ?? 0]
  const hx = on([right + 0.043, 0, away])[0]
  s.line(
    `M${hx - 3} ${rimY + 16}C${hx + 50} ${rimY + 4} ${hx + 44} ${rimY + 66} ${hx - 9} ${rimY + 70}`,
    china(0.34),
    m * 0.0125,
  )
  s.line(
    `M${hx - 3} ${rimY + 14}C${hx + 50} ${rimY + 2} ${hx + 44} ${rimY + 60} ${hx - 9} ${rimY + 66}`,
    china(0.86),
    m * 0.007,
  )
  const foot = range(9).map((i): Point => {
    const a = (i / 8) * Math.PI
    return on([right + Math.cos(a) * 0.028, 0.016, away - Math.sin(a) * 0.028])
  })
  const body = polygon([
    ...profile.map(([a]) => a).reverse(),
    ...foot.reverse(),
    ...profile.map(([, b]) => b),
  ])
  s.path(body, china(1))
  s.clipped(body, () => {
    const [x0] = on([right, 0, away])
    s.path(
      `M${x0 + 14} ${rimY - 20}Q${x0 + 20} ${rimY + 60} ${x0 + 4} ${rimY + 130}H${x0 + 90}V${rimY - 20}Z`,
      china(0.42),
    )
    s.path(
      `M${x0 + 40} ${rimY - 20}Q${x0 + 42} ${rimY + 60} ${x0 + 22} ${rimY + 130}H${x0 + 90}V${rimY - 20}Z`,
      china(0.16),
    )
    const line = range(13).map((i): Point => {
      const a = (i / 12) * Math.PI
      return on([right - Math.cos(a) * 0.0455, 0.078, away - Math.sin(a) * 0.0455])
    })
    s.line(smooth(line, false, 0.9), s.shade('#3f8f78', 0.7), 6)
  })
  s.path(disc(right, 0.092, away, 0.046), china(1.05))
  s.path(disc(right, 0.092, away, 0.041), s.shade('#5a3422', 0.35))
  s.path(disc(right - 0.004, 0.089, away - 0.006, 0.033), s.shade('#7a4a2c', 0.7))
}

const SCARF = { from: 0.035, to: 0.232, near: 0.83, far: 1.03, layer: 0.02 }
const STRIPES = [
  '#d8362c',
  '#fbf6e6',
  '#d8362c',
  '#24457c',
  '#d8362c',
  '#fbf6e6',
  '#d8362c',
  '#24457c',
  '#d8362c',
] as const

/** Three thicknesses of knitted scarf, the fold to the left, the fringe to the right. */
export function drawFoldedScarf(s: Stage): void {
  const { from, to, near, far, layer } = SCARF
  const top = layer * 3
  dark(
    s,
    plane([
      [from, 0, near],
      ...(
        [
          [from, top, near],
          [to, top, near],
          [to, top, far],
        ] as const
      ).map(cast),
      [to, 0, far],
      [to, 0, near],
    ]),
  )
  for (const i of range(3)) drawLayer(s, i)
  drawFringe(s, top)
}

function drawLayer(s: Stage, i: number): void {
  const { from, to, near, far, layer } = SCARF
  const [low, high] = [i * layer, (i + 1) * layer - 0.0012]
  const [a, b] = [from, to]
  const lean = [0.002, 0.007, 0][i] ?? 0
  for (const [k, colour] of STRIPES.entries()) {
    const [l, r] = [lerp(a, b, k / 9), lerp(a, b, (k + 1) / 9 + 0.002)]
    s.path(
      plane([
        [l, low, near + lean],
        [r, low, near + lean],
        [r, high, near + lean],
        [l, high, near + lean],
      ]),
      s.shade(colour, [0.3, 0.22, 0.4][i]),
    )
    if (i === 2)
      s.path(
        plane([
          [l, high, near + lean],
          [r, high, near + lean],
          [r, high, far],
          [l, high, far],
        ]),
        s.shade(colour, 0.98),
      )
  }
  const bulge = 0.011
  const fold: World[] = [
    [a, low, near + lean],
    [a - bulge, (low + high) / 2, near + lean],
    [a, high, near + lean],
    [a, high, far],
    [a - bulge, (low + high) / 2, far],
  ]
  s.path(plane(fold), s.shade(STRIPES[0], 0.72))
  s.path(
    plane([fold[0] as World, fold[1] as World, fold[4] as World, [a, low, far]]),
    s.shade(STRIPES[0], 0.42),
  )
  s.line(
    polygon([on([a, low, near + lean]), on([b, low, near + lean])], false),
    s.light.shadow,
    2.6,
    'opacity=".7"',
  )
  if (i < 2) return
  const ribs = range(26).map((k) => {
    const d = lerp(near + lean, far, (k + 0.5) / 26)
    return polygon([on([a, high, d]), on([b, high, d])], false)
  })
  s.line(ribs.join(''), s.light.shadow, 0.9, 'opacity=".16"')
}

function drawFringe(s: Stage, top: number): void {
  const { to, near, far } = SCARF
  const threads = range(10).map((k) => {
    const d = lerp(far, near + 0.004, k / 9)
    return smooth(
      [
        on([to + 0.004, top - 0.002, d]),
        on([to + 0.022, top - 0.004, d - 0.003]),
        on([to + 0.034, top - 0.03, d - 0.004 - (k % 3) * 0.003]),
      ],
      false,
      0.8,
    )
  })
  s.line(threads.join(''), s.shade('#8f1f1c', 0.3), 5.2, 'stroke-linecap="round"')
  s.line(threads.join(''), s.shade('#e04a3c', 1), 3.2, 'stroke-linecap="round"')
}

/** Chrome box of paper napkins, a glass pourer of sugar. */
export function drawNapkins(s: Stage, right: number, away: number): void {
  const [w, d, h] = [0.1, 0.09, 0.13]
  dark(
    s,
    plane([
      [right, 0, away],
      cast([right, h, away]),
      cast([right + w, h, away]),
      cast([right + w, h, away + d]),
      [right + w, 0, away + d],
    ]),
    0.3,
  )
  const front = (l: number, r: number, from: number, to: number) =>
    plane([
      [right + w * l, h * from, away],
      [right + w * r, h * from, away],
      [right + w * r, h * to, away],
      [right + w * l, h * to, away],
    ])
  s.path(
    plane([
      [right, 0, away],
      [right, 0, away + d],
      [right, h, away + d],
      [right, h, away],
    ]),
    s.shade('#f4fafa', 1.08),
  )
  s.path(front(0, 1, 0, 1), s.shade('#9fb2ba', 0.6))
  s.path(front(0.1, 0.3, 0, 1), s.shade('#eef6f6', 1))
  s.path(front(0.74, 1, 0, 1), s.shade('#4f6a78', 0.3))
  s.path(front(0.16, 0.84, 0.2, 0.84), s.shade('#fffdf4', 0.95))
  s.path(front(0.16, 0.84, 0.2, 0.3), s.shade('#c8d4d4', 0.6))
  s.path(
    plane([
      [right, h, away],
      [right + w, h, away],
      [right + w, h, away + d],
      [right, h, away + d],
    ]),
    s.shade('#e4ecee', 0.95),
  )
}

/** What rises from the cup. */
export function drawCoffeeSteam(s: Stage, right: number, away: number): void {
  const [x, y] = on([right, 0.1, away])
  for (const [dx, h, k] of [
    [-14, 120, 1],
    [12, 92, -1],
  ] as const) {
    const side = (w: number): Point[] =>
      range(9).map((i) => [
        x + dx + k * Math.sin(i * 0.9) * 9 + w * Math.sin((Math.PI * (i + 0.3)) / 8.6),
        y - (i / 8) * h,
      ])
    s.path(smooth([...side(6), ...side(-4).reverse()], true, 0.8), '#fbfff8', 'opacity=".5"')
  }
}
