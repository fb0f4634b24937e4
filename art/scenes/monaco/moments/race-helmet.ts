import { range } from '../../../engine/numbers.ts'
import { cornered, curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

const SHELL =
  'M-288 50C-304 -160 -176 -314 26 -314C188 -314 296 -214 310 -70L316 40C328 104 324 168 300 208C276 250 226 274 150 281L-150 281C-236 272 -280 190 -288 50Z'
const VISOR = '-40,-112 60,-140 200,-128 292,-92 312,-20 312,44 290,72 180,88 60,82 -40,56 -74,0 -70,-70'

/** A racing helmet in flat planes, three-quarter from its left; about 620 wide round (0, 0), its rim at y 280. */
export function drawHelmet(s: Stage, mirror: () => void): void {
  s.path(SHELL, s.shade('#d0202a', 0.85))
  s.clipped(SHELL, () => {
    drawPaint(s)
    drawPlanes(s)
  })
  drawRim(s)
  drawVisor(s, mirror)
  drawVents(s)
}

/** Ivory and navy bands sweeping from the chin over the crown. */
function drawPaint(s: Stage): void {
  s.path(
    'M-340 120C-250 -110 -120 -240 60 -340L240 -340C60 -250 -80 -120 -170 60C-200 120 -210 200 -200 320H-340Z',
    s.shade('#fdf3dc', 1),
  )
  s.path(
    'M-340 210C-262 -40 -150 -200 20 -340L72 -340C-90 -200 -190 -60 -250 110C-272 190 -280 240 -276 320H-340Z',
    s.shade('#1f3f7a', 0.7),
  )
  s.path('M-340 206C-120 150 120 176 360 130V330H-340Z', s.shade('#1f3f7a', 0.7))
  s.path('M-340 190C-120 134 120 160 360 112V132C120 180 -120 154 -340 210Z', s.shade('#f2c24a', 1))
}

/** One hard shadow on the side away from the sun, one hard light on the crown. */
function drawPlanes(s: Stage): void {
  const dark = s.light.shadow
  s.path(
    'M-340 -340V340H340V226C160 262 -40 246 -130 160C-226 60 -236 -110 -150 -262L-120 -340Z',
    dark,
    'opacity=".42"',
  )
  s.path(
    'M-340 -340V340H-120C-250 220 -296 40 -262 -120C-250 -180 -226 -230 -190 -280Z',
    dark,
    'opacity=".3"',
  )
  s.path(
    curved('96,-268 190,-230 250,-168 262,-146 190,-196 110,-236 70,-258', 0, 0, 1, 1, 0.8),
    s.shade('#ffffff', 1),
    'opacity=".85"',
  )
}

function drawRim(s: Stage): void {
  s.path('M-212 250C-120 286 100 292 250 246L256 268C110 316 -130 310 -222 270Z', s.shade('#141c30', 0.2))
  s.path('M-140 280C-60 292 60 292 150 278L150 286C60 300 -60 300 -140 288Z', s.shade('#8a94a8', 0.6))
}

function drawVisor(s: Stage, mirror: () => void): void {
  const visor = curved(VISOR, 0, 0, 1, 1, 0.8)
  s.line(visor, s.shade('#141c30', 0.2), 17, 'stroke-linejoin="round"')
  s.clipped(visor, () => {
    mirror()
    s.rect(-120, -170, 480, 300, '#0b1838', 'opacity=".34"')
    s.path('M-120 -170H20C-30 -100 -40 20 0 130H-120Z', '#0b1838', 'opacity=".4"')
    s.path('M-120 -170H400V-106C240 -150 60 -150 -90 -92Z', '#0b1838', 'opacity=".75"')
  })
  s.path(cornered('236,-98 262,-88 214,78 184,82'), '#ffffff', 'opacity=".3"')
  s.path(cornered('272,-84 282,-80 238,72 226,76'), '#ffffff', 'opacity=".3"')
  s.circle(-92, -8, 38, s.shade('#141c30', 0.2))
  s.circle(-92, -8, 28, s.shade('#f2c24a', 0.95))
  s.path('M-92 -36A28 28 0 0 0 -92 20Z', s.shade('#8a5a24', 0.4))
  s.rect(-106, -13, 28, 10, s.shade('#141c30', 0.2))
}

function drawVents(s: Stage): void {
  for (const i of range(4))
    s.path(cornered('150,176 176,172 170,206 144,210', i * 38, -i * 4), s.shade('#141c30', 0.2))
  s.line(strand('-40,128 60,140 200,134 300,108', 0, 0, 1, 1, 1), s.shade('#7a1a26', 0.3), 4)
  s.path(cornered('20,-306 96,-298 92,-282 22,-288'), s.shade('#141c30', 0.2))
  s.path('M-262 -150C-300 -150 -322 -128 -330 -104L-282 -92Z', s.shade('#141c30', 0.25))
}
