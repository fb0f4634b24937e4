import { range } from '../../../engine/numbers.ts'
import { curved, strand } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'

/** A head in profile, facing right, 100 units from chin to crown. */
export const FACE =
  '12,-50 28,-42 35,-28 36,-14 34,-7 40,4 46,12 44,16 37,17 39,22 38,25 35,27 38,31 36,35 32,38 32,46 25,52 12,50 -6,42 -16,26 -30,10 -34,-14 -24,-38 -6,-50'
export const SKULL_HAIR =
  '34,-32 26,-47 4,-57 -24,-54 -44,-34 -49,-6 -43,20 -31,34 -20,32 -15,16 -11,0 -3,-12 9,-20 24,-25'

const EAR = '#a8744f'

/** A lowered eye, brow, lips, ear; lines of age for the elder. */
export function drawFeatures(s: Stage, old: boolean): void {
  const ink = s.shade('#7a4636', 0.2)
  s.line('M17 -8Q24 -2 32 -6', ink, 1.6, 'stroke-linecap="round"')
  s.line('M20 -5l-2 2M24 -4l-1 3M28 -5l0 3', ink, 0.8, 'stroke-linecap="round"')
  s.line('M17 -17Q25 -21 33 -17', s.shade(old ? '#b5a8ac' : '#2c2030', 0.4), 2.2, 'stroke-linecap="round"')
  s.path('M29 26Q34 22 38 23L35 27L37 31Q32 32 29 26Z', s.shade('#a8604c', 0.5), 'opacity=".8"')
  s.line(`M26 ${old ? 26 : 26.5}Q31 28 36 27`, ink, 1, 'stroke-linecap="round"')
  s.path(curved('-14,-8 -20,-2 -18,10 -12,14 -8,6 -6,-4'), s.lin([s.shade(EAR, 0.9), s.shade(EAR, 0.3)]))
  s.line('M39 15Q36 19 33 16', ink, 0.9, 'opacity=".7"')
  if (!old) return
  s.circle(-12, 18, 2.6, s.shade('#e0b060', 1))
  s.line(
    'M12 -4L6 -7M13 -1L7 1M13 2L9 6M24 14Q20 22 21 30M26 -27Q31 -29 34 -27M25 -32Q30 -34 33 -32',
    ink,
    0.7,
    'opacity=".5" stroke-linecap="round"',
  )
  const strands = range(10).map((i) =>
    strand(
      `${24 - i * 5},${-46 + i * 1.2} ${-4 - i * 3},${-44 + i * 4} ${-32},${-10 + i * 2} ${-48},${6 + i * 0.6}`,
    ),
  )
  s.line(strands.join(''), s.shade('#8f8694', 0.4), 0.8, 'opacity=".6"')
}
