import { ellipsePath, type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, modelled } from '../../scene.ts'

interface BicycleOptions {
  /** Ground under the middle of the bicycle. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly turn?: number
  readonly flip?: boolean
  readonly colour: string
  readonly hat: string
  readonly ribbon: string
}

const R = 92
const REAR: Point = [-138, -R]
const FRONT: Point = [138, -R]
const CRANK: Point = [-22, -R + 14]
const SEAT: Point = [-62, -196]
const HEAD: Point = [94, -206]

/** A beach bicycle with a basket and a straw hat on its handlebar, front wheel to the right. */
export const bicycle = (o: BicycleOptions): Layer[] => {
  const k = o.scale ?? 1
  const part = (draw: (s: Stage) => void) => (s: Stage) =>
    s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? 0, flip: o.flip ?? false }, () => draw(s))
  const form = { round: 3.2 * k, dark: 0.7 }
  const cast = { x: -26 * k, y: -6 * k, blur: 7 * k, opacity: 0.38 }
  return [
    modelled(
      { ...form, cast },
      part((s) => wheel(s, REAR)),
    ),
    modelled(
      { ...form, cast },
      part((s) => wheel(s, FRONT)),
    ),
    modelled(
      { ...form, round: 5 * k, cast },
      part((s) => frame(s, o.colour)),
    ),
    modelled({ ...form, round: 8 * k, cast }, part(basket)),
    modelled(
      { round: 13 * k, dark: 0.6, cast },
      part((s) => strawHat(s, o.hat, o.ribbon)),
    ),
  ]
}

function wheel(s: Stage, [x, y]: Point): void {
  const spokes = range(28).map((i) => {
    const a = (i / 28) * 2 * Math.PI
    const b = a + (i % 2 ? 0.16 : -0.16)
    return `M${round1(x + Math.cos(b) * 7)} ${round1(y + Math.sin(b) * 7)}L${round1(x + Math.cos(a) * (R - 9))} ${round1(y + Math.sin(a) * (R - 9))}`
  })
  s.line(spokes.join(''), s.shade('#e6e2da', 0.85), 1.1)
  s.circle(x, y, R - 4, 'none', `stroke="${s.shade('#3a3044', 0.3)}" stroke-width="9"`)
  s.circle(x, y, R - 10, 'none', `stroke="${s.shade('#e9e4da', 0.85)}" stroke-width="4"`)
  s.circle(x, y, 9, s.shade('#b9b4b0', 0.7))
}

const tube = (points: readonly Point[], w: number): string => ribbon([...points], () => w, 0.6)

function frame(s: Stage, colour: string): void {
  const paint = s.shade(colour, 0.75)
  const chrome = s.shade('#e8e4dc', 0.85)
  for (const end of [REAR, FRONT]) {
    const guard = `M${end[0] - R - 2} ${end[1] - 12}A${R + 4} ${R + 4} 0 0 1 ${end[0] + R * 0.72} ${end[1] - R * 0.72}`
    s.line(guard, paint, 7, 'stroke-linecap="round"')
  }
  s.path(tube([REAR, CRANK], 4) + tube([REAR, [-58, -176]], 4), paint)
  s.path(
    tube([CRANK, SEAT], 5) +
      tube([CRANK, [40, -150], HEAD], 6) +
      tube(
        [
          [-52, -158],
          [30, -176],
          [92, -190],
        ],
        5,
      ),
    paint,
  )
  s.path(tube([[90, -222], [104, -150], [122, -112], FRONT], 5), paint)
  s.line(
    'M88 -224C86 -246 76 -262 46 -262M88 -224C100 -250 112 -258 130 -256',
    chrome,
    7,
    'stroke-linecap="round"',
  )
  s.line('M58 -262L34 -261', s.shade('#6b4630', 0.5), 11, 'stroke-linecap="round"')
  s.path(
    'M-104 -206C-84 -220 -52 -218 -30 -210C-24 -206 -30 -200 -40 -200C-60 -196 -66 -188 -92 -186C-104 -188 -108 -198 -104 -206Z',
    s.shade('#7a4c34', 0.6),
  )
  s.circle(CRANK[0], CRANK[1], 20, 'none', `stroke="${chrome}" stroke-width="5"`)
  s.line(`M${CRANK[0]} ${CRANK[1]}l22 34M${CRANK[0]} ${CRANK[1]}l-22 -34`, chrome, 5)
  s.path(
    polygon([
      [-12, -48],
      [18, -48],
      [18, -40],
      [-12, -40],
    ]) +
      polygon([
        [-60, -116],
        [-30, -116],
        [-30, -108],
        [-60, -108],
      ]),
    s.shade('#2f2838', 0.3),
  )
  s.line(
    `M${CRANK[0]} ${CRANK[1] - 19}L${REAR[0]} ${REAR[1] - 9}M${CRANK[0]} ${CRANK[1] + 19}L${REAR[0]} ${REAR[1] + 9}`,
    s.shade('#2f2838', 0.3),
    2.4,
  )
  s.path(ellipsePath(118, -222, 11, 13), chrome)
}

function basket(s: Stage): void {
  const body = 'M112 -226L206 -232L192 -160L122 -158Z'
  s.path(body, s.shade('#c89a5c', 0.7))
  s.clipped(body, () => {
    s.line(
      range(9)
        .map((i) => `M108 ${-222 + i * 8}L210 ${-226 + i * 8}`)
        .join(''),
      s.shade('#7f5630', 0.3),
      2,
    )
    s.line(
      range(12)
        .map((i) => `M${112 + i * 9} -236L${120 + i * 7} -150`)
        .join(''),
      s.shade('#f0cf94', 0.95),
      1.6,
    )
  })
  s.line('M110 -227L208 -233', s.shade('#e8c184', 0.9), 6, 'stroke-linecap="round"')
}

function strawHat(s: Stage, straw: string, band: string): void {
  s.placed({ x: 36, y: -254, turn: -24 }, () => {
    s.ellipse(0, 8, 74, 21, s.shade(straw, 0.85))
    s.path('M-38 4C-38 -32 -20 -44 0 -44S38 -32 38 4C20 12 -20 12 -38 4Z', s.shade(straw, 0.9))
    s.path('M-38.500 0C-20 8 20 8 38.500 0L38 -11C20 -3 -20 -3 -38 -11Z', s.shade(band, 0.7))
    const weave = range(6).map(
      (i) => `M${-66 + i * 3} ${8 + i * 0.5}A${66 - i * 3} ${18 - i * 2} 0 0 0 ${66 - i * 3} ${8 + i * 0.5}`,
    )
    s.line(weave.join(''), s.shade(straw, 0.35), 0.9, 'opacity=".6"')
  })
}
