import { ellipsePath, type Point, polygon, smooth } from '../../engine/geometry.ts'
import { range } from '../../engine/numbers.ts'
import type { Stage } from '../../engine/stage.ts'
import { drawFigure, type FigureOptions } from '../../language/people/figure.ts'

/** Arabian oryx in profile, 100 high at the shoulder: white, brown stockings, horns nearly straight; looks left. */
export function drawOryx(s: Stage, x: number, y: number, size: number): void {
  const [white, brown] = ['#f6f1e2', '#4a3330']
  s.placed({ x, y, scale: size / 100, flip: true }, () => {
    s.path(
      'M27 -64L25 -34L22 -3L25 0H17L17 -34L12 -60ZM-34 -64L-26 -50L-33 -36L-31 -4L-28 0H-36L-40 -37L-40 -52Z',
      s.shade(brown, 0.1),
    )
    s.line('M-45 -90C-54 -84 -54 -70 -51 -56', s.shade(white, 0.6), 3).path(
      'M-53 -62L-47 -60L-49 -38L-54 -42Z',
      s.shade(brown, 0.2),
    )
    s.path(
      'M-46 -88C-47 -97 -38 -101 -28 -99C-12 -96 2 -98 14 -103C22 -107 30 -117 38 -128C41 -133 48 -134 53 -131L70 -115C72 -110 69 -107 64 -108L54 -111C49 -104 44 -92 40 -80C37 -68 32 -60 24 -57C10 -51 -14 -52 -26 -56C-36 -58 -46 -74 -46 -88Z',
      s.shade(white, 1.1),
    )
    s.path(
      'M-45 -78C-30 -66 6 -68 36 -72C34 -64 30 -60 24 -57C10 -51 -14 -52 -26 -56C-36 -58 -43 -68 -45 -78Z',
      s.shade(white, 0.45),
    )
    s.path(
      'M37 -68L35 -34L33 -4L36 0H28L28 -34L22 -60ZM-46 -82L-24 -58L-36 -48L-42 -35L-40 -4L-37 0H-45L-46 -5L-50 -36L-46 -50Z',
      s.shade(white, 0.85),
    )
    s.path(
      'M35 -40L33 -4L36 0H28L28 -40ZM-44 -40L-42 -35L-40 -4L-37 0H-45L-46 -5L-50 -36L-48 -42Z',
      s.shade(brown, 0.3),
    )
    s.path(
      'M58 -126L70 -115C72 -110 69 -107 64 -108L60 -110ZM48 -130L52 -120L56 -112L50 -114L45 -124Z',
      s.shade(brown, 0.3),
    )
    s.path('M44 -130L32 -140L40 -124Z', s.shade(white, 0.8))
    s.path('M45 -131C40 -152 30 -180 14 -208C34 -184 45 -156 49 -132Z', s.shade(brown, 0.4)).path(
      'M49 -132C46 -156 38 -184 24 -212C43 -184 52 -156 53 -131Z',
      s.shade(brown, 0.15),
    )
  })
}

interface Tent {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly peaks: number
}

const LAMPLIGHT = '#ffcf73'

/** Long low tent of dark goat hair, open along its front: lit back cloth, cushions, poles and hanging lamps. */
export function drawLongTent(s: Stage, { x, y, w, h, peaks }: Tent): void {
  const step = w / peaks
  const ridge: Point[] = range(peaks * 2 + 1).map((i) => [x + (step * i) / 2, y - h * (i % 2 ? 1 : 0.74)])
  const eaves = range(peaks * 2 + 1).map((i): Point => [x + (step * i) / 2, y - h * (i % 2 ? 0.62 : 0.52)])
  s.path(
    polygon([
      [x + 4, y - h * 0.6],
      [x + w - 4, y - h * 0.6],
      [x + w - 4, y],
      [x + 4, y],
    ]),
    LAMPLIGHT,
  )
  s.path(
    polygon([
      [x + 4, y - h * 0.6],
      [x + w - 4, y - h * 0.6],
      [x + w - 4, y - h * 0.4],
      [x + 4, y - h * 0.4],
    ]),
    '#e8943c',
  )
  const zigzag = range(Math.round(w / 9)).map((i) =>
    polygon([
      [x + 6 + i * 9, y - h * 0.28],
      [x + 10.5 + i * 9, y - h * 0.37],
      [x + 15 + i * 9, y - h * 0.28],
    ]),
  )
  s.path(zigzag.join(''), '#b8402f')
  const cushions = range(peaks * 3).map((i) => ({
    at: x + 10 + (i * (w - 24)) / (peaks * 3),
    colour: ['#a8322f', '#1f5f7c', '#d97a2c'][i % 3] as string,
  }))
  for (const { at, colour } of cushions) s.rect(at, y - h * 0.16, (w / peaks / 3) * 0.78, h * 0.16, colour)
  s.path(polygon([...ridge, ...eaves.reverse()]), s.shade('#3f3440', 0.45))
  s.path(
    polygon([
      ...ridge.map(([px, py], i): Point => [px, py + h * (i % 2 ? 0.1 : 0.06)]),
      ...[...ridge].reverse(),
    ]),
    s.shade('#8a7f96', 0.9),
  )
  const ends: Point[][] = [
    [
      [x, y - h * 0.74],
      [x + 5, y - h * 0.5],
      [x + 9, y],
      [x - 16, y],
    ],
    [
      [x + w, y - h * 0.74],
      [x + w - 5, y - h * 0.5],
      [x + w - 9, y],
      [x + w + 16, y],
    ],
  ]
  for (const end of ends) s.path(polygon(end), s.shade('#3f3440', 0.25))
  const poles = range(peaks).map((i) => `M${x + step * (i + 0.5)} ${y}V${y - h * 1.06}`)
  s.line(poles.join(''), s.shade('#2a1c24', 0.3), 2.2)
  const guys = [
    `M${x} ${y - h * 0.74}L${x - h * 0.75} ${y + 3}`,
    `M${x + w} ${y - h * 0.74}L${x + w + h * 0.75} ${y + 3}`,
  ]
  s.line(guys.join(''), s.shade('#8a7f96', 0.6), 0.9)
  s.path(
    range(peaks + 1)
      .map((i) => ellipsePath(x + step * i + (i ? (i === peaks ? -14 : 0) : 14), y - h * 0.4, 3.2, 4.4))
      .join(''),
    '#fff3c8',
  )
}

/** Hard-edged pools of firelight on the sand, the fire, its logs. */
export function drawCampFire(s: Stage, x: number, y: number, h: number): void {
  for (const [k, colour] of [
    [8.2, '#3c4c6a'],
    [5.4, '#9a6450'],
    [3, '#dc8f48'],
  ] as const)
    s.ellipse(x, y + h * 0.1, h * k, h * k * 0.19, colour)
  s.line(
    `M${x - h * 0.5} ${y + h * 0.08}L${x + h * 0.4} ${y - h * 0.1}M${x - h * 0.4} ${y - h * 0.1}L${x + h * 0.5} ${y + h * 0.08}`,
    '#3a1c1c',
    h * 0.13,
    'stroke-linecap="round"',
  )
  for (const [k, colour] of [
    [1, '#f07a2c'],
    [0.72, '#ffc04a'],
    [0.42, '#fff6cf'],
  ] as const) {
    const flame: Point[] = [
      [-0.3, 0],
      [-0.36, -0.34],
      [-0.16, -0.56],
      [-0.02, -1.1],
      [0.12, -0.62],
      [0.26, -0.74],
      [0.36, -0.3],
      [0.28, 0],
    ]
    s.path(
      smooth(
        flame.map(([a, b]): Point => [x + a * h * k, y + b * h * k]),
        true,
        0.6,
      ),
      colour,
    )
  }
}

const AT_THE_FIRE: readonly (Pick<FigureOptions, 'pose' | 'dress' | 'colours' | 'skin'> &
  Partial<FigureOptions>)[] = [
  {
    x: 1062,
    y: 806,
    h: 72,
    pose: 'crossLegged',
    dress: 'thobe',
    colours: ['#f4ead2'],
    skin: 'bronze',
    hat: 'ghutra',
    hatColours: ['#f6efe0'],
    beard: true,
  },
  {
    x: 1114,
    y: 828,
    h: 74,
    pose: 'kneeling',
    dress: 'summerDress',
    colours: ['#d9603c'],
    skin: 'umber',
    woman: true,
    hair: 'bun',
  },
  {
    x: 1244,
    y: 830,
    h: 76,
    pose: 'crossLegged',
    dress: 'shirt',
    colours: ['#8fc0c8', '#34445c'],
    skin: 'rose',
    hair: 'short',
    flip: true,
  },
  {
    x: 1304,
    y: 806,
    h: 76,
    pose: 'offering',
    dress: 'abaya',
    colours: ['#2f6f78'],
    skin: 'honey',
    woman: true,
    hat: 'hijab',
    hatColours: ['#3f8a90'],
    flip: true,
  },
]

/** Four round the fire: each shadow runs away from it. */
export function drawFireside(s: Stage, fireX: number): void {
  for (const who of AT_THE_FIRE) {
    const { x = 0, y = 0, h = 70 } = who
    drawFigure(s, {
      ...who,
      x,
      y,
      h,
      shadow: { to: [(x - fireX) / 150, 0.06], colour: '#1c1a3c', opacity: 0.55 },
    })
  }
}

/** A row of lamps set down on the sand to show the way. */
export function drawLampPath(s: Stage, way: readonly Point[]): void {
  for (const [x, y] of way) {
    const r = 3 + (y - 740) * 0.035
    s.ellipse(x, y + r * 1.4, r * 5, r * 1.2, '#8a6450', 'opacity=".8"').ellipse(
      x,
      y + r * 1.4,
      r * 2.6,
      r * 0.7,
      '#d9934c',
    )
    s.rect(x - r * 0.7, y - r * 1.4, r * 1.4, r * 2.8, '#ffe29a').rect(
      x - r,
      y - r * 2,
      r * 2,
      r * 0.7,
      '#3a2a3c',
    )
  }
}
