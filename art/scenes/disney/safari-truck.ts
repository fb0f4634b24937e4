import { type Point, polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

interface TruckOptions {
  /** Middle of the wheels' foot. */
  readonly x: number
  readonly y: number
  /** Design units to the metre. */
  readonly metre: number
}

const PAINT = '#3f7a5c'

/** An open safari truck that drives to the right, the family on its benches. */
export function drawSafariTruck(s: Stage, o: TruckOptions): void {
  const at = ([px, py]: Point): Point => [o.x + px * o.metre, o.y - py * o.metre]
  const shape = (text: string) => polygon(outline(text).map(at))
  s.path(shape('-3.1,0 2.7,0 2.2,-.36 -3.5,-.36'), s.light.shadow, 'opacity=".45"')
  s.path(
    shape('-2.5,2.72 -2.4,2.72 -2.4,1 -2.5,1 -2.5,2.72 -.84,2.72 -.84,1 -.92,1 -.92,2.72'),
    s.shade('#4a5a4c', 0.3),
  )
  s.path(shape('-2.6,1.2 1.2,1.2 1.2,.6 -2.6,.6'), s.shade('#24382f', 0.2))
  drawPassengers(s, o, at)
  s.path(shape('-2.74,1.5 1.08,1.5 1.3,1.62 2.5,1.5 2.72,1.3 2.76,.62 -2.74,.62'), s.shade(PAINT, 0.45))
  s.path(shape('-2.74,1.5 1.08,1.5 1.3,1.62 2.5,1.5 2.72,1.3 -2.74,1.3'), s.shade(PAINT, 0.95))
  s.path(shape('-2.74,1.08 2.76,1.08 2.76,.98 -2.74,.98'), s.shade('#f4e4b4', 0.95))
  s.line(
    [-1.75, -0.86, 0.05, 1.06].map((px) => polygon([at([px, 1.48]), at([px, 0.66])], false)).join(''),
    s.shade(PAINT, 0.1),
    o.metre * 0.035,
  )
  s.path(shape('1.16,1.62 1.42,2.3 1.5,2.3 1.3,1.62'), s.shade('#3f5a50', 0.3))
  s.path(shape('-2.78,.66 2.8,.66 2.8,.5 -2.78,.5'), s.shade('#2a3a34', 0.25))
  s.path(shape('2.62,1.28 2.78,1.28 2.78,1.08 2.62,1.08'), s.shade('#fff6d8', 1))
  for (const px of [-1.66, 1.86]) drawWheel(s, at([px, 0.46]), o.metre)
  drawCanopy(s, shape, at, o)
}

function drawCanopy(
  s: Stage,
  shape: (text: string) => string,
  at: (p: Point) => Point,
  o: TruckOptions,
): void {
  for (const px of [-2.68, -1.75, 0.05, 1.02])
    s.line(polygon([at([px, 2.7]), at([px, 1.46])], false), s.shade('#e8d8a8', 0.75), o.metre * 0.06)
  s.path(shape('-2.95,2.78 1.5,2.78 1.42,2.64 -2.88,2.64'), s.shade('#b89a62', 0.35))
  s.path(shape('-2.95,2.78 -2.8,2.94 1.34,2.94 1.5,2.78'), s.shade('#fbf0cc', 1))
  const seams = range(7).map((i) =>
    polygon([at([-2.4 + i * 0.6, 2.94]), at([-2.46 + i * 0.62, 2.64])], false),
  )
  s.line(seams.join(''), s.shade('#9a8052', 0.4), o.metre * 0.025)
}

function drawWheel(s: Stage, [x, y]: Point, metre: number): void {
  s.circle(x, y - metre * 0.05, metre * 0.56, s.shade('#1f2f2a', 0.15))
  s.circle(x, y, metre * 0.46, s.shade('#33353a', 0.3))
  s.circle(x, y, metre * 0.24, s.shade('#e6dcb8', 0.85))
  s.circle(x, y, metre * 0.08, s.shade('#4a4a40', 0.3))
}

const GUESTS: readonly (Omit<FigureOptions, 'x' | 'y' | 'h'> & {
  readonly seat: Point
  readonly tall: number
})[] = [
  {
    seat: [-2.3, 0.92],
    tall: 1.72,
    pose: 'sitting',
    dress: 'summerDress',
    colours: ['#f2c440', '#f6f2e2'],
    skin: 'umber',
    woman: true,
    hat: 'straw',
    hatColours: ['#fbf0cc', '#e85a4a'],
  },
  {
    seat: [-1.5, 1.16],
    tall: 1.2,
    pose: 'offering',
    dress: 'shorts',
    colours: ['#e8503c', '#34507e'],
    skin: 'chestnut',
    age: 'child',
  },
  {
    seat: [-1.06, 1.16],
    tall: 1.06,
    pose: 'raising',
    view: 'back',
    dress: 'summerDress',
    colours: ['#f6f2e2', '#2f8fb0'],
    skin: 'umber',
    age: 'child',
    woman: true,
    hair: 'bun',
  },
  {
    seat: [-0.5, 0.92],
    tall: 1.8,
    pose: 'photographing',
    dress: 'shirt',
    colours: ['#f4f0e2', '#56618c'],
    skin: 'mahogany',
    carries: 'camera',
    propColours: ['#2a2a30'],
  },
  {
    seat: [0.1, 1.04],
    tall: 1.44,
    pose: 'sitting',
    dress: 'shorts',
    colours: ['#2f8fb0', '#e8dcc0'],
    skin: 'umber',
    age: 'youth',
    hat: 'cap',
    hatColours: ['#e8503c', '#e8503c'],
  },
  {
    seat: [0.7, 0.8],
    tall: 1.76,
    pose: 'sitting',
    dress: 'uniform',
    colours: ['#c8b074', '#6a6a4a', '#8a7a4a'],
    skin: 'rose',
    hat: 'panama',
    hatColours: ['#a8905c', '#5a6a4a'],
  },
]

function drawPassengers(s: Stage, o: TruckOptions, at: (p: Point) => Point): void {
  s.clipped(polygon(outline('-3,4 2,4 2,1.2 -3,1.2').map(at)), () => {
    for (const { seat, tall, ...who } of GUESTS) {
      const [x, y] = at([seat[0], seat[1]])
      drawFigure(s, { ...who, x, y, h: tall * o.metre, shadow: false })
    }
  })
}
