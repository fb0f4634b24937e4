import { mix } from '../../../engine/colour.ts'
import { type Point, ribbon } from '../../../engine/geometry.ts'
import type { Stage } from '../../../engine/stage.ts'

const SHELL =
  'M-286 70C-316 -120 -206 -312 20 -318C206 -318 314 -192 322 -30C326 44 322 78 302 118C292 196 250 254 180 274L-60 280C-166 274 -256 206 -286 70Z'
const VISOR =
  'M-66 -96C60 -138 226 -126 318 -74C328 -20 326 34 314 76C220 98 60 98 -44 66C-76 24 -84 -54 -66 -96Z'

/** The painted shell, to be sculpted; about 600 wide around (0, 0). */
export function drawShell(s: Stage): void {
  s.path(SHELL, s.shade('#c20d1b', 0.75))
  s.clipped(SHELL, () => {
    s.path(
      'M-330 -40C-200 -260 -40 -330 120 -330L180 -330C20 -300 -160 -200 -250 40L-320 60Z',
      s.shade('#f6ead0', 0.95),
    )
    s.path('M-330 30C-220 -190 -60 -300 60 -330L86 -330C-40 -290 -190 -180 -270 60Z', s.shade('#d9b46a', 0.9))
    s.path('M-330 150C-160 130 120 170 340 150V330H-330Z', s.shade('#14245a', 0.55))
    s.path('M-330 138C-160 118 120 158 340 138V152C120 172 -160 132 -330 152Z', s.shade('#f6ead0', 0.95))
  })
}

/** Visor frame and hinge; what the visor mirrors is drawn by the scene. */
export function drawVisor(s: Stage, mirror: () => void): void {
  s.line(VISOR, s.shade('#1b1d40', 0.15), 18, 'stroke-linejoin="round"')
  s.clipped(VISOR, mirror)
  s.line(VISOR, s.shade('#fff3d8', 1), 2.2, 'opacity=".45"')
  s.path('M-40 -84C70 -116 210 -108 300 -66C200 -92 70 -96 -44 -58Z', '#ffffff', 'opacity=".35"')
  s.circle(
    -96,
    -14,
    30,
    s.lin([mix(s.shade('#d9b46a', 1), '#ffffff', 0.2), s.shade('#8a6a3a', 0.4)], 0, 0, 0.6, 1),
  )
  s.circle(-96, -14, 15, s.shade('#3a2f50', 0.3))
  s.path('M150 140C190 148 240 146 280 136L272 168C230 176 190 176 152 168Z', s.shade('#1b1d40', 0.1))
}

const FINGERS: readonly (readonly Point[])[] = [
  [
    [-34, -60],
    [6, -92],
    [48, -84],
    [66, -56],
  ],
  [
    [-14, -40],
    [30, -66],
    [66, -54],
    [78, -26],
  ],
  [
    [2, -14],
    [44, -36],
    [74, -24],
    [82, 2],
  ],
  [
    [10, 14],
    [44, -4],
    [68, 6],
    [72, 26],
  ],
]

/** A racing glove closing to the right around something thin; parts back to front. */
export function gloveParts(o: {
  x: number
  y: number
  k: number
  turn: number
  flip?: boolean
}): ((s: Stage) => void)[] {
  const at = (s: Stage, draw: () => void) =>
    s.placed({ x: o.x, y: o.y, scale: o.k, turn: o.turn, flip: o.flip ?? false }, draw)
  const suede = (s: Stage, lit: number) => s.shade('#f3e6cc', lit)
  return [
    (s) =>
      at(s, () =>
        s.path(
          'M-330 -70C-250 -62 -190 -58 -150 -56L-150 62C-200 70 -260 80 -330 96Z',
          s.shade('#c20d1b', 0.7),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-178 -62C-150 -70 -120 -66 -106 -58L-104 60C-124 70 -156 70 -178 64Z',
          s.shade('#14245a', 0.6),
        ),
      ),
    (s) =>
      at(s, () =>
        s.path(
          'M-118 -58C-80 -76 -40 -84 -6 -72C30 -60 44 -20 40 20C36 50 10 66 -30 64C-70 64 -100 62 -116 56Z',
          suede(s, 0.85),
        ),
      ),
    ...FINGERS.map(
      (finger, i) => (s: Stage) =>
        at(s, () =>
          s.path(
            ribbon(finger, (t) => 21 - 5 * t - i),
            suede(s, 0.95 - i * 0.05),
          ),
        ),
    ),
    (s) =>
      at(s, () =>
        s.path(
          ribbon(
            [
              [-60, 54],
              [-10, 78],
              [40, 60],
              [66, 36],
            ],
            (t) => 23 - 6 * t,
          ),
          suede(s, 0.9),
        ),
      ),
    (s) =>
      at(s, () => {
        s.line(
          'M-90 -40C-60 -52 -30 -54 -6 -46M-90 -18C-60 -28 -30 -30 -10 -22',
          s.shade('#c20d1b', 0.6),
          9,
          'stroke-linecap="round"',
        )
        s.line('M-160 -58V62M-142 -60V64', s.shade('#d9b46a', 0.9), 3)
      }),
  ]
}
