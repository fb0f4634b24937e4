import { cornered, curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A walking horse in profile, heading right: hundredths of its height at the withers, near fore and far hind trailing. */
const TRUNK =
  '-51,-82 -48,-93 -37,-101 -22,-101 -8,-97 6,-96 18,-99 26,-103 33,-111 42,-126 50,-138 55,-141 60,-138 64,-130 71,-116 76,-108 78,-103 76,-98 71,-98 67,-104 60,-110 53,-114 50,-107 48,-97 49,-86 50,-78 47,-69 40,-63 30,-57 16,-53 0,-52 -16,-56 -26,-61 -38,-60 -48,-70'
const NEAR_HIND =
  '-50,-84 -51,-72 -46,-60 -44,-51 -47,-45 -42,-37 -39,-16 -40,-11 -36,-6 -37,0 -24,0 -27,-7 -31,-13 -34,-37 -36,-45 -29,-55 -21,-62 -20,-76 -34,-92'
const FAR_HIND =
  '-36,-74 -48,-64 -57,-52 -65,-47 -63,-40 -70,-18 -74,-12 -73,-5 -67,0 -63,-4 -65,-11 -63,-20 -56,-40 -50,-46 -38,-55 -26,-64'
const NEAR_FORE =
  '45,-76 41,-62 35,-50 31,-38 29,-33 23,-14 22,-9 22,-4 25,0 14,0 15,-7 16,-12 23,-33 23,-39 24,-52 21,-64 30,-80'
const FAR_FORE =
  '46,-74 54,-54 60,-42 61,-36 63,-16 65,-10 68,-5 70,0 59,0 60,-7 58,-13 55,-36 53,-43 44,-54 34,-62'
const TAIL = '-48,-94 -57,-92 -64,-79 -68,-58 -67,-40 -63,-28 -60,-42 -57,-60 -50,-78'
const MANE = '55,-142 47,-137 38,-123 29,-108 22,-101 28,-96 36,-102 40,-110 45,-114 47,-124 52,-130'

/** x, y: the ground under its middle; h: height at the withers. */
export function drawWalkingHorse(s: Stage, o: { x: number; y: number; h: number }): void {
  const k = o.h / 100
  const white = (lit: number) => s.shade('#f6f0e2', lit)
  const put = (text: string, fill: string) => s.path(curved(text, o.x, o.y, k, 1, 0.55), fill)
  drawGroundShadow(s, o.x, o.y, k)
  for (const leg of [FAR_HIND, FAR_FORE]) put(leg, white(0.22))
  put(TAIL, s.shade('#b8aea0', 0.5))
  for (const part of [TRUNK, NEAR_HIND, NEAR_FORE]) put(part, white(0.42))
  for (const part of [TRUNK, NEAR_HIND, NEAR_FORE]) {
    const d = curved(part, o.x, o.y, k, 1, 0.55)
    s.clipped(d, () => s.path(d, white(1), `transform="translate(${2.6 * k} ${-5 * k})"`))
  }
  put('-30,-66 -22,-72 -20,-84 -24,-70 -22,-62', white(0.5))
  put('40,-84 46,-72 42,-64 38,-74', white(0.5))
  put('56,-118 60,-112 66,-106 62,-104 56,-110', white(0.55))
  put(MANE, s.shade('#cfc4b4', 0.55))
  s.line(strand('52,-137 44,-124 35,-108', o.x, o.y, k), s.shade('#8f8478', 0.4), 0.9 * k)
  s.line(strand('-55,-88 -62,-68 -63,-44', o.x, o.y, k), s.shade('#8f8478', 0.4), 0.9 * k)
  s.path(cornered('50,-138 51,-148 56,-141', o.x, o.y, k), white(0.9))
  s.path(cornered('56,-141 59,-148 60,-139', o.x, o.y, k), white(0.5))
  drawHooves(s, o.x, o.y, k)
  drawTack(s, o.x, o.y, k)
  s.circle(o.x + 63 * k, o.y - 128 * k, 1.1 * k, s.shade('#2a2028', 0.1))
  s.circle(o.x + 75.5 * k, o.y - 103 * k, 0.8 * k, s.shade('#6a5450', 0.3))
}

function drawHooves(s: Stage, x: number, y: number, k: number): void {
  for (const text of [
    '-37,-4 -37,0 -24,0 -26,-5',
    '14,-4 14,0 25,0 22,-5',
    '59,-4 59,0 70,0 67,-5',
    '-74,-6 -67,0 -63,-4 -66,-9',
  ])
    s.path(cornered(text, x, y, k), s.shade('#5a4a48', 0.4))
}

/** A red cloth with a gold edge and tassels, a saddle, a bridle. */
function drawTack(s: Stage, x: number, y: number, k: number): void {
  s.path(cornered('-14,-98 20,-100 24,-70 4,-66 -16,-70', x, y, k), s.shade('#a81c34', 0.5))
  s.path(cornered('-14,-98 20,-100 22,-82 -15,-82', x, y, k), s.shade('#e02f48', 0.95))
  s.line(strand('-16,-70 4,-66 24,-70', x, y, k, 1, 0.2), s.shade('#f2b83c', 1), 2.2 * k)
  for (const [tx, ty] of [
    [-15, -69],
    [-5, -67],
    [5, -65],
    [15, -67],
    [23, -69],
  ] as const)
    s.path(cornered('-1,0 1,0 1.6,6 -1.6,6', x + tx * k, y + ty * k, k), s.shade('#f2b83c', 0.8))
  s.path(
    curved('-12,-97 -8,-103 -2,-99 8,-99 14,-105 18,-101 16,-93 -10,-92', x, y, k, 1, 0.5),
    s.shade('#6a3a24', 0.5),
  )
  s.line(strand('14,-94 18,-74 16,-56', x, y, k), s.shade('#6a3a24', 0.3), 1.6 * k)
  s.line(
    strand('72,-112 64,-106', x, y, k) +
      strand('61,-136 66,-124 71,-112', x, y, k) +
      strand('52,-134 58,-122 64,-106', x, y, k),
    s.shade('#c8283c', 0.6),
    1.5 * k,
  )
}

/** High sun from the right: the shadow lies close, to the left. */
function drawGroundShadow(s: Stage, x: number, y: number, k: number): void {
  const d = curved(
    '-92,6 -70,-2 -30,-3 20,-3 72,-2 74,3 40,8 44,13 20,16 -30,18 -80,16 -112,20 -118,14',
    x,
    y,
    k,
    1,
    0.5,
  )
  s.path(d, s.light.shadow, 'opacity=".42"')
}
