import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'
import { EYE, see } from './pit-lane.ts'

const SHADOW = { to: [0.5, 0.06], opacity: 0.42 } as const

type Member = Omit<FigureOptions, 'x' | 'y' | 'h' | 'dress' | 'hat'> & { readonly tall?: number }

function put(s: Stage, right: number, away: number, { tall = 1.76, ...who }: Member): void {
  const [x, y] = see([right, 0, away])
  drawFigure(s, {
    hatColours: ['#fdf6e4', '#16243c'],
    shadow: SHADOW,
    ...who,
    dress: 'overalls',
    hat: 'helmet',
    x,
    y,
    h: (EYE.focal / away) * tall,
  })
}

/** Those behind the car: the rear wheels, the stop board, the man with the extinguisher. */
export function drawFarCrew(s: Stage): void {
  put(s, 2.5, 13.2, {
    pose: 'handsBehind',
    view: 'front',
    colours: ['#f0ece0', '#f0ece0', '#d0202a'],
    skin: 'chestnut',
    hatColours: ['#d0202a', '#16243c'],
  })
  put(s, -1.72, 11.6, { pose: 'kneeling', colours: ['#2b4472', '#2b4472', '#f4c62c'], skin: 'bronze' })
  put(s, 1.72, 11.6, {
    pose: 'kneeling',
    flip: true,
    colours: ['#24406c', '#24406c', '#f4c62c'],
    skin: 'olive',
  })
  put(s, -2.3, 10.4, {
    pose: 'raising',
    view: 'front',
    colours: ['#2a4676', '#2a4676', '#f4c62c'],
    skin: 'umber',
    flip: true,
  })
  drawBoard(s)
}

/** The stop board on its pole, in the raised hand. */
function drawBoard(s: Stage): void {
  const k = EYE.focal / 10.4
  const [x, y] = see([-2.3 - 0.165 * 1.76, 1.08 * 1.76, 10.4])
  s.line(`M${x} ${y + 0.5 * k}V${y - 0.5 * k}`, s.shade('#2c3a50', 0.4), 4)
  s.circle(x, y - 0.72 * k, 0.27 * k, s.shade('#fffaf0', 1))
  s.circle(x, y - 0.72 * k, 0.235 * k, s.shade('#d0202a', 0.9))
  s.rect(x - 0.16 * k, y - 0.76 * k, 0.32 * k, 0.08 * k, s.shade('#fffaf0', 1))
}

/** The two at the front wheels, guns on the nuts. */
export function drawNearCrew(s: Stage): void {
  for (const side of [-1, 1] as const) {
    put(s, side * 1.62, 8.35, {
      pose: 'crouching',
      flip: side > 0,
      colours: side > 0 ? ['#2d4a7c', '#2d4a7c', '#f4c62c'] : ['#27426f', '#27426f', '#f4c62c'],
      skin: side > 0 ? 'rose' : 'mahogany',
    })
    drawGun(s, side)
  }
}

/** Body, socket and the yellow hose that climbs to the boom. */
function drawGun(s: Stage, side: -1 | 1): void {
  const [x, y] = see([side * 1.14, 0.4, 8.35])
  s.line(
    `M${x + side * 14} ${y + 10}C${x + side * 70} ${y + 90} ${x + side * 110} ${y - 60} ${EYE.x + side * 132} 352`,
    s.shade('#f4c62c', 0.9),
    3.4,
  )
  s.placed({ x, y, flip: side > 0 }, () => {
    s.path('M-22 -8H6L10 -5V6L6 9H-22Z', s.shade('#d0202a', 0.85))
    s.path('M10 -4H24V5H10Z', s.shade('#c4ccd4', 0.9))
    s.path('M-16 8H-6L-9 24H-17Z', s.shade('#1c2634', 0.3))
  })
}

/** The boom over the box, from which the hoses hang. */
export function drawBoom(s: Stage): void {
  s.rect(EYE.x - 150, 338, 700, 12, s.shade('#f2ead8', 1))
  s.rect(EYE.x - 150, 350, 700, 6, s.shade('#6f7890', 0.3))
  for (const side of [-1, 1]) s.rect(EYE.x + side * 132 - 12, 334, 24, 26, s.shade('#27426f', 0.5))
  for (const dx of [-60, 0, 60]) s.rect(EYE.x + dx - 16, 354, 32, 7, s.shade('#fff6c8', 1))
}
