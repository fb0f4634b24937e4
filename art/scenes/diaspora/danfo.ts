import { ellipsePath, type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface DanfoOptions {
  /** Middle of the tail's foot on the road. */
  readonly x: number
  readonly y: number
  /** Width of the tail. */
  readonly w: number
  /** Where the road runs to from here: flank and roof run there too. */
  readonly vanish: Point
  /** Metres from the eye to the tail. */
  readonly away: number
  readonly depth?: number
  readonly seed?: number
}

const YELLOW = '#f0ac1c'
const BLACK = '#221d33'
/** The tail is a hundred units wide, two metres. */
const METRE = 50
const LENGTH = 4.3
const ROAD = 9

/** The yellow minibus of Lagos from behind and above: black bands, a crowded rear window, bundles on the roof. */
export function drawDanfo(s: Stage, o: DanfoOptions): void {
  const k = o.w / 100
  const depth = o.depth ?? 0
  const tone = (colour: string, lit: number) => s.shade(colour, lit, depth)
  const foot = o.y - ROAD * k
  const [vx, vy] = [(o.vanish[0] - o.x) / k, (o.vanish[1] - foot) / k]
  const deep: Deep = (u, v, d) => {
    const t = o.away / (o.away + d)
    return [vx + (u - vx) * t, vy + (v - vy) * t]
  }
  const side = vx < 0 ? -1 : 1
  s.placed({ x: o.x, y: foot, scale: k }, () => {
    drawShadow(s, deep)
    drawTyres(s, deep, tone)
    drawRoof(s, deep, side, tone)
    drawFlank(s, deep, side, tone)
    drawTail(s, tone)
    drawRearWindow(s, o.seed ?? 1, tone)
    drawLoad(s, deep, tone)
  })
}

/** Across and up in the tail's units, along in metres ahead of the tail. */
type Deep = (u: number, v: number, d: number) => Point

type Tone = (colour: string, lit: number) => string

const TAIL =
  'M-50 -10L-50 -66C-50 -92 -46 -114 -36 -118Q0 -124 36 -118C46 -114 50 -92 50 -66L50 -10Q50 -4 44 -4L-44 -4Q-50 -4 -50 -10Z'

function drawTail(s: Stage, tone: Tone): void {
  s.path(
    TAIL,
    s.lin([tone(YELLOW, 0.18), tone(YELLOW, 0.42), tone(YELLOW, 0.75), tone(YELLOW, 1)], 0, 0.2, 1, 0),
  )
  s.clipped(TAIL, () => {
    s.rect(-52, -58, 104, 6.5, tone(BLACK, 0.25))
    s.rect(-52, -46, 104, 6.5, tone(BLACK, 0.25))
    s.rect(-52, -16, 104, 20, tone(BLACK, 0.15), 'opacity=".35"')
    s.path(
      'M38 -122C50 -110 52 -90 52 -66V-8H47V-66C46 -90 44 -108 36 -117Z',
      tone('#ffe7a0', 1),
      'opacity=".85"',
    )
  })
  s.line('M0 -58V-14M-50 -28H50', tone(YELLOW, 0.05), 0.9, 'opacity=".55"')
  s.rect(-51, -15, 102, 6, s.lin([tone('#cfc6c8', 0.8), tone('#8b8398', 0.1)]), 'rx="2.5"')
  s.rect(-15, -27, 30, 9, tone('#f0e6cf', 0.7), 'rx="1"')
  for (const x of [-45, 36]) {
    s.rect(x, -36, 9, 13, s.lin(['#ff7a4a', '#b02a34']), 'rx="2"')
    s.circle(x + 4.5, -30, 11, '#ff6a3c', 'opacity=".16"')
  }
}

function drawRearWindow(s: Stage, seed: number, tone: Tone): void {
  const pane = 'M-38 -68C-38 -88 -36 -104 -31 -108Q0 -112 31 -108C36 -104 38 -88 38 -68Q0 -64 -38 -68Z'
  s.path(pane, s.lin([tone('#3c4a78', 0.5), tone('#241f45', 0.1)]))
  s.clipped(pane, () => {
    const random = s.random(seed)
    for (const i of range(4)) {
      const x = -27 + i * 18 + (random() - 0.5) * 6
      const y = -80 - random() * 5
      s.path(
        ellipsePath(x, y, 6, 7.5) + ellipsePath(x, y + 15, 11, 9),
        s.lin([tone('#4a2c3c', 0.5), tone('#241830', 0.1)], 1, 0, 0, 0),
      )
    }
    s.path('M12 -112L34 -112L18 -64L-2 -64Z', tone('#ffd9a0', 1), 'opacity=".2"')
  })
  s.line(pane, tone('#3a2c2c', 0.1), 1.6)
}

/** Dark where the bus stands, and a long soft one towards us: the sun is low ahead, a little to the right. */
function drawShadow(s: Stage, deep: Deep): void {
  const reach = deep(0, ROAD, -3.4)[1]
  s.path(
    polygon([deep(50, ROAD, 0.3), deep(8, ROAD, -3.4), deep(-92, ROAD, -3.4), deep(-52, ROAD, LENGTH)]),
    s.lin(
      [
        [s.light.shadow, 0.5],
        [s.light.shadow, 0],
      ],
      0,
      ROAD,
      0,
      reach,
      true,
    ),
  )
  s.path(
    polygon([deep(52, ROAD, -0.16), deep(-56, ROAD, -0.16), deep(-56, ROAD, LENGTH), deep(52, ROAD, LENGTH)]),
    s.light.shadow,
    'opacity=".5"',
  )
}

/** The rear tyres as they show below the bumper. */
function drawTyres(s: Stage, deep: Deep, tone: Tone): void {
  for (const u of [-38, 38])
    s.path(
      polygon([
        deep(u - 10, -14, 0.2),
        deep(u + 10, -14, 0.2),
        deep(u + 10, ROAD, 0.2),
        deep(u - 10, ROAD, 0.2),
      ]),
      s.lin([tone('#1c1628', 0.05), tone('#352a42', 0.16)]),
    )
}

/** A strip of the body: a line of the tail's edge drawn out to the front. */
const drawnOut = (deep: Deep, edge: readonly (readonly [u: number, v: number, to: number])[]): string =>
  polygon([...edge.map(([u, v]) => deep(u, v, 0)), ...edge.map(([u, v, to]) => deep(u, v, to)).reverse()])

function drawRoof(s: Stage, deep: Deep, k: -1 | 1, tone: Tone): void {
  const crown = drawnOut(deep, [
    [-k * 44, -110, 3.7],
    [-k * 36, -118, 3.75],
    [0, -121, 3.8],
    [k * 36, -118, 3.75],
    [k * 46, -106, 3.7],
  ])
  s.path(crown, s.lin([tone('#ffe7a0', 1), tone(YELLOW, 0.85)], 0, 0, 0, 1))
  const shoulder = drawnOut(deep, [
    [k * 35, -118.4, 3.75],
    [k * 42, -113, 3.75],
    [k * 47, -100, 3.75],
  ])
  s.path(shoulder, tone(YELLOW, k > 0 ? 1.05 : 0.5))
}

function drawFlank(s: Stage, deep: Deep, k: -1 | 1, tone: Tone): void {
  const edge = [
    [k * 46, -104, 3.75],
    [k * 49, -84, 4],
    [k * 50, -62, LENGTH],
    [k * 50, -22, LENGTH + 0.1],
    [k * 50, -4, LENGTH],
  ] as const
  const flank = drawnOut(deep, edge)
  const strip = (top: number, bottom: number, from: number, to: number, lean = 0) =>
    polygon([
      deep(k * (50 - lean), top, from),
      deep(k * (50 - lean), top, to),
      deep(k * 50, bottom, to),
      deep(k * 50, bottom, from),
    ])
  const lit = k > 0 ? 1 : 0.24
  s.path(flank, s.lin([tone(YELLOW, lit + 0.16), tone(YELLOW, lit), tone(YELLOW, lit * 0.5)]))
  s.clipped(flank, () => {
    s.path(strip(-58, -51.5, 0, 5) + strip(-46, -39.5, 0, 5), tone(BLACK, 0.2))
    s.path(
      strip(-99, -68, 0.3, 1.5, 3) + strip(-99, -68, 1.65, 2.75, 3) + strip(-97, -68, 2.9, 3.85, 3),
      s.lin([tone('#8a6a86', 0.9), tone('#3a3a66', 0.3)]),
    )
    s.line(
      polygon([deep(k * 50, -66, 1.58), deep(k * 50, -6, 1.58)], false) +
        polygon([deep(k * 50, -66, 2.82), deep(k * 50, -6, 2.82)], false),
      tone(YELLOW, 0),
      0.9,
      'opacity=".5"',
    )
    for (const d of AXLES) s.path(wheel(deep, k * 50, d, 18.5), tone(BLACK, 0.05))
  })
  for (const d of AXLES) {
    s.path(wheel(deep, k * 48.5, d, 14.5), tone('#2b2438', 0.14))
    s.path(wheel(deep, k * 49, d, 7), tone('#b9a8a4', 0.4))
  }
}

const AXLES = [3.35, 0.72]

/** A circle in the plane of the flank. */
const wheel = (deep: Deep, u: number, d: number, r: number): string =>
  polygon(
    range(28).map((i) => {
      const a = (i / 28) * 2 * Math.PI
      return deep(u, ROAD - 14.5 + Math.sin(a) * r, d + (Math.cos(a) * r) / METRE)
    }),
  )

/** A rack along the roof and three bundles tied on it. */
function drawLoad(s: Stage, deep: Deep, tone: Tone): void {
  const rail = (u: number) => polygon([deep(u, -126, 0.25), deep(u, -126, 3.2)], false)
  const bar = (d: number) => polygon([deep(-33, -126, d), deep(33, -126, d)], false)
  const post = (u: number) => polygon([deep(u, -126, 0.25), deep(u, -119, 0.25)], false)
  s.line([rail(-33), rail(33), bar(3.2), bar(1.7)].join(''), tone('#4a3c44', 0.4), 1.5)
  const bundle = (u: number, d: number, w: number, h: number, colour: string) => {
    const [x, y] = deep(u, -125, d)
    s.path(
      `M${x - w} ${y}Q${x - w * 1.1} ${y - h} ${x} ${y - h - 1}Q${x + w * 1.1} ${y - h} ${x + w} ${y}Q${x} ${y + 4} ${x - w} ${y}Z`,
      s.lin([tone(colour, 0.25), tone(colour, 0.95)], 0, 0.6, 1, 0),
    )
    s.line(
      `M${x - w * 0.3} ${y + 2}Q${x - w * 0.36} ${y - h * 0.6} ${x - w * 0.2} ${y - h}`,
      tone('#3a2a33', 0.2),
      1.4,
    )
  }
  bundle(6, 2.3, 15, 15, '#c9a06a')
  bundle(-14, 1, 14, 13, '#a8483c')
  bundle(15, 0.8, 15, 10, '#4a6a8a')
  s.line([bar(0.25), post(-33), post(0), post(33)].join(''), tone('#4a3c44', 0.4), 1.8)
}
