import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { drawPlanes, drawPlanesWithin, type Tones, tonesOf } from '../portrait-planes.ts'

interface ProfileOptions {
  readonly skin: string
  readonly brow: string
  readonly lips?: string
  readonly browWidth?: number
  readonly aged?: boolean
  readonly beard?: string
  readonly outline?: string
}

/** Facing right into the light, 400 units from chin to crown, the eye at nought. */
const GENTLE_PROFILE =
  '56,-170 102,-148 130,-106 138,-64 137,-44 128,-12 133,2 148,34 170,62 178,74 172,86 152,92 146,97 149,110 160,121 162,127 149,133 157,143 155,153 141,161 138,170 141,183 129,199 102,208 62,202 18,184 -24,150 -42,100 -46,40 -40,-60 -10,-140'
export const STRONG_PROFILE =
  '56,-170 104,-148 132,-106 141,-66 145,-44 134,-14 140,2 160,36 184,66 190,76 184,88 160,95 152,99 154,111 163,121 165,127 153,133 161,143 159,153 146,161 146,172 152,188 142,208 112,218 66,210 14,190 -32,156 -46,100 -48,40 -40,-60 -10,-140'

const HALF_LIGHT = '-230,-230 44,-210 36,-130 50,-60 56,-8 78,44 76,96 90,150 104,230 -230,250'
const IN_SHADOW = '-230,-230 6,-210 -6,-120 10,-50 16,0 38,56 36,110 58,170 76,240 -230,250'
const UNDER_JAW = '-230,60 -38,80 -26,130 8,166 56,192 110,206 110,240 -230,260'

export function drawProfileFace(s: Stage, o: ProfileOptions): void {
  const tones = tonesOf(s, o.skin)
  const face = curved(o.outline ?? GENTLE_PROFILE, 0, 0, 1, 1, 0.85)
  s.path(face, tones.rim)
  s.clipped(face, () => {
    s.group('transform="translate(-8 2)"', () => s.path(face, tones.lit))
    s.path(curved(HALF_LIGHT, 0, 0, 1, 1, 0.7), tones.half)
    s.path(curved(IN_SHADOW, 0, 0, 1, 1, 0.7), tones.shadow)
    s.path(curved(UNDER_JAW, 0, 0, 1, 1, 0.7), tones.deep, 'opacity=".4"')
    s.path(curved('92,30 116,40 118,62 102,74 88,54'), tones.rim, 'opacity=".25"')
  })
  drawEye(s, o, tones)
  drawNostril(s, tones)
  if (o.beard) drawBeard(s, o.beard)
  drawLips(s, o, tones)
  if (o.aged) drawAge(s, tones)
}

function drawEye(s: Stage, o: ProfileOptions, tones: Tones): void {
  s.path(curved('70,-26 96,-36 122,-28 126,-4 112,12 84,12 68,0'), tones.half)
  s.path(curved('78,4 92,-13 112,-15 124,-2 118,9 96,11'), tones.lit)
  s.path(curved('74,2 94,9 114,9 126,3 132,12 114,17 92,16'), tones.deep)
  s.line(strand('76,-8 92,-22 114,-22'), tones.shadow, 3, 'stroke-linecap="round"')
  const w = o.browWidth ?? 1
  s.path(
    curved(
      `58,-44 84,${-55 - 3 * w} 112,${-56 - 4 * w} 134,${-48 - 2 * w} 132,${-42 + w} 110,${-48 + 2 * w} 84,${-48 + 2 * w}`,
    ),
    s.shade(o.brow, 0.25),
  )
}

function drawNostril(s: Stage, tones: Tones): void {
  s.path(curved('118,66 130,58 142,66 146,80 140,92 124,92 114,82'), tones.half)
  s.path(curved('142,86 152,80 162,84 154,91'), tones.deep)
  s.line(strand('120,62 110,76 118,92'), tones.shadow, 3, 'stroke-linecap="round"')
}

function drawLips(s: Stage, o: ProfileOptions, tones: Tones): void {
  const lips = tonesOf(s, o.lips ?? o.skin)
  if (o.beard) {
    s.path(curved('118,140 140,134 157,141 154,152 136,156'), lips.half)
    drawMoustache(s, o.beard)
    return
  }
  s.path(curved('108,131 130,122 148,116 160,121 161,128 148,134 128,135'), lips.shadow)
  s.path(curved('112,135 134,136 150,134 156,144 153,153 138,156 122,148'), lips.half)
  s.path(curved('134,139 150,138 155,144 150,150 138,148'), lips.rim, 'opacity=".4"')
  s.line(strand('104,130 128,135 150,133'), tones.deep, 3.4, 'stroke-linecap="round"')
  s.path(curved('116,160 138,164 136,172 120,170'), tones.half)
}

function drawMoustache(s: Stage, colour: string): void {
  const tones = tonesOf(s, colour)
  const d = curved('116,98 142,93 160,102 172,118 164,131 142,133 120,146 100,166 84,160 88,130 100,108')
  drawPlanes(s, d, tones, { rim: 6, lit: 34, half: 66, slope: 0.1 })
  s.line(
    `${strand('144,100 122,122 102,156')}${strand('156,108 136,124 116,140')}`,
    tones.deep,
    2.6,
    'opacity=".45" stroke-linecap="round"',
  )
}

function drawAge(s: Stage, tones: Tones): void {
  s.line(
    `${strand('112,94 98,112 96,132')}${strand('64,8 48,8 38,16')}${strand('64,14 52,22 46,32')}${strand('84,24 102,30 118,26')}${strand('80,-92 104,-98 126,-94')}${strand('84,-112 104,-118 120,-114')}`,
    tones.shadow,
    3,
    'opacity=".7" stroke-linecap="round"',
  )
}

const BEARD =
  '-44,10 -14,14 -2,60 24,100 64,116 96,104 132,98 156,104 166,114 152,124 132,128 116,134 118,150 140,162 156,178 160,206 144,240 106,262 50,248 0,214 -36,166 -48,90'
const JAW =
  '-90,-140 80,-160 150,90 168,116 158,140 156,178 160,206 144,240 106,262 50,248 0,214 -36,166 -90,90'

/** Beard and moustache of a man seen from the side. */
function drawBeard(s: Stage, colour: string): void {
  const tones = tonesOf(s, colour)
  drawPlanesWithin(s, curved(BEARD), curved(JAW), tones, { rim: 7, lit: 40, half: 92, slope: 0.1 })
  s.line(
    `${strand('96,118 74,150 76,200')}${strand('120,170 116,204 100,246')}${strand('50,130 48,176 68,230')}${strand('12,110 12,160 36,214')}${strand('146,182 144,206 132,236')}`,
    tones.deep,
    3,
    'opacity=".45" stroke-linecap="round"',
  )
}
