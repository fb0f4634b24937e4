import type { Point } from '../../engine/geometry.ts'
import { lerp } from '../../engine/numbers.ts'
import { type Body, hundredths, isFolded, legsAt, trunkOutline } from './figure-body.ts'
import type { Cut, Detail } from './figure-cuts.ts'
import type { Piece } from './figure-tones.ts'

export interface Wardrobe {
  readonly body: Body
  readonly cut: Cut
  readonly colours: readonly [string, string, string]
  readonly skin: readonly [string, string]
}

/** What is worn over the dress: belts, aprons, the end of a sari. */
export const drawnDetails = (w: Wardrobe): Piece[] =>
  (w.cut.details ?? []).flatMap((detail) => DETAILS[detail](w))

const band = (body: Body, from: number, to: number, ease: number): Point[] =>
  trunkOutline(body, { from, to, ease })

/** A point of the trunk: across -1 … 1, along 0 neck … 1 hips. */
function onTrunk(body: Body, across: number, along: number): Point {
  const outline = trunkOutline(body, { from: along, to: along + 0.03 })
  const [a, b] = [outline[0] as Point, outline[outline.length - 1] as Point]
  const t = (1 - across) / 2
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)]
}

const shape = (body: Body, points: readonly (readonly [number, number])[]): Point[] =>
  points.map(([across, along]) => onTrunk(body, across, along))

const flat = (colour: string, outlines: Point[][], shade = 0.012): Piece => ({ outlines, colour, shade })

const DETAILS: Record<Detail, (w: Wardrobe) => Piece[]> = {
  belt: ({ body, colours }) => [flat(colours[2], [band(body, 0.62, 0.72, 0.014)])],
  obi: ({ body, colours }) => {
    const bow = shape(body, [
      [-0.5, 0.42],
      [0.5, 0.42],
      [0.62, 0.66],
      [0.4, 0.84],
      [-0.4, 0.84],
      [-0.62, 0.66],
    ])
    return [
      flat(colours[2], [band(body, 0.46, 0.76, 0.012)]),
      ...(body.pose.view === 'back' ? [flat(colours[2], [bow], 0.02)] : []),
    ]
  },
  /** Over the left shoulder, hanging behind or before. */
  pallu: ({ body, colours }) => {
    const side = body.pose.view === 'front' ? 1 : -1
    const falls = isFolded(body) ? 0.06 : 0.17
    const [x, y] = onTrunk(body, side * 0.8, 1)
    const drape = shape(body, [
      [side * 0.2, 0],
      [side * 0.95, 0.1],
      [side * 0.2, 0.5],
      [-side * 1.02, 0.9],
      [-side * 1.02, 0.62],
      [-side * 0.2, 0.24],
    ])
    const tail: Point[] = [
      ...shape(body, [
        [side * 0.36, 0.03],
        [side * 0.98, 0.08],
      ]),
      [x + side * 0.022, y],
      [x + side * 0.034, y - falls],
      [x - side * 0.036, y - falls - 0.02],
      ...shape(body, [[side * 0.34, 0.6]]),
    ]
    const end: Point[] = [
      [x + side * 0.033, y - falls + 0.022],
      [x + side * 0.036, y - falls],
      [x - side * 0.038, y - falls - 0.022],
      [x - side * 0.034, y - falls + 0.004],
    ]
    return [flat(colours[0], [drape, tail], 0.018), flat(colours[2], [end], 0.008)]
  },
  sash: ({ body, colours }) => [flat(colours[2], [band(body, 0.72, 0.84, 0.014)])],
  apron: ({ body, colours }) => {
    if (body.pose.view === 'back') return [flat(colours[2], [band(body, 0.68, 0.74, 0.014)])]
    const front = body.pose.view === 'side'
    const [left, right] = front ? [0.1, 1.12] : [-0.86, 0.86]
    if (isFolded(body)) return []
    const [x, y] = onTrunk(body, (left + right) / 2, 1)
    const half = front ? 0.036 : 0.074
    const skirt: Point[] = [
      ...shape(body, [
        [right, 0.7],
        [right, 1.05],
      ]),
      [x + half, y - 0.17],
      [x + half, y - 0.17],
      [x - half, y - 0.172],
      [x - half, y - 0.172],
      ...shape(body, [
        [left, 1.05],
        [left, 0.7],
      ]),
    ]
    return [flat(colours[2], [skirt], 0.02)]
  },
  hem: ({ body, colours }) => {
    if (isFolded(body)) return []
    const [left, right] = legsAt(body, 0.03)
    const d = 0.064
    return [
      flat(colours[2], [
        [
          [left - d + 0.006, 0.052],
          [(left + right) / 2, 0.046],
          [right + d - 0.006, 0.052],
          [right + d - 0.003, 0.02],
          [right + d - 0.003, 0.02],
          [(left + right) / 2, 0.011],
          [left - d + 0.003, 0.02],
          [left - d + 0.003, 0.02],
        ],
      ]),
    ]
  },
  butterfly: ({ body, colours }) => {
    const sides = body.pose.view === 'side' ? ([1] as const) : ([-1, 1] as const)
    return sides.map((side) => {
      const [x, y] = body.arms[side < 0 ? 0 : 1][0]
      const fan = hundredths('-3,-3.4 -3.6,3 -1,6.4 2.6,6 5.4,2 5.6,-3 2,-4.4')
      return flat(colours[2], [fan.map(([px, py]): Point => [x + side * px, y + py])], 0.014)
    })
  },
  /** A folded cloth over one shoulder. */
  shawl: ({ body, colours }) => {
    const side = body.pose.view === 'front' ? -1 : 1
    return [
      flat(colours[2], [
        shape(body, [
          [side * 0.3, -0.02],
          [side * 0.98, 0.06],
          [side * 0.9, 0.94],
          [side * 0.42, 0.96],
        ]),
      ]),
    ]
  },
  lapels: ({ body, colours }) =>
    body.pose.view === 'front'
      ? [
          flat(colours[2], [
            shape(body, [
              [-0.3, 0],
              [0.3, 0],
              [0.02, 0.46],
              [-0.02, 0.46],
            ]),
          ]),
        ]
      : [],
  placket: ({ body, colours }) =>
    body.pose.view === 'front'
      ? [
          flat(colours[2], [
            shape(body, [
              [-0.1, 0.0],
              [0.1, 0.0],
              [0.08, 0.62],
              [-0.08, 0.62],
            ]),
          ]),
        ]
      : [],
  /** A broad stripe on the back stands for a number: no letters. */
  number: ({ body, colours }) =>
    body.pose.view !== 'back'
      ? []
      : [
          flat(colours[2], [
            shape(body, [
              [-0.22, 0.3],
              [-0.22, 0.3],
              [0.22, 0.3],
              [0.22, 0.3],
              [0.2, 0.62],
              [0.2, 0.62],
              [-0.2, 0.62],
              [-0.2, 0.62],
            ]),
          ]),
        ],
  straps: ({ body, colours }) =>
    body.pose.view === 'side'
      ? []
      : [
          {
            outlines: [
              shape(body, [
                [-0.52, 0.2],
                [-0.42, 0.03],
              ]),
              shape(body, [
                [0.52, 0.2],
                [0.42, 0.03],
              ]),
            ],
            colour: colours[0],
            shade: 0,
            line: 0.012,
          },
        ],
}
