import { type Point, ribbon, smooth } from '../engine/geometry.ts'
import { round1 } from '../engine/numbers.ts'
import type { Stage } from '../engine/stage.ts'
import { type Layer, svg } from '../scene.ts'

export interface HandOptions {
  /** The wrist. */
  readonly x: number
  readonly y: number
  /** From wrist to finger tips. */
  readonly size: number
  /** Degrees; 0 points the fingers up. */
  readonly turn?: number
  readonly flip?: boolean
  readonly skin?: string
  readonly sleeve?: string
  /** open: palm up or waving; pinch: thumb and fingers holding something thin; cup: both sides around something round; rest: lying flat. */
  readonly gesture?: 'open' | 'pinch' | 'cup' | 'rest'
}

interface Finger {
  readonly path: readonly Point[]
  readonly w: number
}

const GESTURES: Record<NonNullable<HandOptions['gesture']>, { fingers: readonly Finger[]; thumb: Finger }> = {
  open: {
    fingers: [
      {
        path: [
          [-17, -46],
          [-25, -70],
          [-29, -86],
        ],
        w: 6,
      },
      {
        path: [
          [-6, -50],
          [-9, -78],
          [-10, -98],
        ],
        w: 6.4,
      },
      {
        path: [
          [6, -50],
          [8, -80],
          [10, -100],
        ],
        w: 6.4,
      },
      {
        path: [
          [17, -46],
          [23, -70],
          [27, -88],
        ],
        w: 5.8,
      },
    ],
    thumb: {
      path: [
        [-18, -18],
        [-38, -32],
        [-48, -48],
      ],
      w: 7,
    },
  },
  pinch: {
    fingers: [
      {
        path: [
          [-8, -44],
          [-24, -62],
          [-42, -66],
        ],
        w: 6.2,
      },
      {
        path: [
          [0, -48],
          [-16, -70],
          [-40, -76],
        ],
        w: 6.4,
      },
      {
        path: [
          [10, -48],
          [0, -74],
          [-20, -84],
        ],
        w: 6,
      },
      {
        path: [
          [18, -42],
          [16, -66],
          [2, -80],
        ],
        w: 5.4,
      },
    ],
    thumb: {
      path: [
        [-18, -16],
        [-36, -36],
        [-50, -56],
      ],
      w: 7,
    },
  },
  cup: {
    fingers: [
      {
        path: [
          [-14, -44],
          [-20, -66],
          [-14, -84],
        ],
        w: 6.2,
      },
      {
        path: [
          [-3, -48],
          [-5, -72],
          [4, -90],
        ],
        w: 6.4,
      },
      {
        path: [
          [8, -46],
          [10, -68],
          [20, -86],
        ],
        w: 6.2,
      },
      {
        path: [
          [17, -40],
          [24, -58],
          [34, -72],
        ],
        w: 5.6,
      },
    ],
    thumb: {
      path: [
        [-18, -16],
        [-36, -30],
        [-36, -52],
      ],
      w: 7,
    },
  },
  rest: {
    fingers: [
      {
        path: [
          [-14, -44],
          [-16, -68],
          [-15, -86],
        ],
        w: 6.2,
      },
      {
        path: [
          [-4, -48],
          [-4, -76],
          [-3, -97],
        ],
        w: 6.5,
      },
      {
        path: [
          [7, -47],
          [8, -74],
          [9, -94],
        ],
        w: 6.3,
      },
      {
        path: [
          [17, -42],
          [20, -64],
          [21, -80],
        ],
        w: 5.6,
      },
    ],
    thumb: {
      path: [
        [-18, -14],
        [-32, -28],
        [-36, -46],
      ],
      w: 6.8,
    },
  },
}

/** A hand with forearm, in two tones and a rim of light. */
export const hand = (o: HandOptions): Layer => svg((s) => drawHand(s, o))

export function drawHand(s: Stage, o: HandOptions): void {
  const skin = o.skin ?? '#a8704e'
  const dir = s.lightSide(o.x) * (o.flip ? -1 : 1)
  const { fingers, thumb } = GESTURES[o.gesture ?? 'open']
  const across = (k: number) =>
    s.lin(
      [s.shade(skin, 0.18), s.shade(skin, 0.55 * k), s.shade(skin, 0.95 * k)],
      dir > 0 ? 0 : 1,
      0.3,
      dir > 0 ? 1 : 0,
      0,
    )
  const finger = (f: Finger) => ribbon(f.path, (t) => f.w * (1 - 0.28 * t) * (t > 0.96 ? 0.7 : 1), 0.9)
  s.placed({ x: o.x, y: o.y, scale: o.size / 100, turn: o.turn ?? 0, flip: o.flip ?? false }, () => {
    s.path(
      ribbon(
        [
          [3, 130],
          [1, 60],
          [0, 0],
          [0, -14],
        ],
        (t) => 22 - 7 * t,
        0.7,
      ),
      across(0.9),
    )
    if (o.sleeve)
      s.path(
        smooth(
          [
            [-30, 132],
            [-24, 48],
            [0, 42],
            [24, 48],
            [32, 132],
          ],
          true,
          0.4,
        ),
        s.lin([s.shade(o.sleeve, 0.3), s.shade(o.sleeve, 0.9)], dir > 0 ? 0 : 1, 0, dir > 0 ? 1 : 0, 0),
      )
    for (const f of fingers) s.path(finger(f), across(0.92))
    s.path(
      smooth(
        [
          [-15, -4],
          [-22, -26],
          [-20, -48],
          [0, -56],
          [20, -48],
          [23, -26],
          [15, -4],
          [0, 2],
        ],
        true,
        0.7,
      ),
      across(1),
    )
    s.path(finger(thumb), across(1.05))
    for (const f of fingers) {
      const [tx, ty] = f.path[2] as Point
      const [mx, my] = f.path[1] as Point
      s.line(`M${round1(mx - 2)} ${round1(my)}q2 1.6 4.400 0`, s.shade(skin, 0.1), 0.8, 'opacity=".45"')
      if (o.gesture === 'rest')
        s.ellipse(tx, ty + 3, f.w * 0.42, f.w * 0.6, s.shade('#f4d8c4', 0.9), 'opacity=".7"')
    }
    s.line('M-12 -34C-4 -28 6 -28 14 -36', s.shade(skin, 0.12), 1, 'opacity=".35"')
  })
}
