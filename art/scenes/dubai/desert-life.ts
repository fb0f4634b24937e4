import type { Stage } from '../../engine/stage.ts'

interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
  readonly depth?: number
}

/** Kayak from above at an angle, with its paddler. */
export function drawKayak(
  s: Stage,
  o: Placed & { readonly turn?: number; readonly colour?: string; readonly shirt?: string },
): void {
  const hull = o.colour ?? '#d9503c'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0 }, () => {
    s.path(
      'M-52 6C-20 -2 20 -2 52 6C20 16 -20 16 -52 6Z',
      s.light.shadow,
      'opacity=".35" transform="translate(-3 6)"',
    )
    s.path('M-54 0C-24 -9 24 -9 54 0C24 9 -24 9 -54 0Z', s.lin([s.shade(hull, 1.1), s.shade(hull, 0.4)]))
    s.line('M-50 0C-24 -6 24 -6 50 0', s.shade('#fff4dc', 1), 0.9, 'opacity=".6"')
    s.ellipse(-2, 0, 13, 5.4, s.shade('#2a2238', 0.3))
    s.path(
      'M-11 1C-12 -8 -8 -15 -2 -16C5 -15 8 -8 7 1C2 4 -6 4 -11 1Z',
      s.lin([s.shade(o.shirt ?? '#f1e6d0', 1), s.shade(o.shirt ?? '#f1e6d0', 0.3)], 1, 0, 0, 1),
    )
    s.circle(-2, -21, 4.6, s.shade('#5a3a34', 0.6)).ellipse(-2, -23, 7, 2.4, s.shade('#e8cf98', 1))
    s.line('M-30 4L-8 -9L6 -10L26 -24', s.shade('#c9a25d', 0.9), 1.4)
    s.path('M-38 9L-28 2L-31 -1L-40 5ZM34 -30L25 -24L27 -20L37 -26Z', s.shade('#f3e2c0', 1))
  })
}
