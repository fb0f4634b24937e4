import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure } from '../../language/people/figure.ts'

interface KayakOptions {
  readonly x: number
  readonly y: number
  readonly length: number
  /** Degrees; at 0 the bow points up. */
  readonly turn: number
  /** Where its shadow lies on the floor of the spring. */
  readonly shadow: Point
}

/** Right half of the hull from bow to stern, in hundredths of the length. */
const HULL = outline('0,-50 4,-44 8.4,-32 11.2,-14 11.8,2 11,18 8.4,34 4.4,45 0,50')
const WELL = outline('0,-42 5,-34 8,-20 9,0 8.2,18 5.6,33 0,41')

/** A clear tandem kayak from straight above, a mother and a child in it; its outline lies on the sand below. */
export function drawClearKayak(s: Stage, o: KayakOptions): void {
  const at = placedOn(o)
  const round = (half: readonly Point[]) =>
    smooth(
      [
        ...half,
        ...half
          .slice(1, -1)
          .toReversed()
          .map(([x, y]): Point => [-x, y]),
      ].map(at),
      true,
      0.5,
    )
  const [hull, well] = [round(HULL), round(WELL)]
  const [dx, dy] = o.shadow
  s.group(`opacity=".42" transform="translate(${dx} ${dy})"`, () => {
    s.line(hull, s.light.shadow, o.length * 0.018)
    for (const seat of SEATS) drawShade(s, o, at, seat)
  })
  s.path(hull, '#f4fffb', 'opacity=".2"')
  s.path(
    polygon(
      [
        [-11, -16],
        [11, -16],
        [11.8, 0],
        [-11.8, 0],
      ].map((p) => at(p as unknown as Point)),
    ),
    '#ffffff',
    'opacity=".12"',
  )
  s.line(well, '#f4fffb', o.length * 0.005, 'opacity=".55"')
  for (const y of [-30, 33])
    s.line(polygon([at([-8, y]), at([8, y])], false), '#f4fffb', o.length * 0.006, 'opacity=".7"')
  s.line(hull, s.shade('#f08a2c', 0.95), o.length * 0.02)
  s.line(smooth(HULL.slice(1, -1).map(at), false, 0.5), '#fffdf0', o.length * 0.007)
  for (const seat of SEATS) {
    s.path(
      smooth(
        outline('-7,1 7,1 7.4,6 4,8.4 -4,8.4 -7.4,6').map(([x, y]) => at([x, y + seat.y])),
        true,
        0.5,
      ),
      s.shade('#f6f2e2', 0.8),
    )
    drawPaddle(s, o, at, seat)
  }
  drawPaddlers(s, o, at)
}

interface Seat {
  readonly y: number
  readonly lean: number
}
const SEATS: readonly Seat[] = [
  { y: -12, lean: 7 },
  { y: 19, lean: -9 },
]

const paddleEnds = (seat: Seat): [Point, Point] => [
  [-31, seat.y - 4.4 - seat.lean],
  [31, seat.y - 4.4 + seat.lean],
]

function drawPaddle(s: Stage, o: KayakOptions, at: (p: Point) => Point, seat: Seat): void {
  const [a, b] = paddleEnds(seat)
  s.line(polygon([at(a), at(b)], false), s.shade('#fff4d8', 1), o.length * 0.012)
  for (const end of [a, b]) s.path(blade(end, at), s.shade('#e8452f', 0.95))
}

const blade = ([x, y]: Point, at: (p: Point) => Point): string =>
  smooth(
    outline('-6,-1.4 0,-2.4 6,-1.8 7.4,0 6,1.8 0,2.4 -6,1.4').map(([dx, dy]) => at([x + dx, y + dy])),
    true,
    0.5,
  )

/** Head, shoulders and paddle, as the sun throws them through the hull. */
function drawShade(s: Stage, o: KayakOptions, at: (p: Point) => Point, seat: Seat): void {
  const [a, b] = paddleEnds(seat)
  s.line(polygon([at(a), at(b)], false), s.light.shadow, o.length * 0.014)
  for (const end of [a, b]) s.path(blade(end, at), s.light.shadow)
  s.circle(...at([0, seat.y]), o.length * 0.052, s.light.shadow)
}

function drawPaddlers(s: Stage, o: KayakOptions, at: (p: Point) => Point): void {
  const [bow, stern] = SEATS
  if (!bow || !stern) return
  const [cx, cy] = at([0, bow.y + 2])
  drawFigure(s, {
    x: cx,
    y: cy,
    h: 116,
    turn: o.turn,
    pose: 'sittingAbove',
    dress: 'swimwear',
    colours: ['#f4c93c'],
    skin: 'chestnut',
    age: 'child',
    hairColour: '#2a1c22',
    shadow: false,
  })
  const [mx, my] = at([0, stern.y + 2])
  drawFigure(s, {
    x: mx,
    y: my,
    h: 148,
    turn: o.turn,
    pose: 'sittingAbove',
    dress: 'swimwear',
    colours: ['#e8452f'],
    skin: 'bronze',
    woman: true,
    hat: 'straw',
    hatColours: ['#f6e6b8'],
    shadow: false,
  })
}

function placedOn(o: KayakOptions): (p: Point) => Point {
  const angle = (o.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => {
    const [px, py] = [(x / 100) * o.length, (y / 100) * o.length]
    return [o.x + px * cos - py * sin, o.y + px * sin + py * cos]
  }
}
