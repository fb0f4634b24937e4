import { type Point, polygon, ribbon } from '../../engine/geometry.ts'
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

interface FishOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
  readonly second?: string
  readonly depth?: number
  readonly flip?: boolean
  readonly kind?: 'angel' | 'slim' | 'parrot'
}

function drawReefFish(s: Stage, o: FishOptions): void {
  const { depth = 0 } = o
  const [a, b] = [o.colour ?? '#f0b23a', o.second ?? '#27406f']
  const body = {
    angel: 'M-40 0C-24 -34 14 -38 34 0C14 38 -24 34 -40 0Z',
    slim: 'M-46 0C-26 -15 14 -16 38 0C14 16 -26 15 -46 0Z',
    parrot: 'M-44 2C-32 -24 8 -26 34 0C10 24 -30 24 -44 2Z',
  }[o.kind ?? 'angel']
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    s.path('M30 0L54 -20C49 -6 49 6 54 20Z', s.shade(b, 0.7, depth))
    if (o.kind !== 'slim')
      s.path(
        'M-10 -26C4 -48 22 -46 34 -52C30 -36 26 -22 18 -14ZM-8 26C6 44 20 44 32 50C28 34 24 22 16 14Z',
        s.shade(b, 0.55, depth),
      )
    s.path(body, s.lin([s.shade(a, 1.1, depth), s.shade(a, 0.75, depth), s.shade(a, 0.25, depth)]))
    s.clipped(body, () =>
      s.path(
        'M-22 -40C-14 -14 -14 14 -22 40L-10 40C-4 14 -4 -14 -10 -40ZM6 -40C14 -14 14 14 6 40L16 40C22 14 22 -14 16 -40Z',
        s.shade(b, 0.5, depth),
        'opacity=".8"',
      ),
    )
    s.circle(-28, -4, 3.6, s.shade('#fff6e0', 1, depth)).circle(-28, -4, 1.9, s.shade('#141024', 0.1, depth))
  })
}

/** A shoal of slim fish moving one way. */
export const shoal = (o: {
  x: number
  y: number
  w: number
  h: number
  n?: number
  size?: number
  colour?: string
  second?: string
  depth?: number
  flip?: boolean
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.x)
    for (const _ of range(o.n ?? 16)) {
      const depth = (o.depth ?? 0.2) + random() * 0.25
      drawReefFish(s, {
        x: o.x + (random() + random() - 1) * o.w * 0.5,
        y: o.y + (random() + random() - 1) * o.h * 0.5,
        size: (o.size ?? 34) * (0.7 + random() * 0.5),
        kind: 'slim',
        colour: o.colour ?? '#f6d89a',
        second: o.second ?? '#3f7f9c',
        depth,
        flip: o.flip ?? false,
      })
    }
  })

/** Blue depth with slanting shafts of light; fills the camera, the surface at y. */
export const underwater = (
  o: { surface?: number; colours?: readonly string[]; shafts?: number; seed?: number } = {},
): Layer =>
  svg((s) => {
    const top = o.surface ?? s.top
    const colours = o.colours ?? ['#bfeee2', '#5fc9cf', '#2394b4', '#17608f', '#123a68']
    s.rect(
      s.left,
      top,
      s.right - s.left,
      s.bottom - top,
      s.fine(
        colours.map((c) => s.shade(c, 0.85)),
        0,
        top,
        0,
        s.bottom,
        true,
      ),
    )
    const random = s.random(o.seed ?? 4)
    const from = s.sun?.x ?? 1100
    const deep = s.bottom - top
    for (const i of range(o.shafts ?? 9)) {
      const x = from + (i - 4) * 110 + (random() - 0.5) * 60
      const lean = (x - from) * 0.55 - 120
      const w = 22 + random() * 50
      s.path(
        polygon([
          [x - w * 0.4, top],
          [x + w * 0.4, top],
          [x + lean + w * 1.9, top + deep * 0.95],
          [x + lean - w * 1.5, top + deep * 0.95],
        ]),
        s.lin([
          [s.light.sun, 0.3 + random() * 0.15],
          [s.light.sun, 0.08],
          [s.light.sun, 0],
        ]),
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
