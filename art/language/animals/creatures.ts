import { type Point, ribbon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

/** A loose flock: far birds as fine double strokes. */
export const flock = (o: {
  x: number
  y: number
  w: number
  h: number
  n?: number
  size?: number
  colour?: string
  depth?: number
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.x)
    const colour = s.shade(o.colour ?? '#3a3a5c', 0.3, o.depth ?? 0.3)
    for (const _ of range(o.n ?? 9)) {
      const x = o.x + (random() - 0.5) * o.w
      const y = o.y + (random() - 0.5) * o.h
      const k = (o.size ?? 22) * (0.6 + random() * 0.6)
      const tilt = (random() - 0.5) * 0.3
      const wing = (side: number): Point[] => [
        [x, y],
        [x + side * k * 0.24, y - k * (0.2 + random() * 0.1)],
        [x + side * k * 0.5, y - k * (0.06 + tilt * side)],
      ]
      for (const side of [-1, 1])
        s.path(
          ribbon(wing(side), (t) => k * 0.035 * (1.1 - t)),
          colour,
        )
    }
  })

export function drawCamel(
  s: Stage,
  o: {
    x: number
    y: number
    h: number
    colour?: string
    saddle?: string
    depth?: number
    flip?: boolean
    stride?: number
  },
): void {
  const { depth = 0 } = o
  const coat = o.colour ?? '#b98250'
  const stride = o.stride ?? 1
  const [lit, dark] = [s.shade(coat, 0.9, depth), s.shade(coat, 0.1, depth)]
  s.placed({ x: o.x, y: o.y, scale: o.h / 100, flip: o.flip ?? false }, () => {
    const limb = (points: Point[], w: number, fill: string) =>
      s.path(
        ribbon(points, (t) => w * (1 - 0.45 * t)),
        fill,
      )
    limb(
      [
        [-24, -44],
        [-20 - 6 * stride, -24],
        [-26 - 6 * stride, -1],
      ],
      5,
      dark,
    )
    limb(
      [
        [18, -42],
        [24 + 3 * stride, -22],
        [20 + 8 * stride, -1],
      ],
      4.4,
      dark,
    )
    s.path('M-36 -46C-42 -40 -41 -32 -37 -30C-35 -38 -33 -42 -30 -44Z', dark)
    s.path(
      'M-34 -40C-38 -54 -28 -62 -16 -62C-10 -74 -2 -84 4 -82C10 -80 14 -68 20 -61C28 -58 34 -52 38 -50C46 -48 52 -60 53 -74C54 -86 60 -92 68 -93C75 -94 82 -90 84 -85C80 -83 76 -82 71 -82C67 -74 66 -58 58 -48C52 -41 44 -37 36 -36C22 -32 2 -30 -12 -32C-24 -33 -31 -35 -34 -40Z',
      s.lin([lit, s.shade(coat, 0.55, depth), dark]),
    )
    s.path('M62 -93L58 -98L66 -95Z', dark)
    limb(
      [
        [-22, -42],
        [-16 + 2 * stride, -22],
        [-12 + 4 * stride, -1],
      ],
      6,
      s.shade(coat, 0.6, depth),
    )
    limb(
      [
        [26, -42],
        [28 - 4 * stride, -22],
        [20 - 6 * stride, -1],
      ],
      5,
      s.shade(coat, 0.7, depth),
    )
    if (!o.saddle) return
    s.path('M-18 -62C-8 -58 14 -58 24 -60L26 -44C10 -40 -8 -40 -20 -44Z', s.shade(o.saddle, 0.75, depth))
    s.path(
      'M-6 -74C-2 -86 8 -86 12 -74C14 -66 18 -62 22 -60L-16 -62C-10 -64 -8 -68 -6 -74Z',
      s.shade(o.saddle, 0.45, depth),
    )
    s.line('M-19 -47C-6 -43 12 -43 26 -47', s.shade('#e0bd74', 0.95, depth), 1.6)
  })
}
