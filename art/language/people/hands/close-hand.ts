import { type Point, ribbon, smooth } from '../../../engine/geometry.ts'
import { range, round1 } from '../../../engine/numbers.ts'
import { outline } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

/** Joints from the knuckle to the tip, in hundredths of the hand's length; half its width. */
export interface Digit {
  readonly path: readonly [Point, Point, Point]
  readonly w: number
}

export interface CloseHandOptions {
  /** The wrist. */
  readonly x: number
  readonly y: number
  /** From wrist to the longest tip. */
  readonly size: number
  readonly turn?: number
  readonly flip?: boolean
  readonly skin?: string
  readonly fingers?: readonly Digit[]
  readonly thumb?: Digit | null
  /** Length of forearm below the wrist. */
  readonly arm?: number
  /** The back of the hand shows nails and knuckles, the palm its lines. */
  readonly side?: 'palm' | 'back'
  readonly from?: readonly [number, number]
  readonly cast?: boolean
  /** Paint on the skin, drawn in the hand's own units. */
  readonly ornament?: (s: Stage, digits: readonly Digit[]) => void
}

const OPEN_FINGERS: readonly Digit[] = [
  {
    path: [
      [-16.5, -40],
      [-20, -66],
      [-22, -87],
    ],
    w: 5.5,
  },
  {
    path: [
      [-5.5, -42],
      [-7, -74],
      [-7, -99],
    ],
    w: 5.7,
  },
  {
    path: [
      [6, -41],
      [7.5, -70],
      [9, -93],
    ],
    w: 5.4,
  },
  {
    path: [
      [17, -37],
      [21, -58],
      [25, -76],
    ],
    w: 4.7,
  },
]
const OPEN_THUMB: Digit = {
  path: [
    [-14, -12],
    [-31, -32],
    [-37, -54],
  ],
  w: 6.8,
}

/** A large hand, modelled as one body; the thumb lies over it. */
export const closeHand = (o: CloseHandOptions): Layer[] => {
  const unit = o.size / 100
  const fingers = o.fingers ?? OPEN_FINGERS
  const thumb = o.thumb === undefined ? OPEN_THUMB : o.thumb
  const relief = {
    round: 6.5 * unit,
    dark: 0.6,
    bright: 0.42,
    ...(o.from ? { from: o.from } : {}),
    ...(o.cast === false ? {} : { cast: { x: -5 * unit, y: 7 * unit, blur: 6 * unit, opacity: 0.5 } }),
  }
  const inHand = (draw: (s: Stage) => void) => (s: Stage) => {
    s.placed({ x: o.x, y: o.y, scale: unit, turn: o.turn ?? 0, flip: o.flip ?? false }, () => draw(s))
  }
  const joined = o.side !== 'back' && thumb ? [...fingers, thumb] : fingers
  const body = modelled(
    relief,
    inHand((s) => {
      drawPalmAndFingers(s, o, joined)
      o.ornament?.(s, joined)
    }),
  )
  if (!thumb || joined !== fingers) return [body]
  return [
    body,
    modelled(
      { ...relief, round: 6 * unit },
      inHand((s) => {
        drawDigit(s, thumb, o)
        o.ornament?.(s, [thumb])
      }),
    ),
  ]
}

function drawPalmAndFingers(s: Stage, o: CloseHandOptions, fingers: readonly Digit[]): void {
  const skin = s.shade(o.skin ?? '#b5794f', 0.72)
  const arm = o.arm ?? 90
  s.path(
    ribbon(
      [
        [2, arm],
        [1, arm * 0.5],
        [0, 6],
        [0, -8],
      ],
      (t) => 21 - 6.5 * t,
      0.7,
    ),
    skin,
  )
  s.path(
    smooth(
      outline(
        '-11,12 -16,-2 -20.5,-16 -22.5,-32 -21.5,-44 -5,-48 8,-47 21,-42 23.5,-28 18.5,-10 15.5,-2 11,12',
      ),
      true,
      0.8,
    ),
    skin,
  )
  for (const f of fingers) drawDigit(s, f, o)
  if (o.side === 'back') return
  const line = s.shade(o.skin ?? '#b5794f', 0.15)
  s.line(
    'M-20 -30C-8 -24 2 -18 4 -2M-21 -34C-8 -32 8 -30 19 -36M-14 -42C-4 -38 10 -38 22 -30',
    line,
    0.8,
    'opacity=".5"',
  )
}

function drawDigit(s: Stage, digit: Digit, o: CloseHandOptions): void {
  const colour = o.skin ?? '#b5794f'
  const line = joints(digit)
  s.path(
    ribbon(line, (t) => digit.w * widthAt(t), 0.9),
    s.shade(colour, 0.72),
  )
  const [tip, before] = [line[line.length - 2] as Point, line[line.length - 5] as Point]
  const angle = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI + 90
  if (o.side === 'back') drawNail(s, tip, angle, digit.w, colour)
  for (const t of [0.38, 0.68]) {
    const [x, y] = line[Math.round(t * (line.length - 1))] as Point
    s.placed({ x, y, turn: angle }, () => {
      s.line(
        `M${round1(-digit.w * 0.6)} 0q${round1(digit.w * 0.6)} ${o.side === 'back' ? -1.4 : 1.2} ${round1(digit.w * 1.2)} 0`,
        s.shade(colour, 0.18),
        0.7,
        'opacity=".55"',
      )
    })
  }
}

function drawNail(s: Stage, [x, y]: Point, angle: number, w: number, colour: string): void {
  s.placed({ x, y, turn: angle }, () => {
    s.path(
      smooth(
        [
          [-w * 0.5, w * 0.9],
          [-w * 0.46, -w * 0.1],
          [0, -w * 0.4],
          [w * 0.46, -w * 0.1],
          [w * 0.5, w * 0.9],
          [0, w * 1.15],
        ],
        true,
        0.7,
      ),
      s.shade('#f0c4a8', 0.85),
    )
    s.line(
      `M${round1(-w * 0.5)} ${round1(w * 0.9)}Q0 ${round1(w * 1.3)} ${round1(w * 0.5)} ${round1(w * 0.9)}`,
      s.shade(colour, 0.2),
      0.6,
      'opacity=".6"',
    )
  })
}

/** Points of the finger's line, closer together near the round tip. */
export function joints({ path: [a, b, c] }: Digit): Point[] {
  const at = (t: number): Point => {
    const u = 1 - t
    const [cx, cy] = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2]
    return [u * u * a[0] + 2 * u * t * cx + t * t * c[0], u * u * a[1] + 2 * u * t * cy + t * t * c[1]]
  }
  const tip = range(5).map((k) => at(TIP + (1 - TIP) * Math.sin((k * Math.PI) / 8)))
  return [...range(10).map((i) => at((i * TIP) / 10)), ...tip]
}

/** Where the round tip begins, as a share of the finger. */
const TIP = 0.86
const SAMPLES = 14

/** Half-width along the finger: a little thicker at the joints, closed in a round tip. */
export function widthAt(t: number): number {
  const k = t * SAMPLES - 10
  const tip = k > 0 ? Math.cos((k * Math.PI) / 8.2) : 1
  return (1.02 - 0.2 * t + 0.05 * Math.cos(t * 13)) * tip
}
