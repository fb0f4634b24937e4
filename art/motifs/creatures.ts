import { type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { range } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface BirdOptions {
  readonly x: number
  readonly y: number
  /** Wing span. */
  readonly size: number
  readonly colour?: string
  readonly depth?: number
  /** -1 wings down .. 1 wings up. */
  readonly beat?: number
  readonly flip?: boolean
}

/** One bird in flight, three-quarter: body, two bent wings, a lighter upper side. */
export const bird = (o: BirdOptions): Layer => svg((s) => drawBird(s, o))

export function drawBird(s: Stage, o: BirdOptions): void {
  const { depth = 0, beat = 0.5 } = o
  const colour = o.colour ?? '#f6efe2'
  const wing = (side: number, lit: number) => {
    const line: Point[] = [
      [side * 3, -1],
      [side * 16, -15 * beat - 3],
      [side * 34, -20 * beat - 2],
      [side * 52, -13 * beat + 4],
    ]
    const fill = s.lin([s.shade(colour, lit, depth), s.shade(colour, lit * 0.6, depth)])
    s.path(
      ribbon(line, (t) => 7.5 * (1 - t) ** 0.7 + 0.4),
      fill,
    )
  }
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
    wing(1, 0.5)
    s.path(
      'M-20 2C-12 -5 8 -5 18 0C24 -3 28 -3 31 -1L26 2C16 7 -6 8 -20 2Z',
      s.lin([s.shade(colour, 1, depth), s.shade(colour, 0.4, depth)]),
    )
    wing(-1, 1.05)
    s.path('M-19 1L-34 4L-30 7L-16 5Z', s.shade(colour, 0.5, depth))
  })
}

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

/** Stalked wading or perching bird, side view: egret, heron, flamingo by colour. */
export const egret = (o: BirdOptions): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#fbf4e6'
    s.placed({ x: o.x, y: o.y, scale: o.size / 100, flip: o.flip ?? false }, () => {
      s.line('M-2 -30L-4 0M6 -30L8 -14L4 0', s.shade('#5a4a4a', 0.3, o.depth), 1.8)
      s.path(
        'M-34 -38C-24 -54 4 -58 14 -46C20 -38 8 -26 -8 -28C-18 -29 -28 -32 -40 -30Z',
        s.lin([s.shade(colour, 1.05, o.depth), s.shade(colour, 0.4, o.depth)]),
      )
      s.path(
        ribbon(
          [
            [8, -46],
            [22, -60],
            [14, -78],
            [20, -92],
            [28, -96],
          ],
          (t) => 5 - 2.2 * t,
        ),
        s.shade(colour, 0.95, o.depth),
      )
      s.path('M27 -99L50 -94L28 -92Z', s.shade('#e0a84a', 0.8, o.depth))
    })
  })

export interface FishOptions {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour?: string
  readonly second?: string
  readonly depth?: number
  readonly flip?: boolean
  readonly kind?: 'angel' | 'slim' | 'parrot'
}

/** Reef fish; depth lets it fade into the blue. */
export const reefFish = (o: FishOptions): Layer => svg((s) => drawReefFish(s, o))

export function drawReefFish(s: Stage, o: FishOptions): void {
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

/** Coral garden along the sea bed, from..to at foot y. */
export const coral = (o: {
  from: number
  to: number
  y: number | ((x: number) => number)
  h: number
  n?: number
  depth?: number
  colours?: readonly string[]
  seed?: number
}): Layer =>
  svg((s) => {
    const random = s.random(o.seed ?? o.from)
    const colours = o.colours ?? ['#e0706a', '#f0a87a', '#b86a9c', '#f3cf8a', '#6aa88a']
    const n = o.n ?? Math.round((o.to - o.from) / (o.h * 0.5))
    for (const i of range(n)) {
      const x = o.from + ((i + random() * 0.8) / n) * (o.to - o.from)
      const y = (typeof o.y === 'function' ? o.y(x) : o.y) + random() * o.h * 0.2
      const colour = colours[Math.floor(random() * colours.length)] ?? '#e0706a'
      const h = o.h * (0.5 + random() * 0.7)
      const kind = random()
      if (kind < 0.45) drawBranchCoral(s, x, y, h, colour, o.depth ?? 0.1, random)
      else if (kind < 0.6) drawFanCoral(s, x, y, h, colour, o.depth ?? 0.1)
      else
        s.path(
          smooth(
            [
              [x - h * 0.5, y],
              [x - h * 0.44, y - h * 0.36],
              [x, y - h * 0.52],
              [x + h * 0.44, y - h * 0.34],
              [x + h * 0.5, y],
            ],
            true,
            0.8,
          ),
          s.lin([s.shade(colour, 0.95, o.depth), s.shade(colour, 0.2, o.depth)]),
        )
    }
  })

function drawBranchCoral(
  s: Stage,
  x: number,
  y: number,
  h: number,
  colour: string,
  depth: number,
  random: () => number,
): void {
  for (const i of range(7)) {
    const a = -Math.PI / 2 + (i - 3) * 0.26 + (random() - 0.5) * 0.14
    const l = h * (0.6 + random() * 0.4)
    const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    const mid: Point = [x + Math.cos(a) * l * 0.5 + (i - 3) * h * 0.02, y + Math.sin(a) * l * 0.5]
    s.path(
      ribbon([[x, y], mid, tip], (t) => h * (0.055 - 0.03 * t)),
      s.shade(colour, 0.3 + i * 0.1, depth),
    )
    s.path(
      ribbon([mid, [mid[0] + (i - 3 || 1) * h * 0.05, mid[1] - h * 0.16]], (t) => h * (0.036 - 0.014 * t)),
      s.shade(colour, 0.35 + i * 0.1, depth),
    )
  }
}

/** Sea fan: many fine ribs forking towards a ragged rim. */
function drawFanCoral(s: Stage, x: number, y: number, h: number, colour: string, depth: number): void {
  for (const i of range(11)) {
    const a = -Math.PI / 2 + (i - 5) * 0.15
    const reach = h * (0.92 - 0.03 * Math.abs(i - 5) + 0.07 * Math.sin(i * 2.7))
    const fork = (t: number, spread: number): Point => [
      x + Math.cos(a + spread) * reach * t,
      y + Math.sin(a + spread) * reach * t,
    ]
    s.path(
      ribbon([[x, y], fork(0.5, 0), fork(0.78, 0.02)], (t) => h * (0.022 - 0.012 * t)),
      s.shade(colour, 0.25 + i * 0.06, depth),
    )
    for (const side of [-1, 1])
      s.path(
        ribbon([fork(0.46, 0), fork(0.75, side * 0.07), fork(1, side * 0.1)], (t) => h * (0.014 - 0.009 * t)),
        s.shade(colour, 0.35 + i * 0.06, depth),
      )
  }
}

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

/** Dromedary in profile, walking to the right; with or without a rider's saddle. */
export const camel = (o: {
  x: number
  y: number
  h: number
  colour?: string
  saddle?: string
  depth?: number
  flip?: boolean
  stride?: number
}): Layer => svg((s) => drawCamel(s, o))

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
