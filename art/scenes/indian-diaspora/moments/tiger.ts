import { type Point, ribbon } from '../../../engine/geometry.ts'
import { curved, outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** In its own units: 110 high at the shoulder, walking to the right, paws at y 0. */
interface TigerOptions {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const COAT = '#e8791e'
const CREAM = '#fbeed4'
const INK = '#1c1420'

const TRUNK =
  '98,-98 80,-104 60,-108 40,-103 14,-97 -16,-97 -42,-100 -62,-97 -76,-87 -84,-70 -80,-52 -62,-46 -38,-51 -12,-45 16,-42 42,-43 64,-49 84,-58 98,-68 106,-84'
const NECK = '104,-104 84,-104 66,-100 62,-76 78,-58 100,-62 112,-76'
const NEAR_FORE =
  '44,-82 72,-80 78,-62 76,-46 74,-32 79,-17 88,-11 92,-5 87,0 72,0 69,-7 64,-18 56,-31 45,-46 38,-62'
const FAR_FORE = '40,-62 60,-60 54,-44 44,-28 38,-14 42,-7 44,0 28,0 22,-4 24,-14 28,-30 30,-46'
const NEAR_HIND =
  '-46,-90 -66,-96 -82,-80 -88,-62 -88,-48 -95,-37 -100,-28 -96,-16 -92,-6 -90,0 -71,0 -68,-5 -77,-10 -84,-20 -82,-28 -69,-37 -54,-45 -42,-62'
const FAR_HIND =
  '-30,-70 -60,-70 -64,-50 -56,-38 -58,-28 -50,-14 -44,-6 -44,0 -25,0 -22,-5 -31,-10 -38,-19 -42,-27 -33,-38 -26,-54'
const HEAD =
  '88,-108 98,-113 110,-113 120,-106 128,-97 138,-91 145,-87 148,-81 146,-74 140,-69 132,-66 124,-61 112,-60 100,-64 90,-72 84,-88'
const TAIL = '-74,-92 -92,-84 -106,-66 -114,-44 -124,-27 -140,-21 -154,-28 -160,-40'

/** A tiger in mid-stride: flat tones with hard edges, lit from above and ahead. */
export function drawTiger(s: Stage, o: TigerOptions): void {
  s.path(
    curved('-150,-4 -60,-8 40,-6 110,-2 96,8 -20,12 -130,10', o.x, o.y, o.scale),
    s.light.shadow,
    'opacity=".5"',
  )
  s.placed(o, () => {
    drawTail(s)
    drawLimb(s, FAR_FORE, 0.16, FAR_FORE_BARS)
    drawLimb(s, FAR_HIND, 0.16, FAR_HIND_BARS)
    drawTrunk(s)
    drawLimb(s, NEAR_HIND, 0.86, NEAR_HIND_BARS)
    drawLimb(s, NEAR_FORE, 0.86, NEAR_FORE_BARS)
    drawHead(s)
  })
}

/** A stripe: a wedge along a line, broad in the middle, pointed at its ends. */
function stripes(s: Stage, lines: readonly string[], w: number): void {
  const d = lines.map((text) =>
    ribbon(outline(text), (t) => w * (0.1 + Math.sin(Math.PI * (0.08 + t * 0.88)) * (1.15 - t * 0.5))),
  )
  s.path(d.join(''), s.shade(INK, 0.3))
}

const FLANK = [
  '60,-110 64,-94 58,-78 62,-66',
  '46,-108 49,-92 42,-76 44,-60',
  '33,-104 35,-90 28,-78 30,-64',
  '22,-101 25,-86 18,-72',
  '12,-100 12,-82 5,-66 8,-54',
  '0,-99 1,-84 -6,-72',
  '-10,-99 -9,-80 -17,-64 -14,-52',
  '-21,-100 -19,-86 -26,-74',
  '-32,-101 -29,-84 -37,-68 -34,-56',
  '-44,-102 -41,-88 -49,-74',
  '-55,-101 -52,-86 -60,-70',
  '-66,-97 -63,-84 -71,-72',
]
const BELLY = [
  '54,-44 52,-54 55,-62',
  '34,-42 31,-52 34,-58',
  '16,-41 12,-50 15,-58',
  '-2,-42 -7,-52 -4,-58',
  '-24,-46 -28,-54 -25,-62',
]

function drawTrunk(s: Stage): void {
  for (const d of [curved(TRUNK), curved(NECK)]) {
    s.path(d, s.shade(COAT, 0.4))
    s.clipped(d, () => {
      s.path(curved('-90,-40 -50,-52 -10,-54 40,-52 90,-64 110,-50 90,-30 -80,-30'), s.shade('#fbe3bc', 0.8))
      s.path(curved('-96,-120 -80,-74 -50,-70 0,-68 50,-70 90,-82 120,-90 120,-130'), s.shade(COAT, 0.84))
      s.path(curved('-80,-112 -70,-92 -30,-90 10,-90 50,-94 80,-94 110,-100 110,-130'), s.shade('#f59a38', 1))
    })
  }
  s.clipped(curved(TRUNK), () => {
    stripes(s, FLANK, 3)
    stripes(s, BELLY, 2.3)
  })
  s.clipped(curved(NECK), () =>
    stripes(s, ['98,-108 92,-92 98,-76', '84,-108 80,-90 86,-72', '74,-106 72,-92 76,-80'], 2.6),
  )
}

const NEAR_FORE_BARS = ['78,-58 66,-54 52,-58', '76,-44 66,-42 56,-45', '60,-72 54,-64 44,-66']
const FAR_FORE_BARS = ['56,-46 46,-42 34,-46']
const NEAR_HIND_BARS = [
  '-86,-74 -72,-68 -56,-74',
  '-90,-62 -74,-56 -54,-62',
  '-88,-50 -74,-47 -58,-51',
  '-98,-34 -88,-36 -76,-34',
  '-98,-24 -92,-26 -82,-24',
]
const FAR_HIND_BARS = ['-62,-56 -48,-52 -34,-56', '-60,-42 -48,-41 -36,-43']

function drawLimb(s: Stage, text: string, lit: number, bars: readonly string[]): void {
  const d = curved(text)
  s.path(d, s.shade(COAT, lit * 0.45))
  s.clipped(d, () => {
    s.path(d, s.shade(COAT, lit), 'transform="translate(3.4 -1.6)"')
    s.path('M-120 -11H120V4H-120Z', s.shade('#fbe3bc', lit > 0.5 ? 0.98 : 0.3))
    stripes(s, bars, 2.2)
  })
}

function drawTail(s: Stage): void {
  const line = outline(TAIL)
  s.path(
    ribbon(line, (t) => 5.6 - 1.8 * t),
    s.shade(COAT, 0.5),
  )
  const ring = (text: string): readonly Point[] => outline(text)
  for (const text of ['-110,-72 -100,-64', '-119,-52 -108,-46', '-127,-33 -116,-28', '-138,-27 -134,-15'])
    s.path(
      ribbon(ring(text), () => 2.8),
      s.shade(INK, 0.3),
    )
  s.path(
    ribbon(outline('-151,-25 -157,-32 -161,-42'), () => 4.4),
    s.shade(INK, 0.3),
  )
}

function drawHead(s: Stage): void {
  s.path(curved('106,-110 104,-116 109,-120 114,-117 115,-110'), s.shade(INK, 0.35))
  const d = curved(HEAD)
  s.path(d, s.shade(COAT, 0.6))
  s.clipped(d, () => {
    s.path(curved('84,-112 100,-104 118,-98 132,-92 150,-86 150,-120 90,-124'), s.shade('#f59a38', 1))
    s.path(curved('150,-72 138,-78 128,-78 120,-72 118,-64 120,-54 150,-54'), s.shade(CREAM, 1))
    s.path(curved('100,-84 108,-88 114,-82 114,-68 106,-58 96,-62 94,-74'), s.shade(CREAM, 0.86))
    s.path(curved('118,-99 125,-99 128,-94 122,-93'), s.shade(CREAM, 1))
    stripes(
      s,
      [
        '90,-100 98,-92 96,-80',
        '98,-106 106,-96 104,-86',
        '92,-78 102,-76 108,-68',
        '98,-68 106,-66 112,-61',
        '108,-112 112,-106 111,-101',
        '116,-110 118,-106 117,-102',
      ],
      1.7,
    )
  })
  s.path(curved('88,-107 86,-116 92,-121 99,-117 101,-108 94,-105'), s.shade(INK, 0.3))
  s.path(curved('93,-107 92,-113 95,-116 98,-112 99,-107'), s.shade('#f0b070', 0.9))
  s.path(curved('118,-93 124,-95 129,-92 123,-90'), s.shade(INK, 0.2))
  s.circle(124, -92.6, 1.5, '#f6d84a')
  s.path(curved('140,-90 147,-88 149,-83 144,-82 140,-85'), s.shade('#b8545a', 0.8))
  s.line('M145 -82Q142 -75 132 -74', s.shade(INK, 0.2), 1.8, 'stroke-linecap="round"')
}
