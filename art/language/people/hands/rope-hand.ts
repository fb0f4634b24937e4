import { type Point, polygon, ribbon } from '../../../engine/geometry.ts'
import { curved } from '../../../engine/outline.ts'
import type { Stage } from '../../../engine/stage.ts'
import { type Layer, modelled } from '../../../scene.ts'

interface RopeHandOptions {
  readonly wrist: Point
  readonly elbow: Point
  /** From wrist to the knuckles' far side, where the rope passes. */
  readonly size: number
  readonly turn: number
  /** A left hand, its thumb to the right. */
  readonly flip?: boolean
  readonly skin: string
  readonly sleeve: string
}

/** Knuckle, middle joint and the bend over the rope, in hundredths of the hand; half its width. */
const FINGERS: readonly (readonly [Point, Point, Point, number])[] = [
  [[17, -38], [21, -55], [20, -66], 5.4],
  [[7.5, -43], [10, -64], [9.4, -77], 6.2],
  [[-4, -45], [-3, -68], [-3, -82], 6.5],
  [[-15, -42], [-16, -63], [-15, -77], 6.3],
]

/** A hand seen from its back, closed over a rope that passes under the fingers. */
export const ropeHand = (o: RopeHandOptions): Layer[] => {
  const unit = o.size / 100
  const part = (round: number, cast: number, draw: (s: Stage) => void): Layer =>
    modelled(
      {
        round: round * unit,
        dark: 0.55,
        bright: 0.5,
        cast: { x: -cast * unit, y: cast * unit, blur: cast * unit, opacity: 0.45 },
      },
      draw,
    )
  const inHand = (draw: (s: Stage) => void) => (s: Stage) => {
    s.placed({ x: o.wrist[0], y: o.wrist[1], scale: unit, turn: o.turn, flip: o.flip ?? false }, () =>
      draw(s),
    )
  }
  return [
    part(9, 8, (s) => {
      drawForearm(s, o)
      inHand((stage) => drawBackOfHand(stage, o.skin))(s)
    }),
    ...FINGERS.map((finger) =>
      part(
        4.4,
        2.4,
        inHand((s) => drawFinger(s, finger, o.skin)),
      ),
    ),
    part(
      4.6,
      3,
      inHand((s) => drawThumb(s, o.skin)),
    ),
    part(10, 6, (s) => drawSleeve(s, o)),
  ]
}

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

function drawForearm(s: Stage, { wrist, elbow, size, skin }: RopeHandOptions): void {
  const line = [0, 0.12, 0.3, 0.5, 0.72].map((t) => along(wrist, elbow, t))
  s.path(
    ribbon(line, (t) => size * (0.142 + 0.11 * Math.min(1, t * 1.3))),
    s.shade(skin, 0.72),
  )
}

function drawSleeve(s: Stage, { wrist, elbow, size, sleeve }: RopeHandOptions): void {
  const reach = (from: number, to: number) =>
    polygon([along(wrist, elbow, from), along(wrist, elbow, to)], false)
  s.line(reach(0.68, 2.2), s.shade(sleeve, 0.85), size * 0.58)
  s.line(reach(0.62, 0.75), s.shade(sleeve, 1), size * 0.62)
}

/** Tendons fan from the wrist to the knuckles. */
function drawBackOfHand(s: Stage, skin: string): void {
  s.path(
    curved('-13,10 -15,-4 -20,-18 -22,-34 -20,-47 -8,-52 5,-50 16,-45 23,-36 22,-22 16,-6 13,10'),
    s.shade(skin, 0.74),
  )
  s.line(
    'M-6 -8Q-12 -22 -15 -36M-2 -8Q-4 -24 -4 -40M3 -8Q5 -24 7 -38M8 -8Q13 -22 16 -33',
    s.shade(skin, 0.2),
    1.1,
    'opacity=".35" stroke-linecap="round"',
  )
}

function drawFinger(s: Stage, [a, b, c, w]: (typeof FINGERS)[number], skin: string): void {
  const line = [a, along(a, b, 0.5), b, along(b, c, 0.55), c, along(b, c, 1.28)]
  const widths = [1, 0.94, 1.02, 0.98, 0.82, 0.3]
  s.path(
    ribbon(line, (t) => w * (widths[Math.round(t * 5)] as number), 0.9),
    s.shade(skin, 0.76),
  )
  s.circle(a[0], a[1], w * 0.98, s.shade(skin, 0.76))
  const crease = s.shade(skin, 0.12)
  s.line(
    `M${b[0] - w * 0.55} ${b[1] + 1}q${w * 0.55} -2.4 ${w * 1.1} 0M${b[0] - w * 0.45} ${b[1] + 3.4}q${w * 0.45} -2 ${w * 0.9} 0`,
    crease,
    0.8,
    'opacity=".55" stroke-linecap="round"',
  )
}

/** The thumb presses the rope from this side. */
function drawThumb(s: Stage, skin: string): void {
  const line: Point[] = [
    [-10, -10],
    [-20, -22],
    [-28, -36],
    [-31, -50],
    [-27, -62],
    [-24, -67],
  ]
  const widths = [6, 8, 7.2, 6.6, 6, 2.4]
  s.path(
    ribbon(line, (t) => widths[Math.round(t * 5)] as number, 0.9),
    s.shade(skin, 0.76),
  )
  s.placed({ x: -28, y: -58, turn: 18 }, () => {
    s.path(curved('-3.2,4 -3.4,-2 0,-5 3.4,-2 3.2,4 0,5.4'), s.shade('#e8b89a', 0.85))
  })
  s.line('M-36 -44q5 -2 10 1M-35 -41q5 -2 9 1', s.shade(skin, 0.12), 0.8, 'opacity=".5"')
}
