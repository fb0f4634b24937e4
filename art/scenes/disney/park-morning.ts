import { polygon } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { PARK_EYE, see } from './park-eye.ts'

const SHADOW = { to: [-1.05, 0.2], opacity: 0.36 } as const

type Somebody = Omit<FigureOptions, 'x' | 'y' | 'h'> & { readonly tall: number }

const put = (s: Stage, right: number, away: number, { tall, ...who }: Somebody): void => {
  const [x, y] = see([right, 0, away])
  drawFigure(s, { shadow: SHADOW, ...who, x, y, h: (PARK_EYE.focal / away) * tall })
}

/** The whole family on its way to the first ride: the eldest runs, the middle one pulls, the youngest rides. */
export function drawFamilyAhead(s: Stage): void {
  put(s, 7.7, 27, {
    tall: 1.42,
    pose: 'running',
    dress: 'summerDress',
    colours: ['#f2b83c', '#fff6e2'],
    skin: 'chestnut',
    age: 'youth',
    woman: true,
    hair: 'ponytail',
  })
  put(s, 2.5, 20, {
    tall: 1.66,
    pose: 'handInHand',
    dress: 'summerDress',
    colours: ['#2f8fa0', '#f6f2e2'],
    skin: 'bronze',
    woman: true,
    hat: 'straw',
    hatColours: ['#f6e6b8', '#e8604a'],
  })
  const m = PARK_EYE.focal / 20
  const [x, y] = see([2.5, 0, 20])
  drawFigure(s, {
    x: x + 0.57 * m,
    y: y + 1,
    h: m * 1.08,
    pose: 'handHeld',
    dress: 'shorts',
    colours: ['#e8503c', '#34608a'],
    skin: 'chestnut',
    age: 'child',
    hair: 'curls',
    shadow: SHADOW,
  })
  const away = 21
  const [fx, fy] = see([4.8, 0, away])
  const h = (PARK_EYE.focal / away) * 1.82
  drawFigure(s, {
    x: fx,
    y: fy,
    h,
    pose: 'walkingAway',
    dress: 'shirt',
    colours: ['#fbf6e8', '#5a6f8c'],
    skin: 'umber',
    hair: 'cropped',
    shadow: SHADOW,
  })
  drawFigure(s, {
    x: fx + 1,
    y: fy - h * 0.86,
    h: h * 0.56,
    pose: 'onShoulders',
    dress: 'shorts',
    colours: ['#f0648a', '#f6f2e2'],
    skin: 'umber',
    age: 'child',
    woman: true,
    hair: 'bun',
    shadow: false,
  })
  drawBalloon(s, fx + h * 0.15, fy - h * 1.19, h)
}

function drawBalloon(s: Stage, x: number, y: number, h: number): void {
  const [bx, by] = [x - h * 0.1, y - h * 0.66]
  s.line(`M${x} ${y}Q${x + 4} ${(y + by) / 2} ${bx} ${by + h * 0.15}`, s.shade('#6a5a50', 0.4), 1.1)
  const d = `M${bx} ${by + h * 0.155}C${bx - h * 0.17} ${by + h * 0.02} ${bx - h * 0.13} ${by - h * 0.17} ${bx} ${by - h * 0.17}C${bx + h * 0.13} ${by - h * 0.17} ${bx + h * 0.17} ${by + h * 0.02} ${bx} ${by + h * 0.155}Z`
  s.path(d, s.shade('#c8323a', 0.5))
  s.clipped(d, () => s.path(d, s.shade('#f0503e', 1), `transform="translate(${h * 0.04} ${-h * 0.03})"`))
}

/** The man who polishes the lamps before anybody comes. */
export function drawLampPolisher(s: Stage, right: number, away: number): void {
  const m = PARK_EYE.focal / away
  const [x, y] = see([right, 0, away])
  const wood = s.shade('#c8985c', 0.8)
  const top = y - m * 2.5
  const rails = [
    [x - m * 1.0, y + m * 0.05, x - m * 0.16],
    [x - m * 0.6, y + m * 0.12, x + m * 0.14],
  ] as const
  for (const [x0, y0, x1] of rails) s.line(`M${x0} ${y0}L${x1} ${top}`, wood, m * 0.07)
  const rungs = range(8).map((i) => {
    const t = (i + 0.6) / 8
    const [[ax, ay, bx], [cx, cy, dx]] = rails
    return polygon(
      [
        [ax + (bx - ax) * t, ay + (top - ay) * t],
        [cx + (dx - cx) * t, cy + (top - cy) * t],
      ],
      false,
    )
  })
  s.line(rungs.join(''), wood, m * 0.05)
  drawFigure(s, {
    x: x - m * 0.36,
    y: y - m * 1.5,
    h: m * 1.76,
    pose: 'raising',
    dress: 'overalls',
    colours: ['#3f6f9c', '#3f6f9c', '#f6ead2'],
    skin: 'rose',
    age: 'elder',
    hat: 'cap',
    hatColours: ['#3f6f9c', '#2f5478'],
    shadow: false,
  })
}
