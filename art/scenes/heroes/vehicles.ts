import { rectPath } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface VehicleOptions {
  /** Middle of the vehicle on the ground. */
  readonly x: number
  readonly y: number
  /** Length. */
  readonly size: number
  readonly colour?: string
  readonly depth?: number
  readonly flip?: boolean
  readonly lamps?: boolean
}

export function drawSeaplane(s: Stage, o: VehicleOptions): void {
  const { depth = 0 } = o
  const paint = o.colour ?? '#f7efe0'
  const tone = (lit: number) => s.shade(paint, lit, depth)
  const trim = s.shade('#b5483a', 0.7, depth)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path('M6 -26L24 -27L52 -46L42 -46Z', s.lin([tone(0.9), tone(0.5)], 1, 0, 0, 1))
    s.line('M-8 -12L-12 -3M14 -12L17 -3', s.shade('#5a5468', 0.4, depth), 1.4)
    s.path(
      'M-30 -5C-16 -2 20 -2 38 -8C36 -1 30 2 22 2.500L-22 2.500C-28 1.500 -30 -2 -30 -5Z',
      s.lin([tone(1.05), tone(0.6), tone(0.15)]),
    )
    s.path('M-50 -20L-62 -42L-52 -42L-36 -23Z', s.lin([trim, tone(0.85)]))
    s.path('M-48 -20L-66 -25L-60 -27L-42 -23Z', tone(0.95))
    s.path(
      'M-54 -20C-38 -25 -10 -29 14 -28C30 -27 40 -22 43 -16C40 -10 26 -8 8 -9C-16 -10 -40 -15 -54 -18Z',
      s.lin([tone(1.08), tone(0.75), tone(0.15)]),
    )
    s.path('M-52 -18.500C-28 -14 10 -12 42 -14.500L43 -16C20 -15.500 -28 -17 -53 -20Z', trim)
    const windows = range(4).map((i) => rectPath(-19 + i * 7.5, -23, 4.6, 4))
    s.path(windows.join(''), s.shade('#2f4668', 0.4, depth))
    s.path('M22 -26.200C30 -25 34 -22 36 -19L22 -19.500Z', s.shade('#2f4668', 0.4, depth))
    s.path('M-2 -29L20 -30L0 -8L-20 -8Z', s.lin([tone(1.1), tone(0.8)]))
    s.path('M-20 -8L0 -8L0.600 -7L-19.600 -7ZM-17 -11L3 -11L6 -14L-14 -14Z', trim)
    s.ellipse(45, -16, 1.1, 11, s.light.sun, 'opacity=".4"').circle(44, -16, 1.8, trim)
  })
}
