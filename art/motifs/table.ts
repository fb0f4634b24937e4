import { mix } from '../engine/colour.ts'
import { ellipsePath, type Point, polygon, ribbon, smooth } from '../engine/geometry.ts'
import { range, round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

/** Things on a table. `tilt` is how far we look down: 1 straight from above, .35 from a chair. */
export interface DishOptions {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly tilt?: number
  readonly colour?: string
  readonly seed?: number
}

/** A table top that fills the camera from y down; planks or cloth. */
export const tableTop = (o: { y: number; colour?: string; cloth?: boolean }): Layer =>
  svg((s) => {
    const colour = o.colour ?? '#a8744e'
    const near = Math.max(900, s.bottom)
    s.fillBelow(
      o.y,
      s.lin([s.shade(colour, 0.95), s.shade(colour, 0.7), s.shade(colour, 0.3)], 0, o.y, 0, near, true),
    )
    const vanishing = 820
    if (!o.cloth) {
      const seams = range(19).map(
        (i) => `M${vanishing + (i - 9) * 130} ${o.y}L${vanishing + (i - 9) * 330} ${near + 200}`,
      )
      s.line(seams.join(''), s.shade(colour, 0.1), 1.6, 'opacity=".35"')
    }
    s.rect(s.left, o.y, s.right - s.left, 5, s.shade(colour, 1.05))
  })

/** Contact shadow away from the light. */
function castShadow(s: Stage, x: number, y: number, rx: number, ry: number): void {
  const dir = s.lightSide(x)
  s.ellipse(
    x - dir * rx * 0.22,
    y + ry * 0.22,
    rx * 1.06,
    ry * 1.04,
    s.rad([
      [s.light.shadow, 0.55, 0],
      [s.light.shadow, 0.45, 0.75],
      [s.light.shadow, 0, 1],
    ]),
  )
}

/** Plate with a rim; what lies on it is drawn afterwards. */
export const plate = (o: DishOptions & { readonly rim?: string }): Layer => svg((s) => drawPlate(s, o))

export function drawPlate(s: Stage, o: DishOptions & { readonly rim?: string }): void {
  const { x, y, r, tilt = 1 } = o
  const china = o.colour ?? '#f7efe0'
  castShadow(s, x, y, r, r * tilt)
  const across =
    s.lightSide(x) > 0
      ? [s.shade(china, 0.5), s.shade(china, 1.05)]
      : [s.shade(china, 1.05), s.shade(china, 0.5)]
  s.ellipse(x, y + r * 0.05 * (1.1 - tilt), r, r * tilt, s.shade(china, 0.2))
  s.ellipse(x, y, r, r * tilt, s.lin(across, 0, 0, 1, 0.4))
  if (o.rim)
    s.add(
      `<ellipse cx="${round1(x)}" cy="${round1(y)}" rx="${round1(r * 0.93)}" ry="${round1(r * 0.93 * tilt)}" fill="none" stroke="${s.shade(o.rim, 0.8)}" stroke-width="${round1(r * 0.025)}"/>`,
    )
  s.ellipse(x, y, r * 0.7, r * 0.7 * tilt, s.lin([...across].reverse(), 0, 0, 1, 0.4))
  s.ellipse(x, y + r * 0.012, r * 0.67, r * 0.67 * tilt, s.shade(china, 0.86))
}

/** Bowl with something in it: rice, curry, soup, salad. */
export const bowl = (
  o: DishOptions & { readonly fill?: string; readonly garnish?: readonly string[] },
): Layer => svg((s) => drawBowl(s, o))

export function drawBowl(
  s: Stage,
  o: DishOptions & { readonly fill?: string; readonly garnish?: readonly string[] },
): void {
  const { x, y, r, tilt = 0.45 } = o
  const clay = o.colour ?? '#3f6f8c'
  const deep = r * 0.75 * (1 - tilt * 0.85)
  castShadow(s, x, y + deep, r * 0.75, r * 0.75 * tilt)
  const across =
    s.lightSide(x) > 0
      ? [s.shade(clay, 0.05), s.shade(clay, 0.45), s.shade(clay, 0.95)]
      : [s.shade(clay, 0.95), s.shade(clay, 0.45), s.shade(clay, 0.05)]
  s.path(
    `M${round1(x - r)} ${round1(y)}C${round1(x - r * 0.95)} ${round1(y + deep * 0.9)} ${round1(x - r * 0.5)} ${round1(y + deep + r * tilt * 0.45)} ${round1(x)} ${round1(y + deep + r * tilt * 0.45)}C${round1(x + r * 0.5)} ${round1(y + deep + r * tilt * 0.45)} ${round1(x + r * 0.95)} ${round1(y + deep * 0.9)} ${round1(x + r)} ${round1(y)}Z`,
    s.lin(across, 0, 0, 1, 0),
  )
  s.ellipse(x, y, r, r * tilt, s.shade(clay, 0.95))
  s.ellipse(x, y, r * 0.93, r * 0.93 * tilt, s.shade(clay, 0.12))
  const fill = o.fill ?? '#d98a3f'
  s.ellipse(
    x,
    y + r * 0.05,
    r * 0.88,
    r * 0.86 * tilt,
    s.lin([s.shade(fill, 0.5), s.shade(fill, 0.95)], 0, 0, s.lightSide(x) > 0 ? 1 : 0, 1),
  )
  drawScatter(s, o, o.garnish ?? ['#e9c46a', '#5f9e4a', '#c8402f'], r * 0.62, tilt)
}

/** Small strokes of food scattered inside a circle. */
function drawScatter(
  s: Stage,
  o: DishOptions,
  colours: readonly string[],
  radius: number,
  tilt: number,
): void {
  const random = s.random(o.seed ?? o.x + o.y)
  for (const colour of colours) {
    const bits = range(9).map(() => {
      const a = random() * 6.283
      const d = Math.sqrt(random()) * radius
      const size = o.r * (0.05 + random() * 0.08)
      return ellipsePath(
        o.x + Math.cos(a) * d,
        o.y + o.r * 0.04 + Math.sin(a) * d * tilt,
        size,
        size * (0.45 + 0.45 * tilt),
      )
    })
    s.path(bits.join(''), s.shade(colour, 0.55 + random() * 0.45))
  }
}

/** Whole grilled fish, head to the left, along an angle in degrees. */
export const fishOnPlate = (o: DishOptions & { readonly turn?: number }): Layer => svg((s) => drawFish(s, o))

export function drawFish(s: Stage, o: DishOptions & { readonly turn?: number }): void {
  const skin = o.colour ?? '#c9805a'
  const k = o.r / 50
  s.placed({ x: o.x, y: o.y, scale: k, turn: o.turn ?? -12 }, () => {
    s.path(
      'M-44 2C-30 -16 2 -19 26 -6L44 -17C40 -4 41 8 46 18L26 7C4 19 -28 18 -44 2Z',
      s.lin([s.shade(skin, 1.05), s.shade(skin, 0.6), s.shade(skin, 0.15)]),
    )
    s.path('M-44 2C-39 -6 -33 -10 -28 -11C-24 -3 -24 7 -28 13C-35 11 -41 7 -44 2Z', s.shade(skin, 0.35))
    for (const x of [-14, -3, 8, 19])
      s.line(`M${x} -11q7 10 2 21`, s.shade(skin, 0.05), 2, 'opacity=".55" stroke-linecap="round"')
    s.line('M-24 -10C-6 -15 12 -12 26 -5', s.shade('#ffe9c4', 1), 1.6, 'opacity=".7"')
    s.circle(-36, -1, 2.4, s.shade('#fff4dc', 0.9)).circle(-36, -1, 1.2, s.shade('#1d1424', 0.1))
  })
}

export type Fruit =
  | 'orange'
  | 'lime'
  | 'mango'
  | 'papaya'
  | 'pineapple'
  | 'watermelon'
  | 'banana'
  | 'coconut'
  | 'lemon'
  | 'apple'

/** One fruit, modelled by one light. */
export const fruit = (o: DishOptions & { readonly kind: Fruit; readonly turn?: number }): Layer =>
  svg((s) => drawFruit(s, o))

const FRUIT_COLOUR: Record<Fruit, string> = {
  orange: '#ef8f2f',
  lime: '#7fae3f',
  mango: '#f0a83c',
  papaya: '#f08a4a',
  pineapple: '#d99a3a',
  watermelon: '#2f7a4a',
  banana: '#f2cc4a',
  coconut: '#6e4a34',
  lemon: '#f6d84a',
  apple: '#c23a3a',
}

export function drawFruit(s: Stage, o: DishOptions & { readonly kind: Fruit; readonly turn?: number }): void {
  const colour = o.colour ?? FRUIT_COLOUR[o.kind]
  const dir = s.lightSide(o.x)
  const flesh = (c: string) =>
    s.rad(
      [s.shade(mix(c, '#fff4d8', 0.35), 1.05), s.shade(c, 0.85), s.shade(c, 0.4), s.shade(c, 0.1)],
      0.5 + dir * 0.16,
      0.34,
      0.68,
    )
  const leaf = s.shade('#4f8f4a', 0.75)
  s.placed({ x: o.x, y: o.y, scale: o.r / 50, turn: o.turn ?? 0 }, () => {
    if (o.kind === 'banana') {
      for (const i of [2, 1, 0])
        s.path(
          `M${-44 + i * 8} ${-18 + i * 9}C${-26 + i * 7} ${22 + i * 6} ${18 + i * 4} ${30 + i * 5} ${46} ${-8 + i * 8}C${42} ${-2 + i * 8} ${38} ${-2 + i * 8} ${36} ${-6 + i * 8}C${18} ${10 + i * 4} ${-16 + i * 4} ${6 + i * 5} ${-36 + i * 8} ${-22 + i * 9}Z`,
          s.lin([s.shade(colour, 1), s.shade(colour, 0.35 - i * 0.05)]),
        )
      return
    }
    if (o.kind === 'watermelon') {
      s.path('M-60 -8A60 60 0 0 0 60 -8Z', s.shade(colour, 0.6))
        .path('M-53 -8A53 53 0 0 0 53 -8Z', s.shade('#f4ead2', 0.95))
        .path('M-48 -8A48 48 0 0 0 48 -8Z', s.lin([s.shade('#e2504a', 1), s.shade('#e2504a', 0.4)]))
      for (const [x, y] of [
        [-26, 6],
        [-8, 18],
        [10, 8],
        [24, 16],
        [-2, 0],
      ] as const)
        s.ellipse(x, y, 2, 3.6, s.shade('#33222a', 0.3))
      return
    }
    if (o.kind === 'pineapple') {
      for (const i of range(9)) {
        const a = -Math.PI / 2 + (i - 4) * 0.26
        s.path(
          ribbon(
            [
              [0, -44],
              [Math.cos(a) * 26, -50 + Math.sin(a) * 26],
              [Math.cos(a) * 44 + (i - 4) * 3, -50 + Math.sin(a) * 52],
            ],
            (t) => 7 * (1 - t),
          ),
          i % 2 ? leaf : s.shade('#4f8f4a', 0.3),
        )
      }
      s.ellipse(0, 6, 40, 52, flesh(colour))
      s.clipped(ellipsePath(0, 6, 40, 52), () =>
        s.line(
          range(11)
            .map((i) => `M${-90 + i * 18} -60l120 130M${-30 + i * 18} -60l-120 130`)
            .join(''),
          s.shade('#7a4a2a', 0.2),
          1.6,
          'opacity=".5"',
        ),
      )
      return
    }
    const [rx, ry] = {
      orange: [48, 48],
      lime: [46, 38],
      mango: [52, 40],
      papaya: [62, 36],
      coconut: [50, 48],
      lemon: [52, 38],
      apple: [48, 45],
    }[o.kind] as [number, number]
    s.ellipse(-dir * 6, ry * 0.82, rx * 0.9, ry * 0.28, s.light.shadow, 'opacity=".35"')
    s.ellipse(0, 0, rx, ry, flesh(colour))
    if (o.kind === 'mango')
      s.ellipse(
        -dir * 14,
        -6,
        rx * 0.5,
        ry * 0.62,
        s.rad([
          [s.shade('#d8483c', 0.8), 0.75],
          [s.shade('#d8483c', 0.6), 0],
        ]),
      )
    if (o.kind === 'lemon' || o.kind === 'lime') s.path('M44 -6Q58 0 44 7Z', s.shade(colour, 0.5))
    if (o.kind === 'orange' || o.kind === 'apple')
      s.path(
        smooth(
          [
            [2, -44],
            [16, -60],
            [34, -58],
            [20, -46],
          ],
          true,
          0.8,
        ),
        leaf,
      )
    s.ellipse(dir * rx * 0.3, -ry * 0.42, rx * 0.16, ry * 0.1, s.light.sun, 'opacity=".6"')
  })
}

/** A slice, cut face towards us: citrus, watermelon radish, kiwi. */
export const slice = (o: DishOptions): Layer => svg((s) => drawSlice(s, o))

export function drawSlice(s: Stage, o: DishOptions): void {
  const { x, y, r, tilt = 1 } = o
  const colour = o.colour ?? '#f0b23a'
  s.ellipse(x, y, r, r * tilt, s.shade(colour, 0.7)).ellipse(
    x,
    y,
    r * 0.88,
    r * 0.88 * tilt,
    s.shade('#fbf1da', 0.95),
  )
  for (const i of range(9)) {
    const a = (i / 9) * 6.283
    const b = a + 0.58
    const at = (angle: number, k: number): Point => [
      x + Math.cos(angle) * r * k,
      y + Math.sin(angle) * r * k * tilt,
    ]
    s.path(
      smooth([at((a + b) / 2, 0.12), at(a, 0.74), at((a + b) / 2, 0.84), at(b, 0.74)], true, 0.3),
      s.shade(colour, 0.95),
    )
  }
}

/** Banana leaf as a plate, from above; length along x. */
export const bananaLeaf = (o: { x: number; y: number; w: number; h: number; turn?: number }): Layer =>
  svg((s) => {
    s.placed({ x: o.x, y: o.y, turn: o.turn ?? 0 }, () => {
      const d = smooth(
        [
          [-o.w / 2, 0],
          [-o.w * 0.4, -o.h * 0.42],
          [0, -o.h / 2],
          [o.w * 0.4, -o.h * 0.4],
          [o.w / 2, 0],
          [o.w * 0.4, o.h * 0.42],
          [0, o.h / 2],
          [-o.w * 0.4, o.h * 0.4],
        ],
        true,
        0.9,
      )
      s.path(d, s.shade('#12302c', 0.1), `opacity=".4" transform="translate(${-8 * s.lightSide(o.x)} 12)"`)
      s.path(d, s.lin([s.shade('#4f9a4e', 0.95), s.shade('#2f7a45', 0.6)]))
      s.clipped(d, () => {
        s.line(
          range(40)
            .map(
              (i) =>
                `M${round1(-o.w / 2 + (i * o.w) / 40)} 0l${round1(o.w * 0.05)} ${round1(-o.h / 2)}M${round1(-o.w / 2 + (i * o.w) / 40)} 0l${round1(o.w * 0.05)} ${round1(o.h / 2)}`,
            )
            .join(''),
          s.shade('#9fcf72', 0.8),
          1.2,
          'opacity=".35"',
        )
        s.path(
          polygon([
            [-o.w / 2, -4],
            [o.w / 2, -1],
            [o.w / 2, 1],
            [-o.w / 2, 5],
          ]),
          s.shade('#c9dc8c', 0.9),
        )
      })
    })
  })
