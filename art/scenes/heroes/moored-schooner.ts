import { range } from '../../engine/numbers.ts'
import { cornered, curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'

const SPAR = '#5a4038'
const CANVAS = '#f6ecd8'

/** Two masts, every sail stowed on its spar, riding to her anchor; (x, y) is amidships at the waterline. */
export function drawMooredSchooner(s: Stage, x: number, y: number, scale: number): void {
  s.placed({ x, y, scale }, () => {
    s.line('M62 -9L92 6', s.shade('#2c3440', 0.2), 0.9)
    drawRigging(s)
    const spar = s.shade(SPAR, 0.4)
    s.line('M17 -8V-108M-17 -8L-18 -120', spar, 1.9)
    s.line('M18 -24H-11M-16 -22H-68M56 -13L88 -21', spar, 1.7)
    drawStowed(s, '-12,-26 -8,-30 6,-31 16,-29 16,-25 -10,-24')
    drawStowed(s, '-68,-24 -60,-28 -36,-31 -19,-30 -18,-23 -64,-22')
    drawStowed(s, '60,-16 66,-19 80,-22 86,-22 74,-17 62,-14')
    drawHull(s)
    s.circle(46, -46, 7, s.light.window, 'opacity=".25"').circle(46, -46, 2, '#fff4d0')
    s.path('M-68 -22L-86 -15V-6L-80 -9L-68 -13Z', s.shade('#d0483c', 0.8))
  })
}

function drawRigging(s: Stage): void {
  const rope = s.shade('#2c3440', 0.15)
  s.line('M17 -106L87 -21M17 -84L66 -15M-18 -118L17 -106M-18 -118L-66 -14', rope, 0.5)
  for (const [mast, top] of [
    [17, -84],
    [-17.5, -92],
  ] as const) {
    s.line(
      `M${mast} ${top}L${mast - 10} -12M${mast} ${top}L${mast + 9} -12M${mast} ${top}L${mast - 4} -12`,
      rope,
      0.5,
    )
    const steps = range(7).map((i) => {
      const t = 0.3 + i * 0.1
      return `M${mast - 10 * t} ${top + (-12 - top) * t}H${mast + 9 * t}`
    })
    s.line(steps.join(''), rope, 0.35)
  }
}

/** Canvas rolled along its spar, tied every fathom. */
function drawStowed(s: Stage, outline: string): void {
  s.path(curved(outline), s.shade(CANVAS, 0.6))
  s.group('transform="translate(0 -1.2)"', () => s.path(curved(outline, 0, 0, 0.98), s.shade(CANVAS, 1.02)))
}

function drawHull(s: Stage): void {
  s.path(cornered('-46,-12 -44,-20 -24,-20 -22,-12'), s.shade('#d8c4a0', 0.8))
  s.path(cornered('-4,-12 -2,-18 10,-18 12,-12'), s.shade('#d8c4a0', 0.8))
  for (const px of [-40, -34, -28, 1, 6]) s.circle(px, -15.6, 1.2, s.light.window)
  s.path(
    'M-60 -14C-30 -7 30 -7 66 -15C59 -5 48 0 40 2L-46 2C-55 -1 -58 -7 -60 -14Z',
    s.shade('#f4efe0', 0.55),
  )
  s.path('M20 -8.500Q46 -10 66 -15C59 -5 48 0 40 2H14Q22 -2 20 -8.500Z', s.shade('#f4efe0', 1))
  s.path('M-57 -6Q0 2 58 -6.500Q48 0 40 2L-46 2C-54 0 -56 -3 -57 -6Z', s.shade('#2f6f78', 0.5))
  s.line('M-60 -14C-30 -7 30 -7 66 -15', s.shade('#c8904c', 0.9), 1.6)
}

/** A tender drawn up on the sand, oars shipped. */
export function drawTender(s: Stage, x: number, y: number): void {
  s.placed({ x, y }, () => {
    s.path('M-128 12Q-40 44 96 26L130 -4L60 34Q-40 52 -150 30Z', s.light.shadow, 'opacity=".4"')
    s.path('M-118 -28Q-20 4 126 -38Q108 14 60 24H-64Q-106 10 -118 -28Z', s.shade('#2f7f86', 0.35))
    s.path('M20 -12Q80 -20 126 -38Q108 14 60 24H20Q34 8 20 -12Z', s.shade('#4fa6a4', 0.9))
    s.path('M-118 -28Q-20 4 126 -38Q10 -30 -118 -28Z', s.shade('#6a4634', 0.3))
    s.path('M-56 -21L-50 -10L-30 -8L-34 -21ZM26 -27L32 -16L54 -20L46 -29Z', s.shade('#d8a868', 0.9))
    s.line('M-118 -28Q-20 4 126 -38', s.shade('#f4efe0', 1), 5)
    s.line('M-86 -30L92 -34M-74 -24L100 -28', s.shade('#e0b880', 1), 4)
    s.path('M92 -38H128Q134 -34 128 -30H92ZM100 -31H134Q140 -27 134 -23H100Z', s.shade('#e0b880', 0.8))
  })
}

/** One line of steps from the boat up the beach. */
export function drawSteps(s: Stage): void {
  for (const i of range(9)) {
    const [x, y, k] = [1018 - i * 18 - i * i * 1.2, 890 + i * 13, 1 + i * 0.09]
    s.ellipse(x + (i % 2 ? 9 : -9) * k, y, 7 * k, 3 * k, s.light.shadow, 'opacity=".3"')
  }
}
