import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

const HALF = 40
const LOOKOUT: Point = [1400, 520]

/** A walk of planks along the bank, widened where one stops to look. */
export function drawBoardwalk(s: Stage): void {
  const above: Point = [1500, -160]
  const below: Point = [1480, 1060]
  s.group(`opacity=".36" transform="translate(-34 44)"`, () => {
    drawDeck(s, above, LOOKOUT, HALF, s.light.shadow)
    drawDeck(s, LOOKOUT, below, HALF, s.light.shadow)
    s.rect(LOOKOUT[0] - 96, LOOKOUT[1] - 86, 150, 172, s.light.shadow)
  })
  const wood = s.shade('#e2c9a0', 0.92)
  drawDeck(s, above, LOOKOUT, HALF, wood, true)
  drawDeck(s, LOOKOUT, below, HALF, wood, true)
  drawLookout(s, wood)
  drawWatchers(s)
}

function drawDeck(
  s: Stage,
  [ax, ay]: Point,
  [bx, by]: Point,
  half: number,
  fill: string,
  planks = false,
): void {
  const l = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / l, (by - ay) / l]
  const at = (along: number, out: number): Point => [ax + ux * along - uy * out, ay + uy * along + ux * out]
  s.path(polygon([at(0, -half), at(l, -half), at(l, half), at(0, half)]), fill)
  if (!planks) return
  const joints = range(Math.floor(l / 11)).map((i) => polygon([at(i * 11, -half), at(i * 11, half)], false))
  s.line(joints.join(''), s.shade('#8a6a4c', 0.25), 1.5, 'opacity=".55"')
  for (const side of [-1, 1]) {
    s.line(
      polygon([at(0, side * half - 4), at(l, side * half - 4)], false),
      s.shade('#7a5c44', 0.2),
      5,
      'opacity=".5"',
    )
    s.line(polygon([at(0, side * half), at(l, side * half)], false), s.shade('#fff1d2', 1), 5)
    for (const i of range(Math.floor(l / 88)))
      s.circle(...at(20 + i * 88, side * half), 5, s.shade('#b08a62', 0.6))
  }
}

function drawLookout(s: Stage, wood: string): void {
  const [x, y] = LOOKOUT
  const [left, right, top, bottom] = [x - 96, x + 40, y - 86, y + 86]
  s.rect(left, top, right - left, bottom - top, wood)
  s.line(
    range(15)
      .map((i) => `M${left} ${top + 6 + i * 11.6}H${right}`)
      .join(''),
    s.shade('#8a6a4c', 0.25),
    1.5,
    'opacity=".55"',
  )
  s.line(
    `M${right - 2} ${top}H${left}V${bottom}H${right - 2}`,
    s.shade('#7a5c44', 0.2),
    6,
    'opacity=".45" transform="translate(6 6)"',
  )
  s.line(`M${right - 2} ${top}H${left}V${bottom}H${right - 2}`, s.shade('#fff1d2', 1), 6)
  for (const py of [top, y, bottom]) s.circle(left, py, 6, s.shade('#b08a62', 0.6))
}

const WATCHERS: readonly Omit<FigureOptions, 'x' | 'y'>[] = [
  {
    h: 138,
    pose: 'reachingAbove',
    dress: 'shirt',
    colours: ['#f6f2e4', '#3f5a7a'],
    skin: 'umber',
    turn: -86,
  },
  {
    h: 94,
    pose: 'reachingAbove',
    dress: 'shorts',
    colours: ['#2fa39a', '#34507e'],
    skin: 'chestnut',
    age: 'child',
    hat: 'straw',
    hatColours: ['#f2d27a'],
    turn: -104,
  },
  {
    h: 116,
    pose: 'walkingAbove',
    dress: 'summerDress',
    colours: ['#e85a74', '#f6f2e2'],
    skin: 'umber',
    age: 'youth',
    woman: true,
    turn: -70,
  },
]
const PLACES: readonly Point[] = [
  [LOOKOUT[0] - 62, LOOKOUT[1] - 34],
  [LOOKOUT[0] - 66, LOOKOUT[1] + 18],
  [LOOKOUT[0] - 26, LOOKOUT[1] + 54],
]

function drawWatchers(s: Stage): void {
  for (const [i, who] of WATCHERS.entries()) {
    const [x, y] = PLACES[i] ?? LOOKOUT
    drawFigure(s, { ...who, x, y, shadow: { to: [-0.34, 0.4], opacity: 0.36 } })
  }
}
