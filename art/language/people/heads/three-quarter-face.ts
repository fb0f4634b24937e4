import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPlanesWithin, type Tones, tonesOf } from '../portrait-planes.ts'

interface FaceOptions {
  readonly skin: string
  readonly brow: string
  readonly lips?: string
  /** Width of the brows. */
  readonly browWidth?: number
  /** The mouth's corners go up by this much. */
  readonly smile?: number
  /** Fuller lips: 1 is even. */
  readonly fullness?: number
  /** Lines at eye and mouth. */
  readonly aged?: boolean
  /** A broad jaw. */
  readonly strong?: boolean
  /** Eyes half open, looking into the light. */
  readonly awake?: boolean
  /** Teeth show. */
  readonly laughing?: boolean
  readonly beard?: string
}

/** Facing right into the light, 400 units from chin to crown, the eyes at nought. */
const FACE =
  '-20,-178 40,-176 92,-150 116,-104 121,-58 116,-36 108,-12 112,14 118,38 115,70 106,106 97,140 86,174 68,198 40,208 8,204 -32,186 -72,154 -98,112 -108,60 -112,0 -110,-70 -80,-140'
const STRONG_FACE =
  '-20,-178 40,-176 92,-150 116,-104 121,-58 117,-36 109,-12 113,14 118,38 116,70 110,106 104,142 98,178 80,204 46,214 6,210 -44,194 -84,164 -104,116 -110,60 -112,0 -110,-70 -80,-140'
const HALF_LIGHT = '-230,-230 -18,-210 -34,-130 -46,-60 -42,-16 -14,40 -17,96 -5,140 10,180 26,230 -230,250'
const IN_SHADOW = '-230,-230 -56,-210 -76,-120 -82,-50 -74,-4 -44,56 -46,110 -28,160 4,230 -230,250'
const UNDER_JAW = '-230,60 -98,70 -84,120 -48,158 0,186 40,204 44,240 -230,260'

export const faceOutline = (o: Pick<FaceOptions, 'strong'>): string =>
  curved(o.strong ? STRONG_FACE : FACE, 0, 0, 1, 1, 0.9)

export function drawThreeQuarterFace(s: Stage, o: FaceOptions): void {
  const tones = tonesOf(s, o.skin)
  const outline = faceOutline(o)
  s.path(outline, tones.rim)
  s.clipped(outline, () => {
    s.group('transform="translate(-7 1)"', () => s.path(outline, tones.lit))
    s.path(curved('84,18 108,28 108,56 98,74 84,60'), tones.rim, 'opacity=".45"')
    s.path(curved('36,-150 84,-136 102,-100 94,-70 62,-76 34,-110'), tones.rim, 'opacity=".22"')
    s.path(curved(HALF_LIGHT, 0, 0, 1, 1, 0.7), tones.half)
    s.path(curved(IN_SHADOW, 0, 0, 1, 1, 0.7), tones.shadow)
    s.path(curved(UNDER_JAW, 0, 0, 1, 1, 0.7), tones.deep, 'opacity=".4"')
  })
  drawEyes(s, o, tones)
  drawNose(s, tones)
  if (o.beard) drawBeard(s, o.beard)
  if (o.laughing) drawLaugh(s, o, tones)
  else drawMouth(s, o, tones)
  if (o.aged) drawAge(s, tones)
}

function drawEyes(s: Stage, o: FaceOptions, tones: Tones): void {
  s.path(curved('-48,-26 -12,-36 26,-30 46,-20 44,2 22,14 -14,14 -44,4'), tones.half)
  s.path(curved('72,-30 96,-34 114,-24 110,4 94,10 76,6'), tones.half, 'opacity=".75"')
  s.path(curved('-36,2 -20,-14 4,-18 26,-10 37,3 12,10 -14,10'), tones.lit)
  s.path(curved('74,2 84,-13 98,-13 109,1 97,8 84,8'), tones.rim, 'opacity=".7"')
  if (o.awake) drawGaze(s, tones)
  const lash = o.awake ? tones.shadow : tones.deep
  s.path(
    curved(
      o.awake
        ? '-40,4 -18,11 8,12 28,9 38,4 28,12 8,15 -20,14'
        : '-42,0 -18,9 8,10 28,5 38,0 30,11 8,17 -20,15',
    ),
    lash,
  )
  s.path(curved('72,2 84,8 98,7 110,0 100,12 84,13'), lash)
  s.line(strand('-38,-8 -16,-22 10,-25 32,-15'), tones.shadow, 3, 'stroke-linecap="round"')
  s.line(strand('76,-10 88,-20 104,-18'), tones.shadow, 2.6, 'stroke-linecap="round"')
  const w = o.browWidth ?? 1
  const brow = s.shade(o.brow, 0.25)
  s.path(
    curved(
      `-58,-40 -30,${-54 - 3 * w} 6,${-56 - 4 * w} 40,${-44 - 3 * w} 44,${-38 + w} 8,${-48 + 3 * w} -28,${-47 + 2 * w}`,
      0,
      0,
      1,
    ),
    brow,
  )
  s.path(curved(`72,${-44 - 2 * w} 92,${-54 - 3 * w} 116,-42 114,-38 92,${-48 + 3 * w} 74,${-38 + w}`), brow)
}

/** The eye below a heavy lid; its white is never whiter than the skin in light. */
function drawGaze(s: Stage, tones: Tones): void {
  const white = s.shade('#eadcc8', 0.72)
  s.path(curved('-34,4 -14,-6 8,-8 26,-4 36,4 12,12 -14,12'), white)
  s.path(curved('74,4 86,-5 98,-5 108,3 97,10 84,10'), white)
  s.path(curved('4,-8 22,-7 28,2 22,12 8,12 2,2'), tones.deep)
  s.path(curved('90,-6 102,-5 105,3 100,10 91,10 88,2'), tones.deep)
  s.circle(20, -1, 2.6, s.light.sun)
  s.circle(100, -1, 2.2, s.light.sun)
  s.path(curved('-42,2 -20,-12 6,-16 28,-9 40,4 26,-3 6,-8 -16,-5'), tones.deep)
  s.path(curved('72,3 84,-11 98,-11 111,2 98,-5 85,-5'), tones.deep)
}

function drawNose(s: Stage, tones: Tones): void {
  s.path(
    curved(
      '46,-36 60,-30 66,-4 70,28 78,56 82,72 72,84 48,90 30,84 28,72 40,58 46,34 46,6 40,-16',
      0,
      0,
      1,
      1,
      0.7,
    ),
    tones.half,
  )
  s.path(curved('46,20 54,40 66,58 76,78 60,88 36,88 28,76 40,60', 0, 0, 1, 1, 0.7), tones.shadow)
  s.path(
    curved('70,-24 82,16 94,52 100,68 92,76 82,62 72,26 64,-8', 0, 0, 1, 1, 0.7),
    tones.rim,
    'opacity=".8"',
  )
  s.path(curved('50,84 62,79 72,84 62,89'), tones.deep)
  s.line(strand('100,62 104,74 98,84 88,87'), tones.half, 4, 'stroke-linecap="round"')
  s.path(curved('44,92 74,92 92,88 84,100 64,108 48,102'), tones.half)
}

function drawMouth(s: Stage, o: FaceOptions, tones: Tones): void {
  const up = o.smile ?? 0
  const full = o.fullness ?? 1
  const lips = tonesOf(s, o.lips ?? o.skin)
  const [left, right] = [`${(o.strong ? -2 : 8) - up},${136 - up}`, `${96 + up * 0.3},${132 - up}`]
  s.path(
    curved(
      `${left} 26,${128 - 3 * full} 48,${125 - 5 * full} 58,${127 - 4 * full} 68,${124 - 5 * full} ${right} 64,137 30,139`,
      0,
      0,
      1,
    ),
    lips.shadow,
  )
  s.path(
    curved(`${left} 34,138 66,137 ${right} 82,${146 + 4 * full} 58,${149 + 8 * full} 30,${147 + 6 * full}`),
    lips.half,
  )
  s.path(
    curved(`56,141 80,140 86,${143 + full} 72,${146 + 6 * full} 56,${146 + 6 * full}`),
    lips.rim,
    `opacity="${o.beard ? 0.18 : 0.4}"`,
  )
  s.line(strand(`${left} 28,137 58,138 82,136 ${right}`), tones.deep, 3.6, 'stroke-linecap="round"')
  s.path(
    curved(
      `26,${158 + 7 * full} 56,${160 + 8 * full} 82,${156 + 6 * full} 70,${166 + 8 * full} 44,${168 + 8 * full}`,
    ),
    tones.half,
  )
}

function drawAge(s: Stage, tones: Tones): void {
  s.line(
    `${strand('28,92 10,110 -2,132')}${strand('-52,14 -66,22 -74,34')}${strand('-54,4 -70,6 -80,14')}${strand('-30,24 -6,30 18,24')}`,
    tones.shadow,
    3,
    'opacity=".75" stroke-linecap="round"',
  )
}

function drawLaugh(s: Stage, o: FaceOptions, tones: Tones): void {
  const lips = tonesOf(s, o.lips ?? o.skin)
  s.path(curved('-16,120 22,114 46,112 58,115 70,111 100,116 98,138 78,164 50,170 18,160'), lips.shadow)
  s.path(curved('-8,124 26,121 58,122 94,120 90,136 72,150 50,154 22,148'), tones.deep)
  s.path(curved('0,125 28,122 58,123 90,121 84,132 66,141 46,143 20,137'), s.shade('#fff4e2', 0.9))
  s.path(curved('24,158 50,157 80,148 74,162 50,169 30,166'), lips.lit, 'opacity=".8"')
  s.line(strand('26,90 2,100 -20,122 -22,136'), tones.shadow, 5, 'stroke-linecap="round"')
  s.line(strand('96,92 106,104 108,122'), tones.half, 4, 'stroke-linecap="round"')
  s.path(curved('28,178 54,182 80,174 70,188 46,190'), tones.half)
}

const BEARD =
  '-116,4 -92,10 -80,54 -54,98 -18,116 14,108 40,104 62,108 84,103 100,110 112,122 110,160 100,200 76,228 40,236 -4,228 -54,206 -96,166 -116,100'
const JAW =
  '-150,-120 60,-140 100,20 112,90 112,130 110,160 100,200 76,228 40,236 -4,228 -54,206 -96,166 -150,100'

/** A full beard with a moustache, cut like the hair. */
function drawBeard(s: Stage, colour: string): void {
  const tones = tonesOf(s, colour)
  drawPlanesWithin(s, curved(BEARD), curved(JAW), tones, { rim: 6, lit: 36, half: 92, slope: 0.1 })
  s.line(
    `${strand('20,128 4,150 0,190')}${strand('58,172 56,196 50,224')}${strand('90,156 84,190 70,214')}${strand('-40,130 -34,170 -10,206')}${strand('-78,90 -74,130 -50,174')}`,
    tones.deep,
    3,
    'opacity=".55" stroke-linecap="round"',
  )
}
