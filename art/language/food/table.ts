import { mix } from '../../engine/colour.ts'
import { ellipsePath, ribbon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { type Layer, svg } from '../../scene.ts'

/** Things on a table. `tilt` is how far we look down: 1 straight from above, .35 from a chair. */
interface DishOptions {
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

type Fruit =
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
