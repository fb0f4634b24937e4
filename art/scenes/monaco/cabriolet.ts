import { mix } from '../../engine/colour.ts'
import { range, round1 } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'

interface CabrioletOptions {
  /** Middle of the car on the road. */
  readonly x: number
  readonly y: number
  readonly length: number
  readonly flip?: boolean
  readonly colour?: string
  readonly turn?: number
}

/** Open tourer of the fifties with two people, from the side, nose to the right. Drawn 440 long. */
export function drawCabriolet(s: Stage, o: CabrioletOptions): void {
  const cream = (k: number) => s.shade(o.colour ?? '#fbeccb', k)
  const ink = s.shade('#2a2440', 0.15)
  const chrome = s.lin([s.shade('#ffffff', 1), s.shade('#8f93ac', 0.5), s.shade('#f4ead8', 0.9)])
  s.placed({ x: o.x, y: o.y, scale: o.length / 440, flip: o.flip ?? false, turn: o.turn ?? 0 }, () => {
    s.ellipse(4, -2, 226, 10, s.light.shadow, 'opacity=".6"')
    drawPassengers(s)
    s.path(
      'M44 -84L84 -124L90 -123L58 -82Z',
      s.lin([
        ['#ffffff', 0.75],
        ['#cfe6ea', 0.35],
      ]),
    )
    s.line('M46 -84L86 -124', chrome, 4, 'stroke-linecap="round"')
    s.path(
      'M-214 -44C-212 -66 -186 -82 -140 -86C-120 -88 -104 -88 -96 -84L44 -84C60 -88 80 -86 104 -82C150 -76 196 -66 212 -50C218 -40 216 -30 208 -26L-206 -24C-214 -28 -216 -36 -214 -44Z',
      s.lin([cream(1.05), cream(0.95), cream(0.7), cream(0.15)]),
    )
    s.path(
      'M-140 -86C-120 -88 -104 -88 -96 -84L-92 -70C-110 -72 -140 -74 -160 -70C-156 -78 -150 -84 -140 -86Z',
      s.lin([s.shade('#a8493a', 0.9), s.shade('#7a2f34', 0.4)]),
    )
    s.path('M-92 -84L44 -84L38 -76L-88 -76Z', s.shade('#8a3a34', 0.4))
    s.path(
      'M-214 -46C-190 -60 -160 -56 -140 -44C-128 -36 -110 -36 -96 -40C-40 -54 60 -58 110 -56C150 -54 190 -52 213 -46L208 -26L-206 -24C-214 -28 -216 -36 -214 -46Z',
      s.lin([cream(0.92), cream(0.55), cream(0.1)]),
    )
    s.path(
      'M-190 -74C-170 -82 -150 -84 -136 -84C-160 -78 -180 -70 -200 -58C-198 -64 -196 -70 -190 -74ZM60 -84C100 -84 160 -74 200 -58C150 -70 100 -76 60 -78Z',
      s.shade('#fffdf2', 1.05),
      'opacity=".8"',
    )
    s.line('M-208 -40C-150 -30 120 -34 214 -40', chrome, 3.4)
    s.line('M-30 -82L-34 -30M36 -80L34 -34', cream(0.25), 1.4)
    s.line('M-26 -66H-10', chrome, 3, 'stroke-linecap="round"')
    s.path('M206 -60a9 11 0 0 1 8 11a9 11 0 0 1 -6 8Z', s.shade('#fff8dc', 1))
    s.path('M-214 -52l-4 1v10l5 1Z', s.shade('#c20d1b', 0.9))
    s.line('M196 -28H222M-196 -27H-222', chrome, 7, 'stroke-linecap="round"')
    for (const cx of [-140, 138]) drawWhitewall(s, cx, 34, ink)
  })
}

function drawWhitewall(s: Stage, cx: number, r: number, ink: string): void {
  s.path(
    `M${cx - r - 10} -30C${cx - r - 4} ${-r * 2 - 10} ${cx + r + 4} ${-r * 2 - 10} ${cx + r + 10} -30Z`,
    ink,
  )
  s.circle(cx, -r, r, s.lin([mix(ink, '#ffffff', 0.2), ink]))
  s.circle(cx, -r, r * 0.7, s.lin([s.shade('#fff4e0', 1), s.shade('#d8c4b0', 0.5)]))
  s.circle(cx, -r, r * 0.46, s.lin([s.shade('#ffffff', 1), s.shade('#7f84a2', 0.5)], 0, 0, 0.5, 1))
  const spokes = range(16).map((i) => {
    const a = (i / 16) * 2 * Math.PI
    return `M${cx} ${-r}l${round1(Math.cos(a) * r * 0.44)} ${round1(Math.sin(a) * r * 0.44)}`
  })
  s.line(spokes.join(''), ink, 0.8, 'opacity=".5"')
  s.circle(cx, -r, r * 0.14, s.shade('#d9b46a', 0.9))
}

/** A woman with a blown scarf beside the driver. */
function drawPassengers(s: Stage): void {
  const skin = (k: number) => s.shade('#d99a72', k)
  s.path(
    'M-40 -76C-44 -104 -34 -118 -18 -120C0 -120 10 -108 12 -76Z',
    s.lin([s.shade('#34569a', 0.9), s.shade('#28406f', 0.3)], 1, 0, 0, 0),
  )
  s.path('M-24 -116L-8 -116L-6 -128L-22 -130Z', skin(0.4))
  s.path(
    'M-32 -138C-34 -156 -16 -164 -4 -156C4 -150 3 -142 6 -136L2 -132C3 -126 0 -122 -8 -122C-22 -122 -30 -128 -32 -138Z',
    skin(0.8),
  )
  s.path(
    'M-34 -136C-38 -158 -14 -168 0 -157L2 -151L-12 -150C-18 -146 -18 -140 -22 -134Z',
    s.shade('#4a2f2a', 0.4),
  )
  s.line('M4 -104C18 -98 30 -94 44 -94', s.shade('#34569a', 0.7), 11, 'stroke-linecap="round"')
  s.circle(48, -94, 6, skin(0.85))
  s.line('M42 -112L54 -80', s.shade('#3a2a33', 0.2), 4, 'stroke-linecap="round"')
  s.path(
    'M-112 -76C-116 -100 -106 -114 -92 -116C-76 -116 -66 -104 -64 -76Z',
    s.lin([s.shade('#f4ede0', 1), s.shade('#d5b6a8', 0.4)], 1, 0, 0, 0),
  )
  s.path('M-98 -112L-84 -112L-82 -124L-97 -126Z', skin(0.45))
  s.path(
    'M-106 -134C-108 -151 -91 -158 -80 -151C-72 -146 -73 -139 -70 -133L-74 -129C-73 -123 -76 -119 -84 -119C-97 -119 -104 -125 -106 -134Z',
    skin(0.85),
  )
  s.path(
    'M-110 -128C-116 -152 -94 -164 -76 -152C-72 -148 -74 -146 -78 -146C-86 -144 -88 -130 -92 -122C-100 -116 -108 -118 -110 -128Z',
    s.lin([s.shade('#e0483c', 1), s.shade('#a82a38', 0.4)]),
  )
  s.path(
    'M-106 -124C-130 -132 -150 -122 -176 -130C-160 -120 -150 -112 -172 -108C-146 -104 -124 -110 -100 -116Z',
    s.lin([s.shade('#e0483c', 0.95), s.shade('#a82a38', 0.4)]),
  )
  s.path('M-82 -140L-72 -139L-74 -133L-83 -134Z', s.shade('#1f2440', 0.1))
}
