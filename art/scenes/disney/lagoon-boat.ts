import { type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import { outline } from '../../engine/outline.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

/** Middle of its waterline. */
export const BOAT = { x: 1120, y: 736 } as const

const at = (text: string): Point[] => outline(text).map(([x, y]) => [BOAT.x + x, BOAT.y + y])

/** Places from the stern; x, y is the seat, and they look up and to the right. */
const GUESTS: readonly (Omit<FigureOptions, 'x' | 'y'> & { readonly seat: Point })[] = [
  {
    seat: [-104, -8],
    h: 112,
    pose: 'sitting',
    dress: 'shirt',
    colours: ['#f4ecd4', '#34507e'],
    skin: 'umber',
    hair: 'cropped',
  },
  {
    seat: [-58, -14],
    h: 74,
    pose: 'sitting',
    dress: 'shorts',
    colours: ['#f0684a', '#34507e'],
    skin: 'chestnut',
    age: 'child',
    hair: 'curls',
  },
  {
    seat: [-4, -6],
    h: 106,
    pose: 'sitting',
    dress: 'summerDress',
    colours: ['#f6c04a', '#f6f2e2'],
    skin: 'bronze',
    woman: true,
    hair: 'bun',
  },
  {
    seat: [52, -4],
    h: 82,
    pose: 'cheering',
    dress: 'summerDress',
    colours: ['#f0a0b4', '#f6f2e2'],
    skin: 'chestnut',
    woman: true,
    age: 'child',
    hair: 'plait',
  },
  {
    seat: [98, -8],
    h: 98,
    pose: 'sitting',
    dress: 'shorts',
    colours: ['#5fc0b0', '#34507e'],
    skin: 'umber',
    age: 'youth',
    hat: 'cap',
    hatColours: ['#f6f2e2', '#f0684a'],
  },
]

/** A varnished launch, its engine off, a lantern at bow and stern, five people on board. */
export function drawLagoonBoat(s: Stage): void {
  s.clipped(polygon(at('-260,-300 260,-300 260,-22 -260,-22')), () => {
    for (const { seat, ...who } of GUESTS)
      drawFigure(s, { ...who, x: BOAT.x + seat[0], y: BOAT.y + seat[1] + 12, key: 0.8, shadow: false })
  })
  drawHull(s)
  drawLantern(s, 168, -30)
  drawLantern(s, -156, -26)
}

function drawHull(s: Stage): void {
  const hull = smooth(
    at('-172,-32 -172,-32 -60,-27 40,-27 120,-32 190,-46 190,-46 176,-18 150,2 120,8 -130,8 -160,0'),
    true,
    0.5,
  )
  s.path(hull, s.shade('#7a3f2a', 0.3))
  s.clipped(hull, () => {
    s.path(polygon(at('-200,-60 220,-60 220,-18 -200,-12')), s.shade('#c87a44', 0.8))
    for (const y of [-16, -8])
      s.path(
        smooth(
          at(`-176,${y} 0,${y + 3} 190,${y - 12} 190,${y - 11} 0,${y + 4.4} -176,${y + 1.4}`),
          true,
          0.5,
        ),
        s.shade('#6a3424', 0.2),
      )
    s.path(polygon(at('-200,3 220,0 220,12 -200,12')), s.shade('#f0e2c0', 0.8))
  })
  s.path(
    smooth(
      at(
        '-176,-36 -176,-36 -60,-31 40,-31 120,-36 192,-51 192,-51 192,-45 192,-45 120,-30 40,-25 -60,-25 -176,-30 -176,-30',
      ),
      true,
      0.5,
    ),
    s.shade('#fff0cc', 1),
  )
  const thwarts = range(4).map((i) => `M${BOAT.x - 84 + i * 52} ${BOAT.y - 25}v4`)
  s.line(thwarts.join(''), s.shade('#6a3424', 0.3), 7)
}

function drawLantern(s: Stage, dx: number, dy: number): void {
  const [x, y] = [BOAT.x + dx, BOAT.y + dy]
  const iron = s.shade('#33486c', 0.4)
  s.line(`M${x} ${y}V${y - 66}h${dx > 0 ? 14 : -14}`, iron, 2.6)
  const lx = x + (dx > 0 ? 14 : -14)
  s.ellipse(lx, y - 50, 9, 11, '#ffb84e')
  s.ellipse(lx, y - 50, 4.6, 11, '#fff2c4')
  s.rect(lx - 6, y - 63, 12, 3.4, iron)
  s.rect(lx - 5, y - 40, 10, 3, iron)
}
