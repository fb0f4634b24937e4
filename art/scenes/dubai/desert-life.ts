import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { curved } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawLantern } from '../../language/things/festoon.ts'

interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly flip?: boolean
  readonly depth?: number
}

/** Arabian oryx standing in profile, long straight horns; looks right. */
export function drawOryx(s: Stage, o: Placed): void {
  const coat = '#f3ead8'
  const { depth = 0 } = o
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    const leg = (points: Point[]) =>
      s.path(
        ribbon(points, (t) => 3.8 - 1.8 * t),
        s.shade('#5a4048', 0.35, depth),
      )
    leg([
      [-22, -40],
      [-24, -20],
      [-23, 0],
    ])
    leg([
      [18, -40],
      [19, -20],
      [18, 0],
    ])
    s.path(
      'M-34 -48C-40 -60 -24 -66 -6 -64C8 -63 18 -66 24 -72C28 -82 34 -90 42 -92C48 -92 56 -86 58 -82C56 -78 50 -78 46 -76C42 -66 38 -52 30 -44C20 -36 -12 -36 -26 -38C-32 -40 -34 -44 -34 -48Z',
      s.lin([s.shade(coat, 1.05, depth), s.shade(coat, 0.7, depth), s.shade(coat, 0.2, depth)]),
    )
    leg([
      [-28, -42],
      [-31, -22],
      [-29, 0],
    ])
    leg([
      [26, -44],
      [27, -22],
      [26, 0],
    ])
    s.path('M46 -92C52 -90 57 -85 58 -82C56 -79 52 -80 50 -81Z', s.shade('#5a4048', 0.3, depth))
    s.line(
      'M40 -91C34 -110 26 -128 18 -140M43 -92C39 -112 33 -130 26 -142',
      s.shade('#4a3840', 0.4, depth),
      1.6,
      'stroke-linecap="round"',
    )
    s.line('M-35 -50C-42 -44 -43 -34 -41 -28', s.shade('#5a4048', 0.4, depth), 2.2)
  })
}

/** Bedouin tent lit from within; the mouth is towards us. */
export function drawTent(s: Stage, o: Placed): void {
  const cloth = '#6a4a4c'
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.ellipse(
      0,
      4,
      110,
      16,
      s.rad([
        [s.light.window, 0.6],
        [s.light.window, 0],
      ]),
    )
    s.path(
      'M-62 0C-50 -22 -28 -44 -10 -52C0 -46 8 -46 18 -50C34 -40 54 -20 66 0Z',
      s.lin([s.shade(cloth, 0.9), s.shade(cloth, 0.3)]),
    )
    s.path('M-30 0C-22 -16 -12 -28 -4 -34C6 -28 18 -14 26 0Z', s.lin(['#ffe9b4', s.light.window, '#e08a4a']))
    s.path(
      'M-34 0C-26 -18 -14 -30 -4 -36L-8 -28C-16 -20 -22 -10 -26 0ZM30 0C22 -16 10 -30 -4 -36L2 -28C10 -20 16 -10 20 0Z',
      s.shade('#8f4a4a', 0.8),
    )
    s.line('M-10 -52L-80 2M18 -50L84 2M-10 -52V-60M18 -50V-58', s.shade('#3a2a3c', 0.3), 0.9)
    s.path(
      range(9)
        .map((i) =>
          polygon([
            [-56 + i * 13, -6 - Math.sin((i / 8) * Math.PI) * 30],
            [-50 + i * 13, -9 - Math.sin((i / 8) * Math.PI) * 30],
            [-50 + i * 13, -3 - Math.sin((i / 8) * Math.PI) * 30],
          ]),
        )
        .join(''),
      s.shade('#e0bd74', 0.8),
      'opacity=".5"',
    )
  })
  drawLantern(s, {
    x: o.x - o.size * 0.36,
    y: o.y - o.size * 0.1,
    r: o.size * 0.045,
    kind: 'brass',
    colour: '#f0a83c',
  })
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
