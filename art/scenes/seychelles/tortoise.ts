import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { cornered, curved, outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

const HORN = '#6a6156'
const HIDE = '#776c60'

interface TortoiseOptions {
  readonly x: number
  readonly y: number
  readonly size?: number
}

/** A giant Aldabra tortoise in mid-step, heading left, its feet at (x, y): 300 × 190 units at size 1. */
export function drawTortoise(s: Stage, o: TortoiseOptions): void {
  s.placed({ x: o.x, y: o.y, scale: o.size ?? 1 }, () => {
    drawShadow(s)
    drawFarLegs(s)
    drawTail(s)
    drawNeck(s)
    drawShell(s)
    drawHindLeg(s)
    drawForeLeg(s)
  })
}

/** On the sand, to the left of everything: the sun stands high on the right. */
function drawShadow(s: Stage): void {
  s.path(
    curved(
      '-206,8 -168,1 -120,-3 -40,-4 60,-4 118,-2 116,6 70,14 10,19 -70,21 -140,19 -190,16',
      0,
      0,
      1,
      1,
      0.7,
    ),
    s.light.shadow,
    'opacity=".58"',
  )
}

function drawFarLegs(s: Stage): void {
  const dark = s.shade(HIDE, 0.08)
  s.path(
    curved('-66,-66 -58,-40 -46,-22 -40,-8 -42,-1 -14,-1 -12,-12 -20,-34 -22,-60', 0, 0, 1, 1, 0.5),
    dark,
  )
  s.path(curved('26,-60 14,-36 20,-20 14,-8 16,-1 46,-1 50,-14 52,-40 58,-56', 0, 0, 1, 1, 0.5), dark)
}

function drawTail(s: Stage): void {
  s.path(curved('112,-66 136,-56 143,-38 134,-33 122,-46', 0, 0, 1, 1, 0.5), s.shade(HIDE, 0.3))
}

const NECK =
  '-84,-122 -112,-128 -132,-140 -146,-151 -160,-157 -176,-155 -188,-147 -194,-136 -192,-129 -183,-124 -168,-121 -154,-116 -138,-101 -122,-84 -100,-70 -80,-70'

/** Long neck, low brow, blunt beak. */
function drawNeck(s: Stage): void {
  const shape = curved(NECK, 0, 0, 1, 1, 0.7)
  s.path(shape, s.shade(HIDE, 0.62))
  s.clipped(shape, () => {
    s.path(
      curved(
        '-200,-124 -168,-127 -150,-122 -132,-108 -112,-92 -84,-86 -70,-50 -130,-60 -180,-100',
        0,
        0,
        1,
        1,
        0.5,
      ),
      s.shade(HIDE, 0.14),
    )
    s.path(
      cornered(
        '-84,-122 -112,-128 -132,-140 -146,-151 -160,-157 -176,-155 -170,-150 -156,-151 -142,-144 -126,-132 -106,-120 -84,-114',
      ),
      s.shade('#b3a48e', 0.95),
    )
  })
  s.line('M-193 -132C-184 -133 -176 -132 -169 -134', s.light.shadow, 1.8)
  s.line(
    'M-150 -148C-146 -138 -146 -128 -150 -120M-138 -142C-132 -130 -131 -118 -134 -104M-124 -134C-116 -122 -114 -106 -116 -90M-108 -127C-100 -114 -98 -100 -100 -84',
    s.light.shadow,
    1.4,
    'opacity=".6"',
  )
  s.path('M-181 -143Q-175 -148 -169 -143Q-175 -139 -181 -143Z', s.shade('#d9cdb4', 0.9))
  s.circle(-175, -143.4, 2.9, s.shade('#14100e', 0))
  s.circle(-174, -144.4, 0.9, '#ffffff')
  s.circle(-189, -140, 1.1, s.light.shadow)
}

const DOME =
  '-100,-80 -108,-104 -98,-136 -70,-164 -34,-181 6,-187 46,-182 82,-166 108,-140 123,-108 127,-78 133,-62 122,-56 96,-52 60,-50 20,-52 -24,-54 -64,-58 -92,-64'

/** Scutes: a row along the back, a row below it, marginals round the hem. */
const VERTEBRALS = [
  '-98,-136 -70,-164 -52,-173 -46,-158 -62,-136 -88,-124',
  '-52,-173 -34,-181 -8,-186 0,-169 -14,-158 -46,-158',
  '-8,-186 6,-187 42,-183 44,-166 28,-157 0,-169',
  '42,-183 82,-166 92,-157 78,-145 60,-149 44,-166',
  '92,-157 108,-140 123,-108 110,-106 92,-124 78,-145',
]
const COSTALS = [
  '-62,-136 -46,-158 -14,-158 -10,-140 -24,-106 -62,-98 -84,-108 -88,-124',
  '-14,-158 0,-169 28,-157 34,-138 26,-104 -24,-106 -10,-140',
  '28,-157 44,-166 60,-149 70,-130 70,-102 26,-104 34,-138',
  '60,-149 78,-145 92,-124 110,-106 104,-92 70,-102 70,-130',
]
const HEM: readonly Point[] = outline(
  '-108,-104 -84,-108 -62,-98 -24,-106 26,-104 70,-102 104,-92 110,-106 123,-108',
)

function drawShell(s: Stage): void {
  const dome = curved(DOME, 0, 0, 1, 1, 0.6)
  s.path(dome, s.shade(HORN, 0.1))
  s.clipped(dome, () => {
    drawMarginals(s)
    for (const [i, text] of COSTALS.entries()) drawScute(s, text, [0.2, 0.42, 0.6, 0.72][i] as number)
    for (const [i, text] of VERTEBRALS.entries()) drawScute(s, text, [0.55, 0.8, 1, 1.05, 0.9][i] as number)
  })
  s.line(
    smooth(outline('-58,-169 -34,-180 6,-186 46,-181 82,-165 108,-139 122,-108'), false, 0.7),
    s.shade('#f2e6cc', 1.1),
    2.4,
  )
}

/** A horn plate with the rings of its years, drawn smaller towards its upper middle. */
function drawScute(s: Stage, text: string, lit: number): void {
  const points = outline(text)
  const mx = points.reduce((sum, p) => sum + p[0], 0) / points.length
  const my = points.reduce((sum, p) => sum + p[1], 0) / points.length - 5
  const ring = (k: number) => polygon(points.map(([x, y]): Point => [mx + (x - mx) * k, my + (y - my) * k]))
  s.path(ring(0.95), s.shade(HORN, lit * 0.72))
  s.path(ring(0.78), s.shade(HORN, lit * 0.88))
  s.path(ring(0.6), s.shade('#7d7264', lit))
  s.path(ring(0.36), s.shade('#958874', Math.min(1.05, lit + 0.06)))
}

function drawMarginals(s: Stage): void {
  const foot = outline('-92,-62 -64,-57 -24,-53 20,-51 60,-49 96,-51 122,-55 133,-62 127,-78')
  for (const i of range(HEM.length - 1)) {
    const [a, b, c, d] = [HEM[i], HEM[i + 1], foot[i + 1], foot[i]] as [Point, Point, Point, Point]
    const mid: Point = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4]
    const grown = [a, b, c, d].map(
      ([x, y]): Point => [mid[0] + (x - mid[0]) * 0.94, mid[1] + (y - mid[1]) * 0.95],
    )
    s.path(polygon(grown), s.shade(HORN, 0.2 + i * 0.055))
    s.path(polygon([grown[0], grown[1], mid] as Point[]), s.shade(HORN, 0.34 + i * 0.06))
  }
}

/** Elephantine, bent at the knee, five blunt nails. */
function drawHindLeg(s: Stage): void {
  const leg = curved(
    '58,-62 46,-48 47,-34 58,-22 58,-10 55,-2 58,0 94,0 98,-4 96,-16 93,-30 104,-44 112,-58',
    0,
    0,
    1,
    1,
    0.5,
  )
  s.path(leg, s.shade(HIDE, 0.5))
  s.clipped(leg, () => {
    s.path(cornered('40,-70 62,-62 56,-44 66,-26 66,0 40,4'), s.shade(HIDE, 0.16))
    s.path(cornered('96,-66 116,-64 104,-40 97,-26 102,4 90,4 86,-26 92,-44'), s.shade('#a69884', 0.95))
  })
  drawNails(s, [
    [58, -1],
    [66, 0],
    [75, 0.4],
  ])
}

function drawForeLeg(s: Stage): void {
  const leg = curved(
    '-96,-84 -112,-66 -124,-48 -128,-34 -138,-16 -146,-6 -144,0 -108,0 -106,-10 -98,-26 -84,-38 -70,-50 -62,-68',
    0,
    0,
    1,
    1,
    0.5,
  )
  s.path(leg, s.shade(HIDE, 0.42))
  s.clipped(leg, () => {
    s.path(
      cornered('-96,-90 -122,-66 -140,-30 -160,0 -132,2 -122,-22 -112,-48 -100,-66'),
      s.shade(HIDE, 0.14),
    )
    s.path(
      cornered('-60,-72 -66,-46 -94,-26 -104,-6 -100,4 -114,2 -112,-14 -100,-32 -82,-46 -76,-70'),
      s.shade('#a69884', 0.9),
    )
    const scales = range(15).map((i) => {
      const [x, y] = [
        -96 - (i % 3) * 10 - Math.floor(i / 3) * 5.4,
        -66 + Math.floor(i / 3) * 12 + (i % 3) * 4,
      ]
      return polygon([
        [x, y - 4],
        [x + 4.4, y],
        [x, y + 4],
        [x - 4.4, y],
      ])
    })
    s.path(scales.join(''), s.shade('#2a2622', 0.1), 'opacity=".5"')
  })
  drawNails(s, [
    [-143, -1],
    [-135, 0],
    [-126, 0.4],
  ])
}

function drawNails(s: Stage, at: readonly Point[]): void {
  for (const [x, y] of at)
    s.path(`M${x - 4} ${y}Q${x - 2} ${y - 8} ${x + 3} ${y - 7}L${x + 4} ${y}Z`, s.shade('#d8cbb2', 0.85))
}

/** Its own track in the sand: pairs of prints and the drag between them. */
export function drawTrack(s: Stage, from: Point, to: Point): void {
  const n = 15
  for (const i of range(n)) {
    const t = (i + 0.6) / n
    const k = 1 - t * 0.35
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t + (i % 2 ? 13 : -9) * k
    s.ellipse(x, y, 15 * k, 5.4 * k, s.light.shadow, 'opacity=".34"')
    s.ellipse(x + 3 * k, y + 1.8 * k, 13 * k, 4 * k, s.shade('#fff6e4', 1), 'opacity=".75"')
  }
}
