import type { Point } from '../../engine/geometry.ts'
import { type Body, directionOf, hundredths, trunkOutline } from './figure-body.ts'
import type { Piece } from './figure-tones.ts'

interface Carrying {
  readonly body: Body
  readonly colours: readonly [string, string]
}

type Carried = (c: Carrying) => Piece[]

/** Shapes in hundredths, moved to a point; y up. */
const at = ([x, y]: Point, text: string, k = 1): Point[] =>
  hundredths(text).map(([px, py]) => [x + px * k, y + py * k])

const flat = (colour: string, outlines: Point[][], shade = 0.014, tension = 0.4): Piece => ({
  outlines,
  colour,
  shade,
  tension,
})

const stroke = (colour: string, line: Point[], width: number): Piece => ({
  outlines: [line],
  colour,
  shade: 0,
  line: width,
  tension: 0.8,
})

/** The near or right hand, the other one. */
const palm = ({ arms }: Body, side: 0 | 1 = 1): Point => {
  const [, elbow, wrist] = arms[side]
  const [ux, uy] = directionOf(elbow, wrist)
  return [wrist[0] + ux * 0.03, wrist[1] + uy * 0.03]
}

const crownOf = ({ crown, headHeight }: Body): Point => [crown[0], crown[1] + headHeight * 0.5]

const BASKET = '-9,5 -7.4,-3 -4,-5 4,-5 7.4,-3 9,5'
const HEAP = '-8.4,4.6 -6,8 -2.4,7.4 0.4,9.4 4,7.6 6.6,8 8.4,4.6 0,3'

/** What a figure can carry, and in which hand. */
export const PROPS = {
  suitcase: ({ body, colours }) => {
    const p = palm(body)
    return [
      flat(colours[0], [at(p, '-10,-3.4 -10,-3.4 10,-3.4 10,-3.4 10,-18 10,-18 -10,-18 -10,-18')], 0.02),
      flat(
        colours[1],
        [at(p, '-6.6,-3.4 -4.8,-3.4 -4.8,-18 -6.6,-18'), at(p, '4.8,-3.4 6.6,-3.4 6.6,-18 4.8,-18')],
        0.005,
        0.1,
      ),
      stroke(colours[1], at(p, '-3,-3.4 -2.4,-0.6 2.4,-0.6 3,-3.4'), 0.01),
    ]
  },
  basket: ({ body, colours }) => {
    const [x, y] = palm(body)
    const foot: Point = [x, y - 0.11]
    return [
      flat(colours[1], [at(foot, HEAP)]),
      flat(colours[0], [at(foot, BASKET)], 0.02),
      stroke(colours[0], at(foot, '-8,5 -5,10 0,11.4 5,10 8,5'), 0.009),
    ]
  },
  armful: ({ body, colours }) => {
    const [x, y] = palm(body)
    const foot: Point = [x - 0.012, y + 0.02]
    return [flat(colours[1], [at(foot, HEAP, 1.1)]), flat(colours[0], [at(foot, BASKET, 1.1)], 0.02)]
  },
  headBasket: ({ body, colours }) => {
    const [x, y] = crownOf(body)
    const foot: Point = [x, y + 0.036]
    return [flat(colours[1], [at(foot, HEAP, 1.25)]), flat(colours[0], [at(foot, BASKET, 1.25)], 0.02)]
  },
  headPot: ({ body, colours }) => {
    const [x, y] = crownOf(body)
    return [
      flat(
        colours[0],
        [at([x, y], '-3,0 -8,5 -8.4,9.6 -3.6,13.4 -4,16 4,16 3.6,13.4 8.4,9.6 8,5 3,0')],
        0.026,
        0.8,
      ),
      flat(colours[1], [at([x, y], '-3.4,0.8 3.4,0.8 3,-1 -3,-1')], 0.004),
    ]
  },
  tray: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [
      flat(
        colours[1],
        [at([x, y], '-6,2.6 -5.6,9 -3.4,9 -3,2.6'), at([x, y], '1,2.6 1,7 4.6,7 4.6,2.6')],
        0.008,
      ),
      flat(colours[0], [at([x, y], '-10,2.6 10,2.6 9,1 -9,1')], 0.006),
    ]
  },
  bag: ({ body, colours }) => {
    const outline = trunkOutline(body, { to: 1.02 })
    const hip = outline[Math.floor(outline.length / 2) - 1] as Point
    const shoulder = body.arms[0][0]
    return [
      stroke(
        colours[1],
        [
          [shoulder[0] + 0.02, shoulder[1] + 0.03],
          [hip[0], hip[1] - 0.01],
        ],
        0.012,
      ),
      flat(colours[0], [at(hip, '-5,-0.6 -5.6,-9.4 5.6,-9.4 5,-0.6')], 0.016, 0.5),
    ]
  },
  backpack: ({ body, colours }) => {
    if (body.pose.view === 'front') return []
    const { neck, hip } = body
    const [x, y] = [(neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2]
    const shape =
      body.pose.view === 'back'
        ? '-6,11 0,13 6,11 7.6,2 7,-8.6 0,-10 -7,-8.6 -7.6,2'
        : '-4.6,11 -9,11.6 -14,8 -15,-2 -13.6,-9 -5.4,-9.4'
    return [
      flat(colours[0], [at([x, y], shape)], 0.022, 0.8),
      flat(
        colours[1],
        [
          at(
            [x, y],
            body.pose.view === 'back' ? '-4.6,-1 4.6,-1 4.6,-7 -4.6,-7' : '-10,-1 -14.4,-1 -13.4,-7 -9.6,-7',
          ),
        ],
        0.008,
      ),
    ]
  },
  umbrella: ({ body, colours }) => {
    const [x, y] = palm(body)
    const top: Point = [x - 0.02, Math.max(body.crown[1] + body.headHeight * 0.74, y + 0.2)]
    return [
      stroke(colours[1], [[x, y - 0.02], top], 0.009),
      flat(
        colours[0],
        [at(top, '0,16 13,12.4 24,4 29,-4 19,-2 10,-4.6 0,-2.4 -10,-4.6 -19,-2 -29,-4 -24,4 -13,12.4')],
        0.05,
        0.7,
      ),
    ]
  },
  stick: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [
      stroke(
        colours[0],
        [
          [x - 0.016, y + 0.012],
          [x + 0.02, y + 0.01],
          [x + 0.034, 0],
        ],
        0.011,
      ),
    ]
  },
  /** Held high between both hands. */
  scarf: ({ body, colours }) => {
    const [[lx, ly], [rx, ry]] = [palm(body, 0), palm(body, 1)]
    const [mx, my] = [(lx + rx) / 2, (ly + ry) / 2 - 0.03]
    // Taut between the hands, its ends falling outside them.
    const cloth: Point[] = [
      [lx - 0.02, ly + 0.03],
      [mx, my + 0.03],
      [rx + 0.02, ry + 0.03],
      [rx + 0.062, ry - 0.02],
      [rx + 0.078, ry - 0.15],
      [rx + 0.078, ry - 0.15],
      [rx + 0.018, ry - 0.16],
      [rx + 0.018, ry - 0.16],
      [rx + 0.006, ry - 0.045],
      [mx, my - 0.045],
      [lx - 0.006, ly - 0.045],
      [lx - 0.018, ly - 0.18],
      [lx - 0.018, ly - 0.18],
      [lx - 0.078, ly - 0.17],
      [lx - 0.078, ly - 0.17],
      [lx - 0.062, ly - 0.02],
    ]
    const bar = (x: number, y: number, side: -1 | 1): Point[] => [
      [x + side * 0.014, y - 0.09],
      [x + side * 0.072, y - 0.08],
      [x + side * 0.074, y - 0.12],
      [x + side * 0.015, y - 0.13],
    ]
    const middle: Point[] = [
      [lx + 0.04, ly - 0.036],
      [lx + 0.04, ly + 0.026],
      [mx, my + 0.028],
      [rx - 0.04, ry + 0.026],
      [rx - 0.04, ry - 0.036],
      [mx, my - 0.042],
    ]
    return [
      flat(colours[0], [cloth], 0.012, 0.6),
      flat(colours[1], [middle, bar(lx, ly, -1), bar(rx, ry, 1)], 0.008, 0.2),
    ]
  },
  camera: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [flat(colours[0], [at([x, y], '-3,-1 -3,4 4.4,4 4.4,2.6 7.4,2.6 7.4,0 4.4,0 4.4,-1')], 0.008, 0.1)]
  },
  /** A curved horn with its bell. */
  horn: ({ body, colours }) => {
    const [hx, hy] = body.crown
    const [x, y] = palm(body)
    const mouth: Point = [hx + body.headHeight * 0.42, hy - body.headHeight * 0.18]
    return [
      stroke(
        colours[0],
        [mouth, [x + 0.005, y + 0.06], [x - 0.012, y - 0.1], [x + 0.04, y - 0.14], [x + 0.075, y - 0.08]],
        0.02,
      ),
      flat(colours[0], [at([x, y], '5.4,-11 8.4,-11.4 12.4,-4 11,-1.6 6,-2.4')], 0.012, 0.7),
    ]
  },
  /** A small flame in a bowl. */
  lamp: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [
      flat(colours[0], [at([x, y], '-4.4,3 4.4,3 2.6,0 -2.6,0')], 0.01),
      flat('#ffd98a', [at([x, y], '0,10.4 2.2,6 1.4,3 -1.4,3 -2.2,6')], 0.002, 0.8),
    ]
  },
  /** Long and thin, from hand to hand and far beyond: a punt pole. */
  pole: ({ body, colours }) => [through(body, colours[0], 0.16, 0.75, 0.012)],
  paddle: ({ body, colours }) => {
    const line = through(body, colours[0], 0.06, 0.18, 0.013)
    const [, low] = line.outlines[0] as [Point, Point]
    return [line, flat(colours[1], [at(low, '-2,4 2.4,3 3.6,-6 0.6,-12 -2.6,-8')], 0.01, 0.8)]
  },
  flag: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [
      stroke(
        '#6a4636',
        [
          [x - 0.02, y - 0.1],
          [x + 0.05, y + 0.34],
        ],
        0.01,
      ),
      flat(colours[0], [at([x, y], '5,34 12,36 20,32.6 30,34.6 28,18 19,16.6 11,20 2.6,18')], 0.03, 0.7),
      flat(
        colours[1],
        [at([x, y], '4.2,29 11.4,31 19.6,27.6 29.4,29.4 28.6,23.6 19.2,22 11.2,25.4 3.4,23.4')],
        0.012,
        0.7,
      ),
    ]
  },
  drum: ({ body, colours }) => {
    const p = palm(body, 0)
    return [
      flat(colours[0], [at(p, '-5,-7 -3,0 -5,7 5,7 3,0 5,-7')], 0.014, 0.6),
      flat(
        colours[1],
        [at(p, '-5.4,7.6 5.4,7.6 5,5.8 -5,5.8'), at(p, '-5.4,-7.6 5.4,-7.6 5,-5.8 -5,-5.8')],
        0.005,
        0.3,
      ),
    ]
  },
  /** Two baskets on a pole over the shoulder. */
  yoke: ({ body, colours }) => {
    const [x, y] = body.neck
    const ends: readonly Point[] = [
      [x - 0.42, y - 0.42],
      [x + 0.44, y - 0.44],
    ]
    return [
      ...ends.map((end) =>
        stroke(
          colours[1],
          [
            [end[0], y - 0.02],
            [end[0] - 0.06, end[1]],
            [end[0] + 0.06, end[1]],
            [end[0], y - 0.02],
          ],
          0.005,
        ),
      ),
      stroke(
        colours[1],
        [
          [x - 0.46, y - 0.03],
          [x, y + 0.012],
          [x + 0.48, y - 0.03],
        ],
        0.015,
      ),
      ...ends.flatMap((end) => [flat('#8fae4c', [at(end, HEAP)]), flat(colours[0], [at(end, BASKET)], 0.02)]),
    ]
  },
  board: ({ body, colours }) => {
    const [x, y] = palm(body)
    return [
      flat(colours[0], [at([x, y], '-3,52 1,40 3,14 2.4,-14 -0.6,-34 -4.6,-16 -6,14 -5.4,40')], 0.018, 0.9),
      flat(colours[1], [at([x, y], '-3,44 -2,44 -1.4,-24 -2,-24')], 0.004, 0.2),
    ]
  },
} as const satisfies Record<string, Carried>

export type PropName = keyof typeof PROPS

function through(body: Body, colour: string, above: number, below: number, width: number): Piece {
  const [low, high] = [palm(body, 1), palm(body, 0)]
  const [ux, uy] = directionOf(low, high)
  return stroke(
    colour,
    [
      [high[0] + ux * above, high[1] + uy * above],
      [low[0] - ux * below, low[1] - uy * below],
    ],
    width,
  )
}
